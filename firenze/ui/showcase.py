"""Games at moments that are worth a picture, always the same ones."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from firenze.bots.policies import eager
from firenze.engine.actions import ExtendTower
from firenze.engine.game import legal_actions, new_game, outcome
from firenze.engine.model import GameState, Market, Options, Player, Seat, Setup, Slot, Tower
from firenze.engine.pending import LoseBricks, PickFalling, PickOwnTower
from firenze.engine.terms import (
    CELEBRATIONS,
    CHARACTERS,
    COLOURS,
    NO_BRICKS,
    Bricks,
    CardKind,
    Phase,
    of_colour,
    shifted,
)
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.summary import Summary
from firenze.text.game_words import GameLine, game_line
from firenze.text.seats import seat_names
from firenze.text.words import Words

SEED = 247
MIDDLE_TURN = 26
MOST_HEIGHTS = (15, 4, 3, 3, 2, 2)
MORE_HEIGHTS = (1, 2, 2, 1, 1, 1)
MOST_ON_CARD: Bricks = (4, 5, 4, 3, 2, 2)
MOST_IN_STORAGE: Bricks = (4, 5, 5, 4, 4, 2)
MOST_IN_HAND = 9

Moment = Callable[[GameState], bool]


def four_seats(words: Words) -> Setup:
    """Four players of the four families."""
    names = seat_names(words)
    return Setup(tuple(Seat(name, family) for family, name in enumerate(names)))


def start(words: Words) -> History:
    """A game for four that has just begun."""
    return begin(four_seats(words), load_classic(), SEED)


def behind_curtain(words: Words) -> History:
    """The same game with hands that are hidden."""
    setup = Setup(four_seats(words).seats, Options(hands="hidden"))
    return begin(setup, load_classic(), SEED)


def unfinished(words: Words) -> GameLine:
    """A game that the menu offers to go on with."""
    moment = datetime(2026, 5, 1, 21, 40)
    names, scores = seat_names(words)[:2], (21, 17)
    game = Summary(Path(), moment, names, (0, 1), scores, 19, finished=False)
    return game_line(game, moment, words)


def played_until(words: Words, moment: Moment) -> History:
    """The same game at the first such moment, or at its end."""
    history, rng = start(words), SEED
    while not moment(history.state) and not outcome(history.state):
        action, rng = eager(history.state, legal_actions(history.state), rng)
        history.play(action)
    return history


def in_the_middle(state: GameState) -> bool:
    """A card is to be taken, well into the game."""
    return state.turn.number >= MIDDLE_TURN and _free(state, Phase.TAKE)


def building(state: GameState) -> bool:
    """Later still, a tower may grow and the first bricks are laid."""
    grows = any(isinstance(action, ExtendTower) for action in legal_actions(state))
    late = state.turn.number >= MIDDLE_TURN
    return late and _free(state, Phase.BUILD) and state.turn.added >= 2 and grows


def struck(state: GameState) -> bool:
    """An event asks for a choice."""
    asked = state.pending and isinstance(state.pending[-1], LoseBricks | PickFalling | PickOwnTower)
    return bool(asked)


def finished(state: GameState) -> bool:
    """Never before the end."""
    return False


def _free(state: GameState, phase: Phase) -> bool:
    return state.turn.phase is phase and not state.pending


def extreme(words: Words) -> History:
    """Twelve towers, one of 15; 20 bricks on a card, 24 in storage, nine cards in hand."""
    state = new_game(four_seats(words), load_classic(), SEED)
    player = state.turn.player
    hand = _rich_hand(state.market.deck)
    heights = (*MOST_HEIGHTS, *MORE_HEIGHTS)
    towers = tuple(Tower(c, h) for c, h in zip((*COLOURS, *COLOURS), heights, strict=True))
    players = [replace(other, storage=NO_BRICKS) for other in state.players]
    players[player] = Player(MOST_IN_STORAGE, towers, hand, (), 0)
    arranged = replace(
        state, players=tuple(players), market=_rich_market(state.market, towers, hand)
    )
    return History(arranged, SEED, arranged=True)


def _rich_hand(deck: tuple[CardKind, ...]) -> tuple[CardKind, ...]:
    kinds = [kind for kind in CardKind if kind in CHARACTERS | CELEBRATIONS and kind in deck]
    return tuple(kinds[:MOST_IN_HAND])


def _rich_market(market: Market, towers: tuple[Tower, ...], hand: tuple[CardKind, ...]) -> Market:
    """The hand's cards leave the deck; all bricks that are nowhere else lie in the bag."""
    left = load_classic().bricks
    for tower in towers:
        left = shifted(left, of_colour(tower.colour, tower.height), -1)
    left = shifted(shifted(left, MOST_ON_CARD, -1), MOST_IN_STORAGE, -1)
    row = [Slot(slot.card, NO_BRICKS) for slot in market.row]
    row[1] = Slot(row[1].card, MOST_ON_CARD)
    deck = Counter(market.deck) - Counter(hand)
    return replace(market, row=tuple(row), deck=tuple(deck.elements()), bag=left, start_cards=0)
