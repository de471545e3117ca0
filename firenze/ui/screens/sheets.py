"""Sheets over the table: what lies on the discard pile, and the list of keys."""

from dataclasses import dataclass

import pygame

from firenze.engine.model import GameState
from firenze.engine.terms import CardKind
from firenze.text.cards import card_name
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.motifs import motif
from firenze.ui.draw.shapes import panel
from firenze.ui.theme import Role

VEIL = 140
PAD, ROW, CELL = 34, 44, 380
MOST_ROWS = 16


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet: a card with its picture, or a key with its meaning."""

    words: str
    card: CardKind | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title and rows, which fill one column after the other."""

    title: str
    rows: tuple[Row, ...]


def discard_sheet(state: GameState, _: Words) -> Sheet:
    """The discard pile, its top first."""
    rows = tuple(Row(card_name(card, _), card) for card in reversed(state.market.discard))
    return Sheet(_("Discard pile, the top first"), rows)


def keys_sheet(_: Words) -> Sheet:
    """All keys of the table."""
    keys = (
        (_("Tab, Shift+Tab"), _("to what can be done")),
        (_("Arrows"), _("to any place")),
        (_("Enter"), _("use the marked place")),
        (_("Space"), _("the large button")),
        ("1 - 6", _("a card of the row")),
        ("W Y G R B P", _("a colour: white, yellow, green, red, blue, purple")),
        (_("U or Ctrl+Z"), _("undo")),
        (_("Ctrl+Shift+Z"), _("restart the turn")),
        (_("Ctrl+Y"), _("redo")),
        ("L", _("open or fold the log")),
        (_("Page Up, Page Down"), _("scroll the open log")),
        (_("Right button, long press"), _("keep a card enlarged")),
        ("Esc", _("back; the menu")),
        ("F1", _("these keys")),
    )
    return Sheet(_("Keys"), tuple(Row(words, key=key) for key, words in keys))


def replay_keys_sheet(_: Words) -> Sheet:
    """All keys of the replay."""
    keys = (
        (_("Left, Right"), _("a step back, a step on")),
        (_("Shift+Left, Shift+Right"), _("a turn back, a turn on")),
        (_("Page Up, Page Down"), _("a turn back, a turn on")),
        (_("Home, End"), _("to the beginning, to the end")),
        (_("Space"), _("play, pause")),
        (_("Tab, Shift+Tab"), _("to the buttons")),
        (_("Ctrl+arrows"), _("to any place on the table")),
        ("1 - 6", _("a card of the row")),
        (_("Enter"), _("use what is marked; keep its card enlarged")),
        (_("Right button"), _("keep a card enlarged")),
        ("L", _("open or fold the log")),
        (_("Up, Down"), _("scroll the open log")),
        ("Esc", _("back; close")),
        ("F1", _("these keys")),
    )
    return Sheet(_("Keys"), tuple(Row(words, key=key) for key, words in keys))


def draw_sheet(canvas: Canvas, sheet: Sheet) -> None:
    """Draws a sheet in the middle of the window, as wide and high as its rows need."""
    palette, area, pad = canvas.palette, canvas.surface.get_rect(), canvas.px(PAD)
    canvas.veil(area, palette.ink, VEIL)
    head = canvas.line_height(Role.HEADING) + pad // 2
    room = area.height - 4 * pad - head
    step = max(canvas.theme.floor + 4, min(canvas.theme.target(ROW), room // MOST_ROWS))
    count = max(1, len(sheet.rows))
    columns = -(-count // (room // step))
    rows = -(-count // columns)
    wide = _column_width(canvas, sheet)
    sheet_rect = pygame.Rect(0, 0, columns * wide + 2 * pad, rows * step + head + 2 * pad)
    sheet_rect.width = min(sheet_rect.width, area.width - 2 * pad)
    sheet_rect.center = area.center
    panel(canvas, sheet_rect, palette.parchment, palette.ink, shadow=canvas.px(6))
    inner = sheet_rect.inflate(-2 * pad, -2 * pad)
    canvas.text(pygame.Rect(inner.left, inner.top, inner.width, head), sheet.title, Role.HEADING)
    body = pygame.Rect(inner.left, inner.top + head, inner.width, inner.height - head)
    for number, row in enumerate(sheet.rows):
        column, line = divmod(number, rows)
        cell = pygame.Rect(0, 0, body.width // columns, step)
        cell.topleft = (body.left + column * cell.width, body.top + line * step)
        _draw_row(canvas, cell, row, _key_width(canvas, sheet))


def _key_width(canvas: Canvas, sheet: Sheet) -> int:
    widths = [canvas.width(row.key, Role.KEY_CAP) for row in sheet.rows if row.key]
    return max(widths, default=0) + canvas.px(24)


def _column_width(canvas: Canvas, sheet: Sheet) -> int:
    widths = [canvas.width(row.words, Role.BODY) for row in sheet.rows]
    return max(canvas.px(CELL), max(widths, default=0) + _key_width(canvas, sheet) + canvas.px(60))


def _draw_row(canvas: Canvas, cell: pygame.Rect, row: Row, key_width: int) -> None:
    side = cell.height - canvas.px(6)
    sign = pygame.Rect(cell.left, cell.top + canvas.px(3), side, side)
    if row.card:
        motif(canvas, sign, row.card)
    if row.key:
        sign.width = key_width
        panel(canvas, sign, canvas.palette.card, canvas.palette.line, radius=canvas.px(6))
        canvas.text(sign, row.key, Role.KEY_CAP, align="centre")
    left = sign.right + canvas.px(12)
    room = pygame.Rect(left, cell.top, cell.right - left - canvas.px(6), cell.height)
    canvas.text(room, row.words, Role.BODY)
