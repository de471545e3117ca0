"""Who plays a game, in one line: crest, name and prestige of each player."""

from collections.abc import Sequence

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.palette import Rgb
from firenze.ui.theme import Role

ROLE = Role.BODY_BOLD
GAP, SPACE = 8, 26


def players_width(canvas: Canvas, players: Sequence[tuple[int, str]]) -> int:
    """The width in pixels that shows pairs of family and words whole."""
    return sum(_widths(canvas, players)) + canvas.px(SPACE) * (len(players) - 1)


def draw_players(
    canvas: Canvas, rect: pygame.Rect, players: Sequence[tuple[int, str]], colour: Rgb
) -> None:
    """Draws pairs of family and words from the left; narrower ones where they are too many."""
    space, high = canvas.px(SPACE), canvas.line_height(ROLE)
    widths = _widths(canvas, players)
    if players_width(canvas, players) > rect.width:
        most = (rect.width - space * (len(players) - 1)) // len(players)
        widths = [min(width, most) for width in widths]
    left = rect.left
    for (family, words), width in zip(players, widths, strict=True):
        crest = pygame.Rect(left, 0, high * 5 // 6, high)
        crest.centery = rect.centery
        shield(canvas, crest, family)
        room = pygame.Rect(crest.right + canvas.px(GAP), rect.top, 0, rect.height)
        room.width = left + width - room.left
        canvas.text(room, words, ROLE, colour)
        left += width + space


def _widths(canvas: Canvas, players: Sequence[tuple[int, str]]) -> list[int]:
    crest = canvas.line_height(ROLE) * 5 // 6 + canvas.px(GAP)
    return [crest + canvas.width(words, ROLE) + 1 for _, words in players]
