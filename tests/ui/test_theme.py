"""Sizes and colours that every screen relies on."""

import pytest

from firenze.ui.palette import CLASSIC, HIGH_CONTRAST, Palette, contrast
from firenze.ui.theme import Role, Theme

WINDOWS = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize("role", list(Role))
def test_no_text_is_below_the_floor_at_the_two_design_sizes(role: Role) -> None:
    assert Theme(1920, 1080).text(role) >= 20
    assert Theme(1280, 720).text(role) >= 18


def test_body_text_is_24_pixels_at_1080p() -> None:
    assert Theme(1920, 1080).text(Role.BODY) == 24
    assert Theme(3840, 2160).text(Role.BODY) == 48


@pytest.mark.parametrize("role", list(Role))
def test_text_never_shrinks_when_the_window_grows(role: Role) -> None:
    sizes = [Theme(*window).text(role) for window in WINDOWS]
    assert sizes == sorted(sizes)


def test_floor_is_20_at_1080p_and_18_at_720p() -> None:
    assert Theme(1920, 1080).floor == 20
    assert Theme(1280, 720).floor == 18


def test_interface_scale_doubles_sizes() -> None:
    assert Theme(1920, 1080, 200).px(10) == 20
    assert Theme(1920, 1080, 200).text(Role.BODY) == 48


def test_the_tighter_side_decides() -> None:
    assert Theme(3840, 1080).px(100) == 100
    assert Theme(1920, 2160).px(100) == 100


def test_a_length_is_never_lost_and_a_target_never_too_small() -> None:
    small = Theme(1024, 640)
    assert small.px(1) == 1
    assert small.px(0) == 0
    assert small.target(10) == 32


def text_pairs(palette: Palette) -> list[tuple[tuple[int, int, int], tuple[int, int, int]]]:
    """Every pair of words and ground that screens use."""
    grounds = (palette.white, palette.card, palette.parchment, palette.recess, palette.column)
    pairs = [(ink, ground) for ground in grounds for ink in (palette.ink, palette.ink_soft)]
    pairs += [(kind.text, kind.ground) for _, kind in palette.kinds]
    pairs += [
        (palette.tip_text, palette.tip),
        (palette.tray_text, palette.tray),
        (palette.accent_text, palette.accent),
        (palette.loss, palette.card),
        (palette.gain, palette.card),
        (palette.ink, palette.glow),
        (palette.ink, palette.balcony),
        (palette.ink, palette.sack),
    ]
    return pairs


def test_words_have_a_contrast_of_4_5() -> None:
    assert min(contrast(*pair) for pair in text_pairs(CLASSIC)) >= 4.5
    assert all(contrast(paint.text, paint.field) >= 4.5 for paint in CLASSIC.families)


def test_words_of_the_high_contrast_theme_have_7() -> None:
    assert min(contrast(*pair) for pair in text_pairs(HIGH_CONTRAST)) >= 7


def test_words_on_refused_buttons_can_be_read() -> None:
    assert contrast(CLASSIC.disabled_text, CLASSIC.disabled) >= 3.5
    assert contrast(HIGH_CONTRAST.disabled_text, HIGH_CONTRAST.disabled) >= 7


@pytest.mark.parametrize("colour", range(6))
def test_marks_and_wall_figures_show_on_their_bricks(colour: int) -> None:
    paint = CLASSIC.bricks[colour]
    assert contrast(paint.mark, paint.face) >= 4.4


@pytest.mark.parametrize("colour", range(6))
def test_bricks_can_be_counted_in_a_stack(colour: int) -> None:
    paint = CLASSIC.bricks[colour]
    best = max(contrast(paint.face, paint.outline), contrast(paint.face, paint.seam))
    assert best >= 3


@pytest.mark.parametrize("colour", range(3))
def test_light_bricks_have_an_outline_against_every_ground(colour: int) -> None:
    outline = CLASSIC.bricks[colour].outline
    for ground in (CLASSIC.card, CLASSIC.parchment, CLASSIC.recess, CLASSIC.floor_low):
        assert contrast(outline, ground) >= 3


def test_focus_ring_shows_on_every_ground() -> None:
    for ground in (CLASSIC.card, CLASSIC.parchment, CLASSIC.wood, CLASSIC.tray, CLASSIC.accent):
        ring = max(contrast(CLASSIC.focus, ground), contrast(CLASSIC.focus_edge, ground))
        assert ring >= 3
