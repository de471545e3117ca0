"""Words about a game of the list."""

from datetime import datetime

import pytest

from firenze.text.game_words import when_words
from firenze.text.words import Words

WORDS = Words()
NOW = datetime(2026, 11, 5, 20, 15)


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (NOW, "today at 20:15"),
        (datetime(2026, 11, 5, 0, 0), "today at 00:00"),
        (datetime(2026, 11, 5, 23, 59), "today at 23:59"),
        (datetime(2026, 11, 4, 23, 59), "yesterday at 23:59"),
        (datetime(2026, 11, 4, 0, 0), "yesterday at 00:00"),
        (datetime(2026, 11, 3, 23, 59), "2026-11-03 at 23:59"),
        (datetime(2025, 11, 5, 9, 5), "2025-11-05 at 09:05"),
        (datetime(2026, 11, 6, 1, 0), "2026-11-06 at 01:00"),
    ],
)
def test_a_moment_is_told_as_far_as_needed(moment: datetime, words: str) -> None:
    assert when_words(moment, NOW, WORDS) == words


def test_yesterday_may_be_last_month() -> None:
    assert when_words(datetime(2026, 2, 28, 7), datetime(2026, 3, 1, 6), WORDS) == (
        "yesterday at 07:00"
    )
