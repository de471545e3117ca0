"""Buttons, and the switch that is on or off."""

from dataclasses import dataclass
from typing import Literal

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.icons import icon
from firenze.ui.draw.shapes import disc, focus, panel
from firenze.ui.palette import Rgb, mix
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Changed, Message, Pressed, Widget

Style = Literal["primary", "secondary"]
HOVER = 0.16


@dataclass(slots=True, kw_only=True)
class Button(Widget):
    """A button with words, and a key cap after them.

    `shortcut` is a pygame key that presses it from anywhere on the screen, 0 for none; `key_cap`
    is how that key is shown. With `sign` it shows that icon instead of words.
    """

    label: str = ""
    sign: str = ""
    style: Style = "secondary"
    key_cap: str = ""
    shortcut: int = 0
    role: Role = Role.BUTTON

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the button in its state: usable, hovered, pressed, refused, focused."""
        fill, words, edge = self._colours(canvas)
        rect = self._face(canvas)
        depth = 0 if self.armed else canvas.px(4)
        panel(canvas, rect, fill, edge, shadow=depth if self.enabled else 0)
        self._content(canvas, rect, words)
        if focused:
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """`Pressed` after a click, Enter or Space."""
        clicked = self.clicked(event)
        return Pressed(self.name) if clicked or self.activated(event) else None

    def width(self, canvas: Canvas) -> int:
        """The width in pixels that shows the whole label at full size."""
        cap = self._cap_width(canvas) + canvas.px(14) if self.key_cap else 0
        return 2 * canvas.px(16) + cap + canvas.width(self.label, self.role)

    def _face(self, canvas: Canvas) -> pygame.Rect:
        return self.rect.move(0, canvas.px(2)) if self.armed else self.rect

    def _colours(self, canvas: Canvas) -> tuple[Rgb, Rgb, Rgb]:
        palette = canvas.palette
        if not self.enabled:
            return palette.disabled, palette.disabled_text, palette.line
        if self.style == "primary":
            fill, words, toward = palette.accent, palette.accent_text, palette.ink
        else:
            fill, words, toward = palette.white, palette.ink, palette.laurel
        return (mix(fill, toward, HOVER) if self.hovered else fill), words, palette.ink

    def _content(self, canvas: Canvas, rect: pygame.Rect, words: Rgb) -> None:
        if self.sign:
            side = min(rect.size) * 11 // 20
            icon(
                canvas,
                pygame.Rect(rect.centerx - side // 2, rect.centery - side // 2, side, side),
                self.sign,
                words,
            )
            return
        inner = rect.inflate(-2 * canvas.px(12), 0)
        if self.key_cap:
            self._draw_cap(canvas, inner, words)
            inner.width -= self._cap_width(canvas) + canvas.px(10)
        canvas.text(inner, self.label, self.role, words, "centre")

    def _cap_width(self, canvas: Canvas) -> int:
        return canvas.width(self.key_cap, Role.KEY_CAP) + 2 * canvas.px(9)

    def _draw_cap(self, canvas: Canvas, inner: pygame.Rect, words: Rgb) -> None:
        palette = canvas.palette
        width = self._cap_width(canvas)
        high = min(inner.height - canvas.px(14), round(canvas.theme.text(Role.KEY_CAP) * 1.6))
        cap = pygame.Rect(inner.right - width, inner.centery - high // 2, width, high)
        ground, text = (palette.white, palette.ink) if self.enabled else (palette.disabled, words)
        edge = palette.ink if self.enabled else palette.line
        panel(canvas, cap, ground, edge, radius=canvas.px(5))
        canvas.text(cap, self.key_cap, Role.KEY_CAP, text, "centre")


@dataclass(slots=True, kw_only=True)
class Toggle(Widget):
    """A switch with its words; `on` is set by the screen, `Changed` says what is wished."""

    label: str = ""
    on: bool = False

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the switch at the left, its words beside it."""
        palette = canvas.palette
        high = min(self.rect.height, canvas.theme.target(34)) - canvas.px(4)
        track = pygame.Rect(self.rect.left, 0, high * 9 // 5, high)
        track.centery = self.rect.centery
        fill = palette.accent if self.on else palette.recess
        panel(canvas, track, fill if self.enabled else palette.disabled, palette.ink, radius=high)
        x = track.right - high // 2 if self.on else track.left + high // 2
        knob = palette.white if self.enabled else palette.parchment
        disc(canvas, (x, track.centery), high // 2, knob, palette.ink, canvas.theme.stroke)
        room = self.rect.copy()
        room.left, room.width = track.right + canvas.px(12), self.rect.right - track.right
        words = palette.ink if self.enabled else palette.disabled_text
        room.width -= canvas.px(12)
        canvas.text(room, self.label, Role.BODY, words)
        if focused:
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """`Changed` to the other state after a click, Enter or Space."""
        clicked = self.clicked(event)
        return Changed(self.name, not self.on) if clicked or self.activated(event) else None
