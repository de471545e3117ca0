"""The folder of games: what lies there, and taking games out of it and back."""

import os
from collections.abc import Callable
from datetime import datetime, timedelta
from errno import ENOSPC
from itertools import islice
from pathlib import Path

import pytest

from firenze.session.clearing import (
    KEPT_DELETED,
    ShelfError,
    bring_back,
    delete,
    export,
    forget_deleted,
)
from firenze.session.locks import Lock
from firenze.session.record_read import load
from firenze.session.shelf import UNFINISHED, fresh_paths, shelved
from tests.session.games import played
from tests.session.keeping import NOW, assert_holds, failing, files, kept, saved


def _game(folder: Path, name: str, raw: bytes = b"a game", age: int = 0) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.firenze"
    path.write_bytes(raw)
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return path


def _refused(deed: Callable[[], object]) -> str:
    with pytest.raises(ShelfError) as caught:
        deed()
    return caught.value.problem.key


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    for name, age in (("b", 50), ("a", 90), ("c", 10)):
        _game(tmp_path, name, age=age)
    assert [path.stem for path in shelved(tmp_path)] == ["c", "b", "a"]


def test_only_games_are_listed(tmp_path: Path) -> None:
    game = _game(tmp_path, "game")
    (tmp_path / "notes.txt").write_bytes(b"")
    (tmp_path / "folder.firenze").mkdir()
    _game(tmp_path / "deleted", "gone")
    _game(tmp_path / "locks", "locked")
    assert shelved(tmp_path) == [game]


def test_a_folder_that_is_not_there_or_none_is_empty(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert shelved(tmp_path / "nowhere") == []
    assert shelved(tmp_path / "file") == []


def test_names_for_a_game_are_its_day_its_time_and_its_players() -> None:
    names = islice(fresh_paths(Path("games"), ["Ann / Bo", "Jürgen_2"], NOW), 3)
    assert [path.as_posix() for path in names] == [
        "games/2026-11-05 20.15.30 Ann  Bo, Jürgen_2.firenze",
        "games/2026-11-05 20.15.30 Ann  Bo, Jürgen_2 (2).firenze",
        "games/2026-11-05 20.15.30 Ann  Bo, Jürgen_2 (3).firenze",
    ]


def test_a_deleted_game_is_gone_and_comes_back_as_it_was(tmp_path: Path) -> None:
    path = _game(tmp_path, "game", age=500)
    changed = path.stat().st_mtime_ns
    aside = delete(path)
    assert shelved(tmp_path) == []
    assert aside.read_bytes() == b"a game"
    assert bring_back(aside) == path
    assert shelved(tmp_path) == [path]
    assert path.read_bytes() == b"a game"
    assert path.stat().st_mtime_ns == changed


def test_deleted_games_of_the_same_name_do_not_replace_each_other(tmp_path: Path) -> None:
    aside = [delete(_game(tmp_path, "game", raw)) for raw in (b"one", b"two", b"three")]
    assert [path.read_bytes() for path in aside] == [b"one", b"two", b"three"]
    here = _game(tmp_path, "game", b"four")
    back = bring_back(aside[1])
    assert back.name == "game (2).firenze"
    assert bring_back(aside[0]).name == "game (3).firenze"
    assert here.read_bytes() == b"four"
    assert back.read_bytes() == b"two"


def test_a_game_that_is_played_cannot_be_deleted(tmp_path: Path) -> None:
    history, keeper = kept(tmp_path, 4)
    path = keeper.path
    assert path
    assert _refused(lambda: delete(path)) == "shelf.in_use"
    played(history, 2)
    assert_holds(path, history)
    keeper.close()
    delete(path)
    assert shelved(tmp_path) == []


def test_a_game_that_could_not_be_deleted_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "gone.firenze"
    assert _refused(lambda: delete(path)) == "file.unwritable"
    assert _refused(lambda: delete(tmp_path / "nowhere" / "gone.firenze")) == "file.unwritable"
    with Lock(path) as lock:
        assert lock.acquire()


def test_what_was_taken_away_meanwhile_cannot_come_back(tmp_path: Path) -> None:
    aside = delete(_game(tmp_path, "game"))
    aside.unlink()
    assert _refused(lambda: bring_back(aside)) == "file.unwritable"


def test_an_export_is_a_copy_that_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "games" / "game.firenze"
    raw = saved(path, 30)
    exports = tmp_path / "Documents" / "Firenze"
    first, second = export(path, exports), export(path, exports)
    assert [first.name, second.name] == ["game.firenze", "game (2).firenze"]
    assert path.read_bytes() == first.read_bytes() == second.read_bytes() == raw
    assert load(second).trouble is None


def test_a_game_is_exported_while_it_is_played(tmp_path: Path) -> None:
    history, keeper = kept(tmp_path / "games", 4)
    assert keeper.path
    assert_holds(export(keeper.path, tmp_path / "exports"), history)


def test_an_export_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, exports = _game(tmp_path / "games", "game"), tmp_path / "exports"
    exports.mkdir()

    def half_a_copy(_: Path, target: Path) -> None:
        target.write_bytes(b"a g")
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("firenze.session.clearing.copyfile", half_a_copy)
    assert _refused(lambda: export(path, exports)) == "file.unwritable"
    assert files(exports) == []


def test_an_export_to_where_a_file_lies_is_refused(tmp_path: Path) -> None:
    path = _game(tmp_path / "games", "game")
    (tmp_path / "exports").write_bytes(b"")
    assert _refused(lambda: export(path, tmp_path / "exports")) == "file.unwritable"
    assert _refused(lambda: export(tmp_path / "gone.firenze", tmp_path)) == "file.unwritable"


def test_a_deleted_game_is_kept_for_a_month_whenever_it_was_played(tmp_path: Path) -> None:
    aside = delete(_game(tmp_path, "old", age=400 * 86_400))
    deleted = datetime.now()
    forget_deleted(tmp_path, deleted + KEPT_DELETED - timedelta(minutes=1))
    assert aside.exists()
    forget_deleted(tmp_path, deleted + KEPT_DELETED + timedelta(minutes=1))
    assert not aside.exists()


def test_forgetting_touches_only_what_was_deleted_or_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = _game(tmp_path, "here")
    aside = delete(_game(tmp_path, "gone"))
    note = aside.with_name("note.txt")
    note.write_bytes(b"")
    half = tmp_path / f"{UNFINISHED}x1y2"
    half.write_bytes(b"")
    forget_deleted(tmp_path, datetime.now())
    assert half.exists()
    late = datetime.now() + 2 * KEPT_DELETED
    with failing(monkeypatch, "pathlib.Path.unlink", OSError(13, "Permission denied")):
        forget_deleted(tmp_path, late)
    assert aside.exists()
    forget_deleted(tmp_path, late)
    for other in (tmp_path / "nowhere", here):
        forget_deleted(other, late)
    assert [here.exists(), note.exists()] == [True, True]
    assert [aside.exists(), half.exists()] == [False, False]
