"""What an event took from a player, in a sentence."""

from firenze.engine.cards.taxes import TAXES
from firenze.engine.events import Event, TowerCollapsed, TowerFell, TowerLowered
from firenze.engine.heaps import InBag, InStorage
from firenze.text.cards import card_name
from firenze.text.counts import bricks_listed, listed, tower_name
from firenze.text.deeds import Deed, moved
from firenze.text.words import Words


def struck(deed: Deed, _: Words) -> str:
    """The event's name, what was paid or given up, and what became of towers."""
    parts = []
    lost = moved(deed, InStorage, InBag)
    if any(lost):
        said = {"bricks": bricks_listed(lost, _)}
        taxed = deed.card in TAXES
        parts.append(_("paid {bricks}", **said) if taxed else _("discarded {bricks}", **said))
    parts += [words for event in deed.events if (words := _tower_hit(event, _))]
    card = card_name(deed.card, _) if deed.card else ""
    return _("**{card}**: {what}.", card=card, what=listed(parts, _))


def _tower_hit(event: Event, _: Words) -> str:
    match event:
        case TowerFell():
            tower = tower_name(event.colour, event.height, _)
            return _("{tower} fell ({back} back)", tower=tower, back=event.back)
        case TowerCollapsed():
            return _("{tower} collapsed", tower=tower_name(event.colour, event.height, _))
        case TowerLowered(height=0):
            return _("{tower} is gone", tower=tower_name(event.colour, 1, _))
        case TowerLowered():
            return _("{tower} lost its top", tower=tower_name(event.colour, event.height + 1, _))
        case _:
            return ""
