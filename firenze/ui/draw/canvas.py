"""The one object that everything draws with: a surface, a theme, fonts and a store of sprites.

Every call ends in blits of surfaces made earlier or in plain fills. A canvas belongs to one theme;
make a new one when the window, the scale or the palette changes.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.store import Store
from firenze.ui.draw.typeset import Line, elided, wrap
from firenze.ui.fonts import Fonts
from firenze.ui.palette import Palette, Rgb
from firenze.ui.theme import BOLD_OF, Face, Role, Theme

T = TypeVar("T")
Align = Literal["left", "centre", "right"]
Art = Callable[[int, int], str]
LEADING = 1.18
BLOCK_FROM, BLOCK_TO = 2_000, 2_200_000
BYTES_PER_PIXEL = 20
MOST_KEPT = 4_000
OPAQUE = pygame.Surface((1, 1), 0, 32)


def plain(rect: pygame.Rect, colour: Rgb) -> pygame.Surface:
    """An opaque surface of the size of `rect` in one colour."""
    made = pygame.Surface(rect.size).convert(OPAQUE)
    made.fill(colour)
    return made


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of text and where it lies from the corner of its rectangle, in pixels."""

    sprite: pygame.Surface
    left: int
    top: int


@dataclass(slots=True)
class Canvas:
    """Draws onto `surface` in pixels, in the colours and sizes of `theme`."""

    surface: pygame.Surface
    theme: Theme
    fonts: Fonts = field(default_factory=Fonts)
    store: Store = field(default_factory=Store)
    _placed: dict[Hashable, Placed] = field(default_factory=dict)
    _broken: dict[Hashable, list[Line]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Gives the sprites room for a window of this size."""
        room = BYTES_PER_PIXEL * self.theme.width * self.theme.height
        self.store.budget = max(self.store.budget, room)

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return self.theme.palette

    def onto(self, surface: pygame.Surface) -> "Canvas":
        """A canvas with the same theme and sprites that draws elsewhere."""
        return replace(self, surface=surface)

    def px(self, length: float) -> int:
        """A length of the 1080p design in whole pixels here."""
        return self.theme.px(length)

    def sprite(self, size: tuple[int, int], key: Hashable, art: Art) -> pygame.Surface:
        """The sprite `key` at `size` pixels; `art(width, height)` gives its SVG body once."""
        found = self.store.find((key, size))
        if found:
            return found
        width, height = max(1, size[0]), max(1, size[1])
        return self.store.keep((key, size), svg.raster(art(width, height), width, height))

    def stamp(self, rect: pygame.Rect, key: Hashable, art: Art, alpha: int = 255) -> None:
        """Draws a sprite over `rect`; `alpha` 0 to 255 fades it."""
        sprite = self.sprite(rect.size, key, art)
        if alpha < 255:
            sprite.set_alpha(alpha)
        self.surface.blit(sprite, rect)
        if alpha < 255:
            sprite.set_alpha(255)

    def fill(self, rect: pygame.Rect, colour: Rgb) -> None:
        """A plain rectangle; larger ones are copied, which is several times faster."""
        if not BLOCK_FROM < rect.width * rect.height < BLOCK_TO:
            self.surface.fill(colour, rect)
            return
        key = ("fill", colour, rect.size)
        self.surface.blit(self.store.find(key) or self.store.keep(key, plain(rect, colour)), rect)

    def veil(self, rect: pygame.Rect, colour: Rgb, alpha: int) -> None:
        """A see-through rectangle over what is there; `alpha` 0 to 255."""

        def make() -> pygame.Surface:
            made = pygame.Surface(rect.size, pygame.SRCALPHA)
            made.fill((*colour, alpha))
            return made

        self.surface.blit(self.store.get(("veil", colour, alpha, rect.size), make), rect)

    def gradient(self, rect: pygame.Rect, top: Rgb, low: Rgb) -> None:
        """A rectangle that runs from one colour to another, downwards."""

        def make() -> pygame.Surface:
            two = pygame.Surface((1, 2))
            two.set_at((0, 0), top)
            two.set_at((0, 1), low)
            column = pygame.transform.smoothscale(two, (1, max(2, rect.height)))
            return pygame.transform.scale(column, rect.size)

        self.surface.blit(self.store.get(("gradient", top, low, rect.size), make), rect)

    def text(
        self,
        rect: pygame.Rect,
        words: str,
        role: Role,
        colour: Rgb | None = None,
        align: Align = "left",
    ) -> pygame.Rect:
        """One line, its capitals centred in the height of `rect`; returns where it lies.

        Shrinks to the floor of the theme where it is too wide, and only then ends in an ellipsis.
        """
        key = (words, role, rect.size, colour, align)
        paint = colour or self.palette.ink
        line = _kept(self._placed, key, lambda: self._place(words, role, rect.size, paint, align))
        return self.surface.blit(line.sprite, (rect.left + line.left, rect.top + line.top))

    def fit(self, words: str, role: Role, width: int) -> tuple[str, int]:
        """The words and the font size that fit into `width` pixels."""
        size = self.theme.text(role)
        floor = min(size, self.theme.floor)
        while size > floor and self.fonts.font(role.face, size).size(words)[0] > width:
            size -= 1
        font = self.fonts.font(role.face, size)
        return elided(words, width, lambda part, _: font.size(part)[0]), size

    def width(self, words: str, role: Role) -> int:
        """The width of one line in pixels."""
        return self.fonts.font(role.face, self.theme.text(role)).size(words)[0]

    def line_height(self, role: Role) -> int:
        """The distance between the lines of a paragraph in pixels."""
        return round(self.theme.text(role) * LEADING)

    def lines(self, words: str, role: Role, size: int, width: int) -> list[Line]:
        """`words` in lines of at most `width` pixels at a font size; bold between two `**`."""
        plain = self.fonts.font(role.face, size)
        bold = self.fonts.font(bold_of(role), size)

        def measure(part: str, heavy: bool) -> int:
            return (bold if heavy else plain).size(part)[0]

        key = (words, role, size, width)
        return _kept(self._broken, key, lambda: wrap(words, width, measure))

    def _place(
        self, words: str, role: Role, room: tuple[int, int], colour: Rgb, align: Align
    ) -> Placed:
        shown, size = self.fit(words, role, room[0])
        font = self.fonts.font(role.face, size)
        key = ("text", shown, role.face, size, colour)
        sprite = self.store.get(key, lambda: font.render(shown, True, colour))
        rise = self.fonts.rise(role.face, size, shown)
        top = (room[1] + rise + 1) // 2 - font.get_ascent()
        return Placed(sprite, indent(room[0], sprite.get_width(), align), top)


def bold_of(role: Role) -> Face:
    """The font of the bold runs in a text."""
    return BOLD_OF.get(role.face, role.face)


def _kept(known: dict[Hashable, T], key: Hashable, make: Callable[[], T]) -> T:
    """What is known under `key`, made the first time; all is forgotten when it grows too much."""
    if key not in known:
        if len(known) > MOST_KEPT:
            known.clear()
        known[key] = make()
    return known[key]


def indent(room: int, width: int, align: Align) -> int:
    """How far from the left side of `room` pixels something of that width begins."""
    if align == "centre":
        return (room - width) // 2
    return room - width if align == "right" else 0
