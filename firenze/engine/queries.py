"""Small questions about a position that several rules ask."""

from itertools import compress
from typing import TypeVar

from firenze.engine.draft import OpenPlayer, Position
from firenze.engine.model import OPEN, Owner, Player
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import (
    KINDS,
    LEVELS,
    LOWEST_LEVEL,
    Bricks,
    CardKind,
    Colour,
    Commission,
    commission_at,
)

A = TypeVar("A")


def active(position: Position) -> Player | OpenPlayer:
    """The player whose turn it is."""
    return position.players[position.turn.player]


def bricks_in_storage(position: Position, player: int) -> int:
    """How many bricks lie in a player's storage."""
    return sum(position.players[player].storage)


def seals_left(position: Position, player: int) -> int:
    """How many seals a player has not laid yet (C5)."""
    given = position.table.edition.seals[len(position.players) - 2]
    return given - position.city.seals.count(player)


def is_sealed(position: Position, commission: Commission) -> bool:
    """Whether a seal, neutral or of a player, lies on a commission."""
    return position.city.seals[commission.index] != OPEN


def seals_on_tower(position: Position, colour: Colour) -> tuple[Owner, ...]:
    """Whose seals lie on a tower of the city, from its lowest level up; OPEN where none does."""
    first = commission_at(colour, LOWEST_LEVEL).index
    return position.city.seals[first : first + len(LEVELS)]


def balcony_value(position: Position, commission: Commission) -> int | None:
    """The value of the balcony on a commission, None where there is none (C3)."""
    for tile in position.city.balconies:
        balcony = position.table.edition.balconies[tile]
        named = balcony.commission
        if named.level == commission.level and named.colour == commission.colour:
            return balcony.value
    return None


def commission_value(position: Position, commission: Commission) -> int:
    """What a commission brings: its balcony's value if it has one, else the printed one (T5.3)."""
    value = balcony_value(position, commission)
    if value is not None:
        return value
    return position.table.edition.commissions[commission.colour][commission.level - LOWEST_LEVEL]


def due_balcony(position: Position) -> int | None:
    """The place 0 to 3 of the lowest balcony not yet scored, None when all are (T5.2)."""
    for place, tile in enumerate(position.city.balconies):
        if not is_sealed(position, position.table.edition.balconies[tile].commission):
            return place
    return None


def has_building(position: Position, player: int, kind: CardKind) -> bool:
    """Whether a player owns this building (K12)."""
    return kind in position.players[player].buildings


def held(actions: tuple[A, ...], bricks: Bricks) -> list[A]:
    """Those of six actions, one a colour, whose colour lies among the bricks."""
    return list(compress(actions, bricks))


def no_brick(bricks: Bricks, colour: Colour, rule: str, key: str) -> Refusal | None:
    """Refuses a colour that does not lie among the bricks; the key tells where they lie."""
    if not 0 <= colour < len(bricks):
        return refuse(rule, "no_such_colour")
    return None if bricks[colour] else refuse(rule, key, colour=int(colour))


def no_card(position: Position, player: int, card: CardKind, rule: str) -> Refusal | None:
    """Refuses a card that the player does not hold."""
    if card in position.players[player].hand:
        return None
    known = card in KINDS
    return refuse(rule, "card_not_in_hand", card=card) if known else refuse(rule, "no_such_card")
