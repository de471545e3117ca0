"""The list of games: what stands there, what can be done with it, and where."""

import os
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.locks import Lock
from firenze.session.record_write import save
from firenze.session.shelf import shelved
from firenze.text.words import Words
from firenze.ui.screens.base import Back, LoadGame, OpenReplay
from firenze.ui.screens.game_rows import GameButton
from firenze.ui.screens.games import GamesScreen
from firenze.ui.widgets.buttons import Button
from firenze.ui.widgets.scroll import ScrollArea
from tests.session.games import finished, humans, played
from tests.ui.screen_tools import FULL, SMALL, USUAL, click, click_on, drawn, press, shown, widget

WORDS = Words()
NOW = datetime(2026, 11, 5, 20, 15)
Put = Callable[..., Path]
STILL: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0)}
SIZES = (SMALL, USUAL, (1366, 768), FULL)


@pytest.fixture(scope="module")
def games() -> dict[str, History]:
    """A game that goes on, and one that is over."""
    return {
        "open": played(begin(humans(4), load_classic(), 3), 40),
        "over": finished(begin(humans(2), load_classic(), 3)),
    }


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


@pytest.fixture
def put(folder: Path, games: dict[str, History]) -> Put:
    """Puts games or other content into the folder, each a day older than the one before."""

    def one(name: str, game: str | bytes = "open") -> Path:
        path = folder / f"{name}.firenze"
        if isinstance(game, bytes):
            path.write_bytes(game)
        else:
            save(games[game], path)
        moment = (NOW - timedelta(days=len(shelved(folder)) - 1)).timestamp()
        os.utime(path, (moment, moment))
        return path

    return one


def listed(folder: Path, size: tuple[int, int] = USUAL, percent: int = 100) -> GamesScreen:
    screen = GamesScreen(WORDS, folder, folder.parent / "exports", NOW)
    shown(screen, size, percent)
    return screen


def rows(screen: GamesScreen) -> list[GameButton]:
    """The games as they stand below each other."""
    found = [w for w in screen.group.widgets if isinstance(w, GameButton)]
    assert found == sorted(found, key=lambda w: w.rect.top)
    return found


def titles(screen: GamesScreen) -> list[str]:
    """The names of the games' files, from above."""
    return [row.title for row in rows(screen)]


def said(screen: GamesScreen, monkeypatch: pytest.MonkeyPatch) -> str:
    """The line below the list."""
    lines: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr("firenze.ui.screens.games.block", lambda *given, **_: lines.append(given[2]))
        drawn(screen, screen.theme)
    return lines[-1]


def test_games_that_go_on_come_first_then_broken_files_then_what_is_over(
    folder: Path, put: Put
) -> None:
    for name, game in (
        ("over new", "over"),
        ("broken", b"nothing"),
        ("open new", "open"),
        ("over old", "over"),
        ("open old", "open"),
    ):
        put(name, game)
    screen = listed(folder, FULL)
    assert titles(screen) == ["open new", "open old", "broken", "over new", "over old"]
    opened = [click_on(screen, row.name) for row in rows(screen)]
    paths = [folder / f"{title}.firenze" for title in titles(screen)]
    assert opened == [
        *map(LoadGame, paths[:2]),
        None,
        *map(OpenReplay, paths[3:]),
    ]
    labels = [row.label for row in rows(screen)]
    assert labels == ["Continue", "Continue", "", "Look back", "Look back"]


def test_a_game_tells_who_plays_how_it_stands_and_when(
    folder: Path, put: Put, games: dict[str, History]
) -> None:
    put("first")
    put("second", "over")
    first, second = rows(listed(folder))
    assert [family for family, _ in first.players] == [0, 1, 2, 3]
    assert [words.split()[0] for _, words in first.players] == ["Ada", "Bea", "Carlo", "Dino"]
    assert first.caption == f"Turn {games['open'].state.turn.number}, today at 20:15"
    turn = games["over"].state.turn.number
    assert second.caption == f"Finished in turn {turn}, yesterday at 20:15"


def test_a_click_or_enter_opens_a_game(folder: Path, put: Put) -> None:
    path = put("game")
    screen = listed(folder)
    assert click_on(screen, "open 0") == LoadGame(path)
    screen = listed(folder)
    press(screen, pygame.K_TAB)
    assert press(screen, pygame.K_RETURN) == LoadGame(path)


def test_a_finished_game_is_looked_back_at(folder: Path, put: Put) -> None:
    path = put("over", "over")
    assert click_on(listed(folder), "open 0") == OpenReplay(path)


def test_an_export_says_where_it_lies(
    folder: Path, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = put("game").read_bytes()
    screen = listed(folder)
    assert click_on(screen, "export 0") is None
    copy = folder.parent / "exports" / "game.firenze"
    assert copy.read_bytes() == raw
    assert said(screen, monkeypatch) == f"A copy lies in {copy}"
    drawn(screen, screen.theme)
    click_on(screen, "export 0")
    assert str(copy.with_name("game (2).firenze")) in said(screen, monkeypatch)
    assert titles(screen) == ["game"]


def test_an_export_that_fails_says_why(
    folder: Path, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("game")
    (folder.parent / "exports").write_bytes(b"")
    screen = listed(folder)
    click_on(screen, "export 0")
    assert said(screen, monkeypatch).startswith("The file cannot be written: ")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_deletion_can_be_undone(
    folder: Path, put: Put, monkeypatch: pytest.MonkeyPatch, by_key: bool
) -> None:
    put("first")
    put("second")
    screen = listed(folder)
    assert "undo" not in [w.name for w in screen.group.widgets]
    click_on(screen, "delete 0")
    drawn(screen, screen.theme)
    assert said(screen, monkeypatch) == "first is deleted."
    assert titles(screen) == ["second"]
    if by_key:
        press(screen, pygame.K_u)
    else:
        click_on(screen, "undo")
    drawn(screen, screen.theme)
    assert said(screen, monkeypatch) == "first is back."
    assert titles(screen) == ["first", "second"]
    assert "undo" not in [w.name for w in screen.group.widgets]


def test_every_game_can_be_deleted_and_every_deletion_undone(folder: Path, put: Put) -> None:
    for name in ("a", "b", "c"):
        put(name)
    screen = listed(folder)
    for _ in range(3):
        click_on(screen, "delete 0")
        drawn(screen, screen.theme)
    assert shelved(folder) == []
    assert rows(screen) == []
    for left in (["c"], ["b", "c"], ["a", "b", "c"]):
        click_on(screen, "undo")
        drawn(screen, screen.theme)
        assert titles(screen) == left
    assert "undo" not in [w.name for w in screen.group.widgets]


def test_a_game_open_elsewhere_is_not_deleted(
    folder: Path, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put("game")
    screen = listed(folder)
    with Lock(path) as lock:
        assert lock.acquire()
        click_on(screen, "delete 0")
    assert "open in another window" in said(screen, monkeypatch)
    assert "undo" not in [w.name for w in screen.group.widgets]
    assert path.exists()


def test_a_game_that_is_gone_meanwhile_is_told(
    folder: Path, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("first")
    put("second").unlink()
    put("third")
    screen = listed(folder)
    (folder / "first.firenze").unlink()
    click_on(screen, "delete 0")
    drawn(screen, screen.theme)
    assert said(screen, monkeypatch).startswith("The file cannot be written: ")
    assert titles(screen) == ["third"]


def test_a_broken_file_is_grey_says_why_and_can_go(folder: Path, put: Put) -> None:
    put("broken", b"nothing")
    screen = listed(folder)
    (row,) = rows(screen)
    assert not row.enabled
    assert (row.title, row.caption) == ("broken", "This is not a saved game of Firenze.")
    assert row.explanation == row.caption
    assert click_on(screen, row.name) is None
    press(screen, pygame.K_TAB)
    assert press(screen, pygame.K_RETURN) is None
    click_on(screen, "export 0")
    assert (folder.parent / "exports" / "broken.firenze").read_bytes() == b"nothing"
    drawn(screen, screen.theme)
    click_on(screen, "delete 0")
    assert rows(screen) == []


def test_an_empty_list_says_how_it_fills(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    monkeypatch.setattr(
        "firenze.ui.screens.games.block", lambda *given, **_: lines.append(given[2])
    )
    (folder.parent / "file").write_bytes(b"")
    for place in (folder, folder / "nowhere", folder.parent / "file"):
        lines.clear()
        screen = listed(place)
        assert [w.name for w in screen.group.widgets if isinstance(w, Button)] == ["back"]
        assert lines[0].startswith("No game yet.")
        assert click_on(screen, "back") == Back()
        assert press(screen, pygame.K_ESCAPE) == Back()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_widgets_lie_inside_the_window_and_apart(
    folder: Path, put: Put, size: tuple[int, int]
) -> None:
    put("first")
    put("broken", b"")
    put("over", "over")
    put("second")
    screen = listed(folder, size)
    click_on(screen, "delete 3")
    window = shown(screen, size).get_rect()
    widgets = [w for w in screen.group.widgets if not isinstance(w, ScrollArea)]
    assert {w.name for w in widgets} > {"open 0", "export 1", "delete 2", "back", "undo"}
    assert all(window.contains(w.rect) for w in widgets)
    assert not [(a.name, b.name) for a, b in combinations(widgets, 2) if a.rect.colliderect(b.rect)]
    assert all(min(w.rect.size) >= 32 for w in widgets)


@pytest.mark.parametrize(("size", "percent"), [(SMALL, 100), (USUAL, 100), (FULL, 200)], ids=str)
def test_tab_scrolls_to_every_game(
    folder: Path, put: Put, size: tuple[int, int], percent: int
) -> None:
    for number in range(14):
        put(f"{number:02}", "over" if number % 5 == 4 else "open")
    screen = listed(folder, size, percent)
    buttons = [w.name for w in screen.group.widgets if isinstance(w, Button)]
    for key, order in ((0, buttons), (pygame.KMOD_SHIFT, buttons[-2::-1])):
        for name in order:
            press(screen, pygame.K_TAB, key)
            drawn(screen, screen.theme)
            assert screen.group.current == name
            if name != "back":
                assert screen.area.contains(widget(screen, name).rect)


def test_the_wheel_scrolls_and_what_is_scrolled_away_cannot_be_clicked(
    folder: Path, put: Put
) -> None:
    for number in range(14):
        put(f"{number:02}")
    screen = listed(folder)
    hidden = [row for row in rows(screen) if not screen.area.colliderect(row.rect)]
    places = [row.rect.center for row in hidden if row.rect.top < 720]
    assert places
    assert [click(screen, place) for place in places] == [None] * len(places)
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=screen.area.center, **STILL))
    for _ in range(60):
        screen.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    drawn(screen, screen.theme)
    last = rows(screen)[-1]
    assert screen.area.contains(last.rect)
    assert click_on(screen, last.name) == LoadGame(folder / "13.firenze")
    assert not screen.area.colliderect(rows(screen)[0].rect)
    assert click_on(screen, "back") == Back()


def test_what_is_scrolled_away_is_not_pointed_at(folder: Path, put: Put) -> None:
    for number in range(14):
        put(f"{number:02}", b"broken")
    screen = listed(folder)
    below = widget(screen, "back").rect
    place = (screen.area.centerx, below.centery)
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, **STILL))
    assert screen.group.pointed is None
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=rows(screen)[0].rect.center, **STILL))
    assert screen.group.pointed is rows(screen)[0]
