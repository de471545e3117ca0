"""What stands around the towers: land, church, bag, deck, crane, signpost, wreath, app icon."""

import re
from itertools import count

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.icons import laurel
from firenze.ui.draw.marks import mark_body
from firenze.ui.palette import CLASSIC, Palette, mix
from firenze.ui.theme import Role

LILY = 0
NICHES = 4
SPOKES = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))


def landscape(canvas: Canvas, rect: pygame.Rect) -> None:
    """Sky, hills and cypresses that fill `rect` down to the ground."""
    palette = canvas.palette
    canvas.gradient(rect, palette.sky_top, palette.sky_low)
    hills = pygame.Rect(rect.left, rect.top + rect.height // 2, rect.width, rect.height // 2)
    hills.height = rect.bottom - hills.top

    def art(width: int, height: int) -> str:
        far = (
            f"M0 {height * 0.5}C{width * 0.12} {height * 0.2} {width * 0.2} {height * 0.5} "
            f"{width * 0.34} {height * 0.42}C{width * 0.5} {height * 0.3} {width * 0.6} "
            f"{height * 0.55} {width * 0.75} {height * 0.4}C{width * 0.86} {height * 0.3} "
            f"{width * 0.94} {height * 0.4} {width} {height * 0.34}L{width} {height}L0 {height}Z"
        )
        near = (
            f"M0 {height * 0.72}C{width * 0.15} {height * 0.6} {width * 0.3} {height * 0.85} "
            f"{width * 0.5} {height * 0.7}C{width * 0.7} {height * 0.56} {width * 0.85} "
            f"{height * 0.8} {width} {height * 0.62}L{width} {height}L0 {height}Z"
        )
        body = svg.path(far, svg.paint(palette.hill_far)) + svg.path(
            near, svg.paint(palette.hill_near)
        )
        return body + "".join(
            _cypress(palette, width * x, height * y, height * size)
            for x, y, size in ((0.012, 1, 0.55), (0.03, 1, 0.4), (0.69, 1, 0.5), (0.99, 1, 0.6))
        )

    canvas.stamp(hills, "hills", art)


def _cypress(palette: Palette, x: float, y: float, height: float) -> str:
    half = height * 0.13
    data = (
        f"M{x} {y - height}C{x + half} {y - height * 0.6} {x + half * 1.3} {y - height * 0.3} "
        f"{x + half * 0.4} {y}L{x - half * 0.4} {y}C{x - half * 1.3} {y - height * 0.3} "
        f"{x - half} {y - height * 0.6} {x} {y - height}Z"
    )
    return svg.path(data, svg.paint(palette.cypress))


def niches(rect: pygame.Rect) -> list[pygame.Rect]:
    """The four church spaces inside a church that fills `rect`, left to right."""
    side = round(rect.width * 0.025)
    gap = max(2, round(rect.width * 0.012))
    top = rect.top + round(rect.height * 0.55)
    width = (rect.width - 2 * side - (NICHES - 1) * gap) // NICHES
    return [
        pygame.Rect(rect.left + side + number * (width + gap), top, width, rect.bottom - top)
        for number in range(NICHES)
    ]


def church_band(rect: pygame.Rect) -> pygame.Rect:
    """The frieze under the gable of a church that fills `rect`, room for its name."""
    top = rect.top + round(rect.height * 0.4)
    return pygame.Rect(rect.left, top, rect.width, round(rect.height * 0.11))


def church(canvas: Canvas, rect: pygame.Rect) -> None:
    """The church front over `rect`, without its four spaces (see `niche`)."""
    palette = canvas.palette
    edge = canvas.theme.stroke

    def art(width: int, height: int) -> str:
        line = svg.paint(palette.plaster, palette.ink, edge)
        sage = svg.paint(palette.sage, palette.ink, edge)
        half, low = width / 2, height * 0.4
        body = svg.path(_volutes(width, height), line)
        body += svg.polygon(
            [
                (width * 0.22, height * 0.2),
                (half, edge),
                (width * 0.78, height * 0.2),
            ],
            line,
        )
        body += svg.polygon(
            [(width * 0.3, height * 0.175), (half, height * 0.05), (width * 0.7, height * 0.175)],
            sage,
        )
        body += svg.rect(edge / 2, low, width - edge, height - low + edge, line) + svg.rect(
            edge / 2, low, width - edge, height * 0.11, sage
        )
        return body + _rose(palette, half, height * 0.285, height * 0.068, edge)

    canvas.stamp(rect, ("church", edge), art)


def _volutes(width: float, height: float) -> str:
    low, top = height * 0.4, height * 0.2
    return (
        f"M{width * 0.14} {low}C{width * 0.16} {height * 0.27} {width * 0.25} {height * 0.3} "
        f"{width * 0.27} {top}L{width * 0.73} {top}C{width * 0.75} {height * 0.3} "
        f"{width * 0.84} {height * 0.27} {width * 0.86} {low}Z"
    )


def _rose(palette: Palette, x: float, y: float, radius: float, edge: float) -> str:
    body = svg.circle(x, y, radius, svg.paint(palette.white, palette.ink, edge))
    spokes = "".join(f"M0 0L{dx} {dy}" for dx, dy in SPOKES)
    spokes_style = svg.paint(None, palette.ink, max(0.02, edge * 0.7 / radius))
    body += svg.placed(svg.path(spokes, spokes_style), x, y, radius)
    body += svg.circle(x, y, radius * 0.3, svg.paint(palette.sage, palette.ink, edge * 0.7))
    ring = svg.paint(None, palette.sage, edge * 1.5)
    for side in (-1, 1):
        at = x + side * radius * 4.4
        body += svg.circle(at, y + radius * 0.9, radius * 0.5, ring)
    return body


def niche(canvas: Canvas, rect: pygame.Rect, lit: bool) -> pygame.Rect:
    """One arched church space, bright if a card lies there; returns the room inside."""
    palette = canvas.palette
    edge = canvas.theme.stroke
    fill = palette.white if lit else mix(palette.recess, palette.line, 0.2)

    def art(width: int, height: int) -> str:
        half, low = edge / 2, height + edge
        bend, spring = width / 2 - half, 0.8 * (width / 2 - half)
        data = (
            f"M{half} {low}L{half} {spring:.2f}A{bend} {bend * 0.75:.2f} 0 0 1 "
            f"{width - half} {spring:.2f}L{width - half} {low}Z"
        )
        return svg.path(data, svg.paint(fill, palette.ink, edge))

    canvas.stamp(rect, ("niche", lit, edge), art)
    top = rect.width * 3 // 10
    return pygame.Rect(
        rect.left + 2 * edge, rect.top + top, rect.width - 4 * edge, rect.height - top
    )


BAG = (
    "M17 2C34 7 62 -1 83 3C80 10 72 14 70 18L30 18C28 14 22 10 17 2Z",
    "M30 18C14 28 1 52 1.5 76C2 96 14 99 50 99C86 99 98 96 98.5 76C99 52 86 28 70 18Z",
)


def _scaled(data: str, width: float, height: float) -> str:
    """Path data of a box of 100 by 100, written `x y`, stretched to the given size."""
    sizes = (width, height)
    numbers = count()
    return re.sub(
        r"-?[\d.]+", lambda found: f"{float(found[0]) * sizes[next(numbers) % 2] / 100:.2f}", data
    )


def bag(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """The bag of bricks over `rect`; returns the room for its counts."""
    palette = canvas.palette
    edge = canvas.theme.stroke

    def art(width: int, height: int) -> str:
        style = svg.paint(palette.sack, palette.ink, edge)
        cord = svg.paint(palette.sack_dark, palette.ink, edge)
        wide, high = width * 0.48, height * 0.055
        tie = svg.rect(width * 0.26, height * 0.155, wide, high, cord, height * 0.02)
        return "".join(svg.path(_scaled(part, width, height), style) for part in BAG) + tie

    canvas.stamp(rect, ("bag", edge), art)
    return pygame.Rect(
        rect.left + rect.width // 14,
        rect.top + rect.height * 24 // 100,
        rect.width - rect.width // 7,
        rect.height * 70 // 100,
    )


def deck_back(canvas: Canvas, rect: pygame.Rect) -> None:
    """The back of a card on the deck: its lily leaves the lower half to words."""
    _back(canvas, rect, 0.24, 0.3)


def card_back(canvas: Canvas, rect: pygame.Rect) -> None:
    """The back of a card in a hand."""
    _back(canvas, rect, 0.5, 0.5)


def _back(canvas: Canvas, rect: pygame.Rect, middle: float, tallest: float) -> None:
    """Dark and framed; the lily's middle and greatest height are shares of the card's height."""
    palette = canvas.palette
    edge = canvas.theme.stroke

    def art(width: int, height: int) -> str:
        inset = max(3.0, width * 0.07)
        frame = svg.paint(None, palette.deck_line, max(1.0, edge * 0.7))
        body = svg.framed(width, height, palette.deck, palette.ink, edge, width * 0.08)
        body += svg.rect(inset, inset, width - 2 * inset, height - 2 * inset, frame, width * 0.04)
        size = min(width * 0.42, height * tallest)
        return body + mark_body(LILY, palette.deck_line, width / 2, height * middle, size)

    canvas.stamp(rect, ("card back", edge, middle), art)


def wreath(canvas: Canvas, rect: pygame.Rect, value: str = "", role: Role = Role.PRESTIGE) -> None:
    """A laurel wreath, the sign of prestige, around `value`; `rect` is square."""
    palette = canvas.palette
    canvas.stamp(
        rect,
        "wreath",
        lambda w, _h: svg.placed(
            svg.path(laurel(12, 9.4, 7, 5.2, 2.1), svg.paint(palette.laurel)), 0, 0, w / 24
        ),
    )
    if value:
        canvas.text(rect.inflate(-rect.width // 3, 0), value, role, align="centre")


def post(canvas: Canvas, rect: pygame.Rect) -> None:
    """A wooden signpost; boards are laid over it by the caller."""
    palette = canvas.palette
    edge = canvas.theme.stroke

    def art(width: int, height: int) -> str:
        style = svg.paint(palette.wood, palette.ink, edge)
        knob = width / 2 - edge
        return svg.rect(width * 0.2, knob, width * 0.6, height, style) + svg.circle(
            width / 2, knob + edge / 2, knob, style
        )

    canvas.stamp(rect, ("post", edge), art)


def crane(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """The crane that carries the table of build costs; returns the room of its board."""
    palette = canvas.palette
    edge = canvas.theme.stroke
    beam = max(8, canvas.px(14))
    board = pygame.Rect(
        rect.left, rect.top + beam * 3 // 2, rect.width - beam * 2, rect.height * 38 // 100
    )

    def art(width: int, height: int) -> str:
        wood = svg.paint(palette.wood, palette.ink, edge)
        rope = svg.paint(None, palette.ink, edge)
        mast = width - 1.6 * beam
        hang = f"M{beam * 1.5} {beam}V{beam * 1.5}M{mast - beam * 1.5} {beam}V{beam * 1.5}"
        brace = [
            (mast - 3 * beam, beam),
            (mast - 2.2 * beam, beam),
            (mast, 3.4 * beam),
            (mast, 4.4 * beam),
        ]
        return (
            svg.path(hang, rope)
            + svg.polygon(brace, wood)
            + svg.rect(mast, edge / 2, beam, height, wood)
            + svg.rect(edge / 2, edge / 2, width - edge, beam, wood, edge)
        )

    canvas.stamp(rect, ("crane", edge, beam), art)
    return board


def app_icon(size: int) -> pygame.Surface:
    """The picture of the program for the window and the task bar, `size` pixels square."""
    palette = CLASSIC
    body = svg.framed(size, size, palette.families[0].field, palette.ink, size / 24, size * 0.2)
    wall = "M27 86V40H21V18H33V26H43V18H57V26H67V18H79V40H73V86Z"
    door = "M42 86V66A8 8 0 0 1 58 66V86Z"
    tower = svg.path(wall, svg.paint(palette.parchment, palette.ink, 4)) + svg.path(
        door, svg.paint(palette.ink)
    )
    tower += mark_body(LILY, palette.families[0].field, 50, 46, 19)
    return svg.raster(body + svg.placed(tower, 0, 0, size / 100), size, size)
