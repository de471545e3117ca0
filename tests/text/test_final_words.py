"""The final scoring in sentences."""

import pytest

from firenze.engine.events import MajorityCounted
from firenze.engine.terms import Colour
from firenze.text.final_words import count_words
from firenze.text.words import Words


@pytest.mark.parametrize(
    ("players", "amount", "words"),
    [
        ((), 3, "White tower: nobody has a seal there"),
        ((1,), 3, "White tower: most seals, Bruno: +3"),
        ((0, 1), 3, "White tower: most seals, Ada and Bruno: +3"),
        ((0, 1), 0, "White tower: Ada and Bruno tie, and nobody gains"),
    ],
)
def test_a_majority_says_who_gains(players: tuple[int, ...], amount: int, words: str) -> None:
    count = MajorityCounted(Colour.WHITE, players, amount)
    assert count_words(count, ("Ada", "Bruno"), Words()) == words
