"""Which widget the keyboard works, and who gets which event."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.widgets.base import Message, Pressed, Widget
from firenze.ui.widgets.buttons import Button
from firenze.ui.widgets.textfield import TextField

KEY_EVENTS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)


@dataclass(slots=True)
class FocusGroup:
    """The widgets of a screen in Tab order; the last one lies on top.

    The ring is shown once the keyboard is used, and hidden by the next click.
    """

    widgets: Sequence[Widget] = field(default_factory=list)
    current: str = ""
    ring_shown: bool = False

    @property
    def focused(self) -> Widget | None:
        """The widget that gets the keys."""
        return next((w for w in self.widgets if w.name == self.current and w.focusable), None)

    @property
    def pointed(self) -> Widget | None:
        """The topmost widget under the pointer."""
        return next((w for w in reversed(self.widgets) if w.hovered), None)

    def focus(self, name: str) -> None:
        """Gives the keyboard to widget `name`."""
        before, self.current = self.current, name
        if before != name and self.focused:
            self.focused.entered()

    def draw(self, canvas: Canvas) -> None:
        """Draws all widgets, the focused one last so that its ring is whole."""
        focused = self.focused
        for widget in self.widgets:
            if widget is not focused:
                widget.draw(canvas)
        if focused:
            typing = isinstance(focused, TextField)
            focused.draw(canvas, focused=self.ring_shown or typing)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """Moves the focus, or hands the event on and returns the first message."""
        if event.type in KEY_EVENTS:
            return self._keyed(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._clicked(event.pos)
        messages = [widget.handle(event) for widget in reversed(self.widgets)]
        return next((message for message in messages if message), None)

    def _clicked(self, position: tuple[int, int]) -> None:
        self.ring_shown = False
        hit = [w for w in self.widgets if w.focusable and w.rect.collidepoint(position)]
        self.focus(hit[-1].name if hit else "")

    def _keyed(self, event: pygame.event.Event) -> Message | None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        focused = self.focused
        if not isinstance(focused, TextField) and event.type == pygame.KEYDOWN:
            pressed = self._shortcut(event, focused)
            if pressed:
                return pressed
        return focused.handle(event) if focused else None

    def _shortcut(self, event: pygame.event.Event, focused: Widget | None) -> Message | None:
        """The button whose key this is; a focused widget keeps Enter and Space for itself."""
        if focused and self.ring_shown and event.key in (pygame.K_RETURN, pygame.K_SPACE):
            return None
        for widget in self.widgets:
            if isinstance(widget, Button) and widget.shortcut == event.key and widget.enabled:
                return Pressed(widget.name)
        return None

    def _step(self, step: int) -> None:
        stops = [widget.name for widget in self.widgets if widget.focusable]
        self.ring_shown = True
        if not stops:
            return
        if self.current in stops:
            self.focus(stops[(stops.index(self.current) + step) % len(stops)])
        else:
            self.focus(stops[0 if step > 0 else -1])
