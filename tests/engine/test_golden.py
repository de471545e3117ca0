"""Golden games replay to the same standings and the same state, everywhere and for ever."""

from pathlib import Path

import pytest

from firenze.engine.game import outcome
from tests.golden.games import FOLDER, digest, final_standings, read, replay
from tests.golden.wishes import WISHES

GAMES = sorted(FOLDER.glob("*.json"))


def test_every_wish_has_its_game() -> None:
    assert {path.stem for path in GAMES} == set(WISHES)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_recorded(path: Path) -> None:
    game = read(path)
    moments = replay(game.setup, game.seed, game.actions)
    final = moments[-1].step.state
    assert outcome(final) is not None
    assert final_standings(final) == game.standings
    assert digest(final) == game.digest
    assert game.setup == WISHES[path.stem].setup
    assert WISHES[path.stem].granted(moments)
