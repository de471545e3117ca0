"""Damaged records: each is a game that equals what was recorded, or one clear sentence."""

import subprocess
import sys
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from firenze.engine.game import legal_actions
from firenze.session.keeper import resume
from firenze.session.record_caps import RECORD_CAP
from tests.session.mutations import hostile_line
from tests.session.readings import Readings, judge_many, originals

MOST_MEMORY = 200_000
"""Kilobytes that a program may ever need for any number of damaged records."""
STATUS = Path("/proc/self/status")


@pytest.fixture(scope="module")
def record() -> bytes:
    return originals()[0]


def test_damaged_records_are_games_or_clear_errors() -> None:
    readings = judge_many(250, 1)
    assert readings.games > 50
    assert readings.refused > 50


@pytest.mark.parametrize("zeros", [0, 1, 500, 4096])
@pytest.mark.parametrize("lost", range(0, 60, 7))
def test_a_tail_that_never_came_costs_the_last_line(record: bytes, lost: int, zeros: int) -> None:
    lines = record.splitlines(keepends=True)
    while not lines[-1].startswith(b'{"kind":"action"'):
        lines.pop()
    whole = Readings().judge(b"".join(lines))
    torn = Readings().judge(b"".join(lines)[: -1 - lost] + bytes(zeros))
    assert whole
    assert torn
    assert torn.sound is not None
    assert torn.actions >= whole.actions - 1


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-16-le"])
def test_other_encodings_are_refused(record: bytes, encoding: str) -> None:
    assert Readings().judge(record.decode().encode(encoding)) is None


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-8"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_what_an_editor_does_to_a_text_costs_nothing(
    record: bytes, encoding: str, ending: str
) -> None:
    edited = record.decode().replace("\n", ending).encode(encoding)
    loaded, plain = Readings().judge(edited), Readings().judge(record)
    assert loaded
    assert plain
    assert loaded.trouble is None
    assert loaded.history.state == plain.history.state


def test_two_records_in_one_file_are_the_first_one(record: bytes) -> None:
    loaded = Readings().judge(record.splitlines(keepends=True)[0] * 2)
    assert loaded
    assert loaded.trouble
    assert loaded.trouble.key == "record.line"
    assert loaded.actions == 0


def test_a_broken_game_that_goes_on_leaves_the_old_file_for_ever(
    record: bytes, tmp_path: Path
) -> None:
    lines = record.splitlines(keepends=True)
    broken = b"".join([*lines[:4], b"?\n", *lines[4:9]])
    path = tmp_path / "game.firenze"
    path.write_bytes(broken)
    for _ in range(3):
        loaded, keeper = resume(path, tmp_path, datetime.now)
        loaded.history.play(legal_actions(loaded.history.state)[0])
        keeper.close()
        assert path.read_bytes() == broken
    assert len(list(tmp_path.glob("*.firenze"))) == 4


def test_useless_snapshots_without_end_hide_no_sound_one(record: bytes) -> None:
    lines = record.splitlines(keepends=True)
    last = max(at for at, line in enumerate(lines) if line.startswith(b'{"kind":"snapshot"'))
    useless = b'{"kind":"snapshot"}\n' * 50_000
    loaded = Readings().judge(b"".join([*lines[:3], useless, b"?\n", useless, *lines[last:]]))
    whole = Readings().judge(record)
    assert loaded
    assert whole
    assert loaded.trouble
    assert dict(loaded.trouble.values)["line"] == 4
    assert loaded.history.state == whole.history.state


MEMORY = f"""
from pathlib import Path
from tests.session.readings import judge_many
from tests.session.test_mutated_records import judge_hostile_records
judge_hostile_records()
judge_many(%d, %d)
(peak,) = [line for line in Path({str(STATUS)!r}).read_text().splitlines() if "VmHWM" in line]
print(peak.split()[1])
"""


def judge_hostile_records() -> None:
    """Judges records as large as they may be, full of what is hard to read."""
    record, random = originals()[0], Random(1)
    header = record.splitlines(keepends=True)[0]
    for _ in range(8):
        line = hostile_line(random) + b"\n"
        for start in (b"", header):
            Readings().judge((start + line * (RECORD_CAP // len(line) + 1))[:RECORD_CAP])


def _peak(count: int, seed: int) -> int:
    """Kilobytes that a program of its own needs at most to judge that many damaged records."""
    command = [sys.executable, "-c", MEMORY % (count, seed)]
    return int(subprocess.check_output(command))


@pytest.mark.skipif(not STATUS.exists(), reason="the system does not tell the peak of memory")
def test_damaged_records_need_little_memory() -> None:
    assert _peak(20, 2) < MOST_MEMORY


@pytest.mark.long
@pytest.mark.skipif(not STATUS.exists(), reason="the system does not tell the peak of memory")
def test_thousands_of_damaged_records_need_little_memory() -> None:
    assert _peak(6000, 3) < MOST_MEMORY
