"""Deck, discard pile and bag: turning up cards and drawing bricks (T1.4, T1.6)."""

from firenze.engine.draft import Draft
from firenze.engine.events import CardTurnedUp, DeckShuffled
from firenze.engine.heaps import BAG, OnCard
from firenze.engine.model import Slot
from firenze.engine.rng import below, shuffled
from firenze.engine.terms import NO_BRICKS, Bricks, CardKind, shifted


def fill_row(draft: Draft) -> None:
    """Turns up cards until the row is full, or short for want of cards (T1.4, T1.6)."""
    while len(draft.market.row) < draft.table.edition.slots:
        if not draft.market.deck:
            if not draft.market.discard:
                return
            shuffle_in(draft, ())
        _turn_up(draft)


def shuffle_in(draft: Draft, cards: tuple[CardKind, ...]) -> None:
    """Shuffles the discard pile and more `cards` into the deck (T1.6, Renaissance)."""
    market = draft.stock()
    draft.rng, market.deck = shuffled(draft.rng, (*market.deck, *market.discard, *cards))
    market.discard, market.start_cards = (), 0
    draft.emit(DeckShuffled(len(market.deck)))


def _turn_up(draft: Draft) -> None:
    market, slot = draft.stock(), len(draft.market.row)
    card = market.deck[0]
    market.row, market.deck = (*market.row, Slot(card, NO_BRICKS)), market.deck[1:]
    market.start_cards = max(0, market.start_cards - 1)
    draft.emit(CardTurnedUp(slot, card))
    draft.move(_draw(draft, draft.table.edition.bricks_on_card), BAG, OnCard(slot))


def _draw(draft: Draft, count: int) -> Bricks:
    """Chooses bricks of the bag blindly: as many as asked, or all that are there."""
    rest = list(draft.market.bag)
    total = sum(rest)
    for left in range(total, total - min(count, total), -1):
        draft.rng, place = below(draft.rng, left)
        colour = 0
        while place >= rest[colour]:
            place -= rest[colour]
            colour += 1
        rest[colour] -= 1
    white, yellow, green, red, blue, purple = rest
    return shifted(draft.market.bag, (white, yellow, green, red, blue, purple), -1)
