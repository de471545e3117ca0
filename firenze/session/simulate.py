"""Games without a window: how they end, how fast the rules are, whether all invariants hold."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from firenze.bots.policies import Policy, eager
from firenze.engine.edition import Edition
from firenze.engine.game import apply, legal_actions, new_game, outcome, standings
from firenze.engine.model import GameState, Setup
from firenze.engine.rng import seeded, step
from firenze.session.history import Entry
from firenze.session.invariants import Inspector

OUT_OF_ACTIONS = "max_actions"
"""The end reason of a game that was stopped."""
_MOST_VIOLATIONS = 100


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate: game number n (from 0) is set up with `seed` + n."""

    setup: Setup
    edition: Edition
    games: int
    seed: int
    policy: Policy = eager
    max_actions: int = 5000
    check: bool = False


@dataclass(frozen=True, slots=True)
class Violation:
    """A breach of an invariant: in which game (its seed), after how many actions, and what."""

    seed: int
    actions: int
    invariant: str
    found: str


@dataclass(slots=True)
class Simulation:
    """The sums over the games played so far; times in seconds."""

    games: int = 0
    actions: int = 0
    turns: int = 0
    prestige: int = 0
    players: int = 0
    seconds: float = 0.0
    rule_seconds: float = 0.0
    end_reasons: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        """The result for `firenze simulate --json`."""
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "actions": self.actions,
            "microseconds_per_action": round(1e6 * _mean(self.rule_seconds, self.actions), 2),
            "actions_mean": round(_mean(self.actions, self.games), 2),
            "turns_mean": round(_mean(self.turns, self.games), 2),
            "prestige_mean": round(_mean(self.prestige, self.players), 2),
            "end_reasons": dict(self.end_reasons),
            "violations": [
                {
                    "seed": violation.seed,
                    "actions": violation.actions,
                    "invariant": violation.invariant,
                    "found": violation.found,
                }
                for violation in self.violations
            ],
        }


def _mean(total: float, count: int) -> float:
    return total / count if count else 0.0


def simulate(plan: Plan, progress: Callable[[int], object] | None = None) -> Simulation:
    """Plays the games of a plan; `progress` gets the number of games done after each.

    Raises BadSetup. At most 100 violations are kept.
    """
    done = Simulation()
    began = perf_counter()
    for seed in range(plan.seed, plan.seed + plan.games):
        _play(plan, seed, done)
        done.seconds = perf_counter() - began
        if progress:
            progress(done.games)
    return done


def _play(plan: Plan, seed: int, done: Simulation) -> None:
    state, actions = new_game(plan.setup, plan.edition, seed), 0
    rng, inspector_seed = _seeds_apart(seed)
    inspector = Inspector(state, inspector_seed) if plan.check else None
    while actions < plan.max_actions:
        clock = perf_counter()
        legal = legal_actions(state)
        done.rule_seconds += perf_counter() - clock
        if not legal:
            break
        action, rng = plan.policy(state, legal, rng)
        clock = perf_counter()
        then = apply(state, action)
        done.rule_seconds += perf_counter() - clock
        state, actions = then.state, actions + 1
        if inspector:
            entry = Entry(action, state, then.events)
            _note(done, seed, actions, inspector, entry)
    _count(done, state, actions)


def _seeds_apart(seed: int) -> tuple[int, int]:
    """Seeds for the policy and the inspector, whose chance is not that of the game itself."""
    rng, first = step(seeded(seed))
    return first, step(rng)[1]


def _note(done: Simulation, seed: int, actions: int, inspector: Inspector, entry: Entry) -> None:
    room = _MOST_VIOLATIONS - len(done.violations)
    found = [Violation(seed, actions, b.invariant, b.found) for b in inspector.look(entry)]
    done.violations += found[:room]


def _count(done: Simulation, state: GameState, actions: int) -> None:
    end = outcome(state)
    done.games += 1
    done.actions += actions
    done.turns += state.turn.number
    done.players += len(state.players)
    done.prestige += sum(standing.prestige for standing in standings(state))
    done.end_reasons[end.reason if end else OUT_OF_ACTIONS] += 1
