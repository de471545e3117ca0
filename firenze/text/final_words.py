"""The final scoring in words (E2, E3)."""

from typing import assert_never

from firenze.engine.events import CelebrationCounted, MajorityCounted
from firenze.engine.terms import Colour, PrestigeSource
from firenze.text.card_words import signed
from firenze.text.cards import card_name
from firenze.text.words import Words


def source_name(source: PrestigeSource, _: Words) -> str:
    """What prestige came from, as the head of a column."""
    match source:
        case PrestigeSource.COMMISSIONS:
            return _("Commissions")
        case PrestigeSource.BALCONIES:
            return _("Balconies")
        case PrestigeSource.LEVEL_TILES:
            return _("Level tiles")
        case PrestigeSource.PRIVILEGES:
            return _("Privileges")
        case PrestigeSource.END_TILE:
            return _("End tile")
        case PrestigeSource.CELEBRATIONS:
            return _("Celebrations")
        case PrestigeSource.MAJORITIES:
            return _("Majorities")
    assert_never(source)


def count_words(
    count: CelebrationCounted | MajorityCounted, names: tuple[str, ...], _: Words
) -> str:
    """One step of the final scoring in a sentence."""
    match count:
        case CelebrationCounted(player=player, card=card, amount=amount):
            return _(
                "{name} counts {card}: {amount}",
                name=names[player],
                card=card_name(card, _),
                amount=signed(amount),
            )
        case MajorityCounted(players=()):
            return _("{tower}: nobody has a seal there", tower=_tower(count.colour, _))
        case MajorityCounted(players=players, amount=amount):
            said = {
                "tower": _tower(count.colour, _),
                "names": both(tuple(names[player] for player in players), _),
            }
            if not amount and len(players) > 1:
                return _("{tower}: {names} tie, and nobody gains", **said)
            return _("{tower}: most seals, {names}: {amount}", amount=signed(amount), **said)
    assert_never(count)


def winners_words(names: tuple[str, ...], prestige: int, _: Words) -> str:
    """Who won, with how much prestige (E3)."""
    if len(names) == 1:
        return _("{name} wins with {prestige} prestige.", name=names[0], prestige=prestige)
    return _(
        "{names} share the victory with {prestige} prestige.",
        names=both(names, _),
        prestige=prestige,
    )


def both(names: tuple[str, ...], _: Words) -> str:
    """Names in a row, the last after "and"."""
    if len(names) == 1:
        return names[0]
    return _("{names} and {last}", names=_(", ").join(names[:-1]), last=names[-1])


def _tower(colour: Colour, _: Words) -> str:
    match colour:
        case Colour.WHITE:
            return _("White tower")
        case Colour.YELLOW:
            return _("Yellow tower")
        case Colour.GREEN:
            return _("Green tower")
        case Colour.RED:
            return _("Red tower")
        case Colour.BLUE:
            return _("Blue tower")
        case Colour.PURPLE:
            return _("Purple tower")
    assert_never(colour)
