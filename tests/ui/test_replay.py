"""The replay: any position of a game, reached by mouse, keys, time and the log."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from firenze.engine.game import outcome
from firenze.engine.model import HUMAN, Options
from firenze.engine.terms import CardKind
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.text.words import Words
from firenze.ui.screens.base import Back, PlayOn, ShowRules
from firenze.ui.screens.replay import ReplayScreen
from firenze.ui.screens.replay_bar import PACES
from firenze.ui.targets import OnHand, OnLogLine, OnSlot, OnSpot, OnTowerOf
from firenze.ui.widgets.base import Widget
from tests.session.games import finished, humans, played, setup_of
from tests.ui.screen_tools import FULL, SMALL, USUAL, click, drawn, press, shown

WORDS = Words()


@pytest.fixture(scope="module")
def game() -> History:
    """A finished game of three."""
    return finished(begin(humans(3), load_classic(), 11))


def opened(history: History, step: int, size: tuple[int, int] = USUAL) -> ReplayScreen:
    screen = ReplayScreen(history, WORDS, step)
    shown(screen, size)
    return screen


def button(screen: ReplayScreen, name: str) -> Widget:
    return next(w for w in screen.bar.group.widgets if w.name == name)


def move(screen: ReplayScreen, position: tuple[int, int]) -> None:
    motion: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0)}
    screen.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=position, **motion))


def test_keys_go_through_steps_and_turns(game: History) -> None:
    screen = opened(game, 0)
    play = screen.play
    for _ in range(3):
        press(screen, pygame.K_RIGHT)
    assert play.resting.state == game.state_after(3)
    press(screen, pygame.K_LEFT)
    assert play.step == 2
    press(screen, pygame.K_PAGEDOWN)
    assert play.step == play.turns[1]
    assert play.resting.state.turn.number == 2
    press(screen, pygame.K_RIGHT)
    press(screen, pygame.K_PAGEUP)
    assert play.step == play.turns[1]
    press(screen, pygame.K_PAGEUP)
    assert play.step == 0
    press(screen, pygame.K_END)
    assert play.resting.state == game.state
    press(screen, pygame.K_RIGHT)
    assert play.step == game.count
    press(screen, pygame.K_HOME)
    press(screen, pygame.K_LEFT)
    assert play.resting.state == game.start


def test_the_buttons_do_what_the_keys_do(game: History) -> None:
    screen = opened(game, 10)
    for name, step in (("step_on", 11), ("step_back", 10)):
        click(screen, button(screen, name).rect.center)
        assert screen.play.step == step
    click(screen, button(screen, "turn_on").rect.center)
    assert screen.play.step in screen.play.turns
    click(screen, button(screen, "turn_back").rect.center)
    assert screen.play.step in screen.play.turns


def test_the_slider_is_dragged_to_both_ends(game: History) -> None:
    screen = opened(game, 10)
    rect = button(screen, "slider").rect
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1))
    assert abs(screen.play.step - game.count / 2) < game.count / 50
    move(screen, (rect.right + 400, rect.centery))
    assert screen.play.step == game.count
    move(screen, (rect.left - 400, rect.centery))
    assert screen.play.step == 0
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=1))
    move(screen, rect.center)
    assert screen.play.step == 0


def test_it_plays_at_its_pace_and_stops_at_the_end(game: History) -> None:
    screen = opened(game, game.count - 2)
    press(screen, pygame.K_SPACE)
    assert not screen.update(PACES["1"] * 0.9) or screen.play.step == game.count - 2
    screen.update(PACES["1"] * 0.2)
    assert screen.play.step == game.count - 1
    click(screen, button(screen, "pace").rect.center)
    screen.update(PACES["2"])
    assert screen.play.step == game.count
    screen.update(PACES["2"])
    assert not screen.bar.playing
    press(screen, pygame.K_SPACE)
    assert screen.play.step == 0
    assert screen.bar.playing


def test_a_line_of_the_log_leads_to_what_it_tells(game: History) -> None:
    screen = opened(game, game.count // 2)
    press(screen, pygame.K_l)
    drawn(screen, screen.frame.theme)
    lines = [t for t in screen.places.order if isinstance(t, OnLogLine)]
    rect = screen.places.rect(lines[2])
    assert rect
    told = screen.play.resting.log[lines[2].line].words
    click(screen, rect.center)
    assert screen.play.step < game.count // 2
    assert screen.play.deed
    assert screen.play.deed.words == told


def test_at_the_start_of_a_turn_it_says_what_was_done_before(game: History) -> None:
    play = opened(game, 0).play
    assert play.deed is None
    for turn in range(1, len(play.turns)):
        play.go(play.turns[turn])
        assert play.deed
        assert play.deed.player is not None
        assert play.deed.words


def test_the_open_log_scrolls_to_the_beginning(game: History) -> None:
    screen = opened(game, game.count)
    press(screen, pygame.K_l)
    for _ in range(len(screen.play.resting.log)):
        press(screen, pygame.K_UP)
        drawn(screen, screen.frame.theme)
    assert OnLogLine(0) in screen.places.order


def test_what_is_to_come_is_soft_in_the_log(game: History) -> None:
    screen = opened(game, game.count // 2)
    view = screen.play.resting
    assert view.log_done is not None
    assert 0 < view.log_done < len(view.log)
    press(screen, pygame.K_END)
    assert screen.play.resting.log_done == len(view.log)


def test_nothing_on_the_table_can_be_played(game: History) -> None:
    screen = opened(game, 5)
    for target in screen.places.order:
        rect = screen.places.rect(target)
        if rect and not isinstance(target, OnLogLine) and target != OnSpot("menu"):
            click(screen, rect.center)
            press(screen, pygame.K_ESCAPE)
        screen.play.go(5)
        assert screen.play.history.count == game.count
        assert screen.play.resting.state == game.state_after(5)


def test_what_is_gone_from_the_table_is_looked_at_no_longer(game: History) -> None:
    with_tower = next(n for n in range(game.count) if game.state_after(n).players[1].towers)
    for look in (OnTowerOf(1, 0), OnHand(1, CardKind.MASON)):
        screen = opened(game, with_tower)
        screen.play.look(look)
        press(screen, pygame.K_HOME)
        drawn(screen, screen.frame.theme)
        assert screen.play.view().hover is None


def test_the_pointer_finds_what_a_step_brings_under_it(game: History) -> None:
    screen = opened(game, game.count // 2)
    rect = screen.places.rect(OnSlot(1))
    assert rect
    move(screen, rect.center)
    press(screen, pygame.K_PAGEDOWN)
    lying = screen.play.resting.state.market.row[1].card
    zoom = screen.play.view().zoom
    assert zoom
    assert zoom.card is lying


def test_shift_and_arrows_go_by_turns(game: History) -> None:
    screen = opened(game, 0)
    press(screen, pygame.K_RIGHT, pygame.KMOD_LSHIFT)
    assert screen.play.step == screen.play.turns[1]
    press(screen, pygame.K_LEFT, pygame.KMOD_LSHIFT)
    assert screen.play.step == 0


def test_the_keyboard_looks_at_everything_on_the_table(game: History) -> None:
    screen = opened(game, game.count // 2)
    press(screen, pygame.K_2)
    assert screen.play.view().focus == OnSlot(1)
    press(screen, pygame.K_RIGHT, pygame.KMOD_LCTRL)
    assert screen.play.view().focus not in (None, OnSlot(1))
    press(screen, pygame.K_3)
    press(screen, pygame.K_RETURN)
    assert screen.play.view().pinned
    press(screen, pygame.K_ESCAPE)
    press(screen, pygame.K_TAB)
    assert screen.play.view().focus is None
    assert screen.bar.group.focused
    press(screen, pygame.K_F1)
    before = screen.play.step
    press(screen, pygame.K_RIGHT)
    assert screen.play.step == before


def test_the_keyboard_jumps_to_a_line_of_the_log(game: History) -> None:
    screen = opened(game, game.count // 2)
    drawn(screen, screen.frame.theme)
    line = next(t for t in screen.places.order if isinstance(t, OnLogLine))
    screen.play.look(None, line)
    press(screen, pygame.K_RETURN)
    assert screen.play.deed
    assert screen.play.deed.words == screen.play.resting.log[line.line].words


def test_walking_the_table_passes_by_what_the_bar_covers(game: History) -> None:
    screen = opened(game, game.count // 2)
    bar, seen = screen.frame.layout.strip.whole, set()
    press(screen, pygame.K_1)
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN):
        press(screen, key, pygame.KMOD_LCTRL)
        focus = screen.play.focus
        assert focus
        shape = screen.places.shape(focus)
        assert shape
        assert not bar.contains(shape)
        seen.add(focus)
    assert len(seen) > 2


def test_a_slider_that_is_dragged_shows_nothing_on_the_way(game: History) -> None:
    screen = opened(game, game.count)
    rect, slot = button(screen, "slider").rect, screen.places.rect(OnSlot(1))
    assert slot
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1))
    move(screen, slot.center)
    drawn(screen, screen.frame.theme)
    move(screen, slot.center)
    assert screen.play.hover is None


def test_cards_are_enlarged_and_pinned(game: History) -> None:
    screen = opened(game, 5)
    rect = screen.places.rect(OnSlot(1))
    assert rect
    move(screen, rect.center)
    assert screen.play.view().zoom
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=3))
    move(screen, (1, 1))
    assert screen.play.view().pinned
    assert press(screen, pygame.K_ESCAPE) is None
    assert not screen.play.view().pinned
    assert press(screen, pygame.K_ESCAPE) == Back()


def test_playing_on_takes_the_past_along(game: History) -> None:
    screen = opened(game, 40)
    signal = click(screen, button(screen, "on").rect.center)
    assert isinstance(signal, PlayOn)
    assert signal.history.entries == game.entries[:40]
    assert signal.history.state == game.state_after(40)
    press(screen, pygame.K_END)
    drawn(screen, screen.frame.theme)
    assert click(screen, button(screen, "on").rect.center) is None
    assert button(screen, "on").reason


def test_menu_and_rules_are_at_hand(game: History) -> None:
    screen = opened(game, 40)
    for spot, signal in (("menu", Back()), ("rules", ShowRules())):
        rect = screen.places.rect(OnSpot(spot))  # type: ignore[arg-type]
        assert rect
        screen.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=1))
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1)
        assert screen.handle(down) == signal


@pytest.mark.parametrize("size", [SMALL, USUAL, (1366, 768), FULL, (2560, 1440)], ids=str)
@pytest.mark.parametrize("percent", [80, 100])
def test_the_bar_holds_its_widgets(game: History, size: tuple[int, int], percent: int) -> None:
    screen = ReplayScreen(game, WORDS, 40)
    shown(screen, size, percent)
    whole, widgets = screen.frame.layout.strip.whole, screen.bar.group.widgets
    assert all(whole.contains(widget.rect) for widget in widgets)
    assert all(min(widget.rect.size) >= 32 for widget in widgets)
    pairs = [(a, b) for a in widgets for b in widgets if a is not b]
    assert not [(a.name, b.name) for a, b in pairs if a.rect.colliderect(b.rect)]


def secret_game() -> History:
    setup = setup_of(HUMAN, HUMAN, options=Options(start_player=0, hands="hidden"))
    return played(begin(setup, load_classic(), 7), 120, seed=3)


def test_secret_hands_stay_face_down_while_the_game_runs() -> None:
    history = secret_game()
    assert outcome(history.state) is None
    step = next(n for n in range(history.count) if any(_hands(history, n)))
    assert opened(history, step).play.resting.hidden_hands == frozenset({0, 1})
    plain = pygame.image.tobytes(shown(ReplayScreen(history, WORDS, step)), "RGB")
    other = _with_other_hands(history, step)
    assert pygame.image.tobytes(shown(ReplayScreen(other, WORDS, step)), "RGB") == plain


def _hands(history: History, step: int) -> list[tuple[object, ...]]:
    return [player.hand for player in history.state_after(step).players]


def _with_other_hands(history: History, step: int) -> History:
    """The same game whose position at `step` has another card in somebody's hand."""
    branch = history.branch(history.count)
    entry = branch._entries[step - 1]
    players = list(entry.state.players)
    index = next(i for i, player in enumerate(players) if player.hand)
    kinds = [k for k in (CardKind.MASON, CardKind.COUNTESS) if k not in players[index].hand]
    hand = (kinds[0], *players[index].hand[1:])
    players[index] = replace(players[index], hand=hand)
    branch._entries[step - 1] = replace(entry, state=replace(entry.state, players=tuple(players)))
    return branch


def test_hands_show_once_the_game_is_over(game: History) -> None:
    setup = replace(game.start.table.setup, options=Options(start_player=0, hands="hidden"))
    over = finished(begin(setup, load_classic(), 11))
    assert outcome(over.state)
    assert not opened(over, 40).play.resting.hidden_hands
