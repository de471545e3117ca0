"""The rules page as one tall column: every block measured, and drawn where it is in view."""

from dataclasses import dataclass

import pygame

from firenze.engine.terms import KINDS, CardKind
from firenze.text.rules import Block, Page, Paragraph, Rule, Section, Table
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.draw.motifs import motif
from firenze.ui.draw.shapes import line, panel
from firenze.ui.palette import mix
from firenze.ui.theme import Role

NUMBER, SPACE, LEAD, CELL, PICTURE = 92, 14, 26, 22, 64


@dataclass(frozen=True, slots=True)
class Row:
    """Cells side by side, as (x, width, words); `kind` is the card whose picture stands first."""

    cells: tuple[tuple[int, int, str], ...]
    head: bool = False
    kind: CardKind | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """A heading, a rule, a paragraph or a row, with its place in the column.

    `number` is the section's or the rule's, empty if it has none.
    """

    top: int
    height: int
    content: Section | Rule | Paragraph | Row
    number: str = ""


@dataclass(frozen=True, slots=True)
class Flow:
    """The whole column in pixels."""

    width: int
    height: int
    pieces: tuple[Piece, ...]

    def top_of(self, number: str) -> int | None:
        """How far down a section or rule begins, None if there is none of this number."""
        wanted = number.strip().upper()
        found = (piece.top for piece in self.pieces if piece.number == wanted)
        return next(found, None)

    def place_at(self, offset: int) -> tuple[int, float]:
        """The piece that begins last above `offset`, and the share of its height that is past."""
        tops = (n for n, piece in enumerate(self.pieces) if piece.top <= offset)
        number = max(tops, default=0)
        piece = self.pieces[number]
        return number, min(1.0, (offset - piece.top) / max(1, piece.height))

    def heading_at(self, offset: int) -> str:
        """The title of the section that is read `offset` pixels down; the first one above it."""
        listed = [
            (piece.top, piece.content.title)
            for piece in self.pieces
            if isinstance(piece.content, Section) and in_contents(piece.content)
        ]
        passed = [title for top, title in listed if top <= offset]
        return passed[-1] if passed else listed[0][1]


def in_contents(section: Section) -> bool:
    """Whether a section stands in the list of contents: chapters and phases."""
    return section.level == 2 or section.number.startswith("T")


def flow(canvas: Canvas, page: Page, width: int) -> Flow:
    """The page in a column of `width` pixels."""
    pieces: list[Piece] = []
    top = 0
    for section in page.sections:
        top += canvas.px(LEAD) if pieces else 0
        pieces.append(Piece(top, _heading_height(canvas, section), section, section.number))
        top = pieces[-1].top + pieces[-1].height + canvas.px(SPACE)
        for part in section.blocks:
            for piece in _pieces(canvas, part, width, top):
                pieces.append(piece)
                top = piece.top + piece.height
            top += canvas.px(SPACE)
    return Flow(width, top, tuple(pieces))


def _heading_height(canvas: Canvas, section: Section) -> int:
    return canvas.line_height(_heading_role(section))


def _heading_role(section: Section) -> Role:
    return (Role.TITLE, Role.CARD_TITLE, Role.HEADING)[min(section.level, 3) - 1]


def _pieces(canvas: Canvas, part: Block, width: int, top: int) -> list[Piece]:
    match part:
        case Rule():
            return [Piece(top, _text_height(canvas, part.text, width, True), part, part.number)]
        case Paragraph():
            return [Piece(top, _text_height(canvas, part.text, width, part.item), part)]
        case Table():
            return _table_pieces(canvas, part, width, top)


def _text_height(canvas: Canvas, text: str, width: int, hung: bool) -> int:
    room = width - canvas.px(NUMBER) if hung else width
    return block_height(canvas, text, Role.BODY, room)


def _table_pieces(canvas: Canvas, table: Table, width: int, top: int) -> list[Piece]:
    pieces = []
    kinds = KINDS if len(table.rows) == len(KINDS) else (None,) * len(table.rows)
    inset = canvas.px(PICTURE + CELL) if kinds[0] else 0
    columns = _columns(canvas, table, width - inset)
    rows = [(table.head, None), *zip(table.rows, kinds, strict=True)]
    for number, (cells, kind) in enumerate(rows):
        row = Row(
            tuple((inset + x, w, words) for (x, w), words in zip(columns, cells, strict=True)),
            head=not number,
            kind=kind,
        )
        height = _row_height(canvas, row)
        pieces.append(Piece(top, height, row))
        top += height
    return pieces


def _columns(canvas: Canvas, table: Table, width: int) -> list[tuple[int, int]]:
    """Each column's x and width: as wide as its words where there is room."""
    gap = canvas.px(CELL)
    wanted = [
        max(canvas.width(cell, Role.BODY_BOLD) for cell in column) + canvas.px(6)
        for column in zip(table.head, *table.rows, strict=True)
    ]
    room = width - gap * (len(wanted) - 1)
    widths = _narrowed(wanted, room) if sum(wanted) > room else wanted
    lefts = [sum(widths[:n]) + gap * n for n in range(len(widths))]
    return list(zip(lefts, widths, strict=True))


def _narrowed(wanted: list[int], room: int) -> list[int]:
    """Widths that fit: columns up to a fair share keep theirs, the wide ones share the rest."""
    fair = room // len(wanted)
    free = room - sum(w for w in wanted if w <= fair)
    wide = sum(w for w in wanted if w > fair)
    return [w if w <= fair else free * w // wide for w in wanted]


def _row_height(canvas: Canvas, row: Row) -> int:
    heights = [block_height(canvas, words, Role.BODY, width) for _, width, words in row.cells]
    picture = canvas.px(PICTURE) if row.kind else 0
    return max(picture, *heights) + canvas.px(SPACE)


def draw_piece(canvas: Canvas, piece: Piece, left: int, top: int, width: int, lit: bool) -> None:
    """Draws a piece whose column begins at `left`, `top`; `lit` marks the rule asked for."""
    rect = pygame.Rect(left, top + piece.top, width, piece.height)
    if lit:
        ground = rect.inflate(canvas.px(20), canvas.px(12))
        panel(canvas, ground, canvas.palette.glow, canvas.palette.line)
    match piece.content:
        case Section():
            _draw_heading(canvas, rect, piece.content)
        case Rule():
            _draw_hung(canvas, rect, piece.content.number, piece.content.text)
        case Paragraph(item=True):
            _draw_hung(canvas, rect, "•", piece.content.text)
        case Paragraph():
            block(canvas, rect, piece.content.text, Role.BODY, middle=False)
        case Row():
            _draw_row(canvas, rect, piece.content)


def _draw_heading(canvas: Canvas, rect: pygame.Rect, section: Section) -> None:
    words = f"{section.number}  {section.title}".strip()
    canvas.text(rect, words, _heading_role(section))
    if section.level < 3:
        line(canvas, rect.bottomleft, rect.bottomright, canvas.palette.line)


def _draw_hung(canvas: Canvas, rect: pygame.Rect, lead: str, text: str) -> None:
    indent = canvas.px(NUMBER)
    first = pygame.Rect(rect.left, rect.top, indent, canvas.line_height(Role.BODY))
    canvas.text(first, lead, Role.BODY_BOLD, canvas.palette.ink_soft)
    room = pygame.Rect(rect.left + indent, rect.top, rect.width - indent, rect.height)
    block(canvas, room, text, Role.BODY, middle=False)


def _draw_row(canvas: Canvas, rect: pygame.Rect, row: Row) -> None:
    palette = canvas.palette
    if row.head:
        panel(canvas, rect.inflate(canvas.px(12), 0), mix(palette.recess, palette.line, 0.25))
    else:
        line(canvas, rect.bottomleft, rect.bottomright, palette.column, max(1, canvas.px(1)))
    if row.kind:
        side = canvas.px(PICTURE)
        place = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
        motif(canvas, place, row.kind.value)
    for number, (x, width, words) in enumerate(row.cells):
        room = pygame.Rect(rect.left + x, rect.top, width, rect.height)
        bold = row.head or (row.kind and not number)
        block(canvas, room, words, Role.BODY_BOLD if bold else Role.BODY)
