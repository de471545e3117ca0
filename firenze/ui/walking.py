"""How the keyboard walks the places of the table."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from pygame import Rect

from firenze.engine.model import GameState
from firenze.engine.terms import Colour
from firenze.ui.places import Places
from firenze.ui.targets import (
    OnBag,
    OnCardBrick,
    OnPlot,
    OnStorage,
    OnStorey,
    OnTowerOf,
    Target,
)

T = TypeVar("T")


def following(order: Sequence[T], now: T | None, step: int) -> T | None:
    """The next of `order` after `now`, or the one before with step -1; around the ends."""
    if not order:
        return None
    if now not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(now) + step) % len(order)]


def neighbour(places: Places, now: Target | None, direction: tuple[int, int]) -> Target | None:
    """The nearest place in a direction, (1, 0) being right; `now` itself if there is none."""
    here = places.shape(now) if now else None
    if here is None:
        return places.order[0]
    best, shortest = now, float("inf")
    for target in places.order:
        shape = places.shape(target)
        if target != now and shape and (far := _distance(here, shape, direction)) < shortest:
            best, shortest = target, far
    return best


def _distance(here: Rect, there: Rect, direction: tuple[int, int]) -> float:
    """How far away, sideways steps counting double; infinite if it is not in that direction."""
    x, y = there.centerx - here.centerx, there.centery - here.centery
    ahead = x * direction[0] + y * direction[1]
    aside = abs(x * direction[1]) + abs(y * direction[0])
    return ahead + 2 * aside if ahead > 0 and aside <= 2 * ahead else float("inf")


def of_colour(targets: Iterable[Target], colour: Colour, state: GameState) -> list[Target]:
    """The targets that are about bricks or towers of one colour."""
    return [target for target in targets if _colour(target, state) is colour]


def _colour(target: Target, state: GameState) -> Colour | None:
    match target:
        case OnTowerOf(player=player, tower=tower):
            return state.players[player].towers[tower].colour
        case OnStorage() | OnBag() | OnPlot() | OnCardBrick() | OnStorey():
            return target.colour
        case _:
            return None
