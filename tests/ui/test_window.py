"""A whole game in a real window, and a game that outlives four ends of its program."""

import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest

from firenze.engine.game import outcome
from firenze.engine.model import GameState
from firenze.session.problems import RecordError
from firenze.session.record_read import load
from tests.ui.real_window import (
    GAME,
    PATIENCE,
    click_at,
    close_window,
    do_all,
    mirrored,
    pause_buttons,
    running,
    xdotool,
)

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not shutil.which("Xvfb"), reason="Xvfb is not installed"),
    pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed"),
]


def test_a_whole_game_is_played_and_kept_with_real_clicks(
    surroundings: dict[str, str], tmp_path: Path
) -> None:
    pygame.font.init()
    clicks = mirrored()
    last = clicks[-1][1]
    assert outcome(last)
    with running(surroundings, "play", *GAME) as program:
        do_all(surroundings, [orders for orders, _ in clicks])
        xdotool(surroundings, "key", "Escape", "key", "Escape")
        buttons = pause_buttons()
        do_all(surroundings, [click_at(buttons["quit"])])
        _, errors = program.communicate(timeout=PATIENCE)
    (file,) = tmp_path.glob("firenze/games/*.firenze")
    assert load(file).history.state == last
    assert program.returncode == 0
    assert not errors


Program = subprocess.Popen[bytes]
End = Callable[[Program, dict[str, str]], None]


ENDS: tuple[tuple[End, int], ...] = (
    (lambda program, _: program.kill(), -signal.SIGKILL),
    (lambda program, _: program.terminate(), 0),
    (lambda program, _: program.send_signal(signal.SIGINT), 130),
    (lambda program, surroundings: close_window(surroundings, program), 0),
)


def _wait_for(state: GameState, folder: Path) -> None:
    """Waits until the only game of a folder has come to a position."""
    late = monotonic() + PATIENCE
    while monotonic() < late:
        try:
            (file,) = folder.glob("firenze/games/*.firenze")
            if load(file).history.state == state:
                return
        except (RecordError, ValueError):
            pass
        sleep(0.05)
    raise AssertionError("the clicks have not come to the file")


def test_a_game_goes_on_however_its_program_ended(
    surroundings: dict[str, str], tmp_path: Path
) -> None:
    pygame.font.init()
    clicks, words = mirrored(), ["play", *GAME]
    for number, (end, code) in enumerate(ENDS):
        some = clicks[30 * number : 30 * number + 30]
        with running(surroundings, *words) as program:
            if number:
                xdotool(surroundings, "key", "Return")
            do_all(surroundings, [orders for orders, _ in some])
            _wait_for(some[-1][1], tmp_path)
            end(program, surroundings)
            _, errors = program.communicate(timeout=PATIENCE)
        assert program.returncode == code
        assert not errors
        words = []
    _wait_for(some[-1][1], tmp_path)
