"""Controls answer to mouse and keys alike."""

import pygame
import pytest

from firenze.ui.widgets.base import Changed, Message, Pressed, Widget
from firenze.ui.widgets.buttons import Button, Toggle
from firenze.ui.widgets.choice import Choice
from firenze.ui.widgets.focus import FocusGroup
from firenze.ui.widgets.scroll import ScrollArea
from firenze.ui.widgets.textfield import TextField
from tests.ui.canvases import canvas

OPTIONS = (("each", "Each"), ("nobody", "Nobody"), ("half", "Half"))


def place(x: int = 0, y: int = 0, width: int = 300, height: int = 50) -> pygame.Rect:
    """A rectangle for a widget."""
    return pygame.Rect(x, y, width, height)


def mouse(kind: int, position: tuple[int, int], button: int = 1) -> pygame.event.Event:
    """A mouse event."""
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=position, rel=(0, 0), buttons=(0, 0, 0))
    return pygame.event.Event(kind, pos=position, button=button)


def key(code: int, mod: int = 0) -> pygame.event.Event:
    """A key press."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def click(target: Widget | FocusGroup, position: tuple[int, int]) -> Message | None:
    """A full click with the left button."""
    target.handle(mouse(pygame.MOUSEMOTION, position))
    target.handle(mouse(pygame.MOUSEBUTTONDOWN, position))
    return target.handle(mouse(pygame.MOUSEBUTTONUP, position))


def wheel(steps: int) -> pygame.event.Event:
    """A turn of the wheel, up if positive."""
    return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)


def typed(text: str) -> pygame.event.Event:
    """Text from the keyboard."""
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def test_button_answers_a_click_enter_and_space() -> None:
    button = Button(name="undo", rect=place(), label="Undo")
    assert click(button, (10, 10)) == Pressed("undo")
    assert button.handle(key(pygame.K_RETURN)) == Pressed("undo")
    assert button.handle(key(pygame.K_SPACE)) == Pressed("undo")


def test_a_click_that_starts_or_ends_elsewhere_does_nothing() -> None:
    button = Button(name="undo", rect=place(), label="Undo")
    button.handle(mouse(pygame.MOUSEBUTTONDOWN, (10, 10)))
    assert button.handle(mouse(pygame.MOUSEBUTTONUP, (400, 10))) is None
    button.handle(mouse(pygame.MOUSEBUTTONDOWN, (400, 10)))
    assert button.handle(mouse(pygame.MOUSEBUTTONUP, (10, 10))) is None
    button.handle(mouse(pygame.MOUSEBUTTONDOWN, (10, 10), button=3))
    assert button.handle(mouse(pygame.MOUSEBUTTONUP, (10, 10), button=3)) is None


def test_a_refused_button_says_why_and_does_nothing() -> None:
    button = Button(name="redo", rect=place(), reason="Nothing to redo", tip="Redo")
    assert click(button, (10, 10)) is None
    assert button.handle(key(pygame.K_RETURN)) is None
    assert button.explanation == "Nothing to redo"
    assert button.hovered


def test_toggle_asks_for_the_other_state() -> None:
    toggle = Toggle(name="gentle", rect=place(), on=True)
    assert click(toggle, (10, 10)) == Changed("gentle", False)
    assert toggle.handle(key(pygame.K_SPACE)) == Changed("gentle", False)


def test_choice_by_click_and_by_arrows() -> None:
    choice = Choice(name="tie", rect=place(), options=OPTIONS, value="each")
    assert click(choice, (150, 10)) == Changed("tie", "nobody")
    assert click(choice, (10, 10)) is None
    assert choice.handle(key(pygame.K_RIGHT)) == Changed("tie", "nobody")
    assert choice.handle(key(pygame.K_LEFT)) == Changed("tie", "half")


def test_choice_becomes_a_stepper_where_it_does_not_fit() -> None:
    made = canvas()
    choice = Choice(name="tie", rect=place(width=160), options=OPTIONS, value="each")
    choice.draw(made)
    assert choice.stepper
    assert click(choice, (5, 10)) == Changed("tie", "half")
    assert click(choice, (155, 10)) == Changed("tie", "nobody")


def test_text_field_takes_text_up_to_its_limit() -> None:
    field = TextField(name="seat", rect=place(), text="Lor", limit=7)
    assert field.handle(typed("enzo the Great")) == Changed("seat", "Lorenzo")
    assert field.handle(typed("x")) is None
    assert field.handle(key(pygame.K_RETURN)) == Pressed("seat")


def test_text_field_with_more_than_its_limit_takes_nothing_more() -> None:
    field = TextField(name="seat", rect=place(), text="Lorenzo 2", limit=7)
    assert field.handle(typed("abcdef")) is None
    assert field.text == "Lorenzo 2"


def test_text_field_edits_at_the_caret() -> None:
    field = TextField(name="seat", rect=place(), text="Bianca")
    field.handle(key(pygame.K_HOME))
    assert field.handle(key(pygame.K_BACKSPACE)) is None
    assert field.handle(key(pygame.K_DELETE)) == Changed("seat", "ianca")
    assert field.handle(typed("V")) == Changed("seat", "Vianca")
    field.handle(key(pygame.K_END))
    assert field.handle(key(pygame.K_BACKSPACE)) == Changed("seat", "Vianc")
    field.handle(key(pygame.K_LEFT))
    assert field.handle(typed("é")) == Changed("seat", "Vianéc")


def test_entering_a_text_field_selects_all_and_typing_replaces_it() -> None:
    field = TextField(name="seat", rect=place(), text="Bianca")
    group = FocusGroup([field])
    field.draw(canvas())
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        group.handle(mouse(kind, (10, 10)))
    assert field.selected == (0, 6)
    assert group.handle(typed("Z")) == Changed("seat", "Z")
    group.handle(typed("oe"))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        group.handle(mouse(kind, (1, 10)))
    assert field.selected == (0, 0)


def test_text_field_selects_by_keys() -> None:
    field = TextField(name="seat", rect=place(), text="Bianca")
    field.handle(key(pygame.K_LEFT, pygame.KMOD_SHIFT))
    field.handle(key(pygame.K_LEFT, pygame.KMOD_SHIFT))
    assert field.selected == (4, 6)
    assert field.handle(key(pygame.K_BACKSPACE)) == Changed("seat", "Bian")
    field.handle(key(pygame.K_a, pygame.KMOD_CTRL))
    assert field.selected == (0, 4)
    field.handle(key(pygame.K_LEFT))
    assert field.selected == (0, 0)
    field.handle(key(pygame.K_a, pygame.KMOD_CTRL))
    assert field.handle(key(pygame.K_DELETE)) == Changed("seat", "")


def test_a_selection_shows() -> None:
    made, field = canvas(), TextField(name="seat", rect=place(), text="Bianca")
    field.draw(made, focused=True)
    before = made.surface.get_buffer().raw
    field.entered()
    field.draw(made, focused=True)
    assert made.surface.get_buffer().raw != before


def test_text_field_says_when_it_is_full_and_what_it_does_not_take() -> None:
    field = TextField(
        name="seed", rect=place(), limit=3, only="0123", full_words="Full.", only_words="Digits."
    )
    field.handle(typed("1x"))
    assert (field.text, field.explanation) == ("1", "Digits.")
    field.handle(typed("2"))
    assert field.explanation == ""
    field.handle(typed("3"))
    assert field.explanation == "Full."
    field.handle(key(pygame.K_a, pygame.KMOD_CTRL))
    assert field.handle(typed("22")) == Changed("seed", "22")


def test_text_field_pastes_without_line_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Co\nsimo")
    field = TextField(name="seat", rect=place())
    assert field.handle(key(pygame.K_v, pygame.KMOD_CTRL)) == Changed("seat", "Cosimo")


def group() -> FocusGroup:
    """A screen with a button, a refused button and a field."""
    return FocusGroup(
        [
            Button(name="one", rect=place(0, 60), shortcut=pygame.K_u),
            Button(name="two", rect=place(0, 120), reason="Not now", shortcut=pygame.K_r),
            TextField(name="three", rect=place(0, 180)),
        ]
    )


def test_tab_walks_in_order_and_back() -> None:
    widgets = group()
    stops = []
    for _ in range(4):
        widgets.handle(key(pygame.K_TAB))
        stops.append(widgets.current)
    assert stops == ["one", "two", "three", "one"]
    widgets.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert widgets.current == "three"
    assert widgets.ring_shown


def test_keys_go_to_the_focused_widget_only() -> None:
    widgets = group()
    widgets.handle(typed("x"))
    widgets.focus("three")
    assert widgets.handle(typed("x")) == Changed("three", "x")
    widgets.focus("one")
    assert widgets.handle(key(pygame.K_RETURN)) == Pressed("one")


def test_shortcuts_work_everywhere_but_in_a_field() -> None:
    widgets = group()
    assert widgets.handle(key(pygame.K_u)) == Pressed("one")
    assert widgets.handle(key(pygame.K_r)) is None
    widgets.focus("three")
    assert widgets.handle(key(pygame.K_u)) is None


def test_a_focused_button_keeps_space_from_the_primary_one() -> None:
    first = Button(name="first", rect=place())
    primary = Button(name="primary", rect=place(0, 60), shortcut=pygame.K_SPACE)
    widgets = FocusGroup([first, primary])
    assert widgets.handle(key(pygame.K_SPACE)) == Pressed("primary")
    widgets.handle(key(pygame.K_TAB))
    assert widgets.handle(key(pygame.K_SPACE)) == Pressed("first")


def test_a_click_moves_the_focus_and_hides_the_ring() -> None:
    widgets = group()
    widgets.handle(key(pygame.K_TAB))
    click(widgets, (10, 190))
    assert widgets.current == "three"
    assert not widgets.ring_shown
    assert widgets.pointed is widgets.widgets[2]


def test_scrolling_stops_at_both_ends() -> None:
    area = ScrollArea(name="list", rect=place(height=100), content=250)
    area.handle(mouse(pygame.MOUSEMOTION, (10, 10)))
    area.handle(wheel(-10))
    assert area.offset == 150
    area.handle(wheel(10))
    assert area.offset == 0
    area.handle(key(pygame.K_END))
    assert area.offset == 150


def test_what_is_focused_is_scrolled_into_view() -> None:
    area = ScrollArea(name="list", rect=place(height=100), content=400)
    area.show(pygame.Rect(0, 180, 50, 40))
    assert area.offset == 120
    area.show(pygame.Rect(0, 20, 50, 40))
    assert area.offset == 20


def test_the_bar_can_be_dragged() -> None:
    area = ScrollArea(name="list", rect=place(height=100), content=400)
    area.handle(mouse(pygame.MOUSEBUTTONDOWN, (290, 10)))
    area.handle(mouse(pygame.MOUSEMOTION, (290, 99)))
    assert area.offset == area.furthest
    area.handle(mouse(pygame.MOUSEBUTTONUP, (290, 99)))
    area.handle(mouse(pygame.MOUSEMOTION, (290, 10)))
    assert area.offset == area.furthest


def test_an_area_without_overflow_takes_no_focus() -> None:
    assert not ScrollArea(rect=place(height=100), content=80).focusable


def test_drawing_in_a_scroll_area_stays_inside() -> None:
    made = canvas(200, 200)
    area = ScrollArea(rect=place(20, 20, 100, 100), content=300)
    with area.clipped(made):
        made.fill(pygame.Rect(0, 0, 200, 200), made.palette.ink)
    assert made.surface.get_at((10, 10))[:3] == made.palette.card
    assert made.surface.get_at((50, 50))[:3] == made.palette.ink
    assert made.surface.get_clip() == made.surface.get_rect()


@pytest.mark.parametrize("focused", [False, True])
@pytest.mark.parametrize("reason", [None, "Not now"])
def test_every_widget_draws_in_every_state(focused: bool, reason: str | None) -> None:
    made = canvas(1280, 720)
    widgets: list[Widget] = [
        Button(label="Undo", style="primary", key_cap="Space"),
        Toggle(label="Gentle game", on=True),
        Choice(options=OPTIONS, value="each"),
        TextField(text="Lorenzo"),
        ScrollArea(content=500),
    ]
    for number, widget in enumerate(widgets):
        widget.rect = pygame.Rect(20, 10 + number * 60, 320, 50)
        widget.reason = reason
        before = pygame.image.tobytes(made.surface, "RGB")
        widget.draw(made, focused)
        assert pygame.image.tobytes(made.surface, "RGB") != before


def test_a_button_knows_the_width_of_its_words() -> None:
    made = canvas()
    short = Button(label="Undo").width(made)
    assert short < Button(label="Undo", key_cap="Space").width(made)
    assert short < Button(label="Restart turn").width(made)
