"""The pictures of all screens, as the command writes them."""

from pathlib import Path

import pygame
import pytest

from firenze.cli import main
from firenze.engine.game import legal_actions
from firenze.engine.terms import CardType, card_type
from firenze.session.state_check import check_state
from firenze.text.words import Words
from firenze.ui import showcase

NAMES = {
    "menu",
    "new-game",
    "table-start",
    "table-midgame-4p",
    "table-extreme",
    "event-choice",
    "build-preview",
    "card-zoom",
    "curtain",
    "log",
    "undo",
    "scores",
    "replay",
    "rules",
}
WORDS = Words()


@pytest.mark.parametrize("look", [("1024x640", "100"), ("1280x800", "80")], ids="-".join)
def test_every_screen_becomes_a_file_of_exactly_the_size(
    tmp_path: Path, look: tuple[str, str]
) -> None:
    size, scale = look
    folder = tmp_path / "new" / "shots"
    assert main(["screenshots", str(folder), "--size", size, "--scale", scale]) == 0
    assert {file.stem for file in folder.iterdir()} == NAMES
    wanted = tuple(map(int, size.split("x")))
    sizes = {pygame.image.load(file).get_size() for file in folder.iterdir()}
    assert sizes == {wanted}


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    assert main(["screenshots", str(blocked)]) == 2
    assert str(blocked) in capsys.readouterr().err


def test_the_extremes_are_a_possible_position() -> None:
    state = showcase.extreme(WORDS).state
    player = state.players[state.turn.player]
    check_state(state)
    assert (len(player.towers), max(t.height for t in player.towers)) == (12, 15)
    assert (sum(player.storage), len(player.hand)) == (24, 9)
    assert max(sum(slot.bricks) for slot in state.market.row) == 20


def test_the_choice_belongs_to_an_event() -> None:
    state = showcase.played_until(WORDS, showcase.struck).state
    assert state.market.taken
    assert card_type(state.market.taken.card) is CardType.EVENT
    assert len(legal_actions(state)) > 1


def test_a_picture_that_cannot_be_written_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "menu.png").mkdir()
    assert main(["screenshots", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
