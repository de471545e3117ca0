"""Golden games replay to the state that every turn of their record ended with, for ever."""

from pathlib import Path

import pytest

from firenze.engine.game import outcome
from firenze.session.record_read import load
from tests.golden.games import ENDING, FOLDER, moments_of
from tests.golden.wishes import WISHES

GAMES = sorted(FOLDER.glob(f"*{ENDING}"))


def test_every_wish_has_its_game() -> None:
    assert {path.stem for path in GAMES} == set(WISHES)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_recorded(path: Path) -> None:
    loaded = load(path)
    history = loaded.history
    assert loaded.trouble is None
    assert outcome(history.state) is not None
    assert history.start.table.setup == WISHES[path.stem].setup
    assert WISHES[path.stem].granted(moments_of(history))
