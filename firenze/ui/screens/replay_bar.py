"""The controls of the replay, where the strip of a running game lies."""

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.draw.ground import draw_paper
from firenze.ui.draw.lettering import block
from firenze.ui.layout import StripBoxes
from firenze.ui.replay_play import ReplayPlay
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Widget
from firenze.ui.widgets.buttons import Button
from firenze.ui.widgets.focus import FocusGroup
from firenze.ui.widgets.slider import Slider

PACES: Mapping[str, float] = MappingProxyType({"½": 2.0, "1": 1.0, "2": 0.5, "5": 0.2})
"""Seconds that a decision stays on the table, by the name of the pace."""
GAP, WIDE = 10, 84


class ReplayBar:
    """The widgets of the bar and how they are laid out and drawn."""

    def __init__(self, play: ReplayPlay, words: Words) -> None:
        _ = words
        self._play = play
        self._words = words
        self.playing = False
        self.pace = "1"
        self.slider = Slider(name="slider", most=play.length)
        self._play_button = Button(name="play", style="primary")
        self._pace_button = Button(name="pace", tip=_("How fast it plays"))
        self._on = Button(name="on", label=_("Play on"), tip=_("A new game from here"))
        self._steps = [
            Button(name="turn_back", sign="turn_back", tip=_("A turn back. Key: Page Up")),
            Button(name="step_back", sign="step_back", tip=_("A step back. Key: Left")),
            self._play_button,
            Button(name="step_on", sign="step_on", tip=_("A step on. Key: Right")),
            Button(name="turn_on", sign="turn_on", tip=_("A turn on. Key: Page Down")),
        ]
        self._close = Button(name="close", sign="close", tip=_("Close. Key: Esc"))
        widgets: list[Widget] = [self.slider, *self._steps, self._pace_button, self._on]
        self.group = FocusGroup([*widgets, self._close])

    def faster(self) -> None:
        """Takes the next pace, after the fastest the slowest."""
        names = list(PACES)
        self.pace = names[(names.index(self.pace) + 1) % len(names)]

    @property
    def pointed(self) -> Widget | None:
        """The widget that has something to say: under the pointer, or worked by the keyboard."""
        focused = self.group.focused if self.group.ring_shown else None
        return self.group.pointed or focused

    def draw(self, canvas: Canvas, boxes: StripBoxes) -> None:
        """Lays everything out anew and draws it over the strip."""
        self._refresh(canvas)
        draw_paper(canvas, boxes)
        right = self._lay_out_buttons(canvas, boxes)
        room = pygame.Rect(boxes.prompt.left, boxes.whole.top, 0, boxes.whole.height)
        room.width = right - room.left
        self._draw_words(canvas, room)
        self.group.draw(canvas)

    def _refresh(self, canvas: Canvas) -> None:
        """Takes over what is seen now."""
        _, play = self._words, self._play
        self.slider.value = play.step
        families = canvas.palette.families
        seats = play.history.start.table.setup.seats
        self.slider.stretches = tuple(
            (first, families[seats[play.player_of(turn)].family].field)
            for turn, first in enumerate(play.turns)
        )
        self._play_button.sign = "pause" if self.playing else "play"
        self._play_button.tip = _("Pause. Key: Space") if self.playing else _("Play. Key: Space")
        self._pace_button.label = f"{self.pace}\u00d7"
        over = play.step == play.length
        self._on.reason = _("Here the game ends; go back first.") if over and play.ends else None

    def _lay_out_buttons(self, canvas: Canvas, boxes: StripBoxes) -> int:
        """Places the buttons from the right; returns where the room left of them ends."""
        gap = canvas.px(GAP)
        high = min(max(32, canvas.px(66)), boxes.whole.height - 2 * canvas.px(6))
        right = boxes.primary.right
        wide = max(high, canvas.px(WIDE) - canvas.px(16))
        widths = [(self._close, high), (self._on, max(self._on.width(canvas), canvas.px(120)))]
        widths += [(self._pace_button, max(wide, self._pace_button.width(canvas)))]
        widths += [(button, high) for button in reversed(self._steps)]
        for button, width in widths:
            button.rect = pygame.Rect(right - width, 0, width, high)
            button.rect.centery = boxes.whole.centery
            right -= width + gap
        return right - gap

    def _draw_words(self, canvas: Canvas, room: pygame.Rect) -> None:
        """Whose turn it is, what was done last, and the slider below."""
        _, play = self._words, self._play
        low = max(32, canvas.px(44))
        line = pygame.Rect(room.left, room.top + canvas.px(4), room.width, room.height - low)
        self.slider.rect = pygame.Rect(room.left, room.bottom - low, room.width, low)
        seat = play.history.start.table.setup.seats[play.player_of(play.turn)]
        crest = pygame.Rect(line.left + canvas.px(6), line.top, line.height * 5 // 6, line.height)
        shield(canvas, crest.inflate(-2, -2), seat.family)
        rest = pygame.Rect(crest.right + canvas.px(8), line.top, 0, line.height)
        rest.width = line.right - rest.left
        said = canvas.text(rest, self._where(seat.name), Role.LABEL)
        left = said.right + canvas.px(16)
        deed = pygame.Rect(left, rest.top, rest.right - left, rest.height)
        if deed.width > canvas.px(120):
            block(canvas, deed, play.deed, Role.CAPTION)

    def _where(self, name: str) -> str:
        play = self._play
        return self._words(
            "Turn {turn} of {turns}, {name}, step {step} of {steps}",
            turn=play.turn + 1,
            turns=len(play.turns),
            name=name,
            step=play.step - play.turns[play.turn],
            steps=play.turn_length,
        )
