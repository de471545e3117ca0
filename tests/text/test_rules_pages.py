"""The rules pages hold every rule, and their numbers are those of the classic edition."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from firenze.engine.terms import COLOURS, KINDS, card_type
from firenze.text.cards import card_name, card_rules
from firenze.text.names import colour_name
from firenze.text.rules import Page, Paragraph, Table, languages, read_page
from firenze.text.words import Words

COUNTS = {"C": 7, "S": 7, "T0.": 3, "T1.": 6, "T2.": 1, "T3.": 4, "T4.": 1, "T5.": 7, "T6.": 1}
COUNTS |= {"E": 3, "K": 13}
NUMBERS = [f"{lead}{n}" for lead, count in COUNTS.items() for n in range(1, count + 1)]
RULINGS = {"S3", "T0.1", "T0.2", "T1.6", "T3.1", "T3.2", "T5.4", "E2"}
RULINGS |= {"K1", "K2", "K3", "K4", "K5", "K6"}
SECTIONS = ["C", "S", "T", "T0", "T1", "T2", "T3", "T4", "T5", "T6", "E", "K"]
SECTIONS += ["D", "D1", "D2", "D3", "D4", "O"]


@pytest.fixture(scope="module")
def page() -> Page:
    return read_page("en")


@pytest.fixture(scope="module")
def classic() -> dict[str, Any]:
    path = files("firenze").joinpath("assets", "editions", "classic.json")
    edition: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return edition


def table(page: Page, section: str) -> Table:
    return next(b for b in page.part(section)[0].blocks if isinstance(b, Table))


def figure(cell: str) -> int:
    return int(cell.split(" ")[0])


def test_page_in_docs_is_the_page_in_the_package() -> None:
    docs = Path(__file__).parents[2] / "docs" / "rules.md"
    packaged = files("firenze").joinpath("assets", "rules", "en.md")
    assert docs.read_bytes() == packaged.read_bytes()


@pytest.mark.parametrize("language", languages())
def test_every_page_holds_every_rule_once_and_in_order(language: str) -> None:
    assert [r.number for r in read_page(language).rules] == NUMBERS


@pytest.mark.parametrize("language", languages())
def test_every_page_has_the_same_sections_and_tables(language: str, page: Page) -> None:
    other = read_page(language)
    assert [s.number for s in other.sections if s.number] == SECTIONS
    for section, english in zip(other.sections, page.sections, strict=True):
        shapes = [
            [(len(b.head), len(b.rows)) for b in s.blocks if isinstance(b, Table)]
            for s in (section, english)
        ]
        assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", languages())
def test_every_row_of_a_table_has_as_many_cells_as_its_head(language: str) -> None:
    tables = [b for s in read_page(language).sections for b in s.blocks if isinstance(b, Table)]
    assert {len(row) - len(t.head) for t in tables for row in t.rows} == {0}


@pytest.mark.parametrize("language", languages())
def test_every_page_begins_with_the_game_and_ends_with_its_sources(language: str) -> None:
    title, minute, *_, sources = read_page(language).sections
    assert (title.blocks, minute.number, sources.number) == ((), "", "")
    assert "Spanish" in " ".join(b.text for b in sources.blocks if isinstance(b, Paragraph))


def test_rulings_are_marked(page: Page) -> None:
    assert {r.number for r in page.rules if re.search(r"\(ruling[):]", r.text)} == RULINGS


def test_card_table_names_all_kinds_with_their_types(page: Page) -> None:
    named = [(name, kind) for name, kind, _ in table(page, "K").rows]
    assert named == [(card_name(k, Words()), card_type(k)) for k in KINDS]


def test_cards_cite_rules_that_exist(page: Page) -> None:
    cited = {number for kind in KINDS for number in card_rules(kind)}
    assert cited <= {r.number for r in page.rules}


def test_rules_cite_rules_that_exist(page: Page) -> None:
    known = {r.number for r in page.rules} | {s.number for s in page.sections}
    words = " ".join(r.text for r in page.rules) + " ".join(row[2] for row in table(page, "K").rows)
    cited = re.findall(r"\b([CSTEK]\d+(?:\.\d+)?)\b", words)
    assert cited
    assert set(cited) <= known


def test_d1_commissions_and_flags_are_those_of_the_edition(
    page: Page, classic: dict[str, Any]
) -> None:
    names = [colour_name(c, Words()) for c in COLOURS]
    rows = table(page, "D1").rows
    assert [row[0] for row in rows] == ["3", "4", "5", "6", "7", "8", "Flag"]
    for row in rows[:-1]:
        assert [*map(figure, row[1:])] == [classic["commissions"][n][row[0]] for n in names]
    assert [*map(figure, rows[-1][1:])] == [classic["flags"][n] for n in names]


def test_d1_and_d2_carry_the_source_marks_of_the_edition(
    page: Page, classic: dict[str, Any]
) -> None:
    d1, d2 = table(page, "D1"), table(page, "D2")
    marks = {
        f"{colour.lower()}.{row[0]}": cell.partition(" ")[2]
        for row in d1.rows
        for colour, cell in zip(d1.head[1:], row[1:], strict=True)
    }
    marks |= {f"{g}.{colour.lower()}.{lv}": v.partition(" ")[2] for g, colour, lv, v in d2.rows}
    words = {"rules": "(known)", "published": "(published)"}
    exceptions = classic["commissions"]["exceptions"] | classic["balconies"]["exceptions"]
    assert {k: m for k, m in marks.items() if m} == {k: words[s] for k, s in exceptions.items()}


def test_d2_balconies_are_those_of_the_edition(page: Page, classic: dict[str, Any]) -> None:
    edition = {
        (group, colour, level, value)
        for group in ("I", "II", "III", "IV")
        for colour, levels in classic["balconies"][group].items()
        for level, value in levels.items()
    }
    rows = table(page, "D2").rows
    assert len(rows) == 19
    assert {(g, colour.lower(), lv, figure(v)) for g, colour, lv, v in rows} == edition


def test_d3_copies_are_those_of_the_edition(page: Page, classic: dict[str, Any]) -> None:
    groups = (KINDS[6:7], KINDS[:6], KINDS[7:12], KINDS[12:20], KINDS[20:23], KINDS[23:])
    rows = [(int(each), int(total)) for _, each, total in table(page, "D3").rows]
    for kinds, (each, total) in zip(groups, rows, strict=True):
        copies = [classic["cards"][k]["copies"] for k in kinds]
        assert (set(copies), sum(copies)) == ({each}, total)


def test_rules_name_the_edition_s_numbers(page: Page, classic: dict[str, Any]) -> None:
    for colour in COLOURS:
        name = colour_name(colour, Words())
        assert f"{classic['bricks'][name]} {name}" in page.rule("C1").text
    for bricks in ("3", "4", "5", "6"):
        cost = classic["build_costs"][bricks]
        assert re.search(rf"\b{bricks} cost {cost}\b", page.rule("T3.2").text)
    for level in ("6", "7", "8"):
        assert f"{classic['level_tiles'][level]} for level {level}" in page.rule("C4").text
