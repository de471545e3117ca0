"""Celebrations, buildings and church cards (K)."""

from typing import Any

import pytest

from firenze.engine.actions import EndPhase, ExchangeBrick, LayMarker, ScoreTower, TakeCard
from firenze.engine.events import (
    BuildingRaised,
    CardDiscarded,
    CardToHand,
    ChurchCardLaid,
    PrestigeGained,
)
from firenze.engine.game import legal_actions, standings
from firenze.engine.model import GameState
from firenze.engine.terms import CardKind, Colour, Phase, PrestigeSource
from tests.engine.arrange import Arranged, bricks
from tests.engine.play import after, built, happened, refused, storage

CAMPANILE = (CardKind.CAMPANILE,)


def _before(card: CardKind, **changes: Any) -> GameState:
    row = ((card, "rg"), *((CardKind.FAME, ""),) * 5)
    return Arranged(row=row, **changes).state()


def _celebrations(hand: tuple[CardKind, ...], **changes: Any) -> int:
    """What player 0's celebrations count at the end of a game."""
    arranged = Arranged(phase=Phase.COMMISSIONS, turn=1, end_tile=0, hands=(hand,), **changes)
    state = after(arranged.state(), EndPhase())
    return next(s for s in standings(state) if s.player == 0).by_source.celebrations


@pytest.mark.parametrize(
    "card", [CardKind.ACKNOWLEDGEMENT, CardKind.DISGRACE, CardKind.SCANDAL, CardKind.FAME]
)
def test_card_acknowledgement_disgrace_scandal_fame_go_to_the_takers_hand(card: CardKind) -> None:
    state = _before(card, hands=((), (CardKind.PATRICIAN,)))
    assert CardToHand(0, card) in happened(state, TakeCard(0))
    state = after(state, TakeCard(0))
    assert (state.players[0].hand, storage(state)) == ((card,), bricks("rg"))
    assert not state.market.discard


def test_card_acknowledgement_counts_seals_on_levels_3_and_4() -> None:
    seals = {"w3": 0, "y4": 0, "g3": 0, "r5": 0, "b4": 1, "p3": -2}
    assert _celebrations((CardKind.ACKNOWLEDGEMENT,), seals=seals) == 3
    assert _celebrations((CardKind.ACKNOWLEDGEMENT,) * 2, seals=seals) == 6
    assert _celebrations((CardKind.ACKNOWLEDGEMENT,)) == 0


def test_card_acknowledgement_counts_the_commissions_level_of_an_architect() -> None:
    arranged = Arranged(
        phase=Phase.COMMISSIONS,
        towers=("g5 g3",),
        hands=((CardKind.ARCHITECT, CardKind.ARCHITECT, CardKind.ACKNOWLEDGEMENT),),
        players=2,
        end_tile=1,
        turn=0,
    )
    state = after(arranged.state(), ScoreTower(0, 4), ScoreTower(0, 3), EndPhase())
    assert standings(state)[0].by_source.celebrations == 2


@pytest.mark.parametrize(
    ("card", "value"),
    [
        (CardKind.DISGRACE, -2),
        (CardKind.SCANDAL, -3),
        (CardKind.FAME, 3),
        (CardKind.MEMORIAL, 3),
    ],
)
def test_card_disgrace_scandal_fame_memorial_count_at_the_end(card: CardKind, value: int) -> None:
    assert _celebrations((card,)) == value
    assert _celebrations((card, card)) == 2 * value


def test_card_disgrace_counts_minus_two() -> None:
    assert _celebrations((CardKind.DISGRACE, CardKind.FAME)) == 1


def test_card_scandal_counts_minus_three() -> None:
    assert _celebrations((CardKind.SCANDAL, CardKind.FAME)) == 0


def test_card_fame_counts_three() -> None:
    assert _celebrations((CardKind.FAME, CardKind.MASON)) == 3


@pytest.mark.parametrize(
    ("towers", "owner"),
    [(("r4", "g5"), 1), (("r5 w5", "g4"), 0), (("r1", ""), 0), (("", "r1"), 1)],
)
def test_card_memorial_goes_to_the_tallest_tower(towers: tuple[str, str], owner: int) -> None:
    state = after(_before(CardKind.MEMORIAL, towers=towers), TakeCard(0))
    assert state.players[owner].hand == (CardKind.MEMORIAL,)
    assert state.players[1 - owner].hand == ()
    assert storage(state) == bricks("rg")


@pytest.mark.parametrize("towers", [("", ""), ("r4", "g4"), ("r4 r4", "g4 w1")])
def test_card_memorial_is_discarded_on_a_tie(towers: tuple[str, str]) -> None:
    state = _before(CardKind.MEMORIAL, towers=towers)
    assert CardDiscarded(0, CardKind.MEMORIAL) in happened(state, TakeCard(0))
    assert after(state, TakeCard(0)).market.discard == (CardKind.MEMORIAL,)


@pytest.mark.parametrize("card", [CardKind.BRIDGE, CardKind.STORAGE_HOUSE, CardKind.WORKSHOP])
def test_card_bridge_storage_house_workshop_lie_before_the_player(card: CardKind) -> None:
    state = _before(card, buildings=((), (card,)))
    assert BuildingRaised(0, card) in happened(state, TakeCard(0))
    state = after(state, TakeCard(0))
    assert (state.players[0].buildings, state.players[0].hand) == ((card,), ())
    assert storage(state) == bricks("rg")


def test_card_bridge_lets_two_bricks_do() -> None:
    at_t2 = Arranged(phase=Phase.EXCHANGE, storages=("rr",))
    assert refused(at_t2.state(), ExchangeBrick(0, Colour.WHITE)) == "T2.1"
    mine = Arranged(phase=Phase.EXCHANGE, storages=("rr",), buildings=((CardKind.BRIDGE,),))
    assert storage(after(mine.state(), ExchangeBrick(0, Colour.WHITE))) == bricks("w")
    theirs = Arranged(phase=Phase.EXCHANGE, storages=("rr",), buildings=((), (CardKind.BRIDGE,)))
    assert refused(theirs.state(), ExchangeBrick(0, Colour.WHITE)) == "T2.1"


def test_card_storage_house_keeps_15_bricks_and_any_hand() -> None:
    arranged = Arranged(
        phase=Phase.COMMISSIONS,
        storages=("r" * 9 + "gggggg",),
        hands=((CardKind.MASON,) * 8,),
        buildings=((CardKind.STORAGE_HOUSE,),),
    )
    state = after(arranged.state(), EndPhase())
    assert (state.turn.player, sum(storage(state)), len(state.players[0].hand)) == (1, 15, 8)


def test_card_workshop_takes_one_off_the_build_cost() -> None:
    arranged = Arranged(
        phase=Phase.BUILD, storages=("rr",), added=3, buildings=((CardKind.WORKSHOP,),)
    )
    assert storage(after(arranged.state(), EndPhase())) == bricks("rr")


PRIVILEGES = [
    (CardKind.SMALL_PRIVILEGE, 5, 2),
    (CardKind.MEDIUM_PRIVILEGE, 6, 3),
    (CardKind.LARGE_PRIVILEGE, 7, 4),
]


@pytest.mark.parametrize(("card", "level", "value"), PRIVILEGES)
def test_card_small_privilege_medium_privilege_large_privilege(
    card: CardKind, level: int, value: int
) -> None:
    state = _before(card)
    assert ChurchCardLaid(0, card) in happened(state, TakeCard(0))
    assert after(state, TakeCard(0)).city.church == (card, None, None, None)
    arranged = Arranged(phase=Phase.COMMISSIONS, church=(card,), towers=(f"y{level} p{level}",))
    state = arranged.state()
    gained = PrestigeGained(0, PrestigeSource.PRIVILEGES, value)
    assert gained in happened(state, ScoreTower(0, level))
    state = after(state, ScoreTower(0, level))
    assert state.players[0].privileges == value
    assert state.city.church == (None,) * 4
    assert state.market.discard == (card,)
    assert gained not in happened(state, ScoreTower(0, level))


@pytest.mark.parametrize("height", [3, 4, 8])
def test_card_small_privilege_is_for_its_level_only(height: int) -> None:
    church = tuple(card for card, _, _ in PRIVILEGES)
    arranged = Arranged(phase=Phase.COMMISSIONS, church=church, towers=(f"y{height}",))
    state = after(arranged.state(), ScoreTower(0, height))
    assert state.city.church == (*church, None)
    assert state.players[0].privileges == 0


def test_card_medium_privilege_counts_the_level_of_an_architects_score() -> None:
    arranged = Arranged(
        phase=Phase.COMMISSIONS,
        church=(CardKind.SMALL_PRIVILEGE, CardKind.MEDIUM_PRIVILEGE),
        towers=("y5",),
        hands=((CardKind.ARCHITECT,),),
    )
    state = after(arranged.state(), ScoreTower(0, 6))
    assert state.players[0].privileges == 3
    assert state.city.church == (CardKind.SMALL_PRIVILEGE, None, None, None)


def test_card_large_privilege_rewards_whoever_comes_first() -> None:
    arranged = Arranged(
        phase=Phase.COMMISSIONS, turn=1, church=(CardKind.LARGE_PRIVILEGE,), towers=("", "y7")
    )
    state = after(arranged.state(), ScoreTower(0, 7))
    assert [player.privileges for player in state.players] == [0, 4]


def test_card_campanile_bars_all_until_their_marker_lies() -> None:
    state = after(_before(CardKind.CAMPANILE, towers=("w3 g3",)), TakeCard(0))
    assert state.city.church == (CardKind.CAMPANILE, None, None, None)
    arranged = Arranged(phase=Phase.COMMISSIONS, church=CAMPANILE, towers=("w3 g3", "w3 g3"))
    state = arranged.state()
    assert refused(state, ScoreTower(1, 3)) == "T5.5"
    state = after(state, LayMarker(0), ScoreTower(0, 3), EndPhase())
    assert (built(state, 0), state.city.campanile, state.turn.player) == ([], (0,), 1)
    at_t5 = Arranged(
        phase=Phase.COMMISSIONS, turn=1, church=CAMPANILE, markers=(0,), towers=("", "w3 g3")
    )
    assert legal_actions(at_t5.state()) == (LayMarker(0), EndPhase())
    state = after(at_t5.state(), LayMarker(0))
    assert (state.city.church, state.market.discard) == ((None,) * 4, CAMPANILE)


def test_card_campanile_white_towers_of_three_only() -> None:
    arranged = Arranged(phase=Phase.COMMISSIONS, church=CAMPANILE, towers=("w4 y3 w2",))
    assert legal_actions(arranged.state()) == (EndPhase(),)
    assert {refused(arranged.state(), LayMarker(i)) for i in range(3)} == {"T5.5"}
