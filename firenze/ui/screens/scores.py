"""The final scoring: celebrations and flags one by one, then the places and a rematch."""

import secrets
from typing import TYPE_CHECKING

import pygame

from firenze.engine.events import CelebrationCounted
from firenze.engine.terms import PrestigeSource
from firenze.text.final_words import count_words, winners_words
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.screens.backdrop import Backdrop, draw_title, paint_sheet, sheet_rect
from firenze.ui.screens.base import OpenReplay, ShowMenu, ShowTable, Signal, StartGame
from firenze.ui.screens.form import Form
from firenze.ui.screens.score_table import draw_count, draw_table, draw_winners, table_height
from firenze.ui.screens.tally import tally
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button

if TYPE_CHECKING:
    from firenze.session.history import History

STEP_SECONDS = 1.8
SEED_BITS = 32
PAD, ROW = 32, 70
LARGEST = 120


class ScoresScreen(Form):
    """Counts step by step, by itself or at once; then offers what comes next."""

    def __init__(self, words: Words, history: "History", step: int = 0) -> None:
        super().__init__(words)
        self._history = history
        state, entries = history.state, history.entries
        self._seats = state.table.setup.seats
        self._tally = tally(state, entries[-1].events if entries else ())
        self.step = step
        self._waited = 0.0
        self._backdrop = Backdrop(paint_sheet)
        self._make_buttons(words)

    def _make_buttons(self, _: Words) -> None:
        space = pygame.K_SPACE
        large = Role.BUTTON_LARGE
        self._skip = Button(name="skip", label=_("Count everything"))
        self._next = Button(
            name="next",
            label=_("Next"),
            style="primary",
            role=large,
            key_cap=_("Space"),
            shortcut=space,
        )
        self._menu = Button(name="menu", label=_("Menu"))
        self._replay = Button(name="replay", label=_("Look back"))
        self._look = Button(name="table", label=_("Look at the table"), key_cap=_("Esc"))
        self._again = Button(
            name="rematch",
            label=_("Rematch"),
            style="primary",
            role=large,
            key_cap=_("Space"),
            shortcut=space,
        )

    @property
    def finished(self) -> bool:
        """Whether everything is counted."""
        return self.step >= len(self._tally.counts)

    def update(self, seconds: float) -> bool:
        """Counts the next step when its time has come."""
        self._waited += seconds
        if not self.finished and self._waited >= STEP_SECONDS:
            self._go(self.step + 1)
        return super().update(seconds)

    @property
    def largest(self) -> int:
        """The columns of the table need their width, and lines of it may not be scrolled away."""
        return LARGEST

    def _go(self, step: int) -> None:
        self.step, self._waited = step, 0.0
        self.redraw()

    def leave(self) -> Signal:
        """Back to the table, to look at it."""
        return ShowTable()

    def layout(self, canvas: Canvas) -> None:
        """Buttons in a row at the foot of the sheet."""
        pad, height = canvas.px(PAD), canvas.theme.target(ROW)
        foot = sheet_rect(canvas.theme).inflate(-2 * pad, -2 * pad)
        foot.top, foot.height = foot.bottom - height, height
        shown = (
            [self._menu, self._replay, self._look, self._again]
            if self.finished
            else [self._skip, self._next]
        )
        self.group.widgets = shown
        left = foot.left
        for button in shown[:-1]:
            button.rect = pygame.Rect(left, foot.top, button.width(canvas), height)
            left = button.rect.right + canvas.px(20)
        width = max(canvas.px(320), shown[-1].width(canvas))
        shown[-1].rect = pygame.Rect(foot.right - width, foot.top, width, height)

    def paint(self, canvas: Canvas) -> None:
        """Draws the table of prestige, and below it what is being counted or who won."""
        _, pad = self.words, canvas.px(PAD)
        self._backdrop.draw(canvas)
        draw_title(canvas, _("Final scoring"))
        area = sheet_rect(canvas.theme).inflate(-2 * pad, -2 * pad)
        area.height -= canvas.theme.target(ROW) + canvas.px(20)
        standings = self._tally.after(self.step)
        table = pygame.Rect(area.left, area.top, area.width, table_height(canvas, len(standings)))
        draw_table(canvas, table, standings, self._seats, self._lit_source(), _)
        rest = pygame.Rect(area.left, table.bottom, area.width, area.bottom - table.bottom)
        self._paint_news(canvas, rest)

    def _lit_source(self) -> PrestigeSource | None:
        if self.finished or not self.step:
            return None
        celebrations = isinstance(self._tally.counts[self.step - 1], CelebrationCounted)
        return PrestigeSource.CELEBRATIONS if celebrations else PrestigeSource.MAJORITIES

    def _paint_news(self, canvas: Canvas, rest: pygame.Rect) -> None:
        _, names = self.words, tuple(seat.name for seat in self._seats)
        if self.finished:
            winners = [s for s in self._tally.final if s.place == 1]
            words = winners_words(tuple(names[s.player] for s in winners), winners[0].prestige, _)
            draw_winners(canvas, rest, [self._seats[s.player].family for s in winners], words)
        elif self.step:
            count = self._tally.counts[self.step - 1]
            draw_count(canvas, rest, count, self._seats, count_words(count, names, _))
        else:
            canvas.text(
                rest, _("Now the celebrations and the flags count."), Role.PROMPT, align="centre"
            )

    def answer(self, message: Message) -> Signal | None:
        """Counts on, or leaves."""
        match message.name:
            case "next":
                self._go(self.step + 1)
            case "skip":
                self._go(len(self._tally.counts))
            case "menu":
                return ShowMenu()
            case "table":
                return ShowTable()
            case "replay":
                return OpenReplay()
            case "rematch":
                table = self._history.start.table
                return StartGame(table.setup, secrets.randbits(SEED_BITS), table.edition)
        return None
