"""Hidden hands: who may look at which cards (K5)."""

from dataclasses import replace

import pytest

from firenze.engine.actions import AnswerWithPatrician, DiscardBrick, TakeCard
from firenze.engine.game import apply, legal_actions
from firenze.engine.model import GameState, Options
from firenze.engine.pending import PayCard
from firenze.engine.terms import CardKind, Colour, Phase
from firenze.session.edition_file import load_classic
from firenze.session.history import begin
from firenze.session.secrecy import covered, face_down, hand_reader, hands_are_secret
from tests.engine.arrange import Arranged, Cards
from tests.session.games import humans, played, setup_of

HIDDEN = Options(hands="hidden")
FLOOD = ((CardKind.FLOOD, ""), *((CardKind.FAME, ""),) * 5)
PATRICIAN = (CardKind.PATRICIAN,)


def position(*hands: Cards, phase: Phase = Phase.TAKE) -> GameState:
    """Three people whose hands are hidden; the first may take a Flood that costs all a choice."""
    stores = ("wwr", "ggy", "bbp")
    return Arranged(
        players=3, hands=hands, storages=stores, row=FLOOD, phase=phase, options=HIDDEN
    ).state()


@pytest.mark.parametrize(
    ("seats", "options", "secret"),
    [
        (("human", "human"), HIDDEN, True),
        (("human", "maestro", "human"), HIDDEN, True),
        (("human", "human"), Options(), False),
        (("human", "maestro"), HIDDEN, False),
        (("maestro", "garzone"), HIDDEN, False),
    ],
)
def test_hands_are_secret_where_two_people_share_the_screen(
    seats: tuple[str, ...], options: Options, secret: bool
) -> None:
    assert hands_are_secret(setup_of(*seats, options=options)) is secret


def test_whose_turn_it_is_looks_at_the_own_hand_alone() -> None:
    state = position()
    assert hand_reader(state) == 0
    assert face_down(state) == {1, 2}
    paying = replace(state, pending=(PayCard(0, 2, 0),))
    assert face_down(paying) == {1, 2}


def test_the_choices_of_an_event_hide_every_hand_but_for_a_patricians_question() -> None:
    state = apply(position(PATRICIAN, PATRICIAN), TakeCard(0)).state
    assert face_down(state) == {1, 2}
    state = apply(state, AnswerWithPatrician(False)).state
    assert face_down(state) == {0, 1, 2}
    state = apply(state, DiscardBrick(Colour.WHITE)).state
    assert hand_reader(state) == 1
    assert face_down(state) == {0, 2}
    state = apply(state, AnswerWithPatrician(True)).state
    assert hand_reader(state) is None
    assert face_down(state) == {0, 1, 2}
    state = apply(state, DiscardBrick(Colour.BLUE)).state
    assert face_down(state) == {1, 2}


def test_nobody_looks_at_cards_while_a_bot_decides() -> None:
    state = position()
    table = replace(state.table, setup=setup_of("maestro", "human", "human", options=HIDDEN))
    assert face_down(replace(state, table=table)) == {0, 1, 2}


def test_all_hands_show_at_the_end() -> None:
    assert face_down(position(phase=Phase.OVER)) == frozenset()


def test_a_covered_hand_keeps_nothing_but_its_number() -> None:
    one = position((), (CardKind.FAME, CardKind.MASON), (CardKind.ARCHITECT,))
    other = position((), (CardKind.MERCHANT, CardKind.SCANDAL), (CardKind.DISGRACE,))
    hands = [player.hand for player in covered(one, {1, 2}).players]
    assert [len(hand) for hand in hands] == [0, 2, 1]
    assert hands == [player.hand for player in covered(other, {1, 2}).players]
    assert covered(one, ()) == one


def test_what_may_be_done_does_not_hang_on_cards_that_lie_face_down() -> None:
    history = begin(humans(3, hands="hidden"), load_classic(), 7)
    for seed in range(400):
        state = history.state
        assert legal_actions(covered(state, face_down(state))) == legal_actions(state)
        played(history, 1, seed)
