"""What a pointer or the keyboard can be on: every place of the table that means something."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from firenze.engine.terms import CardKind, Colour, Phase

RIBBON = tuple(phase for phase in Phase if phase not in (Phase.SETUP, Phase.OVER))
"""The phases of a turn, in their order."""


@dataclass(frozen=True, slots=True)
class OnSlot:
    """The card in a slot of the card row."""

    slot: int


@dataclass(frozen=True, slots=True)
class OnCardBrick:
    """The bricks of one colour on a card of the row."""

    slot: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class OnTowerOf:
    """A tower on a player's construction site."""

    player: int
    tower: int


@dataclass(frozen=True, slots=True)
class OnPlot:
    """The free plot of the own site, for a new tower of one colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class OnStorage:
    """The bricks of one colour in a player's storage."""

    player: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class OnBag:
    """The bricks of one colour in the bag."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class OnStorey:
    """A commission on the city's towers."""

    colour: Colour
    level: int


@dataclass(frozen=True, slots=True)
class OnFlag:
    """The majority flag of a tower."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class OnHand:
    """A card kind in a player's hand."""

    player: int
    card: CardKind


@dataclass(frozen=True, slots=True)
class OnBuilding:
    """A building before a player."""

    player: int
    card: CardKind


@dataclass(frozen=True, slots=True)
class OnPlayer:
    """A player's mat or panel as a whole."""

    player: int


@dataclass(frozen=True, slots=True)
class OnChurch:
    """One of the church spaces."""

    space: int


@dataclass(frozen=True, slots=True)
class OnLevelTile:
    """A level tile, by its place in the edition's list."""

    place: int


@dataclass(frozen=True, slots=True)
class OnPhase:
    """A phase of the turn, on the ribbon."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class OnLogLine:
    """A line of the log, by its index in what is shown."""

    line: int


Spot: TypeAlias = Literal[
    "end_tile",
    "deck",
    "discard",
    "bag",
    "build_costs",
    "hand",
    "log",
    "primary",
    "secondary",
    "undo",
    "restart",
    "redo",
    "menu",
    "rules",
]


@dataclass(frozen=True, slots=True)
class OnSpot:
    """A place of which there is one: a pile, a tile, a button."""

    spot: Spot


Target: TypeAlias = (
    OnSlot
    | OnCardBrick
    | OnTowerOf
    | OnPlot
    | OnStorage
    | OnBag
    | OnStorey
    | OnFlag
    | OnHand
    | OnBuilding
    | OnPlayer
    | OnChurch
    | OnLevelTile
    | OnPhase
    | OnLogLine
    | OnSpot
)
