"""The city on the table: towers with their seals, the signpost of tiles, the church, the flags."""

import pygame

from firenze.engine.model import NEUTRAL, OPEN, GameState
from firenze.engine.phases.setup import is_against_advice
from firenze.engine.queries import balcony_value, commission_value, due_balcony
from firenze.engine.scoring import leaders
from firenze.engine.terms import (
    COLOURS,
    LEVELS,
    CardKind,
    Colour,
    Commission,
    commission_at,
)
from firenze.text.names import NUMERALS
from firenze.ui.draw import city, crests, scenery, shapes
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block, fits
from firenze.ui.draw.motifs import motif
from firenze.ui.layout import CityBoxes, Layout
from firenze.ui.places import balcony_frame
from firenze.ui.theme import Role
from firenze.ui.view import TableView


def draw_city(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """What changes in the upper part of the table; towers and church stand on the ground."""
    boxes, state = layout.city, view.state
    _signpost(canvas, boxes, view)
    for colour in COLOURS:
        _tower(canvas, boxes, view, colour)
        _flag(canvas, boxes, state, colour)
    _church(canvas, boxes, view)


def _signpost(canvas: Canvas, boxes: CityBoxes, view: TableView) -> None:
    state = view.state
    tiles = state.table.edition.level_tiles
    boards = list(reversed(boxes.boards[: len(tiles)]))
    for tile, owner, board in zip(tiles, state.city.level_tiles, boards, strict=True):
        words = view.words("1st {level}", level=tile.level)
        _board(canvas, board, view, words, f"+{tile.value}", owner)
    _end_board(canvas, boxes.end_tile, view)


def _board(
    canvas: Canvas, rect: pygame.Rect, view: TableView, words: str, value: str, owner: int
) -> None:
    palette = canvas.palette
    taken = owner != OPEN
    fill = palette.recess if taken else palette.card
    shapes.panel(canvas, rect, fill, palette.ink, radius=canvas.px(5))
    room = rect.inflate(-canvas.px(14), 0)
    canvas.text(room, words, Role.CAPTION, palette.ink_soft if taken else palette.ink)
    if taken:
        size = rect.height + canvas.px(4)
        seal = pygame.Rect(0, 0, size, size)
        seal.midright = (rect.right - canvas.px(5), rect.centery)
        crests.seal(canvas, seal, _family(view.state, owner))
    else:
        canvas.text(room, value, Role.COUNT, align="right")


def _end_board(canvas: Canvas, rect: pygame.Rect, view: TableView) -> None:
    palette, owner = canvas.palette, view.state.city.end_tile
    taken = owner != OPEN
    fill = palette.recess if taken else palette.card
    shapes.panel(canvas, rect, fill, palette.ink, radius=canvas.px(5))
    upper = pygame.Rect(rect.left, rect.top + canvas.px(3), rect.width, rect.height // 2)
    words = view.words("Last seal")
    canvas.text(upper.inflate(-canvas.px(8), 0), words, Role.CAPTION, align="centre")
    lower = pygame.Rect(rect.left, upper.bottom, rect.width, rect.bottom - upper.bottom)
    if taken:
        size = lower.height + canvas.px(4)
        seal = pygame.Rect(0, 0, size, size)
        seal.center = lower.center
        crests.seal(canvas, seal, _family(view.state, owner))
    else:
        value = f"+{view.state.table.edition.end_tile}"
        canvas.text(lower.move(0, -canvas.px(2)), value, Role.COUNT, align="centre")


def _family(state: GameState, player: int) -> int:
    return state.table.setup.seats[player].family


def _tower(canvas: Canvas, boxes: CityBoxes, view: TableView, colour: Colour) -> None:
    for level in LEVELS:
        rect = boxes.storey(colour, level)
        _storey(canvas, rect, view, commission_at(colour, level))


def _storey(canvas: Canvas, rect: pygame.Rect, view: TableView, place: Commission) -> None:
    state = view.state
    owner = state.city.seals[place.index]
    value = commission_value(state, place)
    level = pygame.Rect(rect.left, rect.top, rect.width * 30 // 100, rect.height)
    paint = city.wall_text(canvas, place.colour)
    on_balcony = balcony_value(state, place) is not None
    if on_balcony:
        _balcony(canvas, rect, view, place, owner == OPEN)
    else:
        canvas.text(level, str(place.level), Role.LEVEL, paint, "centre")
    if owner == OPEN:
        if not on_balcony:
            _window(canvas, rect, value)
    else:
        _seal(canvas, rect, state, owner)
    if owner == NEUTRAL and state.turn.number <= 1 and is_against_advice(state, place):
        _warning(canvas, rect)


def _warning(canvas: Canvas, rect: pygame.Rect) -> None:
    """The mark of a neutral seal on levels that have more of them than is advised (S3).

    It stays until the first turn ends, so that the last seal shows it too.
    """
    size = rect.height * 9 // 10
    chip = pygame.Rect(0, 0, size, size)
    chip.midright = (rect.right - canvas.px(6), rect.centery)
    shapes.panel(canvas, chip, canvas.palette.loss, canvas.palette.white, radius=size // 2)
    canvas.text(chip, "!", Role.LABEL, canvas.palette.white, "centre")


def _window(canvas: Canvas, rect: pygame.Rect, value: int) -> None:
    wide, high = rect.width * 36 // 100, rect.height * 86 // 100
    frame = pygame.Rect(0, 0, wide, high)
    frame.midbottom = (rect.centerx, rect.bottom - max(1, rect.height // 20))
    city.window(canvas, frame)
    words = pygame.Rect(frame.left, frame.top + high // 12, wide, high)
    canvas.text(words, str(value), Role.FIGURE, align="centre")


def _seal(canvas: Canvas, rect: pygame.Rect, state: GameState, owner: int) -> None:
    size = rect.height if owner != NEUTRAL else rect.height * 88 // 100
    square = pygame.Rect(0, 0, size, size)
    square.center = rect.center
    if owner == NEUTRAL:
        crests.neutral_seal(canvas, square)
    else:
        crests.seal(canvas, square, _family(state, owner))


def _balcony(
    canvas: Canvas, rect: pygame.Rect, view: TableView, place: Commission, free: bool
) -> None:
    state = view.state
    number = _balcony_number(state, place)
    due = due_balcony(state) == number
    frame = balcony_frame(rect)
    room = city.balcony(canvas, frame, due, not free)
    roman = pygame.Rect(room.left + canvas.px(3), room.top, room.width // 3, room.height)
    canvas.text(roman, NUMERALS[number], Role.ROMAN, canvas.palette.ink)
    if free:
        canvas.text(room, str(commission_value(state, place)), Role.FIGURE, align="centre")
    if due:
        words = view.words("next")
        tail = pygame.Rect(room.centerx + room.width // 7, room.top, 0, room.height)
        tail.width = room.right - tail.left
        if fits(canvas, words, Role.LABEL, tail.width):
            canvas.text(tail, words, Role.LABEL, canvas.palette.loss, "right")


def _balcony_number(state: GameState, place: Commission) -> int:
    tiles = state.table.edition.balconies
    return next(n for n, t in enumerate(state.city.balconies) if tiles[t].commission == place)


def _flag(canvas: Canvas, boxes: CityBoxes, state: GameState, colour: Colour) -> None:
    rect = boxes.flags[colour]
    room = city.flag(canvas, rect, colour)
    value = str(state.table.edition.flags[colour])
    canvas.text(room, value, Role.FIGURE, city.wall_text(canvas, colour), "centre")
    high = rect.height * 70 // 100
    wide = high * 5 // 6
    right = rect.left - canvas.px(3)
    found = leaders(state, colour)
    if not found:
        crests.empty_shield(canvas, pygame.Rect(right - wide, rect.top + 1, wide, high))
    span = right - wide - boxes.roofs[colour].left
    step = min(wide + 1, span // (len(found) - 1)) if len(found) > 1 else 0
    for number, player in enumerate(reversed(found)):
        place = pygame.Rect(right - wide - step * number, rect.top + 1, wide, high)
        crests.shield(canvas, place, _family(state, player))


def _church(canvas: Canvas, boxes: CityBoxes, view: TableView) -> None:
    for card, niche in zip(view.state.city.church, boxes.niches, strict=False):
        room = scenery.niche(canvas, niche, card is not None)
        if card is None:
            words = view.words("free")
            canvas.text(room, words, Role.CAPTION, canvas.palette.ink_soft, "centre")
        else:
            _church_card(canvas, room, view, card)


def _church_card(canvas: Canvas, room: pygame.Rect, view: TableView, card: CardKind) -> None:
    picture = pygame.Rect(room.left, room.top, room.width, room.height * 48 // 100)
    motif(canvas, picture.inflate(-2, -canvas.px(4)), card)
    below = pygame.Rect(room.left, picture.bottom, room.width, room.bottom - picture.bottom)
    if card is CardKind.CAMPANILE:
        _markers(canvas, below, view.state)
        return
    effects = view.state.table.edition.effects
    reward = next(p for p in effects.privileges if p.kind is card)
    upper, lower = below.copy(), below.copy()
    upper.height = lower.height = below.height // 2
    lower.top = upper.bottom
    canvas.text(upper, f"+{reward.value}", Role.FIGURE, align="centre")
    words = view.words("1st {level}", level=reward.level)
    block(canvas, lower, words, Role.CAPTION, canvas.palette.ink_soft, "centre")


def _markers(canvas: Canvas, room: pygame.Rect, state: GameState) -> None:
    count = len(state.players)
    wide = min(room.width // count, room.height * 3 // 5)
    left = room.centerx - wide * count // 2
    for player in range(count):
        place = pygame.Rect(left + wide * player, room.top, wide, room.height)
        place = place.inflate(-max(1, wide // 8), -room.height // 4)
        if player in state.city.campanile:
            crests.marker(canvas, place, _family(state, player))
        else:
            shapes.dashed(canvas, place.inflate(-wide // 4, 0), canvas.palette.line, 1, 2)
