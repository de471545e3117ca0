"""Taking a game out of the folder of games: export, delete, bring back."""

import os
import time
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from shutil import copyfile

from firenze.session.locks import Lock
from firenze.session.problems import ProblemError, file_problem, problem
from firenze.session.shelf import UNFINISHED, free_path, shelved

DELETED = "deleted"
KEPT_DELETED = timedelta(days=30)
"""How long a deleted game can be brought back by hand."""


class ShelfError(ProblemError):
    """A game cannot be exported, deleted or brought back; carries the problem that says why."""


def delete(path: Path) -> Path:
    """Puts a game aside and returns where; raises ShelfError, also if it is being played."""
    aside = path.parent / DELETED
    lock = Lock(path)
    try:
        aside.mkdir(exist_ok=True)
        if not lock.acquire():
            raise ShelfError(problem("shelf.in_use"))
        with lock:
            _stamp(path)
            return path.rename(free_path(aside / path.name))
    except OSError as error:
        raise ShelfError(file_problem("file.unwritable", error)) from None


def _stamp(path: Path) -> None:
    """Keeps the moment of the deletion as that of the last reading, which every system has."""
    os.utime(path, ns=(time.time_ns(), path.stat().st_mtime_ns))


def bring_back(deleted: Path) -> Path:
    """Takes back what `delete` did; returns where the game lies now; raises ShelfError."""
    try:
        return deleted.rename(free_path(deleted.parent.parent / deleted.name))
    except OSError as error:
        raise ShelfError(file_problem("file.unwritable", error)) from None


def export(path: Path, folder: Path) -> Path:
    """Copies a game into another folder, made if need be; returns where; raises ShelfError."""
    target = folder / path.name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = free_path(target)
        _copy(path, target)
    except OSError as error:
        raise ShelfError(file_problem("file.unwritable", error)) from None
    return target


def _copy(path: Path, target: Path) -> None:
    """Copies all or nothing."""
    try:
        copyfile(path, target)
    except OSError:
        with suppress(OSError):
            target.unlink()
        raise


def forget_deleted(folder: Path, now: datetime) -> None:
    """Removes for good what was deleted long ago, or half written by a program that was killed."""
    long_ago = (now - KEPT_DELETED).timestamp()
    for path in (*shelved(folder / DELETED), *folder.glob(f"{UNFINISHED}*")):
        with suppress(OSError):
            if path.stat().st_atime < long_ago:
                path.unlink()
