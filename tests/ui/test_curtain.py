"""Hidden hands on the screen: the curtain between turns, and cards that lie face down (K5)."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from firenze.engine.actions import END_PHASE
from firenze.engine.game import decider
from firenze.engine.model import GameState, Options
from firenze.engine.terms import CardKind, Colour, Phase
from firenze.session.history import History
from firenze.session.record_write import save
from firenze.text.words import Words
from firenze.ui.app import Loop
from firenze.ui.display import open_display, open_window
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.table import TablePainter
from firenze.ui.glow import places_of
from firenze.ui.layout import Layout
from firenze.ui.navigator import Navigator
from firenze.ui.places import Places
from firenze.ui.screens.base import Back, LoadGame, PlayOn, ShowRules, ShowTable, Signal
from firenze.ui.screens.curtain import SETTLES, Curtain
from firenze.ui.screens.notice import NoticeScreen
from firenze.ui.screens.pause import PauseScreen
from firenze.ui.screens.rules import RulesScreen
from firenze.ui.screens.table import TableScreen
from firenze.ui.targets import OnHand, OnPlayer, OnSlot, OnSpot, OnStorage, Target
from firenze.ui.theme import Theme
from firenze.ui.view import TableView
from tests.engine.arrange import PLAIN_ROW, Arranged, Cards
from tests.session.games import setup_of
from tests.ui.screen_tools import click, drawn, press

WORDS = Words()
HIDDEN = Options(hands="hidden")
FLOOD = ((CardKind.FLOOD, "wy"), *PLAIN_ROW[1:])
PATRICIAN, MASON = (CardKind.PATRICIAN,), (CardKind.MASON,)
SPACE, ENTER, ESCAPE = pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE


class Table:
    """A game in the program, worked by events; every picture is drawn at once, as in the window."""

    def __init__(self, history: History) -> None:
        pygame.font.init()
        self.history = history
        self.navigator = Navigator(WORDS)
        self.navigator.resize(Theme(1280, 720))
        self.navigator.obey(PlayOn(history))
        self.picture()

    @property
    def screen(self) -> TableScreen:
        screen = self.navigator.screen
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def curtain(self) -> Curtain | None:
        return self.screen.curtain

    @property
    def who(self) -> str | None:
        """Whose curtain is down."""
        return self.curtain.seat.name if self.curtain else None

    def picture(self) -> bytes:
        screen = self.navigator.screen
        assert screen
        return pygame.image.tobytes(drawn(screen, self.navigator.theme), "RGB")

    def wait(self, seconds: float = SETTLES) -> None:
        assert self.navigator.screen
        self.navigator.screen.update(0.02)
        self.navigator.screen.update(seconds)

    def send(self, kind: int, **values: Any) -> None:
        assert self.navigator.screen
        self.obey(self.navigator.screen.handle(pygame.event.Event(kind, **values)))

    def press(self, key: int) -> bytes:
        assert self.navigator.screen
        self.obey(press(self.navigator.screen, key))
        return self.picture()

    def click(self, target: Target) -> bytes:
        rect = self.screen.places.rect(target)
        assert rect, target
        self.obey(click(self.screen, rect.center))
        return self.picture()

    def obey(self, signal: Signal | None) -> None:
        if signal:
            self.navigator.obey(signal)

    def lift(self) -> None:
        """Lets the player whose curtain it is come to the screen."""
        assert self.curtain
        self.wait()
        self.press(ENTER)
        assert self.curtain is None


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("firenze.session.program.games_folder", lambda: tmp_path)
    return tmp_path


def table(state: GameState) -> Table:
    return Table(History(state, 1, arranged=True))


def ending(*hands: Cards, options: Options = HIDDEN) -> GameState:
    """The first player, Ada, may end her turn; then comes Bruno."""
    return Arranged(hands=hands, phase=Phase.COMMISSIONS, options=options).state()


def flooded(*hands: Cards, options: Options = HIDDEN) -> GameState:
    """Ada may take a Flood that costs her, Bruno and Clio one of two colours each."""
    stores = ("wr", "gy", "bp")
    return Arranged(players=3, hands=hands, storages=stores, row=FLOOD, options=options).state()


def with_seats(state: GameState, *controllers: str) -> GameState:
    setup = setup_of(*controllers, options=state.table.setup.options)
    return replace(state, table=replace(state.table, setup=setup))


def own_hand(played: Table) -> list[Target]:
    return [target for target in played.screen.places.order if isinstance(target, OnHand)]


def test_after_a_turn_the_curtain_waits_for_the_next_player() -> None:
    played = table(ending(MASON, PATRICIAN))
    assert played.who == "Ada"
    played.lift()
    assert own_hand(played) == [OnHand(0, CardKind.MASON)]
    at_once = played.press(SPACE)
    assert decider(played.history.state) == 1
    assert played.who == "Bruno"
    curtain = Curtain(WORDS, played.history.state.table.setup.seats[1], "It is your turn.")
    curtain.resize(played.navigator.theme)
    assert at_once == pygame.image.tobytes(drawn(curtain, played.navigator.theme), "RGB")
    played.lift()
    assert own_hand(played) == [OnHand(1, CardKind.PATRICIAN)]
    assert played.screen.play.view().hidden_hands == {0}


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_display()
    opened = open_window((1280, 720))
    pygame.event.clear()
    yield opened
    opened.destroy()
    pygame.display.quit()


def test_no_frame_of_the_window_shows_the_next_hand(
    window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewers: list[int] = []
    draw = TablePainter.draw

    def watched(
        self: TablePainter,
        canvas: Canvas,
        layout: Layout,
        found: Places,
        view: TableView,
        strip: None = None,
    ) -> None:
        viewers.append(view.viewer)
        draw(self, canvas, layout, found, view, strip)

    monkeypatch.setattr(TablePainter, "draw", watched)
    loop = Loop(window, 100, Navigator(WORDS))
    loop.fit()
    loop.navigator.obey(PlayOn(History(ending(MASON, PATRICIAN), 1, arranged=True)))
    seen = []
    for keys in ((), (ENTER,), (SPACE, ENTER, ESCAPE), (ENTER,)):
        for key in keys:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        for _ in range(8):
            loop.step(0.1)
        seen.append(set(viewers))
        viewers.clear()
    assert seen == [set(), {0}, set(), {1}]


def test_nothing_works_the_curtain_before_it_has_settled() -> None:
    played = table(ending())
    played.wait(SETTLES - 0.01)
    before = played.picture()
    button = played.curtain.group.widgets[0].rect.center if played.curtain else (0, 0)
    for key in (ENTER, SPACE, ESCAPE, pygame.K_TAB):
        assert played.press(key) == before
    click(played.screen, button)
    assert played.who == "Ada"
    played.wait(0.02)
    click(played.screen, button)
    assert played.who is None


def test_a_click_that_began_too_early_does_not_count() -> None:
    played = table(ending())
    assert played.curtain
    button = played.curtain.group.widgets[0].rect.center
    played.send(pygame.MOUSEBUTTONDOWN, pos=button, button=1)
    played.wait()
    played.send(pygame.MOUSEBUTTONUP, pos=button, button=1)
    assert played.who == "Ada"


def test_a_key_that_is_held_does_not_pass_through() -> None:
    played = table(ending())
    played.lift()
    played.screen.play.look(None, OnSpot("primary"))
    played.send(pygame.KEYDOWN, key=ENTER, mod=0)
    assert played.who == "Bruno"
    played.wait()
    played.send(pygame.KEYDOWN, key=ENTER, mod=0)
    assert played.who == "Bruno"
    played.send(pygame.KEYUP, key=ENTER, mod=0)
    played.press(ENTER)
    assert played.who is None


def test_the_curtain_is_the_same_picture_whatever_is_secret() -> None:
    one = table(ending(MASON, PATRICIAN))
    other = table(ending((CardKind.SABOTEUR, CardKind.MEMORIAL), ()))
    assert one.history.state.market.deck != other.history.state.market.deck
    assert one.picture() == other.picture()
    for played in (one, other):
        played.lift()
    assert one.press(SPACE) == other.press(SPACE)


RIVALS = (
    (MASON, (CardKind.PATRICIAN, CardKind.MEMORIAL)),
    (PATRICIAN, (CardKind.ARCHITECT, CardKind.ARCHITECT)),
)


def test_a_player_sees_the_number_of_the_others_cards_and_nothing_more() -> None:
    mine = (CardKind.SABOTEUR,)
    one, other = (table(flooded(mine, *rivals)) for rivals in RIVALS)
    for played in (one, other):
        played.lift()
    assert one.picture() == other.picture()
    for target in (*places_of(one.history.state, 0), OnSpot("primary"), OnSpot("log")):
        views = []
        for played in (one, other):
            played.screen.play.look(target)
            views.append(replace(played.screen.play.view(), state=one.history.state))
        assert views[0] == views[1], target
    for target in (OnPlayer(1), OnSlot(0), OnSpot("primary")):
        for played in (one, other):
            played.screen.play.look(target)
        assert one.picture() == other.picture()


def test_the_choices_of_an_event_lay_all_cards_face_down() -> None:
    one = table(flooded(MASON, MASON, (CardKind.MERCHANT, CardKind.COUNTESS)))
    other = table(flooded((CardKind.SABOTEUR,), (CardKind.ARCHITECT,), (CardKind.MEMORIAL,) * 2))
    for played in (one, other):
        played.lift()
        played.click(OnSlot(0))
    for player, colour in ((0, Colour.WHITE), (1, Colour.GREEN), (2, Colour.BLUE)):
        for played in (one, other):
            assert decider(played.history.state) == player
            assert played.who is None
            assert not own_hand(played)
            assert OnSpot("hand") in played.screen.places.order
            played.screen.play.look(OnSpot("hand"))
        assert one.picture() == other.picture()
        for played in (one, other):
            played.click(OnStorage(player, colour))
            if decider(played.history.state) == player:
                played.click(OnStorage(player, colour))
    assert one.who == other.who == "Ada"


def test_before_a_patrician_is_asked_the_curtain_comes_and_then_goes_back() -> None:
    played = table(flooded(MASON, PATRICIAN))
    played.lift()
    played.click(OnSlot(0))
    played.click(OnStorage(0, Colour.WHITE))
    assert played.who == "Bruno"
    assert played.curtain
    assert "Flood" in played.curtain.why
    played.lift()
    assert own_hand(played) == [OnHand(1, CardKind.PATRICIAN)]
    played.press(SPACE)
    assert decider(played.history.state) == 2
    assert played.who is None
    played.click(OnStorage(2, Colour.BLUE))
    assert played.who == "Ada"


def test_whoever_alone_is_struck_needs_no_curtain_to_go_on() -> None:
    row = ((CardKind.STORAGE_ON_FIRE, ""), *((CardKind.FAME, ""),) * 5)
    played = table(Arranged(storages=("wwrr", "gg"), row=row, options=HIDDEN).state())
    played.lift()
    played.click(OnSlot(0))
    assert played.screen.play.view().hidden_hands == {0, 1}
    while played.history.state.market.taken:
        played.press(pygame.K_w if played.history.state.players[0].storage[0] else pygame.K_r)
    assert decider(played.history.state) == 0
    assert played.who is None
    assert played.screen.play.view().hidden_hands == {1}


@pytest.mark.parametrize(
    ("state", "hidden"),
    [
        (ending(MASON, PATRICIAN, options=Options()), set()),
        (with_seats(ending(MASON, PATRICIAN), "human", "maestro"), set()),
        (with_seats(flooded(MASON, PATRICIAN), "maestro", "human", "human"), {0, 1, 2}),
        (Arranged(hands=(MASON, MASON), phase=Phase.OVER, options=HIDDEN).state(), set()),
    ],
    ids=["open hands", "one human", "before a bot", "after the end"],
)
def test_no_curtain(state: GameState, hidden: set[int]) -> None:
    played = table(state)
    assert played.who is None
    assert played.screen.play.view().hidden_hands == hidden


def test_no_way_leads_around_the_curtain() -> None:
    pictures = []
    for hands in ((MASON, PATRICIAN), ((CardKind.MEMORIAL,), (CardKind.SMUGGLER,))):
        played = table(ending(*hands))
        down = played.picture()
        played.wait()
        shown = [played.press(ESCAPE)]
        assert isinstance(played.navigator.screen, PauseScreen)
        played.navigator.obey(ShowRules())
        assert isinstance(played.navigator.screen, RulesScreen)
        for signal in (Back(), Back()):
            played.navigator.obey(signal)
            shown.append(played.picture())
        assert shown[-1] == down
        played.navigator.obey(ShowRules())
        played.navigator.obey(ShowTable())
        assert played.picture() == down
        notice = NoticeScreen(WORDS, "Something happened.", played.screen)
        notice.resize(played.navigator.theme)
        shown.append(pygame.image.tobytes(drawn(notice, played.navigator.theme), "RGB"))
        pictures.append(shown)
    assert pictures[0] == pictures[1]


def test_the_curtain_settles_anew_after_the_pause_menu() -> None:
    played = table(ending())
    played.wait()
    played.press(ESCAPE)
    played.press(ENTER)
    played.press(ENTER)
    assert played.who == "Ada"
    played.lift()


def test_another_size_keeps_the_curtain() -> None:
    played = table(ending())
    for size in ((1024, 640), (1920, 1080)):
        played.navigator.resize(Theme(*size))
        assert len(played.picture()) == size[0] * size[1] * 3
        assert played.who == "Ada"
    played.lift()


def test_a_game_that_is_opened_and_what_redo_brings_come_behind_the_curtain(data: Path) -> None:
    history = History(ending(), 1, arranged=True)
    history.play(END_PHASE)
    history.keep(0)
    file = data / "game.firenze"
    save(history, file)
    played = table(ending())
    played.navigator.obey(LoadGame(file))
    assert played.who == "Ada"
    played.lift()
    played.send(pygame.KEYDOWN, key=pygame.K_y, mod=pygame.KMOD_CTRL)
    assert played.who == "Bruno"


def test_the_log_of_hidden_hands_tells_what_all_could_see() -> None:
    logs = []
    for hands in ((MASON, MASON), ((CardKind.SABOTEUR,), (CardKind.ARCHITECT,))):
        played = table(flooded(*hands))
        played.lift()
        played.click(OnSlot(1))
        while decider(played.history.state) == 0 and played.history.state.pending:
            played.press(pygame.K_w)
        logs.append([line.words for line in played.screen.play.moment.log])
    assert logs[0] == logs[1]
    assert any("Disgrace" in words for words in logs[0])
