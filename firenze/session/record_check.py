"""What a record is worth: re-applied without a window."""

from dataclasses import dataclass
from pathlib import Path

from firenze.engine.game import outcome, standings
from firenze.engine.terms import PrestigeSource
from firenze.session.problems import Problem
from firenze.session.record_read import Loaded, load


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """A player's prestige in the end, or as of now, with its sources."""

    name: str
    prestige: int
    by_source: tuple[tuple[PrestigeSource, int], ...]


@dataclass(frozen=True, slots=True)
class Report:
    """Whether a record is whole and legal, and what it leads to.

    `trouble` and `saved` are None exactly if `ok`: what was wrong first, and what still holds.
    """

    ok: bool
    actions: int
    finished: bool
    standings: tuple[PlayerStanding, ...]
    trouble: Problem | None
    saved: Problem | None

    def as_json(self, message: str) -> dict[str, object]:
        """The report for `firenze replay --check --json`, with its `message` in words."""
        return {
            "ok": self.ok,
            "actions": self.actions,
            "finished": self.finished,
            "standings": [
                {"name": s.name, "prestige": s.prestige, "by_source": dict(s.by_source)}
                for s in self.standings
            ],
            "message": message,
        }


def check_record(path: Path) -> Report:
    """Re-applies a record; raises RecordError for a file that is none."""
    return report_on(load(path))


def report_on(loaded: Loaded) -> Report:
    """The report on a record that was loaded."""
    state = loaded.history.state
    seats = state.table.setup.seats
    ranked = standings(state)
    return Report(
        ok=loaded.trouble is None,
        actions=loaded.actions,
        finished=outcome(state) is not None,
        standings=tuple(
            PlayerStanding(
                seats[s.player].name,
                s.prestige,
                tuple((source, getattr(s.by_source, source)) for source in PrestigeSource),
            )
            for s in ranked
        ),
        trouble=loaded.trouble,
        saved=loaded.saved,
    )
