"""The choice of a family by its crest."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import pygame

from firenze.engine.terms import FAMILIES
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.draw.shapes import focus, panel
from firenze.ui.widgets.base import Changed, Message, Widget

STEPS: Mapping[int, int] = MappingProxyType({pygame.K_LEFT: -1, pygame.K_RIGHT: 1})
FADED = 90


@dataclass(slots=True, kw_only=True)
class CrestChoice(Widget):
    """Four crests side by side; `family` is set by the screen, `Changed` says what is wished."""

    family: int = 0

    def cells(self) -> list[pygame.Rect]:
        """The places of the crests."""
        left, width = self.rect.left, self.rect.width
        edges = [left + width * number // len(FAMILIES) for number in range(len(FAMILIES) + 1)]
        return [
            pygame.Rect(edges[n], self.rect.top, edges[n + 1] - edges[n], self.rect.height)
            for n in FAMILIES
        ]

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the crests, the chosen one on a lit ground."""
        palette = canvas.palette
        panel(canvas, self.rect, palette.recess, palette.line)
        for family, cell in enumerate(self.cells()):
            chosen = family == self.family
            if chosen:
                panel(canvas, cell, palette.white, palette.ink)
            place = pygame.Rect(0, 0, cell.height * 7 // 10, cell.height * 8 // 10)
            place.center = cell.center
            shield(canvas, place, family, 255 if chosen else FADED)
        if focused:
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """`Changed` after a click on another crest, or an arrow key."""
        if self.clicked(event):
            hits = [n for n, cell in enumerate(self.cells()) if cell.collidepoint(event.pos)]
            return self._wished(hits[0]) if hits else None
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            return self._wished((self.family + STEPS[event.key]) % len(FAMILIES))
        return None

    def _wished(self, family: int) -> Message | None:
        return Changed(self.name, family) if family != self.family else None
