"""Which targets the table has at a moment, and which of them may be clicked."""

from collections.abc import Iterator
from typing import NamedTuple

from firenze.engine.actions import (
    Action,
    ChooseRival,
    ChooseSlot,
    EndPhase,
    ExtendTower,
    PlaceNeutralSeal,
    PlayCharacter,
    StartTower,
    TakeCard,
)
from firenze.engine.model import GameState
from firenze.engine.phases.setup import keeps_to_advice
from firenze.engine.terms import COLOURS, COMMISSIONS
from firenze.ui.clicks import Click, Reach, click
from firenze.ui.targets import (
    RIBBON,
    OnBag,
    OnBuilding,
    OnCardBrick,
    OnChurch,
    OnFlag,
    OnHand,
    OnLevelTile,
    OnPhase,
    OnPlayer,
    OnPlot,
    OnSlot,
    OnSpot,
    OnStorage,
    OnStorey,
    OnTowerOf,
    Spot,
    Target,
)

PILES: tuple[Spot, ...] = ("end_tile", "deck", "discard", "bag", "build_costs")


class Glow(NamedTuple):
    """Targets of what is asked for now, and those of other things that may be done as well."""

    now: frozenset[Target]
    also: frozenset[Target]


def places_of(state: GameState, viewer: int) -> Iterator[Target]:
    """Every target that the table shows at this moment, apart from log lines and buttons."""
    yield from (OnStorey(c.colour, c.level) for c in COMMISSIONS)
    yield from map(OnFlag, COLOURS)
    yield from map(OnLevelTile, range(len(state.city.level_tiles)))
    yield from map(OnChurch, range(len(state.city.church)))
    yield from map(OnSpot, PILES)
    yield from map(OnPhase, RIBBON)
    yield from map(OnBag, COLOURS)
    for slot, lying in enumerate(state.market.row):
        yield OnSlot(slot)
        yield from (OnCardBrick(slot, c) for c in COLOURS if lying.bricks[c])
    yield from map(OnPlot, COLOURS)
    for player in range(len(state.players)):
        yield from _places_of_player(state, player, player == viewer)


def _places_of_player(state: GameState, player: int, viewer: bool) -> Iterator[Target]:
    belongings = state.players[player]
    yield OnPlayer(player)
    yield from (OnTowerOf(player, index) for index in range(len(belongings.towers)))
    yield from (OnStorage(player, colour) for colour in COLOURS)
    yield from (OnBuilding(player, card) for card in belongings.buildings)
    if viewer:
        yield from (OnHand(player, card) for card in dict.fromkeys(belongings.hand))


def glow(reached: tuple[Reach, ...], viewer: int, shortlist: tuple[Action, ...] = ()) -> Glow:
    """What may be clicked; with a shortlist only what picks from it."""
    state = reached[0].state
    now: set[Target] = set()
    also: set[Target] = set()
    for target in places_of(state, viewer):
        found = click(reached, target, shortlist)
        if not found or isinstance(target, OnPhase) or _is_part(found, target):
            continue
        (now if _asked_for(found, target, reached[0]) else also).add(target)
    if shortlist:
        picks = frozenset(t for t in now | also if _picks(reached, t, shortlist))
        return Glow(picks, frozenset())
    return Glow(frozenset(now), frozenset(also))


def _asked_for(found: Click, target: Target, reach: Reach) -> bool:
    """Whether a click serves the phase or the choice that is on, and in the first place.

    A brick in storage means a tower or a plot, which glow themselves.
    """
    legal, deeds = reach.legal, found.actions or found.shortlist
    if isinstance(target, OnStorage) and isinstance(deeds[0], ExtendTower | StartTower):
        return False
    if found.shortlist:
        return legal.issuperset(found.shortlist)
    if found.actions[0] not in legal or len(found.actions) > 1:
        return False
    if isinstance(deeds[0], PlaceNeutralSeal):
        return keeps_to_advice(reach.state, deeds[0].commission)
    return not isinstance(deeds[0], PlayCharacter | EndPhase)


def _is_part(found: Click, target: Target) -> bool:
    """Whether a click means the card or the player whose part the target is; these glow whole."""
    match found.actions[-1:]:
        case (TakeCard() | ChooseSlot(),):
            return isinstance(target, OnCardBrick)
        case (ChooseRival(),):
            return not isinstance(target, OnPlayer)
        case _:
            return False


def _picks(reached: tuple[Reach, ...], target: Target, shortlist: tuple[Action, ...]) -> bool:
    found = click(reached, target, shortlist)
    return set(found.actions[-1:] or found.shortlist) <= set(shortlist)
