"""The bots at a table: when they think, and the pace at which their moves are shown."""

from dataclasses import dataclass
from typing import Protocol

from firenze.bots.thought import Reason, Thought
from firenze.engine.actions import Action
from firenze.engine.game import decider
from firenze.engine.model import HUMAN, GameState
from firenze.engine.rng import seeded, step
from firenze.session.history import History

PACE, WHOLE_TURN = 0.6, 3.0
"""Seconds between two moves of a bot, and for all moves that it decided at once."""


class Thinker(Protocol):
    """Who thinks for the bots."""

    def ask(self, state: GameState, level: str, seed: int) -> None:
        """Begins to think about a position."""

    def answer(self) -> Thought | None:
        """The thought once it is there."""

    def forget(self) -> None:
        """No longer wants the answer."""


@dataclass(frozen=True, slots=True)
class Told:
    """Why a bot made so many `moves` after so many decisions."""

    decisions: int
    moves: int
    reason: Reason


class BotSeats:
    """Moves for the seats of `history` that no person takes."""

    def __init__(self, history: History, thinker: Thinker) -> None:
        self.reasons: list[Told] = []
        self._history = history
        self._thinker = thinker
        self._asked: GameState | None = None
        self._expected: GameState | None = None
        self._moves: list[Action] = []
        self._pace = PACE
        self._waited = 0.0
        self._hurried = False

    @property
    def level(self) -> str | None:
        """The level of the bot that decides now; None where a person does, or nobody."""
        state = self._history.state
        player = decider(state)
        controller = HUMAN if player is None else state.table.setup.seats[player].controller
        return None if controller == HUMAN else controller

    def reason_of(self, decision: int) -> Reason | None:
        """Why a bot made a decision, by its number; None where no bot told."""
        earlier = [told for told in self.reasons if told.decisions <= decision]
        if not earlier:
            return None
        last = earlier[-1]
        return last.reason if decision < last.decisions + last.moves else None

    def hurry(self) -> None:
        """Shows everything at once until a person decides."""
        self._hurried = True

    def update(self, seconds: float) -> Action | None:
        """Lets time pass; the move that is due, if any."""
        level, state = self.level, self._history.state
        if level is None:
            self._rest()
            return None
        if self._moves and self._expected is state:
            return self._due(seconds)
        self._think(state, level)
        return None

    def played(self) -> None:
        """The move that was due is on the table."""
        self._expected = self._history.state

    def _rest(self) -> None:
        if self._asked is not None:
            self._thinker.forget()
        self._asked, self._moves, self._hurried = None, [], False

    def _think(self, state: GameState, level: str) -> None:
        """Asks once about a position, and takes the answer when it comes."""
        if self._asked is not state:
            self._asked, self._moves = state, []
            self._thinker.ask(state, level, self._seed())
        thought = self._thinker.answer()
        if thought is None:
            return
        self._asked, self._expected = None, state
        self._moves = list(thought.actions)
        self._pace = min(PACE, WHOLE_TURN / len(self._moves))
        self._waited = 0.0
        count = self._history.count
        self.reasons = [told for told in self.reasons if told.decisions < count]
        self.reasons.append(Told(count, len(thought.actions), thought.reason))

    def _due(self, seconds: float) -> Action | None:
        self._waited += seconds
        if not self._hurried and self._waited < self._pace:
            return None
        self._waited = 0.0
        return self._moves.pop(0)

    def _seed(self) -> int:
        """The same for the same place in the same game."""
        return step(seeded(self._history.seed + self._history.count))[1]
