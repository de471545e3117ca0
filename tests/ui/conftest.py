"""What the tests with a real window share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui import real_window


@pytest.fixture
def surroundings(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a program whose games lie in `tmp_path`, with a display of its own."""
    with real_window.display() as display:
        yield real_window.surroundings(display, tmp_path)
