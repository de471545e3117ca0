"""Hidden hands: whose cards lie face down on a screen that several people share (K5)."""

from collections.abc import Iterable
from dataclasses import replace

from firenze.engine.game import decider
from firenze.engine.model import HUMAN, GameState, Setup
from firenze.engine.pending import AnswerEvent
from firenze.engine.terms import CardKind, Phase

SHARED = 2
"""So many people at one screen have something to hide from each other."""
ANY_CARD = CardKind.DISGRACE
"""Stands for every card that lies face down."""


def people(setup: Setup) -> int:
    """How many seats are taken by people."""
    return sum(seat.controller == HUMAN for seat in setup.seats)


def hands_are_secret(setup: Setup) -> bool:
    """Whether hands are hidden: the option says so, and two or more people share the screen."""
    return setup.options.hands == "hidden" and people(setup) >= SHARED


def hand_reader(state: GameState) -> int | None:
    """The player who may look at their own secret hand now; None where nobody may.

    While a card is resolved (T1.5), only whoever may answer it with a Patrician looks (K1).
    """
    setup, player = state.table.setup, decider(state)
    if player is None or not hands_are_secret(setup) or setup.seats[player].controller != HUMAN:
        return None
    asked = bool(state.pending) and isinstance(state.pending[-1], AnswerEvent)
    return player if asked or state.market.taken is None else None


def face_down(state: GameState) -> frozenset[int]:
    """The players whose hands lie face down; nobody's once the game is over."""
    if not hands_are_secret(state.table.setup) or state.turn.phase is Phase.OVER:
        return frozenset()
    return frozenset(range(len(state.players))) - {hand_reader(state)}


def covered(state: GameState, players: Iterable[int]) -> GameState:
    """The same position with the hands of these players unknown, apart from their number."""
    found = list(state.players)
    for player in players:
        hand = (ANY_CARD,) * len(found[player].hand)
        found[player] = replace(found[player], hand=hand)
    return replace(state, players=tuple(found))
