"""Setting up a new game: who plays, for which family, by which options."""

import secrets
from dataclasses import replace

import pygame

from firenze.engine.model import HUMAN, Setup
from firenze.text.seats import seat_name, seat_names, sitter_about, sitters
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block
from firenze.ui.draw.shapes import panel
from firenze.ui.screens.backdrop import Backdrop, draw_title, paint_sheet
from firenze.ui.screens.base import Back, Signal, StartGame
from firenze.ui.screens.chairs import paint_chairs
from firenze.ui.screens.crest_choice import CrestChoice
from firenze.ui.screens.form import FollowingScroll, Form
from firenze.ui.screens.new_game_layout import Places, places
from firenze.ui.screens.option_rows import (
    hands_reason,
    option_rows,
    shown_value,
    start_options,
    with_option,
)
from firenze.ui.screens.seating import FEWEST, MOST, seating
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Changed, Message, Widget
from firenze.ui.widgets.buttons import Button, Toggle
from firenze.ui.widgets.choice import Choice
from firenze.ui.widgets.textfield import TextField

SEED_DIGITS = 18
SEED_BITS = 32
LONGEST_NAME = 18
AWAY = pygame.Rect(-9999, -9999, 0, 0)


class NewGameScreen(Form):
    """Two clicks from the menu to a running game: everything is filled in already."""

    def __init__(self, words: Words, last: Setup | None = None) -> None:
        super().__init__(words)
        _ = words
        self.seating = seating(seat_names(_), last)
        self._rows = option_rows(_)
        self._backdrop = Backdrop(paint_sheet)
        self._places: Places | None = None
        self.count = Choice(
            name="players",
            options=tuple((str(n), str(n)) for n in range(FEWEST, MOST + 1)),
            value=str(self.seating.players),
        )
        self._make_seats(_)
        self.options = [row.choice() for row in self._rows]
        self.seed = TextField(
            name="seed",
            limit=SEED_DIGITS,
            only="0123456789",
            only_words=_("Digits only."),
            full_words=_("{n} digits at most.", n=SEED_DIGITS),
            placeholder=_("by chance"),
            tip=_("The same number, players and options give the same game again."),
        )
        self._make_buttons(_)
        self.scroll = FollowingScroll(name="scroll")
        self._show()

    def _make_seats(self, _: Words) -> None:
        self.names = [
            TextField(
                name=f"name{n}",
                limit=LONGEST_NAME,
                text=seat.name,
                full_words=_("{n} characters at most.", n=LONGEST_NAME),
            )
            for n, seat in enumerate(self.seating.chairs)
        ]
        self.crests = [
            CrestChoice(name=f"crest{n}", tip=_("Every player has a family of their own (C5)."))
            for n in range(MOST)
        ]
        self.sitters = [
            Choice(name=f"sits{n}", options=sitters(_), value=HUMAN) for n in range(MOST)
        ]

    def _make_buttons(self, _: Words) -> None:
        self.first = Toggle(
            name="first",
            label=_("First game"),
            tip=_("The gentlest way to begin: no Campanile, no meddling."),
        )
        self.back = Button(name="back", label=_("Back"), key_cap=_("Esc"))
        self.begin = Button(
            name="begin",
            label=_("Begin"),
            style="primary",
            role=Role.BUTTON_LARGE,
            key_cap=_("Enter"),
            shortcut=pygame.K_RETURN,
        )

    def layout(self, canvas: Canvas) -> None:
        """Lays out players and options side by side, or one below the other in little room."""
        found = self._places = places(canvas.theme, self.scroll.offset)
        self.scroll.rect, self.scroll.content = found.area, found.content
        self.count.rect, self.first.rect = found.count, found.first
        for widgets, rects in (
            (self.names, found.names),
            (self.crests, found.crests),
            (self.sitters, found.sitters),
        ):
            for number, (widget, rect) in enumerate(zip(widgets, rects, strict=True)):
                widget.rect = rect if number < self.seating.players else AWAY
        fields = zip([*self.options, self.seed], found.titles, found.fields, strict=True)
        for widget, title, rect in fields:
            widget.rect, widget.around = rect, title.union(rect)
        self.back.rect, self.begin.rect = found.back, found.begin

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Follows the events; scrolls to what the keyboard reaches."""
        offset, current = self.scroll.offset, self.group.current
        signal = super().handle(event)
        focused = self.group.focused
        if focused and current != self.group.current:
            self.scroll.show(focused.rect.move(0, self.scroll.offset))
        if offset != self.scroll.offset:
            self.redraw()
        return signal

    def answer(self, message: Message) -> Signal | None:
        """Follows the wishes; begins or leaves."""
        if isinstance(message, Changed):
            self._change(message.name, message.value)
            self._show()
            self.redraw()
            return None
        if message.name == "begin":
            seed = self.seating.seed
            names = seat_names(self.words)
            return StartGame(
                self.seating.setup(names), secrets.randbits(SEED_BITS) if seed is None else seed
            )
        return Back() if message.name == "back" else None

    def _change(self, name: str, value: str | int | bool) -> None:
        seats = self.seating
        if name == "players":
            self.seating = seats.with_players(int(value))
        elif name == "first":
            self.seating = seats.with_first_game(bool(value))
        elif name == "seed":
            self.seating = replace(seats, seed=int(str(value)) if value else None)
        elif name.startswith("name"):
            self.seating = seats.with_name(int(name[-1]), str(value))
        elif name.startswith("sits"):
            self._seat(int(name[-1]), str(value))
        elif name.startswith("crest"):
            self.seating = seats.with_family(int(name[-1]), int(value))
        else:
            self.seating = replace(seats, options=with_option(seats.options, name, str(value)))

    def _seat(self, chair: int, controller: str) -> None:
        """Lets somebody else sit on a chair, under the name they bring unless one was typed."""
        seat, _ = self.seating.chairs[chair], self.words
        usual = {seat_name(who, family, _) for who, _words in sitters(_) for family in range(MOST)}
        typed = seat.name if seat.name and seat.name not in usual else ""
        name = typed or seat_name(controller, seat.family, _)
        self.seating = self.seating.with_controller(chair, controller, name)
        self.names[chair].text = name

    def _show(self) -> None:
        """Sets all widgets to the seating."""
        seats, names = self.seating, seat_names(self.words)
        self.count.value = str(seats.players)
        self.first.on = seats.is_first_game
        for crest, seat in zip(self.crests, seats.chairs, strict=True):
            crest.family = seat.family
        for field, seat in zip(self.names, seats.chairs, strict=True):
            field.placeholder = seat_name(seat.controller, seat.family, self.words)
        for sitter, seat in zip(self.sitters, seats.chairs, strict=True):
            sitter.value = seat.controller
            sitter.tip = sitter_about(seat.controller, self.words)
        self.options[0].options = start_options(seats, names, self.words)
        for choice in self.options:
            choice.value = shown_value(seats.options, choice.name)
            if choice.name == "hands":
                choice.reason = hands_reason(seats, self.words)
        self.group.widgets = self._in_order()

    def _in_order(self) -> list[Widget]:
        """The widgets in the order of Tab, those of empty chairs left out."""
        order: list[Widget] = [self.scroll, self.count]
        chairs = zip(self.names, self.crests, self.sitters, strict=True)
        for field, crest, sitter in list(chairs)[: self.seating.players]:
            order += [field, crest, sitter]
        return [*order, self.first, *self.options, self.seed, self.back, self.begin]

    def paint(self, canvas: Canvas) -> None:
        """Draws the sheet, the headings, the rows' grounds and titles."""
        _ = self.words
        self._backdrop.draw(canvas)
        draw_title(canvas, _("New game"))
        if self._places:
            with self.scroll.clipped(canvas):
                self._paint_players(canvas, self._places)
                self._paint_options(canvas, self._places)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draws the widgets inside the sheet."""
        with self.scroll.clipped(canvas):
            super().draw_widgets(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """Writes what the pointed or focused widget is about below the options."""
        widget = self.group.pointed or self.group.focused
        if self._places and widget and widget.explanation and widget not in self.names:
            with self.scroll.clipped(canvas):
                note, ink = self._places.note, canvas.palette.ink_soft
                if widget is self.seed and self.seed.complaint:
                    ink = canvas.palette.loss
                block(canvas, note, widget.explanation, Role.CAPTION, ink, middle=False)

    def _paint_players(self, canvas: Canvas, found: Places) -> None:
        canvas.text(found.players_head, self.words("Players"), Role.CARD_TITLE)
        paint_chairs(canvas, found.chairs, self.seating)
        for number in range(self.seating.players):
            self._paint_name_note(canvas, found.name_notes[number], number)

    def _paint_name_note(self, canvas: Canvas, room: pygame.Rect, number: int) -> None:
        """Below a name that is full or taken already, what follows."""
        field, _ = self.names[number], self.words
        name = self.seating.setup(seat_names(_)).seats[number].name
        typed = self.seating.typed(seat_names(_))[number]
        words, ink = field.complaint if field is self.group.focused else "", canvas.palette.loss
        if name != typed:
            words = _("{typed} is there twice: this one plays as {name}.", typed=typed, name=name)
            ink = canvas.palette.ink
        canvas.text(room, words, Role.CAPTION, ink)

    def _paint_options(self, canvas: Canvas, found: Places) -> None:
        _ = self.words
        canvas.text(found.options_head, _("This game"), Role.CARD_TITLE)
        titles = [*(row.title for row in self._rows), _("Seed")]
        widgets = [*self.options, self.seed]
        for rect, title, widget in zip(found.titles, titles, widgets, strict=True):
            if widget.hovered and widget.around:
                ground = widget.around.inflate(canvas.px(16), canvas.px(10))
                panel(canvas, ground, canvas.palette.recess)
            canvas.text(rect, title, Role.BODY)
