"""The names of colours, phases and card types."""

from typing import assert_never

from firenze.engine.terms import CardType, Colour, Phase
from firenze.text.words import Words


def colour_name(colour: Colour, _: Words) -> str:
    """A brick colour, in small letters (C1)."""
    match colour:
        case Colour.WHITE:
            return _("white")
        case Colour.YELLOW:
            return _("yellow")
        case Colour.GREEN:
            return _("green")
        case Colour.RED:
            return _("red")
        case Colour.BLUE:
            return _("blue")
        case Colour.PURPLE:
            return _("purple")
    assert_never(colour)


NUMERALS = ("I", "II", "III", "IV")
"""The numbers of the balconies, as they are carved on them (T5.2)."""


def phase_name(phase: Phase, _: Words) -> str:
    """A phase of the turn (T1 to T6), the set-up (S) or the end (E), short enough for a ribbon."""
    match phase:
        case Phase.SETUP:
            return _("Set-up")
        case Phase.TAKE:
            return _("Take a card")
        case Phase.EXCHANGE:
            return _("Exchange")
        case Phase.BUILD:
            return _("Build")
        case Phase.ABANDONED:
            return _("Abandoned towers")
        case Phase.COMMISSIONS:
            return _("Commissions")
        case Phase.LIMITS:
            return _("Limits")
        case Phase.OVER:
            return _("The end")
    assert_never(phase)


def card_type_name(card_type: CardType, _: Words) -> str:
    """What sort of card it is (K)."""
    match card_type:
        case CardType.EVENT:
            return _("Event")
        case CardType.CELEBRATION:
            return _("Celebration")
        case CardType.CHARACTER:
            return _("Character")
        case CardType.BUILDING:
            return _("Building")
        case CardType.CHURCH:
            return _("Church card")
    assert_never(card_type)
