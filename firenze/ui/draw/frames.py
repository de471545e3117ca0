"""Frames with a meaning: panels with a header, the steps of the ribbon, speech bubbles."""

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.shapes import panel
from firenze.ui.palette import Rgb

CHEVRON_SHARE = 0.35


def titled_panel(
    canvas: Canvas,
    rect: pygame.Rect,
    head: int,
    ground: Rgb,
    fill: Rgb,
    outline: Rgb | None = None,
    shadow: int = 0,
) -> pygame.Rect:
    """A panel whose first `head` pixels are a header on `ground`; returns the header's room."""
    edge, line = outline or canvas.palette.ink, canvas.theme.stroke
    panel(canvas, rect, fill, edge, shadow=shadow)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(pygame.Rect(rect.topleft, (rect.width, head)).clip(before))
    panel(canvas, rect, ground, edge)
    canvas.surface.set_clip(before)
    canvas.fill(pygame.Rect(rect.left, rect.top + head, rect.width, line), edge)
    return pygame.Rect(rect.left + line, rect.top + line, rect.width - 2 * line, head - line)


def chevron(
    canvas: Canvas, rect: pygame.Rect, fill: Rgb, outline: Rgb, first: bool = False
) -> pygame.Rect:
    """A step of a ribbon that points to the right; returns the room for its words.

    The next step starts `chevron_depth` pixels before the right end of this one.
    """
    depth, line = chevron_depth(rect), canvas.theme.stroke
    half = line / 2

    def art(width: int, height: int) -> str:
        right, low, mid = width - half, height - half, height / 2
        points = [(half, half), (right - depth, half), (right, mid), (right - depth, low)]
        points += [(half, low)] if first else [(half, low), (half + depth, mid)]
        return svg.polygon(points, svg.paint(fill, outline, line))

    canvas.stamp(rect, ("chevron", fill, outline, first, line), art)
    start = rect.left + (depth // 2 if first else depth)
    return pygame.Rect(start, rect.top, rect.right - depth // 2 - start, rect.height)


def chevron_depth(rect: pygame.Rect) -> int:
    """How far the point of a ribbon's step reaches, in pixels."""
    return round(rect.height * CHEVRON_SHARE)


def bubble(canvas: Canvas, rect: pygame.Rect, target: tuple[int, int]) -> None:
    """A dark panel for words beside the pointer, with a tail towards `target` above or below."""
    fill = canvas.palette.tip
    panel(canvas, rect, fill, canvas.palette.tip_text, stroke=max(1, canvas.theme.stroke // 2))
    size = canvas.px(12)
    below = target[1] >= rect.centery
    left = max(rect.left + size, min(rect.right - 3 * size, target[0] - size))
    edge = canvas.theme.stroke
    top = rect.bottom - edge if below else rect.top + edge - size
    tail = "M0 0L{w} 0L{m} {h}Z" if below else "M0 {h}L{w} {h}L{m} 0Z"
    canvas.stamp(
        pygame.Rect(left, top, 2 * size, size),
        ("tail", below),
        lambda w, h: svg.path(tail.format(w=w, h=h, m=w / 2), svg.paint(fill)),
    )
