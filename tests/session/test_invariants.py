"""The invariants notice when something is wrong."""

from dataclasses import replace

import pytest

from firenze.engine import actions
from firenze.engine.actions import END_PHASE, Action, TakeCard
from firenze.engine.events import BricksMoved
from firenze.engine.game import apply, legal_actions, new_game
from firenze.engine.model import GameState
from firenze.session.brick_ledger import BrickLedger
from firenze.session.edition_file import load_classic
from firenze.session.history import Entry
from firenze.session.invariants import (
    CONCEIVABLE,
    Inspector,
    fits,
    listed_apply,
    survives_json,
    unlisted_refused,
)
from tests.session.games import humans


@pytest.fixture
def start() -> GameState:
    return new_game(humans(3), load_classic(), 1)


def _entry(state: GameState, action: Action) -> Entry:
    step = apply(state, action)
    return Entry(action, step.state, step.events)


def test_a_right_step_has_no_breach(start: GameState) -> None:
    assert Inspector(start, 1).look(_entry(start, TakeCard(0))) == []


def test_a_brick_too_many_is_noticed(start: GameState) -> None:
    entry = _entry(start, TakeCard(0))
    bag = entry.state.market.bag
    more = (bag[0] + 1, *bag[1:])
    wrong = replace(entry.state, market=replace(entry.state.market, bag=more))
    found = Inspector(start, 1).look(replace(entry, state=wrong))
    assert {breach.invariant for breach in found} == {"events_count_bricks", "state_fits"}


def test_a_lost_card_is_noticed(start: GameState) -> None:
    market = replace(start.market, deck=start.market.deck[1:])
    assert [b.invariant for b in fits(replace(start, market=market))] == ["state_fits"]


def test_an_event_that_is_missing_is_noticed(start: GameState) -> None:
    entry = _entry(start, TakeCard(0))
    moved = next(event for event in entry.events if isinstance(event, BricksMoved))
    ledger = BrickLedger(start)
    ledger.follow(event for event in entry.events if event is not moved)
    assert not ledger.agrees(entry.state)


def test_a_listed_action_that_is_refused_is_noticed(start: GameState) -> None:
    legal = legal_actions(start)
    assert list(listed_apply(start, legal)) == []
    assert [b.invariant for b in listed_apply(start, (TakeCard(9),))] == ["listed_applies"]
    assert [b.invariant for b in listed_apply(start, legal[:1] * 2)] == ["listed_once"]


def test_an_action_allowed_but_not_listed_is_noticed(start: GameState) -> None:
    legal = legal_actions(start)
    assert list(unlisted_refused(start, legal, list(CONCEIVABLE))) == []
    found = unlisted_refused(start, legal[1:], [legal[0], END_PHASE])
    assert [b.invariant for b in found] == ["unlisted_refused"]


@pytest.mark.filterwarnings("ignore:Pydantic serializer")
def test_a_state_that_json_changes_is_noticed(start: GameState) -> None:
    listed = replace(start, players=list(start.players))  # type: ignore[arg-type]
    assert [b.invariant for b in survives_json(listed, END_PHASE)] == ["state_in_json"]


def test_actions_of_every_kind_are_tried() -> None:
    kinds = {action.kind for action in CONCEIVABLE}
    assert len(kinds) == len(actions.Action.__args__)
