"""Games that are kept on the disk, for the tests of records that grow while a game goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.keeper import Keeper, resume
from firenze.session.record_read import load
from firenze.session.record_write import save
from tests.session.games import humans, played

NOW = datetime(2026, 11, 5, 20, 15, 30)


def now() -> datetime:
    """A clock that stands still."""
    return NOW


def game(seed: int = 4, players: int = 2) -> History:
    """A new game in which everything can be taken back."""
    return begin(humans(players), load_classic(), seed, free=True)


def kept(folder: Path, decisions: int, seed: int = 4) -> tuple[History, Keeper]:
    """A game in a folder after some decisions, and its keeper."""
    history = game(seed)
    keeper = Keeper(history, folder, now)
    played(history, decisions)
    return history, keeper


def saved(path: Path, decisions: int, seed: int = 4) -> bytes:
    """Puts a game that nobody plays into a file; returns what stands in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    save(played(game(seed), decisions), path)
    return path.read_bytes()


def resumed(path: Path) -> tuple[History, Keeper]:
    """The game of a file, kept in the same folder."""
    loaded, keeper = resume(path, path.parent, now)
    return loaded.history, keeper


def to_next_turn(history: History) -> None:
    """Plays until the next turn has begun."""
    turn = history.state.turn.number
    while history.state.turn.number == turn:
        played(history, 1, seed=history.count)


def keys(keeper: Keeper) -> list[str]:
    """What the keeper has to say, by the keys of its problems."""
    return [problem.key for problem in keeper.news()]


def files(folder: Path) -> list[str]:
    """The games of a folder by name, and whatever else lies there but should not."""
    return sorted(path.name for path in folder.iterdir() if path.name != "locks")


def assert_holds(path: Path | None, history: History) -> None:
    """The file holds the game to the last decision, what was taken back included."""
    assert path
    loaded = load(path)
    assert loaded.trouble is None
    assert loaded.history.start == history.start
    assert loaded.history.entries == history.entries
    assert loaded.history.undone == history.undone


@contextmanager
def failing(monkeypatch: Any, name: str, error: OSError) -> Iterator[None]:
    """A function of the system that fails for a while."""

    def fail(*_: object, **__: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(name, fail)
        yield
