"""The curtain between two players whose hands are hidden: it knows who comes, and no position."""

import pygame

from firenze.engine.model import Seat
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.draw.drapery import drapery
from firenze.ui.draw.lettering import block, block_height, sets_whole
from firenze.ui.draw.shapes import panel
from firenze.ui.screens.base import OpenPause, Signal
from firenze.ui.screens.form import Form
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button

SETTLES = 0.4
"""Seconds in which a click or key that was meant for the table before does nothing."""
LARGEST = 150
WIDTH, PAD, CREST, SPACE, BUTTON, BUTTON_WIDTH = 900, 44, 260, 22, 84, 460


class Curtain(Form):
    """Hides the whole window until `seat` takes it away; `why` says what they are asked for.

    `held` is a key that is still down from before, 0 for none; it has to be let go of first.
    """

    def __init__(self, words: Words, seat: Seat, why: str, held: int = 0) -> None:
        _ = words
        button = Button(
            name="show",
            label=_("Show my table"),
            style="primary",
            role=Role.BUTTON_LARGE,
            key_cap=_("Enter"),
            shortcut=pygame.K_RETURN,
        )
        super().__init__(words, [button])
        self.seat, self.why = seat, why
        self.lifted = False
        self._button = button
        self._held = {held}
        self._shown: float | None = None
        self._sheet = pygame.Rect(0, 0, 0, 0)

    @property
    def largest(self) -> int:
        """Beyond this scale the sheet would leave no cloth to be seen."""
        return LARGEST

    def update(self, seconds: float) -> bool:
        """Counts from the first step in which the curtain is seen."""
        self._shown = 0.0 if self._shown is None else self._shown + seconds
        return super().update(seconds)

    def handle(self, event: pygame.event.Event) -> Signal | None:
        """Does nothing at first, and nothing for keys that were down by then."""
        settled = self._shown is not None and self._shown >= SETTLES
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.KEYDOWN and not settled:
            self._held.add(event.key)
        held = event.type == pygame.KEYDOWN and event.key in self._held
        return super().handle(event) if settled and not held else None

    def leave(self) -> Signal:
        """Esc opens the menu; the curtain settles anew when it is closed."""
        self._shown = None
        return OpenPause()

    def answer(self, message: Message) -> Signal | None:
        """The only button takes the curtain away."""
        self.lifted = True
        return None

    def layout(self, canvas: Canvas) -> None:
        """A sheet in the middle; its button at the foot."""
        area, pad = canvas.surface.get_rect(), canvas.px(PAD)
        width = min(canvas.px(WIDTH), area.width - 2 * pad)
        high = canvas.theme.target(BUTTON)
        words = self._words_height(canvas, width - 2 * pad)
        rest = words + high + 2 * pad + canvas.px(SPACE)
        crest = min(canvas.px(CREST), area.height - rest - 2 * pad)
        self._sheet = pygame.Rect(0, 0, width, rest + crest)
        self._sheet.center = area.center
        foot = self._sheet.bottom - pad - high
        wide = min(canvas.px(BUTTON_WIDTH), width - 2 * pad)
        self._button.rect = pygame.Rect(self._sheet.centerx - wide // 2, foot, wide, high)

    def paint(self, canvas: Canvas) -> None:
        """Draws the cloth and, on the sheet, the crest, the name and what is asked."""
        palette, family = canvas.palette, self.seat.family
        drapery(canvas, canvas.surface.get_rect(), family)
        edge = max(3, canvas.px(6))
        panel(canvas, self._sheet, palette.parchment, palette.ink, shadow=canvas.px(10))
        frame = self._sheet.inflate(-4 * edge, -4 * edge)
        panel(canvas, frame, palette.parchment, palette.families[family].field, edge)
        pad = canvas.px(PAD)
        room = self._sheet.inflate(-2 * pad, -2 * pad)
        room.height = self._button.rect.top - room.top
        words = self._words_height(canvas, room.width)
        crest = pygame.Rect(room.left, room.top, room.width, room.height - words)
        shield(canvas, crest.inflate(0, -canvas.px(SPACE)), family)
        room.top = crest.bottom
        self._paint_words(canvas, room)

    def _paint_words(self, canvas: Canvas, room: pygame.Rect) -> None:
        line = pygame.Rect(room.left, room.top, room.width, canvas.line_height(Role.DISPLAY))
        whole = sets_whole(canvas, self.seat.name, Role.DISPLAY, room.width)
        role = Role.DISPLAY if whole else Role.HEADING
        canvas.text(line, self.seat.name, role, align="centre")
        below = pygame.Rect(room.left, line.bottom, room.width, room.bottom - line.bottom)
        below.top += block(canvas, below, self.why, Role.PROMPT, align="centre", middle=False)
        ink = canvas.palette.ink_soft
        block(canvas, below, self._away, Role.BODY, ink, align="centre", middle=False)

    @property
    def _away(self) -> str:
        return self.words("The others look away.")

    def _words_height(self, canvas: Canvas, width: int) -> int:
        lines = ((self.why, Role.PROMPT), (self._away, Role.BODY))
        texts = sum(block_height(canvas, words, role, width) for words, role in lines)
        return canvas.line_height(Role.DISPLAY) + texts + canvas.px(SPACE)
