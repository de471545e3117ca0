"""The drawn table: at every size, in every extreme, with nothing secret in it."""

from dataclasses import replace
from itertools import product

import pygame
import pytest

from firenze.engine.model import GameState, Options
from firenze.engine.terms import KINDS, CardKind, Colour
from firenze.session.edition_file import load_classic
from firenze.text.cards import card_brief
from firenze.text.now_words import Reader
from firenze.text.words import Words
from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.cards import face_name
from firenze.ui.draw.crests import empty_seal
from firenze.ui.draw.dashes import dashed_frame
from firenze.ui.draw.floating import draw_floating
from firenze.ui.draw.halos import still_to_play
from firenze.ui.draw.lettering import block, block_height, fit_block, unbroken
from firenze.ui.draw.logbook import log_lines
from firenze.ui.draw.signs import sign_words, signed
from firenze.ui.draw.table import TablePainter, draw_table
from firenze.ui.draw.tip import draw_tip, placed
from firenze.ui.draw.zoom import draw_zoom
from firenze.ui.layout import make_layout
from firenze.ui.piles import card_zones
from firenze.ui.table_theme import table_theme
from firenze.ui.targets import OnPlot, OnSlot, OnTowerOf
from firenze.ui.theme import Role, Theme
from firenze.ui.view import CardZoom, LogLine, Preview, TableView, Tip
from firenze.ui.zooms import card_zoom
from tests.ui.arranged import crowded, middle, table_of, view_of
from tests.ui.canvases import canvas
from tests.ui.tables import game
from tests.ui.test_layout import SIZES

EFFECTS = load_classic().effects


def picture(made: Canvas, view: TableView) -> bytes:
    layout, places = table_of(made, view)
    draw_table(made, layout, places, view)
    return pygame.image.tobytes(made.surface, "RGB")


@pytest.mark.parametrize("size", SIZES[:4], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_is_drawn_to_the_corners(size: tuple[int, int], players: int) -> None:
    made = canvas(*size)
    blank = (255, 0, 255)
    made.surface.fill(blank)
    picture(made, view_of(crowded(players)))
    width, height = size
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert made.surface.get_at(corner)[:3] != blank


def setting_up() -> GameState:
    return game(3, 5, Options(start_player=1, neutral_seals="placed"))[0]


def resolving() -> GameState:
    return next(s for s in game(4, 11) if s.market.taken)


@pytest.mark.parametrize("percent", [80, 100, 200])
def test_odd_moments_are_drawn_at_every_scale(percent: int) -> None:
    made = canvas(1280, 720, percent)
    seen = {
        picture(made, view_of(state, log_open=log_open))
        for state in (setting_up(), resolving(), middle(2))
        for log_open in (False, True)
    }
    assert len(seen) == 6


def test_the_painter_shows_what_a_fresh_drawing_shows() -> None:
    made, painter = canvas(1280, 720), TablePainter()
    calm = replace(view_of(middle()), marked=())
    viewer = calm.viewer
    for view in (calm, replace(calm, hover=OnTowerOf(viewer, 0)), calm, view_of(crowded()), calm):
        fresh = picture(made, view)
        layout, places = table_of(made, view)
        painter.draw(made, layout, places, view)
        assert pygame.image.tobytes(made.surface, "RGB") == fresh


def test_previews_and_bubbles_change_the_picture_where_they_are() -> None:
    made, calm = canvas(1280, 720), replace(view_of(middle()), marked=())
    viewer, plain = calm.viewer, picture(made, calm)
    zoom = CardZoom(
        CardKind.ARCHITECT,
        "Text of the card.",
        "Now: 12.",
        "Costs 2",
        19,
        ("K10",),
        (1, 1, 0, 1, 0, 0),
    )
    for change in (
        {"preview": Preview(ghost=OnTowerOf(viewer, 0), label="costs 1")},
        {"preview": Preview(ghost=OnPlot(Colour.RED))},
        {"preview": Preview(falling=(0,))},
        {"preview": Preview(skipped=(0, 1), arriving=(1, 0, 0, 2, 0, 0))},
        {"hover": OnSlot(5), "zoom": zoom},
        {"hover": OnSlot(0), "tip": Tip("Needs 5 bricks.", "T1.2", True)},
        {"focus": OnSlot(3)},
        {"marked": (OnSlot(2),)},
    ):
        assert picture(made, replace(calm, **change)) != plain


def test_a_bubble_stays_in_the_window_and_off_its_place_and_the_enlarged_card() -> None:
    window = pygame.Rect(0, 0, 1280, 720)
    zoom = pygame.Rect(500, 100, 260, 330)
    for anchor in (
        pygame.Rect(0, 0, 30, 30),
        pygame.Rect(1240, 690, 40, 30),
        pygame.Rect(505, 246, 138, 156),
        pygame.Rect(4, 300, 190, 150),
    ):
        bubble = placed((280, 60), anchor, window, [zoom], 10)
        assert window.contains(bubble)
        assert not bubble.colliderect(anchor)
        assert not bubble.colliderect(zoom)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_neither_bubble_nor_enlarged_card_covers_the_prompt(size: tuple[int, int]) -> None:
    made, calm = canvas(*size), replace(view_of(crowded()), marked=())
    reader = Reader(calm.state, calm.viewer, Words())
    layout, places = table_of(made, calm)
    strip = made.surface.subsurface(layout.strip.prompt)
    tip = Tip("What a long story this bubble tells, so that it takes two lines.", "T1.2", True)
    before = strip.copy().get_buffer().raw
    for target in places.order:
        zoom = card_zoom(reader, target)
        view = replace(calm, focus=target, tip=tip, zoom=zoom, zoom_at=target if zoom else None)
        draw_tip(made, layout, places, view, draw_zoom(made, layout, places, view))
        assert strip.copy().get_buffer().raw == before, target


def test_drawing_over_the_table_needs_no_pointer() -> None:
    made, calm = canvas(1280, 720), replace(view_of(middle()), marked=())
    layout, places = table_of(made, calm)
    draw_table(made, layout, places, calm)
    before = pygame.image.tobytes(made.surface, "RGB")
    draw_floating(made, layout, places, calm)
    assert pygame.image.tobytes(made.surface, "RGB") == before


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [80, 100, 150])
def test_names_and_effects_of_all_cards_fit_their_card(size: tuple[int, int], percent: int) -> None:
    theme = table_theme(Theme(*size, percent))
    made = Canvas(pygame.Surface((1, 1)), theme, canvas(64, 64).fonts)
    zones = card_zones(make_layout(*size).market.cards[0])
    name = zones.name.inflate(-made.px(12), -2).size
    effect = zones.effect.inflate(-made.px(2), -made.px(2)).size
    for kind in KINDS:
        assert unbroken(made, face_name(kind, Words()), Role.CARD_NAME, name), kind
        brief = card_brief(kind, Words(), EFFECTS)
        assert unbroken(made, brief, Role.CARD_TEXT, effect), kind


def test_words_that_do_not_fit_end_in_an_ellipsis_inside_their_box() -> None:
    made = canvas(1280, 720)
    box = pygame.Rect(0, 0, 90, 40)
    words = "Seven words that will never fit here at all"
    assert not fit_block(made, box.size, words, Role.BODY).whole
    assert block(made, box, words, Role.BODY) <= box.height
    last = fit_block(made, box.size, words, Role.BODY).lines[-1]
    assert last.runs[-1].text.endswith("…")


def test_the_log_shows_its_last_lines_in_order() -> None:
    made, layout = canvas(1280, 720), make_layout(1280, 720)
    lines = tuple(LogLine(0, f"Line {number} with some words in it") for number in range(40))
    view = replace(view_of(crowded()), log=lines, log_open=False)
    shown = log_lines(made, layout, view)
    assert [index for index, _ in shown] == list(range(40))[-len(shown) :]
    assert all(layout.column.log.contains(rect) for _, rect in shown)
    whole = replace(view, log_open=True)
    assert len(log_lines(made, layout, whole)) > len(shown)
    scrolled = [index for index, _ in log_lines(made, layout, replace(whole, log_end=20))]
    assert scrolled[-1] == 19
    first = [index for index, _ in log_lines(made, layout, replace(whole, log_end=3))]
    assert first[0] == 0
    assert len(first) > 3
    assert block_height(made, "two words", Role.BODY, 20) > block_height(made, "two", Role.BODY, 99)


def test_the_banner_names_those_who_still_play() -> None:
    state = crowded()
    taker = state.city.end_tile
    order = [(state.turn.player + step) % 4 for step in range(4)]
    expected = order[: order.index(taker)] if state.turn.player != taker else order[1:]
    assert still_to_play(view_of(state)) == expected


def test_short_figures() -> None:
    assert [sign_words(k, EFFECTS) for k in (CardKind.BRIDGE, CardKind.STORAGE_HOUSE)] == [
        "2:1",
        "15",
    ]
    assert sign_words(CardKind.WORKSHOP, EFFECTS) == "\u22121"
    assert signed(-3) == "\u22123"


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_a_larger_scale_grows_the_tables_texts_only_as_far_as_they_fit(
    size: tuple[int, int],
) -> None:
    usual, large = table_theme(Theme(*size, 100)), table_theme(Theme(*size, 200))
    for role in Role:
        assert usual.text(role) == Theme(*size).text(role)
        _, full, small = role.value
        most = max(round(max(full, small * 1.5) * usual.window), usual.text(role))
        assert usual.text(role) <= large.text(role) <= most
    assert large.unit == usual.unit
    assert large.floor >= usual.floor


def test_dashes_go_around_and_leave_the_inside_clean() -> None:
    white, red = (255, 255, 255), (255, 0, 0)
    for width, height in ((77, 41), (89, 56), (93, 59), (33, 38), (40, 24)):
        body = dashed_frame(width, height, white, red, 2, 5, (6, 4))
        made = svg.raster(body, width, height)
        inside = product(range(4, width - 4), range(4, height - 4))
        assert {tuple(made.get_at(point))[:3] for point in inside} == {white}
        for edge in ([(x, 0) for x in range(width)], [(x, height - 1) for x in range(width)]):
            reds = [made.get_at(point)[3] > 128 and made.get_at(point)[1] < 128 for point in edge]
            assert width * 0.3 < sum(reds) < width * 0.8


def test_the_place_of_a_seal_is_a_clean_ring_at_every_size() -> None:
    for size in range(14, 60):
        made = canvas(64, 64)
        made.surface.fill((255, 255, 255))
        empty_seal(made, pygame.Rect(0, 0, size, size))
        middle_row = [made.surface.get_at((x, size // 2)) for x in range(size // 4, size * 3 // 4)]
        assert {tuple(point)[:3] for point in middle_row} == {(255, 255, 255)}
