"""Text, sprites and plain shapes."""

import pygame
import pytest

from firenze.ui.draw import shapes
from firenze.ui.draw.lettering import block, block_height, fit_block
from firenze.ui.draw.store import Store
from firenze.ui.draw.typeset import elided, wrap
from firenze.ui.theme import Role
from tests.ui.canvases import canvas, colours


def letters(text: str, bold: bool) -> int:
    """A measure in which every letter is 10 pixels wide."""
    return 10 * len(text)


def lines(words: str, width: int) -> list[str]:
    """The lines of `words`, as text."""
    return ["".join(run.text for run in line.runs) for line in wrap(words, width, letters)]


def test_text_wraps_at_spaces() -> None:
    assert [line.rstrip() for line in lines("one two three", 80)] == ["one two", "three"]


def test_line_breaks_and_soft_hyphens_are_kept_to() -> None:
    assert lines("one\ntwo", 200) == ["one", "two"]
    assert lines("acknow\u00adledgement", 100) == ["acknow-", "ledgement"]
    assert lines("acknow\u00adledgement", 200) == ["acknowledgement"]


def test_a_word_that_is_too_long_is_broken_not_cut() -> None:
    assert "".join(lines("abcdefghij", 40)) == "abcdefghij"


def test_chinese_breaks_between_any_two_signs() -> None:
    assert lines("建造高塔", 20) == ["建造", "高塔"]


def test_stars_make_words_bold() -> None:
    (line,) = wrap("a **bold** word", 500, letters)
    assert [(run.text, run.bold) for run in line.runs] == [
        ("a ", False),
        ("bold", True),
        (" word", False),
    ]
    assert line.runs[2].x == 60


def test_no_line_is_wider_than_asked() -> None:
    words = "Play it as you score: **one tower counts** as one level higher or lower."
    assert all(line.width <= 120 + 10 for line in wrap(words, 120, letters))


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    assert elided("Storage on Fire", 200, letters) == "Storage on Fire"
    assert elided("Storage on Fire", 100, letters) == "Storage o…"


def test_text_shrinks_before_it_is_cut() -> None:
    made = canvas()
    full = made.width("Acknowledgement", Role.CARD_NAME)
    words, size = made.fit("Acknowledgement", Role.CARD_NAME, round(full * 0.95))
    assert words == "Acknowledgement"
    assert made.theme.floor <= size < made.theme.text(Role.CARD_NAME)
    words, size = made.fit("Acknowledgement", Role.CARD_NAME, full // 2)
    assert words.endswith("…")
    assert size == made.theme.floor


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_text_keeps_inside_its_rectangle(align: str) -> None:
    made = canvas()
    rect = pygame.Rect(100, 100, 300, 60)
    place = made.text(rect, "Take Architect", Role.BUTTON, align=align)  # type: ignore[arg-type]
    assert rect.contains(place)


def test_a_block_gets_the_height_it_needs() -> None:
    made = canvas()
    words = "Lose 3 bricks from storage, or all if you have fewer."
    height = block_height(made, words, Role.CARD_TEXT, 150)
    assert block(made, pygame.Rect(0, 0, 150, height), words, Role.CARD_TEXT) <= height
    assert fit_block(made, (150, height), words, Role.CARD_TEXT).size == 22
    assert height >= 3 * made.theme.text(Role.CARD_TEXT)


def test_a_sprite_is_made_once_a_size() -> None:
    made = canvas()
    calls: list[tuple[int, int]] = []

    def art(width: int, height: int) -> str:
        calls.append((width, height))
        return ""

    for size in ((20, 10), (20, 10), (40, 20)):
        sprite = made.sprite(size, "thing", art)
        assert sprite.get_size() == size
    assert calls == [(20, 10), (40, 20)]


def test_a_canvas_on_another_surface_shares_the_sprites() -> None:
    made = canvas()
    layer = made.onto(pygame.Surface((100, 100)))
    assert layer.store is made.store
    assert layer.surface is not made.surface


def test_store_forgets_the_oldest_beyond_its_budget() -> None:
    store = Store(budget=4 * 100 * 2)
    for name in "abc":
        store.get(name, lambda: pygame.Surface((10, 10), 0, 32))
    assert len(store) == 2
    assert store.find("a") is None
    assert store.used <= store.budget


def test_panel_fills_its_rectangle_and_nothing_else() -> None:
    made = canvas()
    rect = pygame.Rect(20, 20, 100, 60)
    shapes.panel(made, rect, made.palette.white, made.palette.ink)
    get = made.surface.get_at
    assert get(rect.center)[:3] == made.palette.white
    assert get((70, 20))[:3] == made.palette.ink
    assert get((20, 50))[:3] == made.palette.ink
    assert get((119, 50))[:3] == made.palette.ink
    assert get((20, 20))[:3] == made.palette.card
    outside = rect.inflate(6, 6)
    for corner in (outside.topleft, (outside.right, outside.bottom), (19, 50), (120, 50)):
        assert get(corner)[:3] == made.palette.card


def test_focus_ring_lies_outside() -> None:
    made = canvas()
    rect = pygame.Rect(40, 40, 100, 60)
    shapes.focus(made, rect)
    assert colours(made, rect.inflate(-12, -12)) == {made.palette.card}
    assert made.palette.focus in colours(made, pygame.Rect(30, 60, 10, 4))
    assert made.surface.get_at((20, 60))[:3] == made.palette.card
