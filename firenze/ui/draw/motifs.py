"""The picture of each kind of card: a flat motif from assets/art/motifs, in palette colours.

The files hold no colours: `class="gold"` is gold with an ink outline, `gold-flat` has none,
`gold-line` is an open line, `line` an open line in ink.
"""

import re
from dataclasses import fields
from importlib import resources

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.palette import Art

BOX = 64
OUTLINE = 2.1
LINE = 2.6


def source(kind: str) -> str:
    """The shapes of a motif without their frame; FileNotFoundError for an unknown kind."""
    folder = resources.files("firenze") / "assets" / "art" / "motifs"
    text = (folder / f"{kind}.svg").read_text(encoding="utf-8")
    return re.sub(r"</?svg[^>]*>", "", text).strip()


def style(art: Art, outline: float) -> str:
    """The style sheet that gives the classes of a motif their colours."""
    ink = svg.hexed(art.ink)
    edge = f"stroke:{ink};stroke-width:{outline:.2f};stroke-linejoin:round"
    open_line = f"fill:none;stroke-width:{max(LINE, outline):.2f};stroke-linecap:round"
    rules = [f".line{{{open_line};stroke:{ink}}}"]
    for entry in fields(art):
        colour = svg.hexed(getattr(art, entry.name))
        rules.append(f".{entry.name}{{fill:{colour};{edge}}}")
        rules.append(f".{entry.name}-flat{{fill:{colour};stroke:none}}")
        rules.append(f".{entry.name}-line{{{open_line};stroke:{colour}}}")
    return f"<style>{''.join(rules)}</style>"


def motif(canvas: Canvas, rect: pygame.Rect, kind: str, alpha: int = 255) -> None:
    """The picture of card `kind`, as large as fits the middle of `rect`, 24 to 256 pixels."""
    art = canvas.palette.art

    def draw(width: int, height: int) -> str:
        side = min(width, height)
        outline = max(OUTLINE, 1.1 * BOX / side)
        left, top = (width - side) / 2, (height - side) / 2
        return style(art, outline) + svg.placed(source(kind), left, top, side / BOX)

    canvas.stamp(rect, ("motif", kind), draw, alpha)
