"""Luxury Tax and Tribute: what can be paid must be paid, the other towers fall (K2)."""

from firenze.engine.actions import PAY_BRICK, ChooseTower, PayBrick
from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import chosen_from
from firenze.engine.heaps import BAG, IN_STORAGE
from firenze.engine.payments import from_storage
from firenze.engine.pending import PayTax, PickFalling
from firenze.engine.queries import bricks_in_storage
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import COLOURS, ONE_BRICK, CardKind, of_colour
from firenze.engine.towers import tear_down

TAXES = frozenset({CardKind.LUXURY_TAX, CardKind.TRIBUTE})
"""Events that are paid from storage, or towers fall (K2)."""


def tall_towers(position: Position, player: int) -> tuple[int, ...]:
    """The player's towers that the Luxury Tax falls on."""
    least = position.table.edition.effects.luxury_tax_height
    towers = position.players[player].towers
    return tuple(i for i, tower in enumerate(towers) if tower.height >= least)


def levy_luxury_tax(draft: Draft, player: int) -> None:
    """Starts a player's part of the Luxury Tax."""
    _luxury_step(draft, player, ())


def _luxury_step(draft: Draft, player: int, falling: tuple[int, ...]) -> None:
    standing = len(tall_towers(draft, player)) - len(falling)
    owed = standing * draft.table.edition.effects.luxury_tax_bricks
    if owed > bricks_in_storage(draft, player):
        draft.pending.append(PickFalling(player, CardKind.LUXURY_TAX, falling))
    elif owed:
        draft.pending.append(PayTax(player, CardKind.LUXURY_TAX, falling, owed))
    else:
        tear_down(draft, player, falling)


def levy_tribute(draft: Draft, player: int) -> None:
    """Starts a player's part of the Tribute."""
    _tribute_step(draft, player, ())


def _tribute_step(draft: Draft, player: int, falling: tuple[int, ...]) -> None:
    if at_stake(draft, PickFalling(player, CardKind.TRIBUTE, falling)):
        draft.pending.append(PickFalling(player, CardKind.TRIBUTE, falling))
        return
    each = draft.table.edition.effects.tribute_bricks
    for index, tower in enumerate(draft.players[player].towers):
        if index not in falling:
            draft.move(of_colour(tower.colour, each), IN_STORAGE[player], BAG)
    tear_down(draft, player, falling)


def at_stake(position: Position, choice: PickFalling) -> tuple[int, ...]:
    """The towers among which the owner picks one that falls (K2); Tribute colour by colour."""
    if choice.card is CardKind.LUXURY_TAX:
        tall = tall_towers(position, choice.player)
        return tuple(i for i in tall if i not in choice.falling)
    for colour in COLOURS:
        standing = _of_colour(position, choice, colour)
        if len(standing) > _can_pay(position, choice, colour):
            return standing
    return ()


def must_fall(position: Position, choice: PickFalling) -> int:
    """How many of the towers at stake have to be picked (K2)."""
    found = at_stake(position, choice)
    if choice.card is CardKind.LUXURY_TAX:
        each = position.table.edition.effects.luxury_tax_bricks
        return len(found) - bricks_in_storage(position, choice.player) // each
    colour = position.players[choice.player].towers[found[0]].colour
    return len(found) - _can_pay(position, choice, colour)


def _of_colour(position: Position, choice: PickFalling, colour: int) -> tuple[int, ...]:
    towers = enumerate(position.players[choice.player].towers)
    return tuple(i for i, t in towers if t.colour == colour and i not in choice.falling)


def _can_pay(position: Position, choice: PickFalling, colour: int) -> int:
    each = position.table.edition.effects.tribute_bricks
    return position.players[choice.player].storage[colour] // each


def _own_towers(position: Position, choice: PickFalling) -> list[ChooseTower]:
    towers = position.players[choice.player].towers
    return [ChooseTower(choice.player, index) for index in range(len(towers))]


def _falling_verify(position: Position, choice: PickFalling, action: ChooseTower) -> Refusal | None:
    if action.player != choice.player:
        return refuse("K2", "own_tower_only")
    if action.tower in choice.falling:
        return refuse("K2", "tower_falls_already")
    fits = action.tower in at_stake(position, choice)
    return None if fits else refuse("K2", "tower_not_at_stake")


def _falling_perform(draft: Draft, choice: PickFalling, action: ChooseTower) -> None:
    falling = (*choice.falling, action.tower)
    if choice.card is CardKind.LUXURY_TAX:
        _luxury_step(draft, choice.player, falling)
    else:
        _tribute_step(draft, choice.player, falling)


def _pay(draft: Draft, choice: PayTax, action: PayBrick) -> None:
    draft.move(ONE_BRICK[action.colour], IN_STORAGE[choice.player], BAG)
    if choice.left > 1:
        draft.pending.append(PayTax(choice.player, choice.card, choice.falling, choice.left - 1))
    else:
        tear_down(draft, choice.player, choice.falling)


FALLING = chosen_from("K2", ChooseTower, _own_towers, _falling_verify, _falling_perform)
PAY = from_storage("K2", PAY_BRICK, _pay)
