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
from firenze.engine.cards.church import campanile_bars
from firenze.engine.game import decider
from firenze.engine.model import GameState, Player, Tower
from firenze.engine.phases.commissions import commission_closed
from firenze.engine.phases.take import card_cost
from firenze.engine.rng import below
from firenze.engine.terms import (
    BUILDINGS,
    CELEBRATIONS,
    CHURCH_CARDS,
    EVENTS,
    LEVELS,
    CardKind,
    Colour,
    commission_at,
)

Policy: TypeAlias = Callable[[GameState, tuple[Action, ...], int], tuple[Action, int]]

_WHIM = 64
"""The eager player does anything at all once in so many decisions."""
_FEW_TOWERS = 2
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
            return 1 if _printed_cost(state, state.turn.added) else -1
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
    if colour is Colour.WHITE and campanile_bars(state, state.turn.player):
        height_wanted = state.table.edition.effects.campanile_height
        return height_wanted if height <= height_wanted else None
    levels = (level for level in LEVELS if level >= height)
    is_open = (lv for lv in levels if commission_closed(state, commission_at(colour, lv)) is None)
    return next(is_open, None)


def _printed_cost(state: GameState, added: int) -> int:
    """The build cost of so many bricks, before Workshop and Masons."""
    return state.table.edition.build_costs[added]


def _worth_of_extending(state: GameState, tower: Tower, me: Player) -> int:
    goal = _goal(state, tower.colour, tower.height + (not tower.worked))
    if goal is None or goal <= tower.height:
        return -1
    if not tower.worked:
        return 50 + tower.height
    free = not _printed_cost(state, state.turn.added + 1)
    within_reach = me.storage[tower.colour] >= goal - tower.height
    return 20 + tower.height if free or within_reach else -1


def _worth_of_starting(state: GameState, me: Player, colour: Colour) -> int:
    goal = _goal(state, colour, 1)
    alike = any(tower.colour == colour for tower in me.towers)
    if goal is None or alike or len(me.towers) >= _FEW_TOWERS or me.storage[colour] < 2:
        return -1
    if colour is Colour.WHITE and campanile_bars(state, state.turn.player):
        return 40
    free = not _printed_cost(state, state.turn.added + 1)
    return 10 + me.storage[colour] - goal if free else -1


def _worth_of_taking(state: GameState, slot: int) -> int:
    card = state.market.row[slot]
    return 2 * (sum(card.bricks) - card_cost(state, slot)) + _CARD_WORTH.get(card.card, 1)
