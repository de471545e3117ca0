"""Simple players without a plan, for simulations: `eager` builds and scores, `uniform` is blind.

A policy gets the state, its legal actions and a random integer, and returns its action with the
next random integer.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from firenze.engine.actions import (
    Action,
    AnswerWithPatrician,
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
    PlayCharacter,
    ScoreTower,
    StartTower,
    StealBrick,
    TakeCard,
)
from firenze.engine.game import decider
from firenze.engine.model import GameState, Player, Tower
from firenze.engine.queries import due_balcony, is_sealed
from firenze.engine.rng import below
from firenze.engine.terms import (
    BUILDINGS,
    CELEBRATIONS,
    CHURCH_CARDS,
    EVENTS,
    LEVELS,
    CardKind,
    Colour,
    Commission,
    commission_at,
)

Policy: TypeAlias = Callable[[GameState, tuple[Action, ...], int], tuple[Action, int]]

_WHIM = 64
"""The eager player does anything at all once in so many decisions."""
_FEW_TOWERS = 2
_FREE_BRICKS = 2
"""Adding so many bricks in a turn costs nothing."""
_CARD_WORTH: Mapping[CardKind, int] = MappingProxyType(
    dict.fromkeys(EVENTS, -3)
    | dict.fromkeys(BUILDINGS, 2)
    | dict.fromkeys(CHURCH_CARDS, 0)
    | {CardKind.DISGRACE: -4, CardKind.SCANDAL: -6, CardKind.FAME: 6, CardKind.RENAISSANCE: 0}
)


def uniform(state: GameState, legal: tuple[Action, ...], rng: int) -> tuple[Action, int]:
    """Any legal action, each as likely as another."""
    rng, chosen = below(rng, len(legal))
    return legal[chosen], rng


def eager(state: GameState, legal: tuple[Action, ...], rng: int) -> tuple[Action, int]:
    """Scores when it can, feeds its towers before it starts new ones, seldom exchanges."""
    rng, whim = below(rng, _WHIM)
    if not whim:
        return uniform(state, legal, rng)
    player = _me(state)
    worths = [_worth(state, player, action) for action in legal]
    best = max(worths)
    chosen = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
    return uniform(state, tuple(chosen), rng)


POLICIES: Mapping[str, Policy] = MappingProxyType({"eager": eager, "uniform": uniform})


def _me(state: GameState) -> Player:
    player = decider(state)
    return state.players[state.turn.player if player is None else player]


def _worth(state: GameState, me: Player, action: Action) -> int:
    """How much the eager player likes an action; ending a phase is 0."""
    match action:
        case EndPhase():
            return 0
        case ScoreTower(tower=tower, level=level):
            return 100 + 10 * level - (level != me.towers[tower].height)
        case LayMarker():
            return 200
        case ExtendTower(tower=tower):
            return _worth_of_extending(state, me.towers[tower], me)
        case StartTower(colour=colour):
            return _worth_of_starting(state, me, colour)
        case TakeCard(slot=slot):
            return _worth_of_taking(state, slot)
        case PlayCharacter(card=card):
            return _worth_of_character(state, card)
        case ExchangeBrick():
            return -1
        case _:
            return _worth_of_answer(state, me, action)


def _worth_of_character(state: GameState, card: CardKind) -> int:
    """Plays at once what is always of use, a Mason when it pays, a Patrician never."""
    match card:
        case CardKind.MASON:
            return 1 if state.turn.added > _FREE_BRICKS else -1
        case CardKind.COUNTESS:
            return 30
        case CardKind.PATRICIAN:
            return -1
        case _:
            return 1


def _worth_of_answer(state: GameState, me: Player, action: Action) -> int:
    match action:
        case AnswerWithPatrician(play=play):
            return int(play)
        case ChooseTower(player=owner, tower=tower):
            height = state.players[owner].towers[tower].height
            return -height if state.players[owner] is me else height
        case DiscardCard(card=card):
            return 10 if card in CELEBRATIONS and _CARD_WORTH.get(card, 0) < 0 else 0
        case PayBrick(colour=c) | DiscardBrick(colour=c) | GiveBrick(colour=c):
            return -_use(me, c)
        case DrawBrick(colour=c) | StealBrick(colour=c):
            return _use(me, c)
        case _:
            return 0


def _use(me: Player, colour: Colour) -> int:
    """How much a player wants to keep a brick of this colour."""
    heights = [tower.height for tower in me.towers if tower.colour == colour]
    return 10 * max(heights, default=0) + me.storage[colour]


def _goal(state: GameState, colour: Colour, height: int) -> int | None:
    """The lowest level that a tower of this height can still reach and be scored on."""
    if _barred(state) and colour is Colour.WHITE:
        height_wanted = state.table.edition.effects.campanile_height
        return height_wanted if height <= height_wanted else None
    levels = (level for level in LEVELS if level >= height)
    return next((lv for lv in levels if _open(state, commission_at(colour, lv))), None)


def _barred(state: GameState) -> bool:
    city = state.city
    return CardKind.CAMPANILE in city.church and state.turn.player not in city.campanile


def _open(state: GameState, commission: Commission) -> bool:
    if is_sealed(state, commission):
        return False
    due = due_balcony(state)
    late = state.city.balconies[due + 1 :] if due is not None else ()
    return all(state.table.edition.balconies[tile].commission != commission for tile in late)


def _worth_of_extending(state: GameState, tower: Tower, me: Player) -> int:
    goal = _goal(state, tower.colour, tower.height + (not tower.worked))
    if goal is None or goal <= tower.height:
        return -1
    if not tower.worked:
        return 50 + tower.height
    free = state.turn.added < _FREE_BRICKS
    within_reach = me.storage[tower.colour] >= goal - tower.height
    return 20 + tower.height if free or within_reach else -1


def _worth_of_starting(state: GameState, me: Player, colour: Colour) -> int:
    goal = _goal(state, colour, 1)
    alike = any(tower.colour == colour for tower in me.towers)
    if goal is None or alike or len(me.towers) >= _FEW_TOWERS or me.storage[colour] < 2:
        return -1
    if _barred(state) and colour is Colour.WHITE:
        return 40
    return 10 + me.storage[colour] - goal if state.turn.added < _FREE_BRICKS else -1


def _worth_of_taking(state: GameState, slot: int) -> int:
    card = state.market.row[slot]
    cost = 0 if state.turn.countess else slot
    return 2 * (sum(card.bricks) - cost) + _CARD_WORTH.get(card.card, 1)
