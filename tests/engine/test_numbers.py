"""D The numbers of the edition "classic", and the test vectors of the rules."""

import itertools

from firenze.engine.actions import EndPhase, ExtendTower, StartTower, TakeCard
from firenze.engine.game import legal_actions
from firenze.engine.terms import COLOURS, KINDS, CardKind, Colour, Phase
from firenze.session.edition_file import load_classic
from tests.engine.arrange import Arranged, bricks, commission
from tests.engine.play import after, built, refused, storage

COMMISSIONS = (
    (1, 1, 1, 2, 2, 3),
    (2, 2, 3, 3, 4, 5),
    (3, 3, 4, 5, 6, 7),
    (4, 5, 5, 6, 8, 9),
    (5, 6, 7, 8, 10, 12),
    (7, 8, 9, 11, 13, 16),
)
BALCONIES = {
    1: "y3=3 w4=4 g4=5 r3=4 b3=4",
    2: "w5=6 y5=6 r4=6 b4=7 p3=6",
    3: "w6=8 y6=9 g6=9 b5=10 p4=9",
    4: "w8=13 y7=12 g7=13 r7=14",
}


def test_d1_commissions_and_flags() -> None:
    edition = load_classic()
    for level, row in enumerate(COMMISSIONS):
        assert tuple(edition.commissions[colour][level] for colour in COLOURS) == row
    assert edition.flags == (3, 3, 4, 4, 5, 5)


def test_d1_values_rise_with_height_and_never_fall_along_the_colours() -> None:
    table = load_classic().commissions
    assert all(list(column) == sorted(set(column)) for column in table)
    assert all(
        below <= above
        for first, second in itertools.pairwise(table)
        for below, above in zip(first, second, strict=True)
    )


def test_d2_balconies() -> None:
    there = {(b.group, b.commission, b.value) for b in load_classic().balconies}
    assert there == {
        (group, commission(tile.split("=")[0]), int(tile.split("=")[1]))
        for group, tiles in BALCONIES.items()
        for tile in tiles.split()
    }


def test_d3_copies_of_the_cards() -> None:
    copies = {c.kind: c.copies for c in load_classic().cards}
    place = KINDS.index
    buildings, church = place(CardKind.BRIDGE), place(CardKind.SMALL_PRIVILEGE)
    expected = dict.fromkeys(KINDS[:buildings], 2) | dict.fromkeys(KINDS[buildings:church], 3)
    expected |= dict.fromkeys(KINDS[church:], 1) | {CardKind.RENAISSANCE: 1}
    assert copies == expected


def test_d_the_third_card_from_the_left_costs_2() -> None:
    state = Arranged(storages=("r",)).state()
    assert refused(state, TakeCard(2)) == "T1.2"
    state = after(Arranged(storages=("rr",)).state(), TakeCard(2))
    assert storage(state) == bricks("wr")
    assert [s.bricks[Colour.RED] for s in state.market.row[:3]] == [1, 1, 0]


def test_d_four_towers_and_eight_bricks() -> None:
    arranged = Arranged(
        storages=("wwyygggg",),
        towers=("w2 y2 g2 r3",),
        phase=Phase.BUILD,
        hands=((CardKind.MASON,),),
    )
    state = after(arranged.state(), ExtendTower(0), ExtendTower(1), ExtendTower(2), ExtendTower(2))
    assert refused(state, ExtendTower(2)) == "T3.3"
    assert refused(state, StartTower(Colour.GREEN)) == "T3.3"
    bag = state.market.bag
    state = after(state, EndPhase())
    while state.pending:
        state = after(state, legal_actions(state)[0])
    assert built(state) == ["w3", "y3", "g4"]
    assert sum(storage(state)) == 1 + 1
    assert storage(state)[Colour.RED] == 1
    assert state.market.bag[Colour.RED] == bag[Colour.RED] + 2
    assert sum(state.market.bag) == sum(bag) + 3 + 2
