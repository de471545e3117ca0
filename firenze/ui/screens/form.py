"""What the screens around the table share: widgets, keys, and redrawing only when it shows."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

import pygame

from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.draw.shapes import panel
from firenze.ui.screens.base import Back, Signal
from firenze.ui.theme import Role, Theme
from firenze.ui.widgets.base import Message, Widget
from firenze.ui.widgets.choice import Choice
from firenze.ui.widgets.focus import FocusGroup
from firenze.ui.widgets.scroll import ScrollArea
from firenze.ui.widgets.textfield import TextField

STEPS: Mapping[int, int] = MappingProxyType(
    {pygame.K_UP: pygame.KMOD_SHIFT, pygame.K_DOWN: pygame.KMOD_NONE}
)
LARGEST = 200
KEEPS_ARROWS = (TextField, ScrollArea)


@dataclass(slots=True, kw_only=True)
class FollowingScroll(ScrollArea):
    """A scroll area that Tab passes over, as it follows what Tab reaches inside it."""

    @property
    def focusable(self) -> bool:
        """Never."""
        return False


class Form(ABC):
    """A screen of widgets. Tab and the up and down keys walk them, Esc leaves.

    Rectangles are laid out before the first drawing after `stale` was set.
    """

    def __init__(self, words: Words, widgets: Sequence[Widget] = ()) -> None:
        self.words = words
        self.theme = Theme()
        self.group = FocusGroup(list(widgets))
        self.stale = True
        self._dirty = True
        self._smaller: Canvas | None = None

    @property
    def largest(self) -> int:
        """The largest interface scale in per cent at which everything fits."""
        return LARGEST

    def resize(self, theme: Theme) -> None:
        """Takes the size and look of the window."""
        self.theme = theme
        self.redraw()

    def redraw(self) -> None:
        """Lays out and draws anew at the next chance."""
        self.stale = self._dirty = True

    def update(self, seconds: float) -> bool:
        """True once after something changed."""
        dirty, self._dirty = self._dirty, False
        return dirty

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Hands the event to the widgets, and their messages to `answer`."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.leave()
        before = self._pointer_state()
        message = self.group.handle(self._as_step(event))
        if event.type != pygame.MOUSEMOTION or before != self._pointer_state():
            self._dirty = True
        return self.answer(message) if message else None

    def draw(self, canvas: Canvas) -> None:
        """Draws the ground and the widgets."""
        canvas = self._fitting(canvas)
        if self.stale:
            self.layout(canvas)
            self.stale = False
        self.paint(canvas)
        self.draw_widgets(canvas)
        self.draw_tip(canvas)

    def _fitting(self, canvas: Canvas) -> Canvas:
        """The canvas, or one of a smaller scale where this screen needs it."""
        if canvas.theme.percent <= self.largest:
            return canvas
        theme = replace(canvas.theme, percent=self.largest)
        if self._smaller is None or self._smaller.theme != theme:
            self._smaller = Canvas(canvas.surface, theme, canvas.fonts)
        self._smaller.surface = canvas.surface
        return self._smaller

    def leave(self) -> Signal | None:
        """What Esc does."""
        return Back()

    @abstractmethod
    def layout(self, canvas: Canvas) -> None:
        """Gives the widgets their rectangles."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Draws what lies behind the widgets."""

    @abstractmethod
    def answer(self, message: Message) -> Signal | None:
        """Does what a widget asks for."""

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draws the widgets."""
        self.group.draw(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """Draws why the pointed or focused widget cannot be used, or what it does."""
        focused = self.group.focused if self.group.ring_shown else None
        widget = self.group.pointed or focused
        if widget and widget.explanation:
            draw_bubble(canvas, widget.rect, widget.explanation)

    def _as_step(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event; up and down become steps from widget to widget."""
        if event.type != pygame.KEYDOWN or event.key not in STEPS:
            return event
        if isinstance(self.group.focused, KEEPS_ARROWS):
            return event
        return pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=STEPS[event.key])

    def _pointer_state(self) -> list[tuple[bool, bool, int]]:
        return [
            (w.hovered, w.armed, w.pointed if isinstance(w, Choice) else 0)
            for w in self.group.widgets
        ]


def draw_bubble(canvas: Canvas, beside: pygame.Rect, words: str) -> None:
    """Words in a bubble above a widget, or below it where there is no room."""
    palette = canvas.palette
    pad = canvas.px(12)
    width = min(canvas.width(words, Role.CAPTION), canvas.px(520))
    height = block_height(canvas, words, Role.CAPTION, width)
    bubble = pygame.Rect(0, 0, width + 2 * pad, height + 2 * pad)
    bubble.midbottom = (beside.centerx, beside.top - canvas.px(10))
    if bubble.top < 0:
        bubble.top = beside.bottom + canvas.px(10)
    bubble.clamp_ip(canvas.surface.get_rect().inflate(-2 * pad, 0))
    panel(canvas, bubble, palette.tip, palette.ink)
    block(
        canvas,
        bubble.inflate(-2 * pad, -2 * pad),
        words,
        Role.CAPTION,
        palette.tip_text,
        middle=False,
    )
