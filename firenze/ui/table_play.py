"""A running game at the table: from places that are clicked to actions, undo and signals.

No pygame events and no pixels here: the screen says which place was meant.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from firenze.engine.actions import Action
from firenze.session.history import History
from firenze.session.secrecy import deciding_person, hand_reader
from firenze.text.bot_words import reason_words
from firenze.text.words import Words
from firenze.ui.bot_seats import BotSeats
from firenze.ui.clicks import click
from firenze.ui.moment import Moment, moment_of
from firenze.ui.screens.base import OpenPause, ShowRules, ShowScores, Signal
from firenze.ui.screens.sheets import Sheet, discard_sheet
from firenze.ui.targets import OnCardBrick, OnLogLine, OnSlot, OnSpot, Spot, Target
from firenze.ui.view import TableView, Tip
from firenze.ui.view_builder import (
    Attention,
    attentive_view,
    is_over,
    looked_at_slot,
    resting_view,
)
from firenze.ui.zooms import card_zoom, place_of_card

LINES_A_STEP, LEAST_LINES = 3, 6
"""How far a step scrolls the log, and how many lines at its beginning are always seen."""


class TablePlay:
    """The game of `history` with what its player looks at; every change goes through it."""

    def __init__(
        self,
        history: History,
        words: Words,
        *,
        log_open: bool = False,
        bots: BotSeats | None = None,
    ) -> None:
        self.history = history
        self.bots = bots
        self.words = words
        self.attention = Attention(log_open=log_open)
        self.sheet: Sheet | None = None
        self._seated: int | None = None
        self._moment: Moment | None = None
        self._resting: TableView | None = None
        self._spots: Mapping[Spot, Callable[[], Signal | None]] = {
            "primary": self.primary,
            "undo": self.undo,
            "restart": self.restart_turn,
            "redo": self.redo,
            "log": self.fold_log,
            "discard": self.open_discard,
            "menu": OpenPause,
            "rules": self.open_rules,
        }

    @property
    def veiled(self) -> int | None:
        """The player whose secret hand would show, but who has not come to the screen yet."""
        reader = hand_reader(self.history.state)
        return None if reader == self._seated else reader

    def unveil(self) -> None:
        """The player whose hand is about to show has come to the screen."""
        self._seated = self.veiled
        self.attention = Attention(log_open=self.attention.log_open)
        self._resting = None

    @property
    def moment(self) -> Moment:
        """All that is said about the position on the table."""
        if self._moment is None:
            self._moment = moment_of(self.history, self.words)
        return self._moment

    @property
    def resting(self) -> TableView:
        """The table without what pointer and keyboard bring."""
        if self._resting is None:
            self._resting = resting_view(self.moment, self.attention)
        return self._resting

    def view(self) -> TableView:
        """The table as it is to be drawn."""
        view = attentive_view(self.resting, self.moment, self.attention)
        why = self._why(view, self.attention.at)
        return replace(view, tip=Tip(why, "", False)) if why else view

    def _why(self, view: TableView, at: Target | None) -> str:
        """Why a bot did what a line of the log tells, if it was one."""
        if self.bots is None or not isinstance(at, OnLogLine) or at.line >= len(view.log):
            return ""
        step = view.log[at.line].step
        told = self.bots.reason_of(step)
        state = self.history.state_after(min(step, self.history.count))
        return reason_words(told, state, self.words) if told else ""

    def update(self, seconds: float) -> bool:
        """Lets time pass for the bots; whether one of them played."""
        action = self.bots.update(seconds) if self.bots and not self.veiled else None
        if self.bots is None or action is None:
            return False
        self.history.play(action)
        self.bots.played()
        self.changed()
        return True

    def look(self, hover: Target | None, focus: Target | None = None) -> bool:
        """Moves pointer or keyboard to a place; returns whether that changes the picture."""
        before = self.attention
        at = hover or focus
        slot = at.slot if isinstance(at, OnSlot | OnCardBrick) else before.slot
        self.attention = replace(before, hover=hover, focus=focus, slot=slot)
        return self.attention != before

    def pin(self, target: Target | None) -> None:
        """Keeps the card of a place enlarged; lets go of it at the second call."""
        place = place_of_card(self.moment.state, target)
        if card_zoom(self.moment.reader, place) is None or place == self.attention.pinned:
            place = None
        self.attention = replace(self.attention, pinned=place)

    def activate(self, target: Target) -> Signal | None:
        """A click on a place, or Enter: does what it means now, if anything."""
        spot = OnSpot("log") if isinstance(target, OnLogLine) else target
        if isinstance(spot, OnSpot) and spot.spot in self._spots:
            return self._spots[spot.spot]()
        return self._click(target)

    def primary(self) -> Signal | None:
        """The large button: takes the card looked at, ends a phase, answers, shows the scores."""
        if is_over(self.moment):
            return ShowScores()
        if self.bots and self.moment.bot is not None:
            self.bots.hurry()
            return None
        slot, button = looked_at_slot(self.attention), OnSpot("primary")
        takes = slot is not None and not click(self.moment.reached, button)
        return self._click(OnSlot(slot) if takes and slot is not None else button)

    def _click(self, target: Target) -> Signal | None:
        if self.moment.bot is not None:
            return None
        found = click(self.moment.reached, target, self.attention.shortlist)
        if found.actions:
            return self._play(found.actions)
        if found.shortlist != self.attention.shortlist:
            self.attention = replace(self.attention, shortlist=found.shortlist)
            self._resting = None
        return None

    def _play(self, actions: tuple[Action, ...]) -> Signal | None:
        for action in actions:
            self.history.play(action)
        self.changed()
        return ShowScores() if is_over(self.moment) else None

    def changed(self) -> None:
        """Forgets what was said about the last position."""
        log_open = self.attention.log_open
        self.attention = Attention(hover=self.attention.hover, log_open=log_open)
        self._moment = self._resting = None
        if deciding_person(self.history.state) not in (None, self._seated):
            self._seated = None

    def undo(self) -> None:
        """Takes back the last step, if that is fair."""
        if self.history.can_undo() is None:
            self.history.undo()
            self.changed()

    def restart_turn(self) -> None:
        """Takes back this turn as far as that is fair."""
        if self.history.can_restart_turn() is None:
            self.history.restart_turn()
            self.changed()

    def redo(self) -> None:
        """Does again what was taken back."""
        if self.history.can_redo() is None:
            self.history.redo()
            self.changed()

    def fold_log(self) -> None:
        """Opens the whole log, or folds it."""
        log_open = not self.attention.log_open
        self.attention = replace(self.attention, log_open=log_open, log_end=None)
        self._resting = None

    def scroll_log(self, steps: int) -> bool:
        """Moves the open log towards its beginning (or its end, below 0); whether it moved."""
        now, count = self.attention, len(self.moment.log)
        if not now.log_open:
            return False
        end = count if now.log_end is None else now.log_end
        end = max(min(LEAST_LINES, count), min(count, end - steps * LINES_A_STEP))
        self.attention = replace(now, log_end=end)
        self._resting = None
        return self.attention != now

    def open_discard(self) -> None:
        """Lists the discard pile."""
        if self.moment.state.market.discard:
            self.sheet = discard_sheet(self.moment.state, self.words)

    def open_rules(self) -> Signal:
        """Opens the rules at what the pinned card rests on, or at their beginning."""
        zoom = card_zoom(self.moment.reader, self.attention.pinned)
        return ShowRules(zoom.rules[-1] if zoom else None)

    def back(self) -> bool:
        """Esc: closes what is open, the last one first; False if nothing was."""
        now = self.attention
        if self.sheet:
            self.sheet = None
        elif now.pinned or now.shortlist:
            self.attention = replace(now, pinned=None, shortlist=())
        elif now.log_open:
            self.attention = replace(now, log_open=False)
        else:
            return False
        self._resting = None
        return True
