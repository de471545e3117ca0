"""A window onto something taller, moved by wheel, bar and keys."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.shapes import focus, panel
from firenze.ui.widgets.base import Message, Widget

WHEEL_STEP = 60
BAR = 14
NEAR = 0.9


@dataclass(slots=True, kw_only=True)
class ScrollArea(Widget):
    """`content` is the height in pixels of what lies behind; `offset` how much is scrolled away.

    Place things at `rect` as if nothing were scrolled, draw them within `clipped` moved by
    `-offset`.
    """

    content: int = 0
    offset: int = 0
    grabbed: int | None = None

    @property
    def focusable(self) -> bool:
        """Only where there is something to scroll."""
        return self.furthest > 0

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.height)

    @contextmanager
    def clipped(self, canvas: Canvas) -> Iterator[int]:
        """Keeps drawing inside the area; gives the vertical shift for what is drawn."""
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(self.rect.clip(before))
        yield -self.offset
        canvas.surface.set_clip(before)

    def show(self, rect: pygame.Rect) -> None:
        """Scrolls as little as needed for `rect`, placed as if nothing were scrolled."""
        top, low = rect.top - self.rect.top, rect.bottom - self.rect.top
        if low > self.offset + self.rect.height:
            self._go(low - self.rect.height)
        if top < self.offset:
            self._go(top)

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the bar, if there is something to scroll."""
        if self.furthest:
            bar = self._bar(canvas.px(BAR))
            ground = pygame.Rect(bar.left, self.rect.top, bar.width, self.rect.height)
            panel(canvas, ground, canvas.palette.recess, radius=bar.width // 2)
            panel(canvas, bar, canvas.palette.line, canvas.palette.ink_soft, radius=bar.width // 2)
        if focused:
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """Scrolls by wheel over the area, by its bar, or by keys while focused."""
        self.clicked(event)
        if event.type == pygame.MOUSEWHEEL and self.hovered:
            self._go(self.offset - event.y * WHEEL_STEP)
        elif event.type == pygame.KEYDOWN:
            self._keyed(event.key)
        else:
            self._dragged(event)
        return None

    def _go(self, offset: int) -> None:
        self.offset = max(0, min(self.furthest, offset))

    def _keyed(self, key: int) -> None:
        page = round(self.rect.height * NEAR)
        steps = {
            pygame.K_DOWN: self.offset + WHEEL_STEP,
            pygame.K_UP: self.offset - WHEEL_STEP,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_HOME: 0,
            pygame.K_END: self.furthest,
        }
        self._go(steps.get(key, self.offset))

    def _bar(self, width: int) -> pygame.Rect:
        whole = max(1, self.content)
        high = max(32, self.rect.height * self.rect.height // whole)
        room = self.rect.height - high
        top = self.rect.top + (room * self.offset // self.furthest if self.furthest else 0)
        return pygame.Rect(self.rect.right - width, top, width, high)

    def _dragged(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self._bar(32).collidepoint(event.pos):
            self.grabbed = event.pos[1] - self._bar(32).top
        elif event.type == pygame.MOUSEBUTTONUP:
            self.grabbed = None
        elif event.type == pygame.MOUSEMOTION and self.grabbed is not None:
            room = max(1, self.rect.height - self._bar(32).height)
            self._go((event.pos[1] - self.grabbed - self.rect.top) * self.furthest // room)
