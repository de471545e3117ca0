"""All actions over small ranges, in and around what a game can hold."""

from collections.abc import Iterator

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
from firenze.engine.game import refusal
from firenze.engine.model import GameState
from firenze.engine.terms import COLOURS, KINDS, Commission
from tests.engine.rulebook import rule_numbers

SLOTS = range(-2, 8)
TOWERS = range(-2, 10)
PLAYERS = range(-1, 5)
LEVELS = range(1, 11)


def _of_colours() -> Iterator[Action]:
    for colour in COLOURS:
        yield from (PayBrick(colour), DiscardBrick(colour), GiveBrick(colour))
        yield from (DrawBrick(colour), StealBrick(colour), StartTower(colour))
        yield from (ExchangeBrick(slot, colour) for slot in SLOTS)
        yield from (PlaceNeutralSeal(Commission(colour, level)) for level in LEVELS)


def _of_towers() -> Iterator[Action]:
    for tower in TOWERS:
        yield from (ExtendTower(tower), LayMarker(tower))
        yield from (ScoreTower(tower, level) for level in LEVELS)
        yield from (ChooseTower(player, tower) for player in PLAYERS)


def _others() -> Iterator[Action]:
    yield from map(TakeCard, SLOTS)
    yield from map(ChooseSlot, SLOTS)
    yield from map(ChooseRival, PLAYERS)
    yield from map(PlayCharacter, KINDS)
    yield from map(DiscardCard, KINDS)
    yield from (AnswerWithPatrician(True), AnswerWithPatrician(False), EndPhase())


UNIVERSE: tuple[Action, ...] = (*_of_colours(), *_of_towers(), *_others())
CITED = frozenset({*rule_numbers(), "K"})
"""What a refusal may cite: a number, or the table of the cards."""


def misjudged(state: GameState, legal: tuple[Action, ...]) -> list[str]:
    """Actions that are listed and refused, or neither, or refused without a rule's number."""
    listed = frozenset(legal)
    found = [f"listed: {action}" for action in legal if refusal(state, action)]
    for action in UNIVERSE:
        why = refusal(state, action)
        if (why is None) != (action in listed):
            found.append(f"not listed: {action}")
        elif why and why.rule not in CITED:
            found.append(f"cites {why.rule}: {action}")
    return found
