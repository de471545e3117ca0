"""The log at the foot of the left column: sentences with the crest of whom they are about."""

from collections.abc import Sequence

import pygame

from firenze.engine.model import GameState
from firenze.ui.draw import shapes
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.draw.icons import icon
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.layout import Layout
from firenze.ui.places import log_box, log_button
from firenze.ui.theme import Role
from firenze.ui.view import LogLine, TableView

MOST_LINES = 4
TO_COME = 150
"""How much paper lies over a line that has not happened yet, 0 to 255."""


def log_lines(canvas: Canvas, layout: Layout, view: TableView) -> list[tuple[int, pygame.Rect]]:
    """The lines that are shown, the newest last, as (index, rectangle)."""
    box, head = log_box(layout, view.log_open), log_button(layout, view.log_open)
    room = pygame.Rect(box.left, head.bottom, box.width, box.bottom - head.bottom - canvas.px(4))
    room.top += canvas.px(6)
    room.height -= canvas.px(6)
    placed, top = [], room.top
    for index, height in _chosen(canvas, view, room):
        placed.append((index, pygame.Rect(room.left, top, room.width, height)))
        top += height
    return placed


def _chosen(canvas: Canvas, view: TableView, room: pygame.Rect) -> list[tuple[int, int]]:
    """As many lines as fit with their heights: up from the last one that is wanted, then on."""
    lines = view.log
    end = len(lines) if view.log_end is None else min(view.log_end, len(lines))
    least = 2 * canvas.line_height(Role.CAPTION) + canvas.px(9)
    chosen: list[tuple[int, int]] = []
    left = room.height
    for index in (*reversed(range(end)), *range(end, len(lines))):
        height = _height(canvas, lines[index], room.width)
        if height > left:
            if left < least:
                break
            height = left
        left -= height
        chosen.append((index, height))
    return sorted(chosen)


def _height(canvas: Canvas, line: LogLine, width: int) -> int:
    room = _words_room(canvas, line, pygame.Rect(0, 0, width, 99))
    role = Role.LABEL if line.player is None else Role.CAPTION
    most = canvas.line_height(role) * MOST_LINES
    return min(most, block_height(canvas, line.words, role, room.width)) + canvas.px(9)


def _words_room(canvas: Canvas, line: LogLine, rect: pygame.Rect) -> pygame.Rect:
    left = rect.left + canvas.px(10 if line.player is None else 40)
    return pygame.Rect(left, rect.top, rect.right - canvas.px(8) - left, rect.height)


def draw_log(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """The log's panel with its heading and as many of the last lines as fit."""
    palette = canvas.palette
    box, head = log_box(layout, view.log_open), log_button(layout, view.log_open)
    shadow = canvas.px(4 if view.log_open else 2)
    shapes.panel(canvas, box, palette.card, palette.ink, shadow=shadow)
    shapes.panel(canvas, head, palette.recess, palette.ink)
    _ = view.words
    side = canvas.theme.text(Role.LABEL) * 7 // 10
    sign = pygame.Rect(0, 0, side, side)
    sign.midright = (head.right - canvas.px(12), head.centery)
    icon(canvas, sign, "down" if view.log_open else "up")
    room = pygame.Rect(head.left + canvas.px(12), head.top, 0, head.height)
    room.width = sign.left - canvas.px(6) - room.left
    canvas.text(room, view.log_title, Role.LABEL)
    if not view.log:
        empty = pygame.Rect(room.left, head.bottom, head.width, 2 * head.height)
        canvas.text(empty, _("Nothing yet."), Role.CAPTION, palette.ink_soft)
    shown = log_lines(canvas, layout, view)
    for index, rect in shown:
        _line(canvas, rect, view.log[index], view.state)
        if view.log_done is not None and index >= view.log_done:
            canvas.veil(rect.inflate(-canvas.px(8), 0), palette.card, TO_COME)
    if view.log_open and len(shown) < len(view.log):
        _scroll_mark(canvas, box, head, [index for index, _ in shown], len(view.log))


def _scroll_mark(
    canvas: Canvas, box: pygame.Rect, head: pygame.Rect, shown: Sequence[int], count: int
) -> None:
    """Which part of the log is seen, at the panel's right edge."""
    wide, pad = canvas.px(6), canvas.px(6)
    room = pygame.Rect(box.right - wide - canvas.px(3), head.bottom + pad, wide, 0)
    room.height = box.bottom - head.bottom - 2 * pad
    top, low = shown[0] / count, (shown[-1] + 1) / count
    high = max(canvas.px(24), round(room.height * (low - top)))
    bar = pygame.Rect(room.left, room.top + round(room.height * top), wide, high)
    shapes.panel(canvas, bar.clamp(room), canvas.palette.line, radius=wide // 2)


def _line(canvas: Canvas, rect: pygame.Rect, line: LogLine, state: GameState) -> None:
    room = _words_room(canvas, line, rect)
    room.height = rect.height - canvas.px(5)
    if line.player is None:
        block(canvas, room, line.words, Role.LABEL, canvas.palette.ink_soft)
        return
    wide = canvas.px(24)
    crest = pygame.Rect(rect.left + canvas.px(9), rect.top + canvas.px(3), wide, wide * 6 // 5)
    shield(canvas, crest, state.table.setup.seats[line.player].family)
    block(canvas, room, line.words, Role.CAPTION, middle=False)
