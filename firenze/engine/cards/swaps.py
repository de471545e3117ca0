"""The choices that Alchemist, Merchant, Smuggler, Saboteur and Patrician ask for (K9, K11)."""

from collections.abc import Callable

from firenze.engine.actions import (
    DRAW_BRICK,
    GIVE_BRICK,
    STEAL_BRICK,
    ChooseRival,
    ChooseSlot,
    ChooseTower,
    DiscardCard,
    DrawBrick,
    GiveBrick,
    StealBrick,
)
from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import ChoiceHandler
from firenze.engine.heaps import BAG, IN_STORAGE, OnCard
from firenze.engine.pending import (
    AlchemistGive,
    AlchemistTake,
    MerchantBrick,
    MerchantCard,
    PatricianDiscard,
    SaboteurTower,
    SmugglerGive,
    SmugglerRival,
    SmugglerTake,
)
from firenze.engine.queries import held, no_brick
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import ONE_BRICK, Bricks
from firenze.engine.towers import lower


def _other_colour(bricks: Bricks, than: int) -> bool:
    return sum(bricks) > bricks[than]


def alchemist_finds(position: Position, give: int) -> bool:
    """Whether the bag holds a brick of another colour than `give` (K)."""
    return _other_colour(position.market.bag, give)


def smuggler_finds(position: Position, give: int) -> bool:
    """Whether another player's storage holds a brick of another colour than `give` (K)."""
    own = position.turn.player
    players = enumerate(position.players)
    return any(_other_colour(p.storage, give) for i, p in players if i != own)


def _givable(
    position: Position,
    choice: AlchemistGive | SmugglerGive,
    finds: Callable[[Position, int], bool],
) -> list[GiveBrick]:
    found = held(GIVE_BRICK, position.players[choice.player].storage)
    return [action for action in found if finds(position, action.colour)]


def _alchemist_give_legal(position: Position, choice: AlchemistGive) -> list[GiveBrick]:
    return _givable(position, choice, alchemist_finds)


def _alchemist_give_verify(
    position: Position, choice: AlchemistGive, action: GiveBrick
) -> Refusal | None:
    missing = no_brick(position, choice.player, action.colour, "K9")
    if missing or alchemist_finds(position, action.colour):
        return missing
    return refuse("K9", "no_other_colour_in_bag")


def _alchemist_give_perform(draft: Draft, choice: AlchemistGive, action: GiveBrick) -> None:
    draft.pending.append(AlchemistTake(choice.player, action.colour))


def _not_in_bag(position: Position, action: DrawBrick) -> Refusal | None:
    if position.market.bag[action.colour]:
        return None
    return refuse("K9", "brick_not_in_bag", colour=int(action.colour))


def _alchemist_take_legal(position: Position, choice: AlchemistTake) -> list[DrawBrick]:
    found = held(DRAW_BRICK, position.market.bag)
    return [action for action in found if action.colour != choice.give]


def _alchemist_take_verify(
    position: Position, choice: AlchemistTake, action: DrawBrick
) -> Refusal | None:
    if action.colour == choice.give:
        return refuse("K9", "same_colour")
    return _not_in_bag(position, action)


def _alchemist_take_perform(draft: Draft, choice: AlchemistTake, action: DrawBrick) -> None:
    storage = IN_STORAGE[choice.player]
    draft.move(ONE_BRICK[choice.give], storage, BAG)
    draft.move(ONE_BRICK[action.colour], BAG, storage)


def _slot_legal(position: Position, choice: MerchantCard) -> list[ChooseSlot]:
    row = enumerate(position.market.row)
    return [ChooseSlot(slot) for slot, lying in row if any(lying.bricks)]


def _slot_verify(position: Position, choice: MerchantCard, action: ChooseSlot) -> Refusal | None:
    row = position.market.row
    if not 0 <= action.slot < len(row):
        return refuse("K9", "no_such_slot")
    return None if any(row[action.slot].bricks) else refuse("K9", "card_without_bricks")


def _slot_perform(draft: Draft, choice: MerchantCard, action: ChooseSlot) -> None:
    bricks = draft.market.row[action.slot].bricks
    draft.move(bricks, OnCard(action.slot), BAG)
    draft.pending.append(MerchantBrick(choice.player, action.slot, sum(bricks)))


def _merchant_legal(position: Position, choice: MerchantBrick) -> list[DrawBrick]:
    return held(DRAW_BRICK, position.market.bag)


def _merchant_verify(
    position: Position, choice: MerchantBrick, action: DrawBrick
) -> Refusal | None:
    return _not_in_bag(position, action)


def _merchant_perform(draft: Draft, choice: MerchantBrick, action: DrawBrick) -> None:
    draft.move(ONE_BRICK[action.colour], BAG, OnCard(choice.slot))
    if choice.left > 1:
        draft.pending.append(MerchantBrick(choice.player, choice.slot, choice.left - 1))


def _smuggler_give_legal(position: Position, choice: SmugglerGive) -> list[GiveBrick]:
    return _givable(position, choice, smuggler_finds)


def _smuggler_give_verify(
    position: Position, choice: SmugglerGive, action: GiveBrick
) -> Refusal | None:
    missing = no_brick(position, choice.player, action.colour, "K9")
    if missing or smuggler_finds(position, action.colour):
        return missing
    return refuse("K9", "no_other_colour_with_rivals")


def _smuggler_give_perform(draft: Draft, choice: SmugglerGive, action: GiveBrick) -> None:
    draft.pending.append(SmugglerRival(choice.player, action.colour))


def _rival_legal(position: Position, choice: SmugglerRival) -> list[ChooseRival]:
    rivals = map(ChooseRival, range(len(position.players)))
    return [action for action in rivals if _rival_verify(position, choice, action) is None]


def _rival_verify(position: Position, choice: SmugglerRival, action: ChooseRival) -> Refusal | None:
    if action.player == choice.player or not 0 <= action.player < len(position.players):
        return refuse("K9", "not_a_rival")
    if _other_colour(position.players[action.player].storage, choice.give):
        return None
    return refuse("K9", "no_other_colour_there")


def _rival_perform(draft: Draft, choice: SmugglerRival, action: ChooseRival) -> None:
    draft.pending.append(SmugglerTake(choice.player, choice.give, action.player))


def _steal_legal(position: Position, choice: SmugglerTake) -> list[StealBrick]:
    found = held(STEAL_BRICK, position.players[choice.rival].storage)
    return [action for action in found if action.colour != choice.give]


def _steal_verify(position: Position, choice: SmugglerTake, action: StealBrick) -> Refusal | None:
    if action.colour == choice.give:
        return refuse("K9", "same_colour")
    return no_brick(position, choice.rival, action.colour, "K9")


def _steal_perform(draft: Draft, choice: SmugglerTake, action: StealBrick) -> None:
    own, theirs = IN_STORAGE[choice.player], IN_STORAGE[choice.rival]
    draft.move(ONE_BRICK[choice.give], own, theirs)
    draft.move(ONE_BRICK[action.colour], theirs, own)


def _tower_legal(position: Position, choice: SaboteurTower) -> list[ChooseTower]:
    rivals = ((i, p) for i, p in enumerate(position.players) if i != choice.player)
    return [ChooseTower(i, tower) for i, p in rivals for tower in range(len(p.towers))]


def _tower_verify(position: Position, choice: SaboteurTower, action: ChooseTower) -> Refusal | None:
    if action.player == choice.player or not 0 <= action.player < len(position.players):
        return refuse("K9", "not_a_rival")
    known = 0 <= action.tower < len(position.players[action.player].towers)
    return None if known else refuse("K9", "no_such_tower")


def _tower_perform(draft: Draft, choice: SaboteurTower, action: ChooseTower) -> None:
    levels = draft.table.edition.effects.saboteur_levels
    lower(draft, action.player, action.tower, levels)


def _card_legal(position: Position, choice: PatricianDiscard) -> list[DiscardCard]:
    return [DiscardCard(c) for c in dict.fromkeys(position.players[choice.player].hand)]


def _card_verify(
    position: Position, choice: PatricianDiscard, action: DiscardCard
) -> Refusal | None:
    if action.card in position.players[choice.player].hand:
        return None
    return refuse("K11", "card_not_in_hand", card=action.card)


def _card_perform(draft: Draft, choice: PatricianDiscard, action: DiscardCard) -> None:
    draft.discard_from_hand(choice.player, action.card)


ALCHEMIST_GIVE = ChoiceHandler(
    "K9", GiveBrick, _alchemist_give_legal, _alchemist_give_verify, _alchemist_give_perform
)
ALCHEMIST_TAKE = ChoiceHandler(
    "K9", DrawBrick, _alchemist_take_legal, _alchemist_take_verify, _alchemist_take_perform
)
MERCHANT_CARD = ChoiceHandler("K9", ChooseSlot, _slot_legal, _slot_verify, _slot_perform)
MERCHANT_BRICK = ChoiceHandler(
    "K9", DrawBrick, _merchant_legal, _merchant_verify, _merchant_perform
)
SMUGGLER_GIVE = ChoiceHandler(
    "K9", GiveBrick, _smuggler_give_legal, _smuggler_give_verify, _smuggler_give_perform
)
SMUGGLER_RIVAL = ChoiceHandler("K9", ChooseRival, _rival_legal, _rival_verify, _rival_perform)
SMUGGLER_TAKE = ChoiceHandler("K9", StealBrick, _steal_legal, _steal_verify, _steal_perform)
SABOTEUR_TOWER = ChoiceHandler("K9", ChooseTower, _tower_legal, _tower_verify, _tower_perform)
PATRICIAN_DISCARD = ChoiceHandler("K11", DiscardCard, _card_legal, _card_verify, _card_perform)
