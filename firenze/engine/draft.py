"""The workbench of one action: a mutable twin of the state that also collects the events.

Only the engine sees a draft. Parts of it stay the state's own frozen records until a rule opens
them for writing (`own`, `stock`, `town`); an open part bears the same attribute names,
so that the rules read a state and a draft alike. Bricks move through `move` alone, but for those
that a taken card carries off its slot (CardTaken): the events tell where all bricks went.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

from firenze.engine.events import BricksMoved, CardDiscarded, CardPlayed, Event, PhaseStarted
from firenze.engine.heaps import InBag, InStorage, OnCard, OnTaken, OnTower, Place
from firenze.engine.model import (
    City,
    GameState,
    Market,
    Owner,
    Player,
    Slot,
    Table,
    Taken,
    Tower,
    Turn,
)
from firenze.engine.pending import Pending
from firenze.engine.terms import COLOURS, Bricks, CardKind, Commission, Phase, shifted

T = TypeVar("T")


@dataclass(slots=True)
class OpenPlayer:
    """A Player that an action changes."""

    storage: Bricks
    towers: tuple[Tower, ...]
    hand: tuple[CardKind, ...]
    buildings: tuple[CardKind, ...]
    privileges: int


@dataclass(slots=True)
class OpenMarket:
    """A Market that an action changes."""

    row: tuple[Slot, ...]
    deck: tuple[CardKind, ...]
    discard: tuple[CardKind, ...]
    bag: Bricks
    start_cards: int
    taken: Taken | None


@dataclass(slots=True)
class OpenCity:
    """A City that an action changes."""

    seals: tuple[Owner, ...]
    balconies: tuple[int, ...]
    level_tiles: tuple[Owner, ...]
    end_tile: Owner
    church: tuple[CardKind | None, ...]
    campanile: tuple[int, ...]


@dataclass(slots=True)
class OpenTurn:
    """The Turn of a draft; nearly every action changes it."""

    number: int
    player: int
    phase: Phase
    countess: bool = False
    masons: int = 0
    exchanged: bool = False
    added: int = 0


class Draft:
    """A state under change; its attributes bear the names of GameState's fields."""

    __slots__ = (
        "_before",
        "_opened",
        "city",
        "events",
        "market",
        "pending",
        "players",
        "rng",
        "table",
        "turn",
    )

    def __init__(self, state: GameState) -> None:
        self.table: Table = state.table
        self.rng: int = state.rng
        t = state.turn
        self.turn: OpenTurn = OpenTurn(
            t.number, t.player, t.phase, t.countess, t.masons, t.exchanged, t.added
        )
        self.players: list[Player | OpenPlayer] = [*state.players]
        self._before: tuple[Player, ...] = state.players
        self._opened: dict[int, OpenPlayer] = {}
        self.market: Market | OpenMarket = state.market
        self.city: City | OpenCity = state.city
        self.pending: list[Pending] = [*state.pending]
        self.events: list[Event] = []

    def own(self, player: int) -> OpenPlayer:
        """A player's belongings, open for writing."""
        opened = self._opened.get(player)
        if opened is None:
            p = self.players[player]
            opened = OpenPlayer(p.storage, p.towers, p.hand, p.buildings, p.privileges)
            self.players[player] = self._opened[player] = opened
        return opened

    def stock(self) -> OpenMarket:
        """Card row, deck, discard pile and bag, open for writing."""
        m = self.market
        if isinstance(m, OpenMarket):
            return m
        self.market = OpenMarket(m.row, m.deck, m.discard, m.bag, m.start_cards, m.taken)
        return self.market

    def town(self) -> OpenCity:
        """The board, open for writing."""
        c = self.city
        if isinstance(c, OpenCity):
            return c
        self.city = OpenCity(c.seals, c.balconies, c.level_tiles, c.end_tile, c.church, c.campanile)
        return self.city

    def freeze(self) -> GameState:
        """The finished state."""
        t, m, c = self.turn, self.market, self.city
        turn = Turn(t.number, t.player, t.phase, t.countess, t.masons, t.exchanged, t.added)
        if isinstance(m, OpenMarket):
            m = Market(m.row, m.deck, m.discard, m.bag, m.start_cards, m.taken)
        if isinstance(c, OpenCity):
            c = City(c.seals, c.balconies, c.level_tiles, c.end_tile, c.church, c.campanile)
        players = self._closed_players() if self._opened else self._before
        return GameState(self.table, self.rng, turn, players, m, c, tuple(self.pending))

    def _closed_players(self) -> tuple[Player, ...]:
        players = [*self._before]
        for player, p in self._opened.items():
            players[player] = Player(p.storage, p.towers, p.hand, p.buildings, p.privileges)
        return tuple(players)

    def emit(self, event: Event) -> None:
        """Adds a fact to the events of this action."""
        self.events.append(event)

    def move(self, bricks: Bricks, source: Place, target: Place) -> None:
        """Moves bricks that lie at `source` to `target`; nothing happens for no bricks."""
        if any(bricks):
            _CHANGE[type(source)](self, source, bricks, -1)
            _CHANGE[type(target)](self, target, bricks, 1)
            self.events.append(BricksMoved(bricks, source, target))

    def set_phase(self, phase: Phase) -> None:
        """Begins a phase of the present turn."""
        self.turn.phase = phase
        self.events.append(PhaseStarted(self.turn.player, phase))

    def lay_seal(self, commission: Commission, owner: Owner) -> None:
        """Lays a player's seal or a neutral one on a commission."""
        city = self.town()
        city.seals = replaced(city.seals, commission.index, owner)

    def drop_tower(self, player: int, tower: int) -> None:
        """Takes an emptied tower off its site."""
        owner = self.own(player)
        owner.towers = owner.towers[:tower] + owner.towers[tower + 1 :]

    def discard(self, player: int | None, card: CardKind) -> None:
        """Lays a card that is in nobody's hand on the discard pile."""
        market = self.stock()
        market.discard = (*market.discard, card)
        self.events.append(CardDiscarded(player, card))

    def discard_from_hand(self, player: int, card: CardKind) -> None:
        """Lays a card of a hand on the discard pile without playing it."""
        self._take_from_hand(player, card)
        self.discard(player, card)

    def play_from_hand(self, player: int, card: CardKind) -> None:
        """Plays a character: it leaves the hand for the discard pile (K)."""
        self._take_from_hand(player, card)
        market = self.stock()
        market.discard = (*market.discard, card)
        self.events.append(CardPlayed(player, card))

    def _take_from_hand(self, player: int, card: CardKind) -> None:
        owner = self.own(player)
        place = owner.hand.index(card)
        owner.hand = owner.hand[:place] + owner.hand[place + 1 :]


def replaced(items: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The items with another value at one place; one past the last adds it."""
    return (*items[:place], value, *items[place + 1 :])


Position: TypeAlias = GameState | Draft
"""What the rules read: a finished state, or a draft in the middle of an action."""


def _change_storage(draft: Draft, place: InStorage, bricks: Bricks, sign: int) -> None:
    owner = draft.own(place.player)
    owner.storage = shifted(owner.storage, bricks, sign)


def _change_bag(draft: Draft, place: InBag, bricks: Bricks, sign: int) -> None:
    market = draft.stock()
    market.bag = shifted(market.bag, bricks, sign)


def _change_card(draft: Draft, place: OnCard, bricks: Bricks, sign: int) -> None:
    market = draft.stock()
    lying = market.row[place.slot]
    changed = Slot(lying.card, shifted(lying.bricks, bricks, sign))
    market.row = replaced(market.row, place.slot, changed)


def _change_taken(draft: Draft, place: OnTaken, bricks: Bricks, sign: int) -> None:
    market = draft.stock()
    taken = market.taken
    assert taken is not None
    market.taken = Taken(taken.slot, taken.card, shifted(taken.bricks, bricks, sign))


def _change_tower(draft: Draft, place: OnTower, bricks: Bricks, sign: int) -> None:
    """Bricks come onto a tower in T3 only, so a tower that gets one was worked on (T4.1)."""
    owner, index = draft.own(place.player), place.tower
    towers = owner.towers
    if index < len(towers):
        old = towers[index]
        colour, height, worked = old.colour, old.height, old.worked
    else:
        colour, height, worked = next(c for c in COLOURS if bricks[c]), 0, False
    changed = Tower(colour, height + sign * bricks[colour], worked or sign > 0)
    owner.towers = replaced(towers, index, changed)


_CHANGE: Mapping[type, Callable[[Draft, Any, Bricks, int], None]] = MappingProxyType(
    {
        InStorage: _change_storage,
        InBag: _change_bag,
        OnCard: _change_card,
        OnTaken: _change_taken,
        OnTower: _change_tower,
    }
)
