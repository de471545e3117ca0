"""From a target to what a click there does: the legal list decides, nothing here knows a rule.

A click may reach into a later phase of the same turn: then the earlier phases end first. If a
choice such as a payment lies between, the click only opens that choice. Where a click leaves
several actions, they become a shortlist, and the next click picks from it.
"""

from dataclasses import dataclass

from firenze.engine.actions import (
    END_PHASE,
    Action,
    EndPhase,
    ExtendTower,
    LayMarker,
    ScoreTower,
    StartTower,
)
from firenze.engine.events import TowerFell
from firenze.engine.game import Step, apply, decider, legal_actions, refusal
from firenze.engine.model import GameState
from firenze.engine.refusals import Refusal
from firenze.engine.terms import Phase
from firenze.ui.meanings import meanings, own_towers
from firenze.ui.targets import (
    OnHand,
    OnPhase,
    OnPlot,
    OnSpot,
    OnStorage,
    OnStorey,
    OnTowerOf,
    Target,
)

ORDER = tuple(Phase)


@dataclass(frozen=True, slots=True)
class Reach:
    """A moment of the turn that a click can act at, after `first` ended the phases before.

    `towers` says where each tower of the player stands by then, None if it fell; `waits` whether
    the player must choose something before, such as the bricks of a payment.
    """

    first: tuple[EndPhase, ...]
    state: GameState
    legal: frozenset[Action]
    towers: tuple[int | None, ...]
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Click:
    """What a click does: the actions, in order; or none yet, but a `shortlist` to pick from."""

    actions: tuple[Action, ...] = ()
    shortlist: tuple[Action, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.actions or self.shortlist)


NOTHING = Click()


def beyond_reach(state: GameState) -> tuple[Reach, ...]:
    """This moment while somebody else decides: nothing can be clicked."""
    return (Reach((), state, frozenset(), tuple(range(len(own_towers(state))))),)


def reaches(state: GameState) -> tuple[Reach, ...]:
    """This moment, then those of later phases of the turn that this player ends as well."""
    towers = tuple(range(len(own_towers(state))))
    found = [Reach((), state, frozenset(legal_actions(state)), towers)]
    while END_PHASE in found[-1].legal and not found[-1].waits:
        last = found[-1]
        ended = apply(last.state, END_PHASE)
        if ended.state.turn.number != state.turn.number:
            break
        step = settled(ended)
        legal = frozenset(legal_actions(step.state))
        if END_PHASE not in legal:
            break
        moved = tuple(after(index, step, state.turn.player) for index in last.towers)
        waits = bool(ended.state.pending)
        found.append(Reach((*last.first, END_PHASE), step.state, legal, moved, waits))
    return tuple(found)


def settled(step: Step) -> Step:
    """A step with what it leaves to choose carried out by the first choices, as for payments."""
    while step.state.pending:
        following = apply(step.state, legal_actions(step.state)[0])
        step = Step(following.state, step.events + following.events)
    return step


def after(tower: int | None, step: Step, player: int) -> int | None:
    """Where a tower of a player stands after a step in which towers fell, None if it fell."""
    for event in step.events:
        if isinstance(event, TowerFell) and event.player == player and tower is not None:
            if event.tower == tower:
                return None
            tower -= event.tower < tower
    return tower


def click(reached: tuple[Reach, ...], target: Target, shortlist: tuple[Action, ...] = ()) -> Click:
    """What a click on a target does now; a `shortlist` is what an earlier click left to pick."""
    picked = _picked(reached, target, shortlist)
    if picked:
        return picked
    if isinstance(target, OnPhase):
        return _to_phase(reached, target.phase)
    for reach in reached:
        found = _at(reach, target)
        if found or _is_of_this_phase(reached, target):
            return found
    return NOTHING


def _picked(reached: tuple[Reach, ...], target: Target, shortlist: tuple[Action, ...]) -> Click:
    """What a target picks out of a shortlist, whose actions all belong to one moment."""
    reach = next((reach for reach in reached if reach.legal.issuperset(shortlist)), reached[0])
    there = _moved(reach, target)
    concerned = (action for action in shortlist if there and _concerns(action, there, reach.state))
    picked = tuple(concerned)
    return _one_or_more(reach.first, picked) if picked else NOTHING


def why_not(state: GameState, target: Target) -> Refusal | None:
    """The engine's reason why a click on a target does nothing now; None where it never does."""
    for group in meanings(state, target):
        for action in group:
            if found := refusal(state, action):
                return found
    return None


def _at(reach: Reach, target: Target) -> Click:
    there = _moved(reach, target)
    for group in meanings(reach.state, there) if there else ():
        legal = tuple(action for action in group if action in reach.legal)
        if legal and reach.waits:
            return Click(reach.first)
        if legal and isinstance(target, OnHand) and isinstance(legal[0], ScoreTower):
            return Click(shortlist=legal)
        if legal:
            return _one_or_more(reach.first, legal)
    return NOTHING


def _one_or_more(first: tuple[Action, ...], actions: tuple[Action, ...]) -> Click:
    if len(actions) == 1:
        return Click((*first, *actions))
    return Click(shortlist=actions)


def _moved(reach: Reach, target: Target) -> Target | None:
    if not isinstance(target, OnTowerOf) or target.player != reach.state.turn.player:
        return target
    if target.tower >= len(reach.towers):
        return None
    index = reach.towers[target.tower]
    return None if index is None else OnTowerOf(target.player, index)


def _is_of_this_phase(reached: tuple[Reach, ...], target: Target) -> bool:
    """Whether a target keeps to the phase that is on: a tower one builds on, a card, a button,
    and the storage, from which one may want to lay bricks for an exchange.
    """
    state = reached[0].state
    build = state.turn.phase is Phase.BUILD
    kept = OnSpot | OnHand | OnStorage
    return isinstance(target, kept) or (build and isinstance(target, OnTowerOf))


def _to_phase(reached: tuple[Reach, ...], phase: Phase) -> Click:
    now = ORDER.index(reached[0].state.turn.phase)
    for reach in reached[1:]:
        if now < ORDER.index(phase) <= ORDER.index(reach.state.turn.phase):
            return Click(reach.first)
    return NOTHING


def _concerns(action: Action, target: Target, state: GameState) -> bool:
    """Whether a target picks this action out of a shortlist."""
    match target, action:
        case OnTowerOf(), ScoreTower() | LayMarker() | ExtendTower():
            return target.player == decider(state) and target.tower == action.tower
        case OnStorey(), ScoreTower():
            colour = own_towers(state)[action.tower].colour
            return (colour, action.level) == (target.colour, target.level)
        case OnPlot(), StartTower():
            return target.colour == action.colour
        case _:
            return False
