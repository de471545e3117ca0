"""Every colour, phase and card type has a name of its own."""

from firenze.engine.terms import COLOURS, CardType, Phase
from firenze.text.names import card_type_name, colour_name, phase_name
from firenze.text.words import Words

WORDS = Words()


def test_colours_have_their_names() -> None:
    assert [colour_name(c, WORDS) for c in COLOURS] == [c.name.lower() for c in COLOURS]


def test_phases_and_card_types_have_different_names() -> None:
    assert len({phase_name(p, WORDS) for p in Phase}) == len(Phase)
    assert len({card_type_name(t, WORDS) for t in CardType}) == len(CardType)
