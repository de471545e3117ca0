"""Every target has its place: reachable, apart from the others, large enough to click."""

from itertools import combinations

import pytest
from pygame import Rect

from firenze.engine.model import GameState
from firenze.engine.terms import COLOURS, Colour
from firenze.ui import targets as on
from firenze.ui.glow import places_of
from firenze.ui.layout import CLICK, make_layout
from firenze.ui.piles import (
    card_bricks,
    free_cell,
    hand_cells,
    mini_stands,
    site_stands,
    tray_bricks,
    tray_rooms,
)
from firenze.ui.places import Places, places, slot_box
from firenze.ui.targets import Target
from tests.ui.arranged import HEIGHTS, crowded, middle
from tests.ui.tables import game, games
from tests.ui.test_layout import SIZES, apart, every_window

CLICKED = (
    on.OnSlot,
    on.OnPlot,
    on.OnBag,
    on.OnHand,
    on.OnChurch,
    on.OnPhase,
    on.OnSpot,
    on.OnPlayer,
)


def found(size: tuple[int, int], state: GameState, viewer: int | None = None) -> Places:
    layout = make_layout(*size, players=len(state.players))
    return places(layout, state, state.turn.player if viewer is None else viewer, secondary=True)


def nested(one: Rect, other: Rect) -> bool:
    return one.contains(other) or other.contains(one)


@every_window
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_the_table_has_a_place_inside_the_window(
    size: tuple[int, int], players: int
) -> None:
    for state in (middle(players), crowded(players)):
        table = found(size, state)
        for target in places_of(state, state.turn.player):
            if isinstance(target, on.OnStorage) and not held(state, target):
                continue
            for hit in table.hits(target):
                assert Rect((0, 0), size).contains(hit), target
            assert table.rect(target), target
            assert table.shape(target), target


def held(state: GameState, target: on.OnStorage) -> int:
    return state.players[target.player].storage[target.colour]


@every_window
@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_are_apart_or_one_lies_in_the_other(size: tuple[int, int], players: int) -> None:
    for state in (middle(players), crowded(players)):
        table = found(size, state)
        hits = [(t, hit) for t in table.order for hit in table.hits(t)]
        for (a, one), (b, other) in combinations(hits, 2):
            assert a == b or not one.colliderect(other) or nested(one, other), (a, b)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_what_is_clicked_most_is_large_enough(size: tuple[int, int]) -> None:
    state = middle()
    table, viewer = found(size, state), state.turn.player
    for target in table.order:
        own = isinstance(target, on.OnStorage | on.OnTowerOf) and target.player == viewer
        if isinstance(target, CLICKED) or own:
            hit = table.rect(target)
            assert hit, target
            assert min(hit.size) >= CLICK, (target, hit)


@every_window
def test_storeys_are_low_but_wide(size: tuple[int, int]) -> None:
    table = found(size, middle())
    for colour in COLOURS:
        hit = table.rect(on.OnStorey(colour, 5))
        assert hit
        assert hit.width >= 80
        assert hit.height >= 21


def test_the_point_of_a_target_leads_to_that_target() -> None:
    for state in (middle(), crowded()):
        table = found((1280, 720), state)
        for target in table.order:
            if isinstance(target, on.OnPlayer) or target == on.OnSpot("bag"):
                continue
            points = [hit.center for hit in table.hits(target)]
            assert target in [table.at(point) for point in points] or covered(table, target)


def covered(table: Places, target: Target) -> bool:
    """Whether smaller targets lie over the middle of this one, as bricks do on a card."""
    hit = table.rect(target)
    assert hit
    return table.at((hit.left + 2, hit.top + 2)) == target


def test_nowhere_is_no_target() -> None:
    assert found((1280, 720), middle()).at((700, 2)) is None


def test_what_is_not_there_has_no_place() -> None:
    table = found((1280, 720), middle())
    assert table.rect(on.OnTowerOf(0, 40)) is None
    assert table.shape(on.OnSlot(9)) is None
    assert table.hits(on.OnSlot(9)) == ()


def test_the_keyboard_starts_with_the_answer_then_the_row_from_the_left() -> None:
    order = found((1280, 720), middle()).order
    assert order[:2] == (on.OnSpot("primary"), on.OnSpot("secondary"))
    slots = [target.slot for target in order if isinstance(target, on.OnSlot)]
    assert slots == sorted(slots)
    lefts = [found((1280, 720), middle()).rect(on.OnSlot(slot)) for slot in slots]
    assert lefts == sorted(lefts, key=lambda rect: rect.left if rect else 0)


def test_rivals_sit_clockwise_from_the_viewer() -> None:
    table = found((1280, 720), middle(), viewer=2)
    tops = [table.rect(on.OnPlayer(player)) for player in (3, 0, 1)]
    assert tops == sorted(tops, key=lambda rect: rect.top if rect else 0)


def test_an_open_log_covers_the_rivals() -> None:
    state = middle()
    layout = make_layout(1280, 720)
    table = places(layout, state, 0, log_open=True)
    assert table.rect(on.OnPlayer(1)) is None
    assert table.rect(on.OnPlayer(0))


def test_the_gap_of_a_taken_card_stays_open() -> None:
    state = next(s for s in game(2, 8) if s.market.taken and s.market.taken.slot < 5)
    boxes = [slot_box(state, index) for index in range(len(state.market.row))]
    taken = state.market.taken
    assert taken
    assert boxes == [box for box in range(6) if box != taken.slot]


def test_every_position_of_a_game_has_places() -> None:
    for state in list(games())[::25]:
        table = found((1280, 720), state)
        assert len(table.order) > 60


def test_bricks_of_one_colour_on_a_card_are_one_target() -> None:
    state = crowded()
    table = found((1280, 720), state)
    for slot, lying in enumerate(state.market.row):
        for colour in COLOURS:
            hits = table.hits(on.OnCardBrick(slot, colour))
            several = (
                lying.bricks[colour] if sum(lying.bricks) <= 6 else min(1, lying.bricks[colour])
            )
            assert len(hits) == several


def test_more_than_six_bricks_become_groups() -> None:
    room = Rect(0, 0, 120, 50)
    assert [cell.count for cell in card_bricks(room, (2, 0, 1, 0, 0, 3))] == [1] * 6
    assert [cell.count for cell in card_bricks(room, (2, 0, 1, 0, 0, 4))] == [2, 1, 4]


def test_the_next_brick_on_a_card_lies_on_a_free_cell_while_there_is_one() -> None:
    room = Rect(0, 0, 120, 50)
    taken = [cell.rect for cell in card_bricks(room, (2, 0, 1, 0, 0, 2))]
    assert free_cell(room, (2, 0, 1, 0, 0, 2)) not in taken
    full = [cell.rect for cell in card_bricks(room, (2, 2, 2, 2, 2, 2))]
    assert free_cell(room, (2, 2, 2, 2, 2, 2)) == full[-1]


@every_window
def test_towers_and_bricks_stay_in_their_boxes(size: tuple[int, int]) -> None:
    layout = make_layout(*size)
    shop = layout.workshop
    stands = site_stands(shop.site, shop.foot, HEIGHTS)
    assert not apart([(str(n), stand.column) for n, stand in enumerate(stands)])
    for stand, height in zip(stands, HEIGHTS, strict=True):
        assert shop.site.contains(stand.front)
        assert stand.front.top - stand.depth[1] >= shop.site.top
        assert stand.brick_rect(height - 1).top == stand.front.top
    for rival in layout.column.rivals:
        for stand in mini_stands(rival.site, HEIGHTS):
            assert rival.site.contains(stand.front)
    for bricks in ((6, 4, 5, 3, 4, 2), (1, 1, 1, 1, 1, 1), (6, 0, 0, 0, 0, 0)):
        cells = tray_bricks(tray_rooms(shop.tray, bricks), bricks, bricks)
        assert not apart([(str(n), cell.rect) for n, cell in enumerate(cells)])
        assert all(shop.tray.contains(cell.rect) for cell in cells)


@every_window
@pytest.mark.parametrize("kinds", range(1, 12))
def test_cards_in_hand_lie_beside_or_below_each_other(size: tuple[int, int], kinds: int) -> None:
    hand = make_layout(*size).workshop.hand
    cells = hand_cells(hand, kinds)
    assert len(cells) == kinds
    assert not apart([(str(n), cell) for n, cell in enumerate(cells)])
    assert all(hand.contains(cell) for cell in cells)


def test_one_brick_height_for_all_towers_of_a_site() -> None:
    shop = make_layout(1920, 1080).workshop
    stands = site_stands(shop.site, shop.foot, (3, 5, 8))
    assert len({stand.brick for stand in stands}) == 1
    assert Colour.WHITE in {cell.colour for cell in card_bricks(shop.tray, (1, 0, 0, 0, 0, 0))}
