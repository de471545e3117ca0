"""What a turn is for, told by what happens in it.

Keys and their values: `ends_game` and `scores` (colour, level, prestige), `lays_marker` (),
`hinders` (player), `feeds` (colour, height, level, turns), `starts` (colour, level, turns),
`takes_card` (card), `collects` (colour, bricks), `saves` (), `spares` (card), `least_loss`
(card), `closes` (colour, level).
"""

from collections.abc import Sequence

from firenze.bots.judge import Judge
from firenze.bots.plans import Plan
from firenze.bots.thought import Reason, ReasonKey
from firenze.engine.actions import Action, ChooseRival, ChooseTower
from firenze.engine.events import (
    BuildingRaised,
    CardToHand,
    CommissionScored,
    Event,
    FinalRoundStarted,
    MarkerLaid,
    PrestigeGained,
)
from firenze.engine.game import apply
from firenze.engine.model import GameState, Tower
from firenze.engine.refusals import Value
from firenze.engine.terms import COLOURS, Phase


def reason(key: ReasonKey, **values: Value) -> Reason:
    """A reason with named values."""
    return Reason(key, tuple(values.items()))


def reason_of_turn(judge: Judge, start: GameState, actions: Sequence[Action]) -> Reason:
    """The main thing that a turn achieves."""
    me, ready, state = start.turn.player, start, start
    events: list[Event] = []
    for action in actions:
        step = apply(state, action)
        state = step.state
        events += step.events
        if state.turn.number == start.turn.number and state.turn.phase is not Phase.OVER:
            ready = state
    return (
        _scored(events, me)
        or _hindered(start, actions, me)
        or _built(judge, start, ready, me)
        or _took(events, me)
        or _collected(start, ready, me)
    )


def _scored(events: list[Event], me: int) -> Reason | None:
    """The best score, or the marker on the Campanile."""
    best, gained = None, 0
    last = any(isinstance(event, FinalRoundStarted) for event in events)
    for number, event in enumerate(events):
        if isinstance(event, CommissionScored) and event.player == me:
            prestige = _gained(events[number + 1 :], me)
            if best is None or prestige > gained:
                best, gained = event.commission, prestige
    if best:
        key: ReasonKey = "ends_game" if last else "scores"
        return reason(key, colour=int(best.colour), level=best.level, prestige=gained)
    marked = any(isinstance(e, MarkerLaid) and e.player == me for e in events)
    return reason("lays_marker") if marked else None


def _gained(events: list[Event], me: int) -> int:
    """The prestige of one score, told by the events that follow it."""
    gained = 0
    for event in events:
        if isinstance(event, CommissionScored):
            break
        if isinstance(event, PrestigeGained) and event.player == me:
            gained += event.amount
    return gained


def _hindered(start: GameState, actions: Sequence[Action], me: int) -> Reason | None:
    for action in actions:
        if isinstance(action, ChooseTower | ChooseRival) and action.player != me:
            return reason("hinders", player=action.player)
    return None


def _built(judge: Judge, start: GameState, ready: GameState, me: int) -> Reason | None:
    """The tower of most worth that is on its way, and the commission it is built for."""
    look = judge.look(ready, len(ready.market.row))
    best: tuple[Plan, Tower] | None = None
    for tower in ready.players[me].towers:
        plan = judge.best_plan(look, me, tower)
        if tower.worked and plan and (best is None or plan.worth > best[0].worth):
            best = plan, tower
    if best is None:
        return None
    plan, tower = best
    turns = max(1, round(plan.turns + 0.4))
    was = [t.height for t in start.players[me].towers if t.colour == tower.colour]
    if not was:
        return reason("starts", colour=int(tower.colour), level=plan.level, turns=turns)
    return reason(
        "feeds", colour=int(tower.colour), height=tower.height, level=plan.level, turns=turns
    )


def _took(events: list[Event], me: int) -> Reason | None:
    for event in events:
        if isinstance(event, CardToHand | BuildingRaised) and event.player == me:
            return reason("takes_card", card=event.card)
    return None


def _collected(start: GameState, ready: GameState, me: int) -> Reason:
    """The colour of which most came in."""
    before, after = start.players[me].storage, ready.players[me].storage
    colour = max(COLOURS, key=lambda c: after[c] - before[c])
    if after[colour] <= before[colour]:
        return reason("saves")
    return reason("collects", colour=int(colour), bricks=after[colour] - before[colour])
