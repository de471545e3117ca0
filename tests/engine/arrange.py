"""Builds any state of the classic edition by naming what differs from a plain one.

Bricks are written as letters (w y g r b p, "wwr"), towers as letter and height ("r3", with a
star once worked on: "r3*"), commissions likewise ("r3"). What is not named lies in the bag, so
that 88 bricks are there always; cards that are not named lie at the bottom of the deck.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from firenze.engine.model import (
    OPEN,
    City,
    GameState,
    Market,
    Options,
    Owner,
    Player,
    Seat,
    Setup,
    Slot,
    Table,
    Taken,
    Tower,
    Turn,
)
from firenze.engine.pending import Pending
from firenze.engine.terms import (
    COLOURS,
    COMMISSIONS,
    NO_BRICKS,
    Bricks,
    CardKind,
    Colour,
    Commission,
    Phase,
    commission_at,
)
from firenze.session.edition_file import load_classic

Cards = tuple[CardKind, ...]

LETTERS = "wygrbp"
PLAIN_ROW: tuple[tuple[CardKind, str], ...] = (
    (CardKind.FAME, "wy"),
    (CardKind.DISGRACE, "wg"),
    (CardKind.SCANDAL, "wr"),
    (CardKind.ACKNOWLEDGEMENT, "yg"),
    (CardKind.FAME, "yr"),
    (CardKind.DISGRACE, "gr"),
)
"""Six celebrations: taking one has no effect but on the hand."""
PLAIN_BALCONIES = ("b3", "b4", "b5", "r7")
DEFAULTS = Options()


def colour(letter: str) -> Colour:
    """The colour that a letter stands for."""
    return COLOURS[LETTERS.index(letter)]


def bricks(letters: str) -> Bricks:
    """Counts of the letters, in any order."""
    assert set(letters) <= set(LETTERS), letters
    white, yellow, green, red, blue, purple = (letters.count(letter) for letter in LETTERS)
    return (white, yellow, green, red, blue, purple)


def tower(text: str) -> Tower:
    """A tower such as "r3", or "r3*" once it was worked on."""
    return Tower(colour(text[0]), int(text[1:].rstrip("*")), text.endswith("*"))


def towers(text: str) -> tuple[Tower, ...]:
    """Several towers, with blanks between them."""
    return tuple(tower(part) for part in text.split())


def commission(text: str) -> Commission:
    """A commission such as "r3"."""
    return commission_at(colour(text[0]), int(text[1:]))


def slot(card: CardKind, letters: str = "") -> Slot:
    """A card of the row with bricks on it."""
    return Slot(card, bricks(letters))


def summed(counts: Sequence[Bricks]) -> Bricks:
    """The sum of several counts."""
    white, yellow, green, red, blue, purple = (sum(b[c] for b in counts) for c in COLOURS)
    return (white, yellow, green, red, blue, purple)


def of_towers(built: Sequence[Tower]) -> Bricks:
    """The bricks in towers."""
    return bricks("".join(LETTERS[t.colour] * t.height for t in built))


@dataclass(frozen=True, kw_only=True)
class Arranged:
    """What differs from a plain position; lists by player may be shorter than the table.

    `bag` None leaves all other bricks in the bag; else the bag is exactly that, and the surplus
    lies on the last card of the row. `leftover` says where the cards go that are not named.
    """

    players: int = 2
    storages: Sequence[str] = ()
    towers: Sequence[str] = ()
    hands: Sequence[Cards] = ()
    buildings: Sequence[Cards] = ()
    privileges: Sequence[int] = ()
    row: Sequence[tuple[CardKind, str]] = PLAIN_ROW
    deck: Cards = ()
    discard: Cards = ()
    leftover: Literal["deck", "discard", "gone"] = "deck"
    start_cards: int = 0
    bag: str | None = None
    taken: Taken | None = None
    seals: Mapping[str, Owner] = field(default_factory=dict)
    balconies: Sequence[str] = PLAIN_BALCONIES
    tiles: Sequence[Owner] = (OPEN, OPEN, OPEN, OPEN)
    end_tile: Owner = OPEN
    church: Cards = ()
    markers: tuple[int, ...] = ()
    turn: int = 0
    phase: Phase = Phase.TAKE
    masons: int = 0
    countess: bool = False
    exchanged: bool = False
    added: int = 0
    pending: tuple[Pending, ...] = ()
    options: Options = DEFAULTS
    rng: int = 1

    def state(self) -> GameState:
        """The position as a state; fails if there are more bricks than in the box."""
        return GameState(
            _table(self.players, self.options),
            self.rng,
            _turn(self),
            tuple(_player(self, index) for index in range(self.players)),
            _market(self),
            _city(self),
            self.pending,
        )


def before(card: CardKind, on_card: str = "", **changes: Any) -> GameState:
    """At T1, with a card leftmost in a row without other bricks.

    A Mason in every hand keeps T3 open after the card, so that no tower falls yet.
    """
    row = ((card, on_card), *((CardKind.FAME, ""),) * 5)
    changes.setdefault("hands", ((CardKind.MASON,),) * 4)
    return Arranged(row=row, **changes).state()


def setup(players: int = 2, options: Options = DEFAULTS) -> Setup:
    """A set-up with the first families in order."""
    names = ("Ada", "Bruno", "Clio", "Dario")
    return Setup(tuple(Seat(names[i], i) for i in range(players)), options)


def _table(players: int, options: Options) -> Table:
    return Table(setup(players, options), load_classic())


def _turn(a: Arranged) -> Turn:
    return Turn(1, a.turn, a.phase, a.countess, a.masons, a.exchanged, a.added)


def _player(a: Arranged, index: int) -> Player:
    return Player(
        bricks(a.storages[index]) if index < len(a.storages) else NO_BRICKS,
        towers(a.towers[index]) if index < len(a.towers) else (),
        a.hands[index] if index < len(a.hands) else (),
        a.buildings[index] if index < len(a.buildings) else (),
        a.privileges[index] if index < len(a.privileges) else 0,
    )


def _market(a: Arranged) -> Market:
    row = tuple(slot(card, letters) for card, letters in a.row)
    rest = _rest_of_bricks(a)
    bag = rest if a.bag is None else bricks(a.bag)
    if a.bag is not None:
        surplus = minus(rest, bag)
        row = (*row[:-1], Slot(row[-1].card, summed((row[-1].bricks, surplus))))
    left = _rest_of_cards(a)
    deck = a.deck + (left if a.leftover == "deck" else ())
    discard = (left if a.leftover == "discard" else ()) + a.discard
    return Market(row, deck, discard, bag, a.start_cards, a.taken)


def minus(a: Bricks, b: Bricks) -> Bricks:
    """What is left of `a` without `b`; fails below zero."""
    white, yellow, green, red, blue, purple = (a[c] - b[c] for c in COLOURS)
    left = (white, yellow, green, red, blue, purple)
    assert min(left) >= 0, f"more bricks than in the box: {left}"
    return left


def _rest_of_bricks(a: Arranged) -> Bricks:
    used = [bricks("".join(a.storages)), bricks("".join(letters for _, letters in a.row))]
    used += [of_towers(towers(text)) for text in a.towers]
    used += [a.taken.bricks] if a.taken else []
    return minus(load_classic().bricks, summed(used))


def _rest_of_cards(a: Arranged) -> Cards:
    box = [c.kind for c in load_classic().cards for _ in range(c.copies)]
    named = [card for card, _ in a.row] + [*a.deck, *a.discard, *a.church]
    named += [card for held in (*a.hands, *a.buildings) for card in held]
    named += [a.taken.card] if a.taken else []
    for card in named:
        if card in box:
            box.remove(card)
    return tuple(box)


def _city(a: Arranged) -> City:
    owners = {commission(name): owner for name, owner in a.seals.items()}
    tiles = [balcony.commission for balcony in load_classic().balconies]
    spaces = load_classic().church_spaces
    return City(
        tuple(owners.get(c, OPEN) for c in COMMISSIONS),
        tuple(tiles.index(commission(name)) for name in a.balconies),
        tuple(a.tiles),
        a.end_tile,
        (*a.church, *(None,) * (spaces - len(a.church))),
        a.markers,
    )
