"""What follows an action by itself: phases that pass, steps that wait, choices that are none."""

from firenze.engine.cards import events, taxes
from firenze.engine.dispatch import PHASES, legal, perform
from firenze.engine.draft import Draft, Position
from firenze.engine.pending import (
    AnswerEvent,
    FinishTake,
    LayExchange,
    LoseBricks,
    MerchantBrick,
    PayBuild,
    PayTax,
    PickFalling,
    StrikePlayer,
)
from firenze.engine.phases import take
from firenze.engine.queries import bricks_in_storage
from firenze.engine.terms import Phase

_FORCED_PHASES = frozenset({Phase.SETUP, Phase.LIMITS})
"""Phases without an end of their own: a single option there is made by the engine (T0.1)."""

_PAID_OFF = (LayExchange, PayBuild, LoseBricks, PayTax)
"""Choices of bricks of a storage, of which `left` remain to be chosen."""


def settle(draft: Draft) -> None:
    """Runs all that needs no decision, until somebody has to decide (T0.1, T0.2)."""
    while _advance(draft):
        pass


def _advance(draft: Draft) -> bool:
    if not draft.pending:
        phase = draft.turn.phase
        return PHASES[phase].arrive(draft) or (phase in _FORCED_PHASES and _forced(draft))
    top = draft.pending[-1]
    if isinstance(top, StrikePlayer):
        draft.pending.pop()
        events.strike_player(draft, top)
    elif isinstance(top, FinishTake):
        draft.pending.pop()
        take.finish(draft, top)
    else:
        return not isinstance(top, AnswerEvent) and _forced(draft)
    return True


def _forced(draft: Draft) -> bool:
    """Makes a choice that is none: one option only, or options in any order alike (T0.1)."""
    options = legal(draft)
    if len(options) == 1 or (options and _all_alike(draft)):
        perform(draft, options[0])
        return True
    return False


def _all_alike(position: Position) -> bool:
    top = position.pending[-1] if position.pending else None
    if isinstance(top, _PAID_OFF):
        return bricks_in_storage(position, top.player) == top.left
    if isinstance(top, MerchantBrick):
        return sum(position.market.bag) == top.left
    if isinstance(top, PickFalling):
        return taxes.must_fall(position, top) == len(taxes.at_stake(position, top))
    return False
