"""The golden games: records of games that were right, and how the wishes look at them."""

from dataclasses import dataclass
from pathlib import Path

from firenze.engine.actions import Action
from firenze.engine.events import Event
from firenze.engine.model import GameState
from firenze.session.history import History

FOLDER = Path(__file__).parent
ENDING = ".firenze"


@dataclass(frozen=True)
class Moment:
    """An action of a game with the state it met, the state it led to, and the events between."""

    before: GameState
    action: Action
    after: GameState
    events: tuple[Event, ...]


def moments_of(history: History) -> list[Moment]:
    """The moments of a game in their order."""
    return [
        Moment(history.state_after(number), entry.action, entry.state, entry.events)
        for number, entry in enumerate(history.entries)
    ]
