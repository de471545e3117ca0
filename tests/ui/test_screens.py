"""The screens around the table: laid out without overlap, worked by mouse and by keys."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest

from firenze.engine.game import standings
from firenze.engine.model import Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.text.rules import read_page
from firenze.text.words import Words
from firenze.ui.screens.base import (
    Back,
    Quit,
    ShowGames,
    ShowMenu,
    ShowNewGame,
    ShowRules,
    ShowTable,
    Signal,
    StartGame,
)
from firenze.ui.screens.form import Form
from firenze.ui.screens.menu import MenuScreen
from firenze.ui.screens.new_game import NewGameScreen
from firenze.ui.screens.notice import NoticeScreen
from firenze.ui.screens.pause import PauseScreen
from firenze.ui.screens.rules import Entry, RulesScreen
from firenze.ui.screens.scores import ScoresScreen
from firenze.ui.screens.tally import tally
from firenze.ui.widgets.scroll import ScrollArea
from tests.session.games import finished as play_to_the_end
from tests.ui.screen_tools import (
    FULL,
    SMALL,
    USUAL,
    click_on,
    drawn,
    press,
    shown,
    widget,
)

WORDS = Words()
NAMES = ("Anna", "Bruno", "Carla", "Dino")
SETUP = Setup(tuple(Seat(name, family) for family, name in enumerate(NAMES)))


@pytest.fixture(scope="module")
def finished() -> History:
    return play_to_the_end(begin(SETUP, load_classic(), 11))


def four_players() -> NewGameScreen:
    return NewGameScreen(WORDS, SETUP)


STILL: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0)}
MAKERS: dict[str, Callable[[], Form]] = {
    "menu": lambda: MenuScreen(WORDS),
    "new-game": four_players,
    "rules": lambda: RulesScreen(WORDS, "T3.2"),
    "pause": lambda: PauseScreen(WORDS, MenuScreen(WORDS), kept=True),
    "notice": lambda: NoticeScreen(WORDS, "It is saved.", None),
}


@pytest.mark.parametrize("size", [SMALL, USUAL, (1366, 768), FULL], ids=str)
@pytest.mark.parametrize("name", MAKERS)
def test_widgets_lie_inside_the_window_and_apart(name: str, size: tuple[int, int]) -> None:
    screen = MAKERS[name]()
    window = shown(screen, size).get_rect()
    widgets = [w for w in screen.group.widgets if not isinstance(w, ScrollArea)]
    assert all(window.contains(w.rect) for w in widgets)
    assert not [(a.name, b.name) for a, b in combinations(widgets, 2) if a.rect.colliderect(b.rect)]
    assert all(min(w.rect.size) >= 32 for w in widgets)


@pytest.mark.parametrize("name", MAKERS)
def test_tab_reaches_everything_and_shows_where_it_is(name: str) -> None:
    screen = MAKERS[name]()
    plain = pygame.image.tobytes(shown(screen), "RGB")
    reached = set()
    for _ in screen.group.widgets:
        press(screen, pygame.K_TAB)
        assert screen.update(0)
        assert pygame.image.tobytes(drawn(screen, screen.theme), "RGB") != plain
        reached.add(screen.group.current)
    assert reached == {w.name for w in screen.group.widgets if w.focusable}


@pytest.mark.parametrize("name", ["new-game", "rules"])
def test_at_double_scale_everything_can_be_scrolled_to(name: str) -> None:
    screen = MAKERS[name]()
    window = shown(screen, FULL, 200).get_rect()
    for _ in screen.group.widgets:
        press(screen, pygame.K_TAB)
        drawn(screen, screen.theme)
        assert screen.group.focused
        assert window.contains(screen.group.focused.rect)


def test_nothing_is_drawn_again_while_nothing_happens() -> None:
    screen = MenuScreen(WORDS)
    shown(screen)
    assert screen.update(0)
    assert not screen.update(0.1)
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), **STILL))
    assert not screen.update(0.1)
    place = widget(screen, "rules").rect.center
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, **STILL))
    assert screen.update(0.1)


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("new", ShowNewGame()),
        ("games", ShowGames()),
        ("rules", ShowRules()),
        ("quit", Quit()),
    ],
)
def test_the_menu_opens_what_it_says(name: str, signal: Signal) -> None:
    screen = MenuScreen(WORDS)
    shown(screen)
    assert click_on(screen, name) == signal


def test_arrows_walk_the_menu() -> None:
    screen = MenuScreen(WORDS)
    shown(screen)
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP):
        press(screen, key)
    assert screen.group.current == "games"
    assert press(screen, pygame.K_RETURN) == ShowGames()


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("resume", Back()),
        ("rules", ShowRules()),
        ("new", ShowNewGame()),
        ("menu", ShowMenu()),
        ("quit", Quit()),
    ],
)
def test_the_pause_menu_does_what_it_says(name: str, signal: Signal) -> None:
    screen = PauseScreen(WORDS, MenuScreen(WORDS), kept=True)
    shown(screen)
    assert click_on(screen, name) == signal
    assert press(screen, pygame.K_ESCAPE) == Back()


def test_the_table_shows_around_the_pause_menu() -> None:
    below = MenuScreen(WORDS)
    shown(below)
    assert shown(PauseScreen(WORDS, below, kept=True)).get_at((0, 0)) != shown(below).get_at((0, 0))


def test_a_notice_goes_back_or_to_the_menu() -> None:
    menu = MenuScreen(WORDS)
    shown(menu)
    assert press(NoticeScreen(WORDS, "Saved.", menu), pygame.K_RETURN) == Back()
    assert press(NoticeScreen(WORDS, "Broken.", None), pygame.K_ESCAPE) == ShowMenu()


def test_every_rule_can_be_opened() -> None:
    screen = RulesScreen(WORDS)
    shown(screen)
    for rule in read_page("en").rules:
        screen.open(rule.number)
        drawn(screen, screen.theme)
        place = screen.place_of(rule.number)
        assert place, rule.number
        assert screen.area.contains(place), rule.number


def test_the_rules_scroll_by_keys_wheel_and_contents() -> None:
    screen = RulesScreen(WORDS)
    shown(screen)
    start = screen.place_of("C1")
    press(screen, pygame.K_PAGEDOWN)
    paged = screen.place_of("C1")
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=screen.area.center, **STILL))
    screen.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3))
    wheeled = screen.place_of("C1")
    assert start
    assert paged
    assert wheeled
    assert start.top > paged.top > wheeled.top
    click_on(screen, "3")
    section = screen.place_of("T")
    assert section
    assert screen.area.contains(section)


def read_now(screen: RulesScreen) -> list[str]:
    """The titles that the contents light."""
    return [w.title for w in screen.group.widgets if isinstance(w, Entry) and w.here]


def test_the_contents_light_the_section_that_is_read() -> None:
    screen, sections = RulesScreen(WORDS), read_page("en").sections
    shown(screen)
    assert read_now(screen) == ["The game in one minute"]
    press(screen, pygame.K_END)
    assert read_now(screen) == [sections[-1].title]
    click_on(screen, str(len(screen.group.widgets) - 4))
    assert read_now(screen) == [sections[-2].title]
    screen.group.focus("scroll")
    press(screen, pygame.K_UP)
    press(screen, pygame.K_END)
    assert read_now(screen) == [sections[-1].title]
    screen.open("T5")
    drawn(screen, screen.theme)
    assert read_now(screen) == ["Commissions (may, any number)"]


def test_the_rules_stay_where_they_are_read_when_the_window_changes() -> None:
    screen = RulesScreen(WORDS, "T5.5")
    shown(screen, USUAL)
    shown(screen, FULL)
    place = screen.place_of("T5.5")
    assert place
    assert screen.area.colliderect(place)


def test_the_scores_count_step_by_step_to_the_final_standings(finished: History) -> None:
    found = tally(finished.state, finished.entries[-1].events)
    before = {standing.player: standing.prestige for standing in found.after(0)}
    for step, count in enumerate(found.counts, start=1):
        gainers = getattr(count, "players", None)
        gainers = (count.player,) if gainers is None else gainers  # type: ignore[union-attr]
        now = {standing.player: standing.prestige for standing in found.after(step)}
        gained = {p: count.amount if p in gainers else 0 for p in before}
        assert now == {p: before[p] + gained[p] for p in before}
        before = now
    assert found.after(len(found.counts)) == standings(finished.state)


def test_the_scores_count_by_themselves_and_at_a_wish(finished: History) -> None:
    screen = ScoresScreen(WORDS, finished)
    shown(screen)
    assert screen.step == 0
    press(screen, pygame.K_SPACE)
    assert screen.step == 1
    assert screen.update(2.0)
    assert screen.step == 2
    click_on(screen, "skip")
    assert screen.finished


def test_after_the_scores_comes_a_rematch_the_table_or_the_menu(finished: History) -> None:
    screen = ScoresScreen(WORDS, finished, 99)
    shown(screen)
    rematch = click_on(screen, "rematch")
    assert isinstance(rematch, StartGame)
    assert rematch.setup == SETUP
    assert rematch.edition == finished.state.table.edition
    assert click_on(screen, "table") == ShowTable()
    assert click_on(screen, "menu") == ShowMenu()


@pytest.mark.parametrize("step", [0, 1, 99])
@pytest.mark.parametrize("size", [SMALL, USUAL, FULL], ids=str)
def test_the_scores_fit(finished: History, step: int, size: tuple[int, int]) -> None:
    screen = ScoresScreen(WORDS, finished, step)
    window = shown(screen, size).get_rect()
    rects = [w.rect for w in screen.group.widgets]
    assert all(window.contains(rect) for rect in rects)
    assert not [1 for a, b in combinations(rects, 2) if a.colliderect(b)]
