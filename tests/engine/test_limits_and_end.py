"""T6 Limits, E The end."""

from typing import Any, Literal, TypeAlias

import pytest

from firenze.engine.actions import (
    DiscardBrick,
    DiscardCard,
    EndPhase,
    PlayCharacter,
    ScoreTower,
    TakeCard,
)
from firenze.engine.events import (
    CelebrationCounted,
    GameEnded,
    MajorityCounted,
    PrestigeGained,
)
from firenze.engine.game import apply, decider, legal_actions, outcome, standings
from firenze.engine.model import NEUTRAL, GameState, Options
from firenze.engine.terms import CardKind, Colour, Phase, PrestigeSource
from tests.engine.arrange import Arranged, bricks
from tests.engine.play import after, happened, refused, storage

BARE = ((CardKind.FAME, ""),) * 6
Tie: TypeAlias = Literal["each", "nobody", "half"]
TIES: tuple[Tie, ...] = ("each", "nobody", "half")
HOUSE = ((CardKind.STORAGE_HOUSE,),)
CHARACTERS = (
    CardKind.MASON,
    CardKind.MERCHANT,
    CardKind.COUNTESS,
    CardKind.SABOTEUR,
    CardKind.MASON,
    CardKind.ALCHEMIST,
)
NINE = dict.fromkeys(("w3", "w4", "w5", "w6", "w7", "w8", "y3", "y4", "y5"), 0)


def _ending(**changes: Any) -> GameState:
    """At the end of T5."""
    return Arranged(row=BARE, phase=Phase.COMMISSIONS, **changes).state()


def _last_turn(players: int = 2, **changes: Any) -> GameState:
    """The last player of the final round at the end of T5: player 0 has the end tile."""
    return _ending(players=players, turn=players - 1, end_tile=0, **changes)


def _places(state: GameState) -> list[tuple[int, int, int]]:
    return [(s.place, s.player, s.prestige) for s in standings(state)]


def test_t6_1_ten_bricks_may_stay() -> None:
    state = after(_ending(storages=("r" * 10,)), EndPhase())
    assert state.turn.player == 1
    assert storage(state) == bricks("r" * 10)


def test_t6_1_the_player_chooses_the_bricks_that_go() -> None:
    state = after(_ending(storages=("r" * 8 + "ggww",)), EndPhase())
    assert set(legal_actions(state)) == {
        DiscardBrick(c) for c in (Colour.WHITE, Colour.GREEN, Colour.RED)
    }
    assert refused(state, DiscardBrick(Colour.BLUE)) == "T6.1"
    state = after(state, DiscardBrick(Colour.GREEN), DiscardBrick(Colour.WHITE))
    assert storage(state) == bricks("r" * 8 + "gw")
    assert state.turn.player == 1


def test_t6_1_five_cards_may_stay_and_the_player_chooses() -> None:
    state = after(_ending(hands=(CHARACTERS,)), EndPhase())
    assert set(legal_actions(state)) == {DiscardCard(card) for card in CHARACTERS}
    assert refused(state, DiscardCard(CardKind.PATRICIAN)) == "T6.1"
    state = after(state, DiscardCard(CardKind.MASON))
    assert state.players[0].hand.count(CardKind.MASON) == 1
    assert state.market.discard[-1] is CardKind.MASON
    assert after(_ending(hands=(CHARACTERS[:5],)), EndPhase()).turn.player == 1


def test_t6_1_cards_first_then_bricks() -> None:
    state = after(_ending(hands=(CHARACTERS,), storages=("r" * 10 + "g",)), EndPhase())
    assert refused(state, DiscardBrick(Colour.RED)) == "T6.1"
    state = after(state, DiscardCard(CardKind.SABOTEUR))
    assert refused(state, DiscardCard(CardKind.MASON)) == "T6.1"
    assert after(state, DiscardBrick(Colour.RED)).turn.player == 1


def test_t6_1_celebrations_stay() -> None:
    hand = (*(CardKind.FAME,) * 5, CardKind.MASON, CardKind.MERCHANT)
    state = after(_ending(hands=(hand,)), EndPhase())
    assert refused(state, DiscardCard(CardKind.FAME)) == "T6.1"
    state = after(state, DiscardCard(CardKind.MASON))
    assert (state.turn.player, state.players[0].hand) == (1, (CardKind.FAME,) * 5)
    state = after(_ending(hands=((CardKind.SCANDAL,) * 7,)), EndPhase())
    assert (state.turn.player, len(state.players[0].hand)) == (1, 7)


def test_t6_1_a_storage_house_lifts_the_limits() -> None:
    state = _ending(hands=(CHARACTERS,), storages=("r" * 12 + "ggg",), buildings=HOUSE)
    state = after(state, EndPhase())
    assert (state.turn.player, sum(storage(state))) == (1, 15)
    state = after(_ending(storages=("r" * 12 + "gggg",), buildings=HOUSE), EndPhase())
    assert sum(storage(after(state, DiscardBrick(Colour.RED)))) == 15


def test_t6_1_only_the_player_whose_turn_it_is_checks() -> None:
    state = after(_ending(storages=("", "r" * 12), hands=((), CHARACTERS)), EndPhase())
    assert (state.turn.player, state.turn.phase) == (1, Phase.TAKE)
    assert (sum(storage(state, 1)), len(state.players[1].hand)) == (12, 6)


def test_t6_1_towers_do_not_count_and_no_character_is_played() -> None:
    state = _ending(storages=("r" * 10 + "g",), towers=("w9",), hands=((CardKind.MASON,),))
    state = after(state, EndPhase())
    assert refused(state, PlayCharacter(CardKind.MASON)) == "K"
    assert after(state, DiscardBrick(Colour.RED)).turn.player == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e1_every_other_player_has_exactly_one_more_turn(players: int) -> None:
    seals = dict(list(NINE.items())[: {2: 8, 3: 6, 4: 5}[players]])
    state = _ending(players=players, turn=1, seals=dict.fromkeys(seals, 1), towers=("", "g3"))
    state = after(state, ScoreTower(0, 3), EndPhase())
    turns = []
    while state.turn.phase is not Phase.OVER:
        turns += [state.turn.player] if state.turn.phase is Phase.TAKE else []
        state = apply(state, legal_actions(state)[-1]).state
    assert turns == [(1 + step) % players for step in range(1, players)]
    assert decider(state) is None
    assert legal_actions(state) == ()
    assert refused(state, TakeCard(0)) == "E1"


def test_e2_celebrations_then_majorities() -> None:
    hands = ((CardKind.FAME, CardKind.MASON), (CardKind.SCANDAL,))
    state = _last_turn(seals={"w3": 0, "p5": 1}, hands=hands)
    events = happened(state, EndPhase())
    names = [type(event) for event in events]
    assert names.index(CelebrationCounted) < names.index(MajorityCounted)
    assert events[-1] == GameEnded((0,))
    assert PrestigeGained(1, PrestigeSource.MAJORITIES, 5) in events
    state = after(state, EndPhase())
    assert [s.by_source.celebrations for s in standings(state)] == [3, -3]
    assert [s.by_source.majorities for s in standings(state)] == [3, 5]


def test_e2_every_copy_of_a_celebration_counts() -> None:
    state = after(_last_turn(hands=((), (CardKind.FAME, CardKind.FAME))), EndPhase())
    assert _places(state) == [(1, 1, 6), (2, 0, 5)]


def test_e2_nothing_counts_before_the_end() -> None:
    state = _ending(seals={"w3": 0}, hands=((CardKind.FAME,),))
    assert _places(state) == [(1, 0, 1), (2, 1, 0)]


@pytest.mark.parametrize(("tie", "each"), [("each", 5), ("nobody", 0), ("half", 2)])
def test_e2_a_tie_for_a_flag_by_option(tie: Tie, each: int) -> None:
    options = Options(majority_tie=tie)
    state = _last_turn(3, seals={"p3": 0, "p4": 1, "p5": NEUTRAL, "p6": NEUTRAL}, options=options)
    events = happened(state, EndPhase())
    assert MajorityCounted(Colour.PURPLE, (0, 1), each) in events
    won = {s.player: s.by_source.majorities for s in standings(after(state, EndPhase()))}
    assert won == {0: each, 1: each, 2: 0}


def test_e2_a_majority_alone_gains_all_whatever_the_option() -> None:
    for tie in TIES:
        options = Options(majority_tie=tie)
        state = _last_turn(seals={"p3": 0, "p4": 0, "p5": 1}, options=options)
        won = {s.player: s.by_source.majorities for s in standings(after(state, EndPhase()))}
        assert won == {0: 5, 1: 0}


def test_e2_neutral_seals_count_for_nobody_and_no_seal_wins_nothing() -> None:
    state = _last_turn(seals={"y3": NEUTRAL, "y4": NEUTRAL, "y5": 1})
    events = happened(state, EndPhase())
    assert MajorityCounted(Colour.YELLOW, (1,), 3) in events
    counted = [e for e in events if isinstance(e, MajorityCounted)]
    assert [e.players for e in counted if e.colour is not Colour.YELLOW] == [()] * 5


def test_e3_most_prestige_wins() -> None:
    state = after(_last_turn(3, privileges=(0, 9, 2)), EndPhase())
    assert _places(state) == [(1, 1, 9), (2, 0, 5), (3, 2, 2)]
    found = outcome(state)
    assert found is not None
    assert (found.winners, found.reason) == ((1,), "last_seal")


def test_e3_tied_players_share_the_victory() -> None:
    state = _last_turn(4, privileges=(0, 5, 2, 5))
    assert happened(state, EndPhase())[-1] == GameEnded((0, 1, 3))
    assert _places(after(state, EndPhase())) == [(1, 0, 5), (1, 1, 5), (1, 3, 5), (4, 2, 2)]


def test_e3_prestige_may_be_below_zero() -> None:
    hands = ((), (CardKind.SCANDAL, CardKind.DISGRACE))
    state = after(_last_turn(hands=hands), EndPhase())
    assert _places(state) == [(1, 0, 5), (2, 1, -5)]


def test_e3_no_outcome_while_the_game_runs() -> None:
    assert outcome(_ending()) is None
