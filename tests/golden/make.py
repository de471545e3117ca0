"""Finds the golden games and writes them: python -m tests.golden.make [NAME ...].

Eager players try one seed after another; of the first few games that grant a wish, the shortest
is kept. Made anew only when a rule was wrong: the games in the repository are the reference.
"""

import sys
from itertools import count, islice

from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.record_write import save
from tests.golden.games import ENDING, FOLDER, moments_of
from tests.golden.wishes import WISHES, Wish
from tests.session.games import finished

CANDIDATES = 5


def find(wish: Wish) -> History:
    """A short game that grants a wish."""
    games = (finished(begin(wish.setup, load_classic(), seed), seed) for seed in count(1))
    granted = (game for game in games if wish.granted(moments_of(game)))
    return min(islice(granted, CANDIDATES), key=lambda game: game.count)


def main(names: list[str]) -> None:
    """Makes the named games, or all."""
    for name in names or WISHES:
        save(find(WISHES[name]), FOLDER / f"{name}{ENDING}")


if __name__ == "__main__":
    main(sys.argv[1:])
