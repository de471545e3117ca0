"""Every refusal of the engine has one sentence, and every sentence a refusal."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from firenze.engine import dispatch, pending
from firenze.engine.refusals import Refusal, Value, refuse
from firenze.engine.terms import Phase
from firenze.text.refusals import CHOICES, PHASE_OF_RULE, SENTENCES, refusal_words
from firenze.text.words import Words

ENGINE = Path(str(files("firenze.engine")))
KEY_AT = {"refuse": 1, "no_brick": 3}
"""Which argument of the engine's functions is the key of a refusal."""
VALUES: dict[str, Value] = {
    "cost": 3,
    "have": 2,
    "colour": 3,
    "level": 5,
    "height": 4,
    "balcony": 2,
    "most": 6,
    "lowest": 3,
    "highest": 8,
    "card": "fame",
    "phase": "take",
    "choice": "pay_card",
}


def engine_calls() -> Iterator[ast.Call]:
    for path in ENGINE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def engine_keys() -> set[str]:
    named = ((ast.unparse(call.func), call.args) for call in engine_calls())
    keys = (args[KEY_AT[name]] for name, args in named if name in KEY_AT)
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def test_every_refusal_of_the_engine_has_a_sentence_and_none_is_left_over() -> None:
    assert engine_keys() == set(SENTENCES)


def test_every_choice_that_can_come_first_has_a_sentence() -> None:
    kinds = {choice.__dataclass_fields__["kind"].default for choice in get_args(pending.Choice)}
    assert set(CHOICES) == kinds


def test_phases_are_named_for_rules_that_decisions_rest_on() -> None:
    assert set(PHASE_OF_RULE) == set(dispatch._RULES.values())


@pytest.mark.parametrize("key", sorted(SENTENCES))
def test_a_refusal_reads_as_one_sentence_of_at_most_90_characters(key: str) -> None:
    words = refusal_words(Refusal("T1.1", key, tuple(VALUES.items())), Words())
    assert words.endswith(".")
    assert "{" not in words
    assert len(words) <= 90


def test_a_refusal_names_numbers_and_colours() -> None:
    _ = Words()
    too_dear = refuse("T1.2", "card_too_dear", cost=5, have=4)
    due = refuse("T5.2", "balcony_not_due", balcony=2, colour=4, level=4)
    assert refusal_words(too_dear, _) == "Needs 5 bricks in storage; you have 4."
    assert refusal_words(due, _).endswith("balcony II, blue 4.")


def test_a_click_out_of_phase_is_told_when_it_has_its_time() -> None:
    score = refuse("T5.1", "other_phase", phase="take")
    words = refusal_words(score, Words())
    assert words == "Not now: that belongs to the phase Commissions."


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        (Phase.SETUP, "First choose a commission for the neutral seal."),
        (Phase.TAKE, "First take a card of the row."),
        (Phase.LIMITS, "First discard what is over your limits."),
        (Phase.BUILD, "Not now: it is the phase Build."),
    ],
)
def test_a_phase_that_is_not_done_says_what_comes_first(phase: Phase, words: str) -> None:
    assert refusal_words(refuse("T1.1", "phase_first", phase=phase), Words()) == words
