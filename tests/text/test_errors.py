"""Every problem of the session has its sentence, on one line."""

import ast
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import firenze.session
from firenze.session.edition_content import content_of
from firenze.session.edition_file import load_classic, parse_edition
from firenze.session.problems import EditionError, Problem, RecordError, problem
from firenze.session.record_read import read_record
from firenze.text.errors import problem_words
from firenze.text.words import Words

ENGLISH = Words()
KEY = re.compile(r"(data|edition|file|record|state|undo)\.[a-z_]+")
VALUES: dict[str, int | str] = {
    "place": "cards.flood",
    "limit": 2,
    "line": 3,
    "column": 4,
    "key": "x",
    "choices": "a, b",
    "found": 87,
    "needed": 88,
    "most": 2,
    "players": 4,
    "item": "red.9",
    "commission": "red.7",
    "reason": "no such file",
    "known": 1,
    "rule": "S1",
    "actions": 7,
    "turn": 5,
}


def _keys() -> list[str]:
    """All keys that stand in the code of the session."""
    folder = Path(str(files(firenze.session)))
    found = {
        node.value
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return sorted(key for key in found if KEY.fullmatch(key))


@pytest.mark.parametrize("key", _keys())
def test_every_problem_has_a_sentence(key: str) -> None:
    sentence = problem_words(Problem(key, tuple(VALUES.items())), ENGLISH)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "{" not in sentence


def test_there_are_problems_to_explain() -> None:
    assert len(_keys()) > 40


def test_a_cause_follows_its_problem() -> None:
    cause = problem("data.missing", place="seed")
    found = problem("record.header", cause=cause)
    assert problem_words(found, ENGLISH) == (
        "The first line of the saved game cannot be used. seed: this is missing."
    )


def test_a_wrong_edition_is_told_with_its_place() -> None:
    content = content_of(load_classic())
    red = content["commissions"]["red"]  # type: ignore[index]
    red["7"] = "eight"
    with pytest.raises(EditionError) as caught:
        parse_edition(json.dumps(content).encode())
    words = problem_words(caught.value.problem, ENGLISH)
    assert words == "commissions.red.7: must be a whole number."


def test_what_stands_in_a_file_cannot_break_the_line() -> None:
    raw = json.dumps({"a\x1b[31m\nb": 1}).encode()
    with pytest.raises(EditionError) as caught:
        parse_edition(raw.replace(b"{", b'{"format": 1, ', 1))
    assert "\x1b" not in problem_words(caught.value.problem, ENGLISH)


def test_a_file_that_is_no_record_is_told() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(b"hello")
    assert problem_words(caught.value.problem, ENGLISH).startswith(
        "This is not a saved game of Firenze."
    )
