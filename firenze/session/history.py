"""A running game: what was decided, what it led to, and the way back as far as it is fair."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from firenze.engine.actions import Action
from firenze.engine.edition import Edition
from firenze.engine.events import Event, reveals
from firenze.engine.game import Step, apply, decider, new_game
from firenze.engine.model import HUMAN, GameState, Setup
from firenze.engine.terms import Phase
from firenze.session.problems import Problem, ProblemError, problem
from firenze.session.secrecy import hands_are_secret


@dataclass(frozen=True, slots=True)
class Entry:
    """A decision, the state it led to, and the events on the way."""

    action: Action
    state: GameState
    events: tuple[Event, ...]


class Journal(Protocol):
    """Whoever must hear of every change of a game, to write it down."""

    def played(self, entry: Entry, decisions: int) -> None:
        """A decision was made, the last of `decisions`."""

    def moved(self, before: int, after: int) -> None:
        """Decisions were taken back or brought back, from `before` of them to `after`."""


_Goal: TypeAlias = int | Problem
"""How many decisions stay, or why none can be taken back."""


class UndoError(ProblemError):
    """Nothing can be undone or redone; carries the same problem that can_undo gives."""


class History:
    """A game from its start, its decisions in order, and those that were taken back.

    `seed` is the one the game was set up with. `arranged` says that `start` did not come from
    new_game, so that a record must hold it. `free` lifts the barriers of undo (demonstration).
    `journal` hears of every change.
    """

    def __init__(
        self, start: GameState, seed: int, *, arranged: bool = False, free: bool = False
    ) -> None:
        self.start = start
        self.seed = seed
        self.arranged = arranged
        self.free = free
        self.journal: Journal | None = None
        self._entries: list[Entry] = []
        self._count = 0

    @property
    def state(self) -> GameState:
        """The position on the table."""
        return self.state_after(self._count)

    @property
    def count(self) -> int:
        """How many decisions led to the position."""
        return self._count

    @property
    def length(self) -> int:
        """How many decisions were made, those that were taken back included."""
        return len(self._entries)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The decisions that led to the position, the oldest first."""
        return tuple(self._entries[: self._count])

    @property
    def undone(self) -> tuple[Entry, ...]:
        """The decisions that redo would bring back, the next one first."""
        return tuple(self._entries[self._count :])

    def state_after(self, decisions: int) -> GameState:
        """The state after that many decisions, 0 for the start."""
        return self._entries[decisions - 1].state if decisions else self.start

    def forget_past(self) -> None:
        """Makes the position the start of the game; nothing can be taken back or redone."""
        self.start, self.arranged = self.state, True
        self._entries, self._count = [], 0

    def branch(self, decisions: int) -> "History":
        """Another game that begins like this one, up to that many decisions."""
        branch = History(self.start, self.seed, arranged=self.arranged, free=self.free)
        branch._entries = self._entries[:decisions]
        branch._count = len(branch._entries)
        return branch

    def play(self, action: Action) -> Step:
        """Plays an action and forgets what was taken back; raises IllegalAction."""
        step = apply(self.state, action)
        entry = Entry(action, step.state, step.events)
        self._entries[self._count :] = [entry]
        self._count += 1
        if self.journal:
            self.journal.played(entry, self._count)
        return step

    def can_undo(self) -> Problem | None:
        """Why the last human decision cannot be taken back, None if it can."""
        return _only_problem(self._undo_goal())

    def undo(self) -> None:
        """Takes back the last human decision and the bots' answers to it; raises UndoError."""
        self.keep(_goal(self._undo_goal()))

    def can_restart_turn(self) -> Problem | None:
        """Why nothing of this turn can be taken back, None if something can."""
        return _only_problem(self._restart_goal())

    def restart_turn(self) -> None:
        """Takes back as much of this turn as the barriers allow; raises UndoError."""
        self.keep(_goal(self._restart_goal()))

    def can_redo(self) -> Problem | None:
        """Why nothing can be brought back, None if something can."""
        return _only_problem(self._redo_goal())

    def redo(self) -> None:
        """Brings back what one undo took: a human decision and the bots' answers to it."""
        self.keep(_goal(self._redo_goal()))

    def keep(self, decisions: int) -> None:
        """Goes to the position after that many decisions, without asking whether it is fair.

        Raises IndexError unless 0 <= decisions <= all that were made and not replaced.
        """
        if not 0 <= decisions <= len(self._entries):
            raise IndexError(decisions)
        before, self._count = self._count, decisions
        if self.journal and before != decisions:
            self.journal.moved(before, decisions)

    def _undo_goal(self) -> _Goal:
        goal = self._count - 1
        while goal >= 0 and not self._by_human(goal):
            goal -= 1
        if goal < 0:
            return problem("undo.nothing")
        return self._barrier(goal) or goal

    def _restart_goal(self) -> _Goal:
        turn, goal = self.state.turn.number, self._undo_goal()
        if not isinstance(goal, int):
            return goal
        if self.state_after(goal).turn.number != turn:
            return problem("undo.turn_not_begun")
        for earlier in range(goal - 1, -1, -1):
            if self.state_after(earlier).turn.number != turn or self._barrier(earlier):
                break
            goal = earlier if self._by_human(earlier) else goal
        return goal

    def _redo_goal(self) -> _Goal:
        every = len(self._entries)
        if self._count == every:
            return problem("undo.nothing_to_redo")
        goal = self._count + 1
        while goal < every and not self._by_human(goal):
            goal += 1
        return goal

    def _by_human(self, decision: int) -> bool:
        return self._is_human(self.state_after(decision))

    def _is_human(self, state: GameState) -> bool:
        """Whether a human decides next; with bots alone every decision counts as one."""
        seats, player = state.table.setup.seats, decider(state)
        humans = [seat.controller == HUMAN for seat in seats]
        return not any(humans) or (player is not None and humans[player])

    def _barrier(self, goal: int) -> Problem | None:
        """What forbids going back to the position after `goal` decisions."""
        if self.free:
            return None
        taken_back = self._entries[goal : self._count]
        if any(reveals(event) for entry in taken_back for event in entry.events):
            return problem("undo.revealed")
        turn = self.state_after(goal).turn.number
        if any(entry.state.turn.number > turn for entry in taken_back[:-1]):
            return problem("undo.next_player_acted")
        return self._secret(goal) if hands_are_secret(self.start.table.setup) else None

    def _secret(self, goal: int) -> Problem | None:
        """What hidden hands forbid: the turn before, and the decisions of somebody else (K5)."""
        over = self.state.turn.phase is Phase.OVER
        if over or self.state_after(goal).turn.number != self.state.turn.number:
            return problem("undo.hidden_hands")
        decisions = range(goal, self._count + 1)
        people = {decider(self.state_after(n)) for n in decisions if self._by_human(n)}
        return problem("undo.not_yours") if len(people) > 1 else None


def begin(setup: Setup, edition: Edition, seed: int, *, free: bool = False) -> History:
    """A new game that waits for its first decision; raises BadSetup."""
    return History(new_game(setup, edition, seed), seed, free=free)


def _only_problem(goal: _Goal) -> Problem | None:
    return goal if isinstance(goal, Problem) else None


def _goal(goal: _Goal) -> int:
    if isinstance(goal, Problem):
        raise UndoError(goal)
    return goal
