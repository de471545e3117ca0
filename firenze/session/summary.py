"""What a record tells without being replayed, and without the models that check every line.

For the menu and for lists. Nothing is concluded from it: a game that is opened is read in full.
"""

import json
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from firenze.engine.terms import FAMILIES, Phase
from firenze.session.problems import RecordError, file_problem, problem
from firenze.session.record_caps import HEADER_CAP, RECORD_CAP, SNAPSHOT_CAP
from firenze.session.shelf import shelved

LOOKED_AT = 40
"""So many of the games played last are looked at for one that is not finished."""
LONGEST_NAME, HIGHEST = 40, 99_999


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
        changed = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError as error:
        raise RecordError(file_problem("file.unreadable", error)) from None
    try:
        return _summary(path, changed, raw)
    except (ValueError, LookupError, TypeError, OverflowError, RecursionError):
        raise RecordError(problem("record.not_a_record")) from None


def _summary(path: Path, changed: datetime, raw: bytes) -> Summary:
    first, *lines = raw.split(b"\n")
    header = _parsed(first, HEADER_CAP)
    seats = header["setup"]["seats"]
    names = tuple(_name(seat["name"]) for seat in seats)
    families = tuple(FAMILIES[_figure(seat["family"])] for seat in seats)
    last = _last_snapshot(lines)
    if last is None:
        return Summary(path, changed, names, families, (0,) * len(names), 1, finished=False)
    scores = tuple(_figure(score) for _, score in zip(names, last["scores"], strict=True))
    turn = last["state"]["turn"]
    return Summary(
        path, changed, names, families, scores, _figure(turn["number"]), turn["phase"] == Phase.OVER
    )


def _name(value: object) -> str:
    return "".join(sign for sign in str(value) if sign.isprintable())[:LONGEST_NAME]


def _figure(value: object) -> int:
    if not isinstance(value, int) or abs(value) > HIGHEST:
        raise ValueError("no figure of a game")
    return value


def _last_snapshot(lines: list[bytes]) -> Any:
    """The snapshot that stands closest to the end and was not taken back, None if none was."""
    found: list[tuple[int, bytes]] = []
    for line in lines:
        if b'"snapshot"' in line[:40]:
            found.append((_count(line), line))
        elif b'"undo"' in line[:40]:
            kept = int(_parsed(line, SNAPSHOT_CAP)["kept"])
            found = [(decisions, raw) for decisions, raw in found if decisions <= kept]
    return _parsed(found[-1][1], SNAPSHOT_CAP) if found else None


def _count(line: bytes) -> int:
    return int(_parsed(line, SNAPSHOT_CAP)["decisions"])


def _parsed(line: bytes, cap: int) -> Any:
    if len(line) > cap:
        raise ValueError("too long")
    return json.loads(line)
