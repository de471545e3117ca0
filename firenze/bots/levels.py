"""The four levels: one way of thinking, with more or less time and care."""

from collections.abc import Mapping
from types import MappingProxyType

from firenze.bots.replies import Foresight
from firenze.bots.weights import Weights
from firenze.engine.records import record


@record
class Care:
    """How much care a level takes.

    `width`: how many positions its search keeps in each phase. `nodes`: how many actions it may
    try out for one decision, after which it only finishes the turn it likes best. `slip`: by how
    much it misjudges a turn, in prestige points (a standard deviation). `foresight`: how it looks
    at replies, None if it does not.
    """

    width: int
    nodes: int
    slip: float
    foresight: Foresight | None = None


@record
class Level:
    """A level by its name, with its care and the weights it judges by."""

    name: str
    care: Care
    weights: Weights


LEVELS: Mapping[str, Care] = MappingProxyType(
    {
        "garzone": Care(width=3, nodes=250, slip=3.0),
        "lavorante": Care(width=6, nodes=1200, slip=1.5),
        "maestro": Care(width=12, nodes=4000, slip=0.0),
        "capomastro": Care(
            width=12,
            nodes=9000,
            slip=0.0,
            foresight=Foresight(turns=6, samples=2, width=3, trust=0.7),
        ),
    }
)
"""The names of the levels, weakest first."""


def level_named(name: str, weights: Weights) -> Level:
    """The level of a name in LEVELS; raises KeyError for another."""
    return Level(name, LEVELS[name], weights)
