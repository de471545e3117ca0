"""What a position is worth to a player, in prestige points above the rivals."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from firenze.bots.plans import (
    NO_RIVAL,
    Arrivals,
    Outlook,
    Plan,
    Stage,
    arrivals,
    plans_for,
    worth_of_colour,
)
from firenze.bots.prospects import Board, Prospects, look_at_city
from firenze.bots.supply import Row, Supply, shares, supply
from firenze.bots.weights import Weights
from firenze.engine.draft import Position
from firenze.engine.model import Tower
from firenze.engine.terms import COLOURS, Bricks, CardKind, Phase

Heights: TypeAlias = tuple[tuple[int, ...], ...]
"""By colour: the heights of a player's towers, tallest first."""

_NO_TOWERS: Heights = ((),) * len(COLOURS)
_STAGES: Mapping[Phase, Stage] = MappingProxyType(
    {
        Phase.EXCHANGE: Stage.BUILD,
        Phase.BUILD: Stage.BUILD,
        Phase.ABANDONED: Stage.SCORE,
        Phase.COMMISSIONS: Stage.SCORE,
    }
)
_SOON = 4
"""With so many turns to come, bricks and effort count in full."""


class Look:
    """What the judge sees in one position before it judges a player."""

    __slots__ = ("arrivals", "city", "heights", "position", "supplies")

    def __init__(
        self,
        position: Position,
        city: Prospects,
        supplies: tuple[tuple[Supply, ...], ...],
    ) -> None:
        self.position, self.city, self.supplies = position, city, supplies
        self.heights = [heights_of(owner.towers) for owner in position.players]
        self.arrivals: list[list[Arrivals] | None] = [None] * len(self.heights)


def heights_of(towers: tuple[Tower, ...]) -> Heights:
    """The heights of towers by colour, tallest first."""
    if not towers:
        return _NO_TOWERS
    found: list[tuple[int, ...]] = [*_NO_TOWERS]
    for tower in towers:
        others = found[tower.colour]
        found[tower.colour] = (
            tuple(sorted((*others, tower.height), reverse=True)) if others else (tower.height,)
        )
    return tuple(found)


class Judge:
    """Judges positions of one game; it remembers what it worked out."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.w = weights
        self.board = Board.of(position)
        self.players = self.board.players
        self._share = shares(position)
        self._cards = {c.card: c.worth for c in weights.cards}
        self._cities: dict[object, Prospects] = {}
        self._supplies: dict[Row, tuple[tuple[Supply, ...], ...]] = {}
        self._arrivals: dict[object, Arrivals] = {}
        effects = position.table.edition.effects
        self._celebrations = {
            CardKind.FAME: effects.fame,
            CardKind.MEMORIAL: effects.memorial,
            CardKind.DISGRACE: effects.disgrace,
            CardKind.SCANDAL: effects.scandal,
        }
        self._acknowledgement = effects.acknowledgement

    def value(self, position: Position, me: int, known: int) -> float:
        """How far `me` is ahead; the first `known` cards of the row can be counted on."""
        look = self.look(position, known)
        totals = [
            settled + self._assets(look, player) for player, settled in enumerate(look.city.settled)
        ]
        mine = totals.pop(me)
        lead = max(totals)
        share = self.w.leader
        margin = mine - share * lead - (1.0 - share) * sum(totals) / len(totals)
        if position.turn.phase is Phase.OVER:
            margin += self.w.victory * ((mine > lead + 0.01) - (mine < lead - 0.01))
        return round(margin, 6)

    def look(self, position: Position, known: int) -> Look:
        """What can be seen at once."""
        row = tuple([slot.bricks for slot in position.market.row[:known]])
        supplies = self._supplies.get(row)
        if supplies is None:
            rivals = range(self.players)
            supplies = tuple([supply(row, self._share, waits) for waits in rivals])
            self._supplies[row] = supplies
        return Look(position, self.city(position), supplies)

    def city(self, position: Position) -> Prospects:
        """The prospects that the city offers now."""
        c, turn = position.city, position.turn
        over = turn.phase is Phase.OVER
        final = (turn.player, turn.phase) if c.end_tile >= 0 or over else None
        gained = [p.privileges for p in position.players]
        key = (c.seals, c.level_tiles, c.church, c.campanile, *gained, final)
        found = self._cities.get(key)
        if found is None:
            found = self._cities[key] = look_at_city(position, self.board, self.w)
        return found

    def stage(self, position: Position, player: int) -> Stage:
        """How much of the present turn a player still has."""
        if player != position.turn.player:
            return Stage.REST
        return _STAGES.get(position.turn.phase, Stage.REST)

    def _assets(self, look: Look, player: int) -> float:
        """What a player holds: cards, buildings, towers and bricks."""
        owner, city, w = look.position.players[player], look.city, self.w
        turns = city.turns[player]
        total = self._hand_worth(owner.hand, owner.buildings, city, player)
        worth = self.estimate(look, player, self.stage(look.position, player))
        heights = look.heights[player]
        hungry = standing = 0
        for colour, stock in enumerate(owner.storage):
            high = heights[colour]
            if stock or high:
                total += worth(colour, high, stock)
                if high:
                    standing += len(high)
                    hungry += max(0, len(high) - stock)
        if turns > 0:
            if hungry > 1:
                total -= w.hunger * (hungry - 1)
            if standing > 2:
                total -= w.crowd * (standing - 2)
        return total

    def estimate(
        self, look: Look, player: int, stage: Stage
    ) -> Callable[[int, tuple[int, ...], int], float]:
        """A function of colour, heights and stock: what these would be worth to a player."""
        position, city = look.position, look.city
        ahead = (player - position.turn.player) % self.players
        if position.turn.phase is not Phase.TAKE or stage is not Stage.REST:
            ahead = (ahead - 1) % self.players
        coming = look.supplies[ahead]
        rivals = [q for q in range(self.players) if q != player]
        worths = city.worths[player][stage]

        def worth(colour: int, heights: tuple[int, ...], stock: int) -> float:
            arriving = NO_RIVAL
            for rival in rivals:
                theirs = (look.arrivals[rival] or self._arriving(look, rival))[colour]
                if theirs is not NO_RIVAL:
                    both = zip(arriving, theirs, strict=True)
                    arriving = (
                        theirs if arriving is NO_RIVAL else tuple([min(a, b) for a, b in both])
                    )
            key = (colour, heights, stock, arriving, coming[colour])
            found = worths.get(key)
            if found is None:
                outlook = self._outlook(city, player, colour, stage, coming[colour], arriving)
                found = worths[key] = worth_of_colour(outlook, self.w, heights, stock)
            return found

        return worth

    def _outlook(
        self,
        city: Prospects,
        player: int,
        colour: int,
        stage: Stage,
        coming: Supply,
        arriving: Arrivals,
    ) -> Outlook:
        turns = city.turns[player]
        return Outlook(
            stage,
            city.now[player][colour],
            city.later[player][colour],
            turns,
            city.last,
            coming,
            arriving,
            self.w.bricks[colour] * min(1.0, turns / _SOON),
        )

    def _arriving(self, look: Look, player: int) -> list[Arrivals]:
        """By colour: when a player may score each level."""
        storage, coming = look.position.players[player].storage, look.supplies[0]
        found = look.arrivals[player] = [NO_RIVAL] * len(COLOURS)
        for colour, heights in enumerate(look.heights[player]):
            stock = storage[colour]
            if heights or stock > 1:
                key = (heights, stock, coming[colour][0])
                known = self._arrivals.get(key)
                if known is None:
                    known = self._arrivals[key] = arrivals(heights, stock, coming[colour])
                found[colour] = known
        return found

    def _hand_worth(
        self,
        hand: tuple[CardKind, ...],
        buildings: tuple[CardKind, ...],
        city: Prospects,
        player: int,
    ) -> float:
        turns = city.turns[player]
        key = (hand, buildings)
        found = city.hands[player].get(key)
        if found is None:
            found = sum(self._cards[b] * turns for b in buildings)
            found += sum(self._card(card, city, player) for card in hand)
            if CardKind.PATRICIAN in hand and turns > 0:
                found -= 0.8 * min(self._celebrations.get(card, 0) for card in hand)
            city.hands[player][key] = found
        return found

    def card_worth(self, position: Position, player: int, card: CardKind) -> float:
        """What a card in hand is worth to a player."""
        return self._card(card, self.city(position), player)

    def _card(self, card: CardKind, city: Prospects, player: int) -> float:
        turns = city.turns[player]
        if card in self._celebrations:
            return self._celebrations[card]
        if card is CardKind.ACKNOWLEDGEMENT:
            return self._acknowledgement * (city.low_seals[player] + min(2.0, 0.3 * turns))
        return self._cards[card] * min(1.0, turns / 2)

    def spare(self, position: Position, player: int) -> float:
        """What a brick costs that has to be given."""
        turns = self.city(position).turns[player]
        return min(self.w.bricks) * min(1.0, turns / _SOON)

    def best_plan(self, look: Look, player: int, tower: Tower) -> Plan | None:
        """What a tower is built for, judged after T3."""
        colour = tower.colour
        coming = look.supplies[self.players - 1][colour]
        outlook = self._outlook(look.city, player, colour, Stage.SCORE, coming, NO_RIVAL)
        stock = look.position.players[player].storage[colour]
        plans = plans_for(outlook, self.w, tower.height, stock)
        return max(plans, default=None)

    def cheapest(
        self, look: Look, player: int, stage: Stage, stock: Bricks, count: int, coming: Bricks
    ) -> list[int]:
        """The colours of so many bricks of a stock that the player misses least, one by one;
        bricks that are coming count as there, but cannot be given."""
        worth, heights = self.estimate(look, player, stage), look.heights[player]
        have = [a + b for a, b in zip(stock, coming, strict=True)]

        def loss(colour: int) -> float:
            high, n = heights[colour], have[colour]
            return worth(colour, high, n) - worth(colour, high, n - 1)

        losses = {colour: loss(colour) for colour, n in enumerate(stock) if n}
        given: list[int] = []
        while losses and len(given) < count:
            colour = min(losses, key=losses.__getitem__)
            given.append(colour)
            have[colour] -= 1
            if have[colour] == coming[colour]:
                del losses[colour]
            else:
                losses[colour] = loss(colour)
        return given

    def dearest(self, look: Look, player: int, stage: Stage, stock: Bricks, bag: Bricks) -> int:
        """The colour in the bag of which one more brick beside a stock brings most."""
        worth, heights = self.estimate(look, player, stage), look.heights[player]

        def gain(colour: int) -> float:
            high, n = heights[colour], stock[colour]
            return worth(colour, high, n + 1) - worth(colour, high, n)

        return max((colour for colour, n in enumerate(bag) if n), key=gain)
