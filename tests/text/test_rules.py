"""Rules are found by number, and what is not there is told in one sentence."""

import pytest

from firenze.text.rules import (
    Paragraph,
    Rule,
    RulesError,
    Section,
    Table,
    parse_page,
    read_page,
    rules_error_text,
)
from firenze.text.rules_print import rules_lines
from firenze.text.words import Words

SOURCE = """# The title

Two lines
of text.

## C. Pieces

- **C1** One
  rule.
- an item
- **C2** Another.

### D. Table

| a | b |
| --- | --- |
| 1 | two words |
"""


def test_page_is_parsed_into_sections_and_blocks() -> None:
    assert parse_page(SOURCE, "en").sections == (
        Section(1, "", "The title", (Paragraph("Two lines of text."),)),
        Section(
            2,
            "C",
            "Pieces",
            (Rule("C1", "One rule."), Paragraph("an item", item=True), Rule("C2", "Another.")),
        ),
        Section(3, "D", "Table", (Table(("a", "b"), (("1", "two words"),)),)),
    )


@pytest.mark.parametrize("number", ["T3.2", "t3.2", " t3.2 "])
def test_rule_is_found_by_number(number: str) -> None:
    found = read_page("en").rule(number)
    assert found.number == "T3.2"
    assert found.text.startswith("The build cost")


@pytest.mark.parametrize("number", ["", "T", "T1", "T3.20", "X1", "3.2"])
def test_unknown_rule_is_an_error(number: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_page("en").rule(number)
    assert (caught.value.key, caught.value.value) == ("unknown_rule", number)


@pytest.mark.parametrize("number", ["", "Q", "T9", "T3.2", "1"])
def test_unknown_section_is_an_error(number: str) -> None:
    with pytest.raises(RulesError):
        read_page("en").part(number)


def test_section_gives_the_sections_below_it() -> None:
    page = read_page("en")
    assert [s.number for s in page.part("t")] == ["T", "T0", "T1", "T2", "T3", "T4", "T5", "T6"]
    assert [s.number for s in page.part("T1")] == ["T1"]


@pytest.mark.parametrize("language", ["xx", "", "EN", "../rules/en", "en.md"])
def test_unknown_language_is_an_error_and_never_english(language: str) -> None:
    with pytest.raises(RulesError) as caught:
        read_page(language)
    assert caught.value.key == "unknown_language"
    sentence = rules_error_text(caught.value, Words())
    assert f"language {language}." in sentence
    assert "en" in sentence.rpartition(":")[2]


def test_error_text_names_the_rule_asked_for() -> None:
    assert "T9.9" in rules_error_text(RulesError("unknown_rule", "T9.9"), Words())


def test_terminal_prints_one_rule() -> None:
    lines = rules_lines("k11", "en")
    assert " ".join(lines).split() == ["K11", *read_page("en").rule("K11").text.split()]


def test_terminal_prints_a_section_with_its_rules() -> None:
    lines = rules_lines("T5", "en")
    starts = [line[:4] for line in lines if line.startswith("T5.")]
    assert starts == [f"T5.{n}" for n in range(1, 8)]


def test_terminal_prints_the_whole_page_within_80_columns() -> None:
    lines = rules_lines(None, "en")
    assert max(map(len, lines)) <= 80
    everything = " ".join(" ".join(lines).split())
    assert all(r.text in everything for r in read_page("en").rules)
    table = next(b for b in read_page("en").part("K")[0].blocks if isinstance(b, Table))
    assert all(cell in everything for row in table.rows for cell in row)


@pytest.mark.parametrize("number", ["Z", "T1.99"])
def test_terminal_refuses_an_unknown_number(number: str) -> None:
    with pytest.raises(RulesError):
        rules_lines(number, "en")
