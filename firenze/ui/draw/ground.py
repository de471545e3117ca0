"""The ground of the table: all that depends on the window only, drawn once and kept."""

import pygame

from firenze.engine.terms import COLOURS, LEVELS, Colour
from firenze.text.names import colour_name
from firenze.text.words import Words
from firenze.ui.draw import city, scenery, shapes
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.icons import icon
from firenze.ui.draw.marks import mark
from firenze.ui.layout import CityBoxes, ColumnBoxes, Layout, MarketBoxes, StripBoxes, WorkshopBoxes
from firenze.ui.palette import mix
from firenze.ui.theme import Role


def draw_ground(canvas: Canvas, layout: Layout, _: Words) -> None:
    """Copies the ground of the table; it is made the first time."""

    def make() -> pygame.Surface:
        made = pygame.Surface(layout.window.size).convert(canvas.surface)
        on = canvas.onto(made)
        _city(on, layout.city, _)
        _counter(on, layout.market)
        scenery.bag(on, layout.market.bag)
        draw_paper(on, layout.strip)
        _workshop(on, layout.workshop)
        _column(on, layout.column, _)
        return made

    key = ("ground", layout.window.size, layout.players, _.language)
    canvas.surface.blit(canvas.store.get(key, make), (0, 0))


def _city(canvas: Canvas, boxes: CityBoxes, _: Words) -> None:
    ground = boxes.plinths[0].bottom
    scenery.landscape(canvas, pygame.Rect(boxes.whole.topleft, (boxes.whole.width, ground)))
    _lawn(canvas, boxes, ground)
    _level_lines(canvas, boxes)
    scenery.post(canvas, boxes.post)
    for colour in COLOURS:
        city.wall(canvas, boxes.walls[colour], colour, len(LEVELS))
        city.roof(canvas, boxes.roofs[colour], colour)
        city.plinth(canvas, boxes.plinths[colour], colour)
        _plinth_words(canvas, boxes.plinths[colour], colour, colour_name(colour, _))
    scenery.church(canvas, boxes.church)
    band = scenery.church_band(boxes.church)
    canvas.text(band, _("Church"), Role.NAME, align="centre")


def _lawn(canvas: Canvas, boxes: CityBoxes, ground: int) -> None:
    strip = pygame.Rect(boxes.whole.left, ground, boxes.whole.width, boxes.whole.bottom - ground)
    canvas.gradient(strip, canvas.palette.floor_top, canvas.palette.floor_low)
    line = pygame.Rect(strip.left, ground, strip.width, canvas.theme.stroke)
    canvas.fill(line, canvas.palette.wood_seam)


def _level_lines(canvas: Canvas, boxes: CityBoxes) -> None:
    right = boxes.walls[-1].right
    dash = (canvas.px(5), canvas.px(6))
    for board in boxes.boards:
        y = board.centery
        ends = (board.right, y), (right, y)
        shapes.line(canvas, *ends, canvas.palette.line, max(1, canvas.px(1.5)), dash)


def _plinth_words(canvas: Canvas, rect: pygame.Rect, colour: Colour, name: str) -> None:
    paint = city.wall_text(canvas, colour)
    name = name[:1].upper() + name[1:]
    size = round(rect.height * 0.62)
    gap = canvas.px(8)
    wide = min(canvas.width(name, Role.LABEL), rect.width - size - 2 * gap)
    left = rect.centerx - (size + gap + wide) // 2
    mark(canvas, pygame.Rect(left, rect.centery - size // 2, size, size), colour, paint)
    room = pygame.Rect(left + size + gap, rect.top, rect.right - left - size - gap, rect.height)
    canvas.text(room, name, Role.LABEL, paint)


def _counter(canvas: Canvas, boxes: MarketBoxes) -> None:
    palette, whole = canvas.palette, boxes.whole
    canvas.fill(whole, palette.wood)
    count = 4
    for number in range(count):
        y = whole.top + (boxes.edge.top - whole.top) * number // count
        seam = pygame.Rect(whole.left, y, whole.width, max(1, canvas.px(2)))
        canvas.fill(seam, palette.wood_seam if number else palette.ink)
        light = seam.move(0, seam.height)
        canvas.fill(light, palette.wood_light)
    canvas.fill(boxes.edge, palette.wood_front)
    line = max(1, canvas.theme.stroke)
    canvas.fill(pygame.Rect(boxes.edge.topleft, (whole.width, line)), palette.ink)
    low = pygame.Rect(whole.left, whole.bottom - line, whole.width, line)
    canvas.fill(low, palette.ink)


def draw_paper(canvas: Canvas, boxes: StripBoxes) -> None:
    """The paper of the strip between market and workshop."""
    palette, whole = canvas.palette, boxes.whole
    canvas.gradient(whole, palette.parchment, mix(palette.parchment, palette.recess, 0.7))
    canvas.fill(pygame.Rect(whole.left, whole.bottom - 1, whole.width, 1), palette.line)


def _workshop(canvas: Canvas, boxes: WorkshopBoxes) -> None:
    palette, whole = canvas.palette, boxes.whole
    floor = boxes.site.bottom - canvas.px(18)
    wall = pygame.Rect(whole.left, whole.top, whole.width, floor - whole.top)
    canvas.gradient(wall, palette.wall_top, palette.wall_low)
    canvas.gradient(
        pygame.Rect(whole.left, floor, whole.width, whole.bottom - floor),
        palette.floor_top,
        palette.floor_low,
    )
    canvas.fill(pygame.Rect(whole.left, floor, whole.width, 1), palette.line)
    _platform(canvas, boxes)


def _platform(canvas: Canvas, boxes: WorkshopBoxes) -> None:
    palette, foot = canvas.palette, boxes.foot
    depth, line = canvas.px(20), canvas.theme.stroke
    top = [
        (foot.left, foot.top),
        (foot.left + depth // 4, foot.top - depth),
        (foot.right, foot.top - depth),
        (foot.right, foot.top),
    ]
    shapes.polygon(canvas, top, mix(palette.floor_top, palette.white, 0.2), palette.ink, line)
    shapes.panel(canvas, foot, palette.floor_low, palette.ink, line, line)


def _column(canvas: Canvas, boxes: ColumnBoxes, _: Words) -> None:
    palette = canvas.palette
    canvas.fill(boxes.whole, palette.column)
    edge = pygame.Rect(boxes.whole.right - canvas.px(3), 0, canvas.px(3), boxes.whole.height)
    canvas.fill(edge, palette.ink)
    for box, sign, words in (
        (boxes.menu, "menu", _("Menu")),
        (boxes.rules, "book", _("Rules")),
    ):
        _button(canvas, box, sign, words)


def _button(canvas: Canvas, box: pygame.Rect, sign: str, words: str) -> None:
    palette = canvas.palette
    shapes.panel(canvas, box, palette.card, palette.ink, radius=canvas.px(8), shadow=canvas.px(2))
    side, gap = round(canvas.theme.text(Role.LABEL) * 0.8), canvas.px(6)
    wide = canvas.width(words, Role.LABEL)
    if side + gap + wide > box.width - canvas.px(10):
        canvas.text(box.inflate(-4, 0), words, Role.LABEL, align="centre")
        return
    left = box.centerx - (side + gap + wide) // 2
    icon(canvas, pygame.Rect(left, box.centery - side // 2, side, side), sign)
    canvas.text(pygame.Rect(left + side + gap, box.top, wide + 2, box.height), words, Role.LABEL)
