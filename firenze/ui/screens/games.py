"""The games of this computer: those that go on and those that are over."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from firenze.session.clearing import ShelfError, bring_back, delete, export, forget_deleted
from firenze.session.shelf import shelved
from firenze.text.errors import problem_words
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block
from firenze.ui.screens.backdrop import Backdrop, draw_title, paint_sheet, sheet_rect
from firenze.ui.screens.base import Back, LoadGame, OpenReplay, Signal
from firenze.ui.screens.form import FollowingScroll, Form
from firenze.ui.screens.game_rows import GameRow
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button

MOST_SHOWN = 200
PAD, ROW, SPACE, FOOT, BACK = 36, 78, 12, 64, 220
LARGEST = 140
NOWHERE = (-1, -1)


class GamesScreen(Form):
    """A list of games: open, export, delete; deletions can be undone, the last one first."""

    def __init__(self, words: Words, folder: Path, exports: Path, now: datetime) -> None:
        super().__init__(words)
        _ = words
        self._folder, self._exports, self._now = folder, exports, now
        self._deleted: list[Path] = []
        self._said = ""
        self._backdrop = Backdrop(paint_sheet)
        self._back = Button(name="back", label=_("Back"), key_cap=_("Esc"))
        self._undo = Button(name="undo", label=_("Undo"), key_cap="U", shortcut=pygame.K_u)
        self._scroll = FollowingScroll(name="scroll")
        self._heads: list[tuple[str, pygame.Rect]] = []
        forget_deleted(folder, now)
        self._read()

    @property
    def largest(self) -> int:
        """A line of a game holds four players and what can be done with it."""
        return LARGEST

    def _read(self) -> None:
        """Lists the games anew, unfinished ones first."""
        paths = shelved(self._folder)[:MOST_SHOWN]
        rows = [GameRow(path, number, self._now, self.words) for number, path in enumerate(paths)]
        rows.sort(key=lambda row: row.game is None)
        self._rows = [row for row in rows if not row.finished]
        self._over = [row for row in rows if row.finished]
        widgets = [widget for row in self._rows + self._over for widget in row.widgets]
        foot = [self._undo, self._back] if self._deleted else [self._back]
        self.group.widgets = [self._scroll, *widgets, *foot]
        self.redraw()

    def layout(self, canvas: Canvas) -> None:
        """A column of games above a line that says what was done."""
        pad, theme = canvas.px(PAD), canvas.theme
        area = sheet_rect(theme).inflate(-2 * pad, -2 * pad)
        foot, space = theme.target(FOOT), canvas.px(SPACE)
        self._back.rect = pygame.Rect(area.left + space, area.bottom - foot, canvas.px(BACK), foot)
        self._undo.rect = self._back.rect.move(area.width - self._back.rect.width - 2 * space, 0)
        self._scroll.rect = pygame.Rect(
            area.left, area.top, area.width, area.height - foot - 2 * space
        )
        inner = self._scroll.rect.inflate(-2 * space, 0)
        inner.width -= canvas.px(12)
        y = self._lay_out_rows(canvas, inner)
        self._scroll.content = y - inner.top + self._scroll.offset

    def _lay_out_rows(self, canvas: Canvas, inner: pygame.Rect) -> int:
        _, space = self.words, canvas.px(SPACE)
        head, row_height = canvas.line_height(Role.HEADING), canvas.theme.target(ROW)
        y = inner.top + space // 2 - self._scroll.offset
        self._heads = []
        for title, rows in ((_("To be continued"), self._rows), (_("Finished"), self._over)):
            if rows:
                y += space if self._heads else 0
                self._heads.append((title, pygame.Rect(inner.left, y, inner.width, head)))
                y += head + space
            for row in rows:
                row.place(canvas, pygame.Rect(inner.left, y, inner.width, row_height))
                y += row_height + space
        return y

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Follows the events; scrolls to what the keyboard reaches, ignores what is hidden."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self._reachable(event.pos):
            return None
        if event.type == pygame.MOUSEMOTION and self._points_at_nothing(event.pos):
            event = pygame.event.Event(event.type, {**event.dict, "pos": NOWHERE})
        offset = self._scroll.offset
        signal = super().handle(event)
        focused = self.group.focused
        if event.type == pygame.KEYDOWN and focused and focused not in self._feet:
            self._scroll.show(focused.rect.move(0, self._scroll.offset))
        if offset != self._scroll.offset:
            self.redraw()
        return signal

    @property
    def _feet(self) -> tuple[Button, ...]:
        return (self._back, self._undo)

    @property
    def area(self) -> pygame.Rect:
        """The part of the window in which the list is seen."""
        return self._scroll.rect

    def _points_at_nothing(self, position: tuple[int, int]) -> bool:
        return self._scroll.grabbed is None and not self._reachable(position)

    def _reachable(self, position: tuple[int, int]) -> bool:
        places = (self._scroll.rect, *(foot.rect for foot in self._feet))
        return any(place.collidepoint(position) for place in places)

    def paint(self, canvas: Canvas) -> None:
        """Draws the sheet, and what is to be said."""
        _ = self.words
        self._backdrop.draw(canvas)
        draw_title(canvas, _("Games"))
        if not self._rows and not self._over:
            words = _("No game yet. Every game that you begin is kept here by itself.")
            block(canvas, self._scroll.rect, words, Role.BODY, middle=False)
        left = self._back.rect.right + canvas.px(20)
        right = self._undo.rect.left - canvas.px(20) if self._deleted else self._undo.rect.right
        room = pygame.Rect(left, self._back.rect.top, right - left, self._back.rect.height)
        block(canvas, room, self._said, Role.CAPTION)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draws the games within the list, the buttons below it."""
        focused = self.group.focused if self.group.ring_shown else None
        with self._scroll.clipped(canvas):
            for title, rect in self._heads:
                canvas.text(rect, title, Role.HEADING)
            for widget in self.group.widgets:
                if widget not in self._feet:
                    widget.draw(canvas, focused=widget is focused)
        for widget in self.group.widgets:
            if widget in self._feet:
                widget.draw(canvas, focused=widget is focused)

    def answer(self, message: Message) -> Signal | None:
        """Does what the button says with its game."""
        verb, _, number = message.name.partition(" ")
        match verb:
            case "back":
                return Back()
            case "undo" if self._deleted:
                self._try(self._bring_back, self._deleted[-1])
            case "open":
                row = self._row(int(number))
                return OpenReplay(row.path) if row.finished else LoadGame(row.path)
            case "export":
                self._try(self._export, self._row(int(number)).path)
            case "delete":
                self._try(self._delete, self._row(int(number)).path)
        return None

    def _row(self, number: int) -> GameRow:
        rows = self._rows + self._over
        return next(row for row in rows if row.opening.name == f"open {number}")

    def _try(self, deed: Callable[[Path], str], path: Path) -> None:
        """Does something with a file, and says what came of it."""
        try:
            self._said = deed(path)
        except ShelfError as error:
            self._said = problem_words(error.problem, self.words)
        self._read()

    def _export(self, path: Path) -> str:
        return self.words("A copy lies in {path}", path=export(path, self._exports))

    def _delete(self, path: Path) -> str:
        self._deleted.append(delete(path))
        return self.words("{name} is deleted.", name=path.stem)

    def _bring_back(self, path: Path) -> str:
        bring_back(path)
        self._deleted.remove(path)
        return self.words("{name} is back.", name=path.stem)
