"""What all widgets share: a name, a place, an answer to events."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

import pygame

from firenze.ui.draw.canvas import Canvas

ACTIVATING_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
LEFT_BUTTON = 1


@dataclass(frozen=True, slots=True)
class Pressed:
    """Widget `name` was pressed by mouse or key."""

    name: str


@dataclass(frozen=True, slots=True)
class Changed:
    """Widget `name` has a new value: the text, the option's value or the state."""

    name: str
    value: str | int | bool


Message = Pressed | Changed


@dataclass(slots=True, kw_only=True)
class Widget(ABC):
    """A control on the screen. `reason` says why it cannot be used now; None if it can.

    A pointer in `around`, such as its whole row, is on it too; a click counts in `rect` alone.
    """

    name: str = ""
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    around: pygame.Rect | None = None
    reason: str | None = None
    tip: str = ""
    hovered: bool = False
    armed: bool = False

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return self.reason is None

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here; also at what cannot be used, so that the reason is read."""
        return True

    @property
    def explanation(self) -> str:
        """What to say beside the pointer: the reason of a refusal, or the tip."""
        return self.reason or self.tip

    def entered(self) -> None:
        """The keyboard works this widget from now on."""
        return

    @abstractmethod
    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the widget; `focused` when the keyboard works it."""

    @abstractmethod
    def handle(self, event: pygame.event.Event) -> Message | None:
        """Takes an event; key events come only while the widget is focused."""

    def clicked(self, event: pygame.event.Event) -> bool:
        """Follows hover and press; True when a full click on the widget ends."""
        if event.type == pygame.MOUSEMOTION:
            self.hovered = (self.around or self.rect).collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT_BUTTON:
            self.armed = self.enabled and self.rect.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON:
            armed, self.armed = self.armed, False
            return armed and self.enabled and self.rect.collidepoint(event.pos)
        return False

    def activated(self, event: pygame.event.Event) -> bool:
        """True when Enter or Space is pressed on a widget that can be used."""
        return self.enabled and event.type == pygame.KEYDOWN and event.key in ACTIVATING_KEYS
