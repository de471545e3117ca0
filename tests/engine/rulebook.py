"""The numbers of the rules, as docs/rules.md tells them."""

import re
from functools import cache
from pathlib import Path

SECTIONS = ("D", "D1", "D2", "D3", "K", "O")
"""Parts of the rules without numbered lines, or with tables."""
_RULES = Path(__file__).parents[2] / "docs" / "rules.md"


@cache
def rule_numbers() -> tuple[str, ...]:
    """All numbers, such as T3.2, in their order."""
    text = _RULES.read_text(encoding="utf-8")
    return tuple(re.findall(r"^- \*\*(\w[\d.]+)\*\* ", text, re.MULTILINE))
