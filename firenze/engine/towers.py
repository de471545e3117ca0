"""What happens to towers outside building: they fall, are lowered, or leave the site."""

from collections.abc import Iterable

from firenze.engine.draft import Draft
from firenze.engine.events import TowerCollapsed, TowerFell, TowerLowered
from firenze.engine.heaps import BAG, IN_STORAGE, ON_TOWER
from firenze.engine.terms import of_colour


def tear_down(draft: Draft, player: int, towers: Iterable[int]) -> None:
    """Tears down towers: half the bricks, rounded down, to storage, the rest to the bag (T4.1)."""
    for index in sorted(towers, reverse=True):
        tower = draft.players[player].towers[index]
        back = bricks_back(tower.height)
        place = ON_TOWER[player][index]
        draft.move(of_colour(tower.colour, tower.height - back), place, BAG)
        draft.move(of_colour(tower.colour, back), place, IN_STORAGE[player])
        draft.drop_tower(player, index)
        draft.emit(TowerFell(player, index, tower.colour, tower.height, back))


def bricks_back(height: int) -> int:
    """How many bricks of a tower come back to storage when it is torn down (T4.1)."""
    return height // 2


def lower(draft: Draft, player: int, index: int, levels: int) -> None:
    """Takes up to `levels` top bricks of a tower into the bag; a tower of none is gone (K9)."""
    tower = draft.players[player].towers[index]
    lost = min(levels, tower.height)
    draft.move(of_colour(tower.colour, lost), ON_TOWER[player][index], BAG)
    if lost == tower.height:
        draft.drop_tower(player, index)
    draft.emit(TowerLowered(player, index, tower.colour, tower.height - lost))


def to_bag(draft: Draft, player: int, index: int) -> None:
    """Puts all bricks of a tower into the bag and clears its place on the site."""
    tower = draft.players[player].towers[index]
    draft.move(of_colour(tower.colour, tower.height), ON_TOWER[player][index], BAG)
    draft.drop_tower(player, index)


def collapse(draft: Draft, player: int, index: int) -> None:
    """A tower collapses: all its bricks to the bag (K)."""
    tower = draft.players[player].towers[index]
    to_bag(draft, player, index)
    draft.emit(TowerCollapsed(player, index, tower.colour, tower.height))
