"""What a card says besides its name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardWords:
    """`brief` fits a small card, 42 characters in English; `text` is one to three sentences."""

    brief: str
    text: str


def signed(prestige: int) -> str:
    """Prestige with its sign, such as +3, with a true minus sign."""
    return f"{prestige:+d}".replace("-", "\N{MINUS SIGN}")
