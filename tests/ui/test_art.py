"""Bricks, crests and motifs are there, different, and drawn in a dialect that SDL reads."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import resources
from itertools import pairwise
from typing import Protocol

import pygame
import pytest

from firenze.engine.terms import KINDS
from firenze.ui.draw import bricks, city, crests, icons, motifs, scenery
from firenze.ui.draw.canvas import Canvas
from firenze.ui.palette import CLASSIC
from tests.ui.canvases import canvas, colours

BRICK_SIZES = [(32, 17), (49, 26), (60, 37), (86, 29)]
FORBIDDEN = re.compile(r"<use|clipPath|<text|currentColor|<image|filter|mask|opacity=")


class FamilyArt(Protocol):
    """Something drawn for a family."""

    def __call__(self, canvas: Canvas, rect: pygame.Rect, family: int) -> None:
        """Draws it over `rect`."""


def picture(draw: Callable[[Canvas, pygame.Rect], object], size: tuple[int, int]) -> bytes:
    """The pixels of what `draw` draws over a rectangle of that size."""
    made = canvas(*size)
    draw(made, pygame.Rect((0, 0), size))
    return pygame.image.tobytes(made.surface, "RGB")


def grey(pixels: bytes) -> list[int]:
    """The grey values of RGB pixels."""
    return [
        (299 * pixels[n] + 587 * pixels[n + 1] + 114 * pixels[n + 2]) // 1000
        for n in range(0, len(pixels), 3)
    ]


def difference(one: bytes, other: bytes) -> float:
    """The share of pixels whose grey differs clearly."""
    pairs = list(zip(grey(one), grey(other), strict=True))
    return sum(abs(a - b) > 40 for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("size", BRICK_SIZES)
@pytest.mark.parametrize("colour", range(6))
def test_a_brick_shows_its_colour_and_its_mark(size: tuple[int, int], colour: int) -> None:
    made = canvas(*size)
    rect = pygame.Rect((0, 0), size)
    bricks.brick(made, rect, colour)
    paint = CLASSIC.bricks[colour]
    shown = colours(made, rect)
    assert paint.face in shown
    middle = colours(made, rect.inflate(-size[0] * 2 // 3, -size[1] // 3))
    strongest = min(sum(abs(a - b) for a, b in zip(c, paint.mark, strict=True)) for c in middle)
    assert strongest < 60


def test_marks_differ_without_colour() -> None:
    white = replace(CLASSIC, bricks=(CLASSIC.bricks[0],) * 6)
    shown = []
    for colour in range(6):
        made = canvas(32, 17, palette=white)
        bricks.brick(made, made.surface.get_rect(), colour)
        shown.append(pygame.image.tobytes(made.surface, "RGB"))
    for first in range(6):
        for second in range(first):
            assert difference(shown[first], shown[second]) > 0.03


@pytest.mark.parametrize("draw", [crests.shield, crests.seal])
def test_crests_and_seals_differ_in_greyscale(draw: FamilyArt) -> None:
    shown = [picture(partial(draw, family=family), (28, 28)) for family in range(4)]
    shown.append(picture(crests.neutral_seal, (28, 28)))
    for first in range(5):
        for second in range(first):
            assert difference(shown[first], shown[second]) > 0.08


def test_states_of_a_brick_differ() -> None:
    rect = pygame.Rect(0, 0, 60, 37)
    shown = {
        picture(lambda made, _: bricks.brick(made, rect, 3), rect.size),
        picture(lambda made, _: bricks.brick(made, rect, 3, cracked=True), rect.size),
        picture(lambda made, _: bricks.pale_brick(made, rect, 3), rect.size),
        picture(lambda made, _: bricks.faint_brick(made, rect, 3), rect.size),
        picture(lambda made, _: bricks.ghost_brick(made, rect, CLASSIC.accent), rect.size),
    }
    assert len(shown) == 5


def test_a_block_reaches_right_and_up() -> None:
    made = canvas(300, 200)
    front = pygame.Rect(50, 100, 112, 37)
    bricks.block(made, front, 4, (16, 11))
    card = CLASSIC.card
    assert made.surface.get_at((front.right + 8, front.centery))[:3] != card
    assert made.surface.get_at((front.centerx, front.top - 5))[:3] != card
    assert made.surface.get_at((front.left - 2, front.centery))[:3] == card
    assert made.surface.get_at((front.centerx, front.bottom + 1))[:3] == card


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_motif_in_the_safe_dialect(kind: str) -> None:
    source = motifs.source(kind)
    assert not FORBIDDEN.search(source)
    classes = set(re.findall(r'class="([^"]+)"', source))
    known = set(re.findall(r"\.([\w-]+)\{", motifs.style(CLASSIC.art, 2)))
    assert classes <= known
    assert source.count("<path") == source.count("class=")


def test_motifs_are_27_and_all_different() -> None:
    folder = resources.files("firenze") / "assets" / "art" / "motifs"
    files = {entry.name.removesuffix(".svg") for entry in folder.iterdir()}
    assert files == set(KINDS)
    blank = picture(lambda made, rect: None, (48, 48))
    shown = {picture(partial(motifs.motif, kind=kind), (48, 48)) for kind in files}
    assert len(shown) == 27
    assert blank not in shown


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        motifs.source("dragon")
    with pytest.raises(KeyError):
        icons.icon_body("dragon", CLASSIC.ink, 0, 0, 10)


@pytest.mark.parametrize("name", list(icons.SIGNS))
def test_every_sign_shows(name: str) -> None:
    made = canvas(24, 24)
    icons.icon(made, made.surface.get_rect(), name)
    assert len(colours(made, made.surface.get_rect())) > 1


def test_roofs_differ_in_shape() -> None:
    plain = replace(CLASSIC, bricks=(CLASSIC.bricks[0],) * 6)
    shown = set()
    for colour in range(6):
        made = canvas(150, 40, palette=plain)
        city.roof(made, made.surface.get_rect(), colour)
        shown.add(pygame.image.tobytes(made.surface, "RGB"))
    assert len(shown) == 6


def test_church_spaces_lie_inside_side_by_side() -> None:
    rect = pygame.Rect(100, 20, 400, 326)
    spaces = scenery.niches(rect)
    assert len(spaces) == 4
    assert all(rect.contains(space) for space in spaces)
    assert all(a.right < b.left for a, b in pairwise(spaces))


def test_app_icon_has_the_size_asked_for() -> None:
    assert scenery.app_icon(64).get_size() == (64, 64)
