"""Where bricks can lie: the heaps between which events move them."""

from typing import TypeAlias

from firenze.engine.records import record
from firenze.engine.terms import BRICKS_IN_BOX, MOST_PLAYERS


@record
class InBag:
    """Bricks in the bag."""


@record
class OnCard:
    """Bricks on the card in a slot of the row, as the row stands at that moment."""

    slot: int


@record
class OnTaken:
    """Bricks on the card that is being resolved."""


@record
class InStorage:
    """Bricks in a player's storage."""

    player: int


@record
class OnTower:
    """Bricks of a tower; a move to the index one past the last begins a tower."""

    player: int
    tower: int


Place: TypeAlias = InBag | OnCard | OnTaken | InStorage | OnTower

BAG = InBag()
ON_TOWER = tuple(
    tuple(OnTower(player, tower) for tower in range(BRICKS_IN_BOX))
    for player in range(MOST_PLAYERS)
)
IN_STORAGE = tuple(InStorage(player) for player in range(MOST_PLAYERS))
TAKEN = OnTaken()
