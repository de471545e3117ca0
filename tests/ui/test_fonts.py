"""The bundled fonts have what the interface writes."""

from importlib import resources

import pygame
import pytest

from firenze.ui.fonts import Fonts
from firenze.ui.theme import Face

SANS = (Face.SANS, Face.SANS_BOLD, Face.SANS_HEAVY)
GERMAN_AND_SPANISH = "ÄÖÜäöüßÁÉÍÓÚÑáéíóúñ¿¡«»„“”\u2019\u2013…"


def has(face: Face, sign: str) -> bool:
    """Whether a font has a sign of its own."""
    pygame.font.init()
    return Fonts().knows(face, sign)


@pytest.mark.parametrize("face", list(Face))
@pytest.mark.parametrize("sign", GERMAN_AND_SPANISH)
def test_every_font_writes_german_and_spanish(face: Face, sign: str) -> None:
    assert has(face, sign)


@pytest.mark.parametrize("face", SANS)
@pytest.mark.parametrize("sign", "⅓½\u2212\u00d7±→←↑↓ЖяΩλ")
def test_interface_font_has_the_signs_of_the_table(face: Face, sign: str) -> None:
    assert has(face, sign)


@pytest.mark.parametrize("face", SANS)
@pytest.mark.parametrize("size", range(18, 25))
def test_close_letters_do_not_run_into_each_other(face: Face, size: int) -> None:
    pygame.font.init()
    font = Fonts().font(face, size)
    c, _ = font.metrics("cl")
    assert c
    assert font.size("cl")[0] >= c[4] + font.size("l")[0]


@pytest.mark.parametrize("face", list(Face))
def test_a_character_that_a_font_lacks_shows_as_a_frame(face: Face) -> None:
    pygame.font.init()
    fonts = Fonts()
    assert not fonts.knows(face, "Ä王")
    drawn = fonts.font(face, 20).render("王", True, "black")
    assert drawn.get_bounding_rect().width >= 8


def test_names_are_set_in_a_face_that_knows_their_script() -> None:
    pygame.font.init()
    fonts = Fonts()
    assert not fonts.knows(Face.CINZEL, "Ελένη")
    assert fonts.knows(Face.SANS_BOLD, "Ελένη")
    assert fonts.knows(Face.GARAMOND_BOLD, "Жанна")


@pytest.mark.parametrize("face", SANS)
def test_figures_stand_on_the_line(face: Face) -> None:
    pygame.font.init()
    metrics = Fonts().font(face, 100).metrics("0123456789")
    lowest = [entry[2] for entry in metrics if entry]
    assert min(lowest) >= -3


def test_each_family_has_its_licence_and_all_fonts_are_small() -> None:
    folder = resources.files("firenze") / "assets" / "fonts"
    names = [entry.name for entry in folder.iterdir()]
    for face in Face:
        assert f"{face.value}.ttf" in names
        licence = folder / f"{face.value.split('-')[0]}-LICENSE.txt"
        assert "SIL Open Font License" in licence.read_text(encoding="utf-8")
    size = sum(len((folder / name).read_bytes()) for name in names)
    assert size < 2_000_000


def test_a_font_is_opened_once() -> None:
    pygame.font.init()
    fonts = Fonts()
    assert fonts.font(Face.SANS, 20) is fonts.font(Face.SANS, 20)


@pytest.mark.parametrize("face", list(Face))
@pytest.mark.parametrize("words", ["8", "+14", "H", "of 10"])
def test_a_line_is_centred_by_the_height_of_what_it_shows(face: Face, words: str) -> None:
    pygame.font.init()
    fonts = Fonts()
    tallest = "8" if not any(map(str.isalpha, words)) else "H"
    top = fonts.font(face, 500).metrics(tallest)[0]
    assert top
    assert abs(top[3] - fonts.rise(face, 500, words)) <= 10
