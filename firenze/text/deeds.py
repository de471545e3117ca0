"""The events of a game in groups that one sentence each can tell.

A deed gathers what belongs together although other things came between: all bricks added in a
turn and their cost, a card with its payment and its bricks, one player's loss by an event.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from firenze.engine.events import BricksMoved, Event
from firenze.engine.model import GameState
from firenze.engine.terms import NO_BRICKS, Bricks, CardKind, shifted


class Topic(StrEnum):
    """What a deed is about."""

    TURN = "turn"
    SEALS = "seals"
    TAKE = "take"
    MEMORIAL = "memorial"
    STRUCK = "struck"
    SPARED = "spared"
    PASSED = "passed"
    SHUFFLE = "shuffle"
    EXCHANGE = "exchange"
    PLAY = "play"
    BUILD = "build"
    FALL = "fall"
    SCORE = "score"
    MARKER = "marker"
    LIMITS = "limits"
    FINAL = "final"
    COUNT = "count"
    END = "end"


@dataclass(slots=True)
class Deed:
    """What one player did or suffered.

    `state` is the position before the action that began it, `step` that action's number from 0.
    """

    topic: Topic
    player: int | None
    state: GameState
    step: int
    card: CardKind | None = None
    events: list[Event] = field(default_factory=list)


def moved(deed: Deed, source: type, target: type) -> Bricks:
    """The bricks that a deed moved from places of one kind to places of another, together."""
    found = NO_BRICKS
    for event in deed.events:
        match event:
            case BricksMoved() if isinstance(event.source, source):
                found = shifted(found, event.bricks, int(isinstance(event.target, target)))
    return found
