"""Undo, restart of a turn and redo, and how far they reach."""

from collections.abc import Callable

import pytest

from firenze.engine.actions import DiscardBrick, EndPhase, TakeCard
from firenze.engine.events import reveals
from firenze.engine.game import decider, legal_actions
from firenze.engine.model import Options
from firenze.engine.refusals import IllegalAction
from firenze.engine.terms import CardKind, Colour, Phase
from firenze.session.edition_file import load_classic
from firenze.session.history import History, UndoError, begin
from tests.engine.arrange import Arranged
from tests.session.games import finished, humans, played, setup_of

SEED = 7


def _game(*controllers: str, **options: object) -> History:
    setup = setup_of(*controllers, options=Options(start_player=0, **options))  # type: ignore[arg-type]
    return begin(setup, load_classic(), SEED)


def _play_until(history: History, reached: Callable[[History], bool]) -> None:
    """Takes the free card, then ends every phase."""
    while not reached(history):
        legal = legal_actions(history.state)
        wanted = (TakeCard(0), EndPhase())
        history.play(next((a for a in wanted if a in legal), legal[0]))


def _in_phase(phase: Phase) -> Callable[[History], bool]:
    return lambda history: history.state.turn.phase is phase


def _in_turn(number: int) -> Callable[[History], bool]:
    return lambda history: history.state.turn.number == number


def _reason(found: object) -> str | None:
    return getattr(found, "key", None)


def test_a_new_game_has_nothing_to_undo_or_redo() -> None:
    history = _game("human", "human")
    assert _reason(history.can_undo()) == "undo.nothing"
    assert _reason(history.can_restart_turn()) == "undo.nothing"
    assert _reason(history.can_redo()) == "undo.nothing_to_redo"
    with pytest.raises(UndoError):
        history.undo()
    with pytest.raises(UndoError):
        history.redo()


def test_undo_then_redo_gives_an_equal_state() -> None:
    history = _game("human", "human")
    _play_until(history, _in_phase(Phase.BUILD))
    before = history.state
    history.play(EndPhase())
    after = history.state
    history.undo()
    assert history.state == before
    history.redo()
    assert history.state == after
    assert history.can_redo() is not None


def test_a_new_action_forgets_what_was_taken_back() -> None:
    history = _game("human", "human")
    _play_until(history, _in_phase(Phase.BUILD))
    history.play(EndPhase())
    history.undo()
    other = next(a for a in legal_actions(history.state) if a != EndPhase())
    history.play(other)
    assert history.undone == ()
    assert history.entries[-1].action == other


def test_an_illegal_action_changes_nothing() -> None:
    history = _game("human", "human")
    with pytest.raises(IllegalAction):
        history.play(TakeCard(99))
    assert history.count == 0
    assert history.state == history.start


def test_a_card_turned_up_stays_turned_up() -> None:
    history = _game("human", "human")
    history.play(TakeCard(0))
    assert any(reveals(event) for event in history.entries[-1].events)
    assert _reason(history.can_undo()) == "undo.revealed"
    assert _reason(history.can_restart_turn()) == "undo.revealed"


def test_demonstration_has_no_barrier() -> None:
    history = begin(humans(2, hands="hidden"), load_classic(), SEED, free=True)
    played(history, 60, seed=3)
    while history.can_undo() is None:
        history.undo()
    assert history.state == history.start


def test_a_payment_before_the_card_can_be_taken_back_click_by_click() -> None:
    history = _game("human", "human")
    _play_until(history, _in_turn(3))
    played_before = history.count
    history.play(TakeCard(3))
    history.play(legal_actions(history.state)[0])
    assert history.can_undo() is None
    history.undo()
    history.undo()
    assert history.count == played_before


def test_restart_goes_back_as_far_as_this_turn_and_its_cards_allow() -> None:
    history = _game("human", "human")
    history.play(TakeCard(0))
    after_card = history.count
    _play_until(history, _in_phase(Phase.COMMISSIONS))
    assert history.count > after_card
    history.restart_turn()
    assert history.count == after_card
    assert history.state.turn.number == 1


def test_a_turn_that_has_not_begun_cannot_be_restarted() -> None:
    history = _game("human", "human")
    _play_until(history, _in_turn(2))
    assert history.can_undo() is None
    assert _reason(history.can_restart_turn()) == "undo.turn_not_begun"


def test_undo_reaches_the_turn_before_until_the_new_player_acts() -> None:
    history = _game("human", "human")
    _play_until(history, _in_turn(2))
    history.undo()
    assert history.state.turn.number == 1
    assert history.state.turn.phase is Phase.COMMISSIONS


def test_hidden_hands_end_with_the_turn() -> None:
    history = _game("human", "human", hands="hidden")
    _play_until(history, _in_turn(2))
    assert _reason(history.can_undo()) == "undo.hidden_hands"


def test_hidden_hands_do_not_matter_to_a_single_human() -> None:
    history = _game("human", "maestro", hands="hidden")
    _play_until(history, _in_turn(2))
    assert history.can_undo() is None


def _flooded(**options: object) -> History:
    """Both players lose bricks to a Flood that the first one took; the second one chooses next."""
    row = ((CardKind.FLOOD, ""), *((CardKind.FAME, ""),) * 5)
    opts = Options(**options)  # type: ignore[arg-type]
    state = Arranged(storages=("wwwr", "gggy"), row=row, options=opts).state()
    history = History(state, SEED, arranged=True)
    history.play(TakeCard(0))
    history.play(DiscardBrick(Colour.WHITE))
    history.play(DiscardBrick(Colour.WHITE))
    assert decider(history.state) == 1
    return history


def test_hidden_hands_leave_every_decision_to_whoever_made_it() -> None:
    history = _flooded(hands="hidden")
    assert _reason(history.can_undo()) == "undo.not_yours"
    assert _reason(history.can_restart_turn()) == "undo.not_yours"
    history.play(DiscardBrick(Colour.GREEN))
    history.restart_turn()
    assert history.count == 3
    assert decider(history.state) == 1


def test_with_open_hands_anybody_takes_back_the_last_step() -> None:
    history = _flooded()
    history.undo()
    assert decider(history.state) == 0


def test_hidden_hands_that_were_shown_at_the_end_stay_shown() -> None:
    history = finished(begin(humans(2, hands="hidden"), load_classic(), 3))
    assert _reason(history.can_undo()) == "undo.hidden_hands"


def test_a_bot_that_has_begun_its_turn_keeps_it() -> None:
    history = _game("human", "maestro")
    _play_until(history, _in_turn(4))
    assert history.can_undo() is None
    history.play(TakeCard(3))
    assert decider(history.state) == 1
    assert _reason(history.can_undo()) == "undo.next_player_acted"


def test_a_bots_answer_in_the_humans_turn_is_undone_with_it() -> None:
    history = _answered_by_bot()
    human_decisions = [i for i in range(history.count) if decider(history.state_after(i)) == 0]
    after = history.state
    history.free = True
    history.undo()
    assert history.count == human_decisions[-1]
    history.redo()
    assert history.state == after


def _answered_by_bot() -> History:
    """A game in which, just now, the bot decided something in the human's turn (Flood, a tax)."""
    for seed in range(1, 60):
        history = begin(setup_of("human", "maestro"), load_classic(), seed)
        for _ in range(300):
            before = history.state
            played(history, 1, seed=seed + history.count)
            turn, who = before.turn.player, decider(before)
            if (turn, who) == (0, 1) and decider(history.state) == 0:
                return history
    raise AssertionError("no event struck the bot in the human's turn")


def test_bots_alone_can_be_taken_back_one_by_one() -> None:
    history = _game("maestro", "garzone")
    _play_until(history, _in_phase(Phase.COMMISSIONS))
    count = history.count
    history.undo()
    assert history.count == count - 1


def test_the_end_of_the_game_can_be_taken_back() -> None:
    history = finished(begin(humans(2), load_classic(), 3))
    assert decider(history.state) is None
    history.undo()
    assert decider(history.state) is not None
    history.redo()
    assert decider(history.state) is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_undo_and_redo_at_random_never_lose_the_thread(seed: int) -> None:
    history = begin(humans(3), load_classic(), seed)
    for round_ in range(40):
        played(history, 5, seed=seed * 100 + round_)
        states = [history.state]
        while history.can_undo() is None:
            history.undo()
            states.append(history.state)
        for expected in reversed(states[:-1]):
            history.redo()
            assert history.state == expected
