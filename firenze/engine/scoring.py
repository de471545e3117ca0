"""Prestige with its sources, majorities and the ranking (T5.3, E2, E3)."""

from firenze.engine.draft import Position
from firenze.engine.model import OPEN
from firenze.engine.queries import balcony_value, commission_value, seals_on_tower
from firenze.engine.records import record
from firenze.engine.terms import (
    CELEBRATIONS,
    COLOURS,
    COMMISSIONS,
    CardKind,
    Colour,
    Phase,
    PrestigeSource,
)


@record
class Breakdown:
    """One player's prestige by source; the sum may be below zero (E3)."""

    commissions: int
    balconies: int
    level_tiles: int
    privileges: int
    end_tile: int
    celebrations: int
    majorities: int

    @property
    def total(self) -> int:
        """All prestige together."""
        return sum(getattr(self, source) for source in PrestigeSource)


@record
class Standing:
    """A player's place, 1 for the winners; players with equal prestige share it (E3)."""

    place: int
    player: int
    prestige: int
    by_source: Breakdown


def breakdown(position: Position, player: int) -> Breakdown:
    """A player's prestige now; celebrations and majorities count only once the game is over."""
    edition, city = position.table.edition, position.city
    over = position.turn.phase is Phase.OVER
    commissions, balconies = _scored(position, player)
    tiles = zip(edition.level_tiles, city.level_tiles, strict=True)
    return Breakdown(
        commissions=commissions,
        balconies=balconies,
        level_tiles=sum(tile.value for tile, owner in tiles if owner == player),
        privileges=position.players[player].privileges,
        end_tile=edition.end_tile if city.end_tile == player else 0,
        celebrations=celebrations(position, player) if over else 0,
        majorities=majorities(position, player) if over else 0,
    )


def _scored(position: Position, player: int) -> tuple[int, int]:
    plain = on_balconies = 0
    for commission, owner in zip(COMMISSIONS, position.city.seals, strict=True):
        if owner == player:
            if balcony_value(position, commission) is None:
                plain += commission_value(position, commission)
            else:
                on_balconies += commission_value(position, commission)
    return plain, on_balconies


def prestige(position: Position, player: int) -> int:
    """A player's prestige now (see breakdown)."""
    return breakdown(position, player).total


def celebration_value(position: Position, player: int, card: CardKind) -> int:
    """What one celebration card counts for this player at the end (K)."""
    effects = position.table.edition.effects
    match card:
        case CardKind.ACKNOWLEDGEMENT:
            levels = effects.acknowledgement_levels
            return effects.acknowledgement * _seals_on_levels(position, player, levels)
        case CardKind.FAME:
            return effects.fame
        case CardKind.MEMORIAL:
            return effects.memorial
        case CardKind.DISGRACE:
            return effects.disgrace
        case CardKind.SCANDAL:
            return effects.scandal
        case _:
            return 0


def _seals_on_levels(position: Position, player: int, levels: tuple[int, ...]) -> int:
    owners = zip(COMMISSIONS, position.city.seals, strict=True)
    return sum(owner == player and commission.level in levels for commission, owner in owners)


def celebrations(position: Position, player: int) -> int:
    """What a player's celebration cards count at the end (E2)."""
    hand = position.players[player].hand
    return sum(celebration_value(position, player, c) for c in hand if c in CELEBRATIONS)


def leaders(position: Position, colour: Colour) -> tuple[int, ...]:
    """The players with most seals on a tower, none while it bears no player's seal (E2)."""
    owners = [owner for owner in seals_on_tower(position, colour) if owner > OPEN]
    most = max(map(owners.count, owners), default=0)
    return tuple(p for p in range(len(position.players)) if most and owners.count(p) == most)


def majority(position: Position, colour: Colour) -> tuple[tuple[int, ...], int]:
    """The players who lead a tower, and what its flag brings each of them at the end (E2)."""
    flag, first = position.table.edition.flags[colour], leaders(position, colour)
    if len(first) < 2:
        return first, flag
    tie = position.table.setup.options.majority_tie
    return first, {"each": flag, "nobody": 0, "half": flag // 2}[tie]


def majorities(position: Position, player: int) -> int:
    """What a player gains from the flags at the end (E2)."""
    flags = (majority(position, colour) for colour in COLOURS)
    return sum(award for first, award in flags if player in first)


def ranking(position: Position) -> tuple[Standing, ...]:
    """All players, the highest prestige first, equals in seat order (E3)."""
    found = [(breakdown(position, player), player) for player in range(len(position.players))]
    totals = [by_source.total for by_source, _ in found]
    placed = sorted(found, key=lambda entry: -entry[0].total)
    return tuple(
        Standing(1 + sum(t > b.total for t in totals), player, b.total, b) for b, player in placed
    )


def winners(position: Position) -> tuple[int, ...]:
    """The players with the highest prestige, in seat order; they share the victory (E3)."""
    return tuple(standing.player for standing in ranking(position) if standing.place == 1)
