"""The window and its loop: events in, time on, pictures out, and no work while nothing happens."""

from dataclasses import dataclass, field
from pathlib import Path

import pygame

from firenze.text.words import Words
from firenze.ui.display import open_window
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.scenery import app_icon
from firenze.ui.navigator import Navigator
from firenze.ui.screens.base import LoadGame, Quit, Signal
from firenze.ui.theme import Theme
from firenze.ui.warm_up import warm_up

LIVELY, CALM = 60, 30
STAYS_LIVELY = 1.0
LONGEST_STEP = 0.1
ICON = 64


def run(first: Signal, size: tuple[int, int] | None, percent: int, words: Words) -> None:
    """Opens the window and runs it until it is closed; the display must be open.

    `first` says what to show; `size` in pixels, None for what suits the desktop; `percent` is the
    interface scale.
    """
    window = open_window(size)
    window.set_icon(app_icon(ICON))
    loop = Loop(window, percent, Navigator(words))
    loop.navigator.obey(first)
    loop.run()
    window.destroy()


@dataclass(slots=True)
class Loop:
    """Runs the screens of `navigator` in `window`, at 60 steps a second or, at rest, at 30."""

    window: pygame.Window
    percent: int
    navigator: Navigator
    _canvas: Canvas | None = None
    _dirty: bool = True
    _since_input: float = 0.0
    _clock: pygame.Clock = field(default_factory=pygame.Clock)

    def run(self) -> None:
        """Runs until no screen is open."""
        self.fit()
        self.step(0)
        warm_up()
        seconds = 0.0
        while self.navigator.screen:
            lively = self.step(seconds)
            seconds = self._clock.tick(LIVELY if lively else CALM) / 1000

    def step(self, seconds: float) -> bool:
        """One round of events, time and drawing; returns whether the next one is urgent."""
        self._since_input += seconds
        for event in pygame.event.get():
            self._take(event)
        if self.navigator.tell_news():
            self._dirty = True
        screen = self.navigator.screen
        if screen is None:
            return False
        moving = screen.update(min(seconds, LONGEST_STEP))
        if moving or self._dirty:
            self._draw()
        return moving or self._since_input < STAYS_LIVELY

    def _take(self, event: pygame.event.Event) -> None:
        screen = self.navigator.screen
        if event.type == pygame.WINDOWSIZECHANGED:
            self.fit()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._dirty = True
        elif event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._obey(Quit())
        elif event.type == pygame.DROPFILE:
            self._obey(LoadGame(Path(event.file)))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._switch_full_screen()
        elif screen:
            self._since_input = 0.0
            signal = screen.handle(event)
            if signal:
                self._obey(signal)

    def _obey(self, signal: Signal) -> None:
        """Shows what the signal leads to before the next event is taken."""
        self.navigator.obey(signal)
        self._draw()

    def _switch_full_screen(self) -> None:
        desktops = pygame.display.get_desktop_sizes()
        if self.window.size in desktops:
            self.window.set_windowed()
        else:
            self.window.set_fullscreen(desktop=True)

    def fit(self) -> None:
        """Takes the size of the window, for the canvas and all screens."""
        theme = Theme(*self.window.size, self.percent)
        fonts = self._canvas.fonts if self._canvas else None
        surface = self.window.get_surface()
        self._canvas = Canvas(surface, theme, fonts) if fonts else Canvas(surface, theme)
        self.navigator.resize(theme)
        self._dirty = True

    def _draw(self) -> None:
        screen = self.navigator.screen
        if self._canvas and screen:
            screen.draw(self._canvas)
            self.window.flip()
            self._dirty = False
