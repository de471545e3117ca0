"""The lines of a record, one JSON object each: a header, then what happened in the game."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, Field, RootModel

from firenze.engine.model import Setup
from firenze.session.codec import StateRecord, TaggedAction
from firenze.session.edition_tables import EditionFile
from firenze.session.record_caps import RECORD_CAP
from firenze.session.strict import Strict

FORMAT = 1
"""The version of the format that this program writes, and the only one that it reads."""

Short = Annotated[str, Field(max_length=60)]
Decisions = Annotated[int, Field(ge=0, le=RECORD_CAP)]


class HeaderLine(Strict):
    """The game that the record holds; `start` only if no decision led to it (arranged)."""

    kind: Literal["header"]
    format: Literal[1]
    program: Short
    date: Short
    seed: int
    setup: Setup
    edition: EditionFile
    start: StateRecord | None = None


class ActionLine(Strict):
    """A decision."""

    kind: Literal["action"]
    action: TaggedAction


class UndoLine(Strict):
    """Decisions were taken back until `kept` of all were left."""

    kind: Literal["undo"]
    kept: Decisions


class RedoLine(Strict):
    """Decisions were brought back until there were `kept`."""

    kind: Literal["redo"]
    kept: Decisions


class SnapshotLine(Strict):
    """The state at the end of a turn, after that many decisions in all, and everybody's prestige.

    The prestige follows from the state; it stands here for those who only list games.
    """

    kind: Literal["snapshot"]
    decisions: Decisions
    scores: tuple[int, ...]
    state: StateRecord


Line: TypeAlias = ActionLine | UndoLine | RedoLine | SnapshotLine


class AnyLine(RootModel[Annotated[Line, Field(discriminator="kind")]]):
    """A line below the header."""


def line_bytes(line: BaseModel) -> bytes:
    """The line as it stands in the file, its end included."""
    return line.model_dump_json().encode() + b"\n"
