"""Choices that are met brick by brick from storage."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from firenze.engine.actions import DiscardBrick, PayBrick
from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import ChoiceHandler
from firenze.engine.queries import held, no_brick
from firenze.engine.refusals import Refusal


class Owed(Protocol):
    """A choice that its player owes."""

    @property
    def player(self) -> int:
        """Whose storage it is about."""


C = TypeVar("C", bound=Owed)
A = TypeVar("A", PayBrick, DiscardBrick)


def from_storage(
    rule: str, actions: tuple[A, ...], perform: Callable[[Draft, C, A], None]
) -> ChoiceHandler[C, A]:
    """A choice of any brick that lies in the player's storage; `actions` are one a colour."""

    def legal(position: Position, choice: C) -> list[A]:
        return held(actions, position.players[choice.player].storage)

    def verify(position: Position, choice: C, action: A) -> Refusal | None:
        storage = position.players[choice.player].storage
        return no_brick(storage, action.colour, rule, "no_such_brick")

    return ChoiceHandler(rule, type(actions[0]), legal, verify, perform)
