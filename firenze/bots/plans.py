"""What a player's towers and bricks of one colour are worth: the best commission to build for."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from firenze.bots.prospects import CLOSED
from firenze.bots.supply import Supply
from firenze.bots.weights import Weights
from firenze.engine.terms import HIGHEST_LEVEL, LOWEST_LEVEL

NEVER = 9


class Stage(IntEnum):
    """How much of the present turn a player still has."""

    REST = 0
    SCORE = 1
    BUILD = 2


Arrivals: TypeAlias = tuple[int, ...]
"""By level: in how many turns a rival may have scored it, NEVER if that is far off."""

NO_RIVAL: Arrivals = (NEVER,) * 6


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that the worth of one colour depends on, but the player's own bricks."""

    stage: Stage
    now: tuple[float, ...]
    later: tuple[float, ...]
    turns: float
    last: bool
    supply: Supply
    arrivals: Arrivals
    brick: float
    """What a spare brick is worth now."""


class Plan(NamedTuple):
    """A tower to build to a level: what that is worth, in how many turns, with bricks missing."""

    worth: float
    level: int
    turns: float
    missing: int


def worth_of_colour(
    o: Outlook, w: Weights, heights: tuple[int, ...], stock: int, taken: tuple[int, ...] = ()
) -> float:
    """The worth of towers (tallest first) and bricks in storage of one colour."""
    if not heights:
        return _worth_of_stock(o, w, stock, taken)
    height, rest = heights[0], heights[1:]
    best = height // 2 * o.brick + worth_of_colour(o, w, rest, stock, taken)
    for worth, level, _, _ in plans_for(o, w, height, stock):
        if level not in taken:
            left = stock - min(stock, level - height)
            if left or rest:
                worth += worth_of_colour(o, w, rest, left, (*taken, level))
            if worth > best:
                best = worth
    return best


def _worth_of_stock(o: Outlook, w: Weights, stock: int, taken: tuple[int, ...]) -> float:
    """The worth of bricks of one colour without a tower."""
    best = stock * o.brick
    if stock:
        for worth, level, _, _ in plans_for(o, w, 0, stock):
            if level not in taken:
                worth += max(0, stock - level) * o.brick
                if worth > best:
                    best = worth
    return best


def plans_for(o: Outlook, w: Weights, height: int, stock: int) -> list[Plan]:
    """The plans for a tower of a height (0: not begun) with bricks in stock that can pay."""
    if height and o.stage is Stage.BUILD and not stock:
        return []
    least = height + (o.stage is not Stage.SCORE or not height)
    effort = w.effort * min(1.0, o.turns / 4)
    lacking = o.brick * w.missing
    found = []
    for level in range(max(least, LOWEST_LEVEL), HIGHEST_LEVEL + 1):
        step = level - LOWEST_LEVEL
        worth, need = o.later[step], level - height
        if worth <= CLOSED:
            continue
        if not need:
            found.append(Plan(o.now[step], level, 0.0, 0))
            continue
        missing = need - stock if need > stock else 0
        turns = _turns(o, need, missing)
        if turns < 0.5:
            worth = o.now[step]
        else:
            worth *= w.pace**turns * _still_on(o, turns)
            if o.arrivals is not NO_RIVAL:
                worth *= _unbeaten(o.arrivals[step], turns, w)
            if height and missing:
                chance = _fed(o, stock, turns)
                worth = chance * worth + (1.0 - chance) * (height // 2) * o.brick
        found.append(Plan(worth - lacking * missing - effort * need, level, turns, missing))
    return found


def _turns(o: Outlook, need: int, missing: int) -> float:
    """In how many turns of one's own the tower can be ready: 0 is the turn that runs."""
    building = (need + 2) // 3 - (o.stage is Stage.BUILD)
    if not missing:
        return building
    collecting = 1.0
    if missing > o.supply[0]:
        collecting += (missing - o.supply[0]) / o.supply[2]
    return collecting if collecting > building else building


def _still_on(o: Outlook, turns: float) -> float:
    """The chance that the game goes on for so many turns of one's own."""
    if o.last:
        return 1.0 if turns <= o.turns + 0.01 else 0.0
    chance = 0.5 + (o.turns - turns + 0.5) / (1.5 + 0.5 * o.turns)
    return 1.0 if chance >= 1.0 else max(0.0, chance)


def _unbeaten(rival: int, turns: float, w: Weights) -> float:
    """What is left of a plan that a rival might complete in so many turns of its own."""
    if rival <= turns:
        return w.beaten
    return 1.0 if rival > turns + 1 else 0.75 + 0.25 * w.beaten


def _fed(o: Outlook, stock: int, turns: float) -> float:
    """The chance that a standing tower gets a brick in every turn until it is ready."""
    begun = o.stage is Stage.BUILD
    hungry = int(turns + 0.99) + begun - stock
    if hungry <= 0:
        return 1.0
    chance = 1.0
    if stock == begun:
        chance, hungry = o.supply[1], hungry - 1
    hungry -= max(0, int(o.supply[0]) - 1)
    later = min(0.95, 0.35 + 0.4 * o.supply[2])
    return chance * later**hungry if hungry > 0 else chance


def arrivals(heights: tuple[int, ...], stock: int, coming: Supply) -> Arrivals:
    """In how many of its own turns a player could score each level with what it has."""
    height = heights[0] if heights else 0
    if not height and stock < 2:
        return NO_RIVAL
    return tuple([_arrival(level, height, stock, coming) for level in range(3, 9)])


def _arrival(level: int, height: int, stock: int, coming: Supply) -> int:
    need = level - height
    missing = max(0, need - stock)
    if need < 1 or missing > coming[0] + 0.5:
        return NEVER
    return (need + 2) // 3 + (missing > 0 and coming[0] < missing)
