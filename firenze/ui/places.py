"""Where every target of the table lies: from layout, state and viewer to rectangles.

The order of the places is the order in which the keyboard walks them: what to do now, the card
row, the own things, the city, the rivals, then buttons and log.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from firenze.engine.model import GameState
from firenze.engine.queries import balcony_value
from firenze.engine.terms import COLOURS, LEVELS, Bricks, Colour, commission_at
from firenze.ui import targets as on
from firenze.ui.boxes import columns
from firenze.ui.layout import Layout, RivalBoxes
from firenze.ui.piles import (
    BrickCell,
    card_bricks,
    card_zones,
    hand_cells,
    mini_stands,
    site_stands,
    tray_bricks,
    tray_rooms,
)
from firenze.ui.targets import Target


@dataclass(frozen=True, slots=True)
class Place:
    """A target's drawn shape, and the rectangles in which a click means it."""

    shape: Rect
    hits: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Places:
    """All places of one picture of the table, in natural Tab order."""

    known: Mapping[Target, Place]

    @property
    def order(self) -> tuple[Target, ...]:
        """The targets in the order of the keyboard."""
        return tuple(self.known)

    def rect(self, target: Target) -> Rect | None:
        """Where a click means this target (the first such rectangle), None if it is not there."""
        place = self.known.get(target)
        return place.hits[0] if place else None

    def hits(self, target: Target) -> tuple[Rect, ...]:
        """All rectangles in which a click means this target."""
        place = self.known.get(target)
        return place.hits if place else ()

    def shape(self, target: Target) -> Rect | None:
        """What is drawn for a target, None if it is not there."""
        place = self.known.get(target)
        return place.shape if place else None

    def at(self, pos: tuple[int, int]) -> Target | None:
        """The smallest target at a point of the window, None where nothing is."""
        found = [
            (hit.width * hit.height, target)
            for target, place in self.known.items()
            for hit in place.hits
            if hit.collidepoint(pos)
        ]
        return min(found, key=lambda entry: entry[0])[1] if found else None


Found = Iterator[tuple[Target, Place]]


def places(
    layout: Layout,
    state: GameState,
    viewer: int,
    *,
    secondary: bool = False,
    log_lines: Sequence[tuple[int, Rect]] = (),
    log_open: bool = False,
    hand_hidden: bool = False,
    tray_room: Bricks | None = None,
) -> Places:
    """The places of the table as `viewer` sees it.

    `secondary` says whether there is a second answer button; `log_lines` are the shown lines of
    the log with their rectangles, which depend on words; with `hand_hidden` the viewer's cards
    are one place; `tray_room` are the bricks that the tray has places for, None for those in it.
    """
    found: dict[Target, Place] = {}
    for part in (
        _answers(layout, secondary),
        _row(layout, state),
        _piles(layout),
        _own(layout, state, viewer, tray_room or state.players[viewer].storage),
        _hand(layout, state, viewer, hand_hidden),
        _city(layout, state),
        () if log_open else _rivals(layout, state, viewer),
        _buttons(layout),
    ):
        found.update(part)
    found[on.OnSpot("log")] = _plain(log_button(layout, log_open))
    found.update((on.OnLogLine(index), _plain(rect)) for index, rect in log_lines)
    return Places(found)


def clockwise(state: GameState, viewer: int) -> list[int]:
    """The other players, clockwise from the viewer."""
    count = len(state.players)
    return [(viewer + step) % count for step in range(1, count)]


def slot_box(state: GameState, index: int) -> int:
    """Which of the six places of the counter the card at `index` of the row lies on.

    While a card is being resolved its gap stays open (T1.5).
    """
    taken = state.market.taken
    return index + 1 if taken and index >= taken.slot else index


def log_box(layout: Layout, log_open: bool) -> Rect:
    """The whole log; open it covers the panels above it."""
    return layout.column.log_open if log_open else layout.column.log


def log_button(layout: Layout, log_open: bool) -> Rect:
    """The heading of the log, which opens and folds it."""
    box = log_box(layout, log_open)
    return Rect(box.left, box.top, box.width, max(32, layout.height * 36 // 1000))


def _plain(rect: Rect) -> Place:
    return Place(rect, (rect,))


def _answers(layout: Layout, secondary: bool) -> Found:
    yield on.OnSpot("primary"), _plain(layout.strip.primary)
    if secondary:
        yield on.OnSpot("secondary"), _plain(layout.strip.secondary)


def _row(layout: Layout, state: GameState) -> Found:
    for index, slot in enumerate(state.market.row):
        box = slot_box(state, index)
        card = layout.market.cards[box]
        yield on.OnSlot(index), Place(card, (card.union(layout.market.prices[box]),))
        cells = card_bricks(card_zones(card).bricks, slot.bricks)
        for colour in COLOURS:
            hits = _of_colour(cells, colour)
            if hits:
                yield on.OnCardBrick(index, colour), Place(hits[0], hits)


def _of_colour(cells: list[BrickCell], colour: Colour) -> tuple[Rect, ...]:
    return tuple(cell.rect for cell in cells if cell.colour is colour)


def _piles(layout: Layout) -> Found:
    market = layout.market
    yield on.OnSpot("deck"), _plain(market.deck)
    yield on.OnSpot("discard"), _plain(market.discard)
    yield on.OnSpot("bag"), _plain(market.bag)
    for colour in COLOURS:
        yield on.OnBag(colour), _plain(market.bag_cells[colour])


def _own(layout: Layout, state: GameState, viewer: int, tray_room: Bricks) -> Found:
    shop, player = layout.workshop, state.players[viewer]
    heights = [tower.height for tower in player.towers]
    for index, stand in enumerate(site_stands(shop.site, shop.foot, heights)):
        yield on.OnTowerOf(viewer, index), Place(stand.body, (stand.column,))
    for colour in COLOURS:
        cell = shop.plot[colour]
        yield on.OnPlot(colour), Place(cell, (cell.inflate(2, 2),))
    board = Rect(shop.crane)
    board.height = shop.rack.top - board.top
    yield on.OnSpot("build_costs"), _plain(board)
    yield from _tray(layout, player.storage, viewer, tray_room)
    for building, row in zip(player.buildings, shop.buildings, strict=False):
        yield on.OnBuilding(viewer, building), _plain(row)
    yield on.OnPlayer(viewer), _plain(shop.mat)


def _hand(layout: Layout, state: GameState, viewer: int, hidden: bool) -> Found:
    hand, box = state.players[viewer].hand, layout.workshop.hand
    if hidden:
        yield on.OnSpot("hand"), _plain(box)
        return
    kinds = tuple(dict.fromkeys(hand))
    for card, cell in zip(kinds, hand_cells(box, len(kinds)), strict=True):
        yield on.OnHand(viewer, card), _plain(cell)


def _tray(layout: Layout, storage: Bricks, viewer: int, most: Bricks) -> Found:
    """A click beside the bricks of a colour, where others of it lay, means the colour too."""
    tray = layout.workshop.tray
    cells = tray_bricks(tray_rooms(tray, most), storage, most)
    for colour in COLOURS:
        rects = _of_colour(cells, colour)
        if rects and storage[colour]:
            room = rects[0].unionall(list(rects[1:]))
            shape = rects[0].unionall(list(rects[1 : storage[colour]]))
            side = max(0, 32 - room.width)
            hit = Rect(room.left - side // 2, tray.top, room.width + side, tray.height)
            yield on.OnStorage(viewer, colour), Place(shape, (hit,))


def _city(layout: Layout, state: GameState) -> Found:
    city = layout.city
    for colour in COLOURS:
        flag = city.flags[colour]
        roof = city.roofs[colour]
        yield (
            on.OnFlag(colour),
            _plain(
                Rect(
                    roof.left,
                    flag.top,
                    max(roof.right, flag.right) - roof.left,
                    roof.top - flag.top,
                )
            ),
        )
        for level in reversed(LEVELS):
            storey = city.storey(colour, level)
            wide = Rect(roof.left, storey.top, roof.width, storey.height)
            bare = balcony_value(state, commission_at(colour, level)) is None
            shape = storey if bare else balcony_frame(storey)
            yield on.OnStorey(colour, level), Place(shape, (wide,))
    for place, board in enumerate(reversed(city.boards[: len(state.city.level_tiles)])):
        yield on.OnLevelTile(place), _plain(board)
    yield on.OnSpot("end_tile"), _plain(city.end_tile)
    for space, niche in enumerate(city.niches[: len(state.city.church)]):
        yield on.OnChurch(space), _plain(niche)


def balcony_frame(storey: Rect) -> Rect:
    """The balcony that stands out from a storey on both sides."""
    return storey.inflate(storey.width * 16 // 100, -max(1, storey.height // 14))


def _rivals(layout: Layout, state: GameState, viewer: int) -> Found:
    panels = zip(clockwise(state, viewer), layout.column.rivals, strict=True)
    for player, boxes in panels:
        yield from _rival(boxes, state, player)


def _rival(boxes: RivalBoxes, state: GameState, player: int) -> Found:
    belongings = state.players[player]
    heights = [tower.height for tower in belongings.towers]
    for index, stand in enumerate(mini_stands(boxes.site, heights)):
        yield on.OnTowerOf(player, index), Place(stand.front, (stand.column,))
    for colour, cell in zip(COLOURS, columns(boxes.storage, len(COLOURS)), strict=True):
        if belongings.storage[colour]:
            yield on.OnStorage(player, colour), _plain(cell)
    signs = zip(belongings.buildings, sign_boxes(boxes.status), strict=False)
    for building, sign in signs:
        yield on.OnBuilding(player, building), _plain(sign)
    yield on.OnPlayer(player), _plain(boxes.whole)


def sign_boxes(status: Rect) -> list[Rect]:
    """The three places for building signs in a rival's panel, from the right."""
    wide = status.width * 165 // 1000
    return [
        Rect(status.right - (wide + 2) * (number + 1), status.top, wide, status.height)
        for number in range(3)
    ]


def _buttons(layout: Layout) -> Found:
    strip, column = layout.strip, layout.column
    for phase, box in zip(on.RIBBON, strip.phases, strict=True):
        yield on.OnPhase(phase), _plain(box)
    yield on.OnSpot("undo"), _plain(strip.undo)
    yield on.OnSpot("restart"), _plain(strip.restart)
    yield on.OnSpot("redo"), _plain(strip.redo)
    yield on.OnSpot("menu"), _plain(column.menu)
    yield on.OnSpot("rules"), _plain(column.rules)
