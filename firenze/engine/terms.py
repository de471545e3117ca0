"""The vocabulary of the game: colours, levels, card kinds, phases and counts of bricks."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from types import MappingProxyType
from typing import TypeAlias


class Colour(IntEnum):
    """A brick colour, in the order of rising value (C1)."""

    WHITE = 0
    YELLOW = 1
    GREEN = 2
    RED = 3
    BLUE = 4
    PURPLE = 5


BRICKS_IN_BOX = 88
CARDS_IN_BOX = 52
MOST_PLAYERS = 4
"""What the box of the game holds, in every edition (C1, C5, C6)."""
FAMILIES = range(MOST_PLAYERS)
"""The families of the box: key, shell, fish, acorn (C5)."""

COLOURS: tuple[Colour, ...] = tuple(Colour)
LEVELS: tuple[int, ...] = (3, 4, 5, 6, 7, 8)
LOWEST_LEVEL, HIGHEST_LEVEL = LEVELS[0], LEVELS[-1]

Bricks: TypeAlias = tuple[int, int, int, int, int, int]
"""Six counts, one a colour in the order of Colour."""

NO_BRICKS: Bricks = (0, 0, 0, 0, 0, 0)
ONE_BRICK: tuple[Bricks, ...] = (
    (1, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0, 0),
    (0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 0, 1),
)


def shifted(a: Bricks, b: Bricks, times: int) -> Bricks:
    """The bricks of `a` with `times` those of `b` added; -1 takes them away."""
    return (
        a[0] + times * b[0],
        a[1] + times * b[1],
        a[2] + times * b[2],
        a[3] + times * b[3],
        a[4] + times * b[4],
        a[5] + times * b[5],
    )


def of_colour(colour: Colour, count: int) -> Bricks:
    """`count` bricks of one colour."""
    return shifted(NO_BRICKS, ONE_BRICK[colour], count)


@dataclass(frozen=True, slots=True, order=True)
class Commission:
    """One storey of the city: a tower of exactly this colour and level fulfils it (C2)."""

    colour: Colour
    level: int

    @property
    def index(self) -> int:
        """Its place, 0 to 35, in the city's tuple of seals."""
        return self.colour * len(LEVELS) + self.level - LOWEST_LEVEL


COMMISSIONS: tuple[Commission, ...] = tuple(Commission(c, lv) for c in COLOURS for lv in LEVELS)


def commission_at(colour: Colour, level: int) -> Commission:
    """The one commission of this colour and level, 3 to 8."""
    return COMMISSIONS[colour * len(LEVELS) + level - LOWEST_LEVEL]


class CardType(StrEnum):
    """What becomes of a card that is taken (K)."""

    EVENT = "event"
    CELEBRATION = "celebration"
    CHARACTER = "character"
    BUILDING = "building"
    CHURCH = "church"


class CardKind(StrEnum):
    """The 27 kinds of action card (C6, K)."""

    STRUCTURAL_COLLAPSE = "structural_collapse"
    FLOOD = "flood"
    STORAGE_ON_FIRE = "storage_on_fire"
    LUXURY_TAX = "luxury_tax"
    TRIBUTE = "tribute"
    BOTCH = "botch"
    RENAISSANCE = "renaissance"
    ACKNOWLEDGEMENT = "acknowledgement"
    DISGRACE = "disgrace"
    SCANDAL = "scandal"
    FAME = "fame"
    MEMORIAL = "memorial"
    ARCHITECT = "architect"
    ALCHEMIST = "alchemist"
    COUNTESS = "countess"
    MERCHANT = "merchant"
    MASON = "mason"
    PATRICIAN = "patrician"
    SABOTEUR = "saboteur"
    SMUGGLER = "smuggler"
    BRIDGE = "bridge"
    STORAGE_HOUSE = "storage_house"
    WORKSHOP = "workshop"
    SMALL_PRIVILEGE = "small_privilege"
    MEDIUM_PRIVILEGE = "medium_privilege"
    LARGE_PRIVILEGE = "large_privilege"
    CAMPANILE = "campanile"


KINDS: tuple[CardKind, ...] = tuple(CardKind)

EVENTS = frozenset(
    {
        CardKind.STRUCTURAL_COLLAPSE,
        CardKind.FLOOD,
        CardKind.STORAGE_ON_FIRE,
        CardKind.LUXURY_TAX,
        CardKind.TRIBUTE,
        CardKind.BOTCH,
        CardKind.RENAISSANCE,
    }
)
CELEBRATIONS = frozenset(
    {
        CardKind.ACKNOWLEDGEMENT,
        CardKind.DISGRACE,
        CardKind.SCANDAL,
        CardKind.FAME,
        CardKind.MEMORIAL,
    }
)
CHARACTERS = frozenset(
    {
        CardKind.ARCHITECT,
        CardKind.ALCHEMIST,
        CardKind.COUNTESS,
        CardKind.MERCHANT,
        CardKind.MASON,
        CardKind.PATRICIAN,
        CardKind.SABOTEUR,
        CardKind.SMUGGLER,
    }
)
BUILDINGS = frozenset({CardKind.BRIDGE, CardKind.STORAGE_HOUSE, CardKind.WORKSHOP})
CHURCH_CARDS = frozenset(
    {
        CardKind.SMALL_PRIVILEGE,
        CardKind.MEDIUM_PRIVILEGE,
        CardKind.LARGE_PRIVILEGE,
        CardKind.CAMPANILE,
    }
)

_TYPES: Mapping[CardKind, CardType] = MappingProxyType(
    dict.fromkeys(EVENTS, CardType.EVENT)
    | dict.fromkeys(CELEBRATIONS, CardType.CELEBRATION)
    | dict.fromkeys(CHARACTERS, CardType.CHARACTER)
    | dict.fromkeys(BUILDINGS, CardType.BUILDING)
    | dict.fromkeys(CHURCH_CARDS, CardType.CHURCH)
)


def card_type(kind: CardKind) -> CardType:
    """The type of a card kind (K)."""
    return _TYPES[kind]


class Phase(StrEnum):
    """Where a game stands: the set-up, one of the six phases of a turn (T1 to T6), or the end."""

    SETUP = "setup"
    TAKE = "take"
    EXCHANGE = "exchange"
    BUILD = "build"
    ABANDONED = "abandoned"
    COMMISSIONS = "commissions"
    LIMITS = "limits"
    OVER = "over"


class PrestigeSource(StrEnum):
    """What prestige is gained from, in the order in which it is listed (T5.7, E2)."""

    COMMISSIONS = "commissions"
    BALCONIES = "balconies"
    LEVEL_TILES = "level_tiles"
    PRIVILEGES = "privileges"
    END_TILE = "end_tile"
    CELEBRATIONS = "celebrations"
    MAJORITIES = "majorities"
