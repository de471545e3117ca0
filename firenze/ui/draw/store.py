"""Sprites kept by what they show, up to a budget of memory."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import pygame

BUDGET = 30_000_000


@dataclass(slots=True)
class Store:
    """Finished surfaces; the oldest leave when their bytes exceed `budget`."""

    budget: int = BUDGET
    used: int = 0
    _surfaces: dict[Hashable, pygame.Surface] = field(default_factory=dict)

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The surface kept under `key`, if there is one."""
        return self._surfaces.get(key)

    def keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keeps a new surface under `key` and returns it."""
        self._surfaces[key] = surface
        self.used += _bytes(surface)
        self._trim()
        return surface

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under `key`, made by `make` the first time."""
        return self._surfaces.get(key) or self.keep(key, make())

    def __len__(self) -> int:
        return len(self._surfaces)

    def _trim(self) -> None:
        while self.used > self.budget and len(self._surfaces) > 1:
            oldest = next(iter(self._surfaces))
            self.used -= _bytes(self._surfaces.pop(oldest))


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
