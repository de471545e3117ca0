"""T1 Take a card."""

import pytest

from firenze.engine.actions import (
    AnswerWithPatrician,
    DiscardBrick,
    EndPhase,
    PayBrick,
    PlayCharacter,
    TakeCard,
)
from firenze.engine.events import CardDiscarded, CardTurnedUp, DeckShuffled, GapClosed
from firenze.engine.game import decider, legal_actions
from firenze.engine.terms import CardKind, Colour, Phase
from tests.engine.arrange import Arranged, bricks
from tests.engine.play import after, happened, refused, storage

BARE = ((CardKind.FAME, ""),) * 6


def _row(*cards: CardKind) -> tuple[tuple[CardKind, str], ...]:
    return tuple((card, "w") for card in cards)


def _kinds(arranged: Arranged, *actions: TakeCard) -> list[CardKind]:
    return [slot.card for slot in after(arranged.state(), *actions).market.row]


@pytest.mark.parametrize("slot", range(6))
def test_t1_1_the_card_in_slot_n_costs_n_bricks(slot: int) -> None:
    state = after(Arranged(storages=("r" * 5,)).state(), TakeCard(slot))
    assert storage(state)[Colour.RED] == 5 - slot + (1 if slot in (2, 4, 5) else 0)


def test_t1_1_one_brick_lies_on_each_card_to_the_left() -> None:
    state = after(Arranged(storages=("rgp",)).state(), TakeCard(2))
    assert legal_actions(state) == (
        PayBrick(Colour.GREEN),
        PayBrick(Colour.RED),
        PayBrick(Colour.PURPLE),
    )
    state = after(state, PayBrick(Colour.PURPLE))
    assert decider(state) == 0
    state = after(state, PayBrick(Colour.RED))
    assert [slot.bricks for slot in state.market.row[:2]] == [bricks("wyp"), bricks("wgr")]
    assert storage(state) == bricks("gwr")


def test_t1_1_a_colour_that_is_not_there_cannot_pay() -> None:
    state = after(Arranged(storages=("rgp",)).state(), TakeCard(2))
    assert refused(state, PayBrick(Colour.WHITE)) == "T1.1"
    assert refused(state, TakeCard(1)) == "T1.1"


@pytest.mark.parametrize("slot", [-1, 6, 7])
def test_t1_1_only_cards_of_the_row_can_be_taken(slot: int) -> None:
    assert refused(Arranged(storages=("r" * 9,)).state(), TakeCard(slot)) == "T1.1"


def test_t1_2_bricks_on_the_card_cannot_pay_for_it() -> None:
    state = Arranged(storages=("r",)).state()
    assert legal_actions(state) == (TakeCard(0), TakeCard(1))
    assert refused(state, TakeCard(2)) == "T1.2"


def test_t1_2_with_an_empty_storage_only_the_leftmost_is_left() -> None:
    assert legal_actions(Arranged().state()) == (TakeCard(0),)


def test_t1_3_card_and_bricks_come_to_the_taker() -> None:
    state = after(Arranged(storages=("", "p")).state(), TakeCard(0))
    assert state.players[0].hand == (CardKind.FAME,)
    assert (storage(state, 0), storage(state, 1)) == (bricks("wy"), bricks("p"))


@pytest.mark.parametrize("card", [CardKind.FLOOD, CardKind.STORAGE_ON_FIRE])
def test_t1_3_flood_and_fire_keep_their_bricks_until_they_are_over(card: CardKind) -> None:
    row = ((card, "bbp"), *BARE[1:])
    state = after(Arranged(storages=("rrgg",), row=row).state(), TakeCard(0))
    assert state.market.taken is not None
    assert state.market.taken.bricks == bricks("bbp")
    assert refused(state, DiscardBrick(Colour.BLUE)) == "K"
    while state.pending:
        state = after(state, DiscardBrick(Colour.RED if storage(state)[3] else Colour.GREEN))
    assert storage(state) == bricks("ggbbp" if card is CardKind.FLOOD else "gbbp")


@pytest.mark.parametrize("card", [CardKind.FLOOD, CardKind.STORAGE_ON_FIRE])
def test_t1_3_a_spared_taker_gets_the_bricks_too(card: CardKind) -> None:
    row = ((card, "bbp"), *BARE[1:])
    hands = ((CardKind.PATRICIAN,),)
    state = after(Arranged(storages=("rr",), hands=hands, row=row).state(), TakeCard(0))
    state = after(state, AnswerWithPatrician(True))
    assert storage(state) == bricks("rrbbp")


def test_t1_4_the_gap_closes_and_the_right_slot_is_filled() -> None:
    arranged = Arranged(storages=("rr",), deck=(CardKind.BRIDGE, CardKind.MASON))
    state = after(arranged.state(), TakeCard(2))
    assert [slot.card for slot in state.market.row] == [
        CardKind.FAME,
        CardKind.DISGRACE,
        CardKind.ACKNOWLEDGEMENT,
        CardKind.FAME,
        CardKind.DISGRACE,
        CardKind.BRIDGE,
    ]
    assert state.market.deck[0] is CardKind.MASON
    assert sum(state.market.row[5].bricks) == 4


@pytest.mark.parametrize("bag", ["", "g", "pgb", "rrrr"])
def test_t1_4_a_short_bag_gives_what_it_has(bag: str) -> None:
    state = after(Arranged(bag=bag, deck=(CardKind.BRIDGE,)).state(), TakeCard(0))
    assert state.market.row[5].bricks == bricks(bag)
    assert state.market.bag == bricks("")


def test_t1_4_several_empty_slots_are_filled_left_to_right() -> None:
    deck = (CardKind.BRIDGE, CardKind.MASON, CardKind.PATRICIAN)
    arranged = Arranged(row=_row(CardKind.FAME, *(CardKind.SCANDAL,) * 3), deck=deck, bag="r" * 6)
    state = after(arranged.state(), TakeCard(0))
    assert [slot.card for slot in state.market.row[3:]] == list(deck)
    assert [slot.bricks for slot in state.market.row[3:]] == [
        bricks("rrrr"),
        bricks("rr"),
        bricks(""),
    ]


def test_t1_5_no_character_between_payment_and_refill() -> None:
    hands = ((CardKind.MASON, CardKind.COUNTESS),)
    state = after(Arranged(storages=("rg",), hands=hands).state(), TakeCard(2))
    assert refused(state, PlayCharacter(CardKind.MASON)) == "T1.5"
    row = ((CardKind.BOTCH, ""), *BARE[1:])
    state = after(Arranged(towers=("r2 w2",), hands=hands, row=row).state(), TakeCard(0))
    assert refused(state, PlayCharacter(CardKind.MASON)) == "T1.5"


def test_t1_5_an_event_is_discarded_before_the_gap_is_closed() -> None:
    arranged = Arranged(row=((CardKind.BOTCH, ""), *BARE[1:]), leftover="gone")
    state = after(arranged.state(), TakeCard(0))
    assert [slot.card for slot in state.market.row] == [*(CardKind.FAME,) * 5, CardKind.BOTCH]
    events = happened(arranged.state(), TakeCard(0))
    names = [type(event) for event in events]
    assert names.index(CardDiscarded) < names.index(GapClosed) < names.index(CardTurnedUp)


def test_t1_5_renaissance_shuffles_before_the_refill() -> None:
    row = ((CardKind.RENAISSANCE, ""), *BARE[1:])
    events = happened(Arranged(row=row, leftover="gone").state(), TakeCard(0))
    assert DeckShuffled(1) in events
    assert CardTurnedUp(5, CardKind.RENAISSANCE) in events


def test_t1_6_an_empty_deck_is_made_from_the_discard_pile() -> None:
    arranged = Arranged(leftover="gone", discard=(CardKind.BRIDGE, CardKind.BRIDGE))
    state = after(arranged.state(), TakeCard(0))
    assert state.market.row[5].card is CardKind.BRIDGE
    assert (state.market.deck, state.market.discard) == ((CardKind.BRIDGE,), ())


def test_t1_6_without_any_card_the_row_stays_short() -> None:
    state = after(Arranged(leftover="gone").state(), TakeCard(0))
    assert len(state.market.row) == 5


def test_t1_6_without_a_row_the_phase_is_skipped() -> None:
    arranged = Arranged(row=(), leftover="gone", phase=Phase.COMMISSIONS, storages=("", "w"))
    state = after(arranged.state(), EndPhase())
    assert (state.turn.player, state.turn.phase) == (1, Phase.BUILD)


def test_t1_6_a_row_that_ran_empty_is_filled_once_cards_come_back() -> None:
    arranged = Arranged(row=(), leftover="gone", discard=(CardKind.MASON,), phase=Phase.COMMISSIONS)
    state = after(arranged.state(), EndPhase())
    assert (state.turn.phase, [slot.card for slot in state.market.row]) == (
        Phase.TAKE,
        [CardKind.MASON],
    )
