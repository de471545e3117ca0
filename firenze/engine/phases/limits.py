"""T6 Limits: too many cards, then too many bricks, are discarded; then the turn ends."""

from firenze.engine.actions import DISCARD_BRICK, DiscardBrick, DiscardCard
from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import PhaseHandler
from firenze.engine.heaps import BAG, IN_STORAGE
from firenze.engine.phases.turns import end_turn
from firenze.engine.queries import active, bricks_in_storage, has_building, held, no_brick, no_card
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import CELEBRATIONS, ONE_BRICK, CardKind


def storage_limit(position: Position, player: int) -> int:
    """How many bricks a player may keep at the end of a turn (T6.1)."""
    effects = position.table.edition.effects
    house = has_building(position, player, CardKind.STORAGE_HOUSE)
    return effects.storage_house_limit if house else effects.storage_limit


def hand_limit(position: Position, player: int) -> int | None:
    """How many cards a player may keep at the end of a turn, None for any number (T6.1)."""
    house = has_building(position, player, CardKind.STORAGE_HOUSE)
    return None if house else position.table.edition.effects.hand_limit


def must_discard_card(position: Position) -> bool:
    """Whether the hand is over its limit and holds a card that can be discarded (T6.1)."""
    limit, hand = hand_limit(position, position.turn.player), active(position).hand
    return limit is not None and len(hand) > limit and not CELEBRATIONS.issuperset(hand)


def bricks_over(position: Position) -> int:
    """How many bricks the storage of the player whose turn it is holds too many (T6.1)."""
    player = position.turn.player
    return max(0, bricks_in_storage(position, player) - storage_limit(position, player))


def _legal(position: Position) -> list[DiscardCard | DiscardBrick]:
    if must_discard_card(position):
        hand = dict.fromkeys(active(position).hand)
        return [DiscardCard(card) for card in hand if card not in CELEBRATIONS]
    return [*held(DISCARD_BRICK, active(position).storage)] if bricks_over(position) else []


def _verify(position: Position, action: DiscardCard | DiscardBrick) -> Refusal | None:
    if isinstance(action, DiscardCard):
        return _card_refusal(position, action.card)
    if must_discard_card(position):
        return refuse("T6.1", "cards_first")
    if not bricks_over(position):
        return refuse("T6.1", "storage_within_limit")
    return no_brick(active(position).storage, action.colour, "T6.1", "no_such_brick")


def _card_refusal(position: Position, card: CardKind) -> Refusal | None:
    missing = no_card(position, position.turn.player, card, "T6.1")
    if missing:
        return missing
    if card in CELEBRATIONS:
        return refuse("T6.1", "celebrations_stay", card=card)
    return None if must_discard_card(position) else refuse("T6.1", "hand_within_limit")


def _perform(draft: Draft, action: DiscardCard | DiscardBrick) -> None:
    player = draft.turn.player
    if isinstance(action, DiscardBrick):
        draft.move(ONE_BRICK[action.colour], IN_STORAGE[player], BAG)
        return
    draft.discard_from_hand(player, action.card)


def _arrive(draft: Draft) -> bool:
    """Ends the turn once no card and no brick is too many (T0.2, T6.1)."""
    if must_discard_card(draft) or bricks_over(draft):
        return False
    end_turn(draft)
    return True


PHASE = PhaseHandler("T6.1", (DiscardCard, DiscardBrick), _legal, _verify, _perform, _arrive)
