"""A whole game for four is played by mouse events that pass through the program's own loop."""

import os
from collections.abc import Iterator

import pygame
import pytest

from firenze.engine.game import legal_actions, outcome
from firenze.text.words import Words
from firenze.ui.app import Loop
from firenze.ui.clicks import reaches
from firenze.ui.navigator import Navigator
from firenze.ui.screens.base import StartGame
from firenze.ui.screens.scores import ScoresScreen
from firenze.ui.screens.table import BRACED, TableScreen
from firenze.ui.targets import Target
from tests.ui.tables import decisions, setup_of, ways

PLAYERS, SEED = 4, 11
SIZE = (1280, 720)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Window]:
    """A window of SDL's dummy driver, which shows nothing."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    made = pygame.Window("Firenze", SIZE)
    yield made
    made.destroy()
    pygame.display.quit()


def click(loop: Loop, position: tuple[int, int]) -> None:
    """Posts a click as a mouse makes it, and lets the program take it."""
    post = pygame.event.post
    post(pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=1))
    post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=position, button=1))
    loop.step(0.0)


def click_on(loop: Loop, target: Target) -> None:
    """Clicks the middle of a place of the table."""
    screen = table(loop)
    rect = screen.places.rect(target)
    assert rect is not None, f"{target} lies nowhere"
    screen.update(BRACED)
    click(loop, rect.center)


def table(loop: Loop) -> TableScreen:
    """The table, which must be what is seen."""
    screen = loop.navigator.screen
    assert isinstance(screen, TableScreen)
    return screen


def hit(screen: TableScreen) -> set[Target]:
    """The targets that a click in the middle of their own place hits."""
    known = screen.places
    rects = [(target, known.rect(target)) for target in known.order]
    return {target for target, rect in rects if rect and known.at(rect.center) == target}


def test_a_game_for_four_is_played_to_its_scores_with_the_mouse(window: pygame.Window) -> None:
    loop = Loop(window, 100, Navigator(Words()))
    loop.navigator.obey(StartGame(setup_of(PLAYERS), SEED))
    loop.fit()
    for state, action in decisions(PLAYERS, SEED):
        screen = table(loop)
        assert screen.play.history.state == state
        found = ways(reaches(state), hit(screen))
        missing = set(legal_actions(state)) - set(found)
        assert not missing, (state.turn, missing)
        for target in found[action]:
            click_on(loop, target)
        last = screen.play.history.entries[-1]
        assert last.action == action
        assert screen.play.history.state_after(screen.play.history.count - 1) == state
    assert outcome(screen.play.history.state) is not None
    assert isinstance(loop.navigator.screen, ScoresScreen)
