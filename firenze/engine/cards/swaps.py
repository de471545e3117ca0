"""The choices that Alchemist, Merchant, Smuggler, Saboteur and Patrician ask for (K9, K11)."""

from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

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
from firenze.engine.handlers import ChoiceHandler, chosen_from
from firenze.engine.heaps import BAG, IN_STORAGE, OnCard
from firenze.engine.payments import from_bag
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
from firenze.engine.queries import held, no_brick, no_card
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import ONE_BRICK, Bricks, Colour
from firenze.engine.towers import lower

Lacks: TypeAlias = Callable[[Position, Colour], Refusal | None]
"""Refuses to swap a brick of a colour where there is none of another colour."""
Give = TypeVar("Give", AlchemistGive, SmugglerGive)


def _other_colour(bricks: Bricks, than: Colour) -> bool:
    return sum(bricks) > bricks[than]


def bag_lacks(position: Position, give: Colour) -> Refusal | None:
    """Refuses a swap with the bag if it holds no brick of another colour than `give` (K)."""
    found = _other_colour(position.market.bag, give)
    return None if found else refuse("K", "no_other_colour_in_bag")


def rivals_lack(position: Position, give: Colour) -> Refusal | None:
    """Refuses a swap with the other players if none stores another colour than `give` (K)."""
    own, players = position.turn.player, enumerate(position.players)
    found = any(_other_colour(p.storage, give) for i, p in players if i != own)
    return None if found else refuse("K", "no_other_colour_with_rivals")


def _giving(
    lacks: Lacks, follow: Callable[[int, Colour], AlchemistTake | SmugglerRival]
) -> ChoiceHandler[Give, GiveBrick]:
    """The choice of the own brick for a swap; `follow` makes the choice of what comes for it."""

    def candidates(position: Position, choice: Give) -> list[GiveBrick]:
        return held(GIVE_BRICK, position.players[choice.player].storage)

    def verify(position: Position, choice: Give, action: GiveBrick) -> Refusal | None:
        storage = position.players[choice.player].storage
        missing = no_brick(storage, action.colour, "K9", "no_such_brick")
        return missing or lacks(position, action.colour)

    def perform(draft: Draft, choice: Give, action: GiveBrick) -> None:
        draft.pending.append(follow(choice.player, action.colour))

    return chosen_from("K9", GiveBrick, candidates, verify, perform)


def _draws(position: Position, choice: AlchemistTake) -> list[DrawBrick]:
    return held(DRAW_BRICK, position.market.bag)


def _draw_verify(position: Position, choice: AlchemistTake, action: DrawBrick) -> Refusal | None:
    if action.colour == choice.give:
        return refuse("K", "same_colour")
    return no_brick(position.market.bag, action.colour, "K9", "brick_not_in_bag")


def _draw_perform(draft: Draft, choice: AlchemistTake, action: DrawBrick) -> None:
    storage = IN_STORAGE[choice.player]
    draft.move(ONE_BRICK[choice.give], storage, BAG)
    draft.move(ONE_BRICK[action.colour], BAG, storage)


def _slots(position: Position, choice: MerchantCard) -> Iterator[ChooseSlot]:
    return map(ChooseSlot, range(len(position.market.row)))


def _slot_verify(position: Position, choice: MerchantCard, action: ChooseSlot) -> Refusal | None:
    row = position.market.row
    if not 0 <= action.slot < len(row):
        return refuse("K9", "no_such_slot")
    return None if any(row[action.slot].bricks) else refuse("K9", "card_without_bricks")


def _slot_perform(draft: Draft, choice: MerchantCard, action: ChooseSlot) -> None:
    bricks = draft.market.row[action.slot].bricks
    draft.move(bricks, OnCard(action.slot), BAG)
    draft.pending.append(MerchantBrick(choice.player, action.slot, sum(bricks)))


def _merchant_perform(draft: Draft, choice: MerchantBrick, action: DrawBrick) -> None:
    draft.move(ONE_BRICK[action.colour], BAG, OnCard(choice.slot))
    if choice.left > 1:
        draft.pending.append(MerchantBrick(choice.player, choice.slot, choice.left - 1))


def _rivals(position: Position, choice: SmugglerRival) -> Iterator[ChooseRival]:
    return map(ChooseRival, range(len(position.players)))


def _no_rival(position: Position, own: int, rival: int) -> Refusal | None:
    known = rival != own and 0 <= rival < len(position.players)
    return None if known else refuse("K", "not_a_rival")


def _rival_verify(position: Position, choice: SmugglerRival, action: ChooseRival) -> Refusal | None:
    wrong = _no_rival(position, choice.player, action.player)
    if wrong or _other_colour(position.players[action.player].storage, choice.give):
        return wrong
    return refuse("K", "no_other_colour_there")


def _rival_perform(draft: Draft, choice: SmugglerRival, action: ChooseRival) -> None:
    draft.pending.append(SmugglerTake(choice.player, choice.give, action.player))


def _steals(position: Position, choice: SmugglerTake) -> list[StealBrick]:
    return held(STEAL_BRICK, position.players[choice.rival].storage)


def _steal_verify(position: Position, choice: SmugglerTake, action: StealBrick) -> Refusal | None:
    if action.colour == choice.give:
        return refuse("K", "same_colour")
    theirs = position.players[choice.rival].storage
    return no_brick(theirs, action.colour, "K9", "no_such_brick_there")


def _steal_perform(draft: Draft, choice: SmugglerTake, action: StealBrick) -> None:
    own, theirs = IN_STORAGE[choice.player], IN_STORAGE[choice.rival]
    draft.move(ONE_BRICK[choice.give], own, theirs)
    draft.move(ONE_BRICK[action.colour], theirs, own)


def _all_towers(position: Position, choice: SaboteurTower) -> list[ChooseTower]:
    owners = enumerate(position.players)
    return [ChooseTower(i, tower) for i, p in owners for tower in range(len(p.towers))]


def _tower_verify(position: Position, choice: SaboteurTower, action: ChooseTower) -> Refusal | None:
    wrong = _no_rival(position, choice.player, action.player)
    if wrong or 0 <= action.tower < len(position.players[action.player].towers):
        return wrong
    return refuse("K9", "no_such_tower_there")


def _tower_perform(draft: Draft, choice: SaboteurTower, action: ChooseTower) -> None:
    levels = draft.table.edition.effects.saboteur_levels
    lower(draft, action.player, action.tower, levels)


def _hand(position: Position, choice: PatricianDiscard) -> Iterator[DiscardCard]:
    return map(DiscardCard, dict.fromkeys(position.players[choice.player].hand))


def _card_verify(
    position: Position, choice: PatricianDiscard, action: DiscardCard
) -> Refusal | None:
    return no_card(position, choice.player, action.card, "K11")


def _card_perform(draft: Draft, choice: PatricianDiscard, action: DiscardCard) -> None:
    draft.discard_from_hand(choice.player, action.card)


ALCHEMIST_GIVE: ChoiceHandler[AlchemistGive, GiveBrick] = _giving(bag_lacks, AlchemistTake)
ALCHEMIST_TAKE = chosen_from("K9", DrawBrick, _draws, _draw_verify, _draw_perform)
MERCHANT_CARD = chosen_from("K9", ChooseSlot, _slots, _slot_verify, _slot_perform)
MERCHANT_BRICK = from_bag("K9", DRAW_BRICK, _merchant_perform)
SMUGGLER_GIVE: ChoiceHandler[SmugglerGive, GiveBrick] = _giving(rivals_lack, SmugglerRival)
SMUGGLER_RIVAL = chosen_from("K9", ChooseRival, _rivals, _rival_verify, _rival_perform)
SMUGGLER_TAKE = chosen_from("K9", StealBrick, _steals, _steal_verify, _steal_perform)
SABOTEUR_TOWER = chosen_from("K9", ChooseTower, _all_towers, _tower_verify, _tower_perform)
PATRICIAN_DISCARD = chosen_from("K11", DiscardCard, _hand, _card_verify, _card_perform)
