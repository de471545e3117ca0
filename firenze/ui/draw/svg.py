"""Small pieces of SVG text, and the surface that SDL makes of them.

Only what SDL's loader draws right is used: paths, rectangles, circles, groups, dashes, even-odd.
All lengths are pixels of the finished sprite.
"""

from io import BytesIO

import pygame

from firenze.ui.palette import Rgb

OVERSAMPLED_SIDE = 160
PIXELS = pygame.Surface((1, 1), pygame.SRCALPHA)


def hexed(colour: Rgb) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def paint(
    fill: Rgb | None = None,
    stroke: Rgb | None = None,
    width: float = 0,
    *,
    dash: tuple[float, float] | None = None,
    alpha: float = 1,
) -> str:
    """The attributes for a fill and a stroke; `dash` is the length of a dash and of a gap."""
    parts = [f'fill="{hexed(fill)}"' if fill else 'fill="none"', 'fill-rule="evenodd"']
    if stroke and width:
        parts += [f'stroke="{hexed(stroke)}" stroke-width="{width:g}"']
        parts += ['stroke-linejoin="round" stroke-linecap="round"']
        if dash:
            parts += [f'stroke-dasharray="{dash[0]:g} {dash[1]:g}" stroke-linecap="butt"']
    if alpha < 1:
        parts += [f'fill-opacity="{alpha:g}" stroke-opacity="{alpha:g}"']
    return " ".join(parts)


def path(outline: str, style: str) -> str:
    """A path; `outline` is path data, `style` comes from `paint`."""
    return f'<path d="{outline}" {style}/>'


def polygon(points: list[tuple[float, float]], style: str) -> str:
    """A closed polygon."""
    return path("M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z", style)


def rect(x: float, y: float, width: float, height: float, style: str, radius: float = 0) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" {style}/>'
    )


def framed(width: float, height: float, fill: Rgb, edge: Rgb, stroke: float, radius: float) -> str:
    """A rectangle that fills `width` x `height`, its outline wholly inside."""
    half = stroke / 2
    style = paint(fill, edge, stroke)
    return rect(half, half, width - stroke, height - stroke, style, max(0, radius - half))


def circle(x: float, y: float, radius: float, style: str) -> str:
    """A circle around a centre."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {style}/>'


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """`body` scaled, turned by `turn` degrees and moved so that its origin lies at x, y."""
    turned = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:.3f} {y:.3f}){turned} scale({scale:.5f})">{body}</g>'


def raster(body: str, width: int, height: int) -> pygame.Surface:
    """The sprite of exactly `width` x `height` pixels, with transparency."""
    times = 2 if max(width, height) <= OVERSAMPLED_SIDE else 1
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * times}" '
        f'height="{height * times}" viewBox="0 0 {width} {height}">{body}</svg>'
    )
    size = (width * times, height * times)
    surface = pygame.image.load_sized_svg(BytesIO(text.encode()), size).convert(PIXELS)
    return pygame.transform.smoothscale(surface, (width, height)) if times > 1 else surface
