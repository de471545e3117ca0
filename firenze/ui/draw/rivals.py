"""The other players' panels in the left column, clockwise from the viewer."""

import pygame

from firenze.engine.model import HUMAN, Tower
from firenze.engine.queries import seals_left
from firenze.engine.terms import COLOURS, Colour
from firenze.ui.boxes import columns
from firenze.ui.draw import shapes
from firenze.ui.draw.bricks import brick, faint_brick
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import seal, shield
from firenze.ui.draw.icons import icon
from firenze.ui.draw.lettering import draw_name, fits
from firenze.ui.draw.motifs import motif
from firenze.ui.draw.signs import sign_words, signed
from firenze.ui.layout import Layout, RivalBoxes
from firenze.ui.palette import Rgb
from firenze.ui.piles import BESIDE, Stand, mini_stands, plate
from firenze.ui.places import clockwise, sign_boxes
from firenze.ui.theme import Role
from firenze.ui.view import TableView


def draw_column(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """The panels of the other players."""
    boxes = layout.column
    for player, panel in zip(clockwise(view.state, view.viewer), boxes.rivals, strict=True):
        _panel(canvas, panel, view, player)


def _panel(canvas: Canvas, boxes: RivalBoxes, view: TableView, player: int) -> None:
    palette = canvas.palette
    seat = view.state.table.setup.seats[player]
    paint = palette.families[seat.family]
    line = canvas.px(3)
    shapes.panel(canvas, boxes.whole, palette.card, paint.field, line, shadow=canvas.px(3))
    _header(canvas, boxes.header, view, player)
    _status(canvas, boxes.status, view, player)
    _site(canvas, boxes, view, player)
    _storage(canvas, boxes, view, player)


def _header(canvas: Canvas, rect: pygame.Rect, view: TableView, player: int) -> None:
    seat = view.state.table.setup.seats[player]
    paint = canvas.palette.families[seat.family]
    shapes.panel(canvas, rect, paint.field, radius=canvas.px(10))
    canvas.fill(pygame.Rect(rect.left, rect.centery, rect.width, rect.height // 2), paint.field)
    pad = canvas.px(7)
    high = rect.height - pad
    crest = pygame.Rect(rect.left + pad, rect.top + pad // 2, high * 5 // 6, high)
    shield(canvas, crest, seat.family)
    score = signed(view.scores[player]) if view.scores else ""
    wide = canvas.width(score, Role.PRESTIGE_SMALL)
    figure = pygame.Rect(rect.right - wide - pad - 2, rect.top, wide + 2, rect.height)
    canvas.text(figure, score, Role.PRESTIGE_SMALL, paint.text, "right")
    right = figure.left - pad
    if seat.controller != HUMAN:
        _robot(canvas, crest)
    name = pygame.Rect(crest.right + pad, rect.top, right - crest.right - pad, rect.height)
    draw_name(canvas, name, seat.name, paint.text)


def _robot(canvas: Canvas, crest: pygame.Rect) -> None:
    """The sign of a bot, on the corner of its crest."""
    radius = max(8, canvas.px(12))
    centre = (crest.left + radius // 2, crest.bottom - radius * 2 // 3)
    shapes.disc(canvas, centre, radius, canvas.palette.card, canvas.palette.ink, 1)
    box = pygame.Rect(0, 0, radius * 4 // 3, radius * 4 // 3)
    box.center = centre
    icon(canvas, box, "robot")


def _status(canvas: Canvas, rect: pygame.Rect, view: TableView, player: int) -> None:
    state = view.state
    belongings = state.players[player]
    size = rect.height * 88 // 100
    pad = canvas.px(7)
    square = pygame.Rect(rect.left + pad, 0, size, size)
    square.centery = rect.centery
    seal(canvas, square, state.table.setup.seats[player].family)
    left = _figure(canvas, square, rect, str(seals_left(state, player)))
    cards = pygame.Rect(left + pad, 0, size, size * 8 // 10)
    cards.centery = rect.centery
    icon(canvas, cards, "cards")
    left = _figure(canvas, cards, rect, str(len(belongings.hand)))
    signs = sign_boxes(rect)
    for building, box in zip(belongings.buildings, signs, strict=False):
        _sign(canvas, box, sign_words(building, state.table.edition.effects), building)
    free = signs[len(belongings.buildings) - 1].left if belongings.buildings else rect.right
    _turn_mark(canvas, pygame.Rect(left, rect.top, free - left, rect.height), view, player)


def _figure(canvas: Canvas, after: pygame.Rect, rect: pygame.Rect, words: str) -> int:
    room = pygame.Rect(after.right + canvas.px(4), rect.top, rect.width, rect.height)
    return canvas.text(room, words, Role.COUNT).right


def _sign(canvas: Canvas, box: pygame.Rect, words: str, kind: str) -> None:
    palette = canvas.palette
    plate = box.inflate(-canvas.px(4), -canvas.px(8))
    ground = palette.kind("building").ground
    shapes.panel(canvas, plate, ground, palette.ink, radius=canvas.px(5))
    if plate.width >= plate.height + canvas.width(words, Role.LABEL) + canvas.px(4):
        picture = pygame.Rect(plate.left + 2, plate.top, plate.height, plate.height)
        motif(canvas, picture.inflate(0, -canvas.px(6)), kind)
        plate = pygame.Rect(picture.right, plate.top, plate.right - picture.right, plate.height)
    canvas.text(plate, words, Role.LABEL, align="centre")


def _turn_mark(canvas: Canvas, room: pygame.Rect, view: TableView, player: int) -> None:
    state, palette = view.state, canvas.palette
    playing = state.turn.player == player
    following = (state.turn.player + 1) % len(state.players) == player
    if not playing and not (following and state.city.end_tile != player):
        return
    words = view.words("playing") if playing else view.words("next")
    wide = canvas.width(words, Role.LABEL) + canvas.px(16)
    chip = pygame.Rect(0, 0, wide, round(room.height * 0.74))
    chip.midright = (room.right - canvas.px(5), room.centery)
    fill = palette.accent if playing else palette.recess
    text = palette.accent_text if playing else palette.ink
    if chip.left < room.left + 2 or not fits(canvas, words, Role.LABEL, chip.width):
        _pennant(canvas, room, palette.accent)
        return
    shapes.panel(canvas, chip, fill, palette.ink, 1, chip.height // 2)
    canvas.text(chip, words, Role.LABEL, text, "centre")


def _pennant(canvas: Canvas, room: pygame.Rect, fill: Rgb) -> None:
    """The turn mark without words: a point at the panel's right edge."""
    right = room.left + room.width
    size = room.height // 3
    y = room.centery
    shapes.polygon(
        canvas,
        [(right - size, y - size), (right, y), (right - size, y + size)],
        fill,
        canvas.palette.ink,
        1,
    )


def _site(canvas: Canvas, boxes: RivalBoxes, view: TableView, player: int) -> None:
    palette, site = canvas.palette, boxes.site
    ground = pygame.Rect(site.left + canvas.px(6), site.bottom, site.width - canvas.px(12), 0)
    ground.height = max(2, canvas.px(4))
    canvas.fill(ground, palette.wood_light)
    towers = view.state.players[player].towers
    stands = mini_stands(site, [tower.height for tower in towers])
    crowded = len(towers) > BESIDE
    for tower, stand in zip(towers, stands, strict=True):
        _mini(canvas, stand, tower)
        if crowded:
            canvas.text(stand.foot, str(tower.height), Role.LABEL, align="centre")
        else:
            room = pygame.Rect(stand.front.right + canvas.px(3), 0, canvas.px(60), canvas.px(26))
            room.bottom = site.bottom - 1
            canvas.text(room, str(tower.height), Role.COUNT)


def _mini(canvas: Canvas, stand: Stand, tower: Tower) -> None:
    if stand.brick >= 4:
        for place in range(tower.height):
            brick(canvas, stand.brick_rect(place), tower.colour, marked=stand.brick >= 10)
    else:
        brick(canvas, stand.front, tower.colour, marked=False)
    if stand.brick < 10:
        brick(canvas, plate(stand), tower.colour)


def _storage(canvas: Canvas, boxes: RivalBoxes, view: TableView, player: int) -> None:
    storage = view.state.players[player].storage
    for colour, cell in zip(COLOURS, columns(boxes.storage, len(COLOURS)), strict=True):
        _cell(canvas, cell, colour, storage[colour])


def _cell(canvas: Canvas, cell: pygame.Rect, colour: Colour, count: int) -> None:
    palette = canvas.palette
    high = round(cell.height * 0.43)
    tile = pygame.Rect(0, 0, min(cell.width - canvas.px(14), high * 3 // 2), high)
    tile.midtop = (cell.centerx, cell.top + cell.height // 9)
    below = pygame.Rect(
        cell.left, tile.bottom, cell.width, cell.bottom - tile.bottom - canvas.px(4)
    )
    if count:
        brick(canvas, tile, colour)
        canvas.text(below, str(count), Role.COUNT, align="centre")
    else:
        faint_brick(canvas, tile, colour)
        canvas.text(below, "0", Role.CAPTION, palette.disabled_text, "centre")
