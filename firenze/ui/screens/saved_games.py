"""The saved games, newest first."""

import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block
from firenze.ui.screens.backdrop import Backdrop, draw_title, paint_sheet, sheet_rect
from firenze.ui.screens.base import Back, LoadGame, Signal
from firenze.ui.screens.form import FollowingScroll, Form
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button

if TYPE_CHECKING:
    from firenze.session.history import History

ENDING = ".firenze"
MOST_SHOWN = 200
PAD, ROW, SPACE, BACK = 36, 66, 12, 220


def saved_games(folder: Path) -> list[Path]:
    """The saved games in a folder, the newest first."""
    files = sorted(folder.glob(f"*{ENDING}"), key=lambda file: -file.stat().st_mtime)
    return files[:MOST_SHOWN]


def fresh_file(history: "History", folder: Path, now: datetime) -> Path:
    """A name for a game that was not saved before: its day, its time, its players."""
    names = ", ".join(seat.name for seat in history.start.table.setup.seats)
    plain = re.sub(r"[^\w ,.-]", "", names).strip(" .")
    return folder / f"{now:%Y-%m-%d %H.%M.%S} {plain}{ENDING}"


class SavedGamesScreen(Form):
    """A list to choose from."""

    def __init__(self, words: Words, folder: Path) -> None:
        super().__init__(words)
        _ = words
        self._files = saved_games(folder)
        self._backdrop = Backdrop(paint_sheet)
        self._entries = [
            Button(name=str(number), label=file.stem, role=Role.BODY_BOLD)
            for number, file in enumerate(self._files)
        ]
        self._back = Button(name="back", label=_("Back"), key_cap=_("Esc"))
        self._scroll = FollowingScroll(name="scroll")
        self.group.widgets = [self._scroll, *self._entries, self._back]

    def layout(self, canvas: Canvas) -> None:
        """A column of games above the button back."""
        pad, theme = canvas.px(PAD), canvas.theme
        area = sheet_rect(theme).inflate(-2 * pad, -2 * pad)
        row, space = theme.target(ROW), canvas.px(SPACE)
        self._back.rect = pygame.Rect(area.left, area.bottom - row, canvas.px(BACK), row)
        ring = canvas.px(SPACE)
        self._scroll.rect = pygame.Rect(
            area.left, area.top, area.width, area.height - row - 2 * space
        )
        self._scroll.content = 2 * ring + len(self._entries) * (row + space) - space
        width = area.width - 2 * ring - canvas.px(24)
        for number, entry in enumerate(self._entries):
            top = area.top + ring + number * (row + space) - self._scroll.offset
            entry.rect = pygame.Rect(area.left + ring, top, width, row)

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Follows the events; scrolls to what the keyboard reaches, ignores what is hidden."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._reachable(event.pos):
            return None
        offset = self._scroll.offset
        signal = super().handle(event)
        focused = self.group.focused
        if event.type == pygame.KEYDOWN and isinstance(focused, Button) and focused.name != "back":
            self._scroll.show(focused.rect.move(0, self._scroll.offset))
        if offset != self._scroll.offset:
            self.redraw()
        return signal

    @property
    def area(self) -> pygame.Rect:
        """The part of the window in which the list is seen."""
        return self._scroll.rect

    def _reachable(self, position: tuple[int, int]) -> bool:
        places = (self._scroll.rect, self._back.rect)
        return any(place.collidepoint(position) for place in places)

    def paint(self, canvas: Canvas) -> None:
        """Draws the sheet, and a sentence if there is nothing on it."""
        _ = self.words
        self._backdrop.draw(canvas)
        draw_title(canvas, _("Saved games"))
        if not self._files:
            words = _("No game is saved yet. The menu of a running game saves it.")
            block(canvas, self._scroll.rect, words, Role.BODY, middle=False)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draws the games within the list, the button below it."""
        with self._scroll.clipped(canvas):
            super().draw_widgets(canvas)
        focused = self.group.ring_shown and self.group.focused is self._back
        self._back.draw(canvas, focused=focused)

    def answer(self, message: Message) -> Signal | None:
        """Loads the game that was chosen."""
        if message.name == "back":
            return Back()
        return LoadGame(self._files[int(message.name)]) if message.name.isdecimal() else None
