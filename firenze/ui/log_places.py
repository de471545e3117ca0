"""The places of the table that a line of the log speaks of, as far as they are still there."""

from collections.abc import Iterable

from firenze.engine.events import (
    BricksMoved,
    BuildingRaised,
    CardDiscarded,
    CardPlayed,
    ChurchCardLaid,
    CommissionScored,
    Event,
    FinalRoundStarted,
    LevelTileTaken,
    MajorityCounted,
    NeutralSealLaid,
)
from firenze.engine.heaps import InBag, InStorage, Place
from firenze.engine.model import GameState
from firenze.engine.terms import COLOURS, Commission
from firenze.ui.targets import (
    OnBuilding,
    OnChurch,
    OnFlag,
    OnLevelTile,
    OnSpot,
    OnStorage,
    OnStorey,
    Target,
)


def log_places(events: Iterable[Event], state: GameState) -> tuple[Target, ...]:
    """Places that have not changed their meaning since; each once."""
    found = (target for event in events for target in _places(event, state))
    return tuple(dict.fromkeys(found))


def _places(event: Event, state: GameState) -> tuple[Target, ...]:
    match event:
        case CommissionScored(commission=commission) | NeutralSealLaid(commission=commission):
            return (_storey(commission),)
        case LevelTileTaken(level=level):
            tiles = state.table.edition.level_tiles
            return tuple(OnLevelTile(i) for i, tile in enumerate(tiles) if tile.level == level)
        case FinalRoundStarted():
            return (OnSpot("end_tile"),)
        case BuildingRaised(player=player, card=card):
            return (OnBuilding(player, card),)
        case ChurchCardLaid(space=space):
            return (OnChurch(space),)
        case CardDiscarded() | CardPlayed():
            return (OnSpot("discard"),)
        case MajorityCounted(colour=colour):
            return (OnFlag(colour),)
        case BricksMoved():
            return (*_pile(event.source, event), *_pile(event.target, event))
        case _:
            return ()


def _storey(commission: Commission) -> OnStorey:
    return OnStorey(commission.colour, commission.level)


def _pile(place: Place, move: BricksMoved) -> tuple[Target, ...]:
    match place:
        case InStorage(player=player):
            return tuple(OnStorage(player, colour) for colour in COLOURS if move.bricks[colour])
        case InBag():
            return (OnSpot("bag"),)
        case _:
            return ()
