"""The heraldic mark of each brick colour, as path data in a box from -50 to 50."""

from math import cos, pi, sin

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.palette import Rgb


def _lily() -> str:
    side = (
        "M{s}7 14C{s}8 -6 {s}17 -24 {s}31 -24C{s}45 -24 {s}50 -8 {s}45 4C{s}41 13 {s}30 14 {s}27 6"
        "C{s}32 6 {s}34 1 {s}30 -2C{s}24 -4 {s}18 6 {s}17 14Z"
        "M{s}8 26L{s}18 26C{s}19 34 {s}25 37 {s}32 36C{s}28 46 {s}11 45 {s}8 26Z"
    )
    return (
        "M0 -49C-7 -36 -17 -26 -17 -9C-17 2 -10 8 -8 14L8 14C10 8 17 2 17 -9C17 -26 7 -36 0 -49Z"
        "M-24 15.5L24 15.5L24 25L-24 25ZM-6 26L6 26C7 36 4 43 0 49C-4 43 -7 36 -6 26Z"
        + side.format(s="-")
        + side.format(s="")
    )


def _sun() -> str:
    rays = []
    for number in range(8):
        middle = number * pi / 4
        points = [(29, middle - 0.29), (50, middle), (29, middle + 0.29)]
        corners = [f"{r * cos(a):.1f} {r * sin(a):.1f}" for r, a in points]
        rays.append("M" + "L".join(corners) + "Z")
    return "M-22 0A22 22 0 1 1 22 0A22 22 0 1 1 -22 0Z" + "".join(rays)


TREFOIL = (
    "M-10.3 -8.4A20 20 0 1 1 10.3 -8.4A20 20 0 1 1 7.3 20.6C8 32 11 41 17 47L-17 47"
    "C-11 41 -8 32 -7.3 20.6A20 20 0 1 1 -10.3 -8.4Z"
)
CROSS = "M-18 -46L18 -46L11 -11L46 -18L46 18L11 11L18 46L-18 46L-11 11L-46 18L-46 -18L-11 -11Z"
CRESCENT = "M27 -41A44 44 0 1 0 27 41A41 41 0 0 1 27 -41Z"
LOZENGE = "M0 -48L37 0L0 48L-37 0ZM0 -20L-15 0L0 20L15 0Z"
MARKS = (_lily(), _sun(), TREFOIL, CROSS, CRESCENT, LOZENGE)


def mark_body(colour: int, paint: Rgb, x: float, y: float, height: float) -> str:
    """The mark of brick `colour` (0 to 5) centred at x, y and `height` pixels high."""
    return svg.placed(svg.path(MARKS[colour], svg.paint(paint)), x, y, height / 100)


def mark(canvas: Canvas, rect: pygame.Rect, colour: int, paint: Rgb | None = None) -> None:
    """The mark of brick `colour` (0 to 5) alone, in the height of `rect`; ink by default."""
    tint = paint or canvas.palette.ink
    canvas.stamp(
        rect,
        ("mark", colour, tint),
        lambda w, h: mark_body(colour, tint, w / 2, h / 2, min(w, h)),
    )
