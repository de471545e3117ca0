"""What the benchmarks run in a process of its own, which imports no more than the program does."""

import json
from time import perf_counter, process_time, sleep

from firenze.commands.common import emit, stdout
from firenze.text.words import Words
from firenze.ui.app import CALM, Loop
from firenze.ui.display import open_display, open_window
from firenze.ui.navigator import Navigator
from firenze.ui.screens.base import ShowMenu, StartGame

SMALL, FULL = (1280, 720), (1920, 1080)
IDLE = 20.0
"""Seconds for which the table is left alone."""


def start() -> None:
    """Shows the menu and says so."""
    open_display()
    loop = Loop(open_window(SMALL), 100, Navigator(Words()))
    loop.navigator.obey(ShowMenu())
    loop.fit()
    loop.step(0)
    emit(["ready"])
    stdout().flush()


def idle() -> None:
    """The table at rest for a while: processor, wake-ups and memory."""
    open_display()
    loop = Loop(open_window(FULL), 100, Navigator(Words()))
    from firenze.ui import showcase

    loop.navigator.obey(StartGame(showcase.four_seats(Words()), showcase.SEED))
    loop.fit()
    loop.step(0)
    emit(["ready"])
    stdout().flush()
    began, busy, woken = perf_counter(), process_time(), _system()["wake_ups"]
    while perf_counter() - began < IDLE:
        sleep(1 / CALM)
        loop.step(1 / CALM)
    system = _system()
    found = {
        "cpu": round(100 * (process_time() - busy) / IDLE, 2),
        "wake_ups": round((system["wake_ups"] - woken) / IDLE, 1),
        "memory": round(system["memory"], 1),
    }
    emit([json.dumps(found)])


def _system() -> dict[str, float]:
    """Wake-ups and megabytes of this process so far; zeros where the system does not tell."""
    try:
        import resource
    except ImportError:
        return {"wake_ups": 0.0, "memory": 0.0}
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return {"wake_ups": usage.ru_nvcsw, "memory": usage.ru_maxrss / 1024}
