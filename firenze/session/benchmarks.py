"""How fast the rules and the records are, beside what they should be."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Literal

from firenze.bots.policies import eager
from firenze.engine.game import legal_actions
from firenze.engine.model import Seat, Setup
from firenze.engine.terms import FAMILIES
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.keeper import Keeper, resume
from firenze.session.record_read import read_record
from firenze.session.record_write import record_bytes, save
from firenze.session.simulate import Plan, simulate

GAMES, SEED, ACTIONS, RUNS = 20, 1, 600, 5
Unit = Literal["us", "ms", "s", "%", "MB", "1/s"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value, its unit, and the value that it should not exceed."""

    value: float
    unit: Unit
    goal: float


def engine_figures() -> Mapping[str, Figure]:
    """The rules per action, and a record of 600 actions from game to file and back."""
    history = _long_game()
    raw = record_bytes(history)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.firenze"
        written = timed(lambda: save(history, path))
        resumed = timed(lambda: resume(path, Path(folder), datetime.now)[1].close())
        synced = _synced(history, Path(folder) / "synced")
    return {
        "apply_and_legal": Figure(_rules(), "us", 25),
        "record_written": Figure(written, "ms", 50),
        "record_read": Figure(timed(lambda: read_record(raw)), "ms", 100),
        "record_written_and_resumed": Figure(written + resumed, "ms", 100),
        "action_synced": Figure(synced, "ms", 1),
    }


def timed(work: Callable[[], object], runs: int = RUNS) -> float:
    """The median of some runs, in milliseconds."""
    times = []
    for _ in range(runs):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return round(1000 * median(times), 3)


def four_builders() -> Setup:
    """A table for four, with all options as they usually are."""
    return Setup(tuple(Seat(f"Player {family + 1}", family) for family in FAMILIES))


def _rules() -> float:
    done = simulate(Plan(four_builders(), load_classic(), GAMES, SEED))
    return round(1e6 * done.rule_seconds / done.actions, 2)


def _long_game() -> History:
    """A game of 600 actions; its players go on in a new game's seed until one is long enough."""
    for seed in range(SEED, SEED + 1000):
        history, rng = begin(four_builders(), load_classic(), seed), seed
        while history.count < ACTIONS and (legal := legal_actions(history.state)):
            action, rng = eager(history.state, legal, rng)
            history.play(action)
        if history.count == ACTIONS:
            return history
    raise AssertionError("no game is so long")


def _synced(history: History, folder: Path) -> float:
    """Milliseconds that an action takes when it is played and brought to the disk at once."""
    again = begin(four_builders(), load_classic(), history.seed)
    keeper = Keeper(again, folder, datetime.now)
    began = perf_counter()
    for entry in history.entries:
        again.play(entry.action)
    spent = perf_counter() - began
    keeper.close()
    return round(1000 * spent / history.count, 3)
