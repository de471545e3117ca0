"""T2 Exchange, T3 Build, T4 Abandoned towers."""

from collections.abc import Sequence
from typing import Any

import pytest

from firenze.engine.actions import (
    EndPhase,
    ExchangeBrick,
    ExtendTower,
    PayBrick,
    PlayCharacter,
    StartTower,
    TakeCard,
)
from firenze.engine.events import TowerFell, TowerStarted
from firenze.engine.game import legal_actions
from firenze.engine.model import GameState
from firenze.engine.terms import COLOURS, CardKind, Colour, Phase
from tests.engine.arrange import Arranged, bricks
from tests.engine.play import after, built, happened, refused, storage

COSTS = {0: 0, 1: 0, 2: 0, 3: 1, 4: 3, 5: 6, 6: 10}
BRIDGE = ((CardKind.BRIDGE,),)
MASON = ((CardKind.MASON,),)
BARE = ((CardKind.FAME, ""),) * 6
WORKSHOP = ((CardKind.WORKSHOP,),)


def _site(stock: str, site: str = "", theirs: Sequence[str] = (), **changes: Any) -> Arranged:
    """A position in T3."""
    return Arranged(
        storages=(stock,), towers=(site, *theirs), phase=Phase.BUILD, row=BARE, **changes
    )


def _add(state: GameState, count: int) -> GameState:
    """Adds white bricks to the first tower, while the phase lasts."""
    for _ in range(count):
        state = after(state, ExtendTower(0))
    return state


def _cost_of(arranged: Arranged, count: int) -> int:
    """The bricks that adding `count` white ones costs in the end."""
    state = arranged.state()
    before = sum(storage(state))
    state = _add(state, count)
    while state.turn.phase is Phase.BUILD:
        state = after(state, legal_actions(state)[0] if state.pending else EndPhase())
    return before - count - sum(storage(state))


def test_t2_1_three_bricks_for_one_of_the_same_card() -> None:
    state = Arranged(storages=("rrgb",), phase=Phase.EXCHANGE).state()
    state = after(state, ExchangeBrick(0, Colour.YELLOW))
    state = after(state, PayBrick(Colour.RED), PayBrick(Colour.BLUE), PayBrick(Colour.RED))
    assert storage(state) == bricks("gy")
    assert state.market.row[0].bricks == bricks("wrrb")
    assert state.turn.phase is Phase.BUILD


def test_t2_1_with_a_bridge_two_bricks_for_one() -> None:
    arranged = Arranged(storages=("rgb",), phase=Phase.EXCHANGE, buildings=BRIDGE)
    state = after(arranged.state(), ExchangeBrick(0, Colour.YELLOW))
    state = after(state, PayBrick(Colour.RED), PayBrick(Colour.BLUE))
    assert storage(state) == bricks("gy")
    arranged = Arranged(storages=("rg",), phase=Phase.EXCHANGE, buildings=BRIDGE)
    assert ExchangeBrick(0, Colour.YELLOW) in legal_actions(arranged.state())


def test_t2_1_the_wanted_brick_lies_there_before_any_is_laid() -> None:
    state = Arranged(storages=("rrr",), phase=Phase.EXCHANGE).state()
    assert refused(state, ExchangeBrick(0, Colour.RED)) == "T2.1"
    assert refused(state, ExchangeBrick(6, Colour.RED)) == "T2.1"


def test_t2_1_a_card_without_bricks_is_no_target() -> None:
    row = ((CardKind.FAME, ""), (CardKind.DISGRACE, "g"))
    state = Arranged(storages=("rrr",), row=row, phase=Phase.EXCHANGE).state()
    assert refused(state, ExchangeBrick(0, Colour.GREEN)) == "T2.1"
    assert legal_actions(state) == (ExchangeBrick(1, Colour.GREEN), EndPhase())


def test_t2_1_only_once_a_turn() -> None:
    arranged = Arranged(storages=("r" * 8,), phase=Phase.EXCHANGE, exchanged=True)
    assert refused(arranged.state(), ExchangeBrick(0, Colour.WHITE)) == "T2.1"
    once = Arranged(storages=("r" * 8,), phase=Phase.EXCHANGE).state()
    assert after(once, ExchangeBrick(0, Colour.WHITE)).turn.phase is Phase.BUILD


def test_t2_1_two_bricks_are_not_enough_for_an_exchange() -> None:
    state = Arranged(storages=("rr",), phase=Phase.EXCHANGE).state()
    assert refused(state, ExchangeBrick(0, Colour.WHITE)) == "T2.1"


def test_t2_1_a_colour_that_is_not_in_storage_cannot_be_laid() -> None:
    state = Arranged(storages=("rrrg",), phase=Phase.EXCHANGE).state()
    state = after(state, ExchangeBrick(0, Colour.WHITE))
    assert refused(state, PayBrick(Colour.BLUE)) == "T2.1"


def test_t3_1_bricks_to_towers_old_and_new() -> None:
    state = _site("rrgw", "r2 w1").state()
    actions = (ExtendTower(0), StartTower(Colour.GREEN), StartTower(Colour.RED))
    events = happened(state, *actions)
    state = after(state, *actions)
    assert built(state) == ["r3", "g1", "r1"]
    assert [e for e in events if isinstance(e, TowerStarted)] == [
        TowerStarted(0, 2, Colour.GREEN),
        TowerStarted(0, 3, Colour.RED),
    ]


def test_t3_1_a_tower_is_of_one_colour() -> None:
    state = _site("g", "r2").state()
    assert refused(state, ExtendTower(0)) == "T3.1"
    assert refused(state, StartTower(Colour.RED)) == "T3.1"
    assert refused(state, ExtendTower(1)) == "T3.1"
    assert refused(state, ExtendTower(-1)) == "T3.1"


def test_t3_1_six_bricks_are_the_most_and_there_is_no_limit_of_height() -> None:
    state = _add(_site("w" * 15, "w8", masons=4).state(), 6)
    assert built(state) == ["w14"]
    state = _site("w" * 9, "w9", hands=MASON, added=6).state()
    assert refused(state, ExtendTower(0)) == "T3.1"


@pytest.mark.parametrize("count", range(7))
def test_t3_2_build_costs(count: int) -> None:
    assert _cost_of(_site("w" * 16, "w1"), count) == COSTS[count]


@pytest.mark.parametrize("count", range(7))
def test_t3_2_a_workshop_takes_one_off(count: int) -> None:
    arranged = _site("w" * 15, "w1", buildings=WORKSHOP)
    assert _cost_of(arranged, count) == max(0, COSTS[count] - 1)


@pytest.mark.parametrize("masons", [1, 2, 3])
def test_t3_2_each_mason_takes_three_off(masons: int) -> None:
    costs = [_cost_of(_site("w" * 15, "w1", masons=masons), count) for count in range(7)]
    assert costs == [max(0, cost - 3 * masons) for cost in COSTS.values()]


def test_t3_2_mason_and_workshop_add_up() -> None:
    costs = [_cost_of(_site("w" * 15, "w1", masons=2, buildings=WORKSHOP), n) for n in range(7)]
    assert costs == [0, 0, 0, 0, 0, 0, 3]


def test_t3_2_any_colours_pay_into_the_bag_at_the_end_of_t3() -> None:
    state = _site("wwwrgbp", "w1").state()
    state = _add(state, 3)
    bag = state.market.bag
    state = after(state, EndPhase())
    assert set(legal_actions(state)) == {PayBrick(c) for c in COLOURS[2:]}
    state = after(state, PayBrick(Colour.GREEN))
    assert state.market.bag[Colour.GREEN] == bag[Colour.GREEN] + 1
    assert storage(state) == bricks("rbp")
    assert state.turn.phase is Phase.COMMISSIONS


def test_t3_2_a_mason_may_be_played_until_the_end_of_t3() -> None:
    state = _add(_site("wwwwrrrr", "w1", hands=MASON).state(), 4)
    assert legal_actions(state) == (EndPhase(), PlayCharacter(CardKind.MASON))
    state = after(state, PlayCharacter(CardKind.MASON), StartTower(Colour.RED))
    assert built(state) == ["w5", "r1"]
    state = after(_add(_site("wwwr", "w1", hands=MASON).state(), 3), EndPhase())
    assert state.turn.phase is Phase.COMMISSIONS
    assert refused(state, PlayCharacter(CardKind.MASON)) == "T3.2"


def test_t3_3_what_stays_must_pay_the_cost() -> None:
    state = _add(_site("wwwwr", "w1", hands=MASON).state(), 2)
    assert {ExtendTower(0), StartTower(Colour.RED)} < set(legal_actions(state))
    state = _add(state, 1)
    assert refused(state, ExtendTower(0)) == "T3.3"
    assert refused(state, StartTower(Colour.RED)) == "T3.3"


def test_t3_3_a_mason_not_yet_played_does_not_count() -> None:
    state = _add(_site("www", "w1", hands=MASON).state(), 2)
    assert refused(state, ExtendTower(0)) == "T3.3"
    state = after(state, PlayCharacter(CardKind.MASON), ExtendTower(0))
    assert state.turn.phase is Phase.COMMISSIONS
    assert built(state) == ["w4"]


def test_t3_4_towers_never_shrink_by_choice() -> None:
    state = _site("wr", "w3 r2").state()
    heights = [tower.height for tower in state.players[0].towers]
    for action in legal_actions(state):
        if not isinstance(action, EndPhase):
            after_it = [t.height for t in after(state, action).players[0].towers]
            assert all(new >= old for old, new in zip(heights, after_it, strict=False))


@pytest.mark.parametrize("height", [1, 2, 3, 4, 7, 8])
def test_t4_1_half_rounded_down_comes_back(height: int) -> None:
    state = _site("g", f"r{height}").state()
    bag = state.market.bag[Colour.RED]
    state = after(state, EndPhase())
    assert built(state) == []
    assert storage(state)[Colour.RED] == height // 2
    assert state.market.bag[Colour.RED] == bag + height - height // 2


def test_t4_1_each_tower_by_itself() -> None:
    state = after(_site("g", "r3 r3 g2 w1").state(), StartTower(Colour.GREEN))
    assert built(state) == ["g1"]
    assert storage(state) == bricks("rrg")
    events = happened(_site("g", "r3 w1").state(), EndPhase())
    assert [e for e in events if isinstance(e, TowerFell)] == [
        TowerFell(0, 1, Colour.WHITE, 1, 0),
        TowerFell(0, 0, Colour.RED, 3, 1),
    ]


def test_t4_1_only_the_towers_of_the_player_fall() -> None:
    state = after(_site("g", "r3", ("b3",)).state(), EndPhase())
    assert (built(state, 0), built(state, 1)) == ([], ["b3"])


def test_t4_1_work_of_last_turn_does_not_count() -> None:
    state = after(_site("rg", "r3").state(), ExtendTower(0), EndPhase(), EndPhase())
    assert (built(state), state.turn.player) == (["r4"], 1)
    state = after(state, TakeCard(0), EndPhase(), TakeCard(0), EndPhase())
    assert (state.turn.player, state.turn.phase, built(state)) == (0, Phase.COMMISSIONS, [])


def test_t4_1_a_tower_lowered_by_a_card_was_not_worked_on() -> None:
    arranged = Arranged(row=((CardKind.BOTCH, ""), *BARE[1:]), towers=("r4",), storages=("g",))
    state = after(arranged.state(), TakeCard(0))
    assert built(state) == ["r3"]
    assert built(after(state, EndPhase())) == []
