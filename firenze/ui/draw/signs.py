"""Short figures: prestige with its sign, and what a building is known by: 2:1, 15, -1."""

from firenze.engine.edition import Effects
from firenze.engine.terms import CardKind


def sign_words(kind: CardKind, effects: Effects) -> str:
    """The figure on the sign of a building, with the edition's numbers (K)."""
    match kind:
        case CardKind.BRIDGE:
            return f"{effects.bridge_rate}:1"
        case CardKind.STORAGE_HOUSE:
            return str(effects.storage_house_limit)
        case CardKind.WORKSHOP:
            return f"\u2212{effects.workshop_discount}"
        case _:
            return ""


def signed(prestige: int) -> str:
    """Prestige with a real minus sign where it is below zero."""
    return str(prestige).replace("-", "\u2212")
