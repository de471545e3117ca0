"""The own storage tray: bricks one by one up to six, then colour groups; what is arriving."""

import pygame

from firenze.engine.phases.limits import storage_limit
from firenze.engine.terms import COLOURS
from firenze.ui.draw import shapes
from firenze.ui.draw.bricks import block as solid
from firenze.ui.draw.bricks import faint_brick, pale_brick
from firenze.ui.draw.canvas import Canvas
from firenze.ui.layout import Layout
from firenze.ui.piles import BrickCell, grouped, singles, tray_bricks, tray_rooms
from firenze.ui.theme import Role
from firenze.ui.view import TableView


def draw_tray(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """The tray with its bricks."""
    rect, palette = layout.workshop.tray, canvas.palette
    shapes.panel(canvas, rect, palette.tray, palette.ink, shadow=canvas.px(4))
    inner = rect.inflate(-canvas.px(12), -canvas.px(12))
    shapes.panel(canvas, inner, palette.wood_front, radius=canvas.px(7))
    storage = view.state.players[view.viewer].storage
    rooms = tray_rooms(rect, view.tray_room)
    _label(canvas, rooms.label, view)
    for cell in tray_bricks(rooms, storage, view.tray_room):
        _brick(canvas, cell, grouped(view.tray_room))


def _label(canvas: Canvas, room: pygame.Rect, view: TableView) -> None:
    palette, state = canvas.palette, view.state
    count = sum(state.players[view.viewer].storage)
    limit = storage_limit(state, view.viewer)
    half = room.height * 40 // 100
    upper = pygame.Rect(room.left, room.centery - half, room.width, half)
    lower = pygame.Rect(room.left, room.centery, room.width, half)
    canvas.text(upper, view.words("Storage"), Role.BODY_BOLD, palette.tray_text)
    words = view.words("{n} of {limit}", n=count, limit=limit)
    if count <= limit:
        canvas.text(lower, words, Role.CAPTION, palette.tray_text)
        return
    wide = min(room.width, canvas.width(words, Role.LABEL) + canvas.px(14))
    chip = pygame.Rect(lower.left - canvas.px(4), lower.top, wide, lower.height)
    shapes.panel(canvas, chip, palette.loss, radius=canvas.px(6))
    canvas.text(chip, words, Role.LABEL, palette.white, "centre")


def _brick(canvas: Canvas, cell: BrickCell, counted: bool) -> None:
    depth = max(3, cell.rect.height // 6)
    if cell.count:
        solid(canvas, cell.rect, cell.colour, (depth, depth))
    elif counted:
        faint_brick(canvas, cell.rect, cell.colour)
    else:
        shapes.dashed(canvas, cell.rect, canvas.palette.wood_light, radius=canvas.px(4))
    if not counted:
        return
    left = cell.rect.right + depth + canvas.px(9)
    room = pygame.Rect(left, cell.rect.top, cell.rect.width, cell.rect.height)
    canvas.text(room, str(cell.count), Role.FIGURE, canvas.palette.tray_text)


def draw_arriving(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """The bricks that the pointed-at click would bring, pale, behind what is there (a preview)."""
    arriving = view.preview.arriving
    if arriving is None or not any(arriving):
        return
    storage = view.state.players[view.viewer].storage
    rooms = tray_rooms(layout.workshop.tray, view.tray_room)
    if grouped(view.tray_room):
        cells = tray_bricks(rooms, storage, view.tray_room)
        for colour in COLOURS:
            if arriving[colour]:
                _plus(canvas, cells[colour], arriving[colour])
        return
    _then(canvas, rooms.arriving, view, sum(arriving))


def _plus(canvas: Canvas, cell: BrickCell, count: int) -> None:
    palette, words = canvas.palette, f"+{count}"
    chip = pygame.Rect(0, 0, canvas.width(words, Role.LABEL) + canvas.px(12), canvas.px(28))
    chip.center = (cell.rect.right, cell.rect.top)
    shapes.panel(canvas, chip, palette.white, palette.ink, radius=chip.height // 2)
    canvas.text(chip, words, Role.LABEL, palette.gain, "centre")


def _then(canvas: Canvas, room: pygame.Rect, view: TableView, count: int) -> None:
    palette, arriving = canvas.palette, view.preview.arriving
    assert arriving is not None
    words = view.words("then")
    wide = max(canvas.width(words, Role.CAPTION), canvas.width("+88", Role.COUNT)) + canvas.px(10)
    if room.width < wide:
        return
    line = pygame.Rect(room.left, room.top + room.height // 5, 1, room.height * 3 // 5)
    canvas.fill(line, palette.wood_light)
    half = room.height * 40 // 100
    upper = pygame.Rect(room.left + canvas.px(10), room.centery - half, wide, half)
    canvas.text(upper, words, Role.CAPTION, palette.tray_text)
    canvas.text(upper.move(0, half), f"+{count}", Role.COUNT, palette.tray_text)
    left = upper.right
    colours = singles(arriving)
    step = min(canvas.px(65), (room.right - left) / len(colours))
    if step < canvas.px(24):
        return
    high = room.height * 56 // 100
    for number, colour in enumerate(colours):
        tile = pygame.Rect(left + round(step * number), 0, round(step) - canvas.px(4), high)
        tile.centery = room.centery
        pale_brick(canvas, tile, colour)
