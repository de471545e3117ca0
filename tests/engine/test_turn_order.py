"""T0 What holds in every phase."""

from firenze.engine.actions import (
    AnswerWithPatrician,
    ChooseSlot,
    DrawBrick,
    EndPhase,
    ExchangeBrick,
    ExtendTower,
    GiveBrick,
    LayMarker,
    PayBrick,
    PlayCharacter,
    ScoreTower,
    StartTower,
    TakeCard,
)
from firenze.engine.events import PhaseStarted, TurnStarted
from firenze.engine.game import decider, legal_actions
from firenze.engine.terms import CardKind, Colour, Phase
from firenze.session.edition_file import load_classic
from tests.engine.arrange import LETTERS, Arranged, bricks
from tests.engine.play import after, all_bricks, built, happened, refused, storage

EXTEND_FIRST = ExtendTower(0)
FLOOD_ROW = ((CardKind.FLOOD, "yg"), *((CardKind.FAME, "w"),) * 5)


def test_t0_1_a_choice_of_one_is_made_by_the_engine() -> None:
    state = Arranged(storages=("rr",)).state()
    state = after(state, TakeCard(2))
    assert state.turn.phase is not Phase.TAKE
    assert [slot.bricks for slot in state.market.row[:2]] == [bricks("wyr"), bricks("wgr")]
    assert storage(state) == bricks("wr")


def test_t0_1_bricks_that_all_must_go_are_not_asked_for() -> None:
    state = Arranged(storages=("wyr",), phase=Phase.EXCHANGE).state()
    state = after(state, ExchangeBrick(3, Colour.GREEN))
    assert storage(state) == bricks("g")
    assert state.market.row[3].bricks == bricks("ywyr")


def test_t0_1_the_last_two_of_a_flood_of_two_are_not_asked_for() -> None:
    state = Arranged(storages=("wy", "w"), row=FLOOD_ROW).state()
    assert decider(after(state, TakeCard(0))) == 0
    state = Arranged(storages=("w", "y"), row=FLOOD_ROW).state()
    state = after(state, TakeCard(0))
    assert (storage(state, 0), storage(state, 1)) == (bricks("yg"), bricks(""))


def test_t0_1_the_only_card_and_the_end_of_a_phase_wait_for_the_player() -> None:
    state = Arranged(row=((CardKind.FAME, ""),), leftover="gone", phase=Phase.COMMISSIONS).state()
    assert legal_actions(state) == (EndPhase(),)
    state = after(state, EndPhase())
    assert (decider(state), legal_actions(state)) == (1, (TakeCard(0),))


def test_t0_1_a_character_without_alternative_is_not_played_for_its_owner() -> None:
    hands = ((CardKind.MASON,),)
    state = Arranged(row=((CardKind.FAME, ""),) * 6, bag="", hands=hands).state()
    state = after(state, TakeCard(0))
    assert state.turn.phase is Phase.BUILD
    assert PlayCharacter(CardKind.MASON) in legal_actions(state)


def test_t0_1_score_and_marker_wait_for_the_player() -> None:
    campanile = (CardKind.CAMPANILE,)
    at_build = Arranged(phase=Phase.BUILD, storages=("w",), towers=("w2",), church=campanile)
    state = after(at_build.state(), ExtendTower(0))
    assert legal_actions(state) == (LayMarker(0), EndPhase())
    state = after(state, LayMarker(0))
    assert legal_actions(state) == (EndPhase(),)
    state = after(
        Arranged(phase=Phase.BUILD, storages=("w",), towers=("w2",)).state(), EXTEND_FIRST
    )
    assert legal_actions(state) == (ScoreTower(0, 3), EndPhase())


def test_t0_1_a_patrician_is_asked_even_for_a_single_brick() -> None:
    state = Arranged(storages=("w",), hands=((CardKind.PATRICIAN,),), row=FLOOD_ROW).state()
    state = after(state, TakeCard(0))
    assert legal_actions(state) == (AnswerWithPatrician(True), AnswerWithPatrician(False))


def test_t0_2_the_player_ends_t2_t3_and_t5() -> None:
    state = Arranged(storages=("wwww",)).state()
    state = after(state, TakeCard(0))
    assert state.turn.phase is Phase.EXCHANGE
    state = after(state, EndPhase())
    assert state.turn.phase is Phase.BUILD
    state = after(state, EndPhase())
    assert state.turn.phase is Phase.COMMISSIONS
    state = after(state, EndPhase())
    assert (state.turn.phase, state.turn.player, state.turn.number) == (Phase.TAKE, 1, 2)


def test_t0_2_t2_passes_when_storage_is_too_small() -> None:
    row = ((CardKind.FAME, "ww"), *((CardKind.DISGRACE, "w"),) * 5)
    assert after(Arranged(row=row).state(), TakeCard(0)).turn.phase is Phase.BUILD
    state = after(Arranged(row=row, storages=("w",)).state(), TakeCard(0))
    assert state.turn.phase is Phase.EXCHANGE


def test_t0_2_t2_passes_when_no_card_bears_a_brick() -> None:
    row = ((CardKind.FAME, ""),) * 6
    yours = LETTERS[0] * 25 + LETTERS[1] * 18 + LETTERS[2] * 15
    theirs = LETTERS[3] * 12 + LETTERS[4] * 10 + LETTERS[5] * 8
    state = after(Arranged(row=row, storages=(yours, theirs)).state(), TakeCard(0))
    assert state.turn.phase is Phase.BUILD


def test_t0_2_t3_passes_when_nothing_can_be_added_or_played() -> None:
    row = ((CardKind.FAME, ""),) * 6
    assert after(Arranged(row=row).state(), TakeCard(0)).turn.phase is Phase.COMMISSIONS
    state = after(Arranged(row=row, hands=((CardKind.MASON,),)).state(), TakeCard(0))
    assert legal_actions(state) == (EndPhase(), PlayCharacter(CardKind.MASON))
    state = after(Arranged(row=row, hands=((CardKind.ARCHITECT,),)).state(), TakeCard(0))
    assert state.turn.phase is Phase.COMMISSIONS


def test_t0_2_t3_ends_by_itself_after_the_last_brick() -> None:
    state = Arranged(storages=("rr",), phase=Phase.BUILD).state()
    state = after(state, StartTower(Colour.RED))
    assert state.turn.phase is Phase.BUILD
    state = after(state, ExtendTower(0))
    assert state.turn.phase is Phase.COMMISSIONS


def test_t0_2_t4_and_t6_run_by_themselves() -> None:
    state = Arranged(phase=Phase.BUILD, storages=("w",), towers=("r3",)).state()
    events = happened(state, EndPhase(), EndPhase())
    phases = [event.phase for event in events if isinstance(event, PhaseStarted)]
    assert phases == [Phase.ABANDONED, Phase.COMMISSIONS, Phase.LIMITS, Phase.TAKE]
    assert events[-2:] == [TurnStarted(2, 1), PhaseStarted(1, Phase.TAKE)]


def test_t0_2_a_phase_that_must_be_done_cannot_be_ended() -> None:
    assert refused(Arranged().state(), EndPhase()) == "T1.1"
    limits = Arranged(phase=Phase.LIMITS, storages=("wwwwwwwwwwwy",)).state()
    assert refused(limits, EndPhase()) == "T6.1"


def test_t0_3_a_swap_moves_its_bricks_at_the_last_pick() -> None:
    hand = ((CardKind.ALCHEMIST,),)
    state = Arranged(storages=("ry",), hands=hand, phase=Phase.BUILD).state()
    state = after(state, PlayCharacter(CardKind.ALCHEMIST), GiveBrick(Colour.RED))
    assert storage(state) == bricks("ry")
    state = after(state, DrawBrick(Colour.BLUE))
    assert storage(state) == bricks("by")
    assert all_bricks(state) == load_classic().bricks


def test_t0_3_bricks_of_a_merchant_are_88_at_every_step() -> None:
    hand = ((CardKind.MERCHANT,),)
    state = Arranged(hands=hand, phase=Phase.TAKE).state()
    draws = (DrawBrick(Colour.RED), DrawBrick(Colour.PURPLE))
    for action in (PlayCharacter(CardKind.MERCHANT), ChooseSlot(1), *draws):
        state = after(state, action)
        assert all_bricks(state) == load_classic().bricks
    assert state.market.row[1].bricks == bricks("rp")


def test_t0_3_towers_of_one_colour_never_merge() -> None:
    state = Arranged(storages=("rrrw",), towers=("r1 r1",), phase=Phase.BUILD).state()
    state = after(state, ExtendTower(1), StartTower(Colour.RED))
    assert built(state) == ["r1", "r2", "r1"]


def test_t0_3_bricks_paid_for_a_card_lie_on_the_row() -> None:
    state = after(Arranged(storages=("rg",)).state(), TakeCard(2), PayBrick(Colour.GREEN))
    assert state.market.row[0].bricks == bricks("wyg")
    assert all_bricks(state) == load_classic().bricks
