"""What a screen is, and what it may ask of the application around it."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.theme import Theme

if TYPE_CHECKING:
    from firenze.engine.edition import Edition
    from firenze.engine.model import Setup
    from firenze.session.history import History


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class ShowMenu:
    """Leave everything and open the menu."""


@dataclass(frozen=True, slots=True)
class ShowNewGame:
    """Set up a new game."""


@dataclass(frozen=True, slots=True)
class StartGame:
    """Begin a game; without `edition` on the one that came with the program."""

    setup: "Setup"
    seed: int
    edition: "Edition | None" = None


@dataclass(frozen=True, slots=True)
class ShowTable:
    """Go back to the game that is running."""


@dataclass(frozen=True, slots=True)
class ShowRules:
    """Open the rules over this screen, at a rule or section such as "T3.2" or "K"."""

    number: str | None = None


@dataclass(frozen=True, slots=True)
class ShowScores:
    """Open the final scoring of the running game."""


@dataclass(frozen=True, slots=True)
class OpenPause:
    """Open the pause menu over the table."""


@dataclass(frozen=True, slots=True)
class ShowGames:
    """Open the list of games."""


@dataclass(frozen=True, slots=True)
class LoadGame:
    """Go on with the game in a record's file."""

    path: Path


@dataclass(frozen=True, slots=True)
class OpenReplay:
    """Look back at a game: the record in a file, or the running game without one."""

    path: Path | None = None


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Begin a new game with what another one led to."""

    history: "History"


@dataclass(frozen=True, slots=True)
class Back:
    """Close this screen; the one below shows again."""


Signal: TypeAlias = (
    Quit
    | ShowMenu
    | ShowNewGame
    | StartGame
    | ShowTable
    | ShowRules
    | ShowScores
    | OpenPause
    | ShowGames
    | LoadGame
    | OpenReplay
    | PlayOn
    | Back
)


class Screen(Protocol):
    """A full window of the program. `resize` comes before anything else, and at every new size."""

    def resize(self, theme: Theme) -> None:
        """Takes the size and look of the window; asks for a redraw."""

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Takes one event, in window pixels; returns what the application shall do, if anything."""

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if the window must be drawn again."""

    def draw(self, canvas: Canvas) -> None:
        """Draws the whole window."""
