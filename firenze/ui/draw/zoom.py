"""The enlarged card: full text, what it would do now, rule numbers, bricks, price."""

import pygame

from firenze.engine.terms import COLOURS, card_type
from firenze.text.cards import card_name
from firenze.text.names import card_type_name
from firenze.ui.boxes import columns
from firenze.ui.draw import scenery, shapes
from firenze.ui.draw.bricks import brick
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.cards import badge, draw_cells, kind_paint
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.draw.motifs import motif
from firenze.ui.layout import Layout
from firenze.ui.piles import BrickCell, grouped, singles
from firenze.ui.places import Places
from firenze.ui.targets import OnHand, OnSlot, Target
from firenze.ui.theme import Role
from firenze.ui.view import CardZoom, TableView

MARGIN = 14


def draw_zoom(
    canvas: Canvas, layout: Layout, places: Places, view: TableView
) -> pygame.Rect | None:
    """The enlarged card near the place it belongs to; returns where it lies."""
    zoom = view.zoom
    target = view.zoom_at or view.hover or view.focus
    if zoom is None or target is None:
        return None
    anchor = places.shape(target)
    if anchor is None:
        return None
    rect = _placed(canvas, layout, target, anchor, zoom)
    around = rect.inflate(2 * canvas.px(MARGIN), 2 * canvas.px(MARGIN))
    key = ("zoom", zoom, rect.size)
    canvas.surface.blit(
        canvas.store.get(key, lambda: _made(canvas, around.size, view, zoom)), around
    )
    return rect


def _made(canvas: Canvas, size: tuple[int, int], view: TableView, zoom: CardZoom) -> pygame.Surface:
    """The card with its shadow, on a ground that can be seen through."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    margin = canvas.px(MARGIN)
    rect = made.get_rect().inflate(-2 * margin, -2 * margin)
    _draw(canvas.onto(made), rect, view, zoom)
    return made


def _width(canvas: Canvas) -> int:
    return max(round(canvas.theme.text(Role.BODY) * 14.5), canvas.px(340))


def _placed(
    canvas: Canvas, layout: Layout, target: Target, anchor: pygame.Rect, zoom: CardZoom
) -> pygame.Rect:
    rect = pygame.Rect(0, 0, _width(canvas), _heights(canvas, zoom)[-1])
    rect.bottomleft = (anchor.left - canvas.px(6), anchor.bottom + canvas.px(34))
    if isinstance(target, OnHand):
        rect.bottomright = (layout.workshop.hand.left - canvas.px(12), layout.workshop.hand.bottom)
    elif not isinstance(target, OnSlot):
        rect.midtop = (anchor.centerx, anchor.bottom + canvas.px(12))
    rect.clamp_ip(layout.window.inflate(-canvas.px(8), -canvas.px(8)))
    if rect.colliderect(layout.strip.whole):
        rect.midbottom = (anchor.centerx, layout.strip.whole.top - 2)
    return rect.clamp(layout.window.inflate(-canvas.px(8), 0))


def _heights(canvas: Canvas, zoom: CardZoom) -> list[int]:
    """The lower edges of head, text, now, bricks and price, from the card's top."""
    pad = canvas.px(12)
    width = _width(canvas) - 2 * pad
    edges = [round(canvas.theme.text(Role.CARD_TITLE) * 2.1)]
    edges.append(edges[-1] + pad + block_height(canvas, zoom.text, Role.BODY, width))
    edges[-1] += canvas.line_height(Role.CAPTION) + pad // 2
    now = 0
    if zoom.now or zoom.prestige is not None:
        now = block_height(canvas, zoom.now, Role.BODY, _now_width(canvas, zoom)) + 2 * pad
        now = max(now, _wreath(canvas) + pad if zoom.prestige is not None else 0)
    edges.append(edges[-1] + now + (pad if now else 0))
    edges.append(edges[-1] + (canvas.px(44) + pad if zoom.bricks and any(zoom.bricks) else 0))
    price = _price_height(canvas, zoom) if zoom.price else 0
    edges.append(edges[-1] + price + (pad if price else 0) + pad // 2)
    return edges


def _price_height(canvas: Canvas, zoom: CardZoom) -> int:
    width = _width(canvas) - 2 * canvas.px(12)
    return block_height(canvas, zoom.price, Role.BODY_BOLD, width) + canvas.px(8)


def _wreath(canvas: Canvas) -> int:
    return max(52, canvas.px(80))


def _now_width(canvas: Canvas, zoom: CardZoom) -> int:
    wide = _width(canvas) - canvas.px(48)
    return wide - _wreath(canvas) if zoom.prestige is not None else wide


def _draw(canvas: Canvas, rect: pygame.Rect, view: TableView, zoom: CardZoom) -> None:
    palette, paint = canvas.palette, kind_paint(canvas, zoom.card)
    head, text, now, bricks, price = _heights(canvas, zoom)
    pad, line = canvas.px(12), max(2, canvas.px(3))
    shapes.panel(canvas, rect, palette.card, palette.ink, line, canvas.px(14), canvas.px(8))
    shapes.ring(canvas, rect, palette.glow, canvas.px(3), canvas.px(14))
    band = pygame.Rect(rect.left, rect.top, rect.width, head)
    shapes.panel(canvas, band, paint.ground, palette.ink, line, canvas.px(14))
    _head(canvas, band, view, zoom)
    body = pygame.Rect(rect.left + pad, band.bottom + pad // 2, rect.width - 2 * pad, 0)
    body.height = rect.top + text - body.top
    height = block(canvas, body, zoom.text, Role.BODY, middle=False)
    _rules(
        canvas, pygame.Rect(body.left, body.top + height, body.width, body.height - height), zoom
    )
    if now > text:
        box = pygame.Rect(body.left, rect.top + text, body.width, now - text - pad // 2)
        _now_box(canvas, box, zoom)
    if bricks > now and zoom.bricks:
        room = pygame.Rect(body.left, rect.top + now, body.width, bricks - now - pad // 2)
        _bricks(canvas, room, zoom)
    if zoom.price:
        room = pygame.Rect(body.left, rect.top + bricks, body.width, price - bricks - pad // 2)
        shapes.line(canvas, room.topleft, room.topright, palette.line, max(1, canvas.px(2)))
        block(canvas, room, zoom.price, Role.BODY_BOLD)


def _head(canvas: Canvas, band: pygame.Rect, view: TableView, zoom: CardZoom) -> None:
    paint = kind_paint(canvas, zoom.card)
    pad = canvas.px(10)
    side = band.height - pad
    field = pygame.Rect(band.left + pad // 2, band.top + pad // 2, side, side)
    shapes.panel(canvas, field, canvas.palette.card, radius=canvas.px(9))
    motif(canvas, field.inflate(-pad, -pad).move(pad // 3, pad // 3), zoom.card)
    radius = max(8, canvas.px(14))
    badge(canvas, (field.left + radius, field.top + radius), zoom.card, radius)
    room = pygame.Rect(field.right + pad, band.top, 0, band.height)
    room.width = band.right - pad - room.left
    half = room.height * 56 // 100
    upper = pygame.Rect(room.left, room.top + pad // 3, room.width, half)
    canvas.text(upper, card_name(zoom.card, view.words), Role.CARD_TITLE, paint.text)
    lower = pygame.Rect(room.left, upper.bottom - pad // 2, room.width, room.height - half)
    words = card_type_name(card_type(zoom.card), view.words)
    canvas.text(lower, words, Role.CAPTION, paint.text)


def _rules(canvas: Canvas, room: pygame.Rect, zoom: CardZoom) -> None:
    palette = canvas.palette
    right = room.right
    high = canvas.theme.text(Role.CAPTION) + canvas.px(6)
    for rule in reversed(zoom.rules):
        wide = canvas.width(rule, Role.CAPTION) + canvas.px(14)
        chip = pygame.Rect(right - wide, 0, wide, high)
        chip.centery = room.centery
        if chip.left < room.left:
            return
        shapes.panel(canvas, chip, palette.recess, palette.line, 1, canvas.px(5))
        canvas.text(chip, rule, Role.CAPTION, palette.ink_soft, "centre")
        right = chip.left - canvas.px(5)


def _now_box(canvas: Canvas, box: pygame.Rect, zoom: CardZoom) -> None:
    palette = canvas.palette
    shapes.panel(canvas, box, palette.recess, palette.line, 1, canvas.px(8))
    room = box.inflate(-canvas.px(20), -canvas.px(6))
    if zoom.prestige is not None:
        size = _wreath(canvas)
        square = pygame.Rect(0, 0, size, size)
        square.midright = (box.right - canvas.px(6), box.centery)
        scenery.wreath(canvas, square, str(zoom.prestige), Role.FIGURE_LARGE)
        room.width = square.left - canvas.px(4) - room.left
    block(canvas, room, zoom.now, Role.BODY)


def _bricks(canvas: Canvas, room: pygame.Rect, zoom: CardZoom) -> None:
    held = zoom.bricks
    assert held is not None
    cells = columns(room, 6, canvas.px(5))
    if not grouped(held):
        for colour, cell in zip(singles(held), cells, strict=False):
            brick(canvas, cell, colour)
        return
    kinds = [colour for colour in COLOURS if held[colour]]
    groups = [BrickCell(c, held[c], cell) for c, cell in zip(kinds, cells, strict=False)]
    draw_cells(canvas, groups, counted=True)
