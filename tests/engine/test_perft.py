"""Counted trees of actions: how many sequences of each length some small positions allow.

The numbers of the arranged positions were reasoned by hand from the rules, as each comment tells
for the last step; those of whole games were recorded, so that any change of legality shows.
"""

import pytest

from firenze.engine.game import apply, legal_actions, new_game
from firenze.engine.model import GameState, Options
from firenze.engine.terms import COLOURS, CardKind, Phase
from firenze.session.edition_file import load_classic
from tests.engine.arrange import Arranged, setup

BARE = ((CardKind.FAME, ""),) * 6
PLACED = Options(start_player=0, neutral_seals="placed")


def _count(state: GameState, depth: int) -> int:
    """How many sequences of `depth` actions begin at a state."""
    legal = legal_actions(state)
    if depth == 1:
        return len(legal)
    return sum(_count(apply(state, action).state, depth - 1) for action in legal)


PAYING = Arranged(row=BARE[:3], storages=("rg",), bag="", leftover="gone")
"""Slots 0, 1, 2. Then: 3 builds; 2 colours to pay; 2 orders to pay. Then: slot 0 begins a tower,
2 + 2, or ends T3, 1; slot 1, with the brick left over, 2 + 2; slot 2 bears all other bricks, so
T2 offers the brick on each of two cards or its end, 3 + 3."""

BUILDING = Arranged(row=BARE, storages=("wwr",), towers=("w1",), phase=Phase.BUILD)
"""Extend, a white, a red, or the end. Then 4, 5, 3 and 1. Then a third brick cannot be paid:
extending twice makes a white 3 that can be scored, 2 + 1 + 1 + 1; 5; 3; the next turn, 1."""

FLOOD = Arranged(row=((CardKind.FLOOD, ""),), storages=("rrg", "wy"), leftover="gone")
"""Take it. Then red or green; then white or yellow; then T3 with red and green, 3, or two red,
2, for either choice of the other player."""

SCORING = Arranged(
    phase=Phase.COMMISSIONS,
    towers=("w3 g3 g5",),
    hands=((CardKind.ARCHITECT,),),
    church=(CardKind.CAMPANILE,),
)
"""The marker or the end. Then green 3 as 3 or 4, green 5 as 4, 5 or 6, or the end, 6; the next
player's free card, 1. Then 4, 2, 2, 3, 2 after a score by list, 1 after the end; 3 in T3."""

SMUGGLING = Arranged(
    players=3,
    phase=Phase.COMMISSIONS,
    hands=((CardKind.SMUGGLER,),),
    storages=("rw", "gg", "b"),
    leftover="gone",
)
"""The Smuggler or the end. Then red or white; three cards that two bricks can pay. Then two
rivals for each, 4; T2 with 10 bricks on cards and its end, 11; with one more, 12; T3, 3."""

LIMITS = Arranged(row=BARE, phase=Phase.COMMISSIONS, storages=("r" * 9 + "ggw",))
"""The end. Two of 12 bricks go: 3 colours; then 3, 3, and 2 after white; then the free card."""

EXCHANGING = Arranged(
    row=((CardKind.FAME, "w"), (CardKind.FAME, "y")),
    phase=Phase.EXCHANGE,
    storages=("rgb",),
    buildings=((CardKind.BRIDGE,),),
    leftover="gone",
)
"""White, yellow, or the end. Then 3 colours to lay, twice, or 3 towers or the end of T3, 4. Then
2 colours, six times; 2 towers or the end, three times; the end of T5. Then T3 with two bricks, 3,
twelve times; T5 with nothing to score, 6 + 3; the free card of the next player."""


@pytest.mark.parametrize(
    ("arranged", "counts"),
    [
        (PAYING, (3, 7, 15)),
        (BUILDING, (4, 13, 14)),
        (FLOOD, (1, 2, 4, 10)),
        (SCORING, (2, 7, 17)),
        (SMUGGLING, (2, 5, 30)),
        (LIMITS, (1, 3, 8, 8)),
        (EXCHANGING, (3, 10, 22, 46)),
    ],
)
def test_a_small_position_allows_as_many_sequences_as_reasoned(
    arranged: Arranged, counts: tuple[int, ...]
) -> None:
    state = arranged.state()
    assert tuple(_count(state, depth + 1) for depth in range(len(counts))) == counts


def test_two_seals_by_hand_in_every_order() -> None:
    """A tower with one balcony offers 5 commissions and is full after one seal; one without
    offers 6 and keeps 5; one with two offers none."""
    state = new_game(setup(2, PLACED), load_classic(), 1)
    tiles = [load_classic().balconies[tile].commission.colour for tile in state.city.balconies]
    alone = sum(tiles.count(colour) == 1 for colour in COLOURS)
    bare = sum(colour not in tiles for colour in COLOURS)
    first = 5 * alone + 6 * bare
    assert _count(state, 1) == first
    assert _count(state, 2) == 5 * alone * (first - 5) + 6 * bare * (first - 1)


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [(2, 1, (3, 68, 255, 797)), (3, 2, (3, 63, 234, 710)), (4, 3, (3, 64, 277, 931))],
)
def test_the_first_turn_allows_as_many_sequences_as_recorded(
    players: int, seed: int, counts: tuple[int, ...]
) -> None:
    state = new_game(setup(players, Options(start_player=0)), load_classic(), seed)
    assert tuple(_count(state, depth + 1) for depth in range(len(counts))) == counts
