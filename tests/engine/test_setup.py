"""S Set-up."""

import pytest

from firenze.engine.actions import EndPhase, PlaceNeutralSeal, TakeCard
from firenze.engine.game import decider, legal_actions, new_game, standings
from firenze.engine.model import NEUTRAL, OPEN, GameState, Options, Seat, Setup
from firenze.engine.refusals import BadSetup
from firenze.engine.terms import (
    CHARACTERS,
    COLOURS,
    COMMISSIONS,
    NO_BRICKS,
    CardKind,
    Commission,
    Phase,
)
from firenze.session.edition_file import load_classic
from tests.engine.arrange import DEFAULTS, bricks, setup, summed
from tests.engine.play import after, refused, storage

SEEDS = range(25)
PLACED = Options(start_player=0, neutral_seals="placed")


def _new(players: int = 2, seed: int = 1, options: Options = DEFAULTS) -> GameState:
    return new_game(setup(players, options), load_classic(), seed)


def _balconies(state: GameState) -> list[Commission]:
    return [load_classic().balconies[tile].commission for tile in state.city.balconies]


def _sealed(state: GameState) -> list[Commission]:
    pairs = zip(COMMISSIONS, state.city.seals, strict=True)
    return [commission for commission, owner in pairs if owner == NEUTRAL]


@pytest.mark.parametrize("count", [0, 1, 5])
def test_s1_two_to_four_players(count: int) -> None:
    with pytest.raises(BadSetup) as caught:
        new_game(Setup(tuple(Seat("Ada", i) for i in range(count))), load_classic(), 1)
    assert caught.value.refusal.rule == "S1"


def test_s1_start_player_is_drawn_or_chosen() -> None:
    assert {_new(4, seed).turn.player for seed in SEEDS} == {0, 1, 2, 3}
    chosen = Options(start_player=2)
    assert {_new(4, seed, chosen).turn.player for seed in SEEDS} == {2}
    with pytest.raises(BadSetup) as caught:
        _new(2, 1, chosen)
    assert caught.value.refusal.rule == "S1"


def test_s2_one_balcony_of_each_group() -> None:
    balconies = load_classic().balconies
    drawn = [_new(2, seed).city.balconies for seed in SEEDS]
    assert all([balconies[tile].group for tile in tiles] == [1, 2, 3, 4] for tiles in drawn)
    assert len(set(drawn)) > len(SEEDS) // 2


@pytest.mark.parametrize("seed", SEEDS)
def test_s3_drawn_seals_keep_the_advice(seed: int) -> None:
    state = _new(2, seed)
    sealed, tiles = _sealed(state), _balconies(state)
    assert len(sealed) == 5
    assert not set(sealed) & set(tiles)
    low = sum(commission.level in (3, 4) for commission in sealed)
    assert low in (2, 3)
    for colour in COLOURS:
        on_tower = [c for c in (*sealed, *tiles) if c.colour == colour]
        seals_there = any(c.colour == colour for c in sealed)
        assert len(on_tower) <= 2 or not seals_there


def test_s3_placed_by_the_start_player_before_any_card() -> None:
    state = _new(3, 1, Options(start_player=1, neutral_seals="placed"))
    assert (state.turn.phase, decider(state)) == (Phase.SETUP, 1)
    assert state.market.row == ()
    assert sum(state.market.bag) == 88 - 2 - 3 - 4
    assert refused(state, TakeCard(0)) == "T1.1"
    assert refused(state, EndPhase()) == "S3"
    while state.turn.phase is Phase.SETUP:
        assert decider(state) == 1
        state = after(state, legal_actions(state)[-1])
    assert len(_sealed(state)) == 5
    assert (state.turn.phase, state.turn.player, len(state.market.row)) == (Phase.TAKE, 1, 6)


def test_s3_at_most_two_tiles_on_a_tower_and_never_a_balcony() -> None:
    state = _new(2, 1, PLACED)
    tiles = _balconies(state)
    assert {refused(state, PlaceNeutralSeal(tile)) for tile in tiles} == {"S3"}
    free = next(c for c in COLOURS if c not in [tile.colour for tile in tiles])
    first, second, third = (Commission(free, level) for level in (3, 4, 5))
    state = after(state, PlaceNeutralSeal(first))
    assert refused(state, PlaceNeutralSeal(first)) == "S3"
    state = after(state, PlaceNeutralSeal(second))
    assert refused(state, PlaceNeutralSeal(third)) == "S3"
    one = next(t.colour for t in tiles if [u.colour for u in tiles].count(t.colour) == 1)
    high = [Commission(one, level) for level in (6, 7, 8) if Commission(one, level) not in tiles]
    state = after(state, PlaceNeutralSeal(high[0]))
    assert refused(state, PlaceNeutralSeal(high[1])) == "S3"


def test_s3_placing_may_leave_the_advice() -> None:
    state = _new(2, 1, PLACED)
    while state.turn.phase is Phase.SETUP:
        high = [a for a in legal_actions(state) if isinstance(a, PlaceNeutralSeal)]
        state = after(state, max(high, key=lambda action: action.commission.level))
    assert min(c.level for c in _sealed(state)) > 4


def test_s3_a_commission_that_does_not_exist_is_refused() -> None:
    assert refused(_new(2, 1, PLACED), PlaceNeutralSeal(Commission(COLOURS[0], 9))) == "S3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s4_start_bricks_are_white_and_grow_clockwise(players: int) -> None:
    for start in range(players):
        state = _new(players, 4, Options(start_player=start))
        for step in range(players):
            assert storage(state, (start + step) % players) == bricks("w" * (2 + step))


def test_s4_all_other_bricks_are_in_the_bag_before_the_row_is_dealt() -> None:
    state = _new(2, 1, PLACED)
    assert state.market.bag == (20, 18, 15, 12, 10, 8)
    assert sum(_new(2, 1).market.bag) == 88 - 5 - 24


def test_s5_without_campanile_the_card_is_gone() -> None:
    state = _new(2, 1, Options(campanile=False))
    cards = [*state.market.deck, *(slot.card for slot in state.market.row)]
    assert CardKind.CAMPANILE not in cards
    assert len(cards) == 51


@pytest.mark.parametrize(("gentle", "count"), [(False, 10), (True, 8)])
def test_s6_start_cards_lie_on_top(gentle: bool, count: int) -> None:
    starts = {*CHARACTERS, CardKind.BRIDGE, CardKind.WORKSHOP}
    if gentle:
        starts -= {CardKind.SABOTEUR, CardKind.SMUGGLER}
    for seed in SEEDS:
        market = _new(3, seed, Options(gentle=gentle)).market
        cards = [*(slot.card for slot in market.row), *market.deck]
        assert set(cards[:count]) == starts
        assert market.start_cards == count - 6


def test_s6_six_cards_with_four_bricks_each() -> None:
    state = _new(4, 2)
    assert [sum(slot.bricks) for slot in state.market.row] == [4] * 6
    assert len(state.market.deck) == 46
    assert state.market.bag != NO_BRICKS
    assert sum(summed([slot.bricks for slot in state.market.row])) == 24


def test_s7_everybody_starts_at_zero() -> None:
    state = _new(4, 2)
    assert [(s.prestige, s.place) for s in standings(state)] == [(0, 1)] * 4
    assert state.city.level_tiles == (OPEN,) * 4
