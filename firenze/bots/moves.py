"""Which moves the search tries at a decision: all that could matter, few that are alike."""

from typing import TypeAlias

from firenze.bots.building import best_buildings
from firenze.bots.judge import Judge
from firenze.engine.actions import END_PHASE, EXCHANGE_BRICK, Action, PlayCharacter
from firenze.engine.dispatch import legal
from firenze.engine.model import GameState
from firenze.engine.phases.limits import hand_limit
from firenze.engine.terms import COLOURS, CardKind, Phase

Move: TypeAlias = tuple[Action, ...]
"""Actions that follow each other; what is owed after them is answered elsewhere."""

_BEFORE_TAKING = frozenset({CardKind.COUNTESS, CardKind.MERCHANT})
_BEFORE_BUILDING = frozenset({CardKind.MASON, CardKind.ALCHEMIST, CardKind.SMUGGLER})
_AFTER_BUILDING = frozenset({CardKind.SABOTEUR, CardKind.PATRICIAN})


def moves(state: GameState, judge: Judge, known: int, width: int) -> list[Move]:
    """The moves to try, of the buildings only the `width` most promising."""
    if state.pending:
        return [(action,) for action in legal(state)]
    match state.turn.phase:
        case Phase.TAKE:
            return _with_characters(state, _BEFORE_TAKING)
        case Phase.EXCHANGE:
            return _exchanges(state, known)
        case Phase.BUILD:
            buildings = best_buildings(state, judge, known, width)
            return buildings if state.turn.added else _characters(state) + buildings
        case Phase.COMMISSIONS:
            return _with_characters(state, _AFTER_BUILDING)
        case _:
            return [(action,) for action in legal(state)]


def _with_characters(state: GameState, tried: frozenset[CardKind]) -> list[Move]:
    """All that is legal, but of the characters only those that are worth a try in this phase."""
    return [
        (action,)
        for action in legal(state)
        if not isinstance(action, PlayCharacter)
        or (action.card in tried and _of_use(state, action.card))
    ]


def _characters(state: GameState) -> list[Move]:
    found = (action for action in legal(state) if isinstance(action, PlayCharacter))
    return [(action,) for action in found if action.card in _BEFORE_BUILDING]


def _exchanges(state: GameState, known: int) -> list[Move]:
    """No exchange, and each colour once, from the card that is dearest to take."""
    options = set(legal(state))
    found: list[Move] = [(END_PHASE,)]
    for colour in COLOURS:
        slots = (EXCHANGE_BRICK[slot][colour] for slot in reversed(range(known)))
        found += [(action,) for action in slots if action in options][:1]
    return found


def _of_use(state: GameState, card: CardKind) -> bool:
    """A Patrician rids its player of a bad celebration, or of one card too many."""
    if card is not CardKind.PATRICIAN:
        return True
    player = state.turn.player
    hand, limit = state.players[player].hand, hand_limit(state, player)
    burdened = CardKind.DISGRACE in hand or CardKind.SCANDAL in hand
    return burdened or (limit is not None and len(hand) > limit)
