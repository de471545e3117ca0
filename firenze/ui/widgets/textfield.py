"""One line of text that the player types."""

from dataclasses import dataclass

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.shapes import focus, panel
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Changed, Message, Pressed, Widget

PASTE_KEYS = (pygame.KMOD_CTRL, pygame.KMOD_META)


@dataclass(slots=True, kw_only=True)
class TextField(Widget):
    """A field for up to `limit` characters; `Changed` on every change, `Pressed` on Enter."""

    text: str = ""
    limit: int = 24
    placeholder: str = ""
    caret: int = -1

    def draw(self, canvas: Canvas, focused: bool = False) -> None:
        """Draws the field with its text, and the caret while it is focused."""
        palette = canvas.palette
        fill = palette.white if self.enabled else palette.disabled
        panel(canvas, self.rect, fill, palette.ink)
        room = self.rect.inflate(-2 * canvas.px(12), 0)
        shown, colour = self.text or self.placeholder, palette.ink
        if not self.text or not self.enabled:
            colour = palette.disabled_text
        place = canvas.text(room, shown, Role.BODY, colour)
        if focused:
            self._draw_caret(canvas, place)
            focus(canvas, self.rect)

    def handle(self, event: pygame.event.Event) -> Message | None:
        """Takes typed and pasted text and the editing keys."""
        if self.clicked(event):
            self.caret = len(self.text)
        if not self.enabled:
            return None
        if event.type == pygame.TEXTINPUT:
            return self._inserted(event.text)
        return self._keyed(event) if event.type == pygame.KEYDOWN else None

    def _position(self) -> int:
        return len(self.text) if self.caret < 0 else min(self.caret, len(self.text))

    def _keyed(self, event: pygame.event.Event) -> Message | None:
        at = self._position()
        moves = {
            pygame.K_LEFT: max(0, at - 1),
            pygame.K_RIGHT: min(len(self.text), at + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(self.text),
        }
        if event.key in moves:
            self.caret = moves[event.key]
        elif event.key == pygame.K_BACKSPACE:
            return self._cut(at - 1, at)
        elif event.key == pygame.K_DELETE:
            return self._cut(at, at + 1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return Pressed(self.name)
        elif event.key == pygame.K_v and any(event.mod & key for key in PASTE_KEYS):
            return self._inserted(_clipboard())
        return None

    def _cut(self, start: int, end: int) -> Message | None:
        if start < 0 or end > len(self.text):
            return None
        return self._replaced(self.text[:start] + self.text[end:], start)

    def _inserted(self, typed: str) -> Message | None:
        at = self._position()
        clean = "".join(sign for sign in typed if sign.isprintable())
        clean = clean[: self.limit - len(self.text)]
        if not clean:
            return None
        return self._replaced(self.text[:at] + clean + self.text[at:], at + len(clean))

    def _replaced(self, text: str, caret: int) -> Message:
        self.text, self.caret = text, caret
        return Changed(self.name, text)

    def _draw_caret(self, canvas: Canvas, place: pygame.Rect) -> None:
        size = canvas.fit(self.text, Role.BODY, self.rect.width - 2 * canvas.px(12))[1]
        font = canvas.fonts.font(Role.BODY.face, size)
        x = place.left + (font.size(self.text[: self._position()])[0] if self.text else 0)
        high = round(size * 1.2)
        line = pygame.Rect(x, place.centery - high // 2, canvas.theme.stroke, high)
        canvas.fill(line, canvas.palette.ink)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
