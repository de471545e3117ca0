"""The menu: the city, and what can be done."""

import pygame

from firenze.text.game_words import GameLine
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block
from firenze.ui.draw.players_line import draw_players, players_width
from firenze.ui.draw.shapes import line
from firenze.ui.screens.backdrop import GROUND, Backdrop, paint_city
from firenze.ui.screens.base import LoadGame, Quit, ShowGames, ShowNewGame, ShowRules, Signal
from firenze.ui.screens.form import Form
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button

WIDTH, HEIGHT, SPACE = 400, 68, 16
LEFT, TOP = 96, 96
TIGHT, TIGHT_TOP = 120, 24


def _button(name: str, label: str) -> Button:
    return Button(name=name, label=label, role=Role.BUTTON_LARGE)


def _make_first(button: Button, _: Words) -> None:
    """Gives a button the weight, and Enter."""
    button.style, button.key_cap, button.shortcut = "primary", _("Enter"), pygame.K_RETURN


class MenuScreen(Form):
    """The first screen; `last` is the game to go on with, if there is one."""

    def __init__(self, words: Words, last: GameLine | None = None) -> None:
        _ = words
        buttons = [
            _button("new", _("New game")),
            _button("games", _("Games")),
            _button("rules", _("Rules")),
            _button("quit", _("Quit")),
        ]
        if last:
            buttons.insert(0, _button("continue", _("Continue")))
        _make_first(buttons[0], _)
        super().__init__(words, buttons)
        self._last = last
        self._motto = _("Raise the towers of the great families")
        self._free = 0
        self._line = pygame.Rect(0, 0, 0, 0)
        self._backdrop = Backdrop(lambda canvas: paint_city(canvas, self._free))

    def leave(self) -> Signal | None:
        """Esc does nothing here, so that nobody leaves by a key too many."""
        return None

    def layout(self, canvas: Canvas) -> None:
        """Buttons below the title, the first one alone, the others in as few columns as fit."""
        left, width, space = canvas.px(LEFT), canvas.px(WIDTH), canvas.px(SPACE)
        first, *others = self.group.widgets
        height = canvas.theme.target(HEIGHT)
        y = self._motto_rect(canvas).bottom + canvas.px(10 if self._tight else 38)
        first.rect = pygame.Rect(left, y, width, height)
        y = self._place_line(canvas, first.rect) + space
        rows = max(1, (round(canvas.theme.height * GROUND) - y) // (height + space))
        columns = -(-len(others) // rows)
        for number, widget in enumerate(others):
            row, column = divmod(number, columns)
            corner = (left + column * (width + space), y + row * (height + space))
            widget.rect = pygame.Rect(corner, (width, height))
        wide = max(width * columns + space, canvas.width(self._motto, Role.QUOTE), self._line.width)
        self._free = left + wide + canvas.px(24)

    def _place_line(self, canvas: Canvas, button: pygame.Rect) -> int:
        """Below the first button, or beside it where the window is low; returns where they end."""
        if self._last is None:
            return button.bottom
        high = canvas.line_height(Role.BODY_BOLD) + canvas.line_height(Role.BODY)
        self._line.size = players_width(canvas, self._last.players), high
        if self._tight:
            self._line.midleft = (button.right + canvas.px(SPACE), button.centery)
            return button.bottom
        self._line.topleft = (button.left, button.bottom + canvas.px(6))
        return self._line.bottom + canvas.px(4)

    @property
    def _tight(self) -> bool:
        """Whether everything is so large that words must go to leave room for the buttons."""
        return self.theme.percent > TIGHT

    def paint(self, canvas: Canvas) -> None:
        """Draws the city, the title, and whose game it is."""
        _, palette = self.words, canvas.palette
        self._backdrop.draw(canvas)
        title = self._title_rect(canvas)
        canvas.text(title, _("Firenze"), Role.DISPLAY)
        rule = title.bottom + canvas.px(8)
        line(canvas, (title.left, rule), (title.left + canvas.px(WIDTH), rule), palette.line)
        if not self._tight:
            canvas.text(self._motto_rect(canvas), self._motto, Role.QUOTE)
        self._paint_credits(canvas)
        if self._last:
            self._paint_last(canvas, self._last)

    def answer(self, message: Message) -> Signal | None:
        """Opens what was chosen."""
        match message.name:
            case "continue" if self._last:
                return LoadGame(self._last.path)
            case "new":
                return ShowNewGame()
            case "games":
                return ShowGames()
            case "rules":
                return ShowRules()
            case _:
                return Quit()

    def _paint_last(self, canvas: Canvas, game: GameLine) -> None:
        """The line about the game that goes on."""
        high = canvas.line_height(Role.BODY_BOLD)
        upper = pygame.Rect(self._line.topleft, (self._line.width, high))
        draw_players(canvas, upper, game.players, canvas.palette.ink)
        canvas.text(upper.move(0, high), game.stage, Role.BODY, canvas.palette.ink_soft)

    def _title_rect(self, canvas: Canvas) -> pygame.Rect:
        top = canvas.px(TIGHT_TOP if self._tight else TOP)
        return pygame.Rect(canvas.px(LEFT), top, canvas.px(760), canvas.px(96))

    def _motto_rect(self, canvas: Canvas) -> pygame.Rect:
        title = self._title_rect(canvas)
        high = 0 if self._tight else canvas.px(60)
        return pygame.Rect(title.left, title.bottom + canvas.px(18), canvas.px(800), high)

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
