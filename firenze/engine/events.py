"""Facts about what an action did, in the order in which they happened; never text.

A tower is named by its index on the site at that moment; when a tower leaves (TowerFell,
TowerCollapsed, TowerLowered to 0, CommissionScored, MarkerLaid), the indices above it move down
by one.
"""

from typing import TypeAlias

from firenze.engine.heaps import Place
from firenze.engine.records import record
from firenze.engine.terms import Bricks, CardKind, Colour, Commission, Phase, PrestigeSource


@record
class BricksMoved:
    """Bricks went from one place to another."""

    bricks: Bricks
    source: Place
    target: Place


@record
class NeutralSealLaid:
    """A commission is closed for the whole game (S3)."""

    commission: Commission


@record
class TurnStarted:
    """A player's turn began; turns are numbered from 1."""

    number: int
    player: int


@record
class PhaseStarted:
    """A phase of the turn began (T)."""

    player: int
    phase: Phase


@record
class CardTaken:
    """A card left its slot with its bricks; GapClosed follows when it is resolved (T1.3, T1.4)."""

    player: int
    slot: int
    card: CardKind


@record
class CardToHand:
    """A card went to a hand: the taker's, or with Memorial that of the tallest tower's owner."""

    player: int
    card: CardKind


@record
class BuildingRaised:
    """A building lies before its player and works from now (K12)."""

    player: int
    card: CardKind


@record
class ChurchCardLaid:
    """A church card lies on a church space (C7)."""

    space: int
    card: CardKind


@record
class CardDiscarded:
    """A card went to the discard pile; `player` held or took it, None for the church's own."""

    player: int | None
    card: CardKind


@record
class CardPlayed:
    """A character was played and discarded (K)."""

    player: int
    card: CardKind


@record
class EventSpared:
    """A Patrician spares this player the event (K1)."""

    player: int
    card: CardKind


@record
class EventPassed:
    """The event found nothing to take from this player (K)."""

    player: int
    card: CardKind


@record
class DeckShuffled:
    """The discard pile went into the deck, which now holds `cards` (T1.6, Renaissance)."""

    cards: int


@record
class GapClosed:
    """The cards to the right of a slot moved one slot left (T1.4)."""

    slot: int


@record
class CardTurnedUp:
    """The deck's top card lies in a slot: hidden until now."""

    slot: int
    card: CardKind


@record
class TowerStarted:
    """A tower of one brick was begun (T3.1)."""

    player: int
    tower: int
    colour: Colour


@record
class TowerFell:
    """A tower of `height` was torn down and gave `back` bricks to storage (T4.1, K2)."""

    player: int
    tower: int
    colour: Colour
    height: int
    back: int


@record
class TowerLowered:
    """A card took a tower's top brick; it is `height` now, and gone at 0 (Botch, Saboteur)."""

    player: int
    tower: int
    colour: Colour
    height: int


@record
class TowerCollapsed:
    """A tower of `height` left the site with all its bricks (Structural Collapse)."""

    player: int
    tower: int
    colour: Colour
    height: int


@record
class CommissionScored:
    """A tower of `height` fulfilled a commission and left the site; a seal was laid (T5.3)."""

    player: int
    tower: int
    height: int
    commission: Commission


@record
class PrestigeGained:
    """Prestige came in, or was lost if `amount` is negative."""

    player: int
    source: PrestigeSource
    amount: int


@record
class LevelTileTaken:
    """The first to score this level took its tile (T5.4)."""

    player: int
    level: int


@record
class FinalRoundStarted:
    """This player laid the last seal and took the end tile; the others have one turn (E1)."""

    player: int


@record
class MarkerLaid:
    """A white tower was given and the player's marker lies on the Campanile (T5.5)."""

    player: int
    tower: int


@record
class MarkersReturned:
    """All markers lay on the Campanile; it leaves the church (K13)."""


@record
class CelebrationCounted:
    """A celebration card counted at the end (E2)."""

    player: int
    card: CardKind
    amount: int


@record
class MajorityCounted:
    """A flag was awarded: `amount` to each of `players`, none if nobody has a seal there (E2)."""

    colour: Colour
    players: tuple[int, ...]
    amount: int


@record
class GameEnded:
    """The game is over; these players share the victory (E3)."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    BricksMoved
    | NeutralSealLaid
    | TurnStarted
    | PhaseStarted
    | CardTaken
    | CardToHand
    | BuildingRaised
    | ChurchCardLaid
    | CardDiscarded
    | CardPlayed
    | EventSpared
    | EventPassed
    | DeckShuffled
    | GapClosed
    | CardTurnedUp
    | TowerStarted
    | TowerFell
    | TowerLowered
    | TowerCollapsed
    | CommissionScored
    | PrestigeGained
    | LevelTileTaken
    | FinalRoundStarted
    | MarkerLaid
    | MarkersReturned
    | CelebrationCounted
    | MajorityCounted
    | GameEnded
)


def reveals(event: Event) -> bool:
    """Whether the event shows something hidden before: undo stops there."""
    return isinstance(event, CardTurnedUp)
