"""Setting up a game: two clicks begin one, and everything that can be chosen reaches it."""

import pygame
import pytest

from firenze.engine.model import Options, Seat, Setup
from firenze.text.words import Words
from firenze.ui.screens.base import Back, ShowNewGame, StartGame
from firenze.ui.screens.menu import MenuScreen
from firenze.ui.screens.new_game import NewGameScreen
from firenze.ui.screens.option_rows import OptionRow, option_rows, shown_value, with_option
from firenze.ui.screens.seating import FIRST_GAME, seating
from tests.ui.screen_tools import FULL, click, click_on, drawn, press, shown, type_text, widget

WORDS = Words()
NAMES = ("Anna", "Bruno", "Carla", "Dino")
SETUP = Setup(tuple(Seat(name, family) for family, name in enumerate(NAMES)))


def test_a_game_begins_with_the_second_click() -> None:
    menu, new_game = MenuScreen(WORDS), NewGameScreen(WORDS)
    shown(menu)
    assert click_on(menu, "new") == ShowNewGame()
    shown(new_game)
    signal = click_on(new_game, "begin")
    assert isinstance(signal, StartGame)
    assert len(signal.setup.seats) == 2
    assert signal.setup.options == Options()


def test_two_keys_begin_a_game_too() -> None:
    menu, new_game = MenuScreen(WORDS), NewGameScreen(WORDS)
    assert press(menu, pygame.K_RETURN) == ShowNewGame()
    assert isinstance(press(new_game, pygame.K_RETURN), StartGame)
    assert press(new_game, pygame.K_ESCAPE) == Back()


def test_equal_names_get_numbers() -> None:
    seats = seating(NAMES, None).with_players(4)
    for chair, name in ((0, "Ada"), (1, "ada "), (2, "Ada"), (3, "Ada 2")):
        seats = seats.with_name(chair, name)
    names = [seat.name for seat in seats.setup(NAMES).seats]
    assert names == ["Ada", "ada 2", "Ada 3", "Ada 2 2"]


def test_the_pointer_on_the_title_of_an_option_tells_what_it_is_about() -> None:
    screen = NewGameScreen(WORDS)
    shown(screen, FULL)
    row = widget(screen, "hands")
    assert row.around is not None
    place = (row.around.left + 5, row.around.centery)
    motion = {"pos": place, "rel": (0, 0), "buttons": (0, 0, 0)}
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, motion))
    assert screen.group.pointed is row
    value = screen.seating
    click(screen, place)
    assert screen.seating == value


def test_names_families_options_and_seed_reach_the_game() -> None:
    screen = NewGameScreen(WORDS)
    shown(screen, FULL)
    click(screen, widget(screen, "players").rect.move(-2, 0).midright)
    drawn(screen, screen.theme)
    for _ in range(30):
        screen.group.focus("name0")
        press(screen, pygame.K_BACKSPACE)
    type_text(screen, "Zoë")
    crests = widget(screen, "crest0").rect
    click(screen, (crests.right - 5, crests.centery))
    screen.group.focus("seed")
    type_text(screen, "4x2")
    screen.group.focus("majority_tie")
    press(screen, pygame.K_RIGHT)
    signal = click_on(screen, "begin")
    assert isinstance(signal, StartGame)
    assert signal.setup.seats[0].name == "Zoë"
    assert [seat.family for seat in signal.setup.seats] == [3, 1, 2, 0]
    assert signal.setup.options == Options(majority_tie="nobody")
    assert signal.seed == 42


def test_an_empty_name_becomes_that_of_the_family() -> None:
    places = seating(NAMES, None).with_name(1, "  ")
    assert [seat.name for seat in places.setup(NAMES).seats] == ["Anna", "Bruno"]


def test_a_start_player_who_leaves_is_drawn_anew() -> None:
    places = seating(NAMES, Setup(SETUP.seats, Options(start_player=3)))
    assert places.with_players(4).options.start_player == 3
    assert places.with_players(3).options.start_player is None


def test_the_last_setup_is_offered_again() -> None:
    setup = Setup((Seat("Ida", 3), Seat("Ugo", 1)), Options(gentle=True))
    assert seating(NAMES, setup).setup(NAMES) == setup
    families = [seat.family for seat in seating(NAMES, setup).chairs]
    assert sorted(families) == [0, 1, 2, 3]


def test_hidden_hands_are_remembered_but_not_for_a_first_game() -> None:
    places = seating(NAMES, Setup(SETUP.seats, Options(hands="hidden", gentle=True)))
    assert places.options.hands == "hidden"
    assert places.with_first_game(False).options == Options(hands="hidden")
    assert places.with_first_game(True).options == FIRST_GAME


@pytest.mark.parametrize(("other", "free"), [("human", True), ("maestro", False)])
def test_hands_are_hidden_only_where_people_share_the_screen(other: str, free: bool) -> None:
    seats = (Seat("Ida", 3), Seat("Ugo", 1, other))
    screen = NewGameScreen(WORDS, Setup(seats))
    shown(screen)
    hands = widget(screen, "hands")
    assert hands.enabled is free
    click(screen, hands.rect.move(-2, 0).midright)
    assert screen.seating.options.hands == ("hidden" if free else "open")


def test_the_first_game_is_the_gentlest() -> None:
    places = seating(NAMES, None).with_first_game(True)
    assert places.options == FIRST_GAME == Options(campanile=False, gentle=True)
    assert places.is_first_game
    assert places.with_first_game(False).options == Options()


@pytest.mark.parametrize("row", option_rows(WORDS), ids=lambda row: row.name)
def test_every_value_of_an_option_can_be_chosen_and_is_shown(row: OptionRow) -> None:
    for value, _ in row.options:
        assert shown_value(with_option(Options(), row.name, value), row.name) == value


def test_bots_sit_down_under_their_own_names() -> None:
    screen = NewGameScreen(WORDS)
    shown(screen, FULL)
    screen.group.focus("sits1")
    press(screen, pygame.K_RIGHT)
    press(screen, pygame.K_RIGHT)
    signal = click_on(screen, "begin")
    assert isinstance(signal, StartGame)
    assert [seat.controller for seat in signal.setup.seats] == ["human", "lavorante"]
    assert signal.setup.seats[1].name == "Beppe"


def test_a_typed_name_stays_when_a_bot_takes_the_seat() -> None:
    screen = NewGameScreen(WORDS, SETUP)
    shown(screen, FULL)
    screen.group.focus("sits2")
    press(screen, pygame.K_LEFT)
    signal = click_on(screen, "begin")
    assert isinstance(signal, StartGame)
    assert signal.setup.seats[2].controller == "capomastro"
    assert signal.setup.seats[2].name == "Carla"
