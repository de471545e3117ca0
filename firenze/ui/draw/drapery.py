"""The curtain: cloth in the colour of a family, in folds, under a valance with a golden hem."""

from itertools import pairwise

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.palette import FamilyPaint, Rgb, mix

FOLD, VALANCE, SCALLOPS = 150, 120, 12
LIT, DARK = (0.14, 0.42, 0.09), ((0.58, 0.78, 0.22), (0.78, 0.92, 0.5), (0.92, 1.0, 0.22))
"""From where to where in a fold light or shadow lies, and how strong; all are shares."""


def drapery(canvas: Canvas, rect: pygame.Rect, family: int) -> None:
    """Cloth that hides everything in `rect`."""
    paint, palette = canvas.palette.families[family], canvas.palette
    canvas.fill(rect, paint.field)
    count = max(6, round(rect.width / canvas.px(FOLD)))
    _folds(canvas, rect, paint, count)
    high = min(canvas.px(VALANCE), rect.height // 8)
    line = max(2, canvas.px(3))
    stripe = pygame.Rect(rect.left, rect.top, rect.width, high)
    cloth, hem = mix(paint.field, paint.deep, 0.3), palette.deck_line

    def art(width: int, height: int) -> str:
        return _scallops(width, height, cloth, hem, palette.ink, line)

    canvas.stamp(stripe, ("valance", family, line), art)
    low = pygame.Rect(rect.left, rect.bottom - high // 4, rect.width, high // 4)
    canvas.fill(low, palette.ink)
    canvas.fill(low.inflate(0, -2 * line), hem)


def _folds(canvas: Canvas, rect: pygame.Rect, paint: FamilyPaint, count: int) -> None:
    """Stripes of light and shadow, the same in every fold."""
    edges = [rect.left + rect.width * number // count for number in range(count + 1)]
    for left, right in pairwise(edges):
        stripes = [(*LIT, paint.pale), *((*shadow, paint.deep) for shadow in DARK)]
        for start, end, strength, shade in stripes:
            x, low = (left + round((right - left) * share) for share in (start, end))
            stripe = pygame.Rect(x, rect.top, low - x, rect.height)
            canvas.fill(stripe, mix(paint.field, shade, strength))


def _scallops(width: int, height: int, cloth: Rgb, hem: Rgb, ink: Rgb, line: int) -> str:
    """The valance: arcs that hang side by side, with a hem along them."""
    body = ""
    for grown, colour in ((0, ink), (line, hem), (4 * line, ink), (5 * line, cloth)):
        depth = height - grown
        step = width / SCALLOPS
        arcs = "".join(
            f"Q{step * (number + 0.5):.2f} {depth * 1.38:.2f} "
            f"{step * (number + 1):.2f} {depth * 0.62:.2f}"
            for number in range(SCALLOPS)
        )
        body += svg.path(f"M0 0L0 {depth * 0.62:.2f}{arcs}L{width} 0Z", svg.paint(colour))
    return body
