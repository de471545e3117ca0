"""One game between players that need no person, and what came of it."""

from collections import defaultdict
from dataclasses import dataclass
from time import perf_counter

from firenze.engine.game import apply, decider, new_game, outcome, standings
from firenze.engine.model import GameState, Options, Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.players import player_named, seed_after

MOST_ACTIONS = 20_000
"""A game that is longer is stopped where it stands; only players without a plan come so far."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: one `a` in seat `seat` of `players`, a `b` in each of the others."""

    a: str
    b: str
    players: int
    seat: int
    seed: int


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What came of a match.

    `share` is what `a` won: 1, nothing, or its part of a shared victory. Prestige is that of `a`
    and the mean of the others, times are of whole turns, in milliseconds.
    """

    match: Match
    share: float
    prestige_a: float
    prestige_b: float
    turns: int
    times_a: tuple[float, ...]
    times_b: tuple[float, ...]


def play_match(match: Match) -> MatchResult:
    """Plays a match; equal matches come out equal, apart from the times."""
    names = [match.b] * match.players
    names[match.seat] = match.a
    seats = tuple(Seat(f"Player {n + 1}", n, name) for n, name in enumerate(names))
    state = new_game(Setup(seats, Options()), load_classic(), match.seed)
    state, times = _played(state, names, match.seed)
    prestige = {standing.player: standing.prestige for standing in standings(state)}
    mine = prestige.pop(match.seat)
    return MatchResult(
        match,
        _share(state, match.seat),
        mine,
        sum(prestige.values()) / len(prestige),
        state.turn.number,
        _of(times, [match.seat]),
        _of(times, [player for player in range(match.players) if player != match.seat]),
    )


Times = dict[tuple[int, int], float]


def _played(state: GameState, names: list[str], seed: int) -> tuple[GameState, Times]:
    """The end of a game, and how long each player thought in each turn."""
    deciders = [player_named(name) for name in names]
    times: Times = defaultdict(float)
    actions = 0
    while (player := decider(state)) is not None and actions < MOST_ACTIONS:
        seed = seed_after(seed)
        began = perf_counter()
        chosen = deciders[player](state, seed)
        times[state.turn.number, player] += 1000 * (perf_counter() - began)
        for action in chosen:
            state = apply(state, action).state
        actions += len(chosen)
    return state, times


def _share(state: GameState, player: int) -> float:
    end = outcome(state)
    leaders = end.winners if end else [s.player for s in standings(state) if s.place == 1]
    return 1 / len(leaders) if player in leaders else 0.0


def _of(times: Times, players: list[int]) -> tuple[float, ...]:
    return tuple(round(spent, 2) for (_, player), spent in times.items() if player in players)
