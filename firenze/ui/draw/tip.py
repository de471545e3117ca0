"""The bubble at a place that says what it is, or why it cannot be clicked."""

from collections.abc import Sequence

import pygame

from firenze.ui.draw import shapes
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.layout import Layout
from firenze.ui.places import Places
from firenze.ui.theme import Role
from firenze.ui.view import TableView

WIDEST = 400


def draw_tip(
    canvas: Canvas, layout: Layout, places: Places, view: TableView, zoom: pygame.Rect | None
) -> None:
    """The bubble, beside the place it speaks of, always inside the window."""
    target = view.hover or view.focus
    if view.tip is None or target is None:
        return
    anchor = places.shape(target) or places.rect(target)
    if anchor is None:
        return
    words = f"{view.tip.words} ({view.tip.rule})" if view.tip.rule else view.tip.words
    pad = canvas.px(14)
    plain = canvas.width(words.replace("**", ""), Role.LABEL) + 4
    wide = min(plain, max(220, canvas.px(WIDEST)))
    size = (wide + 2 * pad, block_height(canvas, words, Role.LABEL, wide) + pad)
    taken = [zoom] if zoom else []
    room = layout.window.inflate(-8, -8)
    bubble = placed(size, anchor, room, [*taken, layout.strip.whole], canvas.px(14))
    palette = canvas.palette
    edge = palette.loss if view.tip.refused else palette.tip
    shapes.panel(canvas, bubble, palette.tip, edge, max(2, canvas.px(3)), canvas.px(8))
    _pointer(canvas, bubble, anchor)
    room = bubble.inflate(-2 * pad, -pad // 2)
    block(canvas, room, words, Role.LABEL, palette.tip_text)


def placed(
    size: tuple[int, int],
    anchor: pygame.Rect,
    window: pygame.Rect,
    avoid: Sequence[pygame.Rect],
    gap: int,
) -> pygame.Rect:
    """Where a bubble goes: beside `anchor`, in `window`; it covers none of `avoid`, and if that
    cannot be, at least not the last of them.
    """
    choices = [rect.clamp(window) for rect in _sides(size, anchor, window, avoid, gap)]
    for kept_free in (avoid, avoid[-1:]):
        for rect in choices:
            if rect.collidelist([anchor, *kept_free]) < 0:
                return rect
    return next((rect for rect in choices if rect.collidelist(avoid[-1:]) < 0), choices[0])


def _sides(
    size: tuple[int, int],
    anchor: pygame.Rect,
    window: pygame.Rect,
    avoid: Sequence[pygame.Rect],
    gap: int,
) -> list[pygame.Rect]:
    """The places around `anchor`, the best first, then those around each of `avoid`."""
    above, below, right, left = _around(size, anchor, anchor, gap)
    sides = [above, below, right, left]
    if anchor.right < window.width // 5:
        sides = [right, above, below, left]
    for other in avoid:
        sides += _around(size, anchor, anchor.union(other), gap)
    return sides


def _around(
    size: tuple[int, int], anchor: pygame.Rect, whole: pygame.Rect, gap: int
) -> list[pygame.Rect]:
    """Above, below, right and left of `whole`, in line with `anchor`."""
    above, below, right, left = (pygame.Rect((0, 0), size) for _ in range(4))
    above.midbottom = (anchor.centerx, whole.top - gap)
    below.midtop = (anchor.centerx, whole.bottom + gap)
    right.midleft = (whole.right + gap, anchor.centery)
    left.midright = (whole.left - gap, anchor.centery)
    return [above, below, right, left]


def _pointer(canvas: Canvas, bubble: pygame.Rect, anchor: pygame.Rect) -> None:
    size = canvas.px(10)
    x = max(bubble.left + 2 * size, min(anchor.centerx, bubble.right - 2 * size))
    if bubble.bottom <= anchor.top:
        y, tip = bubble.bottom - 1, bubble.bottom + size
    elif bubble.top >= anchor.bottom:
        y, tip = bubble.top, bubble.top - size
    else:
        return
    shapes.polygon(canvas, [(x - size, y), (x + size, y), (x, tip)], canvas.palette.tip)
