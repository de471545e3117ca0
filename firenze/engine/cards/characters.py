"""Character cards: when each can be played, and what playing it starts (K, K9, K11).

The choices that follow are in swaps.py. An Architect is played by a score (phases/commissions.py).
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from firenze.engine.actions import Action, PlayCharacter
from firenze.engine.cards import swaps
from firenze.engine.draft import Draft, Position
from firenze.engine.pending import (
    AlchemistGive,
    MerchantCard,
    PatricianDiscard,
    Pending,
    SaboteurTower,
    SmugglerGive,
)
from firenze.engine.queries import active, no_card
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import CHARACTERS, COLOURS, KINDS, CardKind, Phase

WINDOW = frozenset({Phase.TAKE, Phase.EXCHANGE, Phase.BUILD, Phase.COMMISSIONS})
"""The phases in which a character may be played while no choice is owed."""


def legal(position: Position) -> list[Action]:
    """The characters that the player whose turn it is could play now."""
    hand = active(position).hand
    if CHARACTERS.isdisjoint(hand):
        return []
    return [
        PlayCharacter(card)
        for card in dict.fromkeys(hand)
        if card in CHARACTERS and _IMPOSSIBLE[card](position) is None
    ]


def any_playable(position: Position) -> bool:
    """Whether a character could be played right now (T0.2)."""
    return bool(legal(position))


def verify(position: Position, action: PlayCharacter) -> Refusal | None:
    """What forbids playing a character now, in its player's own turn with no choice owed."""
    if action.card in KINDS and action.card not in CHARACTERS:
        return refuse("K", "not_a_character", card=action.card)
    missing = no_card(position, position.turn.player, action.card, "K")
    if missing:
        return missing
    if position.turn.phase not in WINDOW:
        return refuse("K", "characters_until_commissions")
    return _IMPOSSIBLE[action.card](position)


def _swap(lacks: swaps.Lacks) -> Callable[[Position], Refusal | None]:
    """What forbids a swap: no brick to give, or no brick of another colour to get for any."""

    def impossible(position: Position) -> Refusal | None:
        storage = active(position).storage
        if not any(storage):
            return refuse("K", "storage_empty")
        found = [lacks(position, give) for give in COLOURS if storage[give]]
        return None if None in found else found[0]

    return impossible


def _architect(position: Position) -> Refusal | None:
    return refuse("K10", "architect_is_a_score")


def _countess(position: Position) -> Refusal | None:
    if position.turn.phase is not Phase.TAKE:
        return refuse("K9", "countess_before_card")
    return refuse("K", "countess_holds") if position.turn.countess else None


def _merchant(position: Position) -> Refusal | None:
    if any(any(slot.bricks) for slot in position.market.row):
        return None
    return refuse("K9", "no_card_with_bricks")


def _mason(position: Position) -> Refusal | None:
    done = position.turn.phase is Phase.COMMISSIONS
    return refuse("T3.2", "building_is_over") if done else None


def _patrician(position: Position) -> Refusal | None:
    alone = len(active(position).hand) < 2
    return refuse("K11", "no_other_card") if alone else None


def _saboteur(position: Position) -> Refusal | None:
    player = position.turn.player
    if any(p.towers for i, p in enumerate(position.players) if i != player):
        return None
    return refuse("K", "no_rival_tower")


_IMPOSSIBLE: Mapping[CardKind, Callable[[Position], Refusal | None]] = MappingProxyType(
    {
        CardKind.ALCHEMIST: _swap(swaps.bag_lacks),
        CardKind.ARCHITECT: _architect,
        CardKind.COUNTESS: _countess,
        CardKind.MERCHANT: _merchant,
        CardKind.MASON: _mason,
        CardKind.PATRICIAN: _patrician,
        CardKind.SABOTEUR: _saboteur,
        CardKind.SMUGGLER: _swap(swaps.rivals_lack),
    }
)

_STARTS: Mapping[CardKind, Callable[[int], Pending]] = MappingProxyType(
    {
        CardKind.ALCHEMIST: AlchemistGive,
        CardKind.MERCHANT: MerchantCard,
        CardKind.PATRICIAN: PatricianDiscard,
        CardKind.SABOTEUR: SaboteurTower,
        CardKind.SMUGGLER: SmugglerGive,
    }
)


def perform(draft: Draft, action: PlayCharacter) -> None:
    """Discards the character and starts its effect."""
    player = draft.turn.player
    draft.play_from_hand(player, action.card)
    match action.card:
        case CardKind.COUNTESS:
            draft.turn.countess = True
        case CardKind.MASON:
            draft.turn.masons += 1
        case _:
            draft.pending.append(_STARTS[action.card](player))
