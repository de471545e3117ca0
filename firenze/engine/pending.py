"""Choices that somebody owes, and steps that wait below them; the top of the stack decides.

Every record names the `player` whom it concerns. StrikePlayer and FinishTake ask for nothing:
the engine runs them as soon as they lie on top.
"""

from dataclasses import field
from typing import Literal, TypeAlias

from firenze.engine.records import record
from firenze.engine.terms import CardKind, Colour


@record
class StrikePlayer:
    """An event's part for one player is still to come (K1)."""

    player: int
    card: CardKind
    kind: Literal["strike_player"] = field(default="strike_player", kw_only=True, repr=False)


@record
class FinishTake:
    """When the card is resolved: event to the discard pile, gap closed, on to T2 (T1.4, T1.5)."""

    player: int
    kind: Literal["finish_take"] = field(default="finish_take", kw_only=True, repr=False)


@record
class PayCard:
    """Lay a brick on the card in slot `paid`, until `slot` is reached (T1.1)."""

    player: int
    slot: int
    paid: int
    kind: Literal["pay_card"] = field(default="pay_card", kw_only=True, repr=False)


@record
class LayExchange:
    """Lay `left` more bricks on the card in `slot`, then get one of `colour` (T2.1)."""

    player: int
    slot: int
    colour: Colour
    left: int
    kind: Literal["lay_exchange"] = field(default="lay_exchange", kw_only=True, repr=False)


@record
class PayBuild:
    """Pay `left` more bricks of build cost to the bag (T3.2)."""

    player: int
    left: int
    kind: Literal["pay_build"] = field(default="pay_build", kw_only=True, repr=False)


@record
class AnswerEvent:
    """Play a Patrician against this event, or let it happen (K1)."""

    player: int
    card: CardKind
    kind: Literal["answer_event"] = field(default="answer_event", kw_only=True, repr=False)


@record
class PickOwnTower:
    """Choose the own tower that Structural Collapse or Botch strikes (K)."""

    player: int
    card: CardKind
    kind: Literal["pick_own_tower"] = field(default="pick_own_tower", kw_only=True, repr=False)


@record
class LoseBricks:
    """Discard `left` more bricks from storage for Flood or Storage on Fire (K)."""

    player: int
    card: CardKind
    left: int
    kind: Literal["lose_bricks"] = field(default="lose_bricks", kw_only=True, repr=False)


@record
class PickFalling:
    """Choose own towers that will fall, as storage cannot pay for all (K2); `falling` so far."""

    player: int
    card: CardKind
    falling: tuple[int, ...]
    kind: Literal["pick_falling"] = field(default="pick_falling", kw_only=True, repr=False)


@record
class PayTax:
    """Pay `left` more bricks; then the towers in `falling` are torn down (K2)."""

    player: int
    card: CardKind
    falling: tuple[int, ...]
    left: int
    kind: Literal["pay_tax"] = field(default="pay_tax", kw_only=True, repr=False)


@record
class AlchemistGive:
    """Choose the own brick that the Alchemist swaps (K9)."""

    player: int
    kind: Literal["alchemist_give"] = field(default="alchemist_give", kw_only=True, repr=False)


@record
class AlchemistTake:
    """Choose the bag's brick for the own brick `give` (K9)."""

    player: int
    give: Colour
    kind: Literal["alchemist_take"] = field(default="alchemist_take", kw_only=True, repr=False)


@record
class MerchantCard:
    """Choose the card of the row whose bricks the Merchant changes (K9)."""

    player: int
    kind: Literal["merchant_card"] = field(default="merchant_card", kw_only=True, repr=False)


@record
class MerchantBrick:
    """Put `left` more bricks of one's choice from the bag onto the card in `slot` (K9)."""

    player: int
    slot: int
    left: int
    kind: Literal["merchant_brick"] = field(default="merchant_brick", kw_only=True, repr=False)


@record
class SmugglerGive:
    """Choose the own brick that the Smuggler swaps (K9)."""

    player: int
    kind: Literal["smuggler_give"] = field(default="smuggler_give", kw_only=True, repr=False)


@record
class SmugglerRival:
    """Choose the other player for the own brick `give` (K9)."""

    player: int
    give: Colour
    kind: Literal["smuggler_rival"] = field(default="smuggler_rival", kw_only=True, repr=False)


@record
class SmugglerTake:
    """Choose the brick of `rival`'s storage that comes for the own brick `give` (K9)."""

    player: int
    give: Colour
    rival: int
    kind: Literal["smuggler_take"] = field(default="smuggler_take", kw_only=True, repr=False)


@record
class SaboteurTower:
    """Choose another player's tower that loses a level (K9)."""

    player: int
    kind: Literal["saboteur_tower"] = field(default="saboteur_tower", kw_only=True, repr=False)


@record
class PatricianDiscard:
    """Choose the card of one's hand that the Patrician discards (K11)."""

    player: int
    kind: Literal["patrician_discard"] = field(
        default="patrician_discard", kw_only=True, repr=False
    )


Waiting: TypeAlias = StrikePlayer | FinishTake
"""Records that the engine runs by itself."""

Choice: TypeAlias = (
    PayCard
    | LayExchange
    | PayBuild
    | AnswerEvent
    | PickOwnTower
    | LoseBricks
    | PickFalling
    | PayTax
    | AlchemistGive
    | AlchemistTake
    | MerchantCard
    | MerchantBrick
    | SmugglerGive
    | SmugglerRival
    | SmugglerTake
    | SaboteurTower
    | PatricianDiscard
)
"""Records that ask their player for an action."""

Pending: TypeAlias = Waiting | Choice
