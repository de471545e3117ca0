"""Actions with values that no game holds are refused by a rule, whatever is asked for."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import product
from typing import Any, get_args

import pytest

from firenze.engine.actions import Action, AnswerWithPatrician, EndPhase
from firenze.engine.game import refusal
from firenze.engine.model import GameState
from firenze.engine.pending import Choice, PatricianDiscard
from firenze.engine.terms import CardKind, Colour, Commission, Phase
from firenze.session.record_read import load
from firenze.text.refusals import refusal_words
from firenze.text.words import Words
from tests.engine.arrange import Arranged
from tests.engine.universe import CITED
from tests.golden.games import ENDING, FOLDER

NUMBERS = (-(2**70), -99, -1, 99, 2**70)
PAIRS: tuple[tuple[Any, int], ...] = ((0, 2), (0, 9), (-1, 9), (6, 3), (2**70, 2**70))
PLAIN: dict[str, Any] = {
    "slot": 0,
    "tower": 0,
    "player": 0,
    "level": 3,
    "colour": Colour.WHITE,
    "card": CardKind.MASON,
    "commission": Commission(Colour.WHITE, 3),
}
ODD: dict[str, tuple[Any, ...]] = {
    "slot": (*NUMBERS, 6),
    "tower": NUMBERS,
    "player": (*NUMBERS, 4),
    "level": (*NUMBERS, 0, 2, 9),
    "colour": (*NUMBERS, 6),
    "card": ("", "no_such_card"),
    "commission": tuple(Commission(*pair) for pair in PAIRS),
}


def odd_actions() -> Iterator[Action]:
    """Actions of every kind that has values, at least one of which is odd."""
    for kind in get_args(Action):
        if kind in (AnswerWithPatrician, EndPhase):
            continue
        names = [field.name for field in fields(kind) if not field.kw_only]
        for values in product(*((PLAIN[name], *ODD[name]) for name in names)):
            if any(value in ODD[name] for name, value in zip(names, values, strict=True)):
                yield kind(*values)


ODD_ACTIONS = tuple(odd_actions())
MOMENTS = [phase.value for phase in Phase if phase is not Phase.ABANDONED]
MOMENTS += [choice.__dataclass_fields__["kind"].default for choice in get_args(Choice)]


@cache
def positions() -> dict[str, GameState]:
    """A position for every phase and every choice, from golden games but for one."""
    hand = (CardKind.MASON, CardKind.FAME)
    discard = Arranged(hands=(hand,), pending=(PatricianDiscard(0),)).state()
    found: dict[str, GameState] = {"patrician_discard": discard}
    for path in sorted(FOLDER.glob(f"*{ENDING}")):
        history = load(path).history
        for state in (history.start, *(entry.state for entry in history.entries)):
            asked = state.pending[-1].kind if state.pending else state.turn.phase.value
            found.setdefault(asked, state)
    return found


@pytest.mark.parametrize("moment", MOMENTS)
def test_odd_actions_are_refused_by_a_rule_and_with_a_sentence(moment: str) -> None:
    state = positions()[moment]
    for action in ODD_ACTIONS:
        why = refusal(state, action)
        assert why is not None, action
        assert why.rule in CITED, action
        assert refusal_words(why, Words()).endswith("."), action
