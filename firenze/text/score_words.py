"""The prestige of a score with its parts (T5.7)."""

from collections.abc import Iterable

from firenze.engine.events import Event, PrestigeGained
from firenze.engine.terms import PrestigeSource
from firenze.text.counts import listed
from firenze.text.words import Words


def gains(events: Iterable[Event], player: int) -> tuple[PrestigeGained, ...]:
    """The prestige that events bring to a player, in its parts."""
    return tuple(e for e in events if isinstance(e, PrestigeGained) and e.player == player)


def total(parts: Iterable[PrestigeGained]) -> int:
    """The sum of the parts."""
    return sum(part.amount for part in parts)


def parts_words(parts: tuple[PrestigeGained, ...], _: Words) -> str:
    """The sum, and what it is made of where it has parts: "9 prestige (6, level tile 3)"."""
    amount = total(parts)
    if len(parts) < 2:
        return _("{sum} prestige", sum=amount)
    said = listed([_part(part, _) for part in parts], _)
    return _("{sum} prestige ({parts})", sum=amount, parts=said)


def _part(part: PrestigeGained, _: Words) -> str:
    match part.source:
        case PrestigeSource.LEVEL_TILES:
            return _("level tile {n}", n=part.amount)
        case PrestigeSource.PRIVILEGES:
            return _("Privilege {n}", n=part.amount)
        case PrestigeSource.END_TILE:
            return _("end tile {n}", n=part.amount)
        case PrestigeSource.BALCONIES:
            return _("balcony {n}", n=part.amount)
        case _:
            return str(part.amount)
