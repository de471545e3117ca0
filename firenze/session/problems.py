"""What is wrong with a file or a wish of the player: a message key and values, never text."""

from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = int | str
LONGEST_VALUE = 200


@dataclass(frozen=True, slots=True)
class Problem:
    """A key for a sentence of firenze.text.errors, its values, and what lies behind it."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    cause: "Problem | None" = None


def problem(key: str, /, *, cause: Problem | None = None, **values: Value) -> Problem:
    """A problem with named values; what came out of a file stays one short line."""
    shown = ((name, _printable(value)) for name, value in values.items())
    return Problem(key, tuple(shown), cause)


def file_problem(key: str, error: OSError) -> Problem:
    """A problem whose reason is what the system said about a file."""
    return problem(key, reason=error.strerror or type(error).__name__)


def _printable(value: Value) -> Value:
    if isinstance(value, int):
        return value
    shown = value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}..."
    return "".join(sign if sign.isprintable() else "?" for sign in shown)


class ProblemError(ValueError):
    """Something cannot be read or done; carries the problem that says why."""

    def __init__(self, found: Problem) -> None:
        super().__init__(f"{found.key} {dict(found.values)}")
        self.problem = found


class DataError(ProblemError):
    """A piece of JSON is not what it should be."""


class EditionError(ProblemError):
    """An edition file cannot be used."""


class RecordError(ProblemError):
    """A file is not a record of a game, or nothing of it can be used."""
