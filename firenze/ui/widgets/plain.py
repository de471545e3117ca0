"""Widgets that only show something: words and grounds."""

from dataclasses import dataclass

import pygame

from firenze.ui.draw.canvas import Align, Canvas
from firenze.ui.draw.shapes import panel
from firenze.ui.palette import Rgb
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message, Widget


@dataclass(slots=True, kw_only=True)
class Label(Widget):
    """Words in one line, or in several where `wrapped`."""

    words: str = ""
    role: Role = Role.BODY
    colour: Rgb | None = None
    align: Align = "left"
    wrapped: bool = False

    @property
    def focusable(self) -> bool:
        """Never."""
        return False

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the words in the rectangle."""
        if self.wrapped:
            canvas.paragraph(self.rect, self.words, self.role, self.colour, self.align)
        else:
            canvas.text(self.rect, self.words, self.role, self.colour, self.align)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """Follows the pointer only."""
        self.clicked(event)
        return None


@dataclass(slots=True, kw_only=True)
class Panel(Widget):
    """A ground for other widgets, with a title if it has one."""

    title: str = ""

    @property
    def focusable(self) -> bool:
        """Never."""
        return False

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the ground, the title in its first line."""
        palette = canvas.palette
        panel(canvas, self.rect, palette.card, palette.line, shadow=canvas.px(4))
        if self.title:
            head = self.rect.inflate(-2 * canvas.px(16), 0)
            head.height = canvas.px(16) + canvas.line_height(Role.NAME)
            canvas.text(head, self.title, Role.NAME)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """Follows the pointer only."""
        self.clicked(event)
        return None
