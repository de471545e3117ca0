"""One line of text that the player types."""

from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import pairwise

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.shapes import focus, panel
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Changed, Message, Pressed, Widget

CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


@dataclass(slots=True, kw_only=True)
class TextField(Widget):
    """A field for up to `limit` characters; `Changed` on every change, `Pressed` on Enter.

    It takes only the characters of `only`, all where that is empty. `full_words` are said once
    the limit is reached, `only_words` after a character that it did not take. What lies between
    `caret` and `anchor` is selected; all of it when the field is entered.
    """

    text: str = ""
    limit: int = 24
    placeholder: str = ""
    only: str = ""
    full_words: str = ""
    only_words: str = ""
    caret: int = -1
    anchor: int = -1
    fresh: bool = False
    dropped: bool = False
    stops: list[int] = field(default_factory=list)

    @property
    def complaint(self) -> str:
        """Why something that is typed does not come, empty if it does."""
        if self.dropped:
            return self.only_words
        return self.full_words if len(self.text) >= self.limit else ""

    @property
    def explanation(self) -> str:
        """What to say beside the field."""
        return self.reason or self.complaint or self.tip

    @property
    def selected(self) -> tuple[int, int]:
        """Where the selection begins and ends; both are the caret where nothing is selected."""
        caret = self._place(self.caret)
        anchor = caret if self.anchor < 0 else self._place(self.anchor)
        return min(caret, anchor), max(caret, anchor)

    def entered(self) -> None:
        """Selects everything, so that typing replaces it."""
        self.anchor, self.caret, self.fresh = 0, len(self.text), True

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the field with its text, and selection and caret while it is focused."""
        palette = canvas.palette
        fill = palette.white if self.enabled else palette.disabled
        panel(canvas, self.rect, fill, palette.ink)
        room = self.rect.inflate(-2 * canvas.px(12), 0)
        self._measure(canvas, room)
        if focused:
            self._draw_selection(canvas)
        shown, colour = self.text or self.placeholder, palette.ink
        if not self.text or not self.enabled:
            colour = palette.disabled_text
        canvas.text(room, shown, Role.BODY, colour)
        if focused:
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """Takes typed and pasted text and the editing keys."""
        if self.clicked(event):
            self._click(event.pos[0])
        if not self.enabled:
            return None
        if event.type == pygame.TEXTINPUT:
            return self._inserted(event.text)
        return self._keyed(event) if event.type == pygame.KEYDOWN else None

    def _click(self, x: int) -> None:
        """Puts the caret at a click, but keeps the selection at the click that enters."""
        if not self.fresh:
            middles = [(left + right) // 2 for left, right in pairwise(self.stops)]
            self.caret, self.anchor = bisect_left(middles, x), -1
        self.fresh = False

    def _place(self, index: int) -> int:
        return len(self.text) if index < 0 else min(index, len(self.text))

    def _keyed(self, event: pygame.event.Event) -> Message | None:
        self.fresh = False
        if event.mod & CONTROL:
            return self._with_control(event.key)
        start, end = self.selected
        match event.key:
            case pygame.K_BACKSPACE:
                return self._cut(start - (start == end), end)
            case pygame.K_DELETE:
                return self._cut(start, end + (start == end))
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                return Pressed(self.name)
            case _:
                self._walk(event)
                return None

    def _walk(self, event: pygame.event.Event) -> None:
        """Moves the caret; with Shift it takes the selection along, else it lets go of it."""
        at, (start, end) = self._place(self.caret), self.selected
        extends = bool(event.mod & pygame.KMOD_SHIFT)
        loose = start != end and not extends
        moves = {
            pygame.K_LEFT: start if loose else max(0, at - 1),
            pygame.K_RIGHT: end if loose else min(len(self.text), at + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if event.key in moves:
            if not extends:
                self.anchor = -1
            elif self.anchor < 0:
                self.anchor = at
            self.caret = moves[event.key]

    def _with_control(self, key: int) -> Message | None:
        start, end = self.selected
        if key == pygame.K_a:
            self.anchor, self.caret = 0, len(self.text)
        elif key == pygame.K_v:
            return self._inserted(_clipboard())
        elif key in (pygame.K_c, pygame.K_x) and start != end:
            _copy(self.text[start:end])
            return self._cut(start, end) if key == pygame.K_x else None
        return None

    def _cut(self, start: int, end: int) -> Message | None:
        if start < 0 or end > len(self.text):
            return None
        self.dropped = False
        return self._replaced(self.text[:start] + self.text[end:], start)

    def _inserted(self, typed: str) -> Message | None:
        start, end = self.selected
        printable = [sign for sign in typed if sign.isprintable()]
        taken = [sign for sign in printable if not self.only or sign in self.only]
        self.dropped = len(taken) < len(printable)
        clean = "".join(taken)[: max(0, self.limit - len(self.text) + end - start)]
        if not clean:
            return None
        return self._replaced(self.text[:start] + clean + self.text[end:], start + len(clean))

    def _replaced(self, text: str, caret: int) -> Message:
        self.text, self.caret, self.anchor, self.fresh = text, caret, -1, False
        return Changed(self.name, text)

    def _measure(self, canvas: Canvas, room: pygame.Rect) -> None:
        """Where the characters begin and end, from the left of the window."""
        font = canvas.fonts.font(Role.BODY.face, canvas.fit(self.text, Role.BODY, room.width)[1])
        counts = range(len(self.text) + 1)
        self.stops = [room.left + font.size(self.text[:count])[0] for count in counts]

    def _draw_selection(self, canvas: Canvas) -> None:
        """The ground of what is selected, or the caret."""
        start, end = self.selected
        high = min(self.rect.height - 8, canvas.theme.text(Role.BODY) * 3 // 2)
        place = pygame.Rect(self.stops[start], 0, self.stops[end] - self.stops[start], high)
        place.centery = self.rect.centery
        if start == end:
            place.width = canvas.theme.stroke
        canvas.fill(place, canvas.palette.ink if start == end else canvas.palette.glow)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def _copy(words: str) -> None:
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return
