"""A game on a disk that fails, in files that are damaged or taken away."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EIO, ENOSPC, ESTALE
from pathlib import Path

import pytest

from firenze.session.record_read import load
from tests.session.games import played
from tests.session.keeping import (
    assert_holds,
    failing,
    files,
    kept,
    keys,
    resumed,
    saved,
    to_next_turn,
)

FULL = OSError(ENOSPC, "No space left on device")


@contextmanager
def no_file_above(size: int) -> Iterator[None]:
    """Lets no file grow beyond that many bytes for a while."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_once_and_the_game_is_whole_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, keeper = kept(tmp_path, 12)
    with failing(monkeypatch, "os.fsync", FULL):
        for _ in range(3):
            to_next_turn(history)
        assert not keeper.works
        (told,) = keeper.news()
        assert told.key == "keeper.failed"
        assert dict(told.values) == {"reason": "No space left on device"}
        assert len(files(tmp_path)) == 1
    to_next_turn(history)
    assert keeper.works
    assert keys(keeper) == ["keeper.again"]
    played(history, 1)
    assert keys(keeper) == []
    assert_holds(keeper.path, history)


def test_nothing_is_tried_again_before_the_end_of_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, keeper = kept(tmp_path, 12)
    to_next_turn(history)
    with failing(monkeypatch, "os.fsync", FULL):
        played(history, 1)
    turn = history.state.turn.number
    played(history, 1)
    history.undo()
    assert history.state.turn.number == turn
    assert not keeper.works
    to_next_turn(history)
    assert keeper.works
    assert_holds(keeper.path, history)


def test_a_line_that_a_full_disk_tore_costs_only_what_came_after(tmp_path: Path) -> None:
    history, keeper = kept(tmp_path, 12)
    assert keeper.path
    before, size = history.count, keeper.path.stat().st_size
    with no_file_above(size + 20):
        played(history, 2)
        assert keys(keeper) == ["keeper.failed"]
        assert load(keeper.path).actions == before
        to_next_turn(history)
        assert files(tmp_path) == [keeper.path.name]
        assert load(keeper.path).actions == before
    to_next_turn(history)
    assert keys(keeper) == ["keeper.again"]
    assert_holds(keeper.path, history)


@pytest.mark.parametrize("name", ["os.fstat", "os.fsync"])
@pytest.mark.parametrize("deed", ["play", "undo"])
def test_a_disk_that_goes_away_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, deed: str
) -> None:
    history, keeper = kept(tmp_path, 12)
    with failing(monkeypatch, name, OSError(ESTALE, "Stale file handle")):
        if deed == "play":
            played(history, 1)
        else:
            history.undo()
    assert keys(keeper) == ["keeper.failed"]
    to_next_turn(history)
    assert_holds(keeper.path, history)


def test_a_file_where_the_folder_should_be_is_told_and_may_go(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.write_bytes(b"something else")
    history, keeper = kept(folder, 5)
    assert keys(keeper) == ["keeper.failed"]
    assert keeper.path is None
    to_next_turn(history)
    assert folder.read_bytes() == b"something else"
    assert keys(keeper) == []
    folder.unlink()
    to_next_turn(history)
    assert keys(keeper) == ["keeper.again"]
    assert_holds(keeper.path, history)


def test_leaving_the_game_is_a_last_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    history, keeper = kept(tmp_path, 12)
    with failing(monkeypatch, "os.fsync", FULL):
        played(history, 2)
    history.undo()
    keeper.close()
    assert_holds(keeper.path, history)
    with failing(monkeypatch, "os.fsync", FULL):
        history, keeper = kept(tmp_path, 2)
        keeper.close()
    assert files(tmp_path) == [f"{path.name}" for path in tmp_path.glob("*.firenze")]


def test_a_file_that_cannot_be_opened_for_writing_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.firenze"
    saved(path, 12)
    opened = Path.open

    def reading_only(self: Path, mode: str = "r", *more: object) -> object:
        if mode == "r+b":
            raise OSError(EIO, "Input/output error")
        return opened(self, mode, *more)  # type: ignore[call-overload]

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", reading_only)
        history, keeper = resumed(path)
    assert keys(keeper) == ["keeper.failed"]
    to_next_turn(history)
    assert keys(keeper) == ["keeper.again"]
    assert keeper.path == path
    assert_holds(path, history)


@pytest.mark.parametrize("whole_folder", [False, True])
def test_a_game_that_is_removed_while_it_is_played_is_there_again(
    tmp_path: Path, whole_folder: bool
) -> None:
    folder = tmp_path / "games"
    history, keeper = kept(folder, 12)
    assert keeper.path
    keeper.path.unlink()
    if whole_folder:
        folder.rename(tmp_path / "elsewhere")
    played(history, 1)
    assert_holds(keeper.path, history)
    keeper.path.unlink()
    history.undo()
    assert_holds(keeper.path, history)
    assert keys(keeper) == []


def test_a_torn_last_line_is_cut_off_and_the_game_goes_on_there(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    whole = saved(path, 12)
    path.write_bytes(whole + b'{"kind":"action","action":{"ki')
    history, keeper = resumed(path)
    assert history.count == 12
    assert path.read_bytes() == whole
    assert keeper.path == path
    played(history, 3)
    assert path.read_bytes().startswith(whole)
    assert_holds(path, history)


def test_a_whole_last_line_that_lacks_its_end_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    whole = saved(path, 12)
    path.write_bytes(whole[:-1])
    history, keeper = resumed(path)
    played(history, 3)
    assert path.read_bytes().startswith(whole)
    assert_holds(path, history)
    assert keeper.path == path


@pytest.mark.parametrize("tail", [b"\x00" * 700, b"\x00", b"\xff\xfe", b"{", b'"action"'])
def test_what_a_power_cut_leaves_behind_the_last_line_is_cut_off(
    tmp_path: Path, tail: bytes
) -> None:
    path = tmp_path / "game.firenze"
    whole = saved(path, 12)
    path.write_bytes(whole + tail)
    history, keeper = resumed(path)
    assert path.read_bytes() == whole
    played(history, 1)
    assert_holds(keeper.path, history)


def test_a_header_alone_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    whole = saved(path, 0)
    path.write_bytes(whole.rstrip(b"\n"))
    history, keeper = resumed(path)
    played(history, 2)
    assert keeper.path == path
    assert_holds(path, history)


@pytest.mark.parametrize("line", [5, -4])
def test_a_damaged_file_stays_as_it_is_and_the_game_goes_on_in_a_new_one(
    tmp_path: Path, line: int
) -> None:
    path = tmp_path / "game.firenze"
    lines = saved(path, 90).splitlines(keepends=True)
    lines[line] = b'{"kind":"action","action":{"kind":"take_card","slot":77}}\n'
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    history, keeper = resumed(path)
    assert keeper.path is None
    assert files(tmp_path) == [path.name]
    played(history, 3)
    assert path.read_bytes() == damaged
    assert keeper.path != path
    assert_holds(keeper.path, history)
    again, other = resumed(path)
    assert again.state != history.state
    assert keys(other) == []


def test_a_damaged_file_can_be_resumed_and_only_undone(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    whole = saved(path, 40)
    path.write_bytes(whole + b"nonsense\n")
    history, keeper = resumed(path)
    played(history, 1)
    history.undo()
    assert path.read_bytes() == whole + b"nonsense\n"
    assert_holds(keeper.path, history)
