"""One of several options: side by side where they fit, else one at a time with arrows."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.icons import icon
from firenze.ui.draw.shapes import focus, panel
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Changed, Message, Widget

STEPS: Mapping[int, int] = MappingProxyType(
    {pygame.K_LEFT: -1, pygame.K_DOWN: -1, pygame.K_RIGHT: 1, pygame.K_UP: 1}
)


@dataclass(slots=True, kw_only=True)
class Choice(Widget):
    """Options as (value, words); `value` is set by the screen, `Changed` says what is wished."""

    options: tuple[tuple[str, str], ...] = ()
    value: str = ""
    stepper: bool = False
    pointed: int = -1

    @property
    def index(self) -> int:
        """The place of the value among the options; ValueError for a value not offered."""
        return [value for value, _ in self.options].index(self.value)

    def fits(self, canvas: Canvas, width: int) -> bool:
        """Whether all options fit side by side into `width` pixels."""
        pad = 2 * canvas.px(12)
        widest = max(canvas.width(words, Role.LABEL) for _, words in self.options)
        return (widest + pad) * len(self.options) <= width

    def cells(self) -> list[pygame.Rect]:
        """The places of the options; for a stepper the two arrows."""
        if self.stepper:
            side = min(self.rect.height, self.rect.width // 3)
            left = pygame.Rect(self.rect.left, self.rect.top, side, self.rect.height)
            return [left, left.move(self.rect.width - side, 0)]
        count = len(self.options)
        edges = [self.rect.left + self.rect.width * n // count for n in range(count + 1)]
        return [
            pygame.Rect(edges[n], self.rect.top, edges[n + 1] - edges[n], self.rect.height)
            for n in range(count)
        ]

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws all options, or the chosen one between two arrows where they do not fit."""
        self.stepper = not self.fits(canvas, self.rect.width)
        fill = canvas.palette.white if self.enabled else canvas.palette.disabled
        panel(canvas, self.rect, fill, canvas.palette.ink)
        if self.stepper:
            self._draw_stepper(canvas)
        else:
            self._draw_cells(canvas)
        if focused:
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """`Changed` after a click on an option or an arrow, or an arrow key."""
        clicked = self.clicked(event)
        if event.type == pygame.MOUSEMOTION:
            self.pointed = self._cell_at(event.pos)
        if clicked:
            return self._chosen(self._cell_at(event.pos))
        if self.enabled and event.type == pygame.KEYDOWN and event.key in STEPS:
            return self._moved(STEPS[event.key])
        return None

    def _cell_at(self, position: tuple[int, int]) -> int:
        hits = [n for n, cell in enumerate(self.cells()) if cell.collidepoint(position)]
        return hits[0] if hits else -1

    def _chosen(self, cell: int) -> Message | None:
        if self.stepper:
            return self._moved((-1, 1)[cell]) if cell >= 0 else self._moved(1)
        if cell < 0 or cell == self.index:
            return None
        return Changed(self.name, self.options[cell][0])

    def _moved(self, step: int) -> Message | None:
        if len(self.options) < 2:
            return None
        return Changed(self.name, self.options[(self.index + step) % len(self.options)][0])

    def _draw_stepper(self, canvas: Canvas) -> None:
        palette = canvas.palette
        ink = palette.ink if self.enabled else palette.disabled_text
        for cell, sign in zip(self.cells(), ("left", "right"), strict=True):
            side = round(min(cell.size) * 0.44)
            place = pygame.Rect(0, 0, side, side)
            place.center = cell.center
            icon(canvas, place, sign, ink)
        left, right = self.cells()
        room = pygame.Rect(left.right, left.top, right.left - left.right, left.height)
        canvas.text(room, self.options[self.index][1], Role.LABEL, ink, "centre")

    def _draw_cells(self, canvas: Canvas) -> None:
        palette = canvas.palette
        line = canvas.theme.stroke
        for number, cell in enumerate(self.cells()):
            if number and self.index not in (number - 1, number):
                high = cell.height // 2
                bar = pygame.Rect(cell.left, cell.centery - high // 2, line // 2 + 1, high)
                canvas.fill(bar, palette.line)
        for number, (cell, option) in enumerate(zip(self.cells(), self.options, strict=True)):
            chosen = number == self.index
            words = palette.ink if self.enabled else palette.disabled_text
            if chosen:
                fill = palette.accent if self.enabled else palette.line
                panel(canvas, cell, fill, palette.ink)
                words = palette.accent_text
            elif number == self.pointed and self.hovered and self.enabled:
                panel(canvas, cell.inflate(-4 * line, -4 * line), palette.recess)
            canvas.text(cell, option[1], Role.LABEL, words, "centre")
