"""Matches between levels: who beats whom how often, on any executor, resumable."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Annotated

from pydantic import Field

from firenze.session.bot_weights import fingerprint
from firenze.session.match import Match, MatchResult, play_match
from firenze.session.problems import DataError, ProblemError, file_problem, problem
from firenze.session.strict import Strict, read_json

SURE = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""
LINE_CAP = 16 * 1024
SLOW = 0.95
AHEAD = 64
"""So many games are handed to the executor before the first of them must be done."""


class ArenaError(ProblemError):
    """A file of results cannot be used; carries the problem that says why."""


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """Which levels meet: every pair, so many games each, on mirrored set-ups from `seed` on."""

    levels: tuple[str, ...]
    games: int
    players: int
    seed: int

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The pairs, neighbours in the list first; the first of a pair is the `a`."""
        places = range(len(self.levels))
        pairs = sorted(combinations(places, 2), key=lambda pair: (pair[1] - pair[0], pair))
        return tuple((self.levels[a], self.levels[b]) for a, b in pairs)

    def matches(self) -> Iterator[Match]:
        """All matches: each set-up is played once from every seat."""
        for a, b in self.pairs():
            for game in range(self.games):
                setup, seat = divmod(game, self.players)
                yield Match(a, b, self.players, seat, self.seed + setup)


class ResultLine(Strict):
    """A result in a file; `bots` is the fingerprint of the bots that played."""

    bots: Annotated[str, Field(max_length=40)]
    result: MatchResult


@dataclass(frozen=True, slots=True)
class PairReport:
    """How `a` did against `b`: its share of the victories with the 95 % interval, and more."""

    a: str
    b: str
    players: int
    games: int
    share: float
    low: float
    high: float
    prestige_a: float
    prestige_b: float
    turns: float
    ms_per_turn_a_p95: float
    ms_per_turn_b_p95: float


def run_arena(
    plan: ArenaPlan,
    executor: Executor,
    file: Path | None = None,
    tell: Callable[[MatchResult], object] = lambda _: None,
) -> tuple[PairReport, ...]:
    """Plays what of the plan is not in `file` yet, appends it there, and reports on all.

    `tell` hears of every result, those of the file included. Raises ArenaError.
    """
    results = known_results(file) if file else {}
    if file:
        _cut_torn(file)
    found = [results[match] for match in plan.matches() if match in results]
    for result in found:
        tell(result)
    missing = [match for match in plan.matches() if match not in results]
    for result in _played(missing, executor):
        if file:
            _append(file, result)
        found.append(result)
        tell(result)
    return tuple(report_on(a, b, found) for a, b in plan.pairs())


def _played(matches: Sequence[Match], executor: Executor) -> Iterator[MatchResult]:
    """Plays matches a handful at a time, so that a long plan does not pile up in the executor."""
    for first in range(0, len(matches), AHEAD):
        waiting = [executor.submit(play_match, match) for match in matches[first : first + AHEAD]]
        for done in as_completed(waiting):
            yield done.result()


def known_results(file: Path) -> dict[Match, MatchResult]:
    """The results of today's bots in a file, none if it is not there; raises ArenaError."""
    try:
        lines = file.read_bytes().splitlines() if file.exists() else []
    except OSError as error:
        raise ArenaError(file_problem("file.unreadable", error)) from None
    today, found = fingerprint(), {}
    for number, line in enumerate(lines, start=1):
        try:
            read = read_json(ResultLine, line, LINE_CAP)
        except DataError as error:
            if number == len(lines):
                break
            trouble = problem("record.line", cause=error.problem, line=number)
            raise ArenaError(trouble) from None
        if read.bots == today:
            found[read.result.match] = read.result
    return found


def _cut_torn(file: Path) -> None:
    """Takes away a last line that was not written to its end."""
    try:
        raw = file.read_bytes() if file.exists() else b""
        if not raw.endswith(b"\n"):
            file.write_bytes(raw[: raw.rfind(b"\n") + 1])
    except OSError as error:
        raise ArenaError(file_problem("file.unwritable", error)) from None


def _append(file: Path, result: MatchResult) -> None:
    line = ResultLine.model_construct(bots=fingerprint(), result=result)
    try:
        with file.open("ab") as out:
            out.write(line.model_dump_json().encode() + b"\n")
    except OSError as error:
        raise ArenaError(file_problem("file.unwritable", error)) from None


def report_on(a: str, b: str, results: Iterable[MatchResult]) -> PairReport:
    """What the results of a pair come to."""
    own = [result for result in results if (result.match.a, result.match.b) == (a, b)]
    share = _mean(result.share for result in own)
    low, high = interval(share, len(own))
    return PairReport(
        a,
        b,
        own[0].match.players if own else 0,
        len(own),
        round(share, 4),
        round(low, 4),
        round(high, 4),
        round(_mean(result.prestige_a for result in own), 2),
        round(_mean(result.prestige_b for result in own), 2),
        round(_mean(result.turns for result in own), 1),
        slow(time for result in own for time in result.times_a),
        slow(time for result in own for time in result.times_b),
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of so many games."""
    if not games:
        return 0.0, 1.0
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def slow(times: Iterable[float]) -> float:
    """The time that 95 of 100 turns do not exceed, in milliseconds; 0 without any."""
    ordered = sorted(times)
    return round(ordered[int(SLOW * (len(ordered) - 1))], 2) if ordered else 0.0


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0
