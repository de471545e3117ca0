"""A small sheet over another screen: a title or a sentence, and a column of buttons."""

from collections.abc import Sequence

import pygame

from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.draw.shapes import panel
from firenze.ui.screens.backdrop import Backdrop, paint_city
from firenze.ui.screens.base import Screen
from firenze.ui.screens.form import Form
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Widget

VEIL = 140
WIDTH, PAD, ROW, SPACE = 560, 36, 66, 14


class Dialog(Form):
    """`below` shows through around the sheet, or the city if there is nothing below."""

    def __init__(
        self,
        words: Words,
        widgets: Sequence[Widget],
        below: Screen | None,
        title: str = "",
        sentence: str = "",
    ) -> None:
        super().__init__(words, widgets)
        self._below = below
        self._title = title
        self._sentence = sentence
        self._backdrop = Backdrop(paint_city)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def layout(self, canvas: Canvas) -> None:
        """Puts the sheet in the middle, the widgets below its words."""
        theme, area = canvas.theme, canvas.surface.get_rect()
        pad, space = canvas.px(PAD), canvas.px(SPACE)
        width = min(canvas.px(WIDTH), area.width - 2 * pad)
        head = self._head_height(canvas, width - 2 * pad)
        count = len(self.group.widgets)
        room = area.height - 3 * pad - head
        step = min(theme.target(ROW) + space, room // count)
        self._sheet = pygame.Rect(0, 0, width, 2 * pad + head + count * step - space)
        self._sheet.center = area.center
        for number, widget in enumerate(self.group.widgets):
            top = self._sheet.top + pad + head + number * step
            widget.rect = pygame.Rect(self._sheet.left + pad, top, width - 2 * pad, step - space)

    def paint(self, canvas: Canvas) -> None:
        """Draws what is below, veiled, then the sheet with its words."""
        palette, area = canvas.palette, canvas.surface.get_rect()
        if self._below:
            self._below.draw(canvas)
        else:
            self._backdrop.draw(canvas)
        canvas.veil(area, palette.ink, VEIL)
        panel(canvas, self._sheet, palette.parchment, palette.ink, shadow=canvas.px(6))
        pad = canvas.px(PAD)
        room = self._sheet.inflate(-2 * pad, -2 * pad)
        if self._title:
            height = canvas.line_height(Role.TITLE)
            place = pygame.Rect(room.left, room.top, room.width, height)
            canvas.text(place, self._title, Role.TITLE, align="centre")
            room.top += height + canvas.px(SPACE)
        if self._sentence:
            block(canvas, room, self._sentence, Role.BODY, middle=False)

    def _head_height(self, canvas: Canvas, width: int) -> int:
        height = canvas.px(SPACE)
        if self._title:
            height += canvas.line_height(Role.TITLE) + canvas.px(SPACE)
        if self._sentence:
            height += block_height(canvas, self._sentence, Role.BODY, width) + canvas.px(SPACE)
        return height
