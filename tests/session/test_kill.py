"""A game outlives its program: killed at any moment, it goes on with what was decided."""

import subprocess
import sys
from collections.abc import Iterable
from datetime import datetime
from itertools import islice
from pathlib import Path
from time import sleep

import pytest

from firenze.engine.game import legal_actions
from firenze.engine.rng import below
from firenze.session.history import Entry, History
from firenze.session.keeper import resume
from firenze.session.shelf import shelved
from firenze.session.summary import summary_of
from tests.session.games import NAMES
from tests.session.unlucky import move, new_game

MOST_MOVES, MOST_MICROSECONDS, MOST_CUT = 40, 3000, 400


def _position(history: History) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """What was decided and what was taken back, with every state on the way."""
    return history.entries, history.undone


class _Mirror:
    """What the program that is killed must have played, move by move."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed, self.rng = seed, seed
        self.history = new_game(seed)
        self.folder = folder

    def kill(self, moves: int, microseconds: int, fatal: int, cut: int) -> None:
        """Lets the program play on and kills it some time after so many moves, or at a sync."""
        numbers = map(str, (self.seed, self.rng, fatal, cut))
        command = [sys.executable, "-m", "tests.session.unlucky", str(self.folder), *numbers]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout
            assert program.stdout.readline() in ("ready\n", "")
            self._follow(program.stdout, sys.maxsize if fatal else moves)
            sleep(microseconds / 1_000_000)
            program.kill()
            self._follow(program.stdout, sys.maxsize)
        self._compare()

    def _follow(self, said: Iterable[str], moves: int) -> None:
        """Plays what the program says that it has played, at most so many moves."""
        for line in islice(said, moves):
            if line.endswith("\n"):
                self.rng = move(self.history, self.rng)
                assert int(line) == self.history.count

    def _compare(self) -> None:
        """The file holds every move that was said, and at most the one that was being made."""
        games = shelved(self.folder)
        assert len(games) <= 1
        if not games:
            assert self.history.length == 0
            return
        assert summary_of(games[0]).names == NAMES[: len(self.history.state.players)]
        loaded, keeper = resume(games[0], self.folder, datetime.now)
        keeper.close()
        assert keeper.path == games[0]
        assert loaded.trouble is None or loaded.trouble.key == "record.torn"
        if _position(loaded.history) != _position(self.history):
            self.rng = move(self.history, self.rng)
        assert _position(loaded.history) == _position(self.history)


def _kill_again_and_again(kills: int, folder: Path, rng: int) -> None:
    """Kills games, each several times and until it is over."""
    mirror = _Mirror(rng, folder / "0")
    for number in range(kills):
        fresh = mirror.history.length == 0
        rng, moves = below(rng, 4 if fresh else MOST_MOVES)
        rng, microseconds = below(rng, MOST_MICROSECONDS)
        rng, cut = below(rng, MOST_CUT)
        mirror.kill(moves, microseconds, moves + 1 if number % 2 == 0 else 0, cut)
        if number % 9 == 8 or not legal_actions(mirror.history.state):
            mirror = _Mirror(rng, folder / str(number + 1))


def test_a_program_that_is_killed_loses_at_most_the_move_it_was_making(tmp_path: Path) -> None:
    _kill_again_and_again(10, tmp_path, 5)


@pytest.mark.long
def test_two_hundred_kills(tmp_path: Path) -> None:
    _kill_again_and_again(200, tmp_path, 6)
