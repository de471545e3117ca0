"""The table by mouse and keyboard: undo, pinning, the log, sheets, focus, and redrawing."""

from typing import Any

import pygame
import pytest

from firenze.engine.actions import (
    END_PHASE,
    AnswerWithPatrician,
    DiscardBrick,
    ExtendTower,
    PayBrick,
    ScoreTower,
    TakeCard,
)
from firenze.engine.model import GameState, Options
from firenze.engine.phases.setup import is_against_advice
from firenze.engine.terms import COMMISSIONS, CardKind, Colour, Phase
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.screens.base import OpenPause, ShowRules, ShowScores, Signal
from firenze.ui.screens.table import BRACED, LONG_PRESS, REST, TableScreen
from firenze.ui.targets import (
    OnHand,
    OnLogLine,
    OnPhase,
    OnPlayer,
    OnSlot,
    OnSpot,
    OnStorage,
    OnStorey,
    OnTowerOf,
    Spot,
    Target,
)
from firenze.ui.theme import Theme
from firenze.ui.view import Preview
from tests.engine.arrange import Arranged
from tests.ui.screen_tools import USUAL, drawn, press, shown
from tests.ui.tables import decisions, setup_of

W = Colour.WHITE
PRIMARY = OnSpot("primary")
CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


def table(state: GameState | None = None) -> TableScreen:
    """A table that was drawn once; a new game for four, or an arranged position."""
    pygame.font.init()
    history = History(state, 1, arranged=True) if state else begin(setup_of(4), load_classic(), 11)
    screen = TableScreen(history, Words())
    shown(screen)
    return screen


def mouse(screen: TableScreen, kind: int, pos: tuple[int, int], **more: Any) -> Signal | None:
    return screen.handle(pygame.event.Event(kind, pos=pos, **more))


def point(screen: TableScreen, target: Target) -> tuple[int, int]:
    """Moves the pointer onto a place."""
    rect = screen.places.rect(target)
    assert rect is not None
    mouse(screen, pygame.MOUSEMOTION, rect.center, rel=(0, 0), buttons=(0, 0, 0))
    return rect.center


def click(screen: TableScreen, target: Target, button: int = 1) -> Signal | None:
    """A full click on a place."""
    pos = point(screen, target)
    mouse(screen, pygame.MOUSEBUTTONDOWN, pos, button=button)
    return mouse(screen, pygame.MOUSEBUTTONUP, pos, button=button)


def actions(screen: TableScreen) -> list[object]:
    return [entry.action for entry in screen.play.history.entries]


def test_one_click_is_one_decision_and_undo_takes_it_back() -> None:
    screen = table(Arranged(storages=["wr"]).state())
    click(screen, OnSlot(1))
    assert actions(screen) == [TakeCard(1)]
    start = screen.play.history.start
    screen.play.undo()
    assert screen.play.history.state == start
    press(screen, pygame.K_y, CTRL)
    assert actions(screen) == [TakeCard(1)]


def test_undo_stops_at_a_new_card_and_the_button_says_so() -> None:
    screen = table()
    click(screen, OnSlot(0))
    press(screen, pygame.K_u)
    assert actions(screen) == [TakeCard(0)]
    point(screen, OnSpot("undo"))
    tip = screen.play.view().tip
    assert tip is not None
    assert tip.refused


def test_restart_takes_back_the_turn() -> None:
    state = Arranged(storages=["www"], towers=["w1 w2"], phase=Phase.BUILD).state()
    screen = table(state)
    click(screen, OnTowerOf(0, 0))
    click(screen, OnTowerOf(0, 1))
    assert actions(screen) == [ExtendTower(0), ExtendTower(1)]
    press(screen, pygame.K_z, CTRL | SHIFT)
    assert actions(screen) == []
    assert screen.play.history.state == state


def test_a_click_that_leaves_its_place_does_nothing() -> None:
    screen = table()
    pos = point(screen, OnSlot(0))
    mouse(screen, pygame.MOUSEBUTTONDOWN, pos, button=1)
    mouse(screen, pygame.MOUSEBUTTONUP, (640, 2), button=1)
    assert actions(screen) == []


def test_a_later_phase_plays_two_actions_that_undo_one_by_one() -> None:
    state = Arranged(storages=["wwww"], towers=["w2"], phase=Phase.EXCHANGE).state()
    screen = table(state)
    click(screen, OnTowerOf(0, 0))
    assert actions(screen) == [END_PHASE, ExtendTower(0)]


def test_right_click_pins_a_card_until_the_next_one() -> None:
    screen = table()
    click(screen, OnSlot(2), button=3)
    point(screen, OnSpot("deck"))
    view = screen.play.view()
    assert view.pinned
    assert view.zoom_at == OnSlot(2)
    assert screen.play.activate(OnSpot("rules")) == ShowRules("K9")
    click(screen, OnSlot(2), button=3)
    assert not screen.play.view().pinned


def test_a_long_press_pins_and_takes_no_card() -> None:
    screen = table()
    pos = point(screen, OnSlot(2))
    mouse(screen, pygame.MOUSEBUTTONDOWN, pos, button=1)
    screen.update(LONG_PRESS / 2)
    assert not screen.play.view().pinned
    screen.update(LONG_PRESS)
    mouse(screen, pygame.MOUSEBUTTONUP, pos, button=1)
    assert screen.play.view().pinned
    assert actions(screen) == []


def test_the_large_button_takes_the_card_that_was_looked_at() -> None:
    screen = table(Arranged(storages=["wr"]).state())
    assert screen.play.view().prompt.primary is None
    point(screen, OnSlot(1))
    point(screen, OnPhase(Phase.EXCHANGE))
    point(screen, OnSpot("primary"))
    assert screen.play.view().prompt.primary == "Take Disgrace"
    click(screen, OnSpot("primary"))
    assert actions(screen) == [TakeCard(1)]
    assert screen.play.view().prompt.primary is None


def test_tab_walks_what_can_be_done_and_enter_does_it() -> None:
    screen = table()
    press(screen, pygame.K_TAB)
    first = screen.play.attention.focus
    assert first == OnSlot(0)
    press(screen, pygame.K_TAB)
    press(screen, pygame.K_TAB, SHIFT)
    assert screen.play.attention.focus == first
    press(screen, pygame.K_RETURN)
    assert actions(screen) == [TakeCard(0)]


def test_arrows_reach_any_place() -> None:
    screen = table()
    press(screen, pygame.K_2)
    press(screen, pygame.K_RIGHT)
    assert screen.play.attention.focus is not None
    press(screen, pygame.K_UP)
    seen = set()
    for _ in range(12):
        press(screen, pygame.K_UP)
        seen.add(screen.play.attention.focus)
    assert any(not screen.play.resting.glow & {target} for target in seen)


def test_a_number_looks_at_a_card_and_space_takes_it() -> None:
    screen = table()
    press(screen, pygame.K_3)
    assert screen.play.view().zoom is not None
    press(screen, pygame.K_SPACE)
    assert actions(screen) == [TakeCard(2)]


def test_letters_choose_colours() -> None:
    state = Arranged(storages=["w" * 7 + "r" * 5], phase=Phase.LIMITS).state()
    screen = table(state)
    press(screen, pygame.K_r)
    assert actions(screen) == [DiscardBrick(Colour.RED)]


def test_a_letter_walks_where_it_could_mean_several_places() -> None:
    state = Arranged(storages=["www"], towers=["w1 w2"], phase=Phase.BUILD).state()
    screen = table(state)
    press(screen, pygame.K_w)
    assert actions(screen) == []
    press(screen, pygame.K_w)
    press(screen, pygame.K_RETURN)
    assert actions(screen) == [ExtendTower(1)]


def test_space_ends_a_phase() -> None:
    screen = table(Arranged(storages=["wwww"], phase=Phase.EXCHANGE).state())
    press(screen, pygame.K_SPACE)
    assert actions(screen) == [END_PHASE]


def test_the_architect_waits_for_a_storey_and_escape_puts_him_back() -> None:
    hands = [(CardKind.ARCHITECT,)]
    screen = table(Arranged(towers=["w4"], hands=hands, phase=Phase.COMMISSIONS).state())
    click(screen, OnHand(0, CardKind.ARCHITECT))
    assert "Architect" in screen.play.view().prompt.detail
    assert press(screen, pygame.K_ESCAPE) is None
    assert screen.play.attention.shortlist == ()
    click(screen, OnHand(0, CardKind.ARCHITECT))
    click(screen, OnStorey(W, 3))
    assert actions(screen) == [ScoreTower(0, 3)]


def test_escape_closes_what_is_open_before_it_asks_for_the_menu() -> None:
    screen = table()
    press(screen, pygame.K_F1)
    press(screen, pygame.K_l)
    assert screen.play.sheet is None
    press(screen, pygame.K_l)
    assert screen.play.attention.log_open
    assert press(screen, pygame.K_ESCAPE) is None
    assert not screen.play.attention.log_open
    assert press(screen, pygame.K_ESCAPE) == OpenPause()
    assert click(screen, OnSpot("menu")) == OpenPause()


def test_the_discard_pile_is_listed_and_any_click_closes_it() -> None:
    screen = table(Arranged(discard=(CardKind.FLOOD, CardKind.FAME)).state())
    click(screen, OnSpot("discard"))
    assert screen.play.sheet is not None
    assert [row.words for row in screen.play.sheet.rows] == ["Fame", "Flood"]
    mouse(screen, pygame.MOUSEBUTTONDOWN, (600, 300), button=1)
    assert screen.play.sheet is None
    assert actions(screen) == []


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_l])
def test_sheets_and_log_show(key: int) -> None:
    screen = table()
    before = shown(screen)
    press(screen, key)
    assert screen.update(0.0)
    after = drawn(screen, Theme(*USUAL))
    assert before.get_buffer().raw != after.get_buffer().raw


def test_the_log_tells_what_the_others_did_and_marks_the_place() -> None:
    screen = table()
    for _, action in decisions(4, 11)[:60]:
        screen.play.history.play(action)
    screen.play.changed()
    shown(screen)
    viewer = screen.play.moment.viewer
    assert screen.play.moment.since
    assert all(line.player != viewer for line in screen.play.moment.since)
    press(screen, pygame.K_l)
    shown(screen)
    lines = [target for target in screen.places.order if isinstance(target, OnLogLine)]
    marks = []
    for line in lines:
        point(screen, line)
        marks.append(screen.play.view().marked)
    assert any(marks)


def test_the_open_log_folds_where_a_rival_has_to_be_clicked() -> None:
    hands = [(CardKind.SABOTEUR,)]
    state = Arranged(players=2, towers=["", "r2 w1"], hands=hands).state()
    screen = table(state)
    press(screen, pygame.K_l)
    click(screen, OnHand(0, CardKind.SABOTEUR))
    assert not screen.play.attention.log_open
    assert screen.places.rect(OnTowerOf(1, 0)) is not None


def test_whoever_decides_has_the_large_mat() -> None:
    state = Arranged(storages=["w", "wwwr"], row=[(CardKind.FLOOD, "g"), (CardKind.FAME, "")])
    screen = table(state.state())
    click(screen, OnSlot(0))
    assert screen.play.moment.viewer == 1
    assert screen.places.rect(OnStorage(1, W)) is not None
    assert screen.places.rect(OnPlayer(0)) is not None


def test_a_resting_pointer_shows_nothing_of_what_came_below_it() -> None:
    screen = table(Arranged(storages=["wr"]).state())
    click(screen, OnSlot(0))
    x, y = point(screen, OnSlot(0))
    assert actions(screen) == [TakeCard(0)]
    for step in (0, REST):
        mouse(screen, pygame.MOUSEMOTION, (x + step, y), rel=(0, 0), buttons=(0, 0, 0))
        calm = screen.play.view()
        assert (calm.zoom, calm.tip, calm.preview) == (None, None, Preview())
    mouse(screen, pygame.MOUSEMOTION, (x + REST + 1, y), rel=(0, 0), buttons=(0, 0, 0))
    assert screen.play.view().zoom is not None


def test_a_click_that_does_nothing_keeps_its_reason() -> None:
    screen = table(Arranged(towers=["w2"], phase=Phase.COMMISSIONS).state())
    click(screen, OnTowerOf(0, 0))
    tip = screen.play.view().tip
    assert tip is not None
    assert tip.refused


def test_a_second_click_on_the_large_button_waits_until_its_new_words_were_read() -> None:
    state = Arranged(storages=["w"], towers=["w2*"], phase=Phase.BUILD, added=1).state()
    screen = table(state)
    click(screen, PRIMARY)
    click(screen, PRIMARY)
    screen.update(BRACED / 2)
    click(screen, PRIMARY)
    assert actions(screen) == [END_PHASE]
    screen.update(BRACED / 2)
    click(screen, PRIMARY)
    assert actions(screen) == [END_PHASE, END_PHASE]


@pytest.mark.parametrize("spot", ["primary", "secondary"])
def test_a_second_click_on_an_answer_does_not_answer_for_the_next_player(spot: Spot) -> None:
    hands = [(), (CardKind.PATRICIAN,), (CardKind.PATRICIAN,)]
    row = [(CardKind.FLOOD, ""), (CardKind.FAME, "")]
    state = Arranged(players=3, storages=["w", "ww", "ww"], hands=hands, row=row).state()
    screen = table(state)
    click(screen, OnSlot(0))
    screen.update(BRACED)
    click(screen, OnSpot(spot))
    click(screen, OnSpot(spot))
    assert screen.play.moment.viewer == 2
    assert actions(screen) == [TakeCard(0), AnswerWithPatrician(spot == "primary")]
    screen.update(BRACED)
    click(screen, OnSpot(spot))
    assert actions(screen)[2:] == [AnswerWithPatrician(spot == "primary")]


def test_keys_and_a_button_that_means_the_same_are_never_held_up() -> None:
    state = Arranged(storages=["w"], towers=["w2*"], phase=Phase.BUILD, added=1).state()
    screen = table(state)
    press(screen, pygame.K_SPACE)
    press(screen, pygame.K_SPACE)
    assert actions(screen) == [END_PHASE, END_PHASE]
    free = table(Arranged(storages=["www"], towers=["w2"], phase=Phase.BUILD).state())
    click(free, OnTowerOf(0, 0))
    click(free, PRIMARY)
    assert actions(free) == [ExtendTower(0), END_PHASE]


def test_the_last_turn_leads_to_the_scores() -> None:
    state = Arranged(end_tile=0, turn=1, phase=Phase.COMMISSIONS).state()
    screen = table(state)
    assert click(screen, OnSpot("primary")) == ShowScores()
    assert screen.play.view().prompt.primary == "See the scores"
    screen.update(BRACED)
    assert click(screen, OnSpot("primary")) == ShowScores()


def test_a_redraw_is_asked_for_only_where_the_picture_changes() -> None:
    screen = table()
    screen.update(0.0)
    point(screen, OnSpot("deck"))
    assert screen.update(0.0)
    point(screen, OnSpot("deck"))
    assert not screen.update(0.0)


def test_the_same_moment_draws_the_same_picture_after_a_hover() -> None:
    state = Arranged(storages=["www"], towers=["w2"], phase=Phase.BUILD).state()
    screen, theme = table(state), Theme(*USUAL)
    made = Canvas(pygame.Surface(USUAL), theme)
    screen.resize(theme)
    screen.draw(made)
    before = made.surface.get_buffer().raw
    for target in (OnTowerOf(0, 0), OnSlot(3), OnSpot("primary")):
        point(screen, target)
        screen.draw(made)
        assert made.surface.get_buffer().raw != before
    screen.handle(pygame.event.Event(pygame.WINDOWLEAVE))
    screen.draw(made)
    assert made.surface.get_buffer().raw == before


def test_neutral_seals_are_placed_by_clicks_before_the_market_opens() -> None:
    options = Options(start_player=2, neutral_seals="placed")
    screen = TableScreen(begin(setup_of(4, options), load_classic(), 3), Words())
    shown(screen)
    assert screen.play.moment.viewer == 2
    for left in range(5, 0, -1):
        assert screen.play.view().prompt.detail.startswith(f"{left} to go")
        click(screen, next(t for t in screen.places.order if t in screen.play.resting.glow))
    assert screen.play.history.state.turn.phase is Phase.TAKE


def test_a_neutral_seal_beyond_the_advice_may_be_laid_but_is_marked() -> None:
    options = Options(start_player=2, neutral_seals="placed")
    screen = TableScreen(begin(setup_of(4, options), load_classic(), 3), Words())
    shown(screen)
    for colour in (Colour.YELLOW, Colour.GREEN, Colour.PURPLE):
        click(screen, OnStorey(colour, 3))
    beyond, advised = OnStorey(Colour.GREEN, 4), OnStorey(Colour.GREEN, 5)
    assert beyond in screen.play.resting.also
    assert advised in screen.play.resting.glow
    point(screen, beyond)
    tip = screen.play.view().tip
    assert tip is not None
    assert "levels 3 to 4 have 3 neutral seals" in tip.words
    point(screen, advised)
    assert screen.play.view().tip is None
    click(screen, beyond)
    point(screen, OnStorey(Colour.PURPLE, 4))
    tip = screen.play.view().tip
    assert tip is not None
    assert "levels 3 to 4 have 4 neutral seals" in tip.words
    marked = [c for c in COMMISSIONS if is_against_advice(screen.play.history.state, c)]
    assert {c.level for c in marked} == {3, 4}


def test_payment_goes_brick_by_brick() -> None:
    screen = table(Arranged(storages=["wrr"]).state())
    click(screen, OnSlot(2))
    click(screen, OnStorage(0, Colour.RED))
    assert actions(screen) == [TakeCard(2), PayBrick(Colour.RED)]
    assert screen.play.history.state.market.row[0].bricks[Colour.RED] == 1


@pytest.mark.parametrize("storage", ["wwyyrg", "wwyyrggg"])
def test_what_is_in_storage_keeps_its_place_while_one_pays(storage: str) -> None:
    screen = table(Arranged(storages=[storage]).state())
    click(screen, OnSlot(4))
    before = {colour: screen.places.rect(OnStorage(0, colour)) for colour in Colour}
    for colour in (W, W, Colour.YELLOW):
        click(screen, OnStorage(0, colour))
        for other in (Colour.YELLOW, Colour.RED, Colour.GREEN):
            assert screen.places.rect(OnStorage(0, other)) == before[other]
    assert screen.places.rect(OnStorage(0, W)) is None


def test_a_larger_scale_grows_texts_only_as_far_as_the_small_table_holds_them() -> None:
    screen = table(Arranged(storages=["wr"]).state())
    pictures = {
        pygame.image.tobytes(drawn(screen, Theme(1280, 720, percent)), "RGB")
        for percent in (100, 150, 200)
    }
    assert len(pictures) == 1


def test_a_click_past_a_payment_opens_it_and_the_next_one_scores() -> None:
    state = Arranged(towers=["w3*"], storages=["wyy"], phase=Phase.BUILD, added=3).state()
    screen = table(state)
    click(screen, OnStorey(W, 3))
    assert screen.play.view().prompt.headline == "Ada, pay the build cost."
    while screen.play.moment.state.pending:
        click(screen, OnStorage(0, Colour.YELLOW))
    click(screen, OnStorey(W, 3))
    assert actions(screen)[0] == END_PHASE
    assert actions(screen)[-1] == ScoreTower(0, 3)
