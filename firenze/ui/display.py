"""The window's ground: is this pygame-ce, is there a display, and the window itself."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import gettempdir
from typing import Literal

import pygame

from firenze.text.words import Words

TITLE = "Firenze"
SMALLEST = (1024, 640)
COMFORTABLE = ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720))
ROOM = 0.9


class DisplayError(Exception):
    """No window can be opened; `sentence` says why."""

    def __init__(self, key: Literal["classic_pygame", "no_display"]) -> None:
        super().__init__(key)
        self.key = key

    def sentence(self, _: Words) -> str:
        """The reason in one line, and what to do."""
        if self.key == "classic_pygame":
            return _(
                "this needs pygame-ce, but the older pygame is installed: remove both packages "
                "with pip, then install pygame-ce"
            )
        return _("there is no display to open a window on; firenze simulate plays without one")


def check_pygame() -> None:
    """Raises DisplayError for the classic pygame, which lacks what the drawing needs."""
    if not getattr(pygame, "IS_CE", False):
        raise DisplayError("classic_pygame")


def open_display() -> None:
    """Starts video and fonts, nothing else of pygame; raises DisplayError without a display."""
    with _somewhere_for_sockets():
        try:
            pygame.display.init()
        except pygame.error:
            raise DisplayError("no_display") from None
    driver = pygame.display.get_driver()
    if driver == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise DisplayError("no_display")
    if driver == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.font.init()


@contextmanager
def _somewhere_for_sockets() -> Iterator[None]:
    """Names a folder where Wayland looks for its sockets; without one it complains on stderr."""
    if "XDG_RUNTIME_DIR" in os.environ:
        yield
        return
    os.environ["XDG_RUNTIME_DIR"] = gettempdir()
    try:
        yield
    finally:
        del os.environ["XDG_RUNTIME_DIR"]


def open_window(size: tuple[int, int] | None) -> pygame.Window:
    """The program's window, resizable; `size` in pixels, or what suits the desktop."""
    window = pygame.Window(TITLE, size or _comfortable(), resizable=True)
    window.minimum_size = SMALLEST
    return window


def _comfortable() -> tuple[int, int]:
    width, height = pygame.display.get_desktop_sizes()[0]
    for size in COMFORTABLE:
        if size[0] <= ROOM * width and size[1] <= ROOM * height:
            return size
    return max(SMALLEST[0], min(width, 1280)), max(SMALLEST[1], min(height, 720))
