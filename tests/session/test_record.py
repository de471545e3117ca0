"""Records of games: written, read, and what is saved of a broken one."""

import json
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from firenze.engine.game import legal_actions, standings
from firenze.engine.rng import below
from firenze.session.codec import state_to_json
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.problems import RecordError
from firenze.session.record_caps import HEADER_CAP, RECORD_CAP
from firenze.session.record_check import check_record
from firenze.session.record_read import load, read_record
from firenze.session.record_write import RecordWriter, record_bytes, save
from tests.session.games import NAMES, finished, humans, played

Lines = list[dict[str, Any]]


@pytest.fixture
def history() -> History:
    """A game of three in its fifth turn or so."""
    return played(begin(humans(3), load_classic(), 21), 90, seed=5)


def _lines(history: History) -> Lines:
    return [json.loads(line) for line in record_bytes(history).splitlines()]


def _raw(lines: Lines) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def _refused(raw: bytes) -> tuple[str, str | None]:
    with pytest.raises(RecordError) as caught:
        read_record(raw)
    problem = caught.value.problem
    return problem.key, problem.cause.key if problem.cause else None


def _where(lines: Lines, kind: str, nth: int = 0) -> int:
    return [i for i, line in enumerate(lines) if line["kind"] == kind][nth]


def test_a_saved_game_is_loaded_as_it_was(history: History, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(history, path)
    loaded = load(path)
    assert loaded.trouble is None
    assert loaded.saved is None
    assert loaded.actions == history.count
    assert loaded.history.entries == history.entries
    assert loaded.history.seed == history.seed
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_begins_with_all_that_the_game_needs(history: History) -> None:
    header = _lines(history)[0]
    assert header["kind"] == "header"
    assert header["format"] == 1
    assert header["seed"] == 21
    assert [seat["name"] for seat in header["setup"]["seats"]] == list(NAMES[:3])
    assert header["edition"]["commissions"]["green"]["5"] == 4
    assert header["start"] is None


def test_every_turn_ends_with_a_snapshot(history: History) -> None:
    lines = _lines(history)
    snapshots = [line for line in lines if line["kind"] == "snapshot"]
    assert len(snapshots) == history.state.turn.number - 1
    assert all("table" not in line["state"] for line in snapshots)


def test_what_was_taken_back_can_still_be_redone_after_loading() -> None:
    history = begin(humans(2), load_classic(), 4, free=True)
    played(history, 40)
    history.undo()
    history.undo()
    loaded = read_record(record_bytes(history)).history
    assert loaded.state == history.state
    assert loaded.undone == history.undone


def test_an_arranged_start_is_kept(history: History) -> None:
    arranged = played(History(history.state, 21, arranged=True), 30, seed=8)
    loaded = read_record(record_bytes(arranged)).history
    assert loaded.arranged
    assert (loaded.start, loaded.state) == (arranged.start, arranged.state)


def test_a_game_plays_on_the_edition_of_its_record() -> None:
    classic = load_classic()
    house = replace(classic, name="house", end_tile=9)
    loaded = read_record(record_bytes(begin(humans(2), house, 1))).history
    assert loaded.state.table.edition == house


def test_lines_follow_a_game_as_it_goes_on() -> None:
    history = begin(humans(2), load_classic(), 4, free=True)
    file = BytesIO()
    writer = RecordWriter(file)
    writer.header(history)
    for decisions in range(1, 31):
        played(history, 1, seed=decisions)
        writer.entry(history.entries[-1], decisions)
    history.undo()
    history.undo()
    writer.move(history.length, history.count)
    history.redo()
    writer.move(0, history.count)
    loaded = read_record(file.getvalue())
    assert loaded.trouble is None
    assert loaded.history.entries == history.entries


def test_synced_lines_are_on_the_disk_at_once(history: History, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with path.open("wb") as file:
        writer = RecordWriter(file, sync=True)
        writer.header(history)
        writer.entry(history.entries[0], 1)
        assert load(path).actions == 1


def test_a_torn_last_line_costs_only_itself(history: History) -> None:
    raw = record_bytes(history)
    lines = raw.splitlines(keepends=True)
    while b'"action"' not in lines[-1][:20]:
        lines.pop()
    loaded = read_record(b"".join(lines)[:-9])
    assert loaded.trouble
    assert loaded.trouble.key == "record.torn"
    assert loaded.saved
    assert dict(loaded.saved.values) == {"actions": loaded.actions}
    assert loaded.history.entries == history.entries[: loaded.actions]
    assert loaded.actions == sum(b'"action"' in line[:20] for line in lines) - 1


def test_a_whole_last_line_without_its_end_counts(history: History) -> None:
    loaded = read_record(record_bytes(history).rstrip(b"\n"))
    assert loaded.trouble is None
    assert loaded.history.state == history.state


def test_every_cut_gives_a_prefix_or_no_record(history: History) -> None:
    raw = record_bytes(history)
    first = raw.index(b"\n")
    for cut in range(first, len(raw), 97):
        loaded = read_record(raw[:cut])
        assert loaded.history.entries == history.entries[: loaded.actions]
    for cut in range(0, first - 1, 211):
        assert _refused(raw[:cut])[0] == "record.not_a_record"


def test_an_illegal_action_in_the_middle_ends_the_part_that_holds(history: History) -> None:
    lines = [line for line in _lines(history) if line["kind"] != "snapshot"]
    lines[11]["action"] = {"kind": "take_card", "slot": 77}
    loaded = read_record(_raw(lines))
    assert loaded.trouble
    assert loaded.trouble.key == "record.illegal"
    assert dict(loaded.trouble.values)["line"] == 12
    assert loaded.saved
    assert loaded.saved.key == "record.kept"
    assert loaded.history.entries == history.entries[:10]


@pytest.mark.parametrize(
    "bad",
    [
        {"kind": "action", "action": {"kind": "fly"}},
        {"kind": "action", "action": {"kind": "take_card", "slot": 0, "x": 1}},
        {"kind": "action", "action": {"kind": "take_card", "slot": True}},
        {"kind": "action", "action": {"kind": "end_phase"}, "x": 1},
        {"kind": "dance"},
        {"action": {"kind": "end_phase"}},
        {"kind": "undo", "kept": 0.0},
        {"kind": "action", "action": {"kind": "take_card", "slot": 10**30}},
    ],
)
def test_a_line_that_cannot_be_read_ends_the_part_that_holds(
    history: History, bad: dict[str, Any]
) -> None:
    lines = [line for line in _lines(history) if line["kind"] != "snapshot"]
    lines[11] = bad
    loaded = read_record(_raw(lines))
    assert loaded.trouble
    assert loaded.trouble.key == "record.line"
    assert dict(loaded.trouble.values)["line"] == 12
    assert loaded.history.entries == history.entries[:10]


@pytest.mark.parametrize("kept", [5000, 11])
def test_undo_and_redo_of_what_is_not_there_end_the_part_that_holds(
    history: History, kept: int
) -> None:
    lines = [line for line in _lines(history) if line["kind"] != "snapshot"]
    lines.insert(11, {"kind": "redo", "kept": kept})
    loaded = read_record(_raw(lines))
    assert loaded.trouble
    assert loaded.trouble.key == "record.undo"
    assert loaded.actions == 10


def test_after_a_broken_line_the_next_snapshot_saves_the_game(history: History) -> None:
    lines = _lines(history)
    broken = _where(lines, "action", 3)
    lines[broken]["action"] = {"kind": "take_card", "slot": 77}
    loaded = read_record(_raw(lines))
    assert loaded.trouble
    assert loaded.trouble.key == "record.illegal"
    assert loaded.saved
    assert loaded.saved.key == "record.resumed"
    assert loaded.history.state == history.state
    assert loaded.actions == history.count
    assert loaded.history.count < history.count


def test_a_snapshot_that_differs_wins_and_the_way_back_goes(history: History) -> None:
    lines = _lines(history)
    at = _where(lines, "snapshot", -1)
    lines[at]["state"]["rng"] ^= 1
    loaded = read_record(_raw(lines[: at + 1]))
    assert loaded.trouble
    assert loaded.trouble.key == "record.differs"
    assert loaded.history.state.rng == lines[at]["state"]["rng"]
    assert loaded.history.count == 0
    assert loaded.history.can_undo() is not None
    assert loaded.actions == lines[at]["decisions"]


def test_a_snapshot_that_cannot_be_is_passed_over(history: History) -> None:
    lines = _lines(history)
    lines[_where(lines, "snapshot", 1)]["state"]["market"]["bag"][0] += 1
    loaded = read_record(_raw(lines))
    assert loaded.trouble
    assert loaded.trouble.key == "record.line"
    assert loaded.trouble.cause
    assert loaded.trouble.cause.key == "state.bricks"
    assert loaded.history.entries == history.entries


def test_a_game_saved_after_it_was_resumed_is_whole(history: History) -> None:
    lines = _lines(history)
    lines[_where(lines, "snapshot", 1)]["state"]["rng"] ^= 1
    resumed = read_record(_raw(lines[: _where(lines, "snapshot", 1) + 1])).history
    again = read_record(record_bytes(resumed))
    assert again.trouble is None
    assert again.history.state == resumed.state


def _change(lines: Lines, **changes: object) -> bytes:
    lines[0].update(changes)
    return _raw(lines)


def test_another_version_is_named(history: History) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(_change(_lines(history), format=2, more="things"))
    assert caught.value.problem.key == "record.version"
    assert dict(caught.value.problem.values) == {"found": 2, "known": 1}


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda h: h.update(extra=1), ("record.header", "data.unknown")),
        (lambda h: h.pop("seed"), ("record.header", "data.missing")),
        (lambda h: h.update(seed=True), ("record.header", "data.number")),
        (lambda h: h.update(format="1"), ("record.header", "data.choice")),
        (lambda h: h["setup"]["seats"][0].update(x=1), ("record.header", "data.unknown")),
        (lambda h: h["setup"]["options"].update(gentle=0), ("record.header", "data.yes_no")),
        (lambda h: h["setup"].update(seats=[]), ("record.setup", None)),
        (lambda h: h["edition"]["bricks"].update(white=1), ("record.header", "edition.bricks")),
        (lambda h: h["edition"].update(x=1), ("record.header", "data.unknown")),
        (lambda h: h.update(kind="action"), ("record.not_a_record", None)),
        (lambda h: h.update(start={}), ("record.header", "data.missing")),
        (lambda h: h.update(date="x" * HEADER_CAP), ("record.not_a_record", "data.too_big")),
    ],
)
def test_a_header_that_cannot_be_used_is_refused(
    history: History, change: Callable[[dict[str, Any]], object], found: tuple[str, str | None]
) -> None:
    lines = _lines(history)[:1]
    change(lines[0])
    assert _refused(_raw(lines)) == found


@pytest.mark.parametrize(
    "raw",
    [b"", b"\n", b"\x00\xff" * 100, b"not json", b"[]", b"null", b"[" * 60_000, b'{"a":1}'],
)
def test_other_files_are_no_records(raw: bytes) -> None:
    assert _refused(raw)[0] == "record.not_a_record"


def test_a_huge_file_is_not_read() -> None:
    assert _refused(b"x" * (RECORD_CAP + 1))[0] == "record.too_big"


def test_hostile_lines_are_refused_before_they_cost_anything(history: History) -> None:
    header = record_bytes(history).splitlines(keepends=True)[0]
    hostile = [
        b'{"kind":"action","action":' + b"[" * 900,
        b'{"kind":"snapshot","state":' + b"[0," * 400_000,
        b'{"kind":"snapshot","decisions":0,"state":{"rng":' + b"9" * 9000 + b"}}",
        b'{"kind":"action","action":{"kind":"take_card","slot":' + b"9" * 900 + b"}}",
        b"\x00" * 2000,
    ]
    for line in hostile:
        loaded = read_record(header + line + b"\n")
        assert loaded.trouble
        assert loaded.trouble.key == "record.line"
        assert loaded.actions == 0


@pytest.mark.parametrize("seed", range(8))
def test_damage_below_the_header_leaves_a_game_that_goes_on(history: History, seed: int) -> None:
    raw, rng = bytearray(record_bytes(history)), seed
    first = raw.index(b"\n") + 1
    for _ in range(6):
        rng, place = below(rng, len(raw) - first)
        rng, sign = below(rng, 256)
        raw[first + place] = sign
    loaded = read_record(bytes(raw))
    assert legal_actions(loaded.history.state)
    assert (loaded.trouble is None) == (loaded.saved is None)


def test_a_file_that_is_not_there_and_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        load(tmp_path / "nowhere")
    assert caught.value.problem.key == "file.unreadable"
    with pytest.raises(FileNotFoundError):
        save(begin(humans(2), load_classic(), 1), tmp_path / "nowhere" / "game.jsonl")


def test_a_failed_save_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").mkdir()
    with pytest.raises(IsADirectoryError):
        save(begin(humans(2), load_classic(), 1), tmp_path / "game.jsonl")
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_game_too_long_for_all_its_snapshots_keeps_every_action() -> None:
    history = begin(humans(4), load_classic(), 5)
    played(history, 14_000, seed=1)
    raw = record_bytes(history)
    loaded = read_record(raw)
    assert len(raw) <= RECORD_CAP
    assert loaded.trouble is None
    assert loaded.actions == history.count
    assert sum(line.startswith(b'{"kind":"snapshot"') for line in raw.splitlines()) == 1


def test_the_report_of_a_finished_game(tmp_path: Path) -> None:
    history = finished(begin(humans(2), load_classic(), 3))
    save(history, tmp_path / "game.jsonl")
    report = check_record(tmp_path / "game.jsonl")
    assert report.ok
    assert report.finished
    content = json.loads(json.dumps(report.as_json("fine")))
    assert content["actions"] == history.count
    assert content["message"] == "fine"
    first = standings(history.state)[0]
    assert content["standings"][0]["name"] == NAMES[first.player]
    assert content["standings"][0]["prestige"] == first.prestige
    assert sum(content["standings"][0]["by_source"].values()) == first.prestige


def test_the_report_of_a_broken_game(history: History, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_bytes(history)[:-20])
    report = check_record(path)
    assert not report.ok
    assert not report.finished
    assert report.trouble
    assert report.saved


def test_a_snapshot_is_far_below_its_cap(history: History) -> None:
    assert len(state_to_json(history.state)) < 4096
    assert legal_actions(history.state)
