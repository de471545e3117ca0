"""What a card would do now, in one line for the enlarged card."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

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
from firenze.engine.terms import CardKind, Colour
from firenze.text.counts import brick_count, listed, tower_name
from firenze.text.words import Words

PICKS_TOWER = frozenset({CardKind.STRUCTURAL_COLLAPSE, CardKind.BOTCH})


Fates: TypeAlias = tuple[tuple[Event, ...], ...]
"""What may happen to a player, as events: one fate for each way that the player can choose."""


@dataclass(frozen=True, slots=True)
class _LostBy:
    """What one fate takes from a player."""

    bricks: int
    towers: tuple[tuple[Colour, int], ...]

    def weight(self) -> int:
        """How bad it is, in bricks."""
        return self.bricks + sum(height for _, height in self.towers)


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


def event_now(card: CardKind, fated: Sequence[Fates], reader: Reader) -> str:
    """What an event would take from everybody, from the fates of each player."""
    if card is CardKind.RENAISSANCE:
        return _renaissance(fated[reader.viewer][0], reader.words)
    if card in PICKS_TOWER:
        return _picks_tower(reader)
    count, _ = len(reader.state.players), reader.words
    order = [(reader.viewer + step) % count for step in range(count)]
    parts = [part for player in order if (part := _loss(fated[player], player, reader))]
    return _("; ").join(parts) + "." if parts else _("Nobody loses anything.")


def loss_now(card: CardKind, fates: Fates, reader: Reader) -> str:
    """What an event would take from the reader alone."""
    if card in PICKS_TOWER:
        return _picks_tower(reader)
    loss = _loss(fates, reader.viewer, reader)
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


def _loss(fates: Fates, player: int, reader: Reader) -> str:
    """A player's bricks that go and towers that fall; empty if there are none."""
    _ = reader.words
    losses = list(dict.fromkeys(_loss_of(events, player) for events in fates))
    best = min(losses, key=_LostBy.weight)
    sure = len({(loss.bricks, len(loss.towers)) for loss in losses}) == 1
    what = _listed(losses if sure else [best], _)
    if not sure:
        return _("You lose {what} if you pay for the card with the right bricks", what=what)
    if not what:
        return ""
    if player == reader.viewer:
        return _("You lose {what}", what=what)
    return _("{name} loses {what}", name=reader.name(player), what=what)


def _listed(losses: Sequence[_LostBy], _: Words) -> str:
    """Losses of equally many bricks and towers: what is sure, and what is to be chosen."""
    bricks, count = losses[0].bricks, len(losses[0].towers)
    sure, possible = Counter(losses[0].towers), Counter(losses[0].towers)
    for loss in losses[1:]:
        sure &= Counter(loss.towers)
        possible |= Counter(loss.towers)
    names = [tower_name(colour, height, _) for colour, height in sorted(sure.elements())]
    parts = [brick_count(bricks, _)] if bricks else []
    choice = [tower_name(*tower, _) for tower in sorted((possible - sure).elements())]
    left = count - sure.total()
    if left == 1:
        names.append(_(" or ").join(choice))
    elif left:
        names.append(_("{n} of {towers}", n=left, towers=listed(choice, _)))
    return listed(parts + names, _)


def _loss_of(events: tuple[Event, ...], player: int) -> _LostBy:
    fallen = (e for e in events if isinstance(e, TowerFell) and e.player == player)
    towers = tuple(sorted((e.colour, e.height) for e in fallen))
    return _LostBy(sum(_lost(event, player) for event in events), towers)


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
