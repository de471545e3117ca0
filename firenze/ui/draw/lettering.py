"""Words that must stay inside a box: they shrink to the floor, tighten, and end in an ellipsis."""

from dataclasses import dataclass
from math import ceil

import pygame

from firenze.ui.draw.canvas import LEADING, Align, Canvas, bold_of, indent
from firenze.ui.draw.typeset import ELLIPSIS, SOFT_HYPHEN, Line, Run
from firenze.ui.palette import Rgb
from firenze.ui.theme import Role

TIGHT = 0.94


@dataclass(frozen=True, slots=True)
class Fitted:
    """Words broken into lines for a box; `whole` is false where some had to be left out."""

    lines: tuple[Line, ...]
    size: int
    step: float
    whole: bool


def block(
    canvas: Canvas,
    rect: pygame.Rect,
    words: str,
    role: Role,
    colour: Rgb | None = None,
    align: Align = "left",
    middle: bool = True,
) -> int:
    """Words in as many lines as `rect` holds, never outside it; returns their height.

    Words between two `**` are bold. `middle` centres the lines in the height of the box.
    """
    paint = colour or canvas.palette.ink
    key = ("block", words, role, rect.size, paint, align)
    made = canvas.store.get(key, lambda: _made(canvas, rect, words, role, paint, align))
    room = rect.height - made.get_height()
    canvas.surface.blit(made, (rect.left, rect.top + (room // 2 if middle else 0)))
    return made.get_height()


def block_height(canvas: Canvas, words: str, role: Role, width: int) -> int:
    """The height of `words` in lines of `width` pixels at full size."""
    size = canvas.theme.text(role)
    return ceil(len(canvas.lines(words, role, size, width)) * size * LEADING)


def fit_block(canvas: Canvas, room: tuple[int, int], words: str, role: Role) -> Fitted:
    """How `words` are set in a box of that width and height."""
    width, height = room
    size = canvas.theme.text(role)
    floor = min(size, canvas.theme.floor)
    lines = canvas.lines(words, role, size, width)
    while size > floor and len(lines) * size * LEADING > height:
        size -= 1
        lines = canvas.lines(words, role, size, width)
    most = max(1, int(height / (size * TIGHT)))
    step = min(size * LEADING, height / min(most, len(lines)))
    shown = _shortened(canvas, lines, most, role, size, width)
    return Fitted(shown, size, step, len(lines) <= most)


def _shortened(
    canvas: Canvas, lines: list[Line], most: int, role: Role, size: int, width: int
) -> tuple[Line, ...]:
    if len(lines) <= most:
        return tuple(lines)
    font = canvas.fonts.font(role.face, size)
    text = "".join(run.text for run in lines[most - 1].runs).rstrip(" ,.;:")
    while text and font.size(text + ELLIPSIS)[0] > width:
        text = text[:-1].rstrip()
    text += ELLIPSIS
    return (*lines[: most - 1], Line((Run(text, False, 0),), font.size(text)[0]))


def _made(
    canvas: Canvas, rect: pygame.Rect, words: str, role: Role, colour: Rgb, align: Align
) -> pygame.Surface:
    fitted = fit_block(canvas, rect.size, words, role)
    height = max(1, round(len(fitted.lines) * fitted.step))
    made = pygame.Surface((max(1, rect.width), height), pygame.SRCALPHA)
    capital = canvas.fonts.capital(role.face, fitted.size)
    for number, line in enumerate(fitted.lines):
        base = round(number * fitted.step + (fitted.step + capital) / 2)
        left = indent(rect.width, line.width, align)
        for run in line.runs:
            font = canvas.fonts.font(bold_of(role) if run.bold else role.face, fitted.size)
            made.blit(font.render(run.text, True, colour), (left + run.x, base - font.get_ascent()))
    return made


def fits(canvas: Canvas, words: str, role: Role, width: int) -> bool:
    """Whether one line of `words` at its full size is at most `width` pixels wide."""
    return canvas.width(words, role) <= width


def unbroken(canvas: Canvas, words: str, role: Role, room: tuple[int, int]) -> bool:
    """Whether a box holds all of `words`, each word in one piece but for its soft hyphens."""
    fitted = fit_block(canvas, room, words, role)
    lines = ["".join(run.text for run in line.runs).strip() for line in fitted.lines]
    shown = " ".join(lines).replace("- ", "")
    plain = words.replace("**", "").replace(SOFT_HYPHEN, "")
    return fitted.whole and shown.split() == plain.split()


def draw_name(canvas: Canvas, rect: pygame.Rect, name: str, colour: Rgb) -> None:
    """A player's name in capitals, or in the narrower text face that knows more scripts."""
    holds = sets_whole(canvas, name, Role.NAME, rect.width)
    canvas.text(rect, name, Role.NAME if holds else Role.LABEL, colour)


def sets_whole(canvas: Canvas, words: str, role: Role, width: int) -> bool:
    """Whether the face of a role has all characters of a line, and `width` pixels hold it."""
    known = canvas.fonts.knows(role.face, words)
    return known and canvas.fit(words, role, width)[0] == words
