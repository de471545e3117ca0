"""Whole games by simple players, with all that must hold checked on the way."""

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Literal

import pytest

from firenze.bots.policies import POLICIES
from firenze.engine.game import apply, legal_actions, new_game, outcome
from firenze.engine.model import GameState, Options
from firenze.session.edition_file import load_classic
from firenze.session.history import Entry
from firenze.session.invariants import Inspector
from tests.engine.arrange import setup
from tests.engine.play import all_bricks, all_cards
from tests.engine.universe import misjudged

TIES: tuple[Literal["each", "nobody", "half"], ...] = ("each", "nobody", "half")
UNIFORM_CAP = 250
"""A blind player seldom ends a game, so its games are stopped."""
LONG_CAP = 1500
MOST_LISTED = 130


def _start(number: int) -> GameState:
    """A game whose players and options follow from its number."""
    options = Options(
        start_player=None if number % 4 else 0,
        neutral_seals="placed" if number % 5 == 1 else "drawn",
        campanile=number % 7 != 3,
        majority_tie=TIES[number % 3],
        gentle=number % 6 == 4,
    )
    return new_game(setup(2 + number % 3, options), load_classic(), 1000 + number)


def _games(start: GameState, policy: str, cap: int) -> Iterator[Entry]:
    """A game's entries, one an action, until its end or the cap."""
    state, rng = start, 5
    for _ in range(cap):
        legal = legal_actions(state)
        if not legal:
            return
        action, rng = POLICIES[policy](state, legal, rng)
        step = apply(state, action)
        yield Entry(action, step.state, step.events)
        state = step.state


def _play_checked(number: int, policy: str, cap: int, every: int) -> list[int]:
    """Plays a game; every so many actions, all actions are judged. Returns list lengths."""
    start = _start(number)
    inspector, cards, state = Inspector(start, number), all_cards(start), start
    lengths = []
    for count, entry in enumerate(_games(start, policy, cap)):
        state, legal = entry.state, legal_actions(entry.state)
        assert inspector.look(entry) == []
        assert all_bricks(state) == load_classic().bricks
        assert all_cards(state) == cards
        assert bool(legal) == (outcome(state) is None)
        if count % every == 0:
            assert misjudged(state, legal) == []
        lengths.append(len(legal))
    assert outcome(state) or policy == "uniform"
    assert max(lengths) < MOST_LISTED
    return lengths


@pytest.mark.parametrize("number", range(48))
def test_an_eager_game_keeps_every_invariant(number: int) -> None:
    _play_checked(number, "eager", 5000, 7)


@pytest.mark.parametrize("number", range(12))
def test_a_blind_game_keeps_every_invariant(number: int) -> None:
    _play_checked(number, "uniform", UNIFORM_CAP, 7)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(20))
def test_2000_eager_games_keep_every_invariant_and_list_little(hundred: int) -> None:
    lengths: Counter[int] = Counter()
    for number in range(100 * hundred, 100 * hundred + 100):
        lengths.update(_play_checked(number, "eager", 5000, 3))
    assert median(lengths.elements()) < 15


@pytest.mark.long
@pytest.mark.parametrize("number", range(50))
def test_50_long_blind_games_keep_every_invariant(number: int) -> None:
    assert median(_play_checked(number, "uniform", LONG_CAP, 3)) < 15
