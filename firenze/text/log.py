"""The log in sentences, grouped by turn: everything that happened to everybody."""

from collections.abc import Iterable
from dataclasses import dataclass

from firenze.engine.events import Event
from firenze.engine.model import GameState
from firenze.text.deed_words import deed_words
from firenze.text.deeds import Topic
from firenze.text.gather import deeds
from firenze.text.words import Words


@dataclass(frozen=True, slots=True)
class LogSentence:
    """A line of the log: whose it is, what happened, and the events that it tells.

    `player` is None for what concerns nobody in particular. A heading begins the turn of its
    player. Words between two `**` are bold. `step` is the number of the action that began it.
    """

    player: int | None
    words: str
    events: tuple[Event, ...]
    heading: bool
    step: int


def log_sentences(
    steps: Iterable[tuple[GameState, tuple[Event, ...]]], _: Words
) -> tuple[LogSentence, ...]:
    """The log of a game, from the positions before its actions and the events they led to."""
    found = []
    for deed in deeds(steps):
        heading = deed.topic is Topic.TURN
        words = deed_words(deed, _)
        found.append(LogSentence(deed.player, words, tuple(deed.events), heading, deed.step))
    return tuple(found)
