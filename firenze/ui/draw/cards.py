"""The faces of cards: in the row, in the hand, on the discard pile."""

import pygame

from firenze.engine.terms import Bricks, CardKind, card_type
from firenze.text.cards import card_brief, card_name
from firenze.text.words import Words
from firenze.ui.draw import shapes
from firenze.ui.draw.bricks import brick
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.icons import icon
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.draw.marks import mark
from firenze.ui.draw.motifs import motif
from firenze.ui.palette import KindPaint
from firenze.ui.piles import BrickCell, CardZones, card_bricks, card_zones, grouped
from firenze.ui.theme import Role
from firenze.ui.view import TableView


def face_name(kind: CardKind, _: Words) -> str:
    """The name as it stands on a narrow card; it may break at a soft hyphen."""
    if kind is CardKind.ACKNOWLEDGEMENT:
        return _("Acknowl\u00adedge\u00adment")
    if kind is CardKind.RENAISSANCE:
        return _("Renais\u00adsance")
    if kind is CardKind.CAMPANILE:
        return _("Campa\u00adnile")
    return card_name(kind, _)


def kind_paint(canvas: Canvas, kind: CardKind) -> KindPaint:
    """The header colours of a card."""
    return canvas.palette.kind(card_type(kind).value)


def badge(canvas: Canvas, centre: tuple[int, int], kind: CardKind, radius: int) -> None:
    """The round sign that tells the type of a card."""
    palette = canvas.palette
    paint = kind_paint(canvas, kind)
    shapes.disc(canvas, centre, radius, paint.ground, palette.ink, max(1, canvas.theme.stroke))
    box = pygame.Rect(0, 0, radius * 6 // 5, radius * 6 // 5)
    box.center = centre
    icon(canvas, box, card_type(kind).value, paint.text)


def _head(canvas: Canvas, card: pygame.Rect, zones: CardZones, kind: CardKind, name: str) -> None:
    """Card ground, picture on a pale field, and name on the colour of its type."""
    palette, paint = canvas.palette, kind_paint(canvas, kind)
    bend, line = canvas.px(9), canvas.theme.stroke
    shapes.panel(canvas, card, palette.card, palette.ink, radius=bend, shadow=canvas.px(3))
    band = pygame.Rect(card.left, card.top, card.width, zones.name.height)
    shapes.panel(canvas, band, paint.ground, palette.ink, radius=bend)
    field = zones.picture.inflate(-2 * line, -2 * line)
    shapes.panel(canvas, field, palette.card, radius=max(2, bend - line))
    inner = zones.picture.inflate(-canvas.px(14), -canvas.px(14))
    motif(canvas, inner.move(canvas.px(3), canvas.px(3)), kind)
    room = zones.name.inflate(-canvas.px(12), -2)
    block(canvas, room, name, Role.CARD_NAME, paint.text)


def draw_card(
    canvas: Canvas, card: pygame.Rect, kind: CardKind, bricks: Bricks, view: TableView
) -> None:
    """A card of the row with the bricks on it; kept as one picture."""
    words = card_brief(kind, view.words, view.state.table.edition.effects)
    pad = canvas.px(16)
    inner = pygame.Rect((pad, pad), card.size)

    def make() -> pygame.Surface:
        made = pygame.Surface(inner.inflate(2 * pad, 2 * pad).size, pygame.SRCALPHA)
        _face(canvas.onto(made), inner, kind, bricks, face_name(kind, view.words), words)
        return made

    made = canvas.store.get(("card", kind, bricks, words, card.size), make)
    canvas.surface.blit(made, card.move(-pad, -pad))


def _face(
    canvas: Canvas, card: pygame.Rect, kind: CardKind, bricks: Bricks, name: str, words: str
) -> None:
    zones = card_zones(card)
    _head(canvas, card, zones, kind, name)
    room = zones.effect.inflate(-canvas.px(2), -canvas.px(2))
    large = block_height(canvas, words, Role.BODY, room.width) <= 2 * canvas.line_height(Role.BODY)
    block(canvas, room, words, Role.BODY if large else Role.CARD_TEXT)
    radius = max(8, canvas.px(12))
    inset = radius + max(2, canvas.px(3))
    badge(canvas, (card.left + inset, card.top + inset), kind, radius)
    draw_cells(canvas, card_bricks(zones.bricks, bricks), grouped(bricks))


def draw_cells(canvas: Canvas, cells: list[BrickCell], counted: bool) -> None:
    """Flat bricks in their cells; a group shows how many there are."""
    for cell in cells:
        if not counted:
            brick(canvas, cell.rect, cell.colour)
            continue
        brick(canvas, cell.rect, cell.colour, marked=False)
        _count(canvas, cell)


def _count(canvas: Canvas, cell: BrickCell) -> None:
    paint = canvas.palette.bricks[cell.colour].mark
    size = round(cell.rect.height * 0.62)
    words = f"\u00d7{cell.count}"
    if size + canvas.width(words, Role.CARD_NAME) > cell.rect.width - 4:
        words = str(cell.count)
    wide = canvas.width(words, Role.CARD_NAME)
    left = cell.rect.centerx - (size + wide) // 2
    mark(canvas, pygame.Rect(left, cell.rect.centery - size // 2, size, size), cell.colour, paint)
    room = pygame.Rect(left + size, cell.rect.top, cell.rect.right - left - size, cell.rect.height)
    canvas.text(room, words, Role.CARD_NAME, paint)
