"""The layout of an edition file: one strict model a table, each with the source of its numbers."""

from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from firenze.engine.edition import Source
from firenze.engine.terms import COLOURS, KINDS, LEVELS
from firenze.session.strict import Strict

COLOUR_NAMES = tuple(colour.name.lower() for colour in COLOURS)
LEVEL_NAMES = tuple(str(level) for level in LEVELS)
TILE_LEVELS = (5, 6, 7, 8)
GROUPS = ("I", "II", "III", "IV")
LARGEST_BUILD = 6

Count = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]
Prestige = Annotated[int, Field(ge=0, le=99)]
Change = Annotated[int, Field(ge=-99, le=99)]
Level = Annotated[int, Field(ge=LEVELS[0], le=LEVELS[-1])]
Seals = Annotated[int, Field(ge=1, le=9)]
ColourName = Literal["white", "yellow", "green", "red", "blue", "purple"]
LevelName = Literal["3", "4", "5", "6", "7", "8"]


class Table(Strict):
    """A table of the edition; `exceptions` name numbers whose source differs from the rest."""

    source: Source
    exceptions: dict[str, Source] = Field(default_factory=dict)


def _keyed(name: str, base: type[Strict], keys: tuple[str, ...], entry: object) -> Any:
    """A model with one required field of type `entry` for each key."""
    fields: dict[str, Any] = dict.fromkeys(keys, (entry, ...))
    return create_model(name, __base__=base, __module__=__name__, **fields)


class CopiesEntry(Strict):
    """How often a kind lies in the box, and how many of those bear the start mark (C6)."""

    copies: Some
    start: Count


class PrivilegeEntry(Strict):
    """What a privilege brings to the first who scores a level (K)."""

    level: Level
    prestige: Prestige


class PrivilegeEntries(Strict):
    """The three privileges (K)."""

    small_privilege: PrivilegeEntry
    medium_privilege: PrivilegeEntry
    large_privilege: PrivilegeEntry


BricksTable: Any = _keyed("BricksTable", Table, COLOUR_NAMES, Count)
StoreyEntries: Any = _keyed("StoreyEntries", Strict, LEVEL_NAMES, Prestige)
CommissionsTable: Any = _keyed("CommissionsTable", Table, COLOUR_NAMES, StoreyEntries)
FlagsTable: Any = _keyed("FlagsTable", Table, COLOUR_NAMES, Prestige)
LevelTilesTable: Any = _keyed("LevelTilesTable", Table, tuple(map(str, TILE_LEVELS)), Prestige)
CostsTable: Any = _keyed("CostsTable", Table, tuple(map(str, range(LARGEST_BUILD + 1))), Count)
CardsTable: Any = _keyed("CardsTable", Table, tuple(kind.value for kind in KINDS), CopiesEntry)
BalconyGroup = dict[ColourName, dict[LevelName, Prestige]]
BalconiesTable: Any = _keyed("BalconiesTable", Table, GROUPS, BalconyGroup)


class EndTileTable(Table):
    """The end tile (C4)."""

    prestige: Prestige


class SealsTable(Table):
    """Seals a player, by the number of players, and neutral seals (C5)."""

    two_players: Seals
    three_players: Seals
    four_players: Seals
    neutral: Annotated[int, Field(ge=0, le=6)]


class StartBricksTable(Table):
    """White bricks in storage at the start, from the start player clockwise (S4)."""

    first: Count
    second: Count
    third: Count
    fourth: Count


class CardRowTable(Table):
    """The card row (S6)."""

    slots: Annotated[int, Field(ge=1, le=6)]
    bricks_on_card: Annotated[int, Field(ge=1, le=6)]


class ChurchTable(Table):
    """The church spaces (C7)."""

    spaces: Count


class EffectsTable(Table):
    """The numbers of the card effects and limits (K, T2.1, T6.1)."""

    flood_divisor: Some
    storage_on_fire_bricks: Some
    luxury_tax_height: Some
    luxury_tax_bricks: Some
    tribute_bricks: Some
    botch_levels: Some
    saboteur_levels: Some
    acknowledgement: Change
    acknowledgement_levels: Annotated[tuple[Level, ...], Field(max_length=len(LEVELS))]
    disgrace: Change
    scandal: Change
    fame: Change
    memorial: Change
    mason_discount: Count
    workshop_discount: Count
    exchange_rate: Some
    bridge_rate: Some
    hand_limit: Count
    storage_limit: Count
    storage_house_limit: Count
    campanile_height: Some
    privileges: PrivilegeEntries


class EditionFile(Strict):
    """All tables of one edition of the game."""

    format: Literal[1]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    bricks: BricksTable
    commissions: CommissionsTable
    flags: FlagsTable
    balconies: BalconiesTable
    level_tiles: LevelTilesTable
    end_tile: EndTileTable
    seals: SealsTable
    start_bricks: StartBricksTable
    card_row: CardRowTable
    church: ChurchTable
    build_costs: CostsTable
    cards: CardsTable
    effects: EffectsTable
