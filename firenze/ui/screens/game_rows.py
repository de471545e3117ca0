"""A game as a row of the list: open it, export it, delete it."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame

from firenze.session.problems import RecordError
from firenze.session.summary import Summary, summary_of
from firenze.text.errors import problem_words
from firenze.text.game_words import game_line
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.players_line import draw_players
from firenze.ui.palette import Rgb
from firenze.ui.theme import Role
from firenze.ui.widgets.buttons import Button

SIDE, GAP = 150, 10


@dataclass(slots=True, kw_only=True)
class GameButton(Button):
    """Opens a game: its players or, of a broken file, its title; a caption; what a click does."""

    players: tuple[tuple[int, str], ...] = ()
    title: str = ""
    caption: str = ""

    def _content(self, canvas: Canvas, rect: pygame.Rect, words: Rgb) -> None:
        inner = rect.inflate(-2 * canvas.px(16), -2 * canvas.px(6))
        wide = canvas.width(self.label, Role.BUTTON) + canvas.px(16)
        verb = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
        canvas.text(verb, self.label, Role.BUTTON, words, "right")
        inner.width -= wide
        upper = pygame.Rect(inner.left, inner.top, inner.width, inner.height // 2)
        if self.players:
            draw_players(canvas, upper, self.players, words)
        else:
            canvas.text(upper, self.title, Role.BODY_BOLD, words)
        soft = canvas.palette.ink_soft if self.enabled else words
        canvas.text(upper.move(0, upper.height), self.caption, Role.CAPTION, soft)


class GameRow:
    """The widgets of one game, or of a file that cannot be read."""

    def __init__(self, path: Path, number: int, now: datetime, _: Words) -> None:
        self.path = path
        self.game: Summary | None = None
        self.opening = GameButton(name=f"open {number}", title=path.stem)
        try:
            self._describe(summary_of(path), now, _)
        except RecordError as error:
            self.opening.caption = self.opening.reason = problem_words(error.problem, _)
        self.exporting = Button(name=f"export {number}", label=_("Export"))
        self.deleting = Button(name=f"delete {number}", label=_("Delete"))

    def _describe(self, game: Summary, now: datetime, _: Words) -> None:
        line, button = game_line(game, now, _), self.opening
        self.game = game
        button.players, button.caption = line.players, line.stage
        button.label = _("Look back") if game.finished else _("Continue")

    @property
    def finished(self) -> bool:
        """Whether the game is over; what cannot be read is not."""
        return self.game is not None and self.game.finished

    @property
    def widgets(self) -> tuple[Button, ...]:
        """Open, export, delete."""
        return (self.opening, self.exporting, self.deleting)

    def place(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Lays the three widgets side by side."""
        gap, side = canvas.px(GAP), canvas.px(SIDE)
        side = max(side, *(button.width(canvas) for button in (self.exporting, self.deleting)))
        self.opening.rect = pygame.Rect(
            rect.left, rect.top, rect.width - 2 * (side + gap), rect.height
        )
        left = self.opening.rect.right + gap
        for button in (self.exporting, self.deleting):
            button.rect = pygame.Rect(left, rect.top, side, rect.height)
            left += side + gap
