"""The arena: mirrored matches on any executor, results that are kept and gone on with."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from firenze.session.arena import (
    ArenaError,
    ArenaPlan,
    PairReport,
    interval,
    known_results,
    run_arena,
    slow,
)
from firenze.session.match import Match, MatchResult, play_match

P = ParamSpec("P")
T = TypeVar("T")
PLAN = ArenaPlan(("eager", "eager"), games=4, players=2, seed=5)


class AtOnce(Executor):
    """An executor that does everything itself when it is asked, and counts."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Does the work and hands back a future that is done."""
        self.asked += 1
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def told(reports: tuple[PairReport, ...]) -> list[tuple[Any, ...]]:
    """What reports say, apart from the times."""
    return [(r.a, r.b, r.games, r.share, r.low, r.high, r.prestige_a, r.turns) for r in reports]


def test_every_pair_meets_neighbours_first() -> None:
    plan = ArenaPlan(("a", "b", "c"), games=1, players=2, seed=1)
    assert plan.pairs() == (("a", "b"), ("b", "c"), ("a", "c"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_set_up_is_played_from_every_seat(players: int) -> None:
    plan = ArenaPlan(("a", "b"), games=2 * players, players=players, seed=7)
    matches = list(plan.matches())
    seats = {seed: [m.seat for m in matches if m.seed == seed] for seed in (7, 8)}
    assert seats == {7: list(range(players)), 8: list(range(players))}


def test_equal_matches_come_out_equal_on_every_executor(tmp_path: Path) -> None:
    first = run_arena(PLAN, AtOnce())
    with ThreadPoolExecutor(2) as executor:
        assert told(run_arena(PLAN, executor)) == told(first)
    assert first[0].games == 4
    assert first[0].low <= first[0].share <= first[0].high


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    file, executor = tmp_path / "results.jsonl", AtOnce()
    half = ArenaPlan(PLAN.levels, 2, 2, 5)
    run_arena(half, executor, file)
    assert executor.asked == 2
    heard: list[MatchResult] = []
    reports = run_arena(PLAN, executor, file, heard.append)
    assert executor.asked == 4
    assert len(heard) == 4
    assert told(reports) == told(run_arena(PLAN, AtOnce()))
    run_arena(PLAN, executor, file)
    assert executor.asked == 4


def test_a_torn_result_is_played_again_and_a_broken_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_arena(ArenaPlan(PLAN.levels, 2, 2, 5), AtOnce(), file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-30])
    assert len(known_results(file)) == 1
    run_arena(ArenaPlan(PLAN.levels, 2, 2, 5), AtOnce(), file)
    assert len(known_results(file)) == 2
    file.write_bytes(b"nothing\n" + whole)
    with pytest.raises(ArenaError):
        known_results(file)


def test_results_of_other_bots_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    run_arena(ArenaPlan(PLAN.levels, 2, 2, 5), AtOnce(), file)
    monkeypatch.setattr("firenze.session.arena.fingerprint", lambda: "others")
    assert not known_results(file)


def test_one_against_three() -> None:
    result = play_match(Match("eager", "garzone", 4, 2, 3))
    assert result.share in (0.0, 0.25, 1 / 3, 0.5, 1.0)
    assert len(result.times_b) > len(result.times_a)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.65, 400)
    assert (round(low, 3), round(high, 3)) == (0.602, 0.695)
    assert interval(1.0, 10)[1] == pytest.approx(1.0)
    assert interval(0.5, 0) == (0.0, 1.0)


def test_the_slow_turns_are_told() -> None:
    assert slow(float(n) for n in range(1, 101)) == 95.0
    assert slow([]) == 0.0
