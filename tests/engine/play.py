"""Plays actions through the engine's contract, and counts what must never change."""

from typing import Any

import pytest

from firenze.engine.actions import Action, TakeCard
from firenze.engine.events import Event
from firenze.engine.game import apply, legal_actions, refusal
from firenze.engine.model import GameState
from firenze.engine.refusals import IllegalAction
from firenze.engine.terms import Bricks, CardKind
from tests.engine.arrange import before, of_towers, summed


def after(state: GameState, *actions: Action) -> GameState:
    """The state after the actions, each of which must be listed."""
    for action in actions:
        assert action in legal_actions(state), action
        state = apply(state, action).state
    return state


def taken(card: CardKind, on_card: str = "", **changes: Any) -> GameState:
    """The state after an arranged card was taken (see arrange.before)."""
    return after(before(card, on_card, **changes), TakeCard(0))


def happened(state: GameState, *actions: Action) -> list[Event]:
    """All events of the actions, in their order."""
    events: list[Event] = []
    for action in actions:
        step = apply(state, action)
        events += step.events
        state = step.state
    return events


def refused(state: GameState, action: Action) -> str:
    """The rule number by which the action is refused, the same way by all of the contract."""
    why = refusal(state, action)
    assert why is not None, f"{action} is legal"
    assert action not in legal_actions(state)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert caught.value.refusal == why
    return why.rule


def storage(state: GameState, player: int = 0) -> Bricks:
    """The bricks in a player's storage."""
    return state.players[player].storage


def built(state: GameState, player: int = 0) -> list[str]:
    """A player's towers as texts, such as "r3"."""
    return [f"{'wygrbp'[t.colour]}{t.height}" for t in state.players[player].towers]


def all_bricks(state: GameState) -> Bricks:
    """All bricks of a state, wherever they lie (T0.3)."""
    market = state.market
    counts = [market.bag, *(slot.bricks for slot in market.row)]
    counts += [market.taken.bricks] if market.taken else []
    for player in state.players:
        counts += [player.storage, of_towers(player.towers)]
    return summed(counts)


def all_cards(state: GameState) -> list[CardKind]:
    """All cards of a state, wherever they lie, in a fixed order (C6)."""
    market = state.market
    cards = [*market.deck, *market.discard, *(slot.card for slot in market.row)]
    cards += [market.taken.card] if market.taken else []
    cards += [card for card in state.city.church if card]
    for player in state.players:
        cards += [*player.hand, *player.buildings]
    return sorted(cards)
