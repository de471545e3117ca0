"""The folder of games: what lies there, and under which names."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from stat import S_ISREG

ENDING = ".firenze"
UNFINISHED = ".firenze-"
"""How a file is named while it is being written."""
LONGEST_NAME = 160
"""Bytes of the players' names in a file name; systems allow 255 for the whole of it."""


def shelved(folder: Path) -> list[Path]:
    """The games of a folder, the one played last first; none if it cannot be read."""
    found = []
    with suppress(OSError):
        for path in folder.glob(f"*{ENDING}"):
            with suppress(OSError):
                stat = path.stat()
                if S_ISREG(stat.st_mode):
                    found.append((stat.st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def fresh_paths(folder: Path, names: Sequence[str], now: datetime) -> Iterator[Path]:
    """Names for a game that has none yet, best first: its day, its time, its players."""
    plain = re.sub(r"[^\w ,.-]", "", ", ".join(names)).encode(errors="ignore")
    shown = plain[:LONGEST_NAME].decode(errors="ignore").strip(" .")
    return _numbered(folder / f"{now:%Y-%m-%d %H.%M.%S} {shown}".rstrip())


def _numbered(bare: Path) -> Iterator[Path]:
    yield bare.with_name(f"{bare.name}{ENDING}")
    for number in count(2):
        yield bare.with_name(f"{bare.name} ({number}){ENDING}")


def free_path(path: Path) -> Path:
    """The same name in the same folder, numbered if it is taken."""
    bare = path.with_name(path.name.removesuffix(ENDING))
    return next(free for free in _numbered(bare) if not free.exists())
