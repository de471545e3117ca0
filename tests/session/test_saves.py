"""Games saved by every release are loaded and gone on with, for ever."""

from pathlib import Path
from shutil import copyfile

import pytest

from firenze.engine.terms import Phase
from firenze.session.record_read import load
from firenze.session.summary import summary_of
from tests.saves.make import FOLDER
from tests.session.games import played
from tests.session.keeping import assert_holds, keys, resumed

SAVES = sorted(FOLDER.glob("*.firenze"))
every_save = pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)


def test_there_is_a_save() -> None:
    assert SAVES


@every_save
def test_a_save_is_whole_and_legal_in_the_middle_of_its_game(path: Path) -> None:
    loaded = load(path)
    assert (loaded.trouble, loaded.saved) == (None, None)
    assert loaded.program == path.stem
    history = loaded.history
    assert len(history.state.players) == 3
    assert history.state.turn.phase is not Phase.OVER
    assert history.count > 100
    assert history.undone
    summary = summary_of(path)
    assert summary.names == tuple(seat.name for seat in history.start.table.setup.seats)
    assert summary.turn == history.state.turn.number


@every_save
def test_what_was_taken_back_is_brought_back(path: Path) -> None:
    history = load(path).history
    every = history.length
    while not history.can_redo():
        history.redo()
    assert history.count == every


@every_save
def test_a_save_goes_on(path: Path, tmp_path: Path) -> None:
    before = path.read_bytes()
    copy = Path(copyfile(path, tmp_path / path.name))
    history, keeper = resumed(copy)
    decisions = history.count
    played(history, 1)
    assert history.count == decisions + 1
    assert keys(keeper) == []
    assert copy.read_bytes().startswith(before)
    assert_holds(copy, history)
    assert path.read_bytes() == before
