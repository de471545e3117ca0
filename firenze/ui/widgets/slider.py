"""A place on a line, moved by pointer or keys."""

from dataclasses import dataclass

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.shapes import disc, focus, panel
from firenze.ui.palette import Rgb
from firenze.ui.widgets.base import Changed, Message, Widget

KNOB, TRACK = 26, 14
PALE = 150
"""How much paper lies over the part beyond the knob, 0 to 255."""


@dataclass(slots=True, kw_only=True)
class Slider(Widget):
    """`value` from 0 to `most`; `stretches` are (first value, colour) pairs along the line.

    `Changed` says what is wished. The keys are the screen's.
    """

    value: int = 0
    most: int = 0
    stretches: tuple[tuple[int, Rgb], ...] = ()
    grabbed: bool = False

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the line in its colours, full up to the knob and pale beyond."""
        palette, line = canvas.palette, canvas.theme.stroke
        track = self._track(canvas)
        panel(canvas, track.inflate(2 * line, 2 * line), palette.ink, radius=canvas.px(4))
        ends = [*(first for first, _ in self.stretches[1:]), self.most]
        for (first, colour), end in zip(self.stretches, ends, strict=True):
            left, right = self._x(track, first), self._x(track, end)
            part = pygame.Rect(left, track.top, max(1, right - left - 1), track.height)
            canvas.surface.fill(colour, part)
        knob = self._x(track, self.value)
        reach = self.reach(canvas)
        beyond = pygame.Rect(knob, track.top, track.right - knob, track.height)
        canvas.veil(beyond, palette.parchment, PALE)
        disc(
            canvas,
            (knob, track.centery),
            canvas.px(KNOB) // 2,
            palette.white,
            palette.ink,
            2 * line,
        )
        if focused:
            focus(canvas, reach)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """Follows the pointer while its button is down."""
        self.clicked(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self.armed:
            self.grabbed = True
            return self._wish(event.pos[0])
        if event.type == pygame.MOUSEMOTION and self.grabbed:
            return self._wish(event.pos[0])
        if event.type == pygame.MOUSEBUTTONUP:
            self.grabbed = False
        return None

    def reach(self, canvas: Canvas) -> pygame.Rect:
        """The lower part of its place, which the knob needs; above it lies free room."""
        high = canvas.px(KNOB) + 2 * canvas.theme.stroke
        return pygame.Rect(self.rect.left, self.rect.bottom - high, self.rect.width, high)

    def _wish(self, x: int) -> Message | None:
        """The value at a place of the window, if it is another one."""
        room = max(1, self.rect.width - self.rect.height)
        share = (x - self.rect.left - self.rect.height // 2) / room
        wish = max(0, min(self.most, round(share * self.most)))
        return None if wish == self.value else Changed(self.name, wish)

    def _track(self, canvas: Canvas) -> pygame.Rect:
        track, high = self.rect.inflate(-self.rect.height, 0), canvas.px(TRACK)
        track.update(track.left, self.reach(canvas).centery - high // 2, track.width, high)
        return track

    def _x(self, track: pygame.Rect, value: int) -> int:
        return track.left + track.width * value // max(1, self.most)
