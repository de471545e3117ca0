"""Finds the golden games and writes them: python -m tests.golden.make [NAME ...].

Eager players try one seed after another; of the first few games that grant a wish, the shortest
is kept. Made anew only when a rule was wrong: the games in the repository are the reference.
"""

import sys
from itertools import count, islice

from firenze.bots.policies import eager
from firenze.engine.actions import Action
from firenze.engine.game import apply, legal_actions, new_game
from firenze.engine.model import Setup
from firenze.session.edition_file import load_classic
from tests.golden.games import FOLDER, golden_of, replay, write
from tests.golden.wishes import WISHES, Wish

CANDIDATES = 5


def play(setup: Setup, seed: int) -> tuple[Action, ...]:
    """The actions of a game between eager players."""
    state, rng, actions = new_game(setup, load_classic(), seed), seed, []
    while legal := legal_actions(state):
        action, rng = eager(state, legal, rng)
        actions.append(action)
        state = apply(state, action).state
    return tuple(actions)


def find(wish: Wish) -> tuple[int, tuple[Action, ...]]:
    """Seed and actions of a short game that grants a wish."""
    games = ((seed, play(wish.setup, seed)) for seed in count(1))
    granted = (game for game in games if wish.granted(replay(wish.setup, *game)))
    return min(islice(granted, CANDIDATES), key=lambda game: len(game[1]))


def main(names: list[str]) -> None:
    """Makes the named games, or all."""
    for name in names or WISHES:
        wish = WISHES[name]
        write(golden_of(wish.setup, *find(wish)), FOLDER / f"{name}.json")


if __name__ == "__main__":
    main(sys.argv[1:])
