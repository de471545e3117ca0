"""Reading a record: what can be saved of it is saved, and what was wrong is said.

The decisions are replayed. A snapshot that differs from the replay wins over it (a rule may have
been mended since): the game goes on from there, without the way back. After a line that cannot be
read or played nothing counts until the next snapshot; with none, the part before holds.
"""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from firenze.bots.levels import LEVELS
from firenze.engine.game import new_game
from firenze.engine.model import HUMAN, GameState, Setup
from firenze.engine.refusals import BadSetup, IllegalAction
from firenze.session.codec import state_of
from firenze.session.edition_file import checked_edition
from firenze.session.history import History
from firenze.session.problems import (
    DataError,
    EditionError,
    Problem,
    RecordError,
    file_problem,
    problem,
)
from firenze.session.record_caps import (
    ACTION_CAP,
    HEADER_CAP,
    RECORD_CAP,
    SNAPSHOT_CAP,
    SNAPSHOT_LEAST,
)
from firenze.session.record_lines import (
    FORMAT,
    ActionLine,
    AnyLine,
    HeaderLine,
    Line,
    RedoLine,
    SnapshotLine,
    UndoLine,
)
from firenze.session.strict import plain_json, read_json


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game read from a record.

    `actions` counts the decisions that hold. `trouble` is the first thing that was wrong, `saved`
    says what was saved of the game; both are None if the record is whole and legal. `sound` counts
    the bytes after which the record can be gone on with, None if it is broken before its end.
    """

    history: History
    program: str
    date: str
    actions: int
    trouble: Problem | None
    saved: Problem | None
    sound: int | None


def load(path: Path) -> Loaded:
    """The game in a file; raises RecordError if it is no record or its header cannot be used."""
    try:
        with path.open("rb") as file:
            raw = file.read(RECORD_CAP + 1)
    except OSError as error:
        raise RecordError(file_problem("file.unreadable", error)) from None
    return read_record(raw)


def read_record(raw: bytes) -> Loaded:
    """The game that `raw` holds; raises RecordError if its header cannot be used."""
    if len(raw) > RECORD_CAP:
        raise RecordError(problem("record.too_big", limit=RECORD_CAP // 1024))
    lines = BytesIO(raw)
    header = _read_header(lines.readline().removesuffix(b"\n"))
    replay = _Replay(_start(header))
    for number, line in enumerate(lines, start=2):
        if line.strip():
            replay.take(line.removesuffix(b"\n"), number, torn=not line.endswith(b"\n"))
    return Loaded(
        replay.history,
        header.program,
        header.date,
        replay.history.count + replay.earlier,
        replay.trouble,
        replay.saved(),
        _sound(raw, replay),
    )


def _sound(raw: bytes, replay: "_Replay") -> int | None:
    if replay.trouble is None:
        return len(raw)
    return raw.rindex(b"\n") + 1 if replay.trouble.key == "record.torn" else None


def _read_header(raw: bytes) -> HeaderLine:
    try:
        plain = plain_json(raw, HEADER_CAP)
    except DataError as error:
        raise RecordError(problem("record.not_a_record", cause=error.problem)) from None
    if not isinstance(plain, dict) or plain.get("kind") != "header":
        raise RecordError(problem("record.not_a_record"))
    version = plain.get("format")
    if type(version) is int and version != FORMAT:
        raise RecordError(problem("record.version", found=version, known=FORMAT))
    try:
        return read_json(HeaderLine, raw, HEADER_CAP)
    except DataError as error:
        raise RecordError(problem("record.header", cause=error.problem)) from None


def _start(header: HeaderLine) -> History:
    try:
        _check_seats(header.setup)
        edition = checked_edition(header.edition)
        start = new_game(header.setup, edition, header.seed)
        if header.start is None:
            return History(start, header.seed)
        return History(state_of(header.start, start.table), header.seed, arranged=True)
    except (DataError, EditionError) as error:
        raise RecordError(problem("record.header", cause=error.problem)) from None
    except BadSetup as error:
        raise RecordError(problem("record.setup", rule=error.refusal.rule)) from None


def _check_seats(setup: Setup) -> None:
    """Refuses names that could not have been typed or drawn, and bots that nobody knows."""
    for index, seat in enumerate(setup.seats):
        if not seat.name.isprintable():
            raise DataError(problem("data.wrong", place=f"setup.seats.{index}.name"))
        if seat.controller not in (HUMAN, *LEVELS):
            raise DataError(problem("data.wrong", place=f"setup.seats.{index}.controller"))


class _Replay:
    """A record being replayed: the game so far, and what was wrong with the lines."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.earlier = 0
        self.trouble: Problem | None = None
        self._lost = False
        self._resumed: Problem | None = None

    def take(self, raw: bytes, number: int, *, torn: bool) -> None:
        """Follows one line; `torn` says that the file ends within it."""
        snapshot = b'"snapshot"' in raw[:40]
        if self._says_nothing(raw, snapshot=snapshot):
            return
        try:
            line = _read_line(raw, snapshot=snapshot)
        except DataError as error:
            self._note(_unreadable(error.problem, number, torn=torn))
            self._lost = self._lost or not snapshot
            return
        self._follow(line, number)

    def _says_nothing(self, raw: bytes, *, snapshot: bool) -> bool:
        """Whether a line can neither carry the game on nor be the first that was wrong."""
        if snapshot:
            return self.trouble is not None and len(raw) < SNAPSHOT_LEAST
        return self._lost

    def saved(self) -> Problem | None:
        """What was saved of the game, None if nothing was wrong."""
        if not self.trouble:
            return None
        return self._resumed or problem("record.kept", actions=self.history.count)

    def _note(self, trouble: Problem) -> None:
        self.trouble = self.trouble or trouble

    def _lose(self, trouble: Problem) -> None:
        self._note(trouble)
        self._lost = True

    def _follow(self, line: Line, number: int) -> None:
        match line:
            case ActionLine():
                self._play(line, number)
            case UndoLine() | RedoLine():
                self._keep(line, number)
            case SnapshotLine():
                self._compare(line, number)

    def _play(self, line: ActionLine, number: int) -> None:
        try:
            self.history.play(line.action)
        except IllegalAction as error:
            self._lose(problem("record.illegal", line=number, rule=error.refusal.rule))

    def _keep(self, line: UndoLine | RedoLine, number: int) -> None:
        back, kept = isinstance(line, UndoLine), line.kept - self.earlier
        if back != (kept <= self.history.count) or kept == self.history.count:
            self._lose(problem("record.undo", line=number))
            return
        try:
            self.history.keep(kept)
        except IndexError:
            self._lose(problem("record.undo", line=number))

    def _compare(self, line: SnapshotLine, number: int) -> None:
        history = self.history
        try:
            state = state_of(line.state, history.start.table)
        except DataError as error:
            self._note(problem("record.line", cause=error.problem, line=number))
            return
        if self._lost or state != history.state:
            self._resume(state, line.decisions, number)
        elif line.decisions != history.count + self.earlier:
            self._note(problem("record.line", line=number))

    def _resume(self, state: GameState, decisions: int, number: int) -> None:
        self._note(problem("record.differs", line=number))
        self._resumed = problem("record.resumed", line=number, turn=state.turn.number)
        self._lost = False
        self.earlier = decisions
        self.history = History(state, self.history.seed, arranged=True)


def _unreadable(cause: Problem, number: int, *, torn: bool) -> Problem:
    if torn or cause.key == "data.syntax":
        return problem("record.torn" if torn else "record.line", line=number)
    return problem("record.line", cause=cause, line=number)


def _read_line(raw: bytes, *, snapshot: bool) -> Line:
    if snapshot:
        return read_json(SnapshotLine, raw, SNAPSHOT_CAP)
    return read_json(AnyLine, raw, ACTION_CAP).root
