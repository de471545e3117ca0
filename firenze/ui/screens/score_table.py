"""The pictures of the final scoring: the table of prestige by source, a step, the winners."""

from collections.abc import Sequence

import pygame

from firenze.engine.events import CelebrationCounted
from firenze.engine.model import Seat
from firenze.engine.scoring import Standing
from firenze.engine.terms import PrestigeSource
from firenze.text.final_words import source_name
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.city import flag, wall_text
from firenze.ui.draw.crests import seal, shield
from firenze.ui.draw.lettering import block, draw_name, sets_whole
from firenze.ui.draw.motifs import motif
from firenze.ui.draw.scenery import wreath
from firenze.ui.draw.shapes import panel
from firenze.ui.draw.signs import signed
from firenze.ui.palette import mix
from firenze.ui.screens.tally import Count
from firenze.ui.theme import Role

HEAD, LINE, LINE_LESS, SPACE = 60, 156, 16, 10
NAME_SHARE, TOTAL_SHARE = 0.21, 0.1
PICTURE = 150


def table_height(canvas: Canvas, players: int) -> int:
    """The height in pixels of the table for so many players."""
    return canvas.px(HEAD) + players * (_line_height(canvas, players) + canvas.px(SPACE))


def _line_height(canvas: Canvas, players: int) -> int:
    return canvas.px(LINE - LINE_LESS * players)


def draw_table(
    canvas: Canvas,
    rect: pygame.Rect,
    standings: Sequence[Standing],
    seats: Sequence[Seat],
    lit: PrestigeSource | None,
    _: Words,
) -> None:
    """One line a player: crest and name, prestige by source, the sum; `lit` marks a column."""
    columns = _columns(rect)
    head = pygame.Rect(rect.left, rect.top, rect.width, canvas.px(HEAD))
    for source, column in zip(PrestigeSource, columns, strict=True):
        place = pygame.Rect(column.left, head.top, column.width, head.height)
        canvas.text(place, source_name(source, _), Role.CAPTION, align="centre")
    if lit:
        column = columns[list(PrestigeSource).index(lit)]
        panel(canvas, column, mix(canvas.palette.parchment, canvas.palette.glow, 0.8))
        place = pygame.Rect(column.left, head.top, column.width, head.height)
        canvas.text(place, source_name(lit, _), Role.LABEL, align="centre")
    total = pygame.Rect(columns[-1].right, head.top, rect.right - columns[-1].right, head.height)
    canvas.text(total, _("Prestige"), Role.LABEL, align="centre")
    height = _line_height(canvas, len(standings))
    for number, standing in enumerate(standings):
        top = head.bottom + number * (height + canvas.px(SPACE))
        line = pygame.Rect(rect.left, top, rect.width, height)
        _draw_line(canvas, line, columns, standing, seats[standing.player], lit)


def _columns(rect: pygame.Rect) -> list[pygame.Rect]:
    left = rect.left + round(rect.width * NAME_SHARE)
    width = round(rect.width * (1 - NAME_SHARE - TOTAL_SHARE)) // len(PrestigeSource)
    return [
        pygame.Rect(left + number * width, rect.top, width, rect.height)
        for number in range(len(PrestigeSource))
    ]


def _draw_line(
    canvas: Canvas,
    line: pygame.Rect,
    columns: list[pygame.Rect],
    standing: Standing,
    seat: Seat,
    lit: PrestigeSource | None,
) -> None:
    panel(canvas, line, canvas.palette.card, canvas.palette.ink, shadow=canvas.px(4))
    _draw_name(canvas, line, columns, seat)
    _draw_values(canvas, line, columns, standing, lit)
    _draw_total(canvas, line, columns, standing)


def _draw_name(canvas: Canvas, line: pygame.Rect, columns: list[pygame.Rect], seat: Seat) -> None:
    palette = canvas.palette
    paint = palette.families[seat.family]
    name = pygame.Rect(line.left, line.top, columns[0].left - line.left, line.height)
    panel(canvas, name, paint.field, palette.ink)
    place = pygame.Rect(0, 0, line.height * 7 // 10, line.height * 84 // 100)
    place.midleft = name.left + canvas.px(14), name.centery
    shield(canvas, place, seat.family)
    room = pygame.Rect(place.right, line.top, name.right - place.right, line.height)
    draw_name(canvas, room.inflate(-2 * canvas.px(12), 0), seat.name, paint.text)


def _draw_values(
    canvas: Canvas,
    line: pygame.Rect,
    columns: list[pygame.Rect],
    standing: Standing,
    lit: PrestigeSource | None,
) -> None:
    palette, edge = canvas.palette, 2 * canvas.theme.stroke
    for source, column in zip(PrestigeSource, columns, strict=True):
        value = getattr(standing.by_source, source)
        ink = palette.ink if value else mix(palette.ink_soft, palette.card, 0.35)
        cell = pygame.Rect(column.left, line.top, column.width, line.height)
        if source is lit:
            ground = mix(palette.card, palette.glow, 0.8)
            canvas.fill(
                pygame.Rect(cell.left, cell.top + edge, cell.width, cell.height - 2 * edge), ground
            )
        canvas.text(cell, signed(value), Role.FIGURE, ink, "centre")


def _draw_total(
    canvas: Canvas, line: pygame.Rect, columns: list[pygame.Rect], standing: Standing
) -> None:
    total = pygame.Rect(columns[-1].right, line.top, line.right - columns[-1].right, line.height)
    if standing.place == 1:
        side = line.height
        laurel = pygame.Rect(0, 0, side, side)
        laurel.center = total.center
        wreath(canvas, laurel)
    canvas.text(total, signed(standing.prestige), Role.PRESTIGE_SMALL, align="centre")


def draw_count(
    canvas: Canvas, rect: pygame.Rect, count: Count, seats: Sequence[Seat], words: str
) -> None:
    """What is being counted: the card's picture or the flag with the crests of its leaders."""
    side = min(canvas.px(PICTURE), rect.height * 6 // 10)
    picture = pygame.Rect(0, 0, side, side)
    sentence = pygame.Rect(rect.left, 0, rect.width, canvas.line_height(Role.PROMPT))
    group = side + sentence.height + canvas.px(12)
    picture.midtop = rect.centerx, rect.top + (rect.height - group) // 2
    sentence.top = picture.bottom + canvas.px(12)
    if isinstance(count, CelebrationCounted):
        motif(canvas, picture, count.card.value)
    else:
        pole = picture.inflate(-side // 5, 0)
        room = flag(canvas, pole, count.colour)
        if count.players:
            canvas.text(
                room, str(count.amount), Role.FIGURE, wall_text(canvas, count.colour), "centre"
            )
        for number, player in enumerate(count.players):
            wax = pygame.Rect(0, 0, side * 6 // 10, side * 6 // 10)
            wax.midleft = picture.right + number * (wax.width + canvas.px(8)), picture.centery
            seal(canvas, wax, seats[player].family)
    canvas.text(sentence, words, Role.PROMPT, align="centre")


def draw_winners(canvas: Canvas, rect: pygame.Rect, families: Sequence[int], words: str) -> None:
    """The crests of the winners in their wreaths, and the sentence."""
    sentence = pygame.Rect(rect.left, 0, rect.width, canvas.line_height(Role.TITLE))
    side = min(canvas.px(210), rect.height - sentence.height - canvas.px(28))
    gap = canvas.px(24)
    left = rect.centerx - (len(families) * (side + gap) - gap) // 2
    top = rect.top + (rect.height - side - sentence.height - canvas.px(10)) // 2
    for number, family in enumerate(families):
        laurel = pygame.Rect(left + number * (side + gap), top, side, side)
        wreath(canvas, laurel)
        crest = pygame.Rect(0, 0, side * 44 // 100, side * 53 // 100)
        crest.center = laurel.center
        shield(canvas, crest, family)
    sentence.top = top + side + canvas.px(10)
    if sets_whole(canvas, words, Role.TITLE, sentence.width):
        canvas.text(sentence, words, Role.TITLE, align="centre")
    else:
        block(canvas, sentence, words, Role.PROMPT, align="centre")
