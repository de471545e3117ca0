"""Every rule number and every kind of card has a test of its name."""

import re
from pathlib import Path

import pytest

from firenze.engine.terms import KINDS, CardKind

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
SECTIONS = ["D", "D1", "D2", "D3", "K", "O"]
"""Parts of the rules without numbered lines, or with tables."""


def _test_names() -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return {name for text in texts for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)}


def _numbers() -> list[str]:
    found = re.findall(r"^- \*\*(\w[\d.]+)\*\* ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) == len(set(found)) > 50
    return found


@pytest.mark.parametrize("number", [*_numbers(), *SECTIONS])
def test_every_number_of_the_rules_has_a_test(number: str) -> None:
    prefix = f"test_{number.lower().replace('.', '_')}_"
    assert any(name.startswith(prefix) for name in _test_names()), prefix


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_has_a_test(kind: CardKind) -> None:
    assert any(name.startswith(f"test_card_{kind}_") for name in _test_names())
