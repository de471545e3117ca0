"""What a click would do, shown at the place: ghost bricks, payment, what arrives, what falls."""

from firenze.engine.actions import (
    Action,
    ChooseTower,
    EndPhase,
    ExchangeBrick,
    ExtendTower,
    PayBrick,
    StartTower,
    TakeCard,
)
from firenze.engine.game import apply
from firenze.engine.model import GameState
from firenze.engine.pending import PayCard, PickFalling
from firenze.engine.phases.build import build_cost
from firenze.engine.phases.exchange import exchange_rate
from firenze.engine.phases.take import card_cost
from firenze.engine.terms import ONE_BRICK
from firenze.text.words import Words
from firenze.ui.clicks import click
from firenze.ui.foresight import falling
from firenze.ui.moment import Moment
from firenze.ui.targets import OnPlot, OnSpot, OnStorage, OnTowerOf, Target
from firenze.ui.view import Preview


def preview_of(moment: Moment, target: Target, shortlist: tuple[Action, ...] = ()) -> Preview:
    """The preview of a click on a target; an empty one where it would do nothing by itself."""
    actions = click(moment.reached, target, shortlist).actions
    if not actions:
        return Preview()
    state = moment.state
    for earlier in actions[:-1]:
        state = apply(state, earlier).state
    if any(isinstance(action, EndPhase) for action in actions):
        fallen = falling(moment.state, actions, moment.viewer)
        if isinstance(target, OnSpot) or fallen:
            return Preview(falling=fallen)
    return _of_action(state, actions[-1], target, moment.words)


def _of_action(state: GameState, action: Action, target: Target, _: Words) -> Preview:
    match action:
        case TakeCard(slot=slot):
            cost = card_cost(state, slot)
            bricks = state.market.row[slot].bricks
            return Preview(spent=cost, arriving=bricks, skipped=tuple(range(cost)))
        case ExtendTower() | StartTower():
            place = _grows(state, action) if isinstance(target, OnStorage) else target
            return _of_brick(apply(state, action).state, place, _)
        case ExchangeBrick(colour=colour):
            rate = exchange_rate(state, state.turn.player)
            return Preview(spent=rate, arriving=ONE_BRICK[colour])
        case PayBrick() if isinstance(state.pending[-1], PayCard):
            return Preview(skipped=(state.pending[-1].paid,))
        case ChooseTower(tower=tower) if isinstance(state.pending[-1], PickFalling):
            return Preview(falling=(*state.pending[-1].falling, tower))
        case _:
            return Preview()


def _grows(state: GameState, action: ExtendTower | StartTower) -> Target:
    """Where a brick out of the storage would lie."""
    if isinstance(action, StartTower):
        return OnPlot(action.colour)
    return OnTowerOf(state.turn.player, action.tower)


def _of_brick(after: GameState, target: Target, _: Words) -> Preview:
    """A brick more on a tower, and the build cost that this turn has then."""
    cost = build_cost(after, after.turn.added)
    label = _("cost {n}", n=cost) if cost else _("free")
    return Preview(ghost=target, label=label, spent=cost)
