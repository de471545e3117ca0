"""Games and clicks for the tests of this folder."""

from collections.abc import Iterator
from functools import cache

from firenze.bots.policies import eager, uniform
from firenze.engine.actions import Action
from firenze.engine.game import apply, decider, legal_actions, new_game
from firenze.engine.model import GameState, Options, Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.ui.clicks import Reach, click
from firenze.ui.glow import places_of
from firenze.ui.targets import OnSpot, Target

NAMES = ("Lorenzo", "Caterina", "Cosimo", "Bianca")


def setup_of(players: int, options: Options | None = None) -> Setup:
    """Humans in the order of the families; the first one starts."""
    seats = tuple(Seat(name, family) for family, name in enumerate(NAMES[:players]))
    return Setup(seats, options or Options(start_player=0))


@cache
def game(players: int, seed: int, options: Options | None = None) -> tuple[GameState, ...]:
    """Every state of a game; now and then a decision is drawn blindly."""
    state, rng = new_game(setup_of(players, options), load_classic(), seed), seed
    states = [state]
    while legal := legal_actions(state):
        policy = uniform if len(states) % 5 == 0 else eager
        action, rng = policy(state, legal, rng)
        state = apply(state, action).state
        states.append(state)
    return tuple(states)


def games() -> Iterator[GameState]:
    """The states of a few different games, all of them ended."""
    yield from game(4, 11)
    yield from game(3, 5, Options(start_player=1, neutral_seals="placed"))
    yield from game(2, 8)


def clickable(state: GameState) -> tuple[Target, ...]:
    """Everything on the table and the two buttons that answer."""
    viewer = decider(state)
    places = places_of(state, 0 if viewer is None else viewer)
    return (*places, OnSpot("primary"), OnSpot("secondary"))


def ways(reached: tuple[Reach, ...]) -> dict[Action, tuple[Target, ...]]:
    """For each action that clicks can do by itself, the clicks, three at most."""
    targets = clickable(reached[0].state)
    found: dict[Action, tuple[Target, ...]] = {}
    shortlists: dict[tuple[Action, ...], tuple[Target, ...]] = {(): ()}
    for _ in range(3):
        next_ones: dict[tuple[Action, ...], tuple[Target, ...]] = {}
        for shortlist, before in shortlists.items():
            for target in targets:
                done = click(reached, target, shortlist)
                if len(done.actions) == 1:
                    found.setdefault(done.actions[0], (*before, target))
                elif done.shortlist:
                    next_ones.setdefault(done.shortlist, (*before, target))
        shortlists = next_ones
    return found
