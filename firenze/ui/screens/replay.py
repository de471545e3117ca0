"""The replay: the table at any moment of a game, to be looked at."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from firenze.session.history import History
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.places import Places
from firenze.ui.replay_play import ReplayPlay
from firenze.ui.screens.base import Back, PlayOn, ShowRules, Signal
from firenze.ui.screens.form import draw_bubble
from firenze.ui.screens.replay_bar import PACES, ReplayBar
from firenze.ui.screens.sheets import Sheet, discard_sheet, draw_sheet, replay_keys_sheet
from firenze.ui.screens.table_frame import TableFrame
from firenze.ui.screens.table_keys import ARROWS, SLOT_KEYS
from firenze.ui.targets import OnLogLine, OnSlot, OnSpot, Target
from firenze.ui.theme import Theme
from firenze.ui.walking import neighbour
from firenze.ui.widgets.base import Changed, Message

LEFT, RIGHT = 1, 3
WHEEL_LINES, PAGE_LINES = 3, 9
TURN_KEYS: Mapping[int, int] = MappingProxyType({pygame.K_LEFT: -1, pygame.K_RIGHT: 1})
"""The arrows that go a turn back or on while Shift is held."""


class ReplayScreen:
    """Shows `history` after `step` decisions; nothing on the table can be played."""

    def __init__(self, history: History, words: Words, step: int = 0) -> None:
        self.play = ReplayPlay(history, words, step)
        self.frame = TableFrame(len(history.state.players))
        self.bar = ReplayBar(self.play, words)
        self.words = words
        self._sheet: Sheet | None = None
        self._pointer: tuple[int, int] | None = None
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
            pygame.K_F1: self._open_keys,
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
                self._look_again()
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
        signal = self._key(event) if event.type == pygame.KEYDOWN else self._mouse(event)
        self._look_again()
        return signal

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

    def _key(self, event: pygame.event.Event) -> Signal | None:
        """What a key does: on the table, for the game, or for a button of the bar."""
        key, focused = event.key, self.bar.group.ring_shown and self.bar.group.focused
        if self._walk(key, event.mod):
            self.bar.group.focus("")
            return None
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.play.focus:
            return self._use(self.play.focus)
        if key in TURN_KEYS and event.mod & pygame.KMOD_SHIFT:
            self.play.go_turn(TURN_KEYS[key])
        elif key in self._keys and not (key == pygame.K_SPACE and focused):
            self._keys[key]()
        else:
            self.play.look(self.play.hover)
            message = self.bar.group.handle(event)
            return self._answer(message) if message else None
        return None

    def _walk(self, key: int, mod: int) -> bool:
        """Moves the keyboard from place to place on the table; whether the key asks for that."""
        if key in SLOT_KEYS and OnSlot(SLOT_KEYS.index(key)) in self.places.order:
            self.play.look(None, OnSlot(SLOT_KEYS.index(key)))
        elif key in ARROWS and mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            bar, known = self.frame.layout.strip.whole, self.places.known
            free = Places({t: p for t, p in known.items() if not bar.contains(p.shape)})
            now = self.play.focus or self.play.hover
            self.play.look(None, neighbour(free, now, ARROWS[key]))
        else:
            return False
        return True

    def _use(self, target: Target) -> Signal | None:
        """Enter on a place: keeps its card enlarged, or does what a click does."""
        self.play.pin(target)
        return None if self.play.pinned else self._click(target)

    def _open_keys(self) -> None:
        self._sheet = replay_keys_sheet(self.words)

    def _mouse(self, event: pygame.event.Event) -> Signal | None:
        """The bar gets what is done with the mouse first; a slider that is dragged keeps it."""
        message = self.bar.group.handle(event)
        if message:
            return self._answer(message)
        return None if self.bar.slider.grabbed else self._at_table(event)

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
                self._pointer = None
                self.play.look(None)
            case pygame.MOUSEBUTTONDOWN if event.button == RIGHT:
                self.play.pin(self.places.at(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT:
                self._look(event.pos)
                return self._click(self.play.hover)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
        return None

    def _look(self, pos: tuple[int, int]) -> None:
        self._pointer = pos
        on_bar = self.frame.layout.strip.whole.collidepoint(pos)
        self.play.look(None if on_bar else self.places.at(pos))

    def _look_again(self) -> None:
        """After a step the pointer may lie on something else."""
        if self._pointer and not (self.play.hover or self.play.focus):
            self._look(self._pointer)

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
