"""The table on the screen: mouse and keyboard in, pictures out."""

import math
from dataclasses import replace

import pygame

from firenze.session.history import History
from firenze.text.prompts import curtain_words
from firenze.text.words import Words
from firenze.ui.bot_seats import BotSeats
from firenze.ui.draw.canvas import Canvas
from firenze.ui.layout import Layout
from firenze.ui.places import Places
from firenze.ui.screens.base import Signal
from firenze.ui.screens.curtain import Curtain
from firenze.ui.screens.sheets import draw_sheet
from firenze.ui.screens.table_frame import TableFrame
from firenze.ui.screens.table_keys import press
from firenze.ui.table_play import TablePlay
from firenze.ui.targets import OnSpot, Target
from firenze.ui.theme import Theme
from firenze.ui.view import TableView

LEFT, RIGHT = 1, 3
ANSWERS = (OnSpot("primary"), OnSpot("secondary"))
LONG_PRESS = 0.5
"""Seconds after which a press keeps the card enlarged instead of clicking."""
REST = 5
"""Pixels that a pointer may tremble while it rests."""
BRACED = 0.5
"""Seconds in which the buttons that answer take no click after they came to mean something else."""


class TableScreen:
    """Plays the game of `history`, behind a curtain while the next player's hand is secret."""

    def __init__(
        self,
        history: History,
        words: Words,
        *,
        log_open: bool = False,
        bots: BotSeats | None = None,
    ) -> None:
        self.play = TablePlay(history, words, log_open=log_open, bots=bots)
        self.frame = TableFrame(len(history.state.players))
        self._pointer: tuple[int, int] | None = None
        self._pressed: Target | None = None
        self._held = 0.0
        self._rests: tuple[int, int] | None = None
        self._braced = 0.0
        self._curtain: Curtain | None = None
        self._key_down = 0
        self._dirty = True

    @property
    def curtain(self) -> Curtain | None:
        """What hides the table until the player whose hand is about to show takes it away."""
        state, player = self.play.history.state, self.play.veiled
        if player is None:
            self._curtain = None
            return None
        seat = state.table.setup.seats[player]
        if self._curtain is None or self._curtain.seat is not seat:
            why = curtain_words(state, self.play.words)
            self._curtain = Curtain(self.play.words, seat, why, self._key_down)
            self._curtain.resize(self.frame.theme)
        return self._curtain

    @property
    def layout(self) -> Layout:
        """Where everything lies in this window."""
        return self.frame.layout

    @property
    def places(self) -> Places:
        """Where every target lies now."""
        return self.frame.places(self.play.resting)

    def resize(self, theme: Theme) -> None:
        """Takes the size and look of the window."""
        self.frame.resize(theme)
        self._dirty = True
        if self._curtain:
            self._curtain.resize(theme)

    def update(self, seconds: float) -> bool:
        """Lets a long press keep a card enlarged; True if the picture changed."""
        self._brace(self._braced - seconds)
        self._watch_bots(seconds)
        if self.curtain:
            self._dirty = self.curtain.update(seconds) or self._dirty
        elif self._pressed:
            self._held += seconds
            if self._held >= LONG_PRESS:
                self.play.pin(self._pressed)
                self._pressed, self._dirty = None, True
        dirty, self._dirty = self._dirty, False
        return dirty

    def _watch_bots(self, seconds: float) -> None:
        """Puts the move of a bot on the table when it is due."""
        if self.play.bots is None:
            return
        before = self.play.resting
        if self.play.update(seconds):
            self._settle(before)

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Takes a mouse or key event; while the curtain is down, nothing else gets it."""
        curtain = self.curtain
        self._follow_key(event)
        signal = curtain.handle(event) if curtain else self._at_table(event)
        if signal:
            self._key_down = 0
        if curtain and curtain.lifted:
            self.play.unveil()
            self._pressed, self._pointer = None, None
            self._dirty = True
        return signal

    def _follow_key(self, event: pygame.event.Event) -> None:
        """Remembers which key is down, so that it does not work the curtain too."""
        if event.type == pygame.KEYDOWN:
            self._key_down = event.key
        elif event.type == pygame.KEYUP:
            self._key_down = 0

    def _at_table(self, event: pygame.event.Event) -> Signal | None:
        match event.type:
            case pygame.MOUSEMOTION:
                self._point(event.pos)
            case pygame.WINDOWLEAVE:
                self._dirty = self.play.look(None) or self._dirty
            case pygame.MOUSEBUTTONDOWN:
                self._press(event)
            case pygame.MOUSEBUTTONUP if event.button == LEFT:
                return self._release(event.pos)
            case pygame.MOUSEWHEEL:
                self._dirty = self.play.scroll_log(event.y) or self._dirty
            case pygame.KEYDOWN:
                return self._key(event)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draws the table, and the sheet over it if one is open; or the curtain."""
        if self.curtain:
            self.curtain.draw(canvas)
            return
        view = self.play.resting if self.play.sheet else self.play.view()
        view = replace(view, braced=self._braced > 0)
        canvas = self.frame.draw(canvas, self.play.resting, view)
        if self.play.sheet:
            draw_sheet(canvas, self.play.sheet)

    def _point(self, pos: tuple[int, int]) -> None:
        """Looks at what the pointer is on, unless it rests since the table changed below it."""
        self._pointer = pos
        if self._rests and math.dist(pos, self._rests) <= REST:
            return
        self._rests = None
        if self.play.sheet is None and self.play.look(self.places.at(pos)):
            self._dirty = True

    def _press(self, event: pygame.event.Event) -> None:
        self._dirty = True
        if self.play.sheet:
            self.play.back()
        elif event.button == RIGHT:
            self.play.pin(self.places.at(event.pos))
        elif event.button == LEFT:
            self._point(event.pos)
            self._pressed, self._held = self.places.at(event.pos), 0.0
            if self._braced and self._pressed in ANSWERS:
                self._pressed = None

    def _release(self, pos: tuple[int, int]) -> Signal | None:
        """A click counts where it began and ended on the same place."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or pressed != self.places.at(pos):
            return None
        before = self.play.resting
        signal = self.play.activate(pressed)
        self._settle(before)
        return signal

    def _key(self, event: pygame.event.Event) -> Signal | None:
        before = self.play.resting
        signal = press(self.play, self.places, event)
        self._settle(before)
        return signal

    def _settle(self, before: TableView) -> None:
        """After an action rivals must be in sight, and a resting pointer looks at nothing."""
        self._dirty = True
        play = self.play
        if play.resting is before:
            return
        if play.attention.log_open and not play.resting.glow <= set(self.places.order):
            play.fold_log()
        if _asked(play.resting) != _asked(before):
            self._brace(BRACED)
        if play.attention.focus is None:
            self._rests = self._pointer
            play.look(None)

    def _brace(self, seconds: float) -> None:
        """The buttons that answer take no click for some seconds; it shows."""
        self._dirty = self._dirty or (seconds > 0) != (self._braced > 0)
        self._braced = max(0.0, seconds)


def _asked(view: TableView) -> tuple[int, str | None]:
    """Whom the buttons ask, and for what."""
    return view.prompt.player, view.prompt.primary
