"""A program that plays as the table does until it is killed, and says what it has done.

    python -m tests.session.unlucky FOLDER SEED RNG FATAL CUT

It goes on with the game played last in FOLDER, or begins one from SEED. Every move that is done is
a line on the standard output. At its sync number FATAL the program kills itself and takes up
to CUT bytes along that were not synced yet, as when the power fails; with 0 it waits to be killed.
"""

import os
import signal
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from unittest.mock import patch

from firenze.bots.policies import eager, uniform
from firenze.engine.game import legal_actions
from firenze.engine.rng import below
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.keeper import Keeper, resume
from firenze.session.shelf import shelved
from tests.session.games import humans


def new_game(seed: int) -> History:
    """The game that a seed stands for."""
    return begin(humans(2 + seed % 3), load_classic(), seed)


def move(history: History, rng: int) -> int:
    """Decides something, or takes decisions back or brings them back; returns the next `rng`."""
    rng, wish = below(rng, 100)
    if wish < 14 and history.can_undo() is None:
        history.undo()
    elif wish < 19 and history.can_restart_turn() is None:
        history.restart_turn()
    elif wish < 40 and history.can_redo() is None:
        history.redo()
    else:
        policy = uniform if wish < 60 else eager
        action, rng = policy(history.state, legal_actions(history.state), rng)
        history.play(action)
    return rng


def _say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def die_at(fatal: int, cut: int) -> None:
    """Makes the sync of this number the last thing that this program does."""
    done, sync = 0, os.fsync
    safe: dict[int, int] = {}

    def last_sync(file: int) -> None:
        nonlocal done
        done += 1
        stat = os.fstat(file)
        if done == fatal:
            with suppress(OSError):
                os.ftruncate(file, max(safe.get(stat.st_ino, 0), stat.st_size - cut))
            os.kill(os.getpid(), signal.SIGKILL)
        sync(file)
        safe[stat.st_ino] = stat.st_size

    patch("os.fsync", last_sync).start()


def main(folder: Path, seed: int, rng: int, fatal: int, cut: int) -> None:
    """Plays to the end of the game, or of the program."""
    die_at(fatal, cut)
    games = shelved(folder)
    if games:
        history = resume(games[0], folder, datetime.now)[0].history
        with games[0].open("rb") as file:
            os.fsync(file.fileno())
    else:
        history = new_game(seed)
        Keeper(history, folder, datetime.now)
    _say("ready")
    while legal_actions(history.state):
        rng = move(history, rng)
        _say(history.count)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
