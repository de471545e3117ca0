"""What a bot answers when it is asked for its move."""

from typing import Literal, TypeAlias

from firenze.engine.actions import Action
from firenze.engine.records import record
from firenze.engine.refusals import Value

ReasonKey: TypeAlias = Literal[
    "closes",
    "ends_game",
    "scores",
    "lays_marker",
    "hinders",
    "feeds",
    "starts",
    "takes_card",
    "collects",
    "saves",
    "spares",
    "least_loss",
]
"""What a move is for; the values of each stand beside it in reasons.py."""


@record
class Reason:
    """A key for the sentence that says what a move is for, and the sentence's values."""

    key: ReasonKey
    values: tuple[tuple[str, Value], ...] = ()


@record
class Alternative:
    """A turn that begins otherwise: its first action, its reason, its worth."""

    action: Action
    reason: Reason
    value: float


@record
class Thought:
    """What to do next and why.

    `actions` are legal in this order, up to the next that reveals something hidden or waits for
    somebody else; at least one. `value` is how many prestige points ahead of its rivals the bot
    expects to be; `alternatives` are the best turns that begin with another action, best first.
    `nodes` counts the actions that were tried out.
    """

    actions: tuple[Action, ...]
    reason: Reason
    value: float
    alternatives: tuple[Alternative, ...]
    nodes: int
