"""The state of a game: frozen records with tuples inside, nothing stored that can be computed."""

from typing import Literal, TypeAlias

from firenze.engine.edition import Edition
from firenze.engine.pending import Pending
from firenze.engine.records import record
from firenze.engine.terms import Bricks, CardKind, Colour, Phase

OPEN = -1
"""A commission without a seal, a tile nobody has taken."""
NEUTRAL = -2
"""A commission that a neutral seal closes for the whole game (S3)."""

HUMAN = "human"
"""The controller of a seat whose decisions a person takes."""

Owner: TypeAlias = int
"""The index of a player, or OPEN, or NEUTRAL."""


@record
class Seat:
    """Who sits at the table: a name, one of FAMILIES (key, shell, fish, acorn), HUMAN or a bot."""

    name: str
    family: int
    controller: str = HUMAN


@record
class Options:
    """How this game differs from others (O). `start_player` None means drawn at random (S1)."""

    start_player: int | None = None
    neutral_seals: Literal["drawn", "placed"] = "drawn"
    campanile: bool = True
    majority_tie: Literal["each", "nobody", "half"] = "each"
    hands: Literal["open", "hidden"] = "open"
    gentle: bool = False


@record
class Setup:
    """Two to four seats, clockwise, and the options of the game (S1, O)."""

    seats: tuple[Seat, ...]
    options: Options = Options()


@record
class Table:
    """What never changes during a game; every state of the game shares it."""

    setup: Setup
    edition: Edition


@record
class Tower:
    """A tower on a construction site; `worked` says that it got a brick in this turn's T3."""

    colour: Colour
    height: int
    worked: bool = False


@record
class Slot:
    """A card of the row and the bricks on it."""

    card: CardKind
    bricks: Bricks


@record
class Taken:
    """The card that is being resolved, the slot it left, and the bricks still on it (T1.3)."""

    slot: int
    card: CardKind
    bricks: Bricks


@record
class Player:
    """One player's belongings. `privileges` is the prestige gained from church cards (K)."""

    storage: Bricks
    towers: tuple[Tower, ...]
    hand: tuple[CardKind, ...]
    buildings: tuple[CardKind, ...]
    privileges: int


@record
class Market:
    """Card row, deck (its top first), discard pile (its top last) and bag.

    `start_cards` counts the start cards that still lie on top of the deck (S6), as all can know.
    """

    row: tuple[Slot, ...]
    deck: tuple[CardKind, ...]
    discard: tuple[CardKind, ...]
    bag: Bricks
    start_cards: int
    taken: Taken | None


@record
class City:
    """The board: 36 seals by Commission.index, balconies I to IV, tiles, church, Campanile.

    `balconies` are indices into the edition's list; `level_tiles` follow the edition's order;
    `campanile` lists the players whose marker lies on the Campanile card (T5.5).
    """

    seals: tuple[Owner, ...]
    balconies: tuple[int, ...]
    level_tiles: tuple[Owner, ...]
    end_tile: Owner
    church: tuple[CardKind | None, ...]
    campanile: tuple[int, ...]


@record
class Turn:
    """Whose turn it is (numbered from 1), its phase, and what was done in it so far.

    `countess`: no card cost; `masons`: how many were played; `exchanged`: T2 is used up;
    `added`: bricks added to towers in T3, 0 to 6.
    """

    number: int
    player: int
    phase: Phase
    countess: bool = False
    masons: int = 0
    exchanged: bool = False
    added: int = 0


@record
class GameState:
    """A whole game at one moment. `pending` is the stack of choices owed, its top last."""

    table: Table
    rng: int
    turn: Turn
    players: tuple[Player, ...]
    market: Market
    city: City
    pending: tuple[Pending, ...]
