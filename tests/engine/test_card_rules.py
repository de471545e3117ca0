"""K1 to K13: the rules that several cards share."""

from dataclasses import replace
from typing import Any

import pytest

from firenze.engine.actions import (
    AnswerWithPatrician,
    ChooseSlot,
    ChooseTower,
    DiscardBrick,
    EndPhase,
    ExchangeBrick,
    ExtendTower,
    LayMarker,
    PayBrick,
    PlayCharacter,
    ScoreTower,
    TakeCard,
)
from firenze.engine.events import CardDiscarded, CardPlayed, CardToHand, MarkersReturned
from firenze.engine.game import decider, determinize, legal_actions
from firenze.engine.model import GameState
from firenze.engine.terms import EVENTS, CardKind, Colour, Phase
from tests.engine.arrange import Arranged, before, bricks
from tests.engine.play import after, built, happened, refused, storage, taken

PATRICIAN = (CardKind.PATRICIAN,)
PATRICIAN_AND_MASON = (CardKind.PATRICIAN, CardKind.MASON)
YES, NO = AnswerWithPatrician(True), AnswerWithPatrician(False)
STRIKES_ALL = (CardKind.FLOOD, CardKind.LUXURY_TAX, CardKind.TRIBUTE)


def _at_t5(**changes: Any) -> GameState:
    return Arranged(phase=Phase.COMMISSIONS, **changes).state()


def test_k1_clockwise_from_the_taker_each_part_before_the_next() -> None:
    state = taken(CardKind.FLOOD, players=4, turn=2, storages=("rgrg",) * 3)
    order = []
    while state.pending:
        order.append(decider(state))
        state = after(state, legal_actions(state)[0])
    assert order == [2, 2, 0, 0, 1, 1]


def test_k1_a_holder_is_asked_once_before_their_part() -> None:
    hands = (PATRICIAN * 2, PATRICIAN)
    state = taken(CardKind.FLOOD, storages=("rrgg", "wwyy"), hands=hands)
    assert (decider(state), legal_actions(state)) == (0, (YES, NO))
    state = after(state, NO)
    assert isinstance(legal_actions(state)[0], DiscardBrick)
    state = after(state, DiscardBrick(Colour.RED), DiscardBrick(Colour.GREEN))
    assert (decider(state), legal_actions(state)) == (1, (YES, NO))
    assert CardPlayed(1, CardKind.PATRICIAN) in happened(state, YES)


@pytest.mark.parametrize("card", sorted(EVENTS))
def test_k1_who_would_lose_nothing_is_not_asked(card: CardKind) -> None:
    state = taken(card, "rgb", hands=(PATRICIAN_AND_MASON, PATRICIAN))
    assert state.turn.phase in (Phase.EXCHANGE, Phase.BUILD)
    assert state.players[0].hand == PATRICIAN_AND_MASON


@pytest.mark.parametrize("card", STRIKES_ALL)
def test_k1_it_spares_one_player_and_the_event_holds_for_the_others(card: CardKind) -> None:
    towers = ("r5 w5", "g5", "b5")
    stock = ("rrww", "ggy", "bbp")
    state = taken(card, players=3, towers=towers, storages=stock, hands=(PATRICIAN, (), ()))
    state = after(state, YES)
    while state.pending:
        state = after(state, legal_actions(state)[0])
    assert (storage(state, 0), built(state, 0)) == (bricks("rrww"), ["r5", "w5"])
    assert sum(storage(state, 1)) < 3
    assert sum(storage(state, 2)) < 3


@pytest.mark.parametrize(
    "card",
    [CardKind.RENAISSANCE, CardKind.SCANDAL, CardKind.MEMORIAL, CardKind.CAMPANILE],
)
def test_k1_no_patrician_answers_these(card: CardKind) -> None:
    hands = ((CardKind.PATRICIAN, CardKind.MASON), PATRICIAN)
    state = taken(card, towers=("r2", "w3"), storages=("rr", "ww"), hands=hands)
    assert (decider(state), state.pending) == (0, ())


@pytest.mark.parametrize(("stock", "asked"), [("bb", True), ("bbbb", False), ("b", False)])
def test_k2_the_owner_picks_what_falls_until_the_rest_can_be_paid(stock: str, asked: bool) -> None:
    state = taken(CardKind.LUXURY_TAX, towers=("r5 w6",), storages=(stock,))
    assert bool(state.pending) == asked
    if asked:
        state = after(state, ChooseTower(0, 0))
        assert (built(state), storage(state)) == (["w6"], bricks("rr"))


def test_k2_luxury_tax_a_tower_that_can_be_paid_for_must_be() -> None:
    state = taken(CardKind.LUXURY_TAX, towers=("r5",), storages=("bbg",))
    assert {type(action) for action in legal_actions(state)} == {PayBrick}
    assert refused(state, ChooseTower(0, 0)) == "K2"


def test_k2_bricks_of_fallen_towers_come_back_after_the_last_payment() -> None:
    state = taken(CardKind.LUXURY_TAX, towers=("r8 w6 g5",), storages=("bbbgy",))
    state = after(state, ChooseTower(0, 0))
    assert refused(state, PayBrick(Colour.RED)) == "K2"
    assert storage(state) == bricks("bbbgy")
    for colour in (Colour.BLUE, Colour.BLUE, Colour.GREEN):
        state = after(state, PayBrick(colour))
    assert built(state) == ["r8", "w6", "g5"]
    state = after(state, PayBrick(Colour.YELLOW))
    assert (built(state), storage(state)) == (["w6", "g5"], bricks("brrrr"))


def test_k2_tribute_returns_fallen_bricks_after_the_payment_too() -> None:
    state = taken(CardKind.TRIBUTE, towers=("r4 r4",), storages=("r",))
    state = after(state, ChooseTower(0, 0))
    assert (built(state), storage(state)) == (["r4"], bricks("rr"))


def test_k2_bricks_on_the_taken_card_count_here() -> None:
    assert built(taken(CardKind.LUXURY_TAX, "bb", towers=("r5",))) == ["r5"]
    assert built(taken(CardKind.TRIBUTE, "r", towers=("r5",))) == ["r5"]


@pytest.mark.parametrize("card", [CardKind.BRIDGE, CardKind.STORAGE_HOUSE, CardKind.WORKSHOP])
def test_k3_a_second_building_alike_is_discarded_and_its_bricks_kept(card: CardKind) -> None:
    state = before(card, "rg", buildings=((card,),))
    assert CardDiscarded(0, card) in happened(state, TakeCard(0))
    state = after(state, TakeCard(0))
    assert (state.players[0].buildings, state.market.discard) == ((card,), (card,))
    assert storage(state) == bricks("rg")


def test_k4_a_church_card_without_a_free_space_is_discarded() -> None:
    state = before(CardKind.CAMPANILE, "rg")
    full = (CardKind.SMALL_PRIVILEGE, CardKind.MEDIUM_PRIVILEGE, CardKind.LARGE_PRIVILEGE)
    state = replace(state, city=replace(state.city, church=full))
    assert CardDiscarded(0, CardKind.CAMPANILE) in happened(state, TakeCard(0))
    state = after(state, TakeCard(0))
    assert (state.city.church, state.market.discard) == (full, (CardKind.CAMPANILE,))
    assert storage(state) == bricks("rg")


def test_k5_only_the_order_of_deck_and_bag_is_hidden() -> None:
    state = Arranged(hands=((CardKind.MASON,), (CardKind.FAME,))).state()
    other = determinize(state, 99)
    assert other.market.deck != state.market.deck
    assert sorted(other.market.deck) == sorted(state.market.deck)
    same = replace(other, rng=state.rng, market=replace(other.market, deck=state.market.deck))
    assert same == state


def test_k6_smuggler_and_flood_touch_storage_only() -> None:
    state = _at_t5(hands=((CardKind.SMUGGLER,),), storages=("r", ""), towers=("", "g4"))
    assert refused(state, PlayCharacter(CardKind.SMUGGLER)) == "K"
    assert built(taken(CardKind.FLOOD, towers=("r4", "g4")), 1) == ["g4"]


def test_k6_an_architect_does_not_help_with_the_campanile() -> None:
    hands = ((CardKind.ARCHITECT,),)
    state = _at_t5(hands=hands, towers=("w4 w2",), church=(CardKind.CAMPANILE,))
    assert {refused(state, LayMarker(i)) for i in (0, 1)} == {"T5.5"}


@pytest.mark.parametrize("card", sorted(EVENTS - {CardKind.RENAISSANCE}))
def test_k7_events_strike_their_taker_only_but_for_three(card: CardKind) -> None:
    state = taken(card, turn=1, towers=("r5 r5", "w5"), storages=("gggg", "y"))
    struck = False
    while state.pending:
        struck |= decider(state) == 0
        state = after(state, legal_actions(state)[0])
    struck |= (built(state, 0), storage(state, 0)) != (["r5", "r5"], bricks("gggg"))
    assert struck == (card in STRIKES_ALL)


def test_k8_a_tie_is_between_players_not_between_towers_of_one() -> None:
    state = before(CardKind.MEMORIAL, "rg", towers=("r3", "g5 b5"), hands=())
    assert CardToHand(1, CardKind.MEMORIAL) in happened(state, TakeCard(0))
    state = after(state, TakeCard(0))
    assert state.players[1].hand == (CardKind.MEMORIAL,)
    assert (storage(state, 0), storage(state, 1)) == (bricks("rg"), bricks(""))


def test_k8_the_memorial_stays_when_the_tower_is_gone() -> None:
    state = before(CardKind.MEMORIAL, towers=("r3", ""), hands=())
    state = after(state, TakeCard(0))
    assert (built(state), state.players[0].hand) == ([], (CardKind.MEMORIAL,))


def test_k9_countess_before_the_card_merchant_a_card_with_bricks() -> None:
    late = Arranged(phase=Phase.EXCHANGE, hands=((CardKind.COUNTESS,),)).state()
    assert refused(late, PlayCharacter(CardKind.COUNTESS)) == "K9"
    row = ((CardKind.FAME, ""), (CardKind.FAME, "rg"), (CardKind.FAME, "y"))
    state = after(_at_t5(hands=((CardKind.MERCHANT,),), row=row), PlayCharacter(CardKind.MERCHANT))
    assert legal_actions(state) == (ChooseSlot(1), ChooseSlot(2))
    assert refused(state, ChooseSlot(0)) == "K9"


def test_k9_a_tower_of_one_hit_by_the_saboteur_is_gone() -> None:
    state = _at_t5(hands=((CardKind.SABOTEUR,),), towers=("", "r1"))
    assert built(after(state, PlayCharacter(CardKind.SABOTEUR)), 1) == []


@pytest.mark.parametrize(("height", "level"), [(2, 3), (9, 8), (5, 6), (5, 4)])
def test_k10_one_architect_a_score(height: int, level: int) -> None:
    hand = ((CardKind.ARCHITECT,),)
    state = _at_t5(hands=hand, towers=(f"y{height} g{height}",))
    state = after(state, ScoreTower(0, level))
    assert refused(state, ScoreTower(0, level)) == "K10"


def test_k10_not_two_levels_nor_a_level_that_is_not_there() -> None:
    state = _at_t5(hands=((CardKind.ARCHITECT,) * 2,), towers=("y1 y5 g10",))
    wrong = ((0, 2), (0, 3), (1, 3), (1, 7), (2, 8), (2, 9))
    assert {refused(state, ScoreTower(*score)) for score in wrong} == {"T5.1"}


def test_k10_balcony_order_and_campanile_bind_the_architect() -> None:
    hand = ((CardKind.ARCHITECT,),)
    state = _at_t5(hands=hand, towers=("b5 b2",))
    assert refused(state, ScoreTower(0, 4)) == "T5.2"
    assert ScoreTower(1, 3) in legal_actions(state)
    state = _at_t5(hands=hand, towers=("g5",), church=(CardKind.CAMPANILE,))
    assert refused(state, ScoreTower(0, 4)) == "T5.5"


def test_k11_another_card_is_needed() -> None:
    alone = _at_t5(hands=(PATRICIAN,))
    assert refused(alone, PlayCharacter(CardKind.PATRICIAN)) == "K11"
    state = after(_at_t5(hands=(PATRICIAN * 2,)), PlayCharacter(CardKind.PATRICIAN))
    assert (state.players[0].hand, state.market.discard) == ((), PATRICIAN * 2)


def test_k12_buildings_work_from_the_turn_in_which_they_aretaken() -> None:
    row = ((CardKind.BRIDGE, "rg"), (CardKind.FAME, "b"), *((CardKind.FAME, ""),) * 4)
    state = after(Arranged(row=row).state(), TakeCard(0))
    assert ExchangeBrick(0, Colour.BLUE) in legal_actions(state)
    state = after(taken(CardKind.WORKSHOP, "wwww", towers=("w1",)), EndPhase())
    state = after(state, *(ExtendTower(0),) * 3, EndPhase())
    assert (built(state), storage(state)) == (["w4"], bricks("w"))
    house = taken(CardKind.STORAGE_HOUSE, "wwww", storages=("r" * 7 + "gggg",), towers=("w1",))
    state = after(house, EndPhase(), EndPhase(), EndPhase())
    assert (state.turn.player, sum(storage(state))) == (1, 15)


def test_k13_a_privilege_counts_for_its_taker_too() -> None:
    state = taken(CardKind.SMALL_PRIVILEGE, "y", towers=("y4",))
    state = after(state, ExtendTower(0), EndPhase(), ScoreTower(0, 5))
    assert state.players[0].privileges == 2


def test_k13_towers_scored_earlier_do_not_count_for_the_campanile() -> None:
    state = _at_t5(seals={"w3": 0}, towers=("g3",), church=(CardKind.CAMPANILE,))
    assert legal_actions(state) == (EndPhase(),)


def test_k13_when_the_campanile_leaves_the_markers_return() -> None:
    state = _at_t5(players=3, church=(CardKind.CAMPANILE,), markers=(1, 2), towers=("w3",))
    assert MarkersReturned() in happened(state, LayMarker(0))
    state = after(state, LayMarker(0))
    assert (state.city.campanile, state.city.church) == ((), (None,) * 4)
