"""What a record tells without being replayed, and without the models that check every line.

For the menu and for lists. Nothing is concluded from it: a game that is opened is read in full.
"""

import json
import re
from bisect import bisect_right
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from firenze.engine.terms import FAMILIES, MOST_PLAYERS, Phase
from firenze.session.problems import RecordError, file_problem, problem
from firenze.session.record_caps import ACTION_CAP, HEADER_CAP, RECORD_CAP, SNAPSHOT_CAP
from firenze.session.shelf import shelved

LOOKED_AT = 40
"""So many of the games played last are looked at for one that is not finished."""
LONGEST_NAME, HIGHEST = 40, 99_999
_LINES = re.compile(rb'^.{0,30}?"(snapshot|action|undo|redo)".*$', re.MULTILINE)
_UNUSABLE = (ValueError, LookupError, TypeError, OverflowError, RecursionError)


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in a line: who plays, the scores at the end of the last turn, and where it stands.

    `changed` is when it was played last, `turn` counts from 1.
    """

    path: Path
    changed: datetime
    names: tuple[str, ...]
    families: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    finished: bool


def last_unfinished(folder: Path) -> Summary | None:
    """The game of a folder that was played last and can be gone on with, None if there is none."""
    for path in shelved(folder)[:LOOKED_AT]:
        with suppress(RecordError):
            summary = summary_of(path)
            if not summary.finished:
                return summary
    return None


def summary_of(path: Path) -> Summary:
    """The summary of a record; raises RecordError if the file is none."""
    try:
        with path.open("rb") as file:
            raw = file.read(RECORD_CAP + 1)
        changed = path.stat().st_mtime
    except OSError as error:
        raise RecordError(file_problem("file.unreadable", error)) from None
    try:
        return _summary(path, changed, raw)
    except _UNUSABLE:
        raise RecordError(problem("record.not_a_record")) from None


def _summary(path: Path, changed: float, raw: bytes) -> Summary:
    header = _parsed(raw.split(b"\n", 1)[0], HEADER_CAP)
    if header["kind"] != "header":
        raise ValueError("no header")
    seats = header["setup"]["seats"]
    if not 0 < len(seats) <= MOST_PLAYERS:
        raise ValueError("no table of players")
    names = tuple(_name(seat["name"]) for seat in seats)
    families = tuple(FAMILIES[_figure(seat["family"])] for seat in seats)
    when = datetime.fromtimestamp(changed)
    return Summary(path, when, names, families, *_standing(_snapshots(raw), len(names)))


def _standing(snapshots: list[bytes], players: int) -> tuple[tuple[int, ...], int, bool]:
    """Scores, turn, and whether the game is over, from the last snapshot that can be used."""
    for raw in reversed(snapshots):
        with suppress(*_UNUSABLE):
            last = _parsed(raw, SNAPSHOT_CAP)
            scores = tuple(map(_figure, last["scores"]))
            turn = last["state"]["turn"]
            if len(scores) == players:
                return scores, _figure(turn["number"]), turn["phase"] == Phase.OVER
    return (0,) * players, 1, False


def _name(value: object) -> str:
    return "".join(sign for sign in str(value) if sign.isprintable())[:LONGEST_NAME]


def _figure(value: object) -> int:
    if not isinstance(value, int) or abs(value) > HIGHEST:
        raise ValueError("no figure of a game")
    return value


def _snapshots(raw: bytes) -> list[bytes]:
    """The snapshots of the decisions that were not taken back, the oldest first."""
    found: list[bytes] = []
    counts: list[int] = []
    now = 0
    for match in _LINES.finditer(raw):
        line, kind = match[0], match[1]
        if kind in (b"snapshot", b"action"):
            still = bisect_right(counts, now)
            del found[still:], counts[still:]
            if kind == b"snapshot":
                found.append(line)
                counts.append(now)
            else:
                now += 1
        else:
            with suppress(*_UNUSABLE):
                now = _figure(_parsed(line, ACTION_CAP)["kept"])
    return found[: bisect_right(counts, now)]


def _parsed(line: bytes, cap: int) -> Any:
    if len(line) > cap:
        raise ValueError("too long")
    return json.loads(line)
