"""The character cards: effect, choices, and what makes each impossible (K)."""

from typing import Any

import pytest

from firenze.engine.actions import (
    ChooseRival,
    ChooseSlot,
    ChooseTower,
    DiscardCard,
    DrawBrick,
    EndPhase,
    ExtendTower,
    GiveBrick,
    PayBrick,
    PlayCharacter,
    ScoreTower,
    StartTower,
    StealBrick,
    TakeCard,
)
from firenze.engine.events import CardPlayed, TowerLowered
from firenze.engine.game import legal_actions
from firenze.engine.model import GameState
from firenze.engine.terms import CHARACTERS, CardKind, Colour, Phase
from tests.engine.arrange import Arranged, bricks
from tests.engine.play import after, built, happened, refused, storage

WINDOW = (Phase.TAKE, Phase.EXCHANGE, Phase.BUILD, Phase.COMMISSIONS)
W, Y, G, R, B, P = Colour


def _holding(*cards: CardKind, phase: Phase = Phase.COMMISSIONS, **changes: Any) -> GameState:
    return Arranged(hands=(cards,), phase=phase, **changes).state()


def _played(card: CardKind, *more: CardKind, **changes: Any) -> GameState:
    return after(_holding(card, *more, **changes), PlayCharacter(card))


def test_card_architect_scores_one_level_higher_or_lower() -> None:
    state = _holding(CardKind.ARCHITECT, towers=("g5*",))
    assert legal_actions(state) == (
        ScoreTower(0, 5),
        ScoreTower(0, 6),
        ScoreTower(0, 4),
        EndPhase(),
    )
    for level, index in ((6, 15), (4, 13)):
        scored = after(state, ScoreTower(0, level))
        assert (scored.city.seals[index], built(scored)) == (0, [])
        assert (scored.players[0].hand, scored.market.discard) == ((), (CardKind.ARCHITECT,))
        assert CardPlayed(0, CardKind.ARCHITECT) in happened(state, ScoreTower(0, level))


def test_card_architect_stays_in_hand_when_the_height_fits() -> None:
    state = after(_holding(CardKind.ARCHITECT, towers=("g5",)), ScoreTower(0, 5))
    assert state.players[0].hand == (CardKind.ARCHITECT,)


@pytest.mark.parametrize("phase", WINDOW)
def test_card_architect_is_a_score_and_not_played_by_itself(phase: Phase) -> None:
    state = _holding(CardKind.ARCHITECT, phase=phase, towers=("g5",))
    assert refused(state, PlayCharacter(CardKind.ARCHITECT)) == "K10"


def test_card_alchemist_swaps_with_the_bag() -> None:
    state = _played(CardKind.ALCHEMIST, storages=("rrg",))
    assert legal_actions(state) == (GiveBrick(G), GiveBrick(R))
    state = after(state, GiveBrick(R))
    assert legal_actions(state) == tuple(DrawBrick(c) for c in (W, Y, G, B, P))
    bag = state.market.bag
    state = after(state, DrawBrick(P))
    assert storage(state) == bricks("rgp")
    assert (state.market.bag[R], state.market.bag[P]) == (bag[R] + 1, bag[P] - 1)
    assert state.market.discard == (CardKind.ALCHEMIST,)


def test_card_alchemist_refuses_equal_absent_and_missing_bricks() -> None:
    state = _played(CardKind.ALCHEMIST, storages=("rrg",), bag="yyr")
    assert refused(state, GiveBrick(B)) == "K9"
    state = after(state, GiveBrick(R))
    assert state.pending == ()
    state = _played(CardKind.ALCHEMIST, storages=("rrg",), bag="yybr")
    state = after(state, GiveBrick(R))
    assert [refused(state, DrawBrick(c)) for c in (R, W, P)] == ["K", "K9", "K9"]


def test_card_alchemist_offers_no_colour_that_finds_only_its_own() -> None:
    state = _holding(CardKind.ALCHEMIST, storages=("rrgb",), bag="rr")
    state = after(state, PlayCharacter(CardKind.ALCHEMIST))
    assert refused(state, GiveBrick(R)) == "K"
    assert legal_actions(state) == (GiveBrick(G), GiveBrick(B))


@pytest.mark.parametrize(("stock", "bag"), [("", "rrr"), ("rr", "rrr"), ("r", "")])
def test_card_alchemist_is_impossible(stock: str, bag: str) -> None:
    state = _holding(CardKind.ALCHEMIST, storages=(stock,), bag=bag)
    assert refused(state, PlayCharacter(CardKind.ALCHEMIST)) == "K"


@pytest.mark.parametrize("slot", range(6))
def test_card_countess_makes_every_card_free(slot: int) -> None:
    state = _played(CardKind.COUNTESS, phase=Phase.TAKE)
    assert len(legal_actions(state)) == 6
    before = [s.bricks for s in state.market.row[:slot]]
    state = after(state, TakeCard(slot))
    assert sum(storage(state)) == 2
    assert [s.bricks for s in state.market.row[:slot]] == before


def test_card_countess_only_before_the_card_and_only_once() -> None:
    for phase in WINDOW[1:]:
        state = _holding(CardKind.COUNTESS, phase=phase)
        assert refused(state, PlayCharacter(CardKind.COUNTESS)) == "K9"
    state = _played(CardKind.COUNTESS, CardKind.COUNTESS, phase=Phase.TAKE)
    assert refused(state, PlayCharacter(CardKind.COUNTESS)) == "K"


def test_card_countess_ends_with_the_turn() -> None:
    state = _holding(CardKind.MASON, countess=True)
    assert legal_actions(after(state, EndPhase())) == (TakeCard(0),)


def test_card_merchant_changes_the_bricks_of_one_card() -> None:
    state = _played(CardKind.MERCHANT)
    assert legal_actions(state) == tuple(ChooseSlot(i) for i in range(6))
    bag = state.market.bag
    state = after(state, ChooseSlot(1))
    assert state.market.row[1].bricks == bricks("")
    assert (state.market.bag[W], state.market.bag[G]) == (bag[W] + 1, bag[G] + 1)
    state = after(state, DrawBrick(P), DrawBrick(P))
    assert state.market.row[1].bricks == bricks("pp")
    assert (state.pending, state.market.bag[P]) == ((), bag[P] - 2)


def test_card_merchant_may_put_back_what_lay_there() -> None:
    row = ((CardKind.FAME, "wg"), (CardKind.FAME, "r"))
    state = _played(CardKind.MERCHANT, row=row, bag="")
    assert legal_actions(state) == (ChooseSlot(0), ChooseSlot(1))
    assert after(state, ChooseSlot(0)).market.row[0].bricks == bricks("wg")


def test_card_merchant_needs_a_card_with_bricks() -> None:
    row = ((CardKind.FAME, ""), (CardKind.FAME, "rg"), (CardKind.FAME, "r"))
    state = _played(CardKind.MERCHANT, row=row)
    assert {refused(state, ChooseSlot(slot)) for slot in (-1, 0, 3)} == {"K9"}
    state = after(state, ChooseSlot(1))
    assert DrawBrick(P) in legal_actions(state)
    state = _holding(CardKind.MERCHANT, row=((CardKind.FAME, ""),))
    assert refused(state, PlayCharacter(CardKind.MERCHANT)) == "K9"
    state = after(_played(CardKind.MERCHANT, row=row, bag="yy"), ChooseSlot(1))
    assert refused(state, DrawBrick(P)) == "K9"


def test_card_mason_lowers_the_build_cost_this_turn() -> None:
    hand = (CardKind.MASON, CardKind.MASON)
    state = _holding(*hand, phase=Phase.TAKE, storages=("w" * 6,), row=((CardKind.FAME, ""),))
    state = after(state, PlayCharacter(CardKind.MASON), PlayCharacter(CardKind.MASON))
    assert state.turn.masons == 2
    state = after(state, TakeCard(0), EndPhase())
    state = after(state, StartTower(W), *(ExtendTower(0),) * 4)
    assert (built(state)[0], sum(storage(state))) == ("w5", 1)


def test_card_mason_ends_with_the_turn_and_comes_too_late_in_t5() -> None:
    assert refused(_holding(CardKind.MASON), PlayCharacter(CardKind.MASON)) == "T3.2"
    state = after(_holding(CardKind.PATRICIAN, masons=2), EndPhase())
    assert state.turn.masons == 0


def test_card_saboteur_lowers_another_players_tower() -> None:
    state = _played(CardKind.SABOTEUR, players=3, towers=("w5", "r5 g1", "b2"))
    assert legal_actions(state) == (ChooseTower(1, 0), ChooseTower(1, 1), ChooseTower(2, 0))
    bag = state.market.bag[R]
    assert TowerLowered(1, 0, R, 4) in happened(state, ChooseTower(1, 0))
    lowered = after(state, ChooseTower(1, 0))
    assert (built(lowered, 1), lowered.market.bag[R]) == (["r4", "g1"], bag + 1)
    assert built(after(state, ChooseTower(1, 1)), 1) == ["r5"]
    wrong = (ChooseTower(0, 0), ChooseTower(1, 2), ChooseTower(1, -1), ChooseTower(3, 0))
    assert [refused(state, action) for action in wrong] == ["K", "K9", "K9", "K"]


def test_card_saboteur_needs_a_tower_of_another_player() -> None:
    state = _holding(CardKind.SABOTEUR, towers=("w5", ""))
    assert refused(state, PlayCharacter(CardKind.SABOTEUR)) == "K"
    assert built(_played(CardKind.SABOTEUR, towers=("", "w5")), 1) == ["w4"]


def test_card_smuggler_swaps_two_storages() -> None:
    state = _played(CardKind.SMUGGLER, players=3, storages=("rrw", "rgg", "byy"))
    assert legal_actions(state) == (GiveBrick(W), GiveBrick(R))
    state = after(state, GiveBrick(R))
    assert legal_actions(state) == (ChooseRival(1), ChooseRival(2))
    state = after(state, ChooseRival(2))
    assert legal_actions(state) == (StealBrick(Y), StealBrick(B))
    state = after(state, StealBrick(B))
    assert [storage(state, i) for i in range(3)] == [bricks("rwb"), bricks("rgg"), bricks("ryy")]
    assert state.market.discard == (CardKind.SMUGGLER,)


def test_card_smuggler_refuses_equal_absent_and_own() -> None:
    state = _played(CardKind.SMUGGLER, players=4, storages=("rrw", "rr", "yyrw", "bg"))
    assert refused(state, GiveBrick(B)) == "K9"
    state = after(state, GiveBrick(R))
    assert {refused(state, ChooseRival(i)) for i in (-1, 0, 1, 4)} == {"K"}
    state = after(state, ChooseRival(2))
    assert [refused(state, StealBrick(c)) for c in (R, B)] == ["K", "K9"]


@pytest.mark.parametrize("storages", [("", "r"), ("rr", "rrr"), ("r", "")])
def test_card_smuggler_is_impossible(storages: tuple[str, str]) -> None:
    state = _holding(CardKind.SMUGGLER, storages=storages)
    assert refused(state, PlayCharacter(CardKind.SMUGGLER)) == "K"


def test_card_smuggler_offers_no_colour_that_finds_only_its_own() -> None:
    state = _played(CardKind.SMUGGLER, storages=("rwg", "rr"))
    assert refused(state, GiveBrick(R)) == "K"


def test_card_patrician_discards_a_card_of_the_hand() -> None:
    hand = (CardKind.PATRICIAN, CardKind.SCANDAL, CardKind.MASON, CardKind.PATRICIAN)
    state = _played(*hand)
    assert legal_actions(state) == tuple(
        DiscardCard(card) for card in (CardKind.SCANDAL, CardKind.MASON, CardKind.PATRICIAN)
    )
    assert refused(state, DiscardCard(CardKind.FAME)) == "K11"
    state = after(state, DiscardCard(CardKind.SCANDAL))
    assert state.players[0].hand == (CardKind.MASON, CardKind.PATRICIAN)
    assert state.market.discard == (CardKind.PATRICIAN, CardKind.SCANDAL)


def test_card_patrician_alone_cannot_be_played() -> None:
    state = _holding(CardKind.PATRICIAN)
    assert refused(state, PlayCharacter(CardKind.PATRICIAN)) == "K11"


PLAYABLE = {
    Phase.TAKE: CHARACTERS - {CardKind.ARCHITECT},
    Phase.EXCHANGE: CHARACTERS - {CardKind.ARCHITECT, CardKind.COUNTESS},
    Phase.BUILD: CHARACTERS - {CardKind.ARCHITECT, CardKind.COUNTESS},
    Phase.COMMISSIONS: CHARACTERS - {CardKind.ARCHITECT, CardKind.COUNTESS, CardKind.MASON},
}


@pytest.mark.parametrize("phase", WINDOW)
def test_k_characters_may_be_played_from_t1_to_t5(phase: Phase) -> None:
    state = Arranged(
        phase=phase, hands=(tuple(CHARACTERS),), storages=("rrrr", "ww"), towers=("", "r5")
    ).state()
    played = {a.card for a in legal_actions(state) if isinstance(a, PlayCharacter)}
    assert played == PLAYABLE[phase]


def test_k_only_characters_of_ones_own_hand_are_played() -> None:
    state = _holding(CardKind.FAME, CardKind.MASON, phase=Phase.TAKE)
    assert refused(state, PlayCharacter(CardKind.FAME)) == "K"
    assert refused(state, PlayCharacter(CardKind.SABOTEUR)) == "K"
    assert refused(state, PayBrick(R)) == "T1.1"


def test_k_a_character_just_taken_may_be_played_after_the_refill() -> None:
    row = ((CardKind.SABOTEUR, "rrr"), *((CardKind.FAME, "g"),) * 5)
    state = after(Arranged(row=row, towers=("", "w4")).state(), TakeCard(0))
    assert state.turn.phase is Phase.EXCHANGE
    assert built(after(state, PlayCharacter(CardKind.SABOTEUR)), 1) == ["w3"]
