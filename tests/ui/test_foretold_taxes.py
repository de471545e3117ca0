"""What a tax would cost, told before the card is taken: also what is still to be chosen."""

import pytest

from firenze.engine.actions import TakeCard
from firenze.engine.model import GameState
from firenze.engine.pending import AnswerEvent
from firenze.engine.terms import CardKind
from firenze.session.history import History
from firenze.text.words import Words
from firenze.ui.advice import tip_of
from firenze.ui.foresight import fates
from firenze.ui.moment import moment_of
from firenze.ui.targets import OnSlot, OnSpot
from firenze.ui.zooms import card_zoom
from tests.engine.arrange import PLAIN_ROW, Arranged

LUXURY_TAX, TRIBUTE = CardKind.LUXURY_TAX, CardKind.TRIBUTE
PAY_WELL = "if you pay for the card with the right bricks."


def before(card: CardKind, slot: int, storages: list[str], towers: list[str]) -> GameState:
    """A card without bricks lies in a slot, to be taken."""
    row = [*PLAIN_ROW[:slot], (card, ""), *PLAIN_ROW[slot + 1 :]]
    return Arranged(storages=storages, towers=towers, row=row).state()


def now(state: GameState, slot: int) -> str:
    """The line of the enlarged card that says what it would do now."""
    found = card_zoom(moment_of(History(state, 1, arranged=True), Words()).reader, OnSlot(slot))
    assert found is not None
    return found.now.removeprefix("**Now:** ")


@pytest.mark.parametrize(
    ("stock", "towers", "words"),
    [
        ("wwww", "w5 r6", "You lose 4 bricks."),
        ("w", "w5 r6", "You lose white 5, red 6."),
        ("ww", "w5 r6", "You lose 2 bricks, white 5 or red 6."),
        ("wr", "w5 w5", "You lose 2 bricks, white 5."),
        ("ww", "w5 w5 r6", "You lose 2 bricks, white 5, white 5 or red 6."),
        ("ww", "w5 g7 r6", "You lose 2 bricks, 2 of white 5, green 7, red 6."),
    ],
)
def test_a_tax_names_the_towers_among_which_one_chooses(
    stock: str, towers: str, words: str
) -> None:
    assert now(before(LUXURY_TAX, 0, [stock], [towers]), 0) == words


@pytest.mark.parametrize(
    ("stock", "towers", "slot", "words"),
    [
        ("ww", "w2", 1, "You lose 1 brick."),
        ("wg", "w2", 1, f"You lose 1 brick {PAY_WELL}"),
        ("wwrr", "w1 r3", 2, f"You lose 2 bricks {PAY_WELL}"),
        ("wr", "w2 r4", 1, "You lose 1 brick, white 2 or red 4."),
    ],
)
def test_a_tribute_is_not_told_as_if_the_payment_were_made(
    stock: str, towers: str, slot: int, words: str
) -> None:
    assert now(before(TRIBUTE, slot, [stock], [towers]), slot) == words


def test_the_choice_of_another_player_is_told_as_a_choice() -> None:
    state = before(TRIBUTE, 0, ["", "w"], ["", "w2 w3"])
    assert now(state, 0) == "Bruno loses 1 brick, white 2 or white 3."


def test_a_patrician_is_told_the_choice_that_he_spares() -> None:
    hands = [(CardKind.PATRICIAN,)]
    pending = (AnswerEvent(0, TRIBUTE),)
    state = Arranged(storages=["w"], towers=["w2 w3"], hands=hands, pending=pending).state()
    tip = tip_of(moment_of(History(state, 1, arranged=True), Words()), OnSpot("secondary"))
    assert tip is not None
    assert tip.words == "You lose 1 brick, white 2 or white 3."


def test_equal_payments_are_followed_once() -> None:
    state = before(TRIBUTE, 5, ["wwyyggrrbbpp"], ["w1 y1 g1 r1 b1 p1"])
    assert len(fates(state, TakeCard(5), 0)) == 126
