"""Bricks: flat ones for rows, storages and mats, oblique blocks for the active player's own.

Colours are 0 to 5: white, yellow, green, red, blue, purple.
"""

from dataclasses import replace

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.dashes import dashed_frame
from firenze.ui.draw.marks import mark_body
from firenze.ui.palette import INK, BrickPaint, Palette, Rgb, mix

MARK_SHARE = 0.7
PALE = 0.55
CRACK = (
    (0.46, 0.0),
    (0.53, 0.16),
    (0.44, 0.3),
    (0.57, 0.47),
    (0.47, 0.62),
    (0.56, 0.8),
    (0.5, 1.0),
)


def _edge(height: float) -> float:
    return 1 if height < 24 else max(1, round(height / 18))


def _face(paint: BrickPaint, width: float, height: float) -> str:
    edge = _edge(height)
    lip = max(1, round(height * 0.09))
    inner = width - 2 * edge
    body = svg.framed(width, height, paint.face, paint.outline, edge, max(1.5, height * 0.1))
    low = height - edge - lip
    body += svg.rect(edge, low, inner, lip, svg.paint(mix(paint.face, INK, 0.22)))
    top = max(1, round(height * 0.055))
    return body + svg.rect(edge, edge, inner, top, svg.paint(paint.seam))


def _mark(paint: BrickPaint, colour: int, width: float, height: float) -> str:
    size = min(height * MARK_SHARE, width * 0.6)
    return mark_body(colour, paint.mark, width / 2, height * 0.495, size)


def _crack(palette: Palette, width: float, height: float) -> str:
    points = [(x * width, y * height) for x, y in CRACK]
    data = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    fine = max(1.0, min(width, height) * 0.06)
    return svg.path(data, svg.paint(None, palette.card, 2.6 * fine)) + svg.path(
        data, svg.paint(None, palette.loss, 1.3 * fine)
    )


def brick(
    canvas: Canvas,
    rect: pygame.Rect,
    colour: int,
    *,
    marked: bool = True,
    cracked: bool = False,
    alpha: int = 255,
) -> None:
    """A flat brick that fills `rect`."""
    palette = canvas.palette

    def art(width: int, height: int) -> str:
        paint = palette.bricks[colour]
        body = _face(paint, width, height)
        body += _mark(paint, colour, width, height) if marked else ""
        return body + (_crack(palette, width, height) if cracked else "")

    canvas.stamp(rect, ("brick", colour, marked, cracked), art, alpha)


def pale_brick(canvas: Canvas, rect: pygame.Rect, colour: int) -> None:
    """A brick that is not there yet: pale, its outline dashed, its mark whole."""
    palette = canvas.palette

    def art(width: int, height: int) -> str:
        paint = palette.bricks[colour]
        body = _dashed(width, height, mix(paint.face, palette.card, PALE), palette.ink)
        tint = palette.ink if colour < 3 else palette.white
        return body + mark_body(colour, tint, width / 2, height / 2, height * 0.62)

    canvas.stamp(rect, ("pale brick", colour), art)


def faint_brick(canvas: Canvas, rect: pygame.Rect, colour: int) -> None:
    """The sign of a colour of which there is none: nearly the ground, with a quiet mark."""
    palette = canvas.palette

    def art(width: int, height: int) -> str:
        paint = palette.bricks[colour]
        face = mix(paint.face, palette.card, 0.8)
        quiet = mix(paint.outline, palette.card, 0.55)
        edge = _edge(height)
        body = svg.framed(width, height, face, quiet, edge, max(1.5, height * 0.1))
        return body + mark_body(colour, quiet, width / 2, height / 2, height * 0.6)

    canvas.stamp(rect, ("faint brick", colour), art)


def ghost_brick(
    canvas: Canvas, rect: pygame.Rect, tint: Rgb, ground: Rgb | None = None, arrow: bool = False
) -> None:
    """A brick of any colour still to be laid: dashed in `tint`, with an arrow down if wished."""
    palette = canvas.palette
    fill = ground or palette.white

    def art(width: int, height: int) -> str:
        body = _dashed(width, height, fill, tint)
        if arrow:
            size = height * 0.006
            sign = svg.path("M-9 -42L9 -42L9 2L30 2L0 42L-30 2L-9 2Z", svg.paint(tint))
            body += svg.placed(sign, width / 2, height / 2, size)
        return body

    canvas.stamp(rect, ("ghost brick", tint, fill, arrow), art)


def _dashed(width: float, height: float, fill: Rgb, line: Rgb) -> str:
    edge = max(1.2, height / 20)
    return dashed_frame(width, height, fill, line, edge, height * 0.1, (edge * 3, edge * 2))


def block_size(front: tuple[int, int], depth: tuple[int, int]) -> tuple[int, int]:
    """The size of the whole picture of a block with that front and that depth."""
    return front[0] + depth[0], front[1] + depth[1]


def block(
    canvas: Canvas,
    front: pygame.Rect,
    colour: int,
    depth: tuple[int, int],
    *,
    marked: bool = True,
    alpha: int = 255,
) -> None:
    """An oblique brick: `front` is its face, `depth` how far it goes right and up, in pixels.

    Draw a tower from the ground up, so that each brick covers the top of the one below.
    """
    palette = canvas.palette
    width, height = front.size
    right, up = depth
    whole = pygame.Rect((front.left, front.top - up), block_size(front.size, depth))

    def art(_width: int, _height: int) -> str:
        paint = palette.bricks[colour]
        body = _solid(paint, width, height, right, up)
        return body + (svg.placed(_mark(paint, colour, width, height), 0, up) if marked else "")

    canvas.stamp(whole, ("block", colour, depth, marked), art, alpha)


def pale_block(canvas: Canvas, front: pygame.Rect, colour: int, depth: tuple[int, int]) -> None:
    """An oblique brick that is not there yet: pale, its face outlined with dashes."""
    palette = canvas.palette
    width, height = front.size
    right, up = depth
    whole = pygame.Rect((front.left, front.top - up), block_size(front.size, depth))

    def art(_width: int, _height: int) -> str:
        paint = palette.bricks[colour]
        tints = (paint.face, paint.outline, paint.seam, paint.top, paint.side)
        face, outline, seam, top, side = (mix(tint, palette.card, PALE) for tint in tints)
        light = replace(paint, face=face, outline=outline, seam=seam, top=top, side=side)
        return _solid(light, width, height, right, up)

    canvas.stamp(whole, ("pale block", colour, depth), art)
    pale_brick(canvas, front, colour)


def _solid(paint: BrickPaint, width: int, height: int, right: int, up: int) -> str:
    edge = _edge(height)
    half = edge / 2
    far, low = width + right - half, height + up - half
    outline = svg.paint(paint.face, paint.outline, edge)
    corner, ledge = width - half, up + half
    top = [(half, ledge), (right + half, half), (far, half), (corner, ledge)]
    side = [(corner, ledge), (far, half), (far, low - up), (corner, low)]
    face = [(half, ledge), (corner, ledge), (corner, low), (half, low)]
    lip = max(1, round(height * 0.07))
    inner = width - 2 * edge
    return (
        svg.polygon(top, svg.paint(paint.top, paint.outline, edge))
        + svg.polygon(side, svg.paint(paint.side, paint.outline, edge))
        + svg.polygon(face, outline)
        + svg.rect(edge, up + edge, inner, max(1, round(height * 0.05)), svg.paint(paint.seam))
        + svg.rect(edge, height + up - edge - lip, inner, lip, svg.paint(mix(paint.face, INK, 0.2)))
    )


def crack(canvas: Canvas, rect: pygame.Rect) -> None:
    """A crack from top to bottom of `rect`, laid over a tower that would fall."""
    palette = canvas.palette
    canvas.stamp(rect, "crack", lambda w, h: _tall_crack(palette, w, h))


def _tall_crack(palette: Palette, width: int, height: int) -> str:
    step = max(5.0, width * 0.11)
    count = max(3, round(height / step))
    sway = (0.03, -0.06, 0.05, -0.02, 0.07, -0.05)
    points = [
        (width * (0.5 + sway[number % 6]), height * number / count) for number in range(count + 1)
    ]
    data = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    for number, (x, y) in enumerate(points[2:-1:3]):
        way = width * (0.1 if number % 2 else -0.1)
        data += f"M{x:.2f} {y:.2f}l{way:.2f} {step * 0.4:.2f}l{way * 0.5:.2f} {step * 0.7:.2f}"
    fine = max(1.0, width * 0.012)
    light = svg.path(data, svg.paint(None, palette.card, 4 * fine))
    return light + svg.path(data, svg.paint(None, palette.loss, 2 * fine))
