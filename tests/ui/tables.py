"""Games and clicks for the tests of this folder."""

from collections.abc import Iterable, Iterator
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
def decisions(
    players: int, seed: int, options: Options | None = None
) -> tuple[tuple[GameState, Action], ...]:
    """A whole game as positions and what was done there; some decisions are drawn blindly."""
    state, rng = new_game(setup_of(players, options), load_classic(), seed), seed
    found: list[tuple[GameState, Action]] = []
    while legal := legal_actions(state):
        policy = uniform if len(found) % 5 == 4 else eager
        action, rng = policy(state, legal, rng)
        found.append((state, action))
        state = apply(state, action).state
    return tuple(found)


def game(players: int, seed: int, options: Options | None = None) -> tuple[GameState, ...]:
    """The positions of a whole game, apart from its end."""
    return tuple(state for state, _ in decisions(players, seed, options))


def games() -> Iterator[GameState]:
    """The positions of a few different games."""
    yield from game(4, 11)
    yield from game(3, 5, Options(start_player=1, neutral_seals="placed"))
    yield from game(2, 8)


def clickable(state: GameState) -> tuple[Target, ...]:
    """Everything on the table and the two buttons that answer."""
    viewer = decider(state)
    places = places_of(state, 0 if viewer is None else viewer)
    return (*places, OnSpot("primary"), OnSpot("secondary"))


def ways(
    reached: tuple[Reach, ...], targets: Iterable[Target] = ()
) -> dict[Action, tuple[Target, ...]]:
    """For each action that clicks on targets can do by itself, the clicks, three at most."""
    targets = tuple(targets) or clickable(reached[0].state)
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
