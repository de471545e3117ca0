"""The window and its loop, on SDL's dummy driver."""

from collections.abc import Iterator

import pygame
import pytest

from firenze.text.words import Words
from firenze.ui.app import Loop
from firenze.ui.display import DisplayError, check_pygame, open_display, open_window
from firenze.ui.draw.canvas import Canvas
from firenze.ui.navigator import Navigator
from firenze.ui.screens.base import ShowMenu
from firenze.ui.screens.menu import MenuScreen


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_display()
    opened = open_window((1280, 720))
    pygame.event.clear()
    yield opened
    opened.destroy()
    pygame.display.quit()


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes of all pictures that the menu draws."""
    sizes: list[tuple[int, int]] = []
    draw = MenuScreen.draw

    def counted(screen: MenuScreen, canvas: Canvas) -> None:
        sizes.append(canvas.surface.get_size())
        draw(screen, canvas)

    monkeypatch.setattr(MenuScreen, "draw", counted)
    return sizes


def menu_loop(window: pygame.Window) -> Loop:
    loop = Loop(window, 100, Navigator(Words()))
    loop.navigator.obey(ShowMenu())
    loop.fit()
    return loop


def test_it_draws_once_and_then_only_when_something_changes(
    window: pygame.Window, drawings: list[tuple[int, int]]
) -> None:
    loop = menu_loop(window)
    for _ in range(5):
        loop.step(0.02)
    assert drawings == [(1280, 720)]
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    loop.step(0.02)
    assert len(drawings) == 2


def test_it_calms_down_a_second_after_the_last_input(window: pygame.Window) -> None:
    loop = menu_loop(window)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    assert loop.step(0.0)
    assert loop.step(0.6)
    assert not loop.step(0.6)


def test_a_new_size_is_drawn_at_once(
    window: pygame.Window, drawings: list[tuple[int, int]]
) -> None:
    loop = menu_loop(window)
    loop.step(0.02)
    window.size = (1024, 640)
    loop.step(0.02)
    assert drawings[-1] == (1024, 640)
    assert window.minimum_size == (1024, 640)


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_ends_it(window: pygame.Window, kind: int) -> None:
    loop = menu_loop(window)
    pygame.event.post(pygame.event.Event(kind))
    loop.step(0.02)
    assert loop.navigator.screen is None


def test_only_display_and_fonts_are_started(window: pygame.Window) -> None:
    assert pygame.display.get_init()
    assert pygame.font.get_init()
    assert not pygame.mixer.get_init()
    assert not pygame.joystick.get_init()


def test_the_offscreen_driver_is_no_display_unless_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    with pytest.raises(DisplayError, match="no_display"):
        open_display()
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    open_display()


@pytest.mark.parametrize(("driver", "set_to"), [("x11", "0"), ("wayland", None), ("cocoa", None)])
def test_plain_window_surfaces_are_asked_for_on_x11_only(
    monkeypatch: pytest.MonkeyPatch, driver: str, set_to: str | None
) -> None:
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr("os.environ", found := {"HOME": "/"})
    open_display()
    assert found.get("SDL_FRAMEBUFFER_ACCELERATION") == set_to
    found["SDL_FRAMEBUFFER_ACCELERATION"] = "1"
    open_display()
    assert found["SDL_FRAMEBUFFER_ACCELERATION"] == "1"


def test_the_classic_pygame_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    check_pygame()
    monkeypatch.delattr(pygame, "IS_CE")
    with pytest.raises(DisplayError, match="classic_pygame"):
        check_pygame()
