"""A game in a line: what the menu and the list of games say about a record without replaying it."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from firenze.engine.model import Options, Seat, Setup
from firenze.engine.scoring import prestige
from firenze.engine.terms import Phase
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.keeper import Keeper
from firenze.session.problems import RecordError
from firenze.session.record_caps import RECORD_CAP
from firenze.session.record_read import load
from firenze.session.record_write import ends_turn, record_bytes, save
from firenze.session.summary import Summary, last_unfinished, summary_of
from tests.session.games import NAMES, finished, humans, played
from tests.session.keeping import game, now, to_next_turn

Told = tuple[tuple[int, ...], int, bool]


def _told(summary: Summary) -> Told:
    return summary.scores, summary.turn, summary.finished


def _true(history: History) -> Told:
    """What a summary shall tell: how the game stood at the end of its last turn."""
    entries = history.entries
    last = next((entry.state for entry in reversed(entries) if ends_turn(entry)), history.start)
    scores = tuple(prestige(last, player) for player in range(len(last.players)))
    return scores, last.turn.number, last.turn.phase is Phase.OVER


def _summary(raw: bytes, folder: Path) -> Summary:
    (folder / "game.firenze").write_bytes(raw)
    return summary_of(folder / "game.firenze")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 1, 40, 150])
def test_a_summary_tells_what_the_record_holds(
    tmp_path: Path, players: int, decisions: int
) -> None:
    history = played(game(players + decisions, players), decisions)
    summary = _summary(record_bytes(history), tmp_path)
    assert _told(summary) == _true(history) == _true(load(summary.path).history)
    assert summary.names == NAMES[:players]
    assert summary.families == tuple(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_told_with_its_final_scores(tmp_path: Path, players: int) -> None:
    history = finished(begin(humans(players), load_classic(), players))
    summary = _summary(record_bytes(history), tmp_path)
    assert summary.finished
    assert summary.scores == tuple(prestige(history.state, p) for p in range(players))
    assert summary.turn == history.state.turn.number


def test_families_and_names_are_those_of_the_seats(tmp_path: Path) -> None:
    setup = Setup((Seat("Zoë", 3), Seat("李", 1)), Options(start_player=1))
    summary = _summary(record_bytes(begin(setup, load_classic(), 1)), tmp_path)
    assert (summary.names, summary.families) == (("Zoë", "李"), (3, 1))


def test_undo_and_redo_over_the_end_of_a_turn_are_followed(tmp_path: Path) -> None:
    history = game()
    keeper = Keeper(history, tmp_path, now)
    for _ in range(9):
        to_next_turn(history)
    assert keeper.path
    told, every = [], history.count
    for decisions in (*range(every - 9, 0, -9), *range(1, every // 2, 5)):
        history.keep(decisions)
        told.append(_told(summary_of(keeper.path)))
        assert told[-1] == _true(history)
    assert len({turn for _, turn, _ in told}) > 3
    played(history, 12, seed=77)
    assert _told(summary_of(keeper.path)) == _true(history)
    history.undo()
    assert _told(summary_of(keeper.path)) == _true(history)


@pytest.mark.parametrize("undone", [0, 6, 40])
def test_a_game_with_an_undone_tail_is_told_as_it_stands(tmp_path: Path, undone: int) -> None:
    history = played(game(), 150)
    history.keep(150 - undone)
    assert _told(_summary(record_bytes(history), tmp_path)) == _true(history)


@pytest.mark.parametrize("undone", [0, 6, 40])
def test_a_record_without_most_of_its_snapshots_tells_the_same(tmp_path: Path, undone: int) -> None:
    history = played(game(), 150)
    history.keep(150 - undone)
    raw = record_bytes(history, cap=30_000)
    assert len(raw) < len(record_bytes(history))
    assert _told(_summary(raw, tmp_path)) == _true(history)


def test_a_position_that_became_a_game_is_told_with_its_scores(tmp_path: Path) -> None:
    history = finished(game())
    history.keep(history.count - 40)
    history.forget_past()
    assert any(_true(history)[0])
    for _ in range(8):
        assert _told(_summary(record_bytes(history), tmp_path)) == _true(history)
        played(history, 2)


def test_torn_and_damaged_records_are_told_as_far_as_they_hold(tmp_path: Path) -> None:
    history = played(game(), 80)
    raw = record_bytes(history)
    cuts = range(len(raw), len(raw) - 9000, -41)
    turns = [_summary(raw[:cut], tmp_path).turn for cut in cuts]
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) > 2
    lines = raw.split(b"\n")
    lines[-2] = b'{"kind":"snapshot","decisions":9,"scores":"ab"}'
    lines[-3] = b"\xff\x00"
    assert _told(_summary(b"\n".join(lines), tmp_path))[1] in turns


def _broken_header(change: Callable[[dict[str, Any]], object]) -> bytes:
    header = json.loads(record_bytes(game()).splitlines()[0])
    change(header)
    return json.dumps(header).encode() + b"\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda h: h.pop("setup"),
        lambda h: h.update(setup=[]),
        lambda h: h.update(kind="action"),
        lambda h: h["setup"].update(seats="ab"),
        lambda h: h["setup"].update(seats={}),
        lambda h: h["setup"].update(seats=[]),
        lambda h: h["setup"].update(seats=[{"name": "x", "family": 0}] * 2000),
        lambda h: h["setup"]["seats"][0].update(family=4),
        lambda h: h["setup"]["seats"][0].update(family="0"),
        lambda h: h["setup"]["seats"][0].update(family=None),
        lambda h: h["setup"]["seats"][0].update(family=10**30),
        lambda h: h["setup"]["seats"][0].pop("name"),
        lambda h: h.update(date="x" * 70_000),
    ],
)
def test_a_header_that_tells_no_game_is_refused(
    tmp_path: Path, change: Callable[[dict[str, Any]], object]
) -> None:
    with pytest.raises(RecordError) as caught:
        _summary(_broken_header(change), tmp_path)
    assert caught.value.problem.key == "record.not_a_record"


@pytest.mark.parametrize(
    "raw",
    [b"", b"\n", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b"[" * 60_000, b"{" * 9, b"\x00" * 99],
)
def test_other_files_are_refused(tmp_path: Path, raw: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        _summary(raw, tmp_path)
    assert caught.value.problem.key == "record.not_a_record"


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.firenze").mkdir()
    for name in ("folder.firenze", "nothing.firenze"):
        with pytest.raises(RecordError) as caught:
            summary_of(tmp_path / name)
        assert caught.value.problem.key == "file.unreadable"


def test_names_cannot_break_a_line_or_fill_the_window(tmp_path: Path) -> None:
    def change(header: dict[str, Any]) -> None:
        first, second = header["setup"]["seats"]
        first["name"] = "A\nn\u202en\x1b[2J" + "a" * 5000
        second["name"] = ["\ud800", 1]

    summary = _summary(_broken_header(change), tmp_path)
    assert all(name.isprintable() and 0 < len(name) <= 40 for name in summary.names)


@pytest.mark.parametrize(
    "line",
    [
        b'{"kind":"snapshot","decisions":0,"scores":[1,2,3],"state":{"turn":{"number":1,"phase":0}}}',
        b'{"kind":"snapshot","decisions":0,"scores":[1,"2"],"state":{"turn":{"number":1,"phase":0}}}',
        b'{"kind":"snapshot","scores":[1,2],"state":{"turn":{"number":1e300,"phase":0}}}',
        b'{"kind":"snapshot","scores":[1,2],"state":{"turn":[]}}',
        b'{"kind":"snapshot","scores":[1,2],"state":' + b"[" * 9000,
        b'{"kind":"snapshot","scores":[' + b"9" * 9000 + b",2]}",
        b'{"kind":"snapshot"' + b" " * 20_000 + b"}",
        b'{"kind":"undo","kept":Infinity}',
        b'{"kind":"undo","kept":[]}',
        b'{"kind":"redo","kept":' + b"9" * 900 + b"}",
        b'{"kind":"undo"}',
        b'"undo"',
    ],
)
def test_hostile_lines_change_nothing(tmp_path: Path, line: bytes) -> None:
    history = played(game(), 30)
    raw = record_bytes(history)
    assert _told(_summary(raw + line + b"\n", tmp_path)) == _true(history)


def test_a_file_full_of_moves_is_read_in_one_go(tmp_path: Path) -> None:
    header = record_bytes(game()).splitlines(keepends=True)[0]
    snapshots = b'{"kind":"snapshot"}\n{"kind":"action"}\n' * 20_000
    moves = b'{"kind":"undo","kept":0}\n{"kind":"redo","kept":9999}\n' * 20_000
    raw = (header + snapshots + moves)[:RECORD_CAP]
    assert _told(_summary(raw, tmp_path)) == ((0, 0), 1, False)


@pytest.mark.parametrize("moment", [2**38, -(2**40)])
def test_a_file_from_a_time_that_no_calendar_knows_stops_nothing(
    tmp_path: Path, moment: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.firenze"
    path.write_bytes(record_bytes(game()))
    found = list(path.stat())
    found[8] = moment
    monkeypatch.setattr(Path, "stat", lambda _, **__: os.stat_result(found))
    with pytest.raises(RecordError):
        summary_of(path)


def test_the_menu_goes_on_with_the_last_game_that_is_not_over(tmp_path: Path) -> None:
    assert last_unfinished(tmp_path) is None
    games = {
        "old": played(game(1), 9),
        "last": played(game(2), 30),
        "over": finished(game(3)),
    }
    for age, name in enumerate(reversed(games)):
        save(games[name], tmp_path / f"{name}.firenze")
        os.utime(tmp_path / f"{name}.firenze", (1_700_000_000 - age,) * 2)
    (tmp_path / "broken.firenze").write_bytes(b"nothing")
    found = last_unfinished(tmp_path)
    assert found
    assert found.path.stem == "last"
    assert _told(found) == _true(games["last"])
