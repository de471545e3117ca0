"""T2 Exchange bricks with one card of the row, once."""

from itertools import chain, compress

from firenze.engine.actions import (
    END_PHASE,
    EXCHANGE_BRICK,
    PAY_BRICK,
    EndPhase,
    ExchangeBrick,
    PayBrick,
)
from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import PhaseHandler
from firenze.engine.heaps import IN_STORAGE, OnCard
from firenze.engine.payments import from_storage
from firenze.engine.pending import LayExchange
from firenze.engine.queries import bricks_in_storage, has_building, no_brick
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import ONE_BRICK, CardKind, Phase


def exchange_rate(position: Position, player: int) -> int:
    """How many bricks a player lays for one, less with a Bridge (T2.1)."""
    effects = position.table.edition.effects
    bridge = has_building(position, player, CardKind.BRIDGE)
    return effects.bridge_rate if bridge else effects.exchange_rate


def _legal(position: Position) -> list[ExchangeBrick | EndPhase]:
    if _cannot_exchange(position):
        return [END_PHASE]
    lying = (card.bricks for card in position.market.row)
    return [*chain.from_iterable(map(compress, EXCHANGE_BRICK, lying)), END_PHASE]


def _verify(position: Position, action: ExchangeBrick | EndPhase) -> Refusal | None:
    if isinstance(action, EndPhase):
        return None
    return _cannot_exchange(position) or _not_there(position, action)


def _cannot_exchange(position: Position) -> Refusal | None:
    if position.turn.exchanged:
        return refuse("T2.1", "exchange_used")
    player = position.turn.player
    rate, have = exchange_rate(position, player), bricks_in_storage(position, player)
    return refuse("T2.1", "exchange_too_dear", cost=rate, have=have) if have < rate else None


def _not_there(position: Position, action: ExchangeBrick) -> Refusal | None:
    row = position.market.row
    if not 0 <= action.slot < len(row):
        return refuse("T2.1", "no_such_slot")
    if not any(row[action.slot].bricks):
        return refuse("T2.1", "card_without_bricks")
    return no_brick(row[action.slot].bricks, action.colour, "T2.1", "brick_not_on_card")


def _perform(draft: Draft, action: ExchangeBrick | EndPhase) -> None:
    if isinstance(action, EndPhase):
        draft.set_phase(Phase.BUILD)
        return
    player = draft.turn.player
    draft.turn.exchanged = True
    left = exchange_rate(draft, player)
    draft.pending.append(LayExchange(player, action.slot, action.colour, left))


def _arrive(draft: Draft) -> bool:
    """The phase passes by itself when no exchange is possible (T0.2)."""
    if _cannot_exchange(draft) is None and any(any(slot.bricks) for slot in draft.market.row):
        return False
    draft.set_phase(Phase.BUILD)
    return True


def _lay(draft: Draft, choice: LayExchange, action: PayBrick) -> None:
    player, card = choice.player, OnCard(choice.slot)
    draft.move(ONE_BRICK[action.colour], IN_STORAGE[player], card)
    if choice.left > 1:
        draft.pending.append(LayExchange(player, choice.slot, choice.colour, choice.left - 1))
    else:
        draft.move(ONE_BRICK[choice.colour], card, IN_STORAGE[player])


PHASE = PhaseHandler("T2.1", (ExchangeBrick, EndPhase), _legal, _verify, _perform, _arrive)
LAY = from_storage("T2.1", PAY_BRICK, _lay)
