"""A game that is looked back at: any of its positions on the table, and how it came about."""

from bisect import bisect_right
from dataclasses import replace

from firenze.engine.game import decider, outcome
from firenze.engine.model import GameState
from firenze.engine.scoring import prestige
from firenze.session.history import History
from firenze.session.secrecy import covered, hands_are_secret
from firenze.text.log import log_sentences
from firenze.text.words import Words
from firenze.ui.advice import what_is
from firenze.ui.foresight import worths
from firenze.ui.log_places import log_places
from firenze.ui.moment import Moment, laid, steps_of
from firenze.ui.targets import OnLogLine, Target
from firenze.ui.view import LogLine, Prompt, TableView
from firenze.ui.zooms import card_zoom

NO_PROMPT = Prompt(0, "", "", None, None, None, None, None)


class ReplayPlay:
    """The decisions of `history` up to its position, seen after `step` of them.

    While the game runs and hands are secret, every hand lies face down.
    """

    def __init__(self, history: History, words: Words, step: int) -> None:
        self.history = history
        self.words = words
        self.length = history.count
        self.turns = _turn_starts(history)
        self.seats = history.start.table.setup.seats
        self.log_open = False
        self.hover: Target | None = None
        self.focus: Target | None = None
        self.pinned: Target | None = None
        self._sentences = log_sentences(steps_of(history), words)
        self._log = tuple(
            LogLine(None if line.heading else line.player, line.words) for line in self._sentences
        )
        self._steps = [line.step for line in self._sentences]
        setup = history.start.table.setup
        self._secret = hands_are_secret(setup) and not self.ends
        self._log_end: int | None = None
        self._step = -1
        self.go(step)

    @property
    def step(self) -> int:
        """How many decisions led to the position that is seen, 0 to `length`."""
        return self._step

    @property
    def ends(self) -> bool:
        """Whether the game is over at its last decision."""
        return outcome(self.history.state) is not None

    @property
    def turn(self) -> int:
        """Which turn is seen, from 0."""
        return bisect_right(self.turns, self._step) - 1

    @property
    def turn_length(self) -> int:
        """How many decisions the turn that is seen has."""
        ends = (*self.turns[1:], self.length)
        return ends[self.turn] - self.turns[self.turn]

    @property
    def deed(self) -> LogLine | None:
        """What was done last, as the log tells it; None before the first decision."""
        told = reversed(range(self._done()))
        return next((self._log[n] for n in told if not self._sentences[n].heading), None)

    def player_of(self, turn: int) -> int:
        """Whose turn it is, turns counted from 0."""
        return self.history.state_after(self.turns[turn]).turn.player

    def go(self, step: int) -> bool:
        """Shows the position after `step` decisions, or the nearest there is; whether it moved.

        What was looked at may be gone from the table, so nothing is.
        """
        before, self._step = self._step, max(0, min(self.length, step))
        if before == self._step:
            return False
        self.hover = self.focus = self.pinned = self._log_end = None
        self._moment = self._make_moment()
        self.resting = self._resting()
        return True

    def go_turn(self, turns: int) -> bool:
        """Goes that many turns on, or back; first back to the start of the turn that is seen."""
        turn = self.turn
        inside = turns < 0 and self._step > self.turns[turn]
        goal = turn + turns + (1 if inside else 0)
        return self.go(self.length if goal >= len(self.turns) else self.turns[max(0, goal)])

    def jump(self, line: int) -> bool:
        """Shows what a line of the log tells, right after it was decided; whether that moved."""
        return self.go(self._steps[line] + 1)

    def look(self, hover: Target | None, focus: Target | None = None) -> None:
        """Moves pointer or keyboard to a place."""
        self.hover, self.focus = hover, focus

    def pin(self, target: Target | None) -> None:
        """Keeps the card of a place enlarged; lets go of it at the second call."""
        known = target != self.pinned and card_zoom(self._moment.reader, target) is not None
        self.pinned = target if known else None

    def fold_log(self) -> None:
        """Opens the whole log, or folds it."""
        self.log_open, self._log_end = not self.log_open, None
        self.resting = self._resting()

    def scroll_log(self, lines: int) -> bool:
        """Moves the open log back by so many lines, on below 0; whether it moved."""
        if not self.log_open:
            return False
        before = self._shown_end()
        self._log_end = max(1, min(len(self._log), before - lines))
        self.resting = self._resting()
        return before != self._log_end

    def view(self) -> TableView:
        """The table as it is to be drawn."""
        at = self.hover or self.focus
        zoomed = self.pinned or at
        return replace(
            self.resting,
            hover=self.hover,
            focus=self.focus,
            tip=what_is(self._moment, at) if at else None,
            zoom=card_zoom(self._moment.reader, zoomed),
            zoom_at=zoomed,
            pinned=self.pinned is not None,
            marked=self._marked(at),
        )

    def _marked(self, at: Target | None) -> tuple[Target, ...]:
        if not isinstance(at, OnLogLine) or at.line >= self._done():
            return ()
        return log_places(self._sentences[at.line].events, self._moment.state)

    def _done(self) -> int:
        """How many lines of the log tell what has happened."""
        return bisect_right(self._steps, self._step - 1)

    def _shown_end(self) -> int:
        """Down to which line the log is shown: by itself, so that the position is in sight."""
        if self._log_end is not None:
            return self._log_end
        return min(len(self._log), self._done() + (AHEAD if self.log_open else 0))

    def _make_moment(self) -> Moment:
        state = self.history.state_after(self._step)
        hidden = frozenset(range(len(state.players))) if self._secret else frozenset()
        state = covered(state, hidden)
        viewer = _viewer(state)
        return Moment(
            state,
            viewer,
            self.words,
            reached=(),
            log=self._log,
            since=(),
            scores=tuple(prestige(state, player) for player in range(len(state.players))),
            worth=worths(state, viewer),
            laid=laid(self.history.entries[: self._step], viewer),
            undo_reason=None,
            restart_reason=None,
            redo_reason=None,
            hidden_hands=hidden,
        )

    def _resting(self) -> TableView:
        moment = self._moment
        _ = self.words
        return TableView(
            state=moment.state,
            words=_,
            viewer=moment.viewer,
            prompt=replace(NO_PROMPT, player=moment.viewer),
            log=self._log,
            glow=frozenset(),
            also=frozenset(),
            scores=moment.scores,
            worth=moment.worth,
            laid=moment.laid,
            log_open=self.log_open,
            log_title=_("The whole game") if self.log_open else _("So far"),
            log_end=self._shown_end(),
            log_done=self._done(),
            hidden_hands=moment.hidden_hands,
            watched=True,
        )


AHEAD = 4
"""So many lines of the open log are shown that tell what comes after the position."""


def _viewer(state: GameState) -> int:
    who = decider(state)
    return state.turn.player if who is None else who


def _turn_starts(history: History) -> tuple[int, ...]:
    """The positions at which the turns begin, the first one at 0."""
    starts, number = [0], history.start.turn.number
    for position, entry in enumerate(history.entries, start=1):
        if entry.state.turn.number != number:
            starts.append(position)
            number = entry.state.turn.number
    return tuple(starts)
