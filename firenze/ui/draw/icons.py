"""Signs of one colour: card types, buttons, seats. Each lies in a box of 24 by 24.

A sign is filled path data and open path data; the open lines are drawn `LINE` wide.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from types import MappingProxyType

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.palette import Rgb

BOX = 24
LINE = 2.4


@dataclass(frozen=True, slots=True)
class Sign:
    """The filled shapes and the open lines of a sign."""

    filled: str = ""
    open: str = ""


def _leaf(x: float, y: float, angle: float, length: float, width: float) -> str:
    ax, ay = cos(angle) * length, sin(angle) * length
    bx, by = -sin(angle) * width, cos(angle) * width
    return (
        f"M{x:.2f} {y:.2f}Q{x + ax / 2 + bx:.2f} {y + ay / 2 + by:.2f} {x + ax:.2f} {y + ay:.2f}"
        f"Q{x + ax / 2 - bx:.2f} {y + ay / 2 - by:.2f} {x:.2f} {y:.2f}Z"
    )


def laurel(middle: float, radius: float, leaves: int, length: float, width: float) -> str:
    """Path data of two branches that open upwards around `middle`, `middle`."""
    data = ""
    for side in (-1, 1):
        for number in range(leaves):
            turn = pi / 2 - side * (0.22 + 2.2 * number / (leaves - 1))
            x, y = middle + radius * cos(turn), middle + radius * sin(turn)
            along = turn - side * pi / 2
            data += _leaf(x, y, along - side * 0.55, length, width)
            data += _leaf(x, y, along + side * 0.6, length * 0.85, width * 0.9)
    return data


BOLT = "M14 1L4 14L11 14L9 23L20 9L13 9Z"
BUST = "M12 2A5 5 0 1 1 12 12A5 5 0 1 1 12 2ZM2 23C2 16 7 13.5 12 13.5C17 13.5 22 16 22 23Z"
HOUSE = "M12 1.5L0.8 12L4 12L4 22.5L20 22.5L20 12L23.2 12ZM9.5 22.5L9.5 15L14.5 15L14.5 22.5Z"
LAUREL = laurel(12, 8.6, 5, 6.4, 2.6)
CROSS = "M9.7 1L14.3 1L14.3 7L20 7L20 11.5L14.3 11.5L14.3 23L9.7 23L9.7 11.5L4 11.5L4 7L9.7 7Z"
ROBOT = (
    "M4 8L20 8L20 21L4 21ZM8 11.5A1.8 1.8 0 1 0 8 15.1A1.8 1.8 0 1 0 8 11.5Z"
    "M16 11.5A1.8 1.8 0 1 0 16 15.1A1.8 1.8 0 1 0 16 11.5Z"
    "M8 17L8 18.8L16 18.8L16 17ZM1 12L3 12L3 17L1 17ZM21 12L23 12L23 17L21 17Z"
    "M11 4.5L13 4.5L13 8L11 8ZM12 1A2 2 0 1 1 12 5A2 2 0 1 1 12 1Z"
)
SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "event": Sign(BOLT),
        "character": Sign(BUST),
        "building": Sign(HOUSE),
        "celebration": Sign(LAUREL),
        "church": Sign(CROSS),
        "menu": Sign(open="M3 5.5L21 5.5M3 12L21 12M3 18.5L21 18.5"),
        "book": Sign(
            "M1 4C5 2.5 8.5 3 11 5L11 21C8.5 19 5 18.5 1 20ZM23 4C19 2.5 15.5 3 13 5"
            "L13 21C15.5 19 19 18.5 23 20Z"
        ),
        "undo": Sign(
            "M10 2L1 9L10 16Z", "M9 9L14 9C18.5 9 21 11.5 21 15C21 18.5 18 21 14 21L10 21"
        ),
        "redo": Sign("M14 2L23 9L14 16Z", "M15 9L10 9C5.5 9 3 11.5 3 15C3 18.5 6 21 10 21L14 21"),
        "restart": Sign("M12 0L12 10L3.5 5Z", "M11 5A8.3 8.3 0 1 1 4.5 9.5"),
        "down": Sign("M2 7L22 7L12 18Z"),
        "up": Sign("M2 17L22 17L12 6Z"),
        "left": Sign("M17 2L17 22L6 12Z"),
        "right": Sign("M7 2L7 22L18 12Z"),
        "play": Sign("M5 2L21 12L5 22Z"),
        "pause": Sign("M4 3L9.5 3L9.5 21L4 21ZM14.5 3L20 3L20 21L14.5 21Z"),
        "step_on": Sign("M3 3L13 12L3 21ZM16 3L20 3L20 21L16 21Z"),
        "step_back": Sign("M21 3L11 12L21 21ZM4 3L8 3L8 21L4 21Z"),
        "turn_on": Sign("M1 3L11 12L1 21ZM12 3L22 12L12 21Z"),
        "turn_back": Sign("M23 3L13 12L23 21ZM12 3L2 12L12 21Z"),
        "check": Sign(open="M3.5 12.5L9.5 19L20.5 5"),
        "close": Sign(open="M4.5 4.5L19.5 19.5M19.5 4.5L4.5 19.5"),
        "plus": Sign(open="M12 3L12 21M3 12L21 12"),
        "cards": Sign(
            "M9 5L18.5 2L23 17L13.5 20ZM7 6.5L11.5 21L4.5 21.5C3 21.5 2.5 21 2.4 20"
            "L1.5 9C1.5 8 2 7.5 3 7.3Z"
        ),
        "robot": Sign(ROBOT),
    }
)


def icon_body(name: str, colour: Rgb, x: float, y: float, size: float) -> str:
    """A sign centred at x, y in a box of `size` pixels; KeyError for an unknown name."""
    sign = SIGNS[name]
    body = svg.path(sign.filled, svg.paint(colour)) if sign.filled else ""
    if sign.open:
        body += svg.path(sign.open, svg.paint(None, colour, LINE))
    return svg.placed(body, x - size / 2, y - size / 2, size / BOX)


def icon(
    canvas: Canvas, rect: pygame.Rect, name: str, colour: Rgb | None = None, alpha: int = 255
) -> None:
    """A sign in the middle of `rect`, ink by default."""
    tint = colour or canvas.palette.ink
    canvas.stamp(
        rect,
        ("icon", name, tint),
        lambda w, h: icon_body(name, tint, w / 2, h / 2, min(w, h)),
        alpha,
    )
