"""Plain shapes with crisp edges: panels, dashes, discs, lines, shadows and rings of focus."""

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas, plain
from firenze.ui.draw.dashes import dashed_frame
from firenze.ui.palette import Rgb

SHADOW_ALPHA = 0.3


def panel(
    canvas: Canvas,
    rect: pygame.Rect,
    fill: Rgb,
    outline: Rgb | None = None,
    stroke: int | None = None,
    radius: int | None = None,
    shadow: int = 0,
) -> None:
    """A rectangle with round corners, its outline inside; `shadow` pixels show below it.

    `stroke` and `radius` in pixels default to the theme's.
    """
    line = 0 if outline is None else canvas.theme.stroke if stroke is None else stroke
    bend = canvas.theme.radius if radius is None else radius
    bend = min(bend, rect.width // 2, rect.height // 2)
    if shadow:
        _shadow(canvas, rect, bend, shadow)
    if bend <= line:
        canvas.fill(rect, outline or fill)
        canvas.fill(rect.inflate(-2 * line, -2 * line), fill)
        return
    _body(canvas, rect, fill, outline or fill, line, bend)
    _corners(canvas, rect, fill, outline or fill, line, bend)


def _body(canvas: Canvas, rect: pygame.Rect, fill: Rgb, edge: Rgb, line: int, bend: int) -> None:
    key = ("panel", rect.size, fill, edge, line)
    body = canvas.store.find(key) or canvas.store.keep(key, _framed(rect, fill, edge, line))
    x, y, width, height = rect
    across, low = width - 2 * bend, height - bend
    canvas.surface.blit(body, (x + bend, y), (bend, 0, across, bend))
    canvas.surface.blit(body, (x, y + bend), (0, bend, width, low - bend))
    canvas.surface.blit(body, (x + bend, y + low), (bend, low, across, bend))


def _framed(rect: pygame.Rect, fill: Rgb, edge: Rgb, line: int) -> pygame.Surface:
    made = plain(rect, edge)
    made.fill(fill, (line, line, rect.width - 2 * line, rect.height - 2 * line))
    return made


def _corners(canvas: Canvas, rect: pygame.Rect, fill: Rgb, edge: Rgb, line: int, bend: int) -> None:
    for right in (0, 1):
        for low in (0, 1):
            x = rect.right - bend if right else rect.left
            y = rect.bottom - bend if low else rect.top
            canvas.stamp(
                pygame.Rect(x, y, bend, bend),
                ("corner", right, low, fill, edge, line),
                lambda w, h, right=right, low=low: svg.placed(  # type: ignore[misc]
                    svg.framed(3 * w, 3 * h, fill, edge, line, w), -2 * w * right, -2 * h * low
                ),
            )


def _shadow(canvas: Canvas, rect: pygame.Rect, bend: int, depth: int) -> None:
    strip = pygame.Rect(rect.left, rect.bottom - bend, rect.width, bend + depth)
    style = svg.paint(canvas.palette.shadow, alpha=SHADOW_ALPHA)
    canvas.stamp(
        strip,
        ("shadow", bend, depth),
        lambda w, h: svg.rect(0, -3 * bend, w, h + 3 * bend, style, bend),
    )


def dashed(
    canvas: Canvas,
    rect: pygame.Rect,
    colour: Rgb,
    stroke: int | None = None,
    radius: int | None = None,
    fill: Rgb | None = None,
) -> None:
    """A rectangle with a dashed outline, open or filled."""
    line = canvas.theme.stroke if stroke is None else stroke
    bend = canvas.theme.radius if radius is None else radius
    dash = (max(3.0, 3.2 * line), max(2.5, 2.4 * line))
    canvas.stamp(
        rect,
        ("dashed", colour, fill, line, bend),
        lambda w, h: dashed_frame(w, h, fill, colour, line, bend, dash),
    )


def disc(
    canvas: Canvas,
    centre: tuple[int, int],
    radius: int,
    fill: Rgb | None,
    outline: Rgb | None = None,
    stroke: int = 0,
) -> None:
    """A circle, its outline inside the radius."""
    style = svg.paint(fill, outline, stroke)
    rect = pygame.Rect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.stamp(
        rect,
        ("disc", fill, outline, stroke),
        lambda w, _h: svg.circle(w / 2, w / 2, (w - stroke) / 2, style),
    )


def polygon(
    canvas: Canvas,
    points: list[tuple[int, int]],
    fill: Rgb | None,
    outline: Rgb | None = None,
    stroke: int = 0,
) -> None:
    """A closed shape through `points`; the outline is centred on its edge."""
    pad = stroke + 1
    left = min(x for x, _ in points) - pad
    top = min(y for _, y in points) - pad
    right = max(x for x, _ in points) + pad
    low = max(y for _, y in points) + pad
    moved = tuple((x - left, y - top) for x, y in points)
    canvas.stamp(
        pygame.Rect(left, top, right - left, low - top),
        ("polygon", moved, fill, outline, stroke),
        lambda _w, _h: svg.polygon(list(moved), svg.paint(fill, outline, stroke)),
    )


def line(
    canvas: Canvas,
    start: tuple[int, int],
    end: tuple[int, int],
    colour: Rgb,
    stroke: int | None = None,
    dash: tuple[float, float] | None = None,
) -> None:
    """A straight line, `dash` being the length of a dash and of a gap."""
    width = canvas.theme.stroke if stroke is None else stroke
    left, top = min(start[0], end[0]) - width, min(start[1], end[1]) - width
    size = (abs(end[0] - start[0]) + 2 * width, abs(end[1] - start[1]) + 2 * width)
    a, b = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    style = svg.paint(None, colour, width, dash=dash)
    canvas.stamp(
        pygame.Rect((left, top), size),
        ("line", a, b, colour, width, dash),
        lambda _w, _h: svg.path(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", style),
    )


def ring(
    canvas: Canvas, rect: pygame.Rect, colour: Rgb, width: int, radius: int | None = None
) -> None:
    """An open frame of `width` pixels outside `rect`, for glow and focus; made of its edges."""
    bend = canvas.theme.radius if radius is None else radius
    outer = rect.inflate(2 * width, 2 * width)
    bend = min(bend + width, outer.width // 2, outer.height // 2)
    x, y, w, h = outer
    canvas.fill(pygame.Rect(x + bend, y, w - 2 * bend, width), colour)
    canvas.fill(pygame.Rect(x + bend, outer.bottom - width, w - 2 * bend, width), colour)
    canvas.fill(pygame.Rect(x, y + bend, width, h - 2 * bend), colour)
    canvas.fill(pygame.Rect(outer.right - width, y + bend, width, h - 2 * bend), colour)
    for right in (0, 1):
        for low in (0, 1):
            place = (outer.right - bend if right else x, outer.bottom - bend if low else y)
            canvas.stamp(
                pygame.Rect(place, (bend, bend)),
                ("ring", right, low, colour, width),
                lambda w, h, right=right, low=low: svg.rect(  # type: ignore[misc]
                    width / 2 - 2 * w * right,
                    width / 2 - 2 * h * low,
                    3 * w - width,
                    3 * h - width,
                    svg.paint(None, colour, width),
                    w - width / 2,
                ),
            )


def focus(canvas: Canvas, rect: pygame.Rect, radius: int | None = None) -> None:
    """The ring around what the keyboard points at, with a light edge on both sides."""
    palette = canvas.palette
    _rings(canvas, rect, radius, (palette.focus_edge, palette.focus, palette.focus_edge))


def glow(canvas: Canvas, rect: pygame.Rect, radius: int | None = None) -> None:
    """The mark of a legal target: a pale ring between two dark lines."""
    palette = canvas.palette
    _rings(canvas, rect, radius, (palette.ink, palette.glow, palette.ink))


def _rings(
    canvas: Canvas, rect: pygame.Rect, radius: int | None, colours: tuple[Rgb, Rgb, Rgb]
) -> None:
    bend = canvas.theme.radius if radius is None else radius
    thin, wide = canvas.px(2), max(2, canvas.px(4))
    out = 0
    for colour, width in zip(colours, (thin, wide, thin), strict=True):
        ring(canvas, rect.inflate(2 * out, 2 * out), colour, width, bend + out)
        out += width
