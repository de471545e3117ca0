"""A whole game in a real window: real clicks from xdotool on a display that Xvfb provides.

The test plays the same game in a mirror without a window, which tells where to click; in the end
the record that the program kept must be the mirror's.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from firenze.engine.game import outcome
from firenze.engine.model import GameState, Options, Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.history import begin
from firenze.session.record_read import load
from firenze.text.seats import seat_names
from firenze.text.words import Words
from firenze.ui.clicks import reaches
from firenze.ui.screens.pause import PauseScreen
from firenze.ui.screens.table import TableScreen
from firenze.ui.theme import Theme
from tests.ui.screen_tools import click, drawn
from tests.ui.tables import decisions, ways
from tests.ui.test_whole_game import hit

PLAYERS, SEED = 2, 8
SIZE = (1280, 720)
AT_ONCE = 60
PATIENCE = 30.0

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb is not installed"),
    pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed"),
]

Position = tuple[int, int]


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual display of the window's size."""
    reader, writer = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-noreset"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as number:
            name = f":{number.readline().strip()}"
        yield name
        server.terminate()


@pytest.fixture
def surroundings(display: str, tmp_path: Path) -> dict[str, str]:
    """The environment of the program and of xdotool.

    SDL drops a click that comes just when a window gains the focus, unless it is told not to.
    """
    kept = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    return {
        **kept,
        "DISPLAY": display,
        "XDG_DATA_HOME": str(tmp_path),
        "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    }


def mirrored() -> tuple[list[Position], GameState]:
    """Where a whole game is clicked, and its last position."""
    names = seat_names(Words())
    seats = tuple(Seat(names[family], family) for family in range(PLAYERS))
    setup = Setup(seats, Options(start_player=0))
    screen = TableScreen(begin(setup, load_classic(), SEED), Words())
    screen.resize(Theme(*SIZE))
    positions: list[Position] = []
    for state, action in decisions(PLAYERS, SEED):
        for target in ways(reaches(state), hit(screen))[action]:
            rect = screen.places.rect(target)
            assert rect
            positions.append(rect.center)
            click(screen, rect.center)
    return positions, screen.play.history.state


def pause_buttons() -> dict[str, Position]:
    """Where the buttons of the pause menu are."""
    below = TableScreen(begin(Setup((Seat("A", 0), Seat("B", 1))), load_classic(), 1), Words())
    screen = PauseScreen(Words(), below, kept=True)
    below.resize(Theme(*SIZE))
    screen.resize(Theme(*SIZE))
    drawn(screen, Theme(*SIZE))
    return {button.name: button.rect.center for button in screen.group.widgets}


def xdotool(surroundings: dict[str, str], *words: str) -> None:
    subprocess.run(["xdotool", *words], env=surroundings, check=True, timeout=PATIENCE)


def click_all(surroundings: dict[str, str], positions: list[Position]) -> None:
    for start in range(0, len(positions), AT_ONCE):
        words: list[str] = []
        for x, y in positions[start : start + AT_ONCE]:
            words += ["mousemove", str(x), str(y), "mousedown", "1", "mouseup", "1"]
        xdotool(surroundings, *words)


@contextmanager
def running(surroundings: dict[str, str], *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program in its window; it is killed if it has not left by itself."""
    command = [sys.executable, "-m", "firenze", *words]
    program = subprocess.Popen(command, env=surroundings, stderr=subprocess.PIPE)
    try:
        xdotool(surroundings, "search", "--sync", "--onlyvisible", "--pid", str(program.pid))
        yield program
    finally:
        program.kill()
        program.wait()


def test_a_whole_game_is_played_and_kept_with_real_clicks(
    surroundings: dict[str, str], tmp_path: Path
) -> None:
    pygame.font.init()
    positions, last = mirrored()
    assert outcome(last)
    game = ["--players", str(PLAYERS), "--seed", str(SEED), "--option", "start_player=1"]
    with running(surroundings, "play", *game, "--size", "1280x720") as program:
        click_all(surroundings, positions)
        xdotool(surroundings, "key", "Escape", "key", "Escape")
        buttons = pause_buttons()
        click_all(surroundings, [buttons["quit"]])
        _, errors = program.communicate(timeout=PATIENCE)
    (file,) = tmp_path.glob("firenze/games/*.firenze")
    assert load(file).history.state == last
    assert program.returncode == 0
    assert not errors
