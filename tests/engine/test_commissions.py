"""T5 Commissions."""

from typing import Any

import pytest

from firenze.engine.actions import EndPhase, LayMarker, PlayCharacter, ScoreTower
from firenze.engine.events import (
    FinalRoundStarted,
    LevelTileTaken,
    MarkerLaid,
    MarkersReturned,
    PrestigeGained,
)
from firenze.engine.game import legal_actions, standings
from firenze.engine.model import NEUTRAL, GameState
from firenze.engine.terms import CardKind, Phase, PrestigeSource
from tests.engine.arrange import Arranged, bricks, commission
from tests.engine.play import after, built, happened, refused

DUE = ("y3", "w5", "w6", "r7")
ARCHITECT = ((CardKind.ARCHITECT,),)
EIGHT = dict.fromkeys(("w3", "w4", "w5", "w6", "w7", "w8", "y3", "y4"), 0)
"""All seals but one of a player at a table of two."""


def _at(towers: str, *more: str, **changes: Any) -> GameState:
    """A position in T5."""
    return Arranged(towers=(towers, *more), phase=Phase.COMMISSIONS, **changes).state()


def _prestige(state: GameState, player: int = 0) -> int:
    return next(s.prestige for s in standings(state) if s.player == player)


def _owner(state: GameState, name: str) -> int:
    return state.city.seals[commission(name).index]


@pytest.mark.parametrize("height", [3, 4, 5, 6, 7, 8])
def test_t5_1_exact_height_and_colour(height: int) -> None:
    state = _at(f"p{height}*")
    assert legal_actions(state) == (ScoreTower(0, height), EndPhase())
    state = after(state, ScoreTower(0, height))
    assert _owner(state, f"p{height}") == 0


def test_t5_1_another_height_is_refused() -> None:
    state = _at("r2 r5 y9", balconies=DUE)
    assert legal_actions(state) == (ScoreTower(1, 5), EndPhase())
    wrong = ((0, 2), (1, 3), (1, 7), (2, 7), (2, 9))
    assert {refused(state, ScoreTower(*score)) for score in wrong} == {"T5.1"}
    for score in ((0, 3), (1, 4), (1, 6), (2, 8)):
        assert refused(state, ScoreTower(*score)) == "K10"


def test_t5_1_a_sealed_commission_is_closed() -> None:
    for owner in (NEUTRAL, 0, 1):
        assert refused(_at("g3", seals={"g3": owner}), ScoreTower(0, 3)) == "T5.1"


def test_t5_1_a_seal_is_needed() -> None:
    state = _at("g3", seals={**EIGHT, "y5": 0}, end_tile=0)
    assert refused(state, ScoreTower(0, 3)) == "T5.1"


@pytest.mark.parametrize("index", [-1, 1])
def test_t5_1_only_ones_own_towers(index: int) -> None:
    assert refused(_at("g3", "g4 g3"), ScoreTower(index, 3)) == "T5.1"


def test_t5_1_any_number_in_a_turn() -> None:
    state = after(_at("g3 g4 g3 y3"), ScoreTower(0, 3), ScoreTower(0, 4))
    assert refused(state, ScoreTower(0, 3)) == "T5.1"
    assert built(after(state, ScoreTower(1, 3))) == ["g3"]


def test_t5_2_only_the_lowest_balcony_is_due() -> None:
    state = _at("w5 w6 r7 y3", balconies=DUE)
    assert legal_actions(state) == (ScoreTower(3, 3), EndPhase())
    later = (ScoreTower(0, 5), ScoreTower(1, 6), ScoreTower(2, 7))
    assert {refused(state, score) for score in later} == {"T5.2"}


def test_t5_2_the_next_one_is_due_in_the_same_turn() -> None:
    state = after(_at("y3 w5 w6 r7", balconies=DUE), ScoreTower(0, 3))
    assert legal_actions(state) == (ScoreTower(0, 5), EndPhase())
    state = after(state, ScoreTower(0, 5), ScoreTower(0, 6), ScoreTower(0, 7))
    assert built(state) == []


def test_t5_2_scored_by_anybody_counts() -> None:
    assert ScoreTower(0, 4) in legal_actions(_at("b4", seals={"b3": 1}))


def test_t5_3_printed_value_seal_and_bricks_to_the_bag() -> None:
    state = _at("g4 r2")
    bag = state.market.bag
    scored = after(state, ScoreTower(0, 4))
    assert _prestige(scored) == 3
    assert _owner(scored, "g4") == 0
    assert built(scored) == ["r2"]
    assert tuple(b - a for a, b in zip(bag, scored.market.bag, strict=True)) == bricks("gggg")


def test_t5_3_a_balcony_replaces_the_printed_value() -> None:
    state = after(_at("b3"), ScoreTower(0, 3))
    assert _prestige(state) == 4
    by_source = standings(state)[0].by_source
    assert (by_source.balconies, by_source.commissions) == (4, 0)


@pytest.mark.parametrize(("level", "tile"), [(5, 1), (6, 2), (7, 3), (8, 4)])
def test_t5_4_the_first_of_a_level_takes_its_tile(level: int, tile: int) -> None:
    state = _at(f"y{level} p{level}")
    assert LevelTileTaken(0, level) in happened(state, ScoreTower(0, level))
    state = after(state, ScoreTower(0, level))
    assert standings(state)[0].by_source.level_tiles == tile
    later = happened(state, ScoreTower(0, level))
    assert not [event for event in later if isinstance(event, LevelTileTaken)]


def test_t5_4_a_tile_already_taken_brings_nothing() -> None:
    state = after(_at("y6", tiles=(-1, 1, -1, -1)), ScoreTower(0, 6))
    assert _prestige(state) == 5
    assert state.city.level_tiles == (-1, 1, -1, -1)


def test_t5_4_with_an_architect_the_level_of_the_commission_counts() -> None:
    for height, level, tile in ((4, 5, 1), (6, 5, 1), (5, 4, 0), (9, 8, 4)):
        state = after(_at(f"y{height}", hands=ARCHITECT), ScoreTower(0, level))
        assert standings(state)[0].by_source.level_tiles == tile


def test_t5_5_under_the_campanile_a_marker_comes_first() -> None:
    state = _at("g3 w3", church=(CardKind.CAMPANILE,))
    assert legal_actions(state) == (LayMarker(1), EndPhase())
    assert refused(state, ScoreTower(0, 3)) == "T5.5"
    state = after(state, LayMarker(1))
    assert state.city.campanile == (0,)
    assert built(after(state, ScoreTower(0, 3))) == []


def test_t5_5_the_marker_costs_a_white_tower_of_three() -> None:
    state = _at("w3 g3 w4 w2", church=(CardKind.CAMPANILE,))
    assert {refused(state, LayMarker(i)) for i in (-1, 1, 2, 3, 4)} == {"T5.5"}
    assert MarkerLaid(0, 0) in happened(state, LayMarker(0))
    laid = after(state, LayMarker(0))
    assert laid.market.bag[0] == state.market.bag[0] + 3
    assert (_prestige(laid), laid.city.seals) == (0, state.city.seals)


def test_t5_5_no_marker_without_the_card_and_none_twice() -> None:
    assert refused(_at("w3"), LayMarker(0)) == "T5.5"
    state = _at("w3", church=(CardKind.CAMPANILE,), markers=(0,))
    assert refused(state, LayMarker(0)) == "T5.5"
    assert ScoreTower(0, 3) in legal_actions(state)


def test_t5_5_the_card_leaves_once_all_markers_lie() -> None:
    state = _at("w3 w4", church=(CardKind.SMALL_PRIVILEGE, CardKind.CAMPANILE), markers=(1,))
    assert MarkersReturned() in happened(state, LayMarker(0))
    state = after(state, LayMarker(0))
    assert state.city.church == (CardKind.SMALL_PRIVILEGE, None, None, None)
    assert state.city.campanile == ()
    assert state.market.discard[-1] is CardKind.CAMPANILE
    assert ScoreTower(0, 4) in legal_actions(state)


def test_t5_6_the_last_seal_takes_the_end_tile() -> None:
    state = _at("g3", seals=EIGHT)
    assert FinalRoundStarted(0) in happened(state, ScoreTower(0, 3))
    state = after(state, ScoreTower(0, 3))
    assert state.city.end_tile == 0
    assert standings(state)[0].by_source.end_tile == 5


def test_t5_6_a_later_last_seal_brings_neither() -> None:
    seals = {**dict.fromkeys(EIGHT, 1), "y5": 0}
    state = _at("", "g3", seals={**seals, "y6": 0}, turn=1, end_tile=0)
    events = happened(state, ScoreTower(0, 3))
    assert not [event for event in events if isinstance(event, FinalRoundStarted)]
    assert after(state, ScoreTower(0, 3)).city.end_tile == 0


def test_t5_7_value_then_level_tile_then_privilege_then_end_tile() -> None:
    seals = {name.replace("w5", "y6"): 0 for name in EIGHT}
    state = _at("g5", seals=seals, church=(CardKind.SMALL_PRIVILEGE,))
    gained = [e for e in happened(state, ScoreTower(0, 5)) if isinstance(e, PrestigeGained)]
    assert gained == [
        PrestigeGained(0, PrestigeSource.COMMISSIONS, 4),
        PrestigeGained(0, PrestigeSource.LEVEL_TILES, 1),
        PrestigeGained(0, PrestigeSource.PRIVILEGES, 2),
        PrestigeGained(0, PrestigeSource.END_TILE, 5),
    ]


def test_t5_1_the_phase_refuses_what_belongs_to_others() -> None:
    state = _at("g3", hands=((CardKind.COUNTESS,),))
    assert refused(state, PlayCharacter(CardKind.COUNTESS)) == "K9"
