"""Cutting rectangles: shares of a window, columns, rows and grids, all in whole pixels."""

from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect


@dataclass(frozen=True, slots=True)
class Sheet:
    """Turns shares of the window into whole pixels."""

    width: int
    height: int

    def x(self, share: float) -> int:
        """A share of the width, 0 to 1."""
        return round(self.width * share)

    def y(self, share: float) -> int:
        """A share of the height, 0 to 1."""
        return round(self.height * share)

    def box(self, left: float, top: float, right: float, low: float) -> Rect:
        """The rectangle between four shares."""
        x, y = self.x(left), self.y(top)
        return Rect(x, y, self.x(right) - x, self.y(low) - y)


def columns(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """`rect` cut into `count` columns of equal width with `gap` pixels between them."""
    edges = [rect.left + (rect.width + gap) * n // count for n in range(count + 1)]
    return [Rect(a, rect.top, b - a - gap, rect.height) for a, b in pairwise(edges)]


def rows(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """`rect` cut into `count` rows of equal height with `gap` pixels between them."""
    edges = [rect.top + (rect.height + gap) * n // count for n in range(count + 1)]
    return [Rect(rect.left, a, rect.width, b - a - gap) for a, b in pairwise(edges)]


def grid(rect: Rect, across: int, down: int, gap: int = 0) -> list[Rect]:
    """`rect` cut into cells, row after row."""
    return [cell for row in rows(rect, down, gap) for cell in columns(row, across, gap)]
