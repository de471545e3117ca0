"""The light on places that may be clicked, and the banner of the final round."""

import pygame

from firenze.engine.terms import Phase
from firenze.ui.draw import shapes
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.layout import Layout
from firenze.ui.places import Places
from firenze.ui.targets import (
    OnBag,
    OnCardBrick,
    OnLogLine,
    OnPhase,
    OnPlot,
    OnSlot,
    OnSpot,
    OnStorey,
    Target,
)
from firenze.ui.theme import Role
from firenze.ui.view import TableView

BUTTONS = frozenset({"primary", "secondary", "undo", "restart", "redo", "menu", "rules", "log"})
CLOSE = (OnPlot, OnCardBrick, OnBag, OnStorey)


def draw_halos(canvas: Canvas, layout: Layout, places: Places, view: TableView) -> None:
    """Candle light for what is asked now, a thin ring for what else may be done."""
    also = view.also - view.glow
    lit = [target for target in places.order if _lit(target, view)]
    for target in lit:
        if target in also and not isinstance(target, OnCardBrick):
            for shape in shapes_of(places, target):
                _thin(canvas, shape, target)
    for target in lit:
        if target in view.glow:
            for shape in shapes_of(places, target):
                _full(canvas, ringed(canvas, shape, target), target)
    _banner(canvas, layout, view)


def shapes_of(places: Places, target: Target) -> tuple[pygame.Rect, ...]:
    """What is drawn for a target; the bricks of one colour on a card lie apart."""
    if isinstance(target, OnCardBrick):
        return places.hits(target)
    shape = places.shape(target)
    return (shape,) if shape else ()


def _lit(target: Target, view: TableView) -> bool:
    if isinstance(target, OnCardBrick):
        return OnSlot(target.slot) not in view.glow
    if isinstance(target, OnSpot):
        return target.spot not in BUTTONS
    return not isinstance(target, OnPhase | OnLogLine)


def bend(canvas: Canvas, target: Target) -> int:
    """The corner of the ring around a target, in pixels."""
    return canvas.px(4 if isinstance(target, CLOSE) else 8)


def ringed(canvas: Canvas, shape: pygame.Rect, target: Target) -> pygame.Rect:
    """What a ring goes around: cells that lie close together are ringed on their own edge."""
    if isinstance(target, CLOSE):
        inset = -2 * canvas.px(4)
        return shape.inflate(inset, inset)
    return shape


def _full(canvas: Canvas, shape: pygame.Rect, target: Target) -> None:
    """The full light; cards of the row lie close together on wood and have an outline already."""
    if not isinstance(target, OnSlot):
        shapes.glow(canvas, shape, bend(canvas, target))
        return
    width, radius = max(3, canvas.px(4)), bend(canvas, target)
    shapes.ring(canvas, shape, canvas.palette.glow, width, radius)
    outer = shape.inflate(2 * width, 2 * width)
    shapes.ring(canvas, outer, canvas.palette.ink, 1, radius + width)


def _thin(canvas: Canvas, shape: pygame.Rect, target: Target) -> None:
    width = max(2, canvas.px(3))
    shape = ringed(canvas, shape, target)
    radius = bend(canvas, target)
    shapes.ring(canvas, shape, canvas.palette.glow, width, radius)
    outer = shape.inflate(2 * width, 2 * width)
    shapes.ring(canvas, outer, canvas.palette.ink, 1, radius + width)


def _banner(canvas: Canvas, layout: Layout, view: TableView) -> None:
    state = view.state
    taker = state.city.end_tile
    if taker < 0:
        return
    palette, rect = canvas.palette, layout.city.banner
    shapes.panel(canvas, rect, palette.accent, palette.ink, shadow=canvas.px(4))
    inner = rect.inflate(-canvas.px(10), -canvas.px(10))
    shapes.ring(canvas, inner.inflate(-4, -4), palette.accent_text, 1, canvas.px(6))
    upper = pygame.Rect(rect.left, rect.top + canvas.px(10), rect.width, rect.height // 2)
    upper.height -= canvas.px(10)
    canvas.text(upper, view.words("Final round"), Role.NAME, palette.accent_text, "centre")
    left = still_to_play(view)
    lower = pygame.Rect(rect.left, upper.bottom, rect.width, rect.bottom - upper.bottom)
    lower = lower.inflate(-canvas.px(28), -canvas.px(14))
    words = view.words("to play:") if left else view.words("all have played")
    high = lower.height
    step = high * 5 // 6 + canvas.px(6)
    wide = min(lower.width, canvas.width(words, Role.LABEL))
    start = lower.centerx - (wide + (step * len(left) + canvas.px(8) if left else 0)) // 2
    room = pygame.Rect(start, lower.top, wide + 2, high)
    canvas.text(room, words, Role.LABEL, palette.accent_text)
    for number, player in enumerate(left):
        place = pygame.Rect(room.right + canvas.px(8) + step * number, lower.top, 0, high)
        place.width = high * 5 // 6
        shield(canvas, place, state.table.setup.seats[player].family)


def still_to_play(view: TableView) -> list[int]:
    """Who has a turn left in the final round, the player whose turn it is first (E1)."""
    state = view.state
    count, taker = len(state.players), state.city.end_tile
    if state.turn.phase is Phase.OVER:
        return []
    found = []
    player = state.turn.player
    if player == taker:
        player = (player + 1) % count
    while player != taker:
        found.append(player)
        player = (player + 1) % count
    return found
