"""Every sentence of the program as it stands in its source: how it is written."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import firenze
from firenze.text.rules import languages, read_page

PACKAGE = Path(firenze.__file__).parent
SPEAKS = ("_", "plural", "words")
"""What a Words object is called where it translates."""


def sentences(path: Path) -> Iterator[str]:
    """The literals that are handed to a Words object in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in SPEAKS:
                literals = (arg.value for arg in node.args if isinstance(arg, ast.Constant))
                yield from (words for words in literals if isinstance(words, str))


FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if any(sentences(path))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_apostrophes_are_curved(path: Path) -> None:
    assert not [words for words in sentences(path) if "'" in words]


@pytest.mark.parametrize("language", languages())
def test_apostrophes_of_the_rules_are_curved(language: str) -> None:
    assert not [rule.number for rule in read_page(language).rules if "'" in rule.text]
