"""Simulations: what they count and tell."""

import json

import pytest

from firenze.bots.policies import POLICIES, eager, uniform
from firenze.engine.actions import Action, TakeCard
from firenze.engine.game import new_game
from firenze.engine.model import GameState, Options
from firenze.engine.rng import seeded
from firenze.engine.rng import step as next_random
from firenze.session.edition_file import load_classic
from firenze.session.history import Entry
from firenze.session.invariants import Breach, Inspector
from firenze.session.simulate import OUT_OF_ACTIONS, Plan, Simulation, simulate
from tests.session.games import humans, setup_of

OPTIONS = (
    Options(),
    Options(start_player=1, neutral_seals="placed", majority_tie="nobody"),
    Options(campanile=False, hands="hidden", majority_tie="half"),
    Options(gentle=True, neutral_seals="placed"),
    Options(campanile=False, gentle=True),
)


def _checked(games: int, *, policy: str, max_actions: int) -> Simulation:
    """Games spread over 2, 3 and 4 players and all options, every action checked."""
    whole = Simulation()
    for number in range(games):
        players = 2 + number % 3
        setup = setup_of(*["human"] * players, options=OPTIONS[number % len(OPTIONS)])
        plan = Plan(setup, load_classic(), 1, number, POLICIES[policy], max_actions, check=True)
        done = simulate(plan)
        whole.games += done.games
        whole.end_reasons += done.end_reasons
        whole.violations += done.violations
    return whole


def test_checked_games_with_all_options_have_no_violation() -> None:
    done = _checked(10, policy="eager", max_actions=5000)
    assert done.violations == []
    assert done.end_reasons == {"last_seal": 10}


def test_a_checked_blind_game_has_no_violation() -> None:
    assert _checked(2, policy="uniform", max_actions=500).violations == []


def test_a_violation_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(self: Inspector, entry: Entry) -> list[Breach]:
        return [Breach("always", "wrong")]

    monkeypatch.setattr(Inspector, "look", look)
    done = simulate(Plan(humans(2), load_classic(), 1, 7, eager, max_actions=3, check=True))
    told = done.as_json()["violations"]
    assert told == [
        {"seed": 7, "actions": actions, "invariant": "always", "found": "wrong"}
        for actions in (1, 2, 3)
    ]


def test_a_policy_and_an_inspector_start_on_chance_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starts: list[int] = []

    def noting(state: GameState, legal: tuple[Action, ...], rng: int) -> tuple[Action, int]:
        starts.append(rng)
        return uniform(state, legal, rng)

    def noted(self: Inspector, start: GameState, seed: int) -> None:
        starts.append(seed)

    monkeypatch.setattr(Inspector, "__init__", noted)
    monkeypatch.setattr(Inspector, "look", lambda self, entry: [])
    simulate(Plan(humans(2), load_classic(), 1, 7, noting, max_actions=1, check=True))
    stream, rng = {7}, seeded(7)
    for _ in range(1000):
        rng, _bits = next_random(rng)
        stream.add(rng)
    assert len({*starts}) == 2
    assert stream.isdisjoint(starts)


def test_equal_plans_give_equal_games() -> None:
    plan = Plan(humans(3), load_classic(), 3, 40)
    first, second = simulate(plan), simulate(plan)
    assert (first.actions, first.turns, first.prestige) == (
        second.actions,
        second.turns,
        second.prestige,
    )


def test_the_sums_of_two_games_are_those_of_each() -> None:
    def plan(games: int, seed: int) -> Plan:
        return Plan(humans(2), load_classic(), games, seed)

    one, two, both = simulate(plan(1, 8)), simulate(plan(1, 9)), simulate(plan(2, 8))
    assert both.actions == one.actions + two.actions
    assert both.prestige == one.prestige + two.prestige


def test_a_capped_game_says_so() -> None:
    done = simulate(Plan(humans(2), load_classic(), 2, 1, uniform, max_actions=10))
    assert done.end_reasons == {OUT_OF_ACTIONS: 2}
    assert done.actions == 20


def test_the_result_holds_what_the_command_line_promises() -> None:
    content = json.loads(json.dumps(simulate(Plan(humans(2), load_classic(), 1, 1)).as_json()))
    assert set(content) == {
        "games",
        "seconds",
        "actions",
        "microseconds_per_action",
        "actions_mean",
        "turns_mean",
        "prestige_mean",
        "end_reasons",
        "violations",
    }
    assert content["microseconds_per_action"] > 0
    assert content["seconds"] * 1e6 >= content["microseconds_per_action"] * content["actions"] * 0.9


def test_no_games_give_no_means() -> None:
    content = simulate(Plan(humans(2), load_classic(), 0, 1)).as_json()
    assert content["actions_mean"] == 0


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate(Plan(humans(2), load_classic(), 3, 1), told.append)
    assert told == [1, 2, 3]


def test_a_policy_is_a_function_of_its_arguments() -> None:
    state = new_game(humans(2), load_classic(), 1)
    legal = (TakeCard(0), TakeCard(1), TakeCard(2))
    for policy in (eager, uniform):
        assert policy(state, legal, 5) == policy(state, legal, 5)
        assert policy(state, legal, 5)[0] in legal
    assert len({uniform(state, legal, rng)[0] for rng in range(50)}) == 3
