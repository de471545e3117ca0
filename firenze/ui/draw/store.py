"""Sprites kept by what they show, up to a budget of memory."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import pygame

BUDGET = 40_000_000


@dataclass(slots=True)
class Store:
    """Finished surfaces; the oldest leave when their bytes exceed `budget`."""

    budget: int = BUDGET
    used: int = 0
    _surfaces: dict[Hashable, pygame.Surface] = field(default_factory=dict)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under `key`, made by `make` the first time."""
        found = self._surfaces.get(key)
        if found is None:
            found = make()
            self._surfaces[key] = found
            self.used += _bytes(found)
            self._trim()
        return found

    def __len__(self) -> int:
        return len(self._surfaces)

    def _trim(self) -> None:
        while self.used > self.budget and len(self._surfaces) > 1:
            oldest = next(iter(self._surfaces))
            self.used -= _bytes(self._surfaces.pop(oldest))


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
