"""Every rule number and every kind of card has a test of its name."""

import re
from functools import cache
from pathlib import Path

import pytest

from firenze.engine.terms import KINDS, CardKind
from tests.engine.rulebook import SECTIONS, rule_numbers


@cache
def _test_names() -> frozenset[str]:
    files = Path(__file__).parent.glob("test_*.py")
    texts = [path.read_text(encoding="utf-8") for path in files]
    found = (re.findall(r"^def (test_\w+)", text, re.MULTILINE) for text in texts)
    return frozenset(name for names in found for name in names)


def test_the_rules_have_their_numbers() -> None:
    assert len(rule_numbers()) == len(set(rule_numbers())) == 53
    assert {number[0] for number in rule_numbers()} == set("CSTEK")


@pytest.mark.parametrize("number", [*rule_numbers(), *SECTIONS])
def test_every_number_of_the_rules_has_a_test(number: str) -> None:
    prefix = f"test_{number.lower().replace('.', '_')}_"
    assert any(name.startswith(prefix) for name in _test_names()), prefix


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_has_a_test(kind: CardKind) -> None:
    assert any(name.startswith(f"test_card_{kind}_") for name in _test_names())
