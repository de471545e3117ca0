"""Choices that need no search: which bricks to give, which to get, what the rivals answer."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from firenze.bots.judge import Judge
from firenze.bots.plans import Stage
from firenze.engine.actions import (
    DISCARD_BRICK,
    DRAW_BRICK,
    GIVE_BRICK,
    PAY_BRICK,
    Action,
    ChooseTower,
    DiscardCard,
)
from firenze.engine.dispatch import legal
from firenze.engine.draft import Position
from firenze.engine.pending import (
    AlchemistGive,
    LayExchange,
    LoseBricks,
    MerchantBrick,
    PatricianDiscard,
    PayBuild,
    PayCard,
    PayTax,
    SmugglerGive,
)
from firenze.engine.phases.limits import bricks_over
from firenze.engine.terms import NO_BRICKS, Bricks, Phase, shifted

Giving: TypeAlias = (
    PayCard | LayExchange | PayBuild | PayTax | LoseBricks | AlchemistGive | SmugglerGive
)

_ACTIONS: Mapping[type, tuple[Action, ...]] = MappingProxyType(
    {
        PayCard: PAY_BRICK,
        LayExchange: PAY_BRICK,
        PayBuild: PAY_BRICK,
        PayTax: PAY_BRICK,
        LoseBricks: DISCARD_BRICK,
        AlchemistGive: GIVE_BRICK,
        SmugglerGive: GIVE_BRICK,
    }
)


def answer(position: Position, judge: Judge, me: int, known: int) -> list[Action]:
    """The answers to a choice of bricks or cards, or of a rival; none where `me` has to search.

    Later ones may have become needless: the engine makes a choice that is none.
    """
    if not position.pending:
        return _discard(position, judge, known) if position.turn.phase is Phase.LIMITS else []
    top = position.pending[-1]
    if isinstance(top, Giving):
        return _give(position, judge, top, known)
    if isinstance(top, MerchantBrick):
        return _draw(position, judge, top, known)
    if isinstance(top, PatricianDiscard):
        return [_least_card(position, judge, top.player)]
    return [] if top.player == me else [_of_rival(position)]


def _discard(position: Position, judge: Judge, known: int) -> list[Action]:
    player = position.turn.player
    if isinstance(legal(position)[0], DiscardCard):
        return [_least_card(position, judge, player)]
    look = judge.look(position, known)
    stock, over = position.players[player].storage, bricks_over(position)
    given = judge.cheapest(look, player, Stage.REST, stock, over, NO_BRICKS)
    return [DISCARD_BRICK[colour] for colour in given]


def _least_card(position: Position, judge: Judge, player: int) -> Action:
    cards = [action for action in legal(position) if isinstance(action, DiscardCard)]
    return min(cards, key=lambda action: judge.card_worth(position, player, action.card))


def _give(position: Position, judge: Judge, top: Giving, known: int) -> list[Action]:
    """Gives the bricks that are missed least."""
    stage, coming = _before_or_after(position, judge, top)
    stock = position.players[top.player].storage
    look = judge.look(position, known)
    given = judge.cheapest(look, top.player, stage, stock, _count(top), coming)
    actions = _ACTIONS[type(top)]
    return [actions[colour] for colour in given]


def _count(top: Giving) -> int:
    if isinstance(top, PayCard):
        return top.slot - top.paid
    return 1 if isinstance(top, AlchemistGive | SmugglerGive) else top.left


def _before_or_after(position: Position, judge: Judge, top: Giving) -> tuple[Stage, Bricks]:
    """At which stage the bricks will be missed, and which bricks come in before that."""
    if isinstance(top, PayCard):
        return Stage.BUILD, position.market.row[top.slot].bricks
    if position.turn.phase is not Phase.TAKE or top.player != position.turn.player:
        return judge.stage(position, top.player), NO_BRICKS
    taken = position.market.taken
    return Stage.BUILD, taken.bricks if taken else NO_BRICKS


def _draw(position: Position, judge: Judge, top: MerchantBrick, known: int) -> list[Action]:
    """Draws the brick that gains most if the player takes that card."""
    bricks = position.market.row[top.slot].bricks
    stock = shifted(position.players[top.player].storage, bricks, 1)
    look = judge.look(position, known)
    return [DRAW_BRICK[judge.dearest(look, top.player, Stage.BUILD, stock, position.market.bag)]]


def _of_rival(position: Position) -> Action:
    """What a rival is expected to answer: spares itself, gives its lowest tower."""
    options = legal(position)
    towers = [option for option in options if isinstance(option, ChooseTower)]
    if not towers:
        return options[0]
    return min(towers, key=lambda a: position.players[a.player].towers[a.tower].height)
