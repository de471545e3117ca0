"""Dashed frames and circles, stroke by stroke: SDL spoils dashes that run into their start."""

from itertools import pairwise
from math import cos, dist, pi, sin

from firenze.ui.draw import svg
from firenze.ui.palette import Rgb

CORNER_STEPS = 4
CIRCLE_STEPS = 32

Point = tuple[float, float]


def dashed_frame(
    width: float,
    height: float,
    fill: Rgb | None,
    edge: Rgb,
    stroke: float,
    radius: float,
    dash: tuple[float, float],
) -> str:
    """A rectangle that fills `width` x `height` with a dashed outline wholly inside.

    `dash` is the wished length of a dash and of a gap; whole dashes go around.
    """
    inset = stroke / 2
    bend = max(0.0, min(radius - inset, (width - stroke) / 2, (height - stroke) / 2))
    body = ""
    if fill:
        ground = svg.paint(fill)
        body = svg.rect(inset, inset, width - stroke, height - stroke, ground, bend)
    return body + _dashes(_outline(inset, width - inset, height - inset, bend), edge, stroke, dash)


def dashed_circle(
    centre: Point, radius: float, edge: Rgb, stroke: float, dash: tuple[float, float]
) -> str:
    """A circle of whole dashes, the middle of their stroke `radius` from `centre`."""
    x, y = centre
    turns = [2 * pi * step / CIRCLE_STEPS for step in range(CIRCLE_STEPS + 1)]
    around = [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
    return _dashes(around, edge, stroke, dash)


def _dashes(way: list[Point], edge: Rgb, stroke: float, dash: tuple[float, float]) -> str:
    strokes = "".join(_polyline(piece) for piece in _pieces(way, *dash))
    style = svg.paint(None, edge, stroke).replace('linecap="round"', 'linecap="butt"')
    return svg.path(strokes, style)


def _outline(low: float, right: float, bottom: float, bend: float) -> list[Point]:
    """The closed way around, clockwise from the top left corner's end."""
    corners = (
        (right - bend, low + bend, -pi / 2),
        (right - bend, bottom - bend, 0.0),
        (low + bend, bottom - bend, pi / 2),
        (low + bend, low + bend, pi),
    )
    points = [(low + bend, low)]
    for x, y, start in corners:
        for step in range(CORNER_STEPS + 1):
            angle = start + pi / 2 * step / CORNER_STEPS
            points.append((x + bend * cos(angle), y + bend * sin(angle)))
    return points


def _pieces(points: list[Point], dash: float, gap: float) -> list[list[Point]]:
    lengths = [dist(a, b) for a, b in pairwise(points)]
    around = sum(lengths)
    count = max(4, round(around / (dash + gap)))
    step = around / count
    part = step * dash / (dash + gap)
    return [_between(points, lengths, n * step, n * step + part) for n in range(count)]


def _between(points: list[Point], lengths: list[float], start: float, end: float) -> list[Point]:
    """The part of a way from `start` to `end` pixels along it."""
    found: list[Point] = []
    walked = 0.0
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if length and walked < end and walked + length > start:
            first = max(0.0, start - walked) / length
            last = min(length, end - walked) / length
            if not found:
                found.append(_along(a, b, first))
            found.append(_along(a, b, last))
        walked += length
    return found


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _polyline(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
