"""States, actions and set-ups as JSON: equal both ways, and strict at every depth."""

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from firenze.engine.actions import AnswerWithPatrician, PayBrick, PlaceNeutralSeal, TakeCard
from firenze.engine.game import new_game
from firenze.engine.model import GameState
from firenze.engine.pending import LoseBricks
from firenze.engine.terms import CardKind, Colour, Commission
from firenze.session.codec import (
    StateRecord,
    action_from_json,
    action_to_json,
    state_from_json,
    state_to_json,
)
from firenze.session.edition_file import load_classic
from firenze.session.invariants import CONCEIVABLE
from firenze.session.problems import DataError
from firenze.session.record_caps import ACTION_CAP, SNAPSHOT_CAP
from tests.session.games import humans, random_states

Change = Callable[[dict[str, Any]], object]

BUILDING = 800
"""How many random actions lead to a state with towers, hands, a church card and a choice."""


@pytest.fixture(scope="module")
def rich() -> GameState:
    states = random_states(humans(3), BUILDING, 11)
    return next(
        state
        for state in reversed(states)
        if state.pending and all(p.towers for p in state.players) and state.players[0].hand
    )


def _problem(raw: bytes, state: GameState) -> tuple[str, str]:
    with pytest.raises(DataError) as caught:
        state_from_json(raw, state.table)
    found = caught.value.problem
    return found.key, str(dict(found.values).get("place", ""))


def _after(state: GameState, change: Change) -> tuple[str, str]:
    content = json.loads(state_to_json(state))
    change(content)
    return _problem(json.dumps(content).encode(), state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_game_is_equal_after_json(players: int) -> None:
    for state in random_states(humans(players), 400, players)[::7]:
        assert state_from_json(state_to_json(state).encode(), state.table) == state


def test_a_game_that_places_neutral_seals_is_equal_after_json() -> None:
    for state in random_states(humans(2, neutral_seals="placed", campanile=False), 8, 3):
        assert state_from_json(state_to_json(state).encode(), state.table) == state


def test_a_state_is_written_whole_but_for_its_table() -> None:
    written = {field.name for field in fields(GameState)} - {"table"}
    assert set(StateRecord.model_fields) == written


def test_every_action_is_equal_after_json() -> None:
    for action in CONCEIVABLE:
        assert action_from_json(action_to_json(action).encode()) == action


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"slot": 1}', "data.no_kind"),
        ('{"kind": "take_card"}', "data.missing"),
        ('{"kind": "take_all", "slot": 1}', "data.choice"),
        ('{"kind": "take_card", "slot": 1, "free": true}', "data.unknown"),
        ('{"kind": "take_card", "slot": true}', "data.number"),
        ('{"kind": "take_card", "slot": 1.0}', "data.number"),
        ('{"kind": "take_card", "slot": "1"}', "data.number"),
        ('{"kind": "take_card", "slot": 1, "slot": 2}', "data.twice"),
        ('{"kind": "take_card", "slot": 99999999999999999999999}', "data.range"),
        ('{"kind": "pay_brick", "colour": 7}', "data.choice"),
        ('{"kind": "pay_brick", "colour": "red"}', "data.choice"),
        ('{"kind": "discard_card", "card": "joker"}', "data.choice"),
        ('{"kind": "answer_with_patrician", "play": 1}', "data.yes_no"),
        (
            '{"kind": "place_neutral_seal", "commission": {"colour": 1, "level": 3, "x": 1}}',
            "data.unknown",
        ),
        ('{"kind": "place_neutral_seal", "commission": [1, 3]}', "data.object"),
        ("null", "data.object"),
        ("[" * 500 + "]" * 500, "data.too_deep"),
    ],
)
def test_a_wrong_action_is_refused(text: str, key: str) -> None:
    with pytest.raises(DataError) as caught:
        action_from_json(b'{"action": ' + text.encode() + b"}")
    assert caught.value.problem.key == key


def test_actions_read_from_json_are_the_engines_own() -> None:
    assert action_from_json(b'{"action":{"kind":"take_card","slot":2}}') == TakeCard(2)
    assert action_from_json(b'{"action":{"kind":"pay_brick","colour":3}}') == PayBrick(Colour.RED)
    assert action_from_json(
        b'{"action":{"kind":"answer_with_patrician","play":false}}'
    ) == AnswerWithPatrician(False)
    seal = b'{"action":{"kind":"place_neutral_seal","commission":{"colour":5,"level":8}}}'
    assert action_from_json(seal) == PlaceNeutralSeal(Commission(Colour.PURPLE, 8))


def test_too_much_is_not_even_parsed() -> None:
    with pytest.raises(DataError) as caught:
        action_from_json(b'{"action":' + b" " * ACTION_CAP + b"}")
    assert caught.value.problem.key == "data.too_big"


def test_a_too_long_state_is_refused(rich: GameState) -> None:
    assert _problem(b" " * (SNAPSHOT_CAP + 1), rich) == ("data.too_big", "")


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda c: c.update(table={}), ("data.unknown", "table")),
        (lambda c: c.pop("city"), ("data.missing", "city")),
        (lambda c: c["turn"].update(x=1), ("data.unknown", "turn.x")),
        (
            lambda c: c["players"][1]["towers"][0].update(x=1),
            ("data.unknown", "players.1.towers.0.x"),
        ),
        (
            lambda c: c["players"][1]["towers"][0].update(height=True),
            ("data.number", "players.1.towers.0.height"),
        ),
        (
            lambda c: c["players"][1]["towers"][0].update(worked=1),
            ("data.yes_no", "players.1.towers.0.worked"),
        ),
        (lambda c: c["players"][0]["storage"].pop(), ("data.missing", "players.0.storage.5")),
        (
            lambda c: c["players"][0]["storage"].append(0),
            ("data.long_list", "players.0.storage"),
        ),
        (lambda c: c["pending"][0].pop("kind"), ("data.no_kind", "pending.0")),
        (lambda c: c["market"]["row"][0].update(x=1), ("data.unknown", "market.row.0.x")),
        (lambda c: c["market"].update(deck=["flood"] * 300), ("data.long_list", "market.deck")),
        (lambda c: c["city"].update(end_tile=None), ("data.number", "city.end_tile")),
    ],
)
def test_nothing_wrong_passes_inside_a_state(
    rich: GameState, change: Change, found: tuple[str, str]
) -> None:
    assert _after(rich, change) == found


@pytest.mark.parametrize("number", [True, False, 1.0, "1", None])
def test_only_a_whole_number_is_a_colour(rich: GameState, number: object) -> None:
    """The key depends on the version of pydantic: some take True and 1.0 for 1."""
    found = _after(rich, lambda c: c["players"][1]["towers"][0].update(colour=number))
    assert found[0] in {"data.number", "data.choice"}
    assert found[1] == "players.1.towers.0.colour"
    with pytest.raises(DataError):
        action_from_json(json.dumps({"action": {"kind": "pay_brick", "colour": number}}).encode())


def _move_brick(content: dict[str, Any]) -> None:
    content["players"][0]["storage"][0] += 1


def _swap_colours(content: dict[str, Any]) -> None:
    content["market"]["bag"][0] += 1
    content["market"]["bag"][1] -= 1


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (_move_brick, ("state.bricks", "")),
        (_swap_colours, ("state.bricks", "")),
        (lambda c: c["market"]["deck"].append("flood"), ("state.cards", "")),
        (lambda c: c["market"]["deck"].pop(), ("state.cards", "")),
        (lambda c: c["players"].pop(), ("state.wrong", "players")),
        (lambda c: c["turn"].update(player=3), ("state.wrong", "turn.player")),
        (lambda c: c["turn"].update(added=7), ("state.wrong", "turn.added")),
        (lambda c: c["turn"].update(phase="over"), ("state.wrong", "turn.phase")),
        (lambda c: c["turn"].update(phase="setup"), ("state.wrong", "turn.phase")),
        (lambda c: c["city"]["seals"].pop(), ("state.wrong", "city.seals")),
        (lambda c: c["city"].update(seals=[0] * 36), ("state.wrong", "city.seals")),
        (lambda c: c["city"].update(end_tile=0), ("state.wrong", "city.end_tile")),
        (lambda c: c["city"]["balconies"].reverse(), ("state.wrong", "city.balconies")),
        (lambda c: c["city"].update(campanile=[0, 0]), ("state.wrong", "city.campanile")),
        (lambda c: c["market"].update(start_cards=60), ("state.wrong", "market.start_cards")),
        (lambda c: c["pending"][0].update(player=4), ("state.wrong", "pending")),
        (lambda c: c["pending"][0].update(player=-1), ("state.wrong", "pending")),
        (lambda c: c["pending"].append(c["pending"][0]), ("state.wrong", "pending")),
        (lambda c: c.update(rng=-1), ("state.wrong", "rng")),
    ],
)
def test_a_state_that_no_game_can_reach_is_refused(
    rich: GameState, change: Change, found: tuple[str, str]
) -> None:
    assert _after(rich, change) == found


def test_a_phase_without_any_action_is_refused() -> None:
    state = new_game(humans(2), load_classic(), 1)
    assert _after(state, lambda c: c["turn"].update(phase="limits"))[0] == "state.stuck"


@pytest.mark.parametrize("left", [0, -1, 89])
def test_a_choice_cannot_ask_for_more_than_there_is(left: int) -> None:
    states = random_states(humans(4), 4000, 2)
    flooded = next(s for s in states if s.pending and isinstance(s.pending[-1], LoseBricks))
    found = _after(flooded, lambda c: c["pending"][-1].update(left=left))
    assert found == ("state.wrong", "pending")


def test_a_choice_must_belong_to_the_card_being_resolved() -> None:
    states = random_states(humans(4), 4000, 2)
    flooded = next(s for s in states if s.pending and isinstance(s.pending[-1], LoseBricks))
    other = CardKind.BOTCH.value
    found = _after(flooded, lambda c: c["pending"][-1].update(card=other))
    assert found == ("state.wrong", "pending")
