"""Screens drawn without a window, clicked and typed at."""

from typing import Any

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.screens.base import Screen, Signal
from firenze.ui.screens.form import Form
from firenze.ui.theme import Theme
from firenze.ui.widgets.base import Widget

SMALL, USUAL, FULL = (1024, 640), (1280, 720), (1920, 1080)


def shown(screen: Screen, size: tuple[int, int] = USUAL, percent: int = 100) -> pygame.Surface:
    """The picture of a screen in a window of this size."""
    pygame.font.init()
    theme = Theme(*size, percent)
    screen.resize(theme)
    return drawn(screen, theme)


def drawn(screen: Screen, theme: Theme) -> pygame.Surface:
    """The picture of a screen that knows its size already."""
    surface = pygame.Surface((theme.width, theme.height))
    screen.draw(Canvas(surface, theme))
    return surface


def widget(screen: Form, name: str) -> Widget:
    """The widget of this name."""
    return next(found for found in screen.group.widgets if found.name == name)


def click(screen: Screen, position: tuple[int, int]) -> Signal | None:
    """A full click of the left button."""
    motion: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0)}
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=position, **motion))
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=1))
    return screen.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=position, button=1))


def click_on(screen: Form, name: str) -> Signal | None:
    """A full click in the middle of a widget."""
    return click(screen, widget(screen, name).rect.center)


def press(screen: Screen, key: int, mod: int = 0) -> Signal | None:
    """A key pressed and let go."""
    answer = screen.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))
    return screen.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=mod)) or answer


def type_text(screen: Screen, text: str) -> None:
    """Letters from the keyboard, one by one."""
    for letter in text:
        screen.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
