"""The rules page of the package, read into records: sections, and rules by number.

A page is Markdown of one fixed form: `## C. Title` and `### T1. Title` open sections (a number
may be missing), `- **T3.2** text` is a rule, `- text` an item, `| a | b |` a table; all else is a
paragraph. Wrapped lines are joined by a space, so a language written without spaces must not
wrap its lines.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

from firenze.text.words import Words

HEADING = re.compile(r"(#{1,3}) (?:([A-Z]\d*)\. )?(.+)")
RULE = re.compile(r"- \*\*([A-Z]\d+(?:\.\d+)?)\*\* (.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule as plain text, such as T3.2."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Plain text without a number; `item` says that it stands in a list."""

    text: str
    item: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table of plain text; every row has as many cells as the head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Rule | Paragraph | Table


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it, up to the next heading.

    `level` is 1 for the title of the page, 2 and 3 below it; `number` is a letter such as "K", a
    phase such as "T1", or empty.
    """

    level: int
    number: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules in one language."""

    language: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All numbered rules, in the order of the page."""
        return tuple(b for s in self.sections for b in s.blocks if isinstance(b, Rule))

    def rule(self, number: str) -> Rule:
        """The rule of this number, in capitals or not; raises RulesError if there is none."""
        wanted = number.strip().upper()
        for rule in self.rules:
            if rule.number == wanted:
                return rule
        raise RulesError("unknown_rule", number)

    def part(self, number: str) -> tuple[Section, ...]:
        """The section of this number and those below it: "T" gives T and T0 to T6.

        Raises RulesError if there is none.
        """
        wanted = number.strip().upper()
        found = tuple(s for s in self.sections if wanted and s.number.startswith(wanted))
        if not found or found[0].number != wanted:
            raise RulesError("unknown_rule", number)
        return found


class RulesError(LookupError):
    """Asked for a rule or a language that is not there; `value` is what was asked for."""

    def __init__(self, key: Literal["unknown_rule", "unknown_language"], value: str) -> None:
        super().__init__(key, value)
        self.key = key
        self.value = value


def rules_error_text(error: RulesError, _: Words) -> str:
    """The sentence that tells a reader what is missing and what there is instead."""
    if error.key == "unknown_rule":
        return _(
            "There is no rule {number}. Rules have numbers such as T3.2, sections such as T3 or K.",
            number=error.value,
        )
    return _(
        "The rules are not written in the language {language}. They are there in: {languages}.",
        language=error.value,
        languages=", ".join(languages()),
    )


def languages() -> tuple[str, ...]:
    """The languages that have a rules page, such as "en", in alphabetical order."""
    return tuple(sorted(p.name.removesuffix(".md") for p in _folder().iterdir()))


@cache
def read_page(language: str) -> Page:
    """The rules page of the package in this language; raises RulesError if it has none."""
    if language not in languages():
        raise RulesError("unknown_language", language)
    source = _folder().joinpath(f"{language}.md").read_text(encoding="utf-8")
    return parse_page(source, language)


def parse_page(source: str, language: str) -> Page:
    """The records of a page's Markdown, which must begin with its title."""
    parts: list[tuple[re.Match[str], list[Block]]] = []
    for chunk in _chunks(source):
        if heading := HEADING.fullmatch(chunk):
            parts.append((heading, []))
        else:
            parts[-1][1].append(_block(chunk))
    return Page(
        language,
        tuple(Section(len(h[1]), h[2] or "", h[3], tuple(blocks)) for h, blocks in parts),
    )


def _folder() -> Traversable:
    return files("firenze").joinpath("assets", "rules")


def _chunks(source: str) -> Iterator[str]:
    chunk: list[str] = []
    for line in source.splitlines():
        if chunk and (not line.strip() or line.startswith(("#", "- "))):
            yield "\n".join(chunk)
            chunk = []
        if line.strip():
            chunk.append(line.strip())
    if chunk:
        yield "\n".join(chunk)


def _block(chunk: str) -> Block:
    if chunk.startswith("|"):
        return _table(chunk.splitlines())
    text = " ".join(chunk.splitlines())
    if found := RULE.fullmatch(text):
        return Rule(found[1], found[2])
    return Paragraph(text.removeprefix("- "), item=text.startswith("- "))


def _table(lines: list[str]) -> Table:
    head, _, *rows = (tuple(c.strip() for c in line.strip("|").split("|")) for line in lines)
    return Table(head, tuple(rows))
