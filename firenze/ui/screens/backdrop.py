"""What lies behind the screens around the table: land, sky and the skyline of six towers."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.city import balcony, flag, plinth, roof, wall, window
from firenze.ui.draw.crests import neutral_seal, seal
from firenze.ui.draw.scenery import landscape
from firenze.ui.draw.shapes import line, panel
from firenze.ui.palette import mix
from firenze.ui.theme import Role, Theme

WIDTH, STOREY, ROOF, PITCH, PLINTH = 150, 70, 54, 186, 46
FLAG_WIDTH, FLAG_HEIGHT = 72, 78
GROUND = 0.87
PEEK, TALLEST_PEEK = 0.5, 352
NEUTRAL = -1


@dataclass(frozen=True, slots=True)
class Facade:
    """A tower of the skyline: its colour, its storeys, seals and balcony by storey from below."""

    colour: int
    storeys: int
    seals: tuple[tuple[int, int], ...] = ()
    balcony: int | None = None


SKYLINE = (
    Facade(0, 6, ((1, 1), (2, 0)), 4),
    Facade(1, 4, ((0, 3), (2, NEUTRAL))),
    Facade(2, 7, ((3, 2), (4, 2)), 1),
    Facade(3, 5, ((0, 0), (3, 1))),
    Facade(4, 8, ((2, 3), (5, NEUTRAL)), 6),
    Facade(5, 5, ((1, 0),), 3),
)


@dataclass(slots=True)
class Backdrop:
    """A ground that is painted once for each size and look of the window, whatever the scale."""

    paint: Callable[[Canvas], None]
    _theme: Theme | None = None
    _surface: pygame.Surface | None = None

    def draw(self, canvas: Canvas) -> None:
        """Lays the ground over the whole surface."""
        if self._surface is None or self._theme != canvas.theme:
            self._surface = pygame.Surface(canvas.surface.get_size()).convert(canvas.surface)
            self._theme = canvas.theme
            unscaled = replace(canvas.theme, percent=100)
            self.paint(Canvas(self._surface, unscaled, canvas.fonts))
        canvas.surface.blit(self._surface, (0, 0))


def paint_city(canvas: Canvas, free: int = 0) -> None:
    """The skyline on its ground, without the towers that would reach into the first `free` px."""
    area = canvas.surface.get_rect()
    ground = round(area.height * GROUND)
    _paint_land(canvas, area, ground)
    unit = min(ground / (GROUND * 1080), area.width / 1920)
    right = area.width - round(0.045 * area.width)
    for number, facade in enumerate(reversed(SKYLINE)):
        x = right - round((WIDTH + number * PITCH) * unit)
        if x >= free:
            _paint_tower(canvas, facade, x, ground, unit)


def paint_sheet(canvas: Canvas) -> None:
    """The skyline behind a sheet of parchment that leaves room for a title above it."""
    area = canvas.surface.get_rect()
    _paint_land(canvas, area, area.height)
    sheet = sheet_rect(canvas.theme)
    unit = sheet.top / TALLEST_PEEK
    for number, facade in enumerate(reversed(SKYLINE)):
        x = sheet.right - round((WIDTH + number * PITCH * 1.15) * unit) - canvas.px(40)
        hidden = facade.storeys - (facade.storeys - 3) * PEEK
        foot = sheet.top + round(hidden * STOREY * unit)
        _paint_tower(canvas, facade, x, foot, unit)
    panel(canvas, sheet, canvas.palette.parchment, canvas.palette.ink, shadow=canvas.px(6))


def sheet_rect(theme: Theme) -> pygame.Rect:
    """Where the sheet of parchment lies, in a window of this look."""
    side = max(12, round(theme.window * 40))
    top = round(theme.height * 0.112)
    return pygame.Rect(side, top, theme.width - 2 * side, theme.height - top - side * 3 // 4)


def draw_title(canvas: Canvas, words: str) -> None:
    """The title above the sheet."""
    sheet = sheet_rect(canvas.theme)
    room = pygame.Rect(sheet.left + canvas.px(8), 0, sheet.width * 45 // 100, sheet.top)
    canvas.text(room, words, Role.TITLE)


def _paint_land(canvas: Canvas, area: pygame.Rect, ground: int) -> None:
    palette = canvas.palette
    landscape(canvas, pygame.Rect(0, 0, area.width, ground))
    if ground < area.height:
        floor = pygame.Rect(0, ground, area.width, area.height - ground)
        canvas.gradient(floor, palette.floor_top, palette.floor_low)
        edge = mix(palette.floor_low, palette.ink, 0.5)
        line(canvas, (0, ground), (area.width, ground), edge, canvas.px(3))


def _paint_tower(canvas: Canvas, facade: Facade, x: int, ground: int, unit: float) -> None:
    width, storey, foot = (round(length * unit) for length in (WIDTH, STOREY, PLINTH))
    wider = round(8 * unit)
    height = facade.storeys * storey
    body = pygame.Rect(x, ground - foot - height, width, height)
    crown = pygame.Rect(0, 0, width + 2 * wider, round(ROOF * unit))
    crown.midbottom = (body.centerx, body.top + 2)
    pole = pygame.Rect(0, 0, round(FLAG_WIDTH * unit), round(FLAG_HEIGHT * unit))
    pole.bottomleft = (body.centerx, crown.top + wider)
    flag(canvas, pole, facade.colour)
    wall(canvas, body, facade.colour, facade.storeys)
    roof(canvas, crown, facade.colour)
    base = pygame.Rect(x - wider, body.bottom, width + 2 * wider, foot)
    plinth(canvas, base, facade.colour)
    _paint_storeys(canvas, facade, body, storey)


def _paint_storeys(canvas: Canvas, facade: Facade, body: pygame.Rect, storey: int) -> None:
    seals = dict(facade.seals)
    for number in range(facade.storeys):
        middle = body.bottom - number * storey - storey // 2
        if number == facade.balcony:
            place = pygame.Rect(0, 0, body.width * 112 // 100, storey * 62 // 100)
            place.center = (body.centerx, middle + storey // 8)
            balcony(canvas, place)
        if number in seals:
            place = pygame.Rect(0, 0, storey * 82 // 100, storey * 82 // 100)
            place.center = (body.centerx, middle)
            _paint_seal(canvas, place, seals[number])
        elif number != facade.balcony:
            place = pygame.Rect(0, 0, storey * 58 // 100, storey * 64 // 100)
            place.center = (body.centerx, middle)
            window(canvas, place)


def _paint_seal(canvas: Canvas, place: pygame.Rect, family: int) -> None:
    if family == NEUTRAL:
        neutral_seal(canvas, place)
    else:
        seal(canvas, place, family)
