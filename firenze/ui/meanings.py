"""What a click on a target could mean: actions to look up, the likeliest first, legal or not.

Each meaning is a group of actions that the click alone cannot tell apart.
"""

from typing import TypeAlias

from firenze.engine.actions import (
    Action,
    AnswerWithPatrician,
    ChooseRival,
    ChooseSlot,
    ChooseTower,
    DiscardBrick,
    DiscardCard,
    DrawBrick,
    EndPhase,
    ExchangeBrick,
    ExtendTower,
    GiveBrick,
    LayMarker,
    PayBrick,
    PlaceNeutralSeal,
    PlayCharacter,
    ScoreTower,
    StartTower,
    StealBrick,
    TakeCard,
)
from firenze.engine.model import GameState, Tower
from firenze.engine.pending import (
    AlchemistGive,
    AlchemistTake,
    AnswerEvent,
    LayExchange,
    LoseBricks,
    MerchantBrick,
    MerchantCard,
    PatricianDiscard,
    PayBuild,
    PayCard,
    PayTax,
    Pending,
    PickFalling,
    PickOwnTower,
    SaboteurTower,
    SmugglerGive,
    SmugglerRival,
    SmugglerTake,
)
from firenze.engine.terms import LEVELS, CardKind, Colour, Commission, Phase
from firenze.ui.targets import (
    OnBag,
    OnBuilding,
    OnCardBrick,
    OnChurch,
    OnHand,
    OnPlayer,
    OnPlot,
    OnSlot,
    OnSpot,
    OnStorage,
    OnStorey,
    OnTowerOf,
    Target,
)

Meanings: TypeAlias = tuple[tuple[Action, ...], ...]


def meanings(state: GameState, target: Target) -> Meanings:
    """The groups of actions that a click could mean, the first legal group counts.

    While a choice is owed, a target that does not serve it still means what it means otherwise,
    so that the refusal can say what comes first.
    """
    chosen = _of_choice(state.pending[-1], target) if state.pending else None
    return ((chosen,),) if chosen else _of_phase(state, target)


def _of_choice(top: Pending, target: Target) -> Action | None:
    if isinstance(top, SmugglerRival):
        return _rival(target)
    match target:
        case OnStorage():
            return _storage(top, target)
        case OnTowerOf(player=player, tower=tower):
            choose = isinstance(top, PickOwnTower | PickFalling | SaboteurTower)
            return ChooseTower(player, tower) if choose else None
        case OnBag(colour=colour):
            return DrawBrick(colour) if isinstance(top, AlchemistTake | MerchantBrick) else None
        case OnSlot(slot=slot) | OnCardBrick(slot=slot):
            return ChooseSlot(slot) if isinstance(top, MerchantCard) else None
        case OnHand(player=player, card=card):
            return _hand(top, card) if player == top.player else None
        case OnSpot(spot="primary" | "secondary"):
            answer = AnswerWithPatrician(target.spot == "primary")
            return answer if isinstance(top, AnswerEvent) else None
        case _:
            return None


def _rival(target: Target) -> Action | None:
    """Anything of a player's belongings means that player."""
    match target:
        case OnPlayer() | OnStorage() | OnTowerOf() | OnBuilding():
            return ChooseRival(target.player)
        case _:
            return None


def _storage(top: Pending, target: OnStorage) -> Action | None:
    colour, own = target.colour, target.player == top.player
    match top:
        case PayCard() | LayExchange() | PayBuild() | PayTax() if own:
            return PayBrick(colour)
        case LoseBricks() if own:
            return DiscardBrick(colour)
        case AlchemistGive() | SmugglerGive() if own:
            return GiveBrick(colour)
        case SmugglerTake(rival=rival) if rival == target.player:
            return StealBrick(colour)
        case _:
            return None


def _hand(top: Pending, card: CardKind) -> Action | None:
    match top:
        case PatricianDiscard():
            return DiscardCard(card)
        case AnswerEvent() if card is CardKind.PATRICIAN:
            return AnswerWithPatrician(True)
        case _:
            return None


def _of_phase(state: GameState, target: Target) -> Meanings:
    player, phase = state.turn.player, state.turn.phase
    match target:
        case OnSlot(slot=slot):
            return ((TakeCard(slot),),)
        case OnCardBrick(slot=slot, colour=colour):
            take = phase is Phase.TAKE
            return ((TakeCard(slot) if take else ExchangeBrick(slot, colour),),)
        case OnTowerOf(player=owner, tower=tower) if owner == player:
            return _own_tower(state, tower)
        case OnPlot(colour=colour):
            return _plot(state, colour)
        case OnStorey():
            return _storey(state, target)
        case OnHand(player=owner, card=card) if owner == player:
            return _own_card(state, card)
        case OnStorage(player=owner, colour=colour) if owner == player:
            return _own_storage(state, colour)
        case OnChurch(space=space):
            return _church(state, space)
        case OnSpot(spot="primary"):
            return ((EndPhase(),),)
        case _:
            return ()


def own_towers(state: GameState) -> tuple[Tower, ...]:
    """The towers of the player whose turn it is."""
    return state.players[state.turn.player].towers


def _own_tower(state: GameState, tower: int) -> Meanings:
    if state.turn.phase is not Phase.COMMISSIONS or tower >= len(own_towers(state)):
        return ((ExtendTower(tower),),)
    height = own_towers(state)[tower].height
    return ((ScoreTower(tower, height),), (LayMarker(tower),), _altered(tower, height))


def _altered(tower: int, height: int) -> tuple[Action, ...]:
    """The scores of a tower that it needs a card for, the nearest levels first."""
    levels = sorted(LEVELS, key=lambda level: abs(level - height))
    return tuple(ScoreTower(tower, level) for level in levels if level != height)


def _storey(state: GameState, storey: OnStorey) -> Meanings:
    """The tower that fits; else all others of the colour, the nearest first."""
    colour, level = storey.colour, storey.level
    if state.turn.phase is Phase.SETUP:
        return ((PlaceNeutralSeal(Commission(colour, level)),),)
    towers = own_towers(state)
    alike = [index for index, tower in enumerate(towers) if tower.colour == colour]
    alike.sort(key=lambda index: abs(towers[index].height - level))
    scores = [ScoreTower(index, level) for index in alike or [len(towers)]]
    if not alike or towers[alike[0]].height != level:
        return (tuple(scores),)
    others = tuple(s for s in scores if towers[s.tower].height != level)
    return tuple(filter(None, ((scores[0],), others)))


def _plot(state: GameState, colour: Colour) -> Meanings:
    """A new tower; after one was begun, a brick more on that one could be meant as well."""
    begun = [
        ExtendTower(index)
        for index, tower in enumerate(own_towers(state))
        if tower == Tower(colour, 1, worked=True)
    ]
    return ((StartTower(colour), *begun),)


def _own_storage(state: GameState, colour: Colour) -> Meanings:
    """In Build a brick for the tower of its colour; where there are more, for one of them or a
    new one; where there is none, for a new one. In Limits a brick that goes.
    """
    if state.turn.phase is Phase.LIMITS:
        return ((DiscardBrick(colour),),)
    if state.turn.phase is not Phase.BUILD:
        return ()
    towers = enumerate(own_towers(state))
    grown = tuple(ExtendTower(index) for index, tower in towers if tower.colour == colour)
    start = StartTower(colour)
    return (grown if len(grown) == 1 else (*grown, start),)


def _own_card(state: GameState, card: CardKind) -> Meanings:
    if state.turn.phase is Phase.LIMITS:
        return ((DiscardCard(card),),)
    play: Action = PlayCharacter(card)
    if card is not CardKind.ARCHITECT or state.turn.phase is not Phase.COMMISSIONS:
        return ((play,),)
    towers = enumerate(own_towers(state))
    scores = tuple(score for n, tower in towers for score in _altered(n, tower.height))
    return tuple(filter(None, (scores, (play,))))


def _church(state: GameState, space: int) -> Meanings:
    if state.city.church[space] is not CardKind.CAMPANILE:
        return ()
    markers = tuple(LayMarker(index) for index in range(len(own_towers(state))))
    return (markers or (LayMarker(0),),)
