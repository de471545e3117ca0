"""What to build: the best ways of adding bricks, found colour by colour, not brick by brick."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from heapq import nlargest
from typing import TypeAlias

from firenze.bots.judge import Judge
from firenze.bots.plans import Stage
from firenze.engine.actions import END_PHASE, EXTEND_TOWER, START_TOWER, Action
from firenze.engine.draft import Position
from firenze.engine.phases.build import build_cost
from firenze.engine.terms import COLOURS, Colour

Addition: TypeAlias = tuple[int, int, int]
"""A colour, the index of a tower or NEW, and how many bricks it gets."""
Way: TypeAlias = tuple[float, tuple[Addition, ...]]
"""What a way to build is worth, colour by colour, and its additions."""
Estimate: TypeAlias = Callable[[int, tuple[int, ...], int], float]

NEW = -1


def best_buildings(
    position: Position, judge: Judge, known: int, width: int
) -> list[tuple[Action, ...]]:
    """The most promising ways to build and to end the phase, best first."""
    player = position.turn.player
    owner = position.players[player]
    costs = _costs(position, sum(owner.storage))
    estimate = judge.estimate(judge.look(position, known), player, Stage.SCORE)
    by_count: list[list[Way]] = [[] for _ in costs]
    by_count[0].append((0.0, ()))
    for colour in COLOURS:
        mine = [(i, t.height, t.worked) for i, t in enumerate(owner.towers) if t.colour == colour]
        stock = owner.storage[colour]
        if stock or mine:
            ways = _ways(estimate, colour, mine, stock, len(costs) - 1)
            by_count = _joined(by_count, ways, width)
    spare = judge.spare(position, player)
    rated = [
        (worth - costs[k] * spare, additions)
        for k, found in enumerate(by_count)
        for worth, additions in found
    ]
    best = nlargest(width, rated, key=_worth)
    return [_actions(additions, len(owner.towers)) for _, additions in best]


def _worth(way: Way) -> float:
    return way[0]


def _costs(position: Position, stock: int) -> list[int]:
    """The cost of 0, 1, ... more bricks, as far as storage can pay."""
    added = position.turn.added
    most = len(position.table.edition.build_costs) - 1 - added
    costs = [build_cost(position, added + k) for k in range(most + 1)]
    while len(costs) > 1 and stock - (len(costs) - 1) < costs[-1]:
        costs.pop()
    return costs


def _joined(by_count: list[list[Way]], ways: list[list[Way]], width: int) -> list[list[Way]]:
    joined: list[list[Way]] = [[] for _ in by_count]
    for k, found in enumerate(by_count):
        for more, others in enumerate(ways[: len(by_count) - k]):
            joined[k + more] += [(a + b, x + y) for a, x in found for b, y in others]
    return [nlargest(width, found, key=_worth) if len(found) > width else found for found in joined]


def _ways(
    estimate: Estimate, colour: Colour, mine: list[tuple[int, int, bool]], stock: int, most: int
) -> list[list[Way]]:
    """By the number of bricks added: the ways to add them to towers of one colour."""
    room = min(stock, most)
    found: list[list[Way]] = [[] for _ in range(room + 1)]
    for shares in _shares(len(mine) + 1, room):
        count, new = sum(shares), shares[-1]
        heights, back = [new] if new else [], 0
        for (_, height, worked), share in zip(mine, shares, strict=False):
            if share or worked:
                heights.append(height + share)
            else:
                back += height // 2
        heights.sort(reverse=True)
        worth = estimate(colour, tuple(heights), stock - count + back)
        places = [*(index for index, _, _ in mine), NEW]
        additions = tuple([(colour, i, n) for i, n in zip(places, shares, strict=True) if n])
        found[count].append((worth, additions))
    return found


@lru_cache(maxsize=256)
def _shares(parts: int, room: int) -> tuple[tuple[int, ...], ...]:
    """All ways to give at most `room` bricks to so many towers."""
    if not parts:
        return ((),)
    return tuple(
        (first, *rest) for first in range(room + 1) for rest in _shares(parts - 1, room - first)
    )


def _actions(additions: tuple[Addition, ...], towers: int) -> tuple[Action, ...]:
    return (*_adding(additions, towers), END_PHASE)


def _adding(additions: tuple[Addition, ...], towers: int) -> Iterator[Action]:
    for colour, index, count in additions:
        if index == NEW:
            yield START_TOWER[colour]
            count -= 1
            index, towers = towers, towers + 1
        for _ in range(count):
            yield EXTEND_TOWER[index]
