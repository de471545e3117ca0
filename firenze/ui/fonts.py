"""The bundled fonts, opened once a size."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from io import BytesIO
from types import MappingProxyType

import pygame

from firenze.ui.theme import Face

CAPITALS: Mapping[Face, float] = MappingProxyType(
    {
        Face.CINZEL: 0.700,
        Face.GARAMOND: 0.650,
        Face.GARAMOND_BOLD: 0.650,
        Face.SANS: 0.642,
        Face.SANS_BOLD: 0.644,
        Face.SANS_HEAVY: 0.645,
    }
)
FIGURES: Mapping[Face, float] = MappingProxyType(
    {
        Face.CINZEL: 0.700,
        Face.GARAMOND: 0.616,
        Face.GARAMOND_BOLD: 0.616,
        Face.SANS: 0.584,
        Face.SANS_BOLD: 0.586,
        Face.SANS_HEAVY: 0.586,
    }
)
NO_CHARACTER = "\uffff"
MEASURED_AT = 1000


@dataclass(slots=True)
class Fonts:
    """Opens fonts by face and size in pixels; pygame.font must be initialised."""

    _files: dict[Face, bytes] = field(default_factory=dict)
    _open: dict[tuple[Face, int], pygame.font.Font] = field(default_factory=dict)

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """The font of `face` at `size` pixels."""
        key = (face, size)
        if key not in self._open:
            self._open[key] = pygame.font.Font(BytesIO(self._bytes(face)), size)
        return self._open[key]

    def knows(self, face: Face, words: str) -> bool:
        """Whether a font has every character; those that it lacks are drawn, and measure, alike."""
        if words.isascii():
            return True
        font = self.font(face, MEASURED_AT)
        return font.metrics(NO_CHARACTER)[0] not in font.metrics(words)

    def capital(self, face: Face, size: int) -> int:
        """The height of a capital letter in pixels."""
        return round(CAPITALS[face] * size)

    def rise(self, face: Face, size: int, words: str) -> int:
        """The height to centre a line by: of its figures if it has no letters, else a capital."""
        letters = any(character.isalpha() for character in words)
        return self.capital(face, size) if letters else round(FIGURES[face] * size)

    def _bytes(self, face: Face) -> bytes:
        if face not in self._files:
            folder = resources.files("firenze") / "assets" / "fonts"
            self._files[face] = (folder / f"{face.value}.ttf").read_bytes()
        return self._files[face]
