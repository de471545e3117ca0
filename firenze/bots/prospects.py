"""What the city holds for each player: prestige so far, turns to come, and every commission."""

from dataclasses import dataclass
from math import exp
from typing import TypeAlias

from firenze.bots.weights import Weights
from firenze.engine.draft import Position
from firenze.engine.model import OPEN, Table
from firenze.engine.queries import commission_value, due_balcony
from firenze.engine.terms import (
    COLOURS,
    COMMISSIONS,
    LEVELS,
    LOWEST_LEVEL,
    CardKind,
    Colour,
    Phase,
)

Worths: TypeAlias = tuple[tuple[float, ...], ...]
"""By colour and level: what a commission is worth to a player, CLOSED if it cannot be scored."""

CLOSED = -99.0
_STEPS = len(LEVELS)


@dataclass(slots=True)
class Prospects:
    """The city at one moment, by player.

    `settled`: prestige on the board, with flags and end tile as they are likely to go. `turns`:
    further turns of the player's own (`last`: exactly, the final round runs). `now`, `later`:
    worth of the commissions if scored at once, or in a later turn. `low_seals`: seals on the
    levels that Acknowledgement counts. `worths` (by player and stage) and `hands` (by player)
    keep what was judged before.
    """

    settled: tuple[float, ...]
    turns: tuple[float, ...]
    last: bool
    now: tuple[Worths, ...]
    later: tuple[Worths, ...]
    low_seals: tuple[int, ...]
    worths: tuple[tuple[dict[object, float], ...], ...]
    hands: tuple[dict[object, float], ...]


@dataclass(frozen=True, slots=True)
class Board:
    """What holds for a whole game: printed values with balconies, and who they belong to."""

    values: tuple[int, ...]
    balcony_places: tuple[int | None, ...]
    players: int
    tie_bonus: float

    @classmethod
    def of(cls, position: Position) -> "Board":
        """The board of this game."""
        tiles = [position.table.edition.balconies[t].commission for t in position.city.balconies]
        bonus = {"each": 0.5, "half": 0.0, "nobody": -0.5}
        return cls(
            tuple(commission_value(position, c) for c in COMMISSIONS),
            tuple(tiles.index(c) if c in tiles else None for c in COMMISSIONS),
            len(position.players),
            bonus[position.table.setup.options.majority_tie],
        )


def look_at_city(position: Position, board: Board, w: Weights) -> Prospects:
    """Judges the city for all players."""
    return _Survey(position, board, w).prospects()


class _Survey:
    """The work of one look at the city."""

    def __init__(self, position: Position, board: Board, w: Weights) -> None:
        self.position, self.board, self.w = position, board, w
        self.table: Table = position.table
        self.seals = position.city.seals
        self.players = range(board.players)
        given = self.table.edition.seals[board.players - 2]
        self.left = [given - self.seals.count(p) for p in self.players]
        self.last = position.city.end_tile != OPEN
        self.turns = [self._turns(p) for p in self.players]

    def prospects(self) -> Prospects:
        chances = [self._lead_chances(colour) for colour in COLOURS]
        now, later = zip(*(self._worths(p, chances) for p in self.players), strict=True)
        settled = tuple(self._settled(p, chances) for p in self.players)
        low = tuple(self._low_seals(p) for p in self.players)
        worths = tuple(tuple(dict[object, float]() for _ in range(3)) for _ in self.players)
        hands = tuple(dict[object, float]() for _ in self.players)
        return Prospects(settled, tuple(self.turns), self.last, now, later, low, worths, hands)

    def _low_seals(self, player: int) -> int:
        levels = self.table.edition.effects.acknowledgement_levels
        owners = zip(COMMISSIONS, self.seals, strict=True)
        return sum(owner == player and c.level in levels for c, owner in owners)

    def _turns(self, player: int) -> float:
        """Further turns: exact in the final round, else by the seals of the quickest player."""
        turn, end = self.position.turn, self.position.city.end_tile
        if turn.phase is Phase.OVER:
            return 0.0
        count = self.board.players
        if end == OPEN:
            return min(self.left) / self.w.tempo + 0.5
        before_end = (end - turn.player) % count or count
        ahead = (player - turn.player) % count
        begun = turn.phase is not Phase.TAKE
        return float(begun <= ahead < before_end)

    def _settled(self, player: int, chances: list[list[tuple[float, float, float]]]) -> float:
        values = zip(self.board.values, self.seals, strict=True)
        total = float(sum(value for value, owner in values if owner == player))
        tiles = zip(self.table.edition.level_tiles, self.position.city.level_tiles, strict=True)
        total += sum(tile.value for tile, owner in tiles if owner == player)
        total += self.position.players[player].privileges
        flags = self.table.edition.flags
        total += sum(flags[c] * chances[c][player][0] for c in COLOURS)
        return total + self._end_tile(player)

    def _end_tile(self, player: int) -> float:
        prize, end = self.table.edition.end_tile, self.position.city.end_tile
        if self.last:
            return float(prize * (end == player))
        spread = 0.5 + 0.3 * min(self.left)
        shares = [exp(-left / spread) for left in self.left]
        return self.w.end_tile * prize * shares[player] / sum(shares)

    def _lead_chances(self, colour: Colour) -> list[tuple[float, float, float]]:
        """For each player, the chance of this flag now, with one more seal, and what that seal
        takes away from the rivals' chances."""
        owners = self.seals[colour * _STEPS : (colour + 1) * _STEPS]
        counts = [owners.count(p) for p in self.players]
        spread = self.w.flag_spread * min(owners.count(OPEN), 2.0 * max(self.turns))
        now = self._chances(counts, spread)
        found = []
        for p in self.players:
            counts[p] += 1
            then = self._chances(counts, spread)
            counts[p] -= 1
            lost = sum(now) - now[p] - sum(then) + then[p]
            found.append((now[p], then[p], self.w.deny * lost / (len(counts) - 1)))
        return found

    def _chances(self, counts: list[int], spread: float) -> list[float]:
        rivals = [max(counts[:p] + counts[p + 1 :]) for p in self.players]
        return [self._lead(own, most, spread) for own, most in zip(counts, rivals, strict=True)]

    def _lead(self, own: int, most: int, spread: float) -> float:
        ahead = own - most + self.board.tie_bonus
        if spread < 0.05:
            return self._exact_lead(own, most)
        ahead -= 0.6 * (not own)
        return 1.0 / (1.0 + exp(-ahead / (0.25 + spread)))

    def _exact_lead(self, own: int, most: int) -> float:
        if own > most:
            return 1.0
        return 0.5 + self.board.tie_bonus if own == most and own else 0.0

    def _worths(
        self, player: int, chances: list[list[tuple[float, float, float]]]
    ) -> tuple[Worths, Worths]:
        w, city, edition = self.w, self.position.city, self.table.edition
        if not self.left[player]:
            closed = ((CLOSED,) * _STEPS,) * len(COLOURS)
            return closed, closed
        due = due_balcony(self.position)
        bonus = self._level_bonuses()
        standing = CardKind.CAMPANILE in city.church and player not in city.campanile
        last_seal = edition.end_tile if self.left[player] == 1 and not self.last else 0
        price = 0.0 if self.last else w.seal
        now: list[tuple[float, ...]] = []
        later: list[tuple[float, ...]] = []
        for colour in COLOURS:
            with_seal = chances[colour][player]
            flag = w.flag if not self.last else 1.0
            gain = flag * edition.flags[colour] * (with_seal[1] - with_seal[0] + with_seal[2])
            row_now, row_later = [], []
            for step in range(_STEPS):
                index = colour * _STEPS + step
                if self.seals[index] != OPEN:
                    row_now.append(CLOSED)
                    row_later.append(CLOSED)
                    continue
                worth = self.board.values[index] + gain + last_seal - price
                place = self.board.balcony_places[index]
                ahead = place - due if place is not None and due is not None else 0
                row_now.append(CLOSED if ahead or standing else worth + bonus[step])
                worth += w.tile * bonus[step]
                worth *= w.waiting**ahead
                row_later.append(worth * w.barred if standing else worth)
            if standing and colour is Colour.WHITE:
                step = edition.effects.campanile_height - LOWEST_LEVEL
                row_now[step] = w.marker
                row_later[step] = w.marker
            now.append(tuple(row_now))
            later.append(tuple(row_later))
        return tuple(now), tuple(later)

    def _level_bonuses(self) -> list[float]:
        """By level: the level tile if it is free, and the Privileges in the church."""
        city, edition = self.position.city, self.table.edition
        bonuses = [0.0] * _STEPS
        for tile, owner in zip(edition.level_tiles, city.level_tiles, strict=True):
            bonuses[tile.level - LOWEST_LEVEL] += tile.value * (owner == OPEN)
        for privilege in edition.effects.privileges:
            bonuses[privilege.level - LOWEST_LEVEL] += privilege.value * (
                privilege.kind in city.church
            )
        return bonuses
