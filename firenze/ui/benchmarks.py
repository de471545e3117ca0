"""How fast the table is, beside what it should be; measured without a display."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from time import perf_counter

import pygame

from firenze.session.benchmarks import Figure, timed
from firenze.text.words import Words
from firenze.ui import showcase
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.table import draw_table
from firenze.ui.screens.table import TableScreen
from firenze.ui.targets import OnSlot
from firenze.ui.theme import Theme

FULL, HUGE = (1920, 1080), (3840, 2160)
STARTS = 5
DRIVER = "SDL_VIDEODRIVER"
Figures = Mapping[str, Figure]


def table_figures() -> Figures:
    """Every figure of the table, one after the other; takes about half a minute."""
    os.environ.setdefault(DRIVER, "dummy")
    pygame.font.init()
    resting = _in_a_child("idle")
    return {
        "first_menu_frame": Figure(_first_frame(), "s", 0.35),
        "redraw_1080p": Figure(_redraw(FULL), "ms", 4),
        "redraw_4k": Figure(_redraw(HUGE), "ms", 12),
        "hover_1080p": Figure(_hover(), "ms", 1),
        "resize_1080p": Figure(_resize(), "ms", 150),
        "click_1080p": Figure(_click(), "ms", 50),
        "idle": Figure(resting["cpu"], "%", 0.5),
        "idle_wake_ups": Figure(resting["wake_ups"], "1/s", 60),
        "memory_1080p": Figure(resting["memory"], "MB", 120),
    }


def _table(size: tuple[int, int]) -> tuple[TableScreen, Canvas]:
    """The middle of a game for four, drawn once."""
    history = showcase.played_until(Words(), showcase.in_the_middle)
    screen, theme = TableScreen(history, Words()), Theme(*size)
    canvas = Canvas(pygame.Surface(size), theme)
    screen.resize(theme)
    screen.draw(canvas)
    return screen, canvas


def _redraw(size: tuple[int, int]) -> float:
    screen, canvas = _table(size)
    view = screen.play.view()
    return timed(lambda: draw_table(canvas, screen.layout, screen.places, view), 40)


def _hover() -> float:
    screen, canvas = _table(FULL)
    slots = [screen.places.rect(OnSlot(slot)) for slot in (0, 2)]
    centres = [slot.center for slot in slots if slot]

    def move(number: int) -> None:
        motion = {"pos": centres[number % 2], "rel": (0, 0), "buttons": (0, 0, 0)}
        screen.handle(pygame.event.Event(pygame.MOUSEMOTION, motion))
        screen.draw(canvas)

    for number in range(4):
        move(number)
    numbers = iter(range(100))
    return timed(lambda: move(next(numbers)), 40)


def _resize() -> float:
    screen, canvas = _table(FULL)

    def fit() -> None:
        fresh = Canvas(canvas.surface, canvas.theme, canvas.fonts)
        screen.resize(canvas.theme)
        screen.draw(fresh)

    return timed(fit)


def _click() -> float:
    """From the click that takes a card to the picture of what came of it."""
    screen, canvas = _table(FULL)
    place, before = screen.places.rect(OnSlot(0)), screen.play.history.count
    assert place

    def click() -> None:
        screen.play.history.keep(before)
        screen.play.changed()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            screen.handle(pygame.event.Event(kind, pos=place.center, button=1))
        screen.draw(canvas)

    return timed(click)


def _first_frame() -> float:
    return sorted(_in_a_child("start")["seconds"] for _ in range(STARTS))[STARTS // 2]


def _in_a_child(part: str) -> dict[str, float]:
    """What a fresh process measures of itself."""
    code = f"from firenze.commands.bench_child import {part}; {part}()"
    began = perf_counter()
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        ready = child.stdout.readline()
        seconds = perf_counter() - began
        found: dict[str, float] = json.loads(child.stdout.read() or "{}")
    return {"seconds": round(seconds, 3), **found} if ready else {}
