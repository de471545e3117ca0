"""Writing a record: line by line as a game goes on, or a whole game at once."""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from tempfile import mkstemp
from typing import BinaryIO

from pydantic import BaseModel

from firenze.engine.events import GameEnded, TurnStarted
from firenze.engine.model import GameState
from firenze.engine.scoring import prestige
from firenze.session.codec import state_record
from firenze.session.edition_content import content_of
from firenze.session.edition_tables import EditionFile
from firenze.session.history import Entry, History
from firenze.session.program import program_version
from firenze.session.record_caps import RECORD_CAP
from firenze.session.record_lines import (
    FORMAT,
    ActionLine,
    HeaderLine,
    RedoLine,
    SnapshotLine,
    UndoLine,
    line_bytes,
)
from firenze.session.shelf import UNFINISHED


class RecordWriter:
    """Appends the lines of one game to an open file; `sync` brings each one to the disk at once."""

    def __init__(self, file: BinaryIO, *, sync: bool = False) -> None:
        self._file = file
        self._sync = sync

    def header(self, history: History) -> None:
        """The first line: all that a game needs to start."""
        self._write(_header(history))

    def entry(self, entry: Entry, decisions: int) -> None:
        """A decision, the last of `decisions`, and a snapshot if it ended a turn."""
        self.action(entry)
        if ends_turn(entry):
            self.snapshot(entry.state, decisions)

    def action(self, entry: Entry) -> None:
        """A decision without a snapshot."""
        self._write(ActionLine.model_construct(kind="action", action=entry.action))

    def snapshot(self, state: GameState, decisions: int) -> None:
        """The state after that many decisions."""
        line = SnapshotLine.model_construct(
            kind="snapshot",
            decisions=decisions,
            scores=tuple(prestige(state, player) for player in range(len(state.players))),
            state=state_record(state),
        )
        self._write(line)

    def move(self, before: int, after: int) -> None:
        """Decisions were taken back or brought back, from `before` of them to `after`."""
        if after < before:
            self._write(UndoLine.model_construct(kind="undo", kept=after))
        else:
            self._write(RedoLine.model_construct(kind="redo", kept=after))

    def _write(self, line: BaseModel) -> None:
        self._file.write(line_bytes(line))
        self._file.flush()
        if self._sync:
            os.fsync(self._file.fileno())


def ends_turn(entry: Entry) -> bool:
    """Whether a turn ended with this decision, so that a snapshot belongs after it."""
    return any(isinstance(event, TurnStarted | GameEnded) for event in entry.events)


def _header(history: History) -> HeaderLine:
    table = history.start.table
    return HeaderLine.model_construct(
        kind="header",
        format=FORMAT,
        program=program_version(),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        seed=history.seed,
        setup=table.setup,
        edition=EditionFile.model_validate(content_of(table.edition)),
        start=state_record(history.start) if history.arranged else None,
    )


def record_bytes(history: History, cap: int = RECORD_CAP) -> bytes:
    """The whole game as a record, what was taken back included.

    An arranged game begins with a snapshot of its start, for those who only list games. A game too
    long for `cap` bytes keeps only the snapshot of the last turn's end, or, if that is still too
    long, only the position on the table.
    """
    for write in (_write_all, _write_thin):
        raw = _written(history, write)
        if len(raw) <= cap:
            return raw
    return _written(History(history.state, history.seed, arranged=True), _write_all)


def _written(history: History, write: Callable[[RecordWriter, History], None]) -> bytes:
    file = BytesIO()
    writer = RecordWriter(file)
    writer.header(history)
    if history.arranged:
        writer.snapshot(history.start, 0)
    write(writer, history)
    if history.undone:
        writer.move(history.length, history.count)
    return file.getvalue()


def _write_all(writer: RecordWriter, history: History) -> None:
    for decisions, entry in enumerate((*history.entries, *history.undone), start=1):
        writer.entry(entry, decisions)


def _write_thin(writer: RecordWriter, history: History) -> None:
    ends = [n for n, entry in enumerate(history.entries, start=1) if ends_turn(entry)]
    for decisions, entry in enumerate((*history.entries, *history.undone), start=1):
        writer.action(entry)
        if ends and decisions == ends[-1]:
            writer.snapshot(entry.state, decisions)


def save(history: History, path: Path, cap: int = RECORD_CAP) -> None:
    """Writes the game to a file, all or nothing; raises OSError if that is not possible."""
    _replace(path, record_bytes(history, cap))
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Brings a new name to the disk, where folders can be opened."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _replace(path: Path, raw: bytes) -> None:
    handle, name = mkstemp(dir=path.parent, prefix=UNFINISHED)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
