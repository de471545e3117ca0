"""What becomes of a card that is taken, by its type (T1.3, K)."""

from firenze.engine.cards import church, events
from firenze.engine.draft import Draft
from firenze.engine.events import BuildingRaised, CardToHand
from firenze.engine.terms import BUILDINGS, CHARACTERS, CHURCH_CARDS, EVENTS, CardKind


def resolve_card(draft: Draft, player: int, card: CardKind) -> None:
    """Sends the taken card where it belongs, or starts its event."""
    if card in EVENTS:
        events.strike(draft, player, card)
    elif card in CHARACTERS:
        _to_hand(draft, player, card)
    elif card in BUILDINGS:
        _raise_building(draft, player, card)
    elif card in CHURCH_CARDS:
        church.lay_card(draft, player, card)
    elif card is CardKind.MEMORIAL:
        _award_memorial(draft, player)
    else:
        _to_hand(draft, player, card)


def _to_hand(draft: Draft, player: int, card: CardKind) -> None:
    owner = draft.own(player)
    owner.hand = (*owner.hand, card)
    draft.emit(CardToHand(player, card))


def _raise_building(draft: Draft, player: int, card: CardKind) -> None:
    """A building lies before its player; a second one alike is discarded (K3, K12)."""
    owner = draft.own(player)
    if card in owner.buildings:
        draft.discard(player, card)
        return
    owner.buildings = (*owner.buildings, card)
    draft.emit(BuildingRaised(player, card))


def _award_memorial(draft: Draft, player: int) -> None:
    """The owner of the tallest tower gets it; on a tie, or with no tower, nobody does (K8)."""
    tallest = [max((t.height for t in p.towers), default=0) for p in draft.players]
    top = max(tallest)
    if top and tallest.count(top) == 1:
        _to_hand(draft, tallest.index(top), CardKind.MEMORIAL)
    else:
        draft.discard(player, CardKind.MEMORIAL)
