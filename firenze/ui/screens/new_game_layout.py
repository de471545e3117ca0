"""Where everything lies on the new-game screen."""

from dataclasses import dataclass

import pygame

from firenze.ui.screens.backdrop import sheet_rect
from firenze.ui.screens.seating import MOST
from firenze.ui.theme import Theme

ROWS = 7
"""The options and the seed."""
PAD, HEAD, CHAIR, ROW, SPACE, BUTTONS, NOTE = 24, 60, 158, 66, 16, 70, 92
LINE = 56
"""A line of a chair: the name, or who sits there."""
RING = 12
"""Room around the widgets for the ring of focus."""
NARROW = 640
"""Columns narrower than this at 1080p lie one below the other."""


@dataclass(frozen=True, slots=True)
class Places:
    """All rectangles in window pixels, those in `area` already scrolled."""

    area: pygame.Rect
    content: int
    players_head: pygame.Rect
    count: pygame.Rect
    chairs: tuple[pygame.Rect, ...]
    names: tuple[pygame.Rect, ...]
    sitters: tuple[pygame.Rect, ...]
    name_notes: tuple[pygame.Rect, ...]
    crests: tuple[pygame.Rect, ...]
    options_head: pygame.Rect
    first: pygame.Rect
    titles: tuple[pygame.Rect, ...]
    fields: tuple[pygame.Rect, ...]
    note: pygame.Rect
    back: pygame.Rect
    begin: pygame.Rect


def places(theme: Theme, offset: int) -> Places:
    """The places for a window of this look, `offset` pixels scrolled away."""
    pad = theme.px(PAD)
    ring = theme.px(RING)
    frame = sheet_rect(theme).inflate(-2 * pad, -2 * theme.px(10))
    area = frame.inflate(-2 * ring, -2 * ring)
    beside = area.width / theme.unit >= 2 * NARROW
    gap = theme.px(56)
    width = (area.width - gap) // 2 if beside else area.width - theme.px(24)
    left = pygame.Rect(area.left, area.top - offset, width, _players_height(theme))
    right = pygame.Rect(left.right + gap, left.top, width, _options_height(theme))
    if not beside:
        right.topleft = left.left, left.bottom + theme.px(24)
    low = max(left.bottom, right.bottom) + theme.px(20)
    buttons = theme.target(BUTTONS)
    low = max(low, area.bottom - buttons - offset)
    foot = pygame.Rect(area.left, low, area.width if beside else width, buttons)
    content = foot.bottom + ring + offset - frame.top
    return _filled(theme, frame, content, left, right, foot)


def _players_height(theme: Theme) -> int:
    return theme.target(HEAD) + theme.px(SPACE) + MOST * (theme.px(CHAIR) + theme.px(SPACE))


def _options_height(theme: Theme) -> int:
    rows = ROWS * (theme.target(ROW) + theme.px(SPACE))
    return theme.target(HEAD) + theme.px(SPACE) + rows + theme.px(NOTE)


def _filled(
    theme: Theme,
    area: pygame.Rect,
    content: int,
    left: pygame.Rect,
    right: pygame.Rect,
    foot: pygame.Rect,
) -> Places:
    chairs = _rows(left, theme.target(HEAD) + theme.px(SPACE), theme.px(CHAIR), MOST, theme)
    rows = _rows(right, theme.target(HEAD) + theme.px(SPACE), theme.target(ROW), ROWS, theme)
    split = right.width * 34 // 100
    return Places(
        area=area,
        content=content,
        players_head=_head(left, theme),
        count=_at_right(_head(left, theme), theme.px(300)),
        chairs=chairs,
        names=tuple(_name_in(chair, theme) for chair in chairs),
        name_notes=tuple(_note_in(chair, theme) for chair in chairs),
        sitters=tuple(_sitter_in(chair, theme) for chair in chairs),
        crests=tuple(_crests_in(chair, theme) for chair in chairs),
        options_head=_head(right, theme),
        first=_at_right(_head(right, theme), right.width - split),
        titles=tuple(pygame.Rect(row.left, row.top, split, row.height) for row in rows),
        fields=tuple(_at_right(row, right.width - split) for row in rows),
        note=pygame.Rect(right.left, rows[-1].bottom + theme.px(8), right.width, theme.px(NOTE)),
        back=pygame.Rect(foot.left, foot.top, theme.px(220), foot.height),
        begin=_at_right(foot, theme.px(360)),
    )


def _head(column: pygame.Rect, theme: Theme) -> pygame.Rect:
    return pygame.Rect(column.left, column.top, column.width, theme.target(HEAD))


def _at_right(row: pygame.Rect, width: int) -> pygame.Rect:
    return pygame.Rect(row.right - width, row.top, width, row.height)


def _rows(
    column: pygame.Rect, down: int, height: int, count: int, theme: Theme
) -> tuple[pygame.Rect, ...]:
    step = height + theme.px(SPACE)
    top = column.top + down
    return tuple(
        pygame.Rect(column.left, top + number * step, column.width, height)
        for number in range(count)
    )


def _name_in(chair: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The upper line of a chair, left of the crests."""
    left = chair.left + theme.px(132)
    right = _crests_in(chair, theme).left - theme.px(20)
    return pygame.Rect(left, chair.top + theme.px(8), right - left, theme.target(LINE))


def _sitter_in(chair: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The lower line of a chair, left of the crests."""
    name = _name_in(chair, theme)
    return name.move(0, name.height + theme.px(8))


def _note_in(chair: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The strip below both lines."""
    sitter, gap = _sitter_in(chair, theme), theme.px(2)
    top = sitter.bottom + gap
    return pygame.Rect(sitter.left, top, chair.right - gap - sitter.left, chair.bottom - top)


def _crests_in(chair: pygame.Rect, theme: Theme) -> pygame.Rect:
    width, height = max(4 * 32, theme.px(330)), theme.target(90)
    left = chair.right - width - theme.px(18)
    middle = chair.top + theme.px(12) + theme.target(LINE)
    return pygame.Rect(left, middle - height // 2, width, height)
