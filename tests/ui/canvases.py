"""Canvases for tests, without a window."""

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.palette import CLASSIC, Palette
from firenze.ui.theme import Theme


def canvas(
    width: int = 1920, height: int = 1080, percent: int = 100, palette: Palette = CLASSIC
) -> Canvas:
    """An empty canvas on a surface of its own."""
    pygame.font.init()
    surface = pygame.Surface((width, height))
    surface.fill(palette.card)
    return Canvas(surface, Theme(width, height, percent, palette))


def colours(made: Canvas, rect: pygame.Rect) -> set[tuple[int, int, int]]:
    """All colours of the pixels in `rect`."""
    return {
        tuple(made.surface.get_at((x, y)))[:3]  # type: ignore[misc]
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
    }
