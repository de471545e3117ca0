"""Hidden hands: whose cards lie face down on a screen that several people share (K5)."""

from collections.abc import Iterable
from dataclasses import replace

from firenze.engine.game import decider
from firenze.engine.model import HUMAN, GameState, Seat, Setup
from firenze.engine.pending import AnswerEvent
from firenze.engine.terms import CardKind, Phase

ANY_CARD = CardKind.DISGRACE
"""Stands for every card that lies face down."""


def share_a_screen(seats: Iterable[Seat]) -> bool:
    """Whether two or more people sit there, who can hide their hands from each other."""
    return sum(seat.controller == HUMAN for seat in seats) > 1


def is_person(setup: Setup, player: int) -> bool:
    """Whether a person decides for that seat."""
    return setup.seats[player].controller == HUMAN


def hands_are_secret(setup: Setup) -> bool:
    """Whether hands are hidden: the option says so, and people share the screen."""
    return setup.options.hands == "hidden" and share_a_screen(setup.seats)


def deciding_person(state: GameState) -> int | None:
    """The person who decides next; None while a bot does, or once the game is over."""
    player = decider(state)
    human = player is not None and state.table.setup.seats[player].controller == HUMAN
    return player if human else None


def hand_reader(state: GameState) -> int | None:
    """The player who may look at their own secret hand now; None where nobody may.

    While a card is resolved (T1.5), only whoever may answer it with a Patrician looks (K1).
    """
    if not hands_are_secret(state.table.setup):
        return None
    player = deciding_person(state)
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
