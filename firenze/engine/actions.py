"""One frozen record a decision. What a decision means depends on the phase or the choice owed."""

from dataclasses import field
from typing import Literal, TypeAlias

from firenze.engine.records import record
from firenze.engine.terms import BRICKS_IN_BOX, CARDS_IN_BOX, COLOURS, CardKind, Colour, Commission


@record
class PlaceNeutralSeal:
    """Close a commission for the whole game during the set-up (S3)."""

    commission: Commission
    kind: Literal["place_neutral_seal"] = field(
        default="place_neutral_seal", kw_only=True, repr=False
    )


@record
class TakeCard:
    """Take the card in a slot, 0 the leftmost (T1.1)."""

    slot: int
    kind: Literal["take_card"] = field(default="take_card", kw_only=True, repr=False)


@record
class PayBrick:
    """Pay one brick from storage: card cost, exchange, build cost or tax (T1.1, T2.1, T3.2, K2)."""

    colour: Colour
    kind: Literal["pay_brick"] = field(default="pay_brick", kw_only=True, repr=False)


@record
class DiscardBrick:
    """Discard one brick from storage to the bag: Flood, Storage on Fire, limit (K, T6.1)."""

    colour: Colour
    kind: Literal["discard_brick"] = field(default="discard_brick", kw_only=True, repr=False)


@record
class GiveBrick:
    """Choose the brick of one's storage for an Alchemist's or Smuggler's swap (K9)."""

    colour: Colour
    kind: Literal["give_brick"] = field(default="give_brick", kw_only=True, repr=False)


@record
class DrawBrick:
    """Choose a brick in the bag, for the Alchemist or the Merchant (K9)."""

    colour: Colour
    kind: Literal["draw_brick"] = field(default="draw_brick", kw_only=True, repr=False)


@record
class StealBrick:
    """Choose the brick of the other player's storage that the Smuggler brings (K9)."""

    colour: Colour
    kind: Literal["steal_brick"] = field(default="steal_brick", kw_only=True, repr=False)


@record
class ExchangeBrick:
    """Choose the brick to take from a card of the row; the payment follows (T2.1)."""

    slot: int
    colour: Colour
    kind: Literal["exchange_brick"] = field(default="exchange_brick", kw_only=True, repr=False)


@record
class ExtendTower:
    """Add a brick of its colour to one's tower at an index of the site (T3.1)."""

    tower: int
    kind: Literal["extend_tower"] = field(default="extend_tower", kw_only=True, repr=False)


@record
class StartTower:
    """Begin a new tower with a brick (T3.1)."""

    colour: Colour
    kind: Literal["start_tower"] = field(default="start_tower", kw_only=True, repr=False)


@record
class ScoreTower:
    """Score a tower; a level one off its height uses an Architect (T5.1, K10)."""

    tower: int
    level: int
    kind: Literal["score_tower"] = field(default="score_tower", kw_only=True, repr=False)


@record
class LayMarker:
    """Give a white tower to lay one's marker on the Campanile (T5.5)."""

    tower: int
    kind: Literal["lay_marker"] = field(default="lay_marker", kw_only=True, repr=False)


@record
class PlayCharacter:
    """Play a character from one's hand; an Architect is played as a ScoreTower instead (K, K10)."""

    card: CardKind
    kind: Literal["play_character"] = field(default="play_character", kw_only=True, repr=False)


@record
class AnswerWithPatrician:
    """Play the Patrician against the event, or (`play` false) let it happen (K1)."""

    play: bool
    kind: Literal["answer_with_patrician"] = field(
        default="answer_with_patrician", kw_only=True, repr=False
    )


@record
class ChooseTower:
    """Choose a tower of a player: for an event, a tax or the Saboteur (K, K2)."""

    player: int
    tower: int
    kind: Literal["choose_tower"] = field(default="choose_tower", kw_only=True, repr=False)


@record
class ChooseRival:
    """Choose the other player of the Smuggler's swap (K9)."""

    player: int
    kind: Literal["choose_rival"] = field(default="choose_rival", kw_only=True, repr=False)


@record
class ChooseSlot:
    """Choose the card whose bricks the Merchant changes (K9)."""

    slot: int
    kind: Literal["choose_slot"] = field(default="choose_slot", kw_only=True, repr=False)


@record
class DiscardCard:
    """Discard a card of one's hand: the Patrician's second use, or the hand limit (K11, T6.1)."""

    card: CardKind
    kind: Literal["discard_card"] = field(default="discard_card", kw_only=True, repr=False)


@record
class EndPhase:
    """End T2, T3 or T5 (T0.2)."""

    kind: Literal["end_phase"] = field(default="end_phase", kw_only=True, repr=False)


Action: TypeAlias = (
    PlaceNeutralSeal
    | TakeCard
    | PayBrick
    | DiscardBrick
    | GiveBrick
    | DrawBrick
    | StealBrick
    | ExchangeBrick
    | ExtendTower
    | StartTower
    | ScoreTower
    | LayMarker
    | PlayCharacter
    | AnswerWithPatrician
    | ChooseTower
    | ChooseRival
    | ChooseSlot
    | DiscardCard
    | EndPhase
)

# Actions are values: those that every turn lists are made once, for as many slots and towers as
# the box can fill.
PAY_BRICK = tuple(PayBrick(c) for c in COLOURS)
DISCARD_BRICK = tuple(DiscardBrick(c) for c in COLOURS)
GIVE_BRICK = tuple(GiveBrick(c) for c in COLOURS)
DRAW_BRICK = tuple(DrawBrick(c) for c in COLOURS)
STEAL_BRICK = tuple(StealBrick(c) for c in COLOURS)
TAKE_CARD = tuple(TakeCard(slot) for slot in range(CARDS_IN_BOX))
EXCHANGE_BRICK = tuple(
    tuple(ExchangeBrick(slot, c) for c in COLOURS) for slot in range(CARDS_IN_BOX)
)
EXTEND_TOWER = tuple(ExtendTower(tower) for tower in range(BRICKS_IN_BOX))
START_TOWER = tuple(StartTower(c) for c in COLOURS)
END_PHASE = EndPhase()
