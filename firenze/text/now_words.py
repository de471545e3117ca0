"""What a card would do now, in one line for the enlarged card."""

from collections.abc import Iterable
from dataclasses import dataclass

from firenze.engine.events import (
    BricksMoved,
    CardDiscarded,
    CardToHand,
    DeckShuffled,
    Event,
    TowerFell,
)
from firenze.engine.heaps import InBag, InStorage
from firenze.engine.model import GameState
from firenze.engine.terms import CardKind
from firenze.text.counts import brick_count, listed, tower_name
from firenze.text.words import Words

PICKS_TOWER = frozenset({CardKind.STRUCTURAL_COLLAPSE, CardKind.BOTCH})


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads, and in which position; the cards of `hidden_hands` are told to nobody (K5)."""

    state: GameState
    viewer: int
    words: Words
    hidden_hands: frozenset[int] = frozenset()

    def name(self, player: int) -> str:
        """The name of a player."""
        return self.state.table.setup.seats[player].name


def event_now(card: CardKind, events: tuple[Event, ...], reader: Reader) -> str:
    """What an event would take from everybody, from the events that it would lead to."""
    if card is CardKind.RENAISSANCE:
        return _renaissance(events, reader.words)
    if card in PICKS_TOWER:
        return _picks_tower(reader)
    count, _ = len(reader.state.players), reader.words
    order = [(reader.viewer + step) % count for step in range(count)]
    parts = [part for player in order if (part := _loss(events, player, reader))]
    return _("; ").join(parts) + "." if parts else _("Nobody loses anything.")


def loss_now(card: CardKind, events: tuple[Event, ...], reader: Reader) -> str:
    """What an event would take from the reader alone."""
    if card in PICKS_TOWER:
        return _picks_tower(reader)
    loss = _loss(events, reader.viewer, reader)
    return f"{loss}." if loss else reader.words("You lose nothing.")


def _renaissance(events: Iterable[Event], _: Words) -> str:
    cards = next((e.cards for e in events if isinstance(e, DeckShuffled)), 0)
    return _.plural("The deck will hold {n} card.", "The deck will hold {n} cards.", cards)


def _picks_tower(reader: Reader) -> str:
    _ = reader.words
    towers = reader.state.players[reader.viewer].towers
    if not towers:
        return _("You have no tower: you lose nothing.")
    if len(towers) == 1:
        return _("It strikes {tower}.", tower=tower_name(towers[0].colour, towers[0].height, _))
    return _.plural("You choose {n} tower.", "You choose one of your {n} towers.", len(towers))


def _loss(events: tuple[Event, ...], player: int, reader: Reader) -> str:
    """A player's bricks that go and towers that fall; empty if there are none."""
    _ = reader.words
    bricks = sum(_lost(event, player) for event in events)
    lost = [brick_count(bricks, _)] if bricks else []
    lost += [
        tower_name(event.colour, event.height, _)
        for event in events
        if isinstance(event, TowerFell) and event.player == player
    ]
    what = listed(lost, _)
    if not lost:
        return ""
    if player == reader.viewer:
        return _("You lose {what}", what=what)
    return _("{name} loses {what}", name=reader.name(player), what=what)


def _lost(event: Event, player: int) -> int:
    match event:
        case BricksMoved(source=InStorage(player=owner), target=InBag()) if owner == player:
            return sum(event.bricks)
        case _:
            return 0


def goes_elsewhere(card: CardKind, events: tuple[Event, ...], reader: Reader) -> str:
    """Where a card that is no event would go if not where one expects it; empty if it does."""
    _ = reader.words
    for event in events:
        match event:
            case CardToHand(player=player, card=CardKind.MEMORIAL):
                own = player == reader.viewer
                return (
                    _("It goes to you.")
                    if own
                    else _("It goes to {name}.", name=reader.name(player))
                )
            case CardDiscarded(card=found) if found is card:
                return _discarded(card, _)
    return ""


def _discarded(card: CardKind, _: Words) -> str:
    if card is CardKind.MEMORIAL:
        return _("Nobody has the one tallest tower: it is discarded.")
    return _("It would be discarded at once; you keep its bricks.")
