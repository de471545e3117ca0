"""The look of one window: its palette and its sizes, as one frozen value.

Sizes follow the window and the interface scale. Type sizes are fixed at 1280x720 and 1920x1080
and lie on a line between; above they grow with the window, below they shrink with its height.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from firenze.ui.palette import CLASSIC, Palette

FULL_WIDTH, FULL_HEIGHT = 1920, 1080
SMALL = 2 / 3
SMALLEST_SHRINK = 8 / 9
SMALLEST_TEXT = 14


class Face(Enum):
    """A bundled font; the value is its file name without the ending."""

    CINZEL = "Cinzel-700"
    GARAMOND = "EBGaramond-500"
    GARAMOND_BOLD = "EBGaramond-700"
    SANS = "AlegreyaSans-500"
    SANS_BOLD = "AlegreyaSans-700"
    SANS_HEAVY = "AlegreyaSans-800"


class Role(Enum):
    """What a text is for: its font, and its size in pixels at 1080p, at 720p."""

    DISPLAY = (Face.CINZEL, 84, 56)
    TITLE = (Face.CINZEL, 52, 36)
    PRESTIGE = (Face.CINZEL, 46, 31)
    PRESTIGE_SMALL = (Face.CINZEL, 38, 26)
    CARD_TITLE = (Face.CINZEL, 31, 21)
    NAME = (Face.CINZEL, 28, 20)
    ROMAN = (Face.CINZEL, 21, 18)
    PROMPT = (Face.GARAMOND_BOLD, 36, 25)
    QUOTE = (Face.GARAMOND, 30, 28)
    FIGURE_LARGE = (Face.SANS_HEAVY, 34, 23)
    FIGURE = (Face.SANS_HEAVY, 29, 21)
    COUNT = (Face.SANS_HEAVY, 26, 19)
    CARD_NAME = (Face.SANS_HEAVY, 23, 18)
    CARD_TEXT = (Face.SANS, 22, 18)
    BODY = (Face.SANS, 24, 18)
    BODY_BOLD = (Face.SANS_BOLD, 24, 18)
    HEADING = (Face.SANS_HEAVY, 30, 22)
    LEVEL = (Face.SANS_BOLD, 24, 19)
    LABEL = (Face.SANS_BOLD, 22, 18)
    CAPTION = (Face.SANS, 21, 18)
    BUTTON = (Face.SANS_HEAVY, 24, 18)
    BUTTON_LARGE = (Face.SANS_HEAVY, 28, 20)
    KEY_CAP = (Face.SANS_BOLD, 20, 18)

    @property
    def face(self) -> Face:
        """The font of this text."""
        return self.value[0]


BOLD_OF: Mapping[Face, Face] = MappingProxyType(
    {Face.SANS: Face.SANS_HEAVY, Face.GARAMOND: Face.GARAMOND_BOLD}
)


def _interpolated(large: float, small: float, window: float) -> float:
    if window >= 1:
        return large * window
    if window >= SMALL:
        return small + (large - small) * (window - SMALL) / (1 - SMALL)
    return small * max(SMALLEST_SHRINK, window / SMALL)


@dataclass(frozen=True, slots=True)
class Theme:
    """A palette and the sizes for one window.

    `width` and `height` in pixels; `percent` is the interface scale, 80 to 200.
    """

    width: int = FULL_WIDTH
    height: int = FULL_HEIGHT
    percent: int = 100
    palette: Palette = CLASSIC

    window: float = field(init=False)
    unit: float = field(init=False)

    def __post_init__(self) -> None:
        """Works out `window`, its size as a multiple of 1920x1080 by the tighter side, and
        `unit`, the pixels here for one pixel of the 1080p design."""
        window = min(self.width / FULL_WIDTH, self.height / FULL_HEIGHT)
        object.__setattr__(self, "window", window)
        object.__setattr__(self, "unit", window * self.percent / 100)

    def px(self, length: float) -> int:
        """A length of the 1080p design in whole pixels here, at least 1 if not 0."""
        return round(length * self.unit) or (1 if length else 0)

    def target(self, length: float) -> int:
        """A length of the 1080p design, never below the 32 px that a click needs."""
        return max(32, self.px(length))

    def text(self, role: Role) -> int:
        """The font size of a role in pixels."""
        _, large, small = role.value
        size = _interpolated(large, small, self.window) * self.percent / 100
        return max(SMALLEST_TEXT, round(size))

    @property
    def floor(self) -> int:
        """The size in pixels below which no text is shrunk: 20 at 1080p, 18 at 720p."""
        size = _interpolated(20, 18, self.window) * self.percent / 100
        return max(SMALLEST_TEXT, round(size))

    @property
    def gap(self) -> int:
        """The space between neighbours: 10 px at 1080p."""
        return self.px(10)

    @property
    def radius(self) -> int:
        """The corner of panels and cards: 10 px at 1080p."""
        return self.px(10)

    @property
    def stroke(self) -> int:
        """The outline of things: 2 px at 1080p."""
        return self.px(2)
