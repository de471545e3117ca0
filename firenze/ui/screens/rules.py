"""The rules: contents at the left, one long column to scroll."""

from dataclasses import dataclass

import pygame

from firenze.text.rules import read_page
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.shapes import focus, panel
from firenze.ui.screens.backdrop import Backdrop, draw_title, paint_sheet, sheet_rect
from firenze.ui.screens.base import Back, Signal
from firenze.ui.screens.form import Form
from firenze.ui.screens.rules_flow import Flow, draw_piece, flow, in_contents
from firenze.ui.theme import Role, Theme
from firenze.ui.widgets.base import Message, Pressed, Widget
from firenze.ui.widgets.buttons import Button
from firenze.ui.widgets.scroll import ScrollArea

PAD, CONTENTS, GAP, COLUMN, BAR, SIDE = 36, 520, 40, 1000, 40, 12
NARROW = 1300
ENTRY, LEAST = 48, 32


@dataclass(slots=True, kw_only=True)
class Entry(Widget):
    """A line of the contents: the section's number and its title; `here` while it is read."""

    number: str = ""
    title: str = ""
    here: bool = False

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the line."""
        palette = canvas.palette
        if self.here or self.hovered:
            panel(canvas, self.rect, palette.accent if self.here else palette.recess)
        ink = palette.accent_text if self.here else palette.ink
        left, room = canvas.px(12), self.rect.inflate(-2 * canvas.px(12), 0)
        if self.number:
            canvas.text(room, self.number, Role.LABEL, ink)
            left = canvas.px(56)
            room.left, room.width = self.rect.left + left, self.rect.width - left - canvas.px(8)
        canvas.text(room, self.title, Role.LABEL, ink)
        if focused:
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """`Pressed` after a click, Enter or Space."""
        clicked = self.clicked(event)
        return Pressed(self.name) if clicked or self.activated(event) else None


class RulesScreen(Form):
    """All rules, opened at a rule or section if `number` names one."""

    def __init__(self, words: Words, number: str | None = None) -> None:
        super().__init__(words)
        _ = words
        self._page = read_page(words.language)
        self._flow: Flow | None = None
        self._measured: Theme | None = None
        self._wanted: str | None = None
        self._lit = ""
        self._went: int | None = None
        self._backdrop = Backdrop(paint_sheet)
        self._sections = tuple(s for s in self._page.sections if in_contents(s))
        self._entries = [
            Entry(name=str(place), number=section.number, title=section.title)
            for place, section in enumerate(self._sections)
        ]
        self._scroll = ScrollArea(name="scroll")
        self._back = Button(name="back", label=_("Back"), key_cap=_("Esc"))
        self.group.widgets = [self._scroll, *self._entries, self._back]
        self.group.focus("scroll")
        if number:
            self.open(number)

    def open(self, number: str) -> None:
        """Goes to a rule or section and marks it."""
        self._wanted = self._lit = number.strip().upper()
        self.redraw()

    def place_of(self, number: str) -> pygame.Rect | None:
        """Where a rule or section lies in the window now, in view or not; None if it is unknown."""
        pieces = self._flow.pieces if self._flow else ()
        for piece in pieces:
            if piece.number == number:
                top = self._scroll.rect.top + piece.top - self._scroll.offset
                return pygame.Rect(
                    self._scroll.rect.left, top, self._scroll.rect.width, piece.height
                )
        return None

    @property
    def area(self) -> pygame.Rect:
        """The part of the window in which the page is seen."""
        return self._scroll.rect

    def layout(self, canvas: Canvas) -> None:
        """Measures the page anew where the width changed, and goes where it was asked for."""
        theme, pad = canvas.theme, canvas.px(PAD)
        area = sheet_rect(theme).inflate(-2 * pad, -2 * canvas.px(20))
        wide = area.width / theme.unit >= NARROW
        self._lay_contents(canvas, area, wide)
        left = area.left + canvas.px(CONTENTS + GAP) if wide else area.left
        room = area.right - left
        column = min(room - canvas.px(BAR), canvas.px(COLUMN))
        left += (room - column - canvas.px(BAR)) // 2
        self._scroll.rect = pygame.Rect(left, area.top, column + canvas.px(BAR), area.height)
        place = self._place()
        if self._flow is None or self._measured != canvas.theme:
            self._flow, self._measured = (
                flow(canvas, self._page, column - 2 * canvas.px(SIDE)),
                canvas.theme,
            )
        self._scroll.content = self._flow.height + canvas.px(BAR)
        self._restore(self._flow, place, canvas.px(8))

    def _place(self) -> tuple[int, float]:
        """Which piece of the column lies at the top of the area, and how much of it is past."""
        return self._flow.place_at(self._scroll.offset) if self._flow else (0, 0.0)

    def _restore(self, found: Flow, place: tuple[int, float], above: int) -> None:
        wanted = found.top_of(self._wanted) if self._wanted else None
        self._wanted = None
        if wanted is not None:
            self._go(wanted, above)
            return
        piece = found.pieces[place[0]]
        offset = piece.top + round(place[1] * piece.height)
        self._scroll.offset = max(0, min(self._scroll.furthest, offset))
        self._mark(self._eye())

    def _go(self, top: int, above: int = 0) -> None:
        """Scrolls to what begins at `top`; its section is the one that is read."""
        self._scroll.offset = self._went = max(0, min(self._scroll.furthest, top - above))
        self._mark(top)

    def _lay_contents(self, canvas: Canvas, area: pygame.Rect, wide: bool) -> None:
        """The contents and the button, which goes to the top where there is no room below them."""
        shown = self._entries if wide else []
        self.group.widgets = [self._scroll, *shown, self._back]
        back, lines = canvas.theme.target(62), len(self._entries)
        self._back.rect = pygame.Rect(area.left, area.bottom - back, canvas.px(220), back)
        room = self._back.rect.top - canvas.px(20) - area.top
        if not wide or room < lines * LEAST:
            room, sheet = area.height, sheet_rect(canvas.theme)
            self._back.rect.height = min(back, sheet.top - canvas.px(16))
            self._back.rect.bottomright = sheet.right, sheet.top - canvas.px(8)
        step = min(canvas.theme.target(ENTRY), room // lines)
        for number, entry in enumerate(shown):
            top = area.top + number * step
            entry.rect = pygame.Rect(area.left, top, canvas.px(CONTENTS), step)

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Follows the events, and the reader down the page."""
        offset = self._scroll.offset
        signal = super().handle(event)
        if offset != self._scroll.offset:
            self._dirty = True
            if self._went != self._scroll.offset:
                self._mark(self._eye())
        self._went = None
        return signal

    def _mark(self, down: int) -> None:
        """Lights the line of the contents whose section is read `down` the column."""
        title = self._flow.heading_at(down) if self._flow else ""
        for entry in self._entries:
            entry.here = entry.title == title

    def _eye(self) -> int:
        """How far down the column one reads: near the top of the area, at its foot at the end."""
        offset, high = self._scroll.offset, self._scroll.rect.height
        near_end = max(0, offset + high - self._scroll.furthest)
        first = self.theme.px(60)
        return offset + first + near_end * (high - first) // max(1, high)

    def paint(self, canvas: Canvas) -> None:
        """Draws the sheet and the part of the page that is in view."""
        self._backdrop.draw(canvas)
        draw_title(canvas, self.words("Rules"))
        if not self._flow:
            return
        area, found = self._scroll.rect, self._flow
        with self._scroll.clipped(canvas) as shift:
            top = area.top + canvas.px(8) + shift
            for piece in found.pieces:
                if piece.top + piece.height + top > area.top and piece.top + top < area.bottom:
                    lit = bool(self._lit) and piece.number == self._lit
                    left = area.left + canvas.px(SIDE)
                    draw_piece(canvas, piece, left, top, found.width, lit)

    def answer(self, message: Message) -> Signal | None:
        """Goes to a section, or back."""
        if message.name == "back":
            return Back()
        if message.name.isdecimal() and self._flow:
            section = self._sections[int(message.name)]
            self._go(next(p.top for p in self._flow.pieces if p.content is section))
        return None
