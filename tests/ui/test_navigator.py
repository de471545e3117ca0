"""From screen to screen, and games that begin, are kept and go on."""

from pathlib import Path

import pygame
import pytest

from firenze.engine.model import Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.record_read import load
from firenze.session.record_write import save
from firenze.text.words import Words
from firenze.ui.navigator import Navigator
from firenze.ui.screens.base import (
    Back,
    LoadGame,
    OpenPause,
    PlayOn,
    Quit,
    ShowGames,
    ShowMenu,
    ShowNewGame,
    ShowRules,
    ShowScores,
    ShowTable,
    Signal,
    StartGame,
)
from firenze.ui.screens.games import GamesScreen
from firenze.ui.screens.menu import MenuScreen
from firenze.ui.screens.new_game import NewGameScreen
from firenze.ui.screens.notice import NoticeScreen
from firenze.ui.screens.pause import PauseScreen
from firenze.ui.screens.rules import RulesScreen
from firenze.ui.screens.scores import ScoresScreen
from firenze.ui.screens.table import TableScreen
from firenze.ui.theme import Theme
from tests.session.games import played
from tests.ui.screen_tools import drawn, press

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


def test_every_decision_is_kept_and_the_menu_goes_on_with_it(data: Path) -> None:
    navigator = after(START)
    assert navigator.history
    played(navigator.history, 7)
    (file,) = data.glob("*.firenze")
    assert "Anna, Bruno" in file.name
    assert load(file).history.state == navigator.history.state
    state = navigator.history.state
    navigator.obey(ShowMenu())
    assert isinstance(navigator.screen, MenuScreen)
    drawn(navigator.screen, navigator.theme)
    signal = press(navigator.screen, pygame.K_RETURN)
    assert signal == LoadGame(file)
    navigator.obey(signal)
    assert navigator.history.state == state
    played(navigator.history, 4)
    assert load(file).history.count == 11
    assert [path.name for path in data.glob("*.firenze")] == [file.name]


def test_a_game_without_a_decision_leaves_no_file(data: Path) -> None:
    navigator = after(START, OpenPause(), ShowMenu())
    assert not list(data.iterdir())
    assert isinstance(navigator.screen, MenuScreen)
    assert navigator.screen.group.widgets[0].name == "new"


def test_playing_on_from_a_replay_is_a_game_of_its_own(data: Path) -> None:
    navigator = after(START)
    assert navigator.history
    played(navigator.history, 9)
    (old,) = data.glob("*.firenze")
    before = old.read_bytes()
    navigator.obey(PlayOn(navigator.history.branch(4)))
    played(navigator.history, 1)
    (new,) = set(data.glob("*.firenze")) - {old}
    assert old.read_bytes() == before
    assert load(new).history.count == 5


def test_games_are_offered(data: Path) -> None:
    save(begin(SETUP, load_classic(), 1), data / "first.firenze")
    assert isinstance(after(ShowMenu(), ShowGames()).screen, GamesScreen)


def test_a_broken_file_is_told_and_the_menu_stays(data: Path) -> None:
    (data / "broken.firenze").write_bytes(b"nothing")
    navigator = after(ShowMenu(), LoadGame(data / "broken.firenze"))
    assert isinstance(navigator.screen, NoticeScreen)
    navigator.obey(Back())
    assert isinstance(navigator.screen, MenuScreen)
    assert (data / "broken.firenze").read_bytes() == b"nothing"


def test_a_torn_file_goes_on_and_says_so(data: Path) -> None:
    history: History = played(begin(SETUP, load_classic(), 1), 9)
    save(history, data / "torn.firenze")
    (data / "torn.firenze").write_bytes((data / "torn.firenze").read_bytes()[:-20])
    navigator = after(LoadGame(data / "torn.firenze"))
    assert isinstance(navigator.screen, NoticeScreen)
    navigator.obey(Back())
    assert isinstance(navigator.screen, TableScreen)


def test_a_disk_that_fails_is_told_once(data: Path) -> None:
    data.rmdir()
    data.write_bytes(b"a file where the folder should be")
    navigator = after(START)
    assert navigator.history
    assert not navigator.tell_news()
    played(navigator.history, 1)
    assert navigator.tell_news()
    assert isinstance(navigator.screen, NoticeScreen)
    navigator.obey(Back())
    played(navigator.history, 60)
    assert not navigator.tell_news()
    assert isinstance(navigator.screen, TableScreen)
