"""The program in a real window, and real clicks from xdotool on a display that Xvfb provides.

A mirror without a window plays the same game and tells where to click.
"""

import ctypes
import ctypes.util
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import pygame

from firenze.engine.model import GameState, Options, Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.history import begin
from firenze.text.seats import seat_names
from firenze.text.words import Words
from firenze.ui.clicks import reaches
from firenze.ui.screens.pause import PauseScreen
from firenze.ui.screens.table import TableScreen
from firenze.ui.targets import OnSpot
from firenze.ui.theme import Theme
from tests.ui.screen_tools import click, drawn, press
from tests.ui.tables import decisions, ways
from tests.ui.test_whole_game import hit

PLAYERS, SEED = 2, 8
SIZE = (1280, 720)
AT_ONCE = 60
PATIENCE = 30.0
PRIMARY = OnSpot("primary")
CALM_CLICKS, CALM = 3, "2"
"""So many clicks on the large button wait for so many seconds, until it takes clicks again."""

Position = tuple[int, int]
Orders = tuple[str, ...]
"""What xdotool is told."""
GAME = ("--players", str(PLAYERS), "--seed", str(SEED), "--option", "start_player=1")


@contextmanager
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


def surroundings(display: str, data: Path) -> dict[str, str]:
    """The environment of the program and of xdotool.

    SDL drops a click that comes just when a window gains the focus, unless it is told not to.
    """
    kept = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    return {
        **kept,
        "DISPLAY": display,
        "XDG_DATA_HOME": str(data),
        "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    }


def click_at(position: Position) -> Orders:
    """A click of the left button."""
    return ("mousemove", *map(str, position), "mousedown", "1", "mouseup", "1")


def mirrored() -> list[tuple[Orders, GameState]]:
    """How a whole game is played, and the position of the game after each click.

    The large button takes no click for a moment after its words change; as waiting takes long,
    it is clicked a few times and worked by its key from then on.
    """
    names = seat_names(Words())
    seats = tuple(Seat(names[family], family) for family in range(PLAYERS))
    setup = Setup(seats, Options(start_player=0))
    screen = TableScreen(begin(setup, load_classic(), SEED), Words())
    screen.resize(Theme(*SIZE))
    clicks: list[tuple[Orders, GameState]] = []
    calm = CALM_CLICKS
    for state, action in decisions(PLAYERS, SEED):
        for target in ways(reaches(state), hit(screen))[action]:
            rect = screen.places.rect(target)
            assert rect
            orders = click_at(rect.center)
            if target != PRIMARY:
                click(screen, rect.center)
            else:
                press(screen, pygame.K_SPACE)
                orders = ("sleep", CALM, *orders) if calm > 0 else ("key", "space")
                calm -= 1
            clicks.append((orders, screen.play.history.state))
    return clicks


def pause_buttons() -> dict[str, Position]:
    """Where the buttons of the pause menu are."""
    below = TableScreen(begin(Setup((Seat("A", 0), Seat("B", 1))), load_classic(), 1), Words())
    screen = PauseScreen(Words(), below, kept=True)
    below.resize(Theme(*SIZE))
    screen.resize(Theme(*SIZE))
    drawn(screen, Theme(*SIZE))
    return {button.name: button.rect.center for button in screen.group.widgets}


def xdotool(surroundings: dict[str, str], *words: str) -> str:
    """What xdotool prints when it does as it is told."""
    command = ["xdotool", *words]
    return subprocess.check_output(command, env=surroundings, timeout=PATIENCE, text=True)


class _ClientMessage(ctypes.Structure):
    """The event of this name as Xlib lays it out, padded to the size of any event."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 24),
    )


def close_window(surroundings: dict[str, str], program: subprocess.Popen[bytes]) -> None:
    """Asks the window of a program to close, as the button of its frame does."""
    found = xdotool(surroundings, "search", "--onlyvisible", "--pid", str(program.pid))
    window = int(found.split()[0])
    xlib = ctypes.CDLL(ctypes.util.find_library("X11"))
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(xlib.XOpenDisplay(surroundings["DISPLAY"].encode()))
    protocols, close = (
        xlib.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    event = _ClientMessage(33, 0, 1, display, window, protocols, 32, (close, 0))
    xlib.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    xlib.XCloseDisplay(display)


def do_all(surroundings: dict[str, str], orders: Sequence[Orders]) -> None:
    """Has xdotool do one thing after the other, as fast as it can."""
    for start in range(0, len(orders), AT_ONCE):
        xdotool(surroundings, *chain.from_iterable(orders[start : start + AT_ONCE]))


@contextmanager
def running(surroundings: dict[str, str], *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program in its window; it is killed if it has not left by itself."""
    command = [sys.executable, "-m", "firenze", *words, "--size", f"{SIZE[0]}x{SIZE[1]}"]
    program = subprocess.Popen(command, env=surroundings, stderr=subprocess.PIPE)
    try:
        xdotool(surroundings, "search", "--sync", "--onlyvisible", "--pid", str(program.pid))
        yield program
    finally:
        program.kill()
        program.wait()
