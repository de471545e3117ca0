"""The controls of the replay, where the strip of a running game lies."""

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from firenze.engine.model import Seat
from firenze.text.words import Words
from firenze.ui.boxes import rows
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.draw.ground import draw_paper
from firenze.ui.draw.lettering import block, unbroken
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
        self.slider.stretches = tuple(
            (first, families[play.seats[play.player_of(turn)].family].field)
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
        low = canvas.theme.target(44)
        self.slider.rect = pygame.Rect(room.left, room.bottom - low, room.width, low)
        top, foot = room.top + canvas.px(4), self.slider.reach(canvas).top
        crest = pygame.Rect(room.left + canvas.px(6), top, (foot - top) * 5 // 6, foot - top)
        seat = self._play.seats[self._play.player_of(self._play.turn)]
        shield(canvas, crest.inflate(-2, -2), seat.family)
        left = crest.right + canvas.px(10)
        self._tell(canvas, pygame.Rect(left, top, room.right - left, foot - top), seat)

    def _tell(self, canvas: Canvas, room: pygame.Rect, seat: Seat) -> None:
        """Where we are and below it what was done last; long words in one paragraph."""
        where, deed = self._where(seat.name), self._play.deed
        if deed is None:
            canvas.text(room, where, Role.LABEL)
            return
        first, second = rows(room, 2, 0)
        doer = None if deed.player is None else self._play.seats[deed.player]
        if doer and doer is not seat:
            crest = pygame.Rect(second.topleft, (second.height * 5 // 6, second.height))
            shield(canvas, crest, doer.family)
            second.left, second.width = crest.right + canvas.px(6), room.right - crest.right
        if unbroken(canvas, deed.words, Role.CAPTION, second.size):
            canvas.text(first, where, Role.LABEL)
            block(canvas, second, deed.words, Role.CAPTION)
        else:
            block(canvas, room, f"**{where}** {deed.words}", Role.CAPTION)

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
