"""T1 Take a card: choose, pay the skipped cards, resolve, close the gap."""

from firenze.engine.actions import PAY_BRICK, TAKE_CARD, PayBrick, TakeCard
from firenze.engine.cards.events import STRIKES_STORAGE
from firenze.engine.cards.resolve import resolve_card
from firenze.engine.draft import Draft, Position
from firenze.engine.events import CardTaken, GapClosed
from firenze.engine.handlers import PhaseHandler
from firenze.engine.heaps import IN_STORAGE, TAKEN, OnCard
from firenze.engine.model import Taken
from firenze.engine.payments import from_storage
from firenze.engine.pending import FinishTake, PayCard
from firenze.engine.queries import bricks_in_storage
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.supply import fill_row
from firenze.engine.terms import EVENTS, ONE_BRICK, CardKind, Phase


def card_cost(position: Position, slot: int) -> int:
    """What the card in a slot costs the player whose turn it is, in bricks (T1.1, K9)."""
    return 0 if position.turn.countess else slot


def _legal(position: Position) -> list[TakeCard]:
    have = bricks_in_storage(position, position.turn.player)
    row = range(len(position.market.row))
    return [TAKE_CARD[slot] for slot in row if card_cost(position, slot) <= have]


def _verify(position: Position, action: TakeCard) -> Refusal | None:
    if not 0 <= action.slot < len(position.market.row):
        return refuse("T1.1", "no_such_slot")
    cost = card_cost(position, action.slot)
    have = bricks_in_storage(position, position.turn.player)
    return refuse("T1.2", "card_too_dear", cost=cost, have=have) if have < cost else None


def _perform(draft: Draft, action: TakeCard) -> None:
    if card_cost(draft, action.slot):
        draft.pending.append(PayCard(draft.turn.player, action.slot, 0))
    else:
        _take(draft, action.slot)


def _arrive(draft: Draft) -> bool:
    """With no card in the row, nor any to turn up, the phase is skipped (T1.6)."""
    if not draft.market.row:
        fill_row(draft)
    if draft.market.row:
        return False
    draft.set_phase(Phase.EXCHANGE)
    return True


def _pay(draft: Draft, choice: PayCard, action: PayBrick) -> None:
    draft.move(ONE_BRICK[action.colour], IN_STORAGE[choice.player], OnCard(choice.paid))
    if choice.paid + 1 < choice.slot:
        draft.pending.append(PayCard(choice.player, choice.slot, choice.paid + 1))
    else:
        _take(draft, choice.slot)


def _take(draft: Draft, index: int) -> None:
    """The bricks of an event that strikes storages stay on the card until then (T1.3)."""
    player, market = draft.turn.player, draft.stock()
    slot = market.row[index]
    market.row = market.row[:index] + market.row[index + 1 :]
    market.taken = Taken(index, slot.card, slot.bricks)
    draft.emit(CardTaken(player, index, slot.card))
    if slot.card not in STRIKES_STORAGE:
        draft.move(slot.bricks, TAKEN, IN_STORAGE[player])
    draft.pending.append(FinishTake(player))
    resolve_card(draft, player, slot.card)


def finish(draft: Draft, step: FinishTake) -> None:
    """Ends the phase once the card is resolved (T1.4, T1.5)."""
    taken = draft.market.taken
    assert taken is not None
    draft.move(taken.bricks, TAKEN, IN_STORAGE[step.player])
    draft.stock().taken = None
    if taken.card in EVENTS and taken.card is not CardKind.RENAISSANCE:
        draft.discard(step.player, taken.card)
    draft.emit(GapClosed(taken.slot))
    fill_row(draft)
    draft.set_phase(Phase.EXCHANGE)


PHASE = PhaseHandler("T1.1", (TakeCard,), _legal, _verify, _perform, _arrive)
PAY = from_storage("T1.1", PAY_BRICK, _pay)
