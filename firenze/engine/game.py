"""The contract of the engine: how a game starts, goes on and ends.

The other packages also ask the questions of the phases and cards, of queries.py and scoring.py.

A state is immutable; `apply` returns the next one with the events that led to it.
"""

from dataclasses import replace
from typing import Literal

from firenze.engine import dispatch
from firenze.engine.actions import Action
from firenze.engine.draft import Draft
from firenze.engine.edition import Edition
from firenze.engine.events import Event
from firenze.engine.model import GameState, Setup
from firenze.engine.phases import setup as setting_up
from firenze.engine.records import record
from firenze.engine.refusals import IllegalAction, Refusal
from firenze.engine.rng import shuffled, step
from firenze.engine.scoring import Standing, ranking, winners
from firenze.engine.settle import settle
from firenze.engine.terms import Phase


@record
class Step:
    """What an action led to: the next state, and the events in their order."""

    state: GameState
    events: tuple[Event, ...]


@record
class Outcome:
    """How a game ended: the players who share the victory, and why it ended (E1, E3)."""

    winners: tuple[int, ...]
    reason: Literal["last_seal"]


def new_game(setup: Setup, edition: Edition, seed: int) -> GameState:
    """A game that waits for its first decision; equal arguments give equal games (S1 to S7).

    `seed` is any integer. Raises BadSetup for seats or options that cannot be.
    """
    draft = Draft(setting_up.begin(setup, edition, seed))
    settle(draft)
    return draft.freeze()


def decider(state: GameState) -> int | None:
    """The player who decides next, not always the one whose turn it is; None once it is over."""
    if state.turn.phase is Phase.OVER:
        return None
    return state.pending[-1].player if state.pending else state.turn.player


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """All actions of the decider in a fixed order; empty only when the game is over."""
    return tuple(dispatch.legal(state))


def refusal(state: GameState, action: Action) -> Refusal | None:
    """Why an action is not legal now, with its rule number; None if it is legal."""
    return dispatch.verify(state, action)


def apply(state: GameState, action: Action) -> Step:
    """Does an action and all that follows without a decision (T0.1).

    Raises IllegalAction, with the same refusal as `refusal` gives, for an action that is not legal.
    """
    wrong = dispatch.verify(state, action)
    if wrong:
        raise IllegalAction(wrong)
    draft = Draft(state)
    dispatch.perform(draft, action)
    settle(draft)
    return Step(draft.freeze(), tuple(draft.events))


def outcome(state: GameState) -> Outcome | None:
    """How the game ended, None while it runs (E3)."""
    if state.turn.phase is not Phase.OVER:
        return None
    return Outcome(winners(state), "last_seal")


def standings(state: GameState) -> tuple[Standing, ...]:
    """The players by prestige as of now, with its sources; final once the game is over (E2, E3)."""
    return ranking(state)


def determinize(state: GameState, rng: int) -> GameState:
    """The same position with all that is hidden made anew from `rng` (K5).

    Start cards stay on top of the deck, as everybody knows that they lie there (S6).
    """
    market = state.market
    rng, first = shuffled(rng, market.deck[: market.start_cards])
    rng, rest = shuffled(rng, market.deck[market.start_cards :])
    rng, _ = step(rng)
    return replace(state, rng=rng, market=replace(market, deck=first + rest))
