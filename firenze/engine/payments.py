"""Choices of any one brick that lies in a heap: payments from storage, draws from the bag."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from firenze.engine.actions import DiscardBrick, DrawBrick, PayBrick
from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import ChoiceHandler
from firenze.engine.queries import held, no_brick
from firenze.engine.refusals import Refusal
from firenze.engine.terms import Bricks


class Owed(Protocol):
    """A choice that its player owes."""

    @property
    def player(self) -> int:
        """Who decides."""


C = TypeVar("C", bound=Owed)
A = TypeVar("A", PayBrick, DiscardBrick, DrawBrick)


def from_storage(
    rule: str, actions: tuple[A, ...], perform: Callable[[Draft, C, A], None]
) -> ChoiceHandler[C, A]:
    """A choice of any brick in the player's storage; `actions` are one a colour."""

    def storage(position: Position, choice: C) -> Bricks:
        return position.players[choice.player].storage

    return _from_heap(rule, "no_such_brick", actions, storage, perform)


def from_bag(
    rule: str, actions: tuple[A, ...], perform: Callable[[Draft, C, A], None]
) -> ChoiceHandler[C, A]:
    """A choice of any brick in the bag; `actions` are one a colour."""

    def bag(position: Position, choice: C) -> Bricks:
        return position.market.bag

    return _from_heap(rule, "brick_not_in_bag", actions, bag, perform)


def _from_heap(
    rule: str,
    key: str,
    actions: tuple[A, ...],
    heap: Callable[[Position, C], Bricks],
    perform: Callable[[Draft, C, A], None],
) -> ChoiceHandler[C, A]:
    def legal(position: Position, choice: C) -> list[A]:
        return held(actions, heap(position, choice))

    def verify(position: Position, choice: C, action: A) -> Refusal | None:
        return no_brick(heap(position, choice), action.colour, rule, key)

    return ChoiceHandler(rule, type(actions[0]), legal, verify, perform)
