"""A game on the disk: every decision is there, in a file that one program alone writes to."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from firenze.engine.model import Options, Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.history import begin
from firenze.session.keeper import Keeper, resume
from firenze.session.locks import Lock
from firenze.session.problems import RecordError
from firenze.session.record_write import record_bytes
from tests.session.games import finished, played
from tests.session.keeping import (
    assert_holds,
    files,
    game,
    kept,
    keys,
    now,
    resumed,
    saved,
    to_next_turn,
)

ANOTHER_PROGRAM = """
import sys
from pathlib import Path
from tests.session.keeping import resumed
history, keeper = resumed(Path(sys.argv[1]))
print(*[problem.key for problem in keeper.news()], flush=True)
sys.stdin.read()
"""
NAME = "2026-11-05 20.15.30 Ada, Bea"


@contextmanager
def another_program(path: Path) -> Iterator[str]:
    """Another program that plays the game of a file; gives what it was told."""
    program = subprocess.Popen(
        [sys.executable, "-c", ANOTHER_PROGRAM, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        assert program.stdout
        yield program.stdout.readline().strip()
    finally:
        program.kill()
        program.communicate()


def test_every_decision_is_on_the_disk_at_once(tmp_path: Path) -> None:
    history, keeper = kept(tmp_path, 0)
    assert keeper.path is None
    assert files(tmp_path) == []
    for _ in range(40):
        played(history, 1, seed=history.count)
        assert_holds(keeper.path, history)
    history.undo()
    assert_holds(keeper.path, history)
    assert files(tmp_path) == [f"{NAME}.firenze"]
    assert keeper.works
    assert keeper.news() == ()


def test_a_game_is_kept_to_its_end(tmp_path: Path) -> None:
    history = game()
    keeper = Keeper(history, tmp_path, now)
    finished(history)
    keeper.close()
    assert keeper.path
    assert keeper.path.read_bytes().splitlines()[1:] == record_bytes(history).splitlines()[1:]


def test_the_folder_is_made_if_need_be(tmp_path: Path) -> None:
    history, keeper = kept(tmp_path / "a" / "b", 1)
    assert_holds(keeper.path, history)


def test_new_games_of_the_same_second_and_names_have_files_of_their_own(tmp_path: Path) -> None:
    first, one = kept(tmp_path, 3, seed=4)
    second, two = kept(tmp_path, 5, seed=5)
    assert files(tmp_path) == [f"{NAME} (2).firenze", f"{NAME}.firenze"]
    assert_holds(one.path, first)
    assert_holds(two.path, second)
    one.close()
    third, three = kept(tmp_path, 2, seed=6)
    assert three.path == tmp_path / f"{NAME} (3).firenze"
    assert_holds(one.path, first)
    assert_holds(three.path, third)


def test_a_name_that_another_program_is_about_to_take_is_left_to_it(tmp_path: Path) -> None:
    with Lock(tmp_path / f"{NAME}.firenze") as lock:
        assert lock.acquire()
        assert kept(tmp_path, 1)[1].path == tmp_path / f"{NAME} (2).firenze"


@pytest.mark.parametrize("letter", ["é", "汉", "𠀀"])
def test_long_names_in_any_script_make_a_name_that_every_disk_takes(
    tmp_path: Path, letter: str
) -> None:
    setup = Setup(tuple(Seat(letter * 17 + str(n), n) for n in range(4)), Options(start_player=0))
    for _ in range(2):
        history = played(begin(setup, load_classic(), 1), 0)
        keeper = Keeper(history, tmp_path, now)
        played(history, 1)
        assert_holds(keeper.path, history)
        assert keeper.path
        assert len(f"{keeper.path.name}.lock".encode()) < 255


@pytest.mark.parametrize("name", ["../up", "a/b\\c:d*?", "...", "\n", "-", " "])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    setup = Setup((Seat(name, 0), Seat("Bea", 1)), Options(start_player=0))
    history = begin(setup, load_classic(), 1)
    keeper = Keeper(history, tmp_path / "games", now)
    played(history, 1)
    assert keeper.path
    assert keeper.path.parent.resolve() == tmp_path / "games"
    assert files(tmp_path) == ["games"]


def test_a_game_goes_on_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    before = saved(path, 20)
    history, keeper = resumed(path)
    assert path.read_bytes() == before
    to_next_turn(history)
    assert keeper.path == path
    assert path.read_bytes().startswith(before)
    assert_holds(path, history)
    assert keys(keeper) == []


def test_of_two_that_play_one_file_the_second_gets_a_copy_and_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    saved(path, 20)
    first, one = resumed(path)
    second, two = resumed(path)
    assert keys(one) == []
    assert keys(two) == ["keeper.in_use"]
    assert two.news() == ()
    played(first, 3, seed=7)
    played(second, 6, seed=8)
    played(first, 2, seed=9)
    assert one.path == path
    assert_holds(path, first)
    assert two.path != path
    assert_holds(two.path, second)


def test_of_two_programs_the_second_gets_a_copy_until_the_first_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    before = saved(path, 20)
    with another_program(path) as told:
        assert told == ""
        history, keeper = resumed(path)
        assert keys(keeper) == ["keeper.in_use"]
        played(history, 4)
        assert path.read_bytes() == before
        assert_holds(keeper.path, history)
    history, keeper = resumed(path)
    assert keys(keeper) == []
    with another_program(path) as told:
        assert told == "keeper.in_use"
    played(history, 4)
    assert_holds(path, history)


def test_a_closed_game_can_be_played_by_another_and_is_no_longer_written(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    saved(path, 20)
    first, one = resumed(path)
    one.close()
    second, two = resumed(path)
    played(second, 4)
    played(first, 9)
    assert two.path == path
    assert keys(two) == []
    assert_holds(path, second)


def test_a_game_that_cannot_be_opened_is_left_to_others(tmp_path: Path) -> None:
    path = tmp_path / "game.firenze"
    path.write_bytes(b"no game")
    with pytest.raises(RecordError):
        resumed(path)
    with Lock(path) as lock:
        assert lock.acquire()


def test_what_was_taken_back_is_still_there_in_the_next_session(tmp_path: Path) -> None:
    history, keeper = kept(tmp_path, 30)
    state = history.state
    for _ in range(3):
        history.undo()
    keeper.close()
    assert keeper.path
    history, keeper = resumed(keeper.path)
    assert len(history.undone) == 3
    for _ in range(3):
        history.redo()
    assert history.state == state
    keeper.close()
    assert keeper.path
    history, keeper = resumed(keeper.path)
    assert history.state == state
    assert history.undone == ()


def test_a_branch_is_a_game_of_its_own_and_the_trunk_stays(tmp_path: Path) -> None:
    trunk, keeper = kept(tmp_path, 30)
    assert keeper.path
    before = keeper.path.read_bytes()
    branch = trunk.branch(12)
    other = Keeper(branch, tmp_path, now)
    assert other.path is None
    played(branch, 3, seed=9)
    assert branch.count == 15
    assert_holds(other.path, branch)
    assert keeper.path.read_bytes() == before
    played(trunk, 2)
    assert_holds(keeper.path, trunk)
    assert_holds(other.path, branch)


def test_a_game_from_another_folder_goes_on_in_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "elsewhere" / "game.firenze"
    before = saved(path, 20)
    loaded, keeper = resume(path, tmp_path / "games", now)
    played(loaded.history, 3)
    assert path.read_bytes() == before
    assert files(path.parent) == [path.name]
    assert_holds(keeper.path, loaded.history)
