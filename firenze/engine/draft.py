"""The workbench of one action: a mutable twin of the state that also collects the events.

Only the engine sees a draft. Every brick moves through `move`, so that the events alone tell
where all bricks went.
"""

from typing import TypeAlias

from firenze.engine.events import (
    BricksMoved,
    Event,
    InBag,
    InStorage,
    OnCard,
    OnTaken,
    OnTower,
    PhaseStarted,
    Place,
)
from firenze.engine.model import (
    City,
    GameState,
    Market,
    Player,
    Slot,
    Table,
    Taken,
    Tower,
    Turn,
)
from firenze.engine.pending import Pending
from firenze.engine.terms import COLOURS, Bricks, CardKind, Phase, shifted


class Draft:
    """A state under change; its attributes bear the names of GameState's fields."""

    __slots__ = ("city", "events", "market", "pending", "players", "rng", "table", "turn")

    def __init__(self, state: GameState) -> None:
        self.table: Table = state.table
        self.rng: int = state.rng
        self.turn: Turn = state.turn
        self.players: list[Player] = list(state.players)
        self.market: Market = state.market
        self.city: City = state.city
        self.pending: list[Pending] = list(state.pending)
        self.events: list[Event] = []

    def freeze(self) -> GameState:
        """The finished state."""
        return GameState(
            self.table,
            self.rng,
            self.turn,
            tuple(self.players),
            self.market,
            self.city,
            tuple(self.pending),
        )

    def emit(self, event: Event) -> None:
        """Adds a fact to the events of this action."""
        self.events.append(event)

    def move(self, bricks: Bricks, source: Place, target: Place) -> None:
        """Moves bricks that lie at `source` to `target`; nothing happens for no bricks."""
        if any(bricks):
            _change(self, source, bricks, -1)
            _change(self, target, bricks, 1)
            self.events.append(BricksMoved(bricks, source, target))

    def add_brick(self) -> None:
        """Counts one more brick added in T3."""
        t = self.turn
        self.turn = Turn(
            t.number, t.player, t.phase, t.countess, t.masons, t.exchanged, t.added + 1
        )

    def set_phase(self, phase: Phase) -> None:
        """Begins a phase of the present turn."""
        t = self.turn
        self.turn = Turn(t.number, t.player, phase, t.countess, t.masons, t.exchanged, t.added)
        self.events.append(PhaseStarted(t.player, phase))

    def set_storage(self, player: int, storage: Bricks) -> None:
        """Replaces the bricks of a storage."""
        p = self.players[player]
        self.players[player] = Player(storage, p.towers, p.hand, p.buildings, p.privileges)

    def set_towers(self, player: int, towers: tuple[Tower, ...]) -> None:
        """Replaces the towers of a construction site."""
        p = self.players[player]
        self.players[player] = Player(p.storage, towers, p.hand, p.buildings, p.privileges)

    def drop_tower(self, player: int, tower: int) -> None:
        """Takes an emptied tower off its site."""
        towers = self.players[player].towers
        self.set_towers(player, towers[:tower] + towers[tower + 1 :])

    def set_hand(self, player: int, hand: tuple[CardKind, ...]) -> None:
        """Replaces the cards of a hand."""
        p = self.players[player]
        self.players[player] = Player(p.storage, p.towers, hand, p.buildings, p.privileges)

    def remove_from_hand(self, player: int, card: CardKind) -> None:
        """Takes one copy of a card out of a hand."""
        hand = list(self.players[player].hand)
        hand.remove(card)
        self.set_hand(player, tuple(hand))

    def set_buildings(self, player: int, buildings: tuple[CardKind, ...]) -> None:
        """Replaces the buildings of a player."""
        p = self.players[player]
        self.players[player] = Player(p.storage, p.towers, p.hand, buildings, p.privileges)

    def add_privilege(self, player: int, value: int) -> None:
        """Adds prestige that a church card gave (K13)."""
        p = self.players[player]
        self.players[player] = Player(
            p.storage, p.towers, p.hand, p.buildings, p.privileges + value
        )

    def set_row(self, row: tuple[Slot, ...], taken: Taken | None) -> None:
        """Replaces the card row and the card that is being resolved."""
        m = self.market
        self.market = Market(row, m.deck, m.discard, m.bag, m.start_cards, taken)

    def set_deck(
        self, deck: tuple[CardKind, ...], discard: tuple[CardKind, ...], start_cards: int
    ) -> None:
        """Replaces deck and discard pile."""
        m = self.market
        self.market = Market(m.row, deck, discard, m.bag, start_cards, m.taken)

    def set_bag(self, bag: Bricks) -> None:
        """Replaces the bricks in the bag."""
        m = self.market
        self.market = Market(m.row, m.deck, m.discard, bag, m.start_cards, m.taken)

    def discard(self, card: CardKind) -> None:
        """Lays a card on top of the discard pile."""
        m = self.market
        self.set_deck(m.deck, (*m.discard, card), m.start_cards)


Position: TypeAlias = GameState | Draft
"""What the rules read: a finished state, or a draft in the middle of an action."""


def _change(draft: Draft, place: Place, bricks: Bricks, sign: int) -> None:
    if isinstance(place, InStorage):
        player = place.player
        draft.set_storage(player, shifted(draft.players[player].storage, bricks, sign))
    elif isinstance(place, InBag):
        draft.set_bag(shifted(draft.market.bag, bricks, sign))
    elif isinstance(place, OnTower):
        _change_tower(draft, place, bricks, sign)
    else:
        _change_card(draft, place, bricks, sign)


def _change_card(draft: Draft, place: OnCard | OnTaken, bricks: Bricks, sign: int) -> None:
    row, taken = draft.market.row, draft.market.taken
    if isinstance(place, OnCard):
        slot = place.slot
        changed = Slot(row[slot].card, shifted(row[slot].bricks, bricks, sign))
        draft.set_row((*row[:slot], changed, *row[slot + 1 :]), taken)
    elif taken:
        changed_taken = Taken(taken.slot, taken.card, shifted(taken.bricks, bricks, sign))
        draft.set_row(row, changed_taken)


def _change_tower(draft: Draft, place: OnTower, bricks: Bricks, sign: int) -> None:
    """Bricks come onto a tower in T3 only, so a tower that gets one was worked on (T4.1)."""
    index, towers = place.tower, draft.players[place.player].towers
    if index < len(towers):
        colour, height, worked = towers[index].colour, towers[index].height, towers[index].worked
    else:
        colour, height, worked = next(c for c in COLOURS if bricks[c]), 0, False
    changed = Tower(colour, height + sign * bricks[colour], worked or sign > 0)
    draft.set_towers(place.player, (*towers[:index], changed, *towers[index + 1 :]))
