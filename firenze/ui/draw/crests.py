"""The four families: charges, shields, wax seals; neutral seals and campanile markers.

Families are 0 to 3: key, shell, fish, acorn. Charges are drawn in a box from -50 to 50.
"""

from math import cos, pi, sin

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.dashes import dashed_circle
from firenze.ui.palette import FamilyPaint, Palette, Rgb

SHIELD = "M-46 -56L46 -56L46 2C46 32 22 48 0 59C-22 48 -46 32 -46 2Z"
SHIELD_INNER = "M-39 -49L39 -49L39 2C39 27 19 41 0 51C-19 41 -39 27 -39 2Z"
SHIELD_WIDTH, SHIELD_HEIGHT = 98, 121
SCALLOPS = 14
DETAIL_FROM = 26
FINE_FROM = 17


def _key(charge: Rgb, _ground: Rgb, fine: bool) -> str:
    return svg.path(
        "M0 -50A21 21 0 0 1 5.5 -8.8L5.5 14L23 14L23 25L14 25L14 30L23 30L23 42L5.5 42L5.5 50"
        "L-5.5 50L-5.5 -8.8A21 21 0 0 1 0 -50ZM0 -39A10 10 0 1 0 0 -19A10 10 0 1 0 0 -39Z",
        svg.paint(charge, charge, 0 if fine else 5),
    )


def _shell(charge: Rgb, ground: Rgb, fine: bool) -> str:
    fan = (
        "M-15 44L15 44L17 33C34 24 46 8 48 -8C48 -18 40 -22 35 -21C36 -33 25 -37 20 -34"
        "C18 -46 4 -48 0 -41C-4 -48 -18 -46 -20 -34C-25 -37 -36 -33 -35 -21"
        "C-40 -22 -48 -18 -48 -8C-46 8 -34 24 -17 33Z"
    )
    ribs = "M0 27L0 -30M7 27L19 -22M-7 27L-19 -22M13 25L33 -9M-13 25L-33 -9"
    if not fine:
        ribs = "M6 27L14 -22M-6 27L-14 -22M12 25L33 -6M-12 25L-33 -6"
    return svg.path(fan, svg.paint(charge)) + svg.path(ribs, svg.paint(None, ground, 5))


def _fish(charge: Rgb, ground: Rgb, fine: bool) -> str:
    body = (
        "M-50 4C-38 -18 -12 -27 12 -16C20 -12 26 -7 30 -3L49 -22C50 -10 45 -1 41 3"
        "C45 8 50 17 49 29L30 9C12 26 -34 30 -50 4Z"
    )
    drawn = svg.path(body, svg.paint(charge))
    if fine:
        fins = "M-14 -25C-6 -38 10 -38 18 -34L12 -18ZM-8 22L6 36L12 18Z"
        drawn += svg.path(fins, svg.paint(charge))
        drawn += svg.path("M-20 -15C-12 -6 -12 10 -20 18", svg.paint(None, ground, 5))
    drawn += svg.circle(-30, -2, 4.6 if fine else 7, svg.paint(ground))
    return svg.placed(drawn, 0, 0, 1 if fine else 1.1, -24)


def _acorn(charge: Rgb, ground: Rgb, fine: bool) -> str:
    nut = "M-30 -4L30 -4C31 20 16 36 0 50C-16 36 -31 20 -30 -4Z"
    cup = "M-38 -9C-40 -30 -20 -38 -5 -39L-4 -50L6 -50L6 -39C20 -38 40 -30 38 -9Z"
    drawn = svg.path(nut, svg.paint(charge)) + svg.path(cup, svg.paint(charge))
    if not fine:
        return drawn + svg.path("M-30 -6.5L30 -6.5", svg.paint(None, ground, 6))
    net = "M-22 -31L-4 -9M0 -37L20 -10M22 -31L4 -9M0 -37L-20 -10"
    drawn += svg.path(net, svg.paint(None, ground, 3.4))
    return drawn + svg.path("M-15 8C-14 18 -10 25 -4 31", svg.paint(None, ground, 4.5))


CHARGES = (_key, _shell, _fish, _acorn)


def charge_body(
    paint: FamilyPaint, family: int, x: float, y: float, size: float, scale: float = 1
) -> str:
    """The charge of a family centred at x, y in a box of `size`, drawn `scale` times as large.

    Below `FINE_FROM` pixels it is bolder and has no details.
    """
    body = CHARGES[family](paint.charge, paint.field, size * scale >= FINE_FROM)
    return svg.placed(body, x, y, size / 100)


def shield_body(palette: Palette, family: int, width: float, height: float) -> str:
    """A family's shield centred in `width` x `height` pixels."""
    paint = palette.families[family]
    scale = min(width / SHIELD_WIDTH, height / SHIELD_HEIGHT)
    large = min(width, height) >= DETAIL_FROM
    edge = max(1.0, 4.5 * scale) / scale
    body = svg.path(SHIELD, svg.paint(paint.field, palette.ink, edge))
    if large:
        body += svg.path(SHIELD_INNER, svg.paint(None, paint.charge, max(2.4, 0.9 / scale)))
    body += charge_body(paint, family, 0, -8, 64 if large else 78, scale)
    return svg.placed(body, width / 2, height / 2 - scale, scale)


def shield(canvas: Canvas, rect: pygame.Rect, family: int, alpha: int = 255) -> None:
    """A family's crest on its shield, about five wide and six high."""
    palette = canvas.palette
    key = ("shield", family)
    canvas.stamp(rect, key, lambda w, h: shield_body(palette, family, w, h), alpha)


def empty_shield(canvas: Canvas, rect: pygame.Rect) -> None:
    """The place of a shield that nobody holds, dashed."""
    palette = canvas.palette

    def art(width: int, height: int) -> str:
        scale = min(width / SHIELD_WIDTH, height / SHIELD_HEIGHT)
        edge = max(1.2, 3.5 * scale) / scale
        style = svg.paint(palette.card, palette.line, edge, dash=(14, 9))
        return svg.placed(svg.path(SHIELD, style), width / 2, height / 2 - scale, scale)

    canvas.stamp(rect, "empty shield", art)


def _wave(radius: float, depth: float, points: int) -> str:
    steps = []
    for number in range(points):
        start = 2 * pi * number / points
        end = 2 * pi * (number + 1) / points
        bend = (start + end) / 2
        outer = radius + depth
        if not number:
            steps.append(f"M{radius * cos(start):.2f} {radius * sin(start):.2f}")
        steps.append(
            f"Q{outer * cos(bend):.2f} {outer * sin(bend):.2f} "
            f"{radius * cos(end):.2f} {radius * sin(end):.2f}"
        )
    return "".join(steps) + "Z"


def seal_body(palette: Palette, family: int, size: float) -> str:
    """A family's wax seal in a square of `size` pixels."""
    paint = palette.families[family]
    scale = size / 100
    edge = max(1.0, 3 * scale) / scale
    body = svg.path(_wave(42.5 - edge / 4, 8, SCALLOPS), svg.paint(paint.field, paint.deep, edge))
    if size >= DETAIL_FROM:
        body += svg.circle(0, 0, 34.5, svg.paint(None, paint.charge, max(2.6, 1 / scale)))
    box = 52 if size >= DETAIL_FROM else 66
    body += charge_body(paint, family, 0, 0, box, scale)
    return svg.placed(body, size / 2, size / 2, scale)


def seal(canvas: Canvas, rect: pygame.Rect, family: int, alpha: int = 255) -> None:
    """A family's round seal with a scalloped rim; `rect` is square."""
    palette = canvas.palette
    canvas.stamp(rect, ("seal", family), lambda w, _h: seal_body(palette, family, w), alpha)


def neutral_seal(canvas: Canvas, rect: pygame.Rect) -> None:
    """The octagon of stone with a cross that closes a commission; `rect` is square."""
    palette = canvas.palette

    def art(size: int, _height: int) -> str:
        scale = size / 100
        edge = max(1.0, 4 * scale) / scale
        points = [(46 * cos(a), 46 * sin(a)) for a in (pi / 8 + n * pi / 4 for n in range(8))]
        body = svg.polygon(points, svg.paint(palette.stone_dark, palette.ink, edge))
        body += svg.path("M-20 -20L20 20M20 -20L-20 20", svg.paint(None, palette.ink, 11))
        return svg.placed(body, size / 2, size / 2, scale)

    canvas.stamp(rect, "neutral seal", art)


def empty_seal(canvas: Canvas, rect: pygame.Rect) -> None:
    """The place of a seal already laid, a dashed circle."""
    palette = canvas.palette
    line = max(1.0, 1.6 * canvas.theme.unit)
    dash = (3 * line, 2.2 * line)

    def art(width: int, _height: int) -> str:
        middle = width / 2
        return dashed_circle((middle, middle), 0.84 * middle - line / 2, palette.line, line, dash)

    canvas.stamp(rect, ("empty seal", line), art)


def marker(canvas: Canvas, rect: pygame.Rect, family: int) -> None:
    """A player's campanile marker: a little bell tower in the family's colour."""
    palette = canvas.palette
    paint = palette.families[family]

    def art(width: int, height: int) -> str:
        scale = min(width / 66, height / 112)
        style = svg.paint(paint.field, palette.ink, max(1.0, 4 * scale) / scale)
        body = svg.path("M-22 52L-22 -18L-27 -22L0 -52L27 -22L22 -18L22 52Z", style)
        arch = "M-11 2L-11 -12A11 11 0 0 1 11 -12L11 2Z"
        body += svg.path(arch, svg.paint(paint.charge))
        body += charge_body(paint, family, 0, 28, 36, scale)
        return svg.placed(body, width / 2, height / 2, scale)

    canvas.stamp(rect, ("marker", family), art)
