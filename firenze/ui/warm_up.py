"""Loads what the menu does not need while the menu is looked at, so that a game opens at once."""

from importlib import import_module
from threading import Thread

LATER = (
    "firenze.session.keeper",
    "firenze.ui.screens.table",
    "firenze.ui.screens.new_game",
    "firenze.ui.screens.games",
    "firenze.ui.screens.rules",
)
"""Modules whose import takes long, the most urgent first."""


def warm_up() -> Thread:
    """Begins to load them beside the running program, and returns who does it."""
    thread = Thread(target=lambda: [import_module(name) for name in LATER], daemon=True)
    thread.start()
    return thread
