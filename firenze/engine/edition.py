"""The static tables of an edition: every number of the rules that is printed on paper (C, D)."""

from typing import Literal, TypeAlias

from firenze.engine.records import record
from firenze.engine.terms import Bricks, CardKind, Commission

Source: TypeAlias = Literal["rules", "published", "reconstructed"]
"""Where a number comes from: a rule text, a published picture, or our own reconstruction."""


@record
class CardCopies:
    """How often a card kind lies in the box, and how many of those bear the start mark (C6)."""

    kind: CardKind
    copies: int
    start: int


@record
class Balcony:
    """A balcony tile: its group 1 to 4, the commission it names, its prestige (C3)."""

    group: int
    commission: Commission
    value: int


@record
class LevelTile:
    """Prestige for the first player who scores this level (C4)."""

    level: int
    value: int


@record
class Privilege:
    """A church card's reward for the first to score a level (K)."""

    kind: CardKind
    level: int
    value: int


@record
class Effects:
    """The numbers of the card effects and limits (K, T2.1, T3.2, T6.1)."""

    flood_divisor: int
    storage_on_fire_bricks: int
    luxury_tax_height: int
    luxury_tax_bricks: int
    tribute_bricks: int
    botch_levels: int
    saboteur_levels: int
    acknowledgement: int
    acknowledgement_levels: tuple[int, ...]
    disgrace: int
    scandal: int
    fame: int
    memorial: int
    mason_discount: int
    workshop_discount: int
    exchange_rate: int
    bridge_rate: int
    hand_limit: int
    storage_limit: int
    storage_house_limit: int
    campanile_height: int
    privileges: tuple[Privilege, ...]


@record
class SourceOfItem:
    """One number of a table whose source differs from the rest of the table."""

    item: str
    source: Source


@record
class TableSource:
    """Where the numbers of one table of the edition come from (D)."""

    table: str
    source: Source
    exceptions: tuple[SourceOfItem, ...]


@record
class Edition:
    """All tables of one edition of the game.

    `commissions[colour][level - 3]` is a printed prestige, `flags[colour]` a majority value,
    `seals[players - 2]` the seals a player, `start_bricks[seat]` white bricks from the start
    player on, `build_costs[bricks]` the cost of adding that many bricks in a turn.
    """

    name: str
    bricks: Bricks
    commissions: tuple[tuple[int, ...], ...]
    flags: tuple[int, ...]
    balconies: tuple[Balcony, ...]
    level_tiles: tuple[LevelTile, ...]
    end_tile: int
    seals: tuple[int, ...]
    neutral_seals: int
    start_bricks: tuple[int, ...]
    cards: tuple[CardCopies, ...]
    slots: int
    bricks_on_card: int
    church_spaces: int
    build_costs: tuple[int, ...]
    effects: Effects
    sources: tuple[TableSource, ...]
