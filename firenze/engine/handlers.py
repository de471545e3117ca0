"""How a room of the rules presents itself to dispatch.py.

`verify` says what forbids an action, `legal` lists those that nothing forbids (from the same
questions, asked once for all), `perform` does one. A choice that lies on top of the pending stack
has its own handler; it is popped before `perform`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Never, TypeVar

from firenze.engine.actions import Action
from firenze.engine.draft import Draft, Position
from firenze.engine.refusals import Refusal

A = TypeVar("A", bound=Action)
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class PhaseHandler(Generic[A]):
    """A phase: its decisions, and `arrive`, which does what runs by itself.

    `arrive` returns whether the game moved on; False means that the phase waits for a decision.
    """

    rule: str
    accepts: tuple[type, ...]
    legal: Callable[[Position], list[A]]
    verify: Callable[[Position, A], Refusal | None]
    perform: Callable[[Draft, A], None]
    arrive: Callable[[Draft], bool]


def silent(rule: str, arrive: Callable[[Draft], bool]) -> PhaseHandler[Never]:
    """A phase in which nobody decides."""
    return PhaseHandler(rule, (), lambda _: [], lambda _, __: None, lambda _, __: None, arrive)


@dataclass(frozen=True, slots=True)
class ChoiceHandler(Generic[C, A]):
    """A choice that a player owes."""

    rule: str
    accepts: type[A]
    legal: Callable[[Position, C], list[A]]
    verify: Callable[[Position, C, A], Refusal | None]
    perform: Callable[[Draft, C, A], None]


def chosen_from(
    rule: str,
    accepts: type[A],
    candidates: Callable[[Position, C], Iterable[A]],
    verify: Callable[[Position, C, A], Refusal | None],
    perform: Callable[[Draft, C, A], None],
) -> ChoiceHandler[C, A]:
    """A choice that lists, in their order, those candidates that `verify` does not refuse."""

    def legal(position: Position, choice: C) -> list[A]:
        found = candidates(position, choice)
        return [action for action in found if verify(position, choice, action) is None]

    return ChoiceHandler(rule, accepts, legal, verify, perform)
