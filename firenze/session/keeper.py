"""Keeps a running game on the disk: every decision is there before the next one can be made.

A game gets its file with its first decision. When the disk fails, the game goes on and the keeper
tries anew at the end of every turn.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from firenze.session.history import Entry, History
from firenze.session.locks import Lock
from firenze.session.problems import Problem, RecordError, file_problem, problem
from firenze.session.record_caps import RECORD_CAP, SNAPSHOT_CAP
from firenze.session.record_read import Loaded, load
from firenze.session.record_write import RecordWriter, ends_turn, save
from firenze.session.shelf import fresh_paths

_ROOM = 4 * SNAPSHOT_CAP
"""Bytes that a turn surely fits into; with less room left the record is written anew, shorter."""
MOST_DECISIONS = 15_000
"""Of a longer game only the position is kept, as a record could not hold it."""


class Keeper:
    """The journal of `history`, in a file of `folder`; `close` lets go of the file."""

    def __init__(self, history: History, folder: Path, now: Callable[[], datetime]) -> None:
        self._history = history
        self._folder = folder
        self._now = now
        self._path: Path | None = None
        self._lock: Lock | None = None
        self._file: BinaryIO | None = None
        self._failed = False
        self._news: list[Problem] = []
        history.journal = self

    @property
    def path(self) -> Path | None:
        """The file of the game, None before its first decision."""
        return self._path

    @property
    def works(self) -> bool:
        """Whether everything so far is on the disk."""
        return not self._failed

    def news(self) -> tuple[Problem, ...]:
        """What the players must be told, each thing once."""
        news, self._news = tuple(self._news), []
        return news

    def tell(self, news: Problem) -> None:
        """Adds something that the players must be told."""
        self._news.append(news)

    def played(self, entry: Entry, decisions: int) -> None:
        """Writes a decision down."""
        self._journal(lambda writer: writer.entry(entry, decisions), retry=ends_turn(entry))

    def moved(self, before: int, after: int) -> None:
        """Writes down that decisions were taken back or brought back."""
        self._journal(lambda writer: writer.move(before, after), retry=False)

    def close(self) -> None:
        """Lets go of the file, after a last try if the disk failed; the game is no longer kept."""
        if self._failed:
            self._attempt(self._write_anew)
        self._history.journal = None
        self._close_file()
        _release(self._lock)

    def take_over(self, path: Path, lock: Lock, sound: int) -> None:
        """Goes on in a file that holds the game in its first `sound` bytes; `lock` is held."""
        self._path, self._lock = path, lock
        self._attempt(lambda: self._open(path, sound))

    def _journal(self, write: Callable[[RecordWriter], None], *, retry: bool) -> None:
        """Appends to the file, or writes it anew; after a failure only where `retry` says so."""
        if self._file or retry or not self._failed:
            self._attempt(lambda: self._append(write))

    def _append(self, write: Callable[[RecordWriter], None]) -> None:
        if self._file is None or _worn(self._file):
            self._write_anew()
        else:
            write(RecordWriter(self._file, sync=True))

    def _attempt(self, write: Callable[[], None]) -> None:
        """Writes, and remembers whether that was possible."""
        try:
            write()
        except OSError as error:
            self._close_file()
            if not self._failed:
                self.tell(file_problem("keeper.failed", error))
            self._failed = True
            return
        if self._failed:
            self.tell(problem("keeper.again"))
        self._failed = False

    def _write_anew(self) -> None:
        self._close_file()
        if self._path is None:
            self._path, self._lock = self._fresh()
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._history.length > MOST_DECISIONS:
            self._history.forget_past()
        save(self._history, self._path, RECORD_CAP - 2 * _ROOM)
        self._open(self._path, self._path.stat().st_size)

    def _fresh(self) -> tuple[Path, Lock]:
        """A new name that no other program has or is about to take."""
        self._folder.mkdir(parents=True, exist_ok=True)
        names = [seat.name for seat in self._history.start.table.setup.seats]
        paths = fresh_paths(self._folder, names, self._now())
        while True:
            path = next(paths)
            lock = Lock(path)
            if not path.exists() and lock.acquire():
                return path, lock

    def _open(self, path: Path, sound: int) -> None:
        self._file = file = path.open("r+b")
        file.truncate(sound)
        file.seek(max(0, sound - 1))
        if file.read(1) != b"\n":
            file.write(b"\n")

    def _close_file(self) -> None:
        if self._file:
            with suppress(OSError):
                self._file.close()
        self._file = None


def _worn(file: BinaryIO) -> bool:
    """Whether the file is nearly full, or was taken away."""
    stat = os.fstat(file.fileno())
    return stat.st_size > RECORD_CAP - _ROOM or stat.st_nlink == 0


def resume(path: Path, folder: Path, now: Callable[[], datetime]) -> tuple[Loaded, Keeper]:
    """The game in a file, kept from now on; raises RecordError if it is no record.

    It goes on in its own file if that lies in `folder`, is sound, and no other program plays it;
    otherwise in a new one, and the old one stays as it is.
    """
    claim = _claim(path, folder)
    lock = claim if isinstance(claim, Lock) else None
    try:
        loaded = load(path)
    except RecordError:
        _release(lock)
        raise
    keeper = Keeper(loaded.history, folder, now)
    if isinstance(claim, Problem):
        keeper.tell(claim)
    if lock and loaded.sound is not None:
        keeper.take_over(path, lock, loaded.sound)
    else:
        _release(lock)
    return loaded, keeper


def _claim(path: Path, folder: Path) -> Lock | Problem | None:
    """The right to write to the file, what forbids it, or None where nobody would want to."""
    if path.parent.resolve() != folder.resolve():
        return None
    lock = Lock(path)
    try:
        return lock if lock.acquire() else problem("keeper.in_use")
    except OSError:
        return None


def _release(lock: Lock | None) -> None:
    if lock:
        lock.release()
