"""How soon bricks of each colour can be had: from the card row, later from the bag."""

from typing import TypeAlias

from firenze.engine.draft import Position
from firenze.engine.terms import COLOURS, MOST_PLAYERS, Bricks

Supply: TypeAlias = tuple[float, float, float]
"""Of one colour: bricks to expect next turn, the chance of at least one, bricks a turn later."""
Row: TypeAlias = tuple[Bricks, ...]
"""The bricks on the cards of the row that a plan may count on."""

_STAYS = (0.5, 0.65, 0.75, 0.85, 0.9, 0.9)
"""The chance that a rival leaves the card in a slot alone."""
_REACH = (1.0, 0.97, 0.93, 0.87, 0.8, 0.7)
"""How far the price of a slot lets a player get at its card."""
_WEIGHTS = tuple(
    tuple(stays**rivals * reach for stays, reach in zip(_STAYS, _REACH, strict=True))
    for rivals in range(MOST_PLAYERS)
)


def shares(position: Position) -> tuple[float, ...]:
    """The share of each colour among the bricks that are in the bag or on the row."""
    heaps = [position.market.bag, *(slot.bricks for slot in position.market.row)]
    around = [sum(heap[c] for heap in heaps) for c in COLOURS]
    total = max(1, sum(around))
    return tuple(count / total for count in around)


def supply(row: Row, share: tuple[float, ...], rivals: int) -> tuple[Supply, ...]:
    """The supply of each colour to a player before whose turn so many rivals take a card."""
    missed = [(1.0 - s) ** 2 for s in share]
    most = [2.0 * s for s in share]
    for bricks, weight in zip(row, _WEIGHTS[rivals], strict=False):
        for colour, count in enumerate(bricks):
            if count:
                missed[colour] *= 1.0 - 0.9 * weight
                if count * weight > most[colour]:
                    most[colour] = count * weight
    return tuple(
        [
            (round(2 * m) / 2, round(10 * (1.0 - none)) / 10, 0.2 + 6.0 * s)
            for m, none, s in zip(most, missed, share, strict=True)
        ]
    )
