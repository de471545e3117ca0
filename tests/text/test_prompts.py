"""The permanent line says what to do at every moment of a game, and fits its place."""

import pytest

from firenze.engine.actions import END_PHASE, AnswerWithPatrician
from firenze.engine.game import decider, legal_actions
from firenze.engine.pending import AnswerEvent, LoseBricks, MerchantBrick, PayCard
from firenze.engine.terms import CardKind, Phase
from firenze.text.choice_prompts import PromptWords
from firenze.text.prompts import prompt_words
from firenze.text.words import Words
from tests.engine.arrange import Arranged
from tests.ui.tables import game, games

_ = Words()


def test_every_moment_of_whole_games_has_a_line_that_fits() -> None:
    for state in games():
        player = decider(state)
        if player is None:
            continue
        said = prompt_words(state, _)
        assert said.headline
        assert said.detail or said.secondary
        assert state.table.setup.seats[player].name in said.headline
        assert "{" not in said.headline + said.detail


def test_a_button_stands_for_ending_a_phase_or_answering_and_for_nothing_else() -> None:
    for state in game(4, 11):
        said, legal = prompt_words(state, _), legal_actions(state)
        answers = AnswerWithPatrician(True) in legal
        ends = END_PHASE in legal
        assert (said.primary is not None) == (answers or ends or not legal)
        assert (said.secondary is not None) == answers


def test_a_card_that_is_looked_at_names_its_price_and_what_it_brings() -> None:
    state = Arranged(storages=["wwyg"]).state()
    said = prompt_words(state, _, slot=2)
    assert said.detail == "Scandal costs 2, brings 2 bricks."
    assert said.primary == "Take Scandal"
    assert prompt_words(state, _, slot=5).primary is None


@pytest.mark.parametrize(
    ("added", "primary", "detail"),
    [
        (0, "Done building", "Click a tower, or start one."),
        (1, "Done building", "1 added, free. 2 are free too."),
        (2, "Done building", "2 added, free. 3 would cost 1."),
        (4, "Done, pay 3", "4 added for 3 bricks. 5 would cost 6."),
    ],
)
def test_building_says_what_it_will_cost(added: int, primary: str, detail: str) -> None:
    state = Arranged(storages=["w" * 9], towers=["w2* r3"], phase=Phase.BUILD, added=added).state()
    said = prompt_words(state, _)
    assert said.primary == primary
    assert said.detail == f"{detail} 1 tower is abandoned."


def test_a_choice_names_its_card_and_how_much_is_to_go() -> None:
    flood = (LoseBricks(0, CardKind.FLOOD, 2),)
    pay = (PayCard(0, 3, 1),)
    merchant = (MerchantBrick(0, 0, 3),)
    shown = [
        prompt_words(Arranged(storages=["wwwyyy"], pending=pending).state(), _)
        for pending in (flood, pay, merchant)
    ]
    assert shown[0].headline == "Ada, discard bricks."
    assert shown[0].detail == "Flood: 2 more bricks to lose."
    assert shown[1].headline == "Ada, pay 3 bricks."
    assert shown[1].detail == "Brick 2 of 3 goes onto Disgrace."
    assert shown[2].detail == "3 more bricks, onto Fame."


@pytest.mark.parametrize(
    ("towers", "headline", "detail"),
    [
        ("w3", "Ada, score a tower?", "1 tower fits a commission: click it."),
        ("w2", "Ada, score a tower?", "A tower fits with the Architect: click him."),
        ("w1", "Ada, end your turn.", "No tower can be scored."),
    ],
)
def test_the_end_of_a_turn_asks_only_for_what_can_be_done(
    towers: str, headline: str, detail: str
) -> None:
    hands = [(CardKind.ARCHITECT,)]
    said = prompt_words(Arranged(towers=[towers], hands=hands, phase=Phase.COMMISSIONS).state(), _)
    assert (said.headline, said.detail) == (headline, detail)


def test_a_patrician_may_answer_or_let_it_happen() -> None:
    pending = (AnswerEvent(1, CardKind.FLOOD),)
    said = prompt_words(Arranged(hands=[(), (CardKind.PATRICIAN,)], pending=pending).state(), _)
    assert said == PromptWords(
        "Bruno, answer Flood?",
        "",
        "Play the Patrician",
        "Let it happen",
    )


@pytest.mark.parametrize(
    ("towers", "hand", "primary"),
    [
        ("w3", (), "End turn, white 3 not scored"),
        ("w3 r3", (), "End turn, 2 towers not scored"),
        ("w2", (CardKind.ARCHITECT,), "End turn without scoring"),
        ("w2", (), "End turn"),
    ],
)
def test_the_end_of_a_turn_says_what_stays_unscored(
    towers: str, hand: tuple[CardKind, ...], primary: str
) -> None:
    state = Arranged(towers=[towers], hands=[hand], phase=Phase.COMMISSIONS).state()
    assert prompt_words(state, _).primary == primary
