"""The replay: the table at any moment of a game, to be looked at."""

from collections.abc import Callable, Mapping

import pygame

from firenze.session.history import History
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.places import Places
from firenze.ui.replay_play import ReplayPlay
from firenze.ui.screens.base import Back, PlayOn, ShowRules, Signal
from firenze.ui.screens.form import draw_bubble
from firenze.ui.screens.replay_bar import PACES, ReplayBar
from firenze.ui.screens.sheets import Sheet, discard_sheet, draw_sheet
from firenze.ui.screens.table_frame import TableFrame
from firenze.ui.targets import OnLogLine, OnSpot, Target
from firenze.ui.theme import Theme
from firenze.ui.widgets.base import Changed, Message

LEFT, RIGHT = 1, 3
WHEEL_LINES, PAGE_LINES = 3, 9


class ReplayScreen:
    """Shows `history` after `step` decisions; nothing on the table can be played."""

    def __init__(self, history: History, words: Words, step: int = 0) -> None:
        self.play = ReplayPlay(history, words, step)
        self.frame = TableFrame(len(history.state.players))
        self.bar = ReplayBar(self.play, words)
        self.words = words
        self._sheet: Sheet | None = None
        self._waited = 0.0
        self._dirty = True
        self._deeds: Mapping[str, Callable[[], object]] = {
            "turn_back": lambda: self.play.go_turn(-1),
            "step_back": lambda: self.play.go(self.play.step - 1),
            "step_on": lambda: self.play.go(self.play.step + 1),
            "turn_on": lambda: self.play.go_turn(1),
            "play": self._play_or_pause,
            "pace": self.bar.faster,
        }
        self._keys: Mapping[int, Callable[[], object]] = {
            pygame.K_LEFT: self._deeds["step_back"],
            pygame.K_RIGHT: self._deeds["step_on"],
            pygame.K_PAGEUP: self._deeds["turn_back"],
            pygame.K_PAGEDOWN: self._deeds["turn_on"],
            pygame.K_HOME: lambda: self.play.go(0),
            pygame.K_END: lambda: self.play.go(self.play.length),
            pygame.K_SPACE: self._play_or_pause,
            pygame.K_l: self.play.fold_log,
            pygame.K_UP: lambda: self.play.scroll_log(PAGE_LINES),
            pygame.K_DOWN: lambda: self.play.scroll_log(-PAGE_LINES),
        }

    @property
    def places(self) -> Places:
        """Where everything on the table lies now."""
        return self.frame.places(self.play.resting)

    def resize(self, theme: Theme) -> None:
        """Takes the size and look of the window."""
        self.frame.resize(theme)
        self._dirty = True

    def update(self, seconds: float) -> bool:
        """Plays on when the time of a decision is over; True if the picture changed."""
        if self.bar.playing:
            self._waited += seconds
            if self._waited >= PACES[self.bar.pace]:
                self._waited = 0.0
                self.bar.playing = self.play.go(self.play.step + 1)
                self._dirty = True
        dirty, self._dirty = self._dirty, False
        return dirty

    def draw(self, canvas: Canvas) -> None:
        """Draws the table, the bar over its strip, and what floats over both."""
        view = self.play.resting if self._sheet else self.play.view()
        canvas = self.frame.draw(canvas, self.play.resting, view, self._draw_bar)
        if self._sheet:
            draw_sheet(canvas, self._sheet)
        elif self.bar.pointed and self.bar.pointed.explanation:
            draw_bubble(canvas, self.bar.pointed.rect, self.bar.pointed.explanation)

    def _draw_bar(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.frame.layout.strip)

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Takes a mouse or key event."""
        self._dirty = True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self._leave()
        if self._sheet:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self._sheet = None
            return None
        if event.type == pygame.KEYDOWN and self._pressed(event.key):
            return None
        message = self.bar.group.handle(event)
        if message:
            return self._answer(message)
        return self._at_table(event)

    def _leave(self) -> Signal | None:
        """Esc closes what is open, the last one first, then the replay."""
        if self._sheet:
            self._sheet = None
        elif self.play.pinned:
            self.play.pin(None)
        elif self.play.log_open:
            self.play.fold_log()
        else:
            return Back()
        return None

    def _pressed(self, key: int) -> bool:
        """Does what a key means here; a focused button keeps Space for itself."""
        focused = self.bar.group.ring_shown and self.bar.group.focused
        if key not in self._keys or (key == pygame.K_SPACE and focused):
            return False
        self._keys[key]()
        return True

    def _answer(self, message: Message) -> Signal | None:
        if isinstance(message, Changed):
            self.bar.playing = False
            self.play.go(int(message.value))
        elif message.name == "close":
            return Back()
        elif message.name == "on":
            return PlayOn(self.play.history.branch(self.play.step))
        else:
            self._deeds[message.name]()
        return None

    def _play_or_pause(self) -> None:
        """From the end it plays from the beginning."""
        self._waited = 0.0
        if not self.bar.playing and self.play.step == self.play.length:
            self.play.go(0)
        self.bar.playing = not self.bar.playing

    def _at_table(self, event: pygame.event.Event) -> Signal | None:
        match event.type:
            case pygame.MOUSEMOTION:
                self._look(event.pos)
            case pygame.WINDOWLEAVE:
                self.play.look(None)
            case pygame.MOUSEBUTTONDOWN if event.button == RIGHT:
                self.play.pin(self.places.at(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT:
                return self._clicked(event.pos)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
        return None

    def _clicked(self, pos: tuple[int, int]) -> Signal | None:
        signal = self._click(self.places.at(pos))
        self._look(pos)
        return signal

    def _look(self, pos: tuple[int, int]) -> None:
        on_bar = self.frame.layout.strip.whole.collidepoint(pos)
        self.play.look(None if on_bar else self.places.at(pos))

    def _click(self, target: Target | None) -> Signal | None:
        match target:
            case OnSpot(spot="menu"):
                return Back()
            case OnSpot(spot="rules"):
                return ShowRules()
            case OnLogLine(line=line):
                self.bar.playing = False
                self.play.jump(line)
            case OnSpot(spot="log"):
                self.play.fold_log()
            case OnSpot(spot="discard") if self.play.resting.state.market.discard:
                self._sheet = discard_sheet(self.play.resting.state, self.words)
        return None

    def _wheel(self, steps: int) -> None:
        """Scrolls the open log; elsewhere it goes through the game."""
        if self.play.log_open and isinstance(self.play.hover, OnLogLine | OnSpot):
            self.play.scroll_log(steps * WHEEL_LINES)
        else:
            self.play.go(self.play.step - steps)
