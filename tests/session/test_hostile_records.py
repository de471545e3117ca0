"""What a record may not do: bring names that cannot be drawn, endless words, or lose steps."""

import json
from typing import Any

import pytest

from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.problems import RecordError
from firenze.session.record_read import read_record
from firenze.session.record_write import record_bytes
from firenze.text.errors import problem_words
from firenze.text.words import Words
from tests.session.games import humans, played

LONGEST_SENTENCE = 400


@pytest.fixture
def history() -> History:
    """A game of two in its third turn or so."""
    return played(begin(humans(2), load_classic(), 3), 40)


def _with_header(history: History, **changes: object) -> bytes:
    first, rest = record_bytes(history).split(b"\n", 1)
    return json.dumps({**json.loads(first), **changes}).encode() + b"\n" + rest


def _named(history: History, name: str) -> bytes:
    setup: dict[str, Any] = json.loads(record_bytes(history).splitlines()[0])["setup"]
    setup["seats"][1]["name"] = name
    return _with_header(history, setup=setup)


@pytest.mark.parametrize("name", ["a\x00b", "a\nb", "\u202eecila", "\t", "a\u2028b", "\x7f"])
def test_a_name_that_cannot_be_typed_is_refused(history: History, name: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(_named(history, name))
    cause = caught.value.problem.cause
    assert caught.value.problem.key == "record.header"
    assert cause
    assert dict(cause.values) == {"place": "setup.seats.1.name"}


@pytest.mark.parametrize("name", ["", "Zoë", "Ένα δύο", "🧱 & co", "#1 {name} %s"])
def test_any_name_that_can_be_typed_is_kept(history: History, name: str) -> None:
    loaded = read_record(_named(history, name))
    assert loaded.trouble is None
    assert loaded.history.start.table.setup.seats[1].name == name


@pytest.mark.parametrize("format_", [True, False, 1.0, "1", None, []])
def test_a_version_that_is_no_number_is_not_named(history: History, format_: object) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(_with_header(history, format=format_))
    assert caught.value.problem.key == "record.header"


def test_a_place_far_down_makes_no_endless_sentence(history: History) -> None:
    deep: object = 10**30
    for letter in "abcdefghijklmnop":
        deep = {letter * 200: deep}
    with pytest.raises(RecordError) as caught:
        read_record(_with_header(history, start=deep))
    assert len(problem_words(caught.value.problem, Words())) < LONGEST_SENTENCE


@pytest.mark.parametrize("step", [-1, 1, 500])
def test_a_wrong_count_in_a_snapshot_does_not_cost_the_way_back(
    history: History, step: int
) -> None:
    lines = record_bytes(history).splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith(b'{"kind":"snapshot"'))
    snapshot = json.loads(lines[at])
    snapshot["decisions"] += step
    lines[at] = json.dumps(snapshot).encode() + b"\n"
    loaded = read_record(b"".join([*lines, b'{"kind":"undo","kept":30}\n']))
    assert loaded.trouble
    assert loaded.trouble.key == "record.line"
    assert dict(loaded.trouble.values) == {"line": at + 1}
    assert loaded.history.entries == history.entries[:30]
    assert loaded.history.undone == history.entries[30:]
