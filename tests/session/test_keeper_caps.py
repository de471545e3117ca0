"""Games too long for a record: it is written anew, shorter, and nothing that counts is lost."""

from pathlib import Path

import pytest

from firenze.session.history import UndoError
from firenze.session.keeper import MOST_DECISIONS
from firenze.session.record_caps import ACTION_CAP, HEADER_CAP, RECORD_CAP, SNAPSHOT_CAP
from firenze.session.record_lines import ActionLine, line_bytes
from tests.session.games import played
from tests.session.keeping import assert_holds, game, kept, resumed


def _small(monkeypatch: pytest.MonkeyPatch, cap: int, room: int) -> None:
    monkeypatch.setattr("firenze.session.keeper.RECORD_CAP", cap)
    monkeypatch.setattr("firenze.session.keeper._ROOM", room)


def test_a_record_near_its_cap_is_written_anew_without_its_snapshots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, keeper = kept(tmp_path, 0)
    _small(monkeypatch, 40_000, 8_000)
    sizes = [0]
    for _ in range(200):
        played(history, 1, seed=history.count)
        assert keeper.path
        sizes.append(keeper.path.stat().st_size)
        if sizes[-1] < sizes[-2]:
            assert_holds(keeper.path, history)
    assert max(sizes) <= 40_000
    assert sizes != sorted(sizes)
    assert_holds(keeper.path, history)


def test_redo_survives_the_shortening_of_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, keeper = kept(tmp_path, 200)
    assert keeper.path
    before = keeper.path.stat().st_size
    _small(monkeypatch, before + 5_000, 10_000)
    history.undo()
    history.undo()
    assert keeper.path.stat().st_size < before
    assert_holds(keeper.path, history)
    keeper.close()
    again, keeper = resumed(keeper.path)
    again.redo()
    again.redo()
    assert again.undone == ()
    assert again.count == 200


def test_undo_and_redo_without_end_do_not_fill_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, keeper = kept(tmp_path, 10)
    assert keeper.path
    _small(monkeypatch, 14_000, 2_000)
    for _ in range(150):
        history.undo()
        history.redo()
        assert keeper.path.stat().st_size <= 14_000
    assert_holds(keeper.path, history)


def test_of_a_game_without_end_the_position_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firenze.session.keeper.MOST_DECISIONS", 50)
    _small(monkeypatch, 24_000, 4_000)
    history, keeper = kept(tmp_path, 0)
    forgot = 0
    for _ in range(160):
        before = history.count
        played(history, 1, seed=before)
        if history.count < before:
            forgot += 1
            assert_holds(keeper.path, history)
    assert forgot
    assert_holds(keeper.path, history)
    keeper.close()
    assert keeper.path
    again, keeper = resumed(keeper.path)
    assert again.state == history.state
    while again.count:
        again.undo()
    with pytest.raises(UndoError):
        again.undo()
    assert_holds(keeper.path, again)


def test_the_most_decisions_fit_into_a_record() -> None:
    longest = 0
    for players in (2, 3, 4):
        history = played(game(players, players), 600)
        lines = [
            line_bytes(ActionLine.model_construct(kind="action", action=entry.action))
            for entry in history.entries
        ]
        longest = max(longest, *map(len, lines))
    room = RECORD_CAP - 8 * SNAPSHOT_CAP - HEADER_CAP - SNAPSHOT_CAP
    assert MOST_DECISIONS * (longest + 20) < room
    assert longest < ACTION_CAP
