"""The market counter: card row with its prices, deck, discard pile, bag."""

import pygame

from firenze.engine.phases.take import card_cost
from firenze.engine.terms import COLOURS, CardKind, Phase
from firenze.ui.draw import scenery, shapes
from firenze.ui.draw.bricks import brick, faint_brick
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.cards import draw_card, kind_paint
from firenze.ui.draw.lettering import block, fits
from firenze.ui.draw.motifs import motif
from firenze.ui.layout import Layout, MarketBoxes
from firenze.ui.palette import Rgb, mix
from firenze.ui.places import slot_box
from firenze.ui.targets import OnSlot
from firenze.ui.theme import Role
from firenze.ui.view import TableView


def draw_market(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """Everything that lies on the counter."""
    boxes, state = layout.market, view.state
    used = {slot_box(state, index) for index in range(len(state.market.row))}
    for box, card in enumerate(boxes.cards):
        if box not in used:
            _gap(canvas, card)
    for index, slot in enumerate(state.market.row):
        box = slot_box(state, index)
        draw_card(canvas, boxes.cards[box], slot.card, slot.bricks, view)
    if state.turn.phase is Phase.SETUP:
        _waiting(canvas, boxes, view)
    _prices(canvas, boxes, view)
    _taken(canvas, boxes, view)
    _deck(canvas, boxes, view)
    _discard(canvas, boxes, view)
    _bag(canvas, boxes, view)


def _gap(canvas: Canvas, card: pygame.Rect) -> None:
    palette = canvas.palette
    ground = mix(palette.wood, palette.ink, 0.16)
    shapes.dashed(
        canvas, card, mix(palette.wood, palette.ink, 0.5), radius=canvas.px(9), fill=ground
    )


def _waiting(canvas: Canvas, boxes: MarketBoxes, view: TableView) -> None:
    palette = canvas.palette
    room = boxes.cards[0].unionall(boxes.cards[1:])
    note = room.inflate(-room.width * 52 // 100, -room.height * 56 // 100)
    shapes.panel(canvas, note, palette.parchment, palette.ink, shadow=canvas.px(4))
    words = view.words(
        "**The market opens soon.** First five neutral seals close commissions of the city."
    )
    block(canvas, note.inflate(-canvas.px(30), -canvas.px(10)), words, Role.BODY, align="centre")


def _prices(canvas: Canvas, boxes: MarketBoxes, view: TableView) -> None:
    state, palette = view.state, canvas.palette
    count = state.table.edition.slots
    lit = {target.slot for target in view.glow if isinstance(target, OnSlot)}
    for slot, pill in list(enumerate(boxes.prices))[:count]:
        cost = card_cost(state, slot)
        beyond = bool(lit) and slot not in lit
        ground = palette.stone_dark if beyond else palette.parchment
        edge = max(1, canvas.px(1.5))
        shapes.panel(canvas, pill, ground, palette.ink, edge, pill.height // 2)
        if not cost:
            canvas.text(pill, view.words("free"), Role.LABEL, align="centre")
            continue
        high = round(pill.height * 0.46)
        tile = pygame.Rect(0, 0, high * 5 // 3, high)
        tile.midleft = (pill.centerx + canvas.px(1), pill.centery)
        figure = pygame.Rect(pill.left, pill.top, pill.width // 2 - canvas.px(5), pill.height)
        canvas.text(figure, str(cost), Role.COUNT, align="right")
        shapes.panel(canvas, tile, ground if beyond else palette.white, palette.ink, 1, 2)


def _taken(canvas: Canvas, boxes: MarketBoxes, view: TableView) -> None:
    taken = view.state.market.taken
    if taken is None:
        return
    card = boxes.cards[min(taken.slot, len(boxes.cards) - 1)]
    lifted = card.move(canvas.px(4), -canvas.px(14))
    canvas.veil(lifted.move(canvas.px(6), canvas.px(20)), canvas.palette.shadow, 90)
    draw_card(canvas, lifted, taken.card, taken.bricks, view)
    shapes.ring(canvas, lifted, canvas.palette.accent, max(2, canvas.px(4)), canvas.px(9))


def _deck(canvas: Canvas, boxes: MarketBoxes, view: TableView) -> None:
    left = len(view.state.market.deck)
    rect, step = boxes.deck, canvas.px(3)
    if not left:
        _gap(canvas, rect)
    for layer in reversed(range(min(3, left))):
        scenery.deck_back(canvas, rect.move(step * layer, -step * layer))
    paint = canvas.palette.card
    low = pygame.Rect(rect.left, rect.top + rect.height * 41 // 100, rect.width, rect.height // 4)
    canvas.text(low, str(left), Role.FIGURE, paint, "centre")
    _pile_word(canvas, low.move(0, low.height * 98 // 100), view.words("deck"), paint)


def _discard(canvas: Canvas, boxes: MarketBoxes, view: TableView) -> None:
    pile, rect, palette = view.state.market.discard, boxes.discard, canvas.palette
    if not pile:
        _gap(canvas, rect)
        _pile_word(canvas, rect, view.words("discard"), palette.tray_text)
        return
    if len(pile) > 1:
        under = rect.move(canvas.px(3), -canvas.px(3))
        shapes.panel(canvas, under, palette.recess, palette.ink, radius=canvas.px(8))
    _small_card(canvas, rect, pile[-1])
    low = pygame.Rect(rect.left, rect.top + rect.height * 49 // 100, rect.width, rect.height // 4)
    below = low.move(0, low.height * 90 // 100)
    named = _pile_word(canvas, below, view.words("discard"), palette.ink)
    canvas.text(low if named else low.union(below), str(len(pile)), Role.COUNT, align="centre")


def _pile_word(canvas: Canvas, room: pygame.Rect, words: str, colour: Rgb) -> bool:
    """The name of a pile, left out where it would be cut; returns whether it is there."""
    named = fits(canvas, words, Role.CAPTION, room.width - 4)
    if named:
        canvas.text(room, words, Role.CAPTION, colour, "centre")
    return named


def _small_card(canvas: Canvas, rect: pygame.Rect, kind: CardKind) -> None:
    palette = canvas.palette
    shapes.panel(canvas, rect, palette.card, palette.ink, radius=canvas.px(8))
    band = pygame.Rect(rect.left, rect.top, rect.width, rect.height * 46 // 100)
    shapes.panel(canvas, band, kind_paint(canvas, kind).ground, palette.ink, radius=canvas.px(8))
    inner = band.inflate(-canvas.px(18), -canvas.px(8))
    shapes.panel(canvas, inner, palette.card, radius=canvas.px(6))
    motif(canvas, inner.inflate(-2, -2), kind)


def _bag(canvas: Canvas, boxes: MarketBoxes, view: TableView) -> None:
    counts = view.state.market.bag
    first = boxes.bag_cells[0]
    top = boxes.bag.top + boxes.bag.height * 22 // 100
    title = pygame.Rect(boxes.bag.left, top, boxes.bag.width, first.top - top)
    words = view.words("Bag {n}", n=sum(counts))
    canvas.text(title.inflate(-canvas.px(20), 0), words, Role.BODY_BOLD, align="centre")
    for colour in COLOURS:
        cell, n = boxes.bag_cells[colour], counts[colour]
        high = min(round(cell.height * 0.62), canvas.px(28))
        tile = pygame.Rect(0, 0, high * 4 // 3, high)
        tile.midleft = (cell.left, cell.centery)
        room = pygame.Rect(tile.right + canvas.px(6), cell.top, cell.width, cell.height)
        paint = canvas.palette.ink if n else canvas.palette.ink_soft
        if n:
            brick(canvas, tile, colour)
        else:
            faint_brick(canvas, tile, colour)
        canvas.text(room, str(n), Role.COUNT, paint)
