"""T3 Build: add bricks to towers, then pay the build cost."""

from typing import TypeAlias

from firenze.engine.actions import (
    END_PHASE,
    EXTEND_TOWER,
    PAY_BRICK,
    START_TOWER,
    EndPhase,
    ExtendTower,
    PayBrick,
    StartTower,
)
from firenze.engine.cards.characters import any_playable
from firenze.engine.draft import Draft, Position
from firenze.engine.events import TowerStarted
from firenze.engine.handlers import PhaseHandler
from firenze.engine.heaps import BAG, IN_STORAGE, ON_TOWER
from firenze.engine.payments import from_storage
from firenze.engine.pending import PayBuild
from firenze.engine.queries import active, has_building, held, no_brick
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import ONE_BRICK, CardKind, Colour, Phase

BuildAction: TypeAlias = ExtendTower | StartTower | EndPhase


def build_cost(position: Position, added: int) -> int:
    """What adding this many bricks costs the player whose turn it is, in bricks (T3.2)."""
    edition, turn = position.table.edition, position.turn
    cost = edition.build_costs[added]
    if not cost:
        return 0
    discount = edition.effects.mason_discount * turn.masons
    if has_building(position, turn.player, CardKind.WORKSHOP):
        discount += edition.effects.workshop_discount
    return max(0, cost - discount)


def _legal(position: Position) -> list[BuildAction]:
    found: list[BuildAction] = []
    if _no_more(position) is None:
        player = active(position)
        storage = player.storage
        found += [EXTEND_TOWER[i] for i, t in enumerate(player.towers) if storage[t.colour]]
        found += held(START_TOWER, storage)
    found.append(END_PHASE)
    return found


def _verify(position: Position, action: BuildAction) -> Refusal | None:
    if isinstance(action, EndPhase):
        return None
    if isinstance(action, StartTower):
        return _cannot_add(position, action.colour)
    towers = active(position).towers
    if not 0 <= action.tower < len(towers):
        return refuse("T3.1", "no_such_tower")
    return _cannot_add(position, towers[action.tower].colour)


def _cannot_add(position: Position, colour: Colour) -> Refusal | None:
    missing = no_brick(active(position).storage, colour, "T3.1", "no_such_brick")
    return missing or _no_more(position)


def _no_more(position: Position) -> Refusal | None:
    """What forbids one more brick of any colour."""
    added, most = position.turn.added + 1, len(position.table.edition.build_costs) - 1
    if added > most:
        return refuse("T3.1", "enough_bricks_added", most=most)
    cost, rest = build_cost(position, added), sum(active(position).storage) - 1
    return refuse("T3.3", "build_too_dear", cost=cost, have=rest) if rest < cost else None


def _perform(draft: Draft, action: BuildAction) -> None:
    towers = active(draft).towers
    if isinstance(action, ExtendTower):
        _add(draft, action.tower, towers[action.tower].colour)
    elif isinstance(action, StartTower):
        _add(draft, len(towers), action.colour)
        draft.emit(TowerStarted(draft.turn.player, len(towers), action.colour))
    else:
        _finish(draft)


def _add(draft: Draft, index: int, colour: Colour) -> None:
    player = draft.turn.player
    draft.move(ONE_BRICK[colour], IN_STORAGE[player], ON_TOWER[player][index])
    draft.turn.added += 1


def _arrive(draft: Draft) -> bool:
    """The phase passes by itself when no brick and no character is left to play (T0.2)."""
    if _no_more(draft) is None or any_playable(draft):
        return False
    _finish(draft)
    return True


def _finish(draft: Draft) -> None:
    cost = build_cost(draft, draft.turn.added)
    if cost:
        draft.pending.append(PayBuild(draft.turn.player, cost))
    else:
        draft.set_phase(Phase.ABANDONED)


def _pay(draft: Draft, choice: PayBuild, action: PayBrick) -> None:
    draft.move(ONE_BRICK[action.colour], IN_STORAGE[choice.player], BAG)
    if choice.left > 1:
        draft.pending.append(PayBuild(choice.player, choice.left - 1))
    else:
        draft.set_phase(Phase.ABANDONED)


PHASE = PhaseHandler(
    "T3.1", (ExtendTower, StartTower, EndPhase), _legal, _verify, _perform, _arrive
)
PAY = from_storage("T3.2", PAY_BRICK, _pay)
