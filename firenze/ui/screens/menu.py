"""The menu: the city, and what can be done."""

import pygame

from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block
from firenze.ui.draw.shapes import line
from firenze.ui.screens.backdrop import GROUND, Backdrop, paint_city
from firenze.ui.screens.base import Quit, ShowNewGame, ShowRules, ShowSavedGames, Signal
from firenze.ui.screens.form import Form
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button

WIDTH, HEIGHT, SPACE = 400, 68, 16
LEFT, TOP = 96, 96


class MenuScreen(Form):
    """The first screen."""

    def __init__(self, words: Words) -> None:
        _ = words
        large = Role.BUTTON_LARGE
        super().__init__(
            words,
            [
                Button(
                    name="new",
                    label=_("New game"),
                    style="primary",
                    role=large,
                    key_cap=_("Enter"),
                    shortcut=pygame.K_RETURN,
                ),
                Button(name="load", label=_("Load a game"), role=large),
                Button(name="rules", label=_("Rules"), role=large),
                Button(name="quit", label=_("Quit"), role=large),
            ],
        )
        self._motto = _("Raise the towers of the great families")
        self._free = 0
        self._backdrop = Backdrop(lambda canvas: paint_city(canvas, self._free))

    def leave(self) -> Signal | None:
        """Esc does nothing here, so that nobody leaves by a key too many."""
        return None

    def layout(self, canvas: Canvas) -> None:
        """A column of buttons below the title."""
        left, width = canvas.px(LEFT), self._width(canvas)
        self._free = left + max(width, canvas.width(self._motto, Role.QUOTE)) + canvas.px(24)
        height = canvas.theme.target(HEIGHT)
        y = self._title_rect(canvas).bottom + canvas.px(118)
        room = round(canvas.theme.height * GROUND) - y
        step = min(height + canvas.px(SPACE), room // len(self.group.widgets))
        for widget in self.group.widgets:
            widget.rect = pygame.Rect(left, y, width, min(height, step - canvas.px(4)))
            y += step

    def paint(self, canvas: Canvas) -> None:
        """Draws the city, the title, and whose game it is."""
        _, palette = self.words, canvas.palette
        self._backdrop.draw(canvas)
        title = self._title_rect(canvas)
        canvas.text(title, _("Firenze"), Role.DISPLAY)
        rule = title.bottom + canvas.px(8)
        line(canvas, (title.left, rule), (title.left + self._width(canvas), rule), palette.line)
        words = pygame.Rect(title.left, rule + canvas.px(10), canvas.px(800), canvas.px(60))
        canvas.text(words, self._motto, Role.QUOTE)
        self._paint_credits(canvas)

    def answer(self, message: Message) -> Signal | None:
        """Opens what was chosen."""
        match message.name:
            case "new":
                return ShowNewGame()
            case "load":
                return ShowSavedGames()
            case "rules":
                return ShowRules()
            case _:
                return Quit()

    def _width(self, canvas: Canvas) -> int:
        return canvas.px(WIDTH)

    def _title_rect(self, canvas: Canvas) -> pygame.Rect:
        return pygame.Rect(canvas.px(LEFT), canvas.px(TOP), canvas.px(760), canvas.px(96))

    def _paint_credits(self, canvas: Canvas) -> None:
        _ = self.words
        area = canvas.surface.get_rect()
        top = round(area.height * GROUND)
        room = pygame.Rect(
            canvas.px(LEFT), top, area.width - 2 * canvas.px(LEFT), area.bottom - top
        )
        words = _(
            "An unofficial fan version of the board game by Andreas Steding "
            "(Pegasus Spiele, 2010), with its own art and words."
        )
        block(canvas, room, words, Role.CAPTION)
