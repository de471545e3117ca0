"""Event cards: whom they strike, what each of them does, and the answer of a Patrician (K, K1)."""

from firenze.engine.actions import (
    DISCARD_BRICK,
    AnswerWithPatrician,
    ChooseTower,
    DiscardBrick,
)
from firenze.engine.cards.taxes import levy_luxury_tax, levy_tribute, tall_towers
from firenze.engine.draft import Draft, Position
from firenze.engine.events import EventPassed, EventSpared
from firenze.engine.handlers import chosen_from
from firenze.engine.heaps import BAG, IN_STORAGE
from firenze.engine.payments import from_storage
from firenze.engine.pending import AnswerEvent, LoseBricks, PickOwnTower, StrikePlayer
from firenze.engine.queries import bricks_in_storage
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.supply import shuffle_in
from firenze.engine.terms import ONE_BRICK, CardKind
from firenze.engine.towers import collapse, lower

STRIKES_ALL = frozenset({CardKind.FLOOD, CardKind.LUXURY_TAX, CardKind.TRIBUTE})
"""Events that strike every player; the others strike their taker alone (K7)."""
STRIKES_STORAGE = frozenset({CardKind.FLOOD, CardKind.STORAGE_ON_FIRE})
"""Events that cost bricks of storage (K)."""
STRIKES_TOWER = frozenset({CardKind.STRUCTURAL_COLLAPSE, CardKind.BOTCH})
"""Events that strike a tower of their taker's choice (K7)."""


def strike(draft: Draft, taker: int, card: CardKind) -> None:
    """Starts an event: each player's part, clockwise from the taker, waits on the stack (K1)."""
    if card is CardKind.RENAISSANCE:
        shuffle_in(draft, (card,))
        return
    count = len(draft.players) if card in STRIKES_ALL else 1
    for step in reversed(range(count)):
        draft.pending.append(StrikePlayer((taker + step) % len(draft.players), card))


def strike_player(draft: Draft, step: StrikePlayer) -> None:
    """One player's part: nothing to lose, a Patrician to ask, or the effect (K1)."""
    player, card = step.player, step.card
    if not _would_lose(draft, player, card):
        draft.emit(EventPassed(player, card))
    elif CardKind.PATRICIAN in draft.players[player].hand:
        draft.pending.append(AnswerEvent(player, card))
    else:
        _take_effect(draft, player, card)


def _would_lose(position: Position, player: int, card: CardKind) -> bool:
    """Whether an event would take anything from this player now (K1)."""
    if card in STRIKES_STORAGE:
        return bricks_in_storage(position, player) > 0
    if card is CardKind.LUXURY_TAX:
        return bool(tall_towers(position, player))
    return bool(position.players[player].towers)


def _take_effect(draft: Draft, player: int, card: CardKind) -> None:
    effects, storage = draft.table.edition.effects, bricks_in_storage(draft, player)
    match card:
        case CardKind.FLOOD:
            lost = -(-storage // effects.flood_divisor)
            draft.pending.append(LoseBricks(player, card, lost))
        case CardKind.STORAGE_ON_FIRE:
            lost = min(effects.storage_on_fire_bricks, storage)
            draft.pending.append(LoseBricks(player, card, lost))
        case CardKind.LUXURY_TAX:
            levy_luxury_tax(draft, player)
        case CardKind.TRIBUTE:
            levy_tribute(draft, player)
        case _:
            draft.pending.append(PickOwnTower(player, card))


def _answers(position: Position, choice: AnswerEvent) -> list[AnswerWithPatrician]:
    return [AnswerWithPatrician(True), AnswerWithPatrician(False)]


def _answer_verify(
    position: Position, choice: AnswerEvent, action: AnswerWithPatrician
) -> Refusal | None:
    return None


def _answer_perform(draft: Draft, choice: AnswerEvent, action: AnswerWithPatrician) -> None:
    player = choice.player
    if not action.play:
        _take_effect(draft, player, choice.card)
        return
    draft.play_from_hand(player, CardKind.PATRICIAN)
    draft.emit(EventSpared(player, choice.card))


def _own_towers(position: Position, choice: PickOwnTower) -> list[ChooseTower]:
    towers = position.players[choice.player].towers
    return [ChooseTower(choice.player, index) for index in range(len(towers))]


def _tower_verify(position: Position, choice: PickOwnTower, action: ChooseTower) -> Refusal | None:
    if action.player != choice.player:
        return refuse("K7", "own_tower_only")
    known = 0 <= action.tower < len(position.players[choice.player].towers)
    return None if known else refuse("K", "no_such_tower")


def _tower_perform(draft: Draft, choice: PickOwnTower, action: ChooseTower) -> None:
    if choice.card is CardKind.BOTCH:
        lower(draft, choice.player, action.tower, draft.table.edition.effects.botch_levels)
    else:
        collapse(draft, choice.player, action.tower)


def _lose(draft: Draft, choice: LoseBricks, action: DiscardBrick) -> None:
    draft.move(ONE_BRICK[action.colour], IN_STORAGE[choice.player], BAG)
    if choice.left > 1:
        draft.pending.append(LoseBricks(choice.player, choice.card, choice.left - 1))


ANSWER = chosen_from("K1", AnswerWithPatrician, _answers, _answer_verify, _answer_perform)
OWN_TOWER = chosen_from("K", ChooseTower, _own_towers, _tower_verify, _tower_perform)
BRICKS = from_storage("K", DISCARD_BRICK, _lose)
