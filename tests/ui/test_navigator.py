"""From screen to screen, and games that begin, are saved and go on."""

from pathlib import Path

import pygame
import pytest

from firenze.engine.model import Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.record_write import save
from firenze.text.words import Words
from firenze.ui.navigator import Navigator
from firenze.ui.screens.base import (
    Back,
    LoadGame,
    OpenPause,
    Quit,
    SaveGame,
    ShowMenu,
    ShowNewGame,
    ShowRules,
    ShowSavedGames,
    ShowScores,
    ShowTable,
    Signal,
    StartGame,
)
from firenze.ui.screens.menu import MenuScreen
from firenze.ui.screens.new_game import NewGameScreen
from firenze.ui.screens.notice import NoticeScreen
from firenze.ui.screens.pause import PauseScreen
from firenze.ui.screens.rules import RulesScreen
from firenze.ui.screens.saved_games import SavedGamesScreen
from firenze.ui.screens.scores import ScoresScreen
from firenze.ui.screens.table import TableScreen
from firenze.ui.theme import Theme
from tests.session.games import played
from tests.ui.screen_tools import drawn

SETUP = Setup((Seat("Anna", 0), Seat("Bruno", 2)))
START = StartGame(SETUP, 5)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games, an empty one."""
    folder = tmp_path / "games"
    folder.mkdir()
    monkeypatch.setattr("firenze.session.program.games_folder", lambda: folder)
    return folder


def after(*signals: Signal) -> Navigator:
    pygame.font.init()
    navigator = Navigator(Words())
    navigator.resize(Theme(1280, 720))
    for signal in signals:
        navigator.obey(signal)
    if navigator.screen:
        drawn(navigator.screen, navigator.theme)
    return navigator


def readable(value: type | tuple[Signal, ...]) -> str:
    """A parameter as it stands in a test's name."""
    if isinstance(value, type):
        return value.__name__
    return " ".join(type(signal).__name__ for signal in value)


@pytest.mark.parametrize(
    ("signals", "kind"),
    [
        ((ShowMenu(),), MenuScreen),
        ((ShowMenu(), ShowNewGame()), NewGameScreen),
        ((ShowMenu(), ShowNewGame(), Back()), MenuScreen),
        ((ShowMenu(), ShowRules("K2")), RulesScreen),
        ((ShowMenu(), ShowNewGame(), START), TableScreen),
        ((START, OpenPause()), PauseScreen),
        ((START, OpenPause(), ShowRules(), Back()), PauseScreen),
        ((START, OpenPause(), ShowNewGame(), START), TableScreen),
        ((START, OpenPause(), ShowRules(), ShowTable()), TableScreen),
        ((START, OpenPause(), ShowMenu()), MenuScreen),
        ((START, ShowScores()), ScoresScreen),
        ((START, ShowScores(), ShowTable()), TableScreen),
    ],
    ids=readable,
)
def test_signals_lead_to_screens(signals: tuple[Signal, ...], kind: type) -> None:
    assert isinstance(after(*signals).screen, kind)


def test_quit_closes_everything() -> None:
    assert after(START, OpenPause(), Quit()).screen is None


def test_a_game_begins_with_its_setup_and_seed() -> None:
    navigator = after(START)
    assert navigator.history
    assert navigator.history.start.table.setup == SETUP
    assert navigator.history.seed == 5
    assert navigator.setup == SETUP


def test_saving_twice_writes_one_file_that_loads_again(data: Path) -> None:
    navigator = after(START)
    assert navigator.history
    played(navigator.history, 7)
    navigator.obey(SaveGame())
    assert isinstance(navigator.screen, NoticeScreen)
    navigator.obey(Back())
    played(navigator.history, 4)
    navigator.obey(SaveGame())
    (file,) = data.iterdir()
    assert "Anna, Bruno" in file.name
    again = after(ShowMenu(), LoadGame(file))
    assert isinstance(again.screen, TableScreen)
    assert again.history
    assert again.history.state == navigator.history.state
    assert again.history.count == 11


def test_saved_games_are_offered(data: Path) -> None:
    save(begin(SETUP, load_classic(), 1), data / "first.firenze")
    navigator = after(ShowMenu(), ShowSavedGames())
    assert isinstance(navigator.screen, SavedGamesScreen)
    assert "0" in {widget.name for widget in navigator.screen.group.widgets}


def test_a_broken_file_is_told_and_the_menu_stays(data: Path) -> None:
    (data / "broken.firenze").write_bytes(b"nothing")
    navigator = after(ShowMenu(), LoadGame(data / "broken.firenze"))
    assert isinstance(navigator.screen, NoticeScreen)
    navigator.obey(Back())
    assert isinstance(navigator.screen, MenuScreen)


def test_a_torn_file_goes_on_and_says_so(data: Path) -> None:
    history: History = played(begin(SETUP, load_classic(), 1), 9)
    save(history, data / "torn.firenze")
    (data / "torn.firenze").write_bytes((data / "torn.firenze").read_bytes()[:-20])
    navigator = after(LoadGame(data / "torn.firenze"))
    assert isinstance(navigator.screen, NoticeScreen)
    navigator.obey(Back())
    assert isinstance(navigator.screen, TableScreen)


def test_a_folder_that_cannot_be_written_is_told(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firenze.session.program.games_folder", lambda: data / "gone")
    navigator = after(START, SaveGame())
    assert isinstance(navigator.screen, NoticeScreen)
    assert navigator.file is None
