"""The chairs of the new-game screen: taken ones with their crest, empty ones pale."""

from collections.abc import Sequence

import pygame

from firenze.engine.model import Seat
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.draw.shapes import panel
from firenze.ui.palette import mix
from firenze.ui.screens.seating import Seating


def paint_chairs(canvas: Canvas, rects: Sequence[pygame.Rect], seating: Seating) -> None:
    """The ground of every chair."""
    palette = canvas.palette
    for number, (rect, seat) in enumerate(zip(rects, seating.chairs, strict=True)):
        if number < seating.players:
            _paint_taken(canvas, rect, seat)
        else:
            panel(canvas, rect, mix(palette.parchment, palette.recess, 0.5), palette.recess)


def _paint_taken(canvas: Canvas, rect: pygame.Rect, seat: Seat) -> None:
    palette = canvas.palette
    panel(canvas, rect, palette.card, palette.ink, shadow=canvas.px(4))
    band = pygame.Rect(rect.left, rect.top, canvas.px(112), rect.height)
    panel(canvas, band, palette.families[seat.family].field, palette.ink)
    place = pygame.Rect(0, 0, canvas.px(88), canvas.px(106))
    place.center = band.center
    shield(canvas, place, seat.family)
