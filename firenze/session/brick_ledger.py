"""Counts every brick from the events alone, so that the events can be held to the state."""

from collections.abc import Iterable

from firenze.engine.events import (
    BricksMoved,
    CardTaken,
    CardTurnedUp,
    CommissionScored,
    Event,
    MarkerLaid,
    TowerCollapsed,
    TowerFell,
    TowerLowered,
)
from firenze.engine.heaps import InBag, InStorage, OnCard, OnTaken, OnTower, Place
from firenze.engine.model import GameState
from firenze.engine.terms import NO_BRICKS, Bricks, of_colour, shifted


class BrickLedger:
    """The bricks of every place, taken from a state once and then moved by events only."""

    def __init__(self, start: GameState) -> None:
        self._bag, self._row, self._taken, self._storages, self._towers = _heaps(start)

    def follow(self, events: Iterable[Event]) -> None:
        """Moves the bricks as the events say; raises IndexError for a place that is not there."""
        for event in events:
            self._follow(event)

    def agrees(self, state: GameState) -> bool:
        """Whether every place holds what the state says."""
        ours = (self._bag, self._row, self._taken, self._storages, self._towers)
        return ours == _heaps(state)

    def _follow(self, event: Event) -> None:
        match event:
            case BricksMoved(bricks=bricks, source=source, target=target):
                self._add(source, bricks, -1)
                self._add(target, bricks, 1)
            case CardTaken(slot=slot):
                self._taken = self._row.pop(slot)
            case CardTurnedUp(slot=slot):
                self._row.insert(slot, NO_BRICKS)
            case TowerLowered(player=player, tower=tower, height=height):
                if not height:
                    self._towers[player].pop(tower)
            case (
                TowerFell(player=player, tower=tower)
                | TowerCollapsed(player=player, tower=tower)
                | CommissionScored(player=player, tower=tower)
                | MarkerLaid(player=player, tower=tower)
            ):
                self._towers[player].pop(tower)
            case _:
                pass

    def _add(self, place: Place, bricks: Bricks, sign: int) -> None:
        match place:
            case InBag():
                self._bag = shifted(self._bag, bricks, sign)
            case OnTaken():
                self._taken = shifted(self._taken, bricks, sign)
            case OnCard(slot=slot):
                self._row[slot] = shifted(self._row[slot], bricks, sign)
            case InStorage(player=player):
                self._storages[player] = shifted(self._storages[player], bricks, sign)
            case OnTower(player=player, tower=tower):
                site = self._towers[player]
                if tower == len(site):
                    site.append(NO_BRICKS)
                site[tower] = shifted(site[tower], bricks, sign)


def _heaps(
    state: GameState,
) -> tuple[Bricks, list[Bricks], Bricks, list[Bricks], list[list[Bricks]]]:
    market = state.market
    return (
        market.bag,
        [slot.bricks for slot in market.row],
        market.taken.bricks if market.taken else NO_BRICKS,
        [player.storage for player in state.players],
        [[of_colour(t.colour, t.height) for t in player.towers] for player in state.players],
    )
