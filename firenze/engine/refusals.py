"""Why an action is not legal: a rule number, a message key and its values; never text."""

from typing import TypeAlias

from firenze.engine.records import record

Value: TypeAlias = int | str


@record
class Refusal:
    """The rule that forbids an action, a key for its sentence, and the sentence's values."""

    rule: str
    key: str
    values: tuple[tuple[str, Value], ...] = ()


def refuse(rule: str, key: str, **values: Value) -> Refusal:
    """A refusal with named values."""
    return Refusal(rule, key, tuple(values.items()))


class BadSetup(ValueError):
    """Raised by new_game for a set-up that cannot be played; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}")
        self.refusal = refusal


class IllegalAction(ValueError):
    """Raised by apply for an action that is not legal; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {dict(refusal.values)}")
        self.refusal = refusal
