"""What a character did when it was played, in a sentence."""

from firenze.engine.events import BricksMoved, CardDiscarded, TowerLowered
from firenze.engine.heaps import InBag, InStorage, OnCard
from firenze.engine.terms import CardKind
from firenze.text.cards import card_name
from firenze.text.counts import bricks_listed, tower_name
from firenze.text.deeds import Deed, moved
from firenze.text.words import Words


def played(deed: Deed, _: Words) -> str:
    """The character's name and, once it is done, its effect."""
    card = card_name(deed.card, _) if deed.card else ""
    effect = _effect(deed, _)
    if not effect:
        return _("Played **{card}**.", card=card)
    return _("Played **{card}**: {effect}.", card=card, effect=effect)


def _effect(deed: Deed, _: Words) -> str:
    match deed.card:
        case CardKind.COUNTESS:
            return _("this turn’s card is free")
        case CardKind.MASON:
            discount = deed.state.table.edition.effects.mason_discount
            return _("build cost {n} less", n=discount)
        case CardKind.ALCHEMIST:
            return _alchemist(deed, _)
        case CardKind.MERCHANT:
            return _merchant(deed, _)
        case _:
            return _on_somebody(deed, _)


def _alchemist(deed: Deed, _: Words) -> str:
    given, got = moved(deed, InStorage, InBag), moved(deed, InBag, InStorage)
    if not any(got):
        return ""
    return _("{given} for {got}", given=bricks_listed(given, _), got=bricks_listed(got, _))


def _merchant(deed: Deed, _: Words) -> str:
    chosen = moved(deed, InBag, OnCard)
    slots = [
        e.target.slot
        for e in deed.events
        if isinstance(e, BricksMoved) and isinstance(e.target, OnCard)
    ]
    if not slots:
        return ""
    card = card_name(deed.state.market.row[slots[0]].card, _)
    return _("{card} now bears {bricks}", card=card, bricks=bricks_listed(chosen, _))


def _on_somebody(deed: Deed, _: Words) -> str:
    for event in deed.events:
        match event:
            case BricksMoved(source=InStorage(player=player)) if player != deed.player:
                return _smuggled(deed, player, _)
            case TowerLowered(player=player, height=height):
                tower = tower_name(event.colour, height + 1, _)
                said = {"tower": tower, "name": _name(deed, player)}
                lost = _("{tower} of {name} lost its top", **said)
                return lost if height else _("{tower} of {name} is gone", **said)
            case CardDiscarded(card=card):
                return _("discarded {card}", card=card_name(card, _))
    return ""


def _smuggled(deed: Deed, rival: int, _: Words) -> str:
    moves = [event for event in deed.events if isinstance(event, BricksMoved)]
    given = bricks_listed(moves[0].bricks, _)
    got = bricks_listed(moves[-1].bricks, _)
    return _("{given} for {got} of {name}", given=given, got=got, name=_name(deed, rival))


def _name(deed: Deed, player: int) -> str:
    return deed.state.table.setup.seats[player].name
