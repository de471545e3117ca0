"""Edition files: what they may say, and how a broken one is refused."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from firenze.engine.terms import KINDS, CardKind, Colour
from firenze.session.edition_content import content_of
from firenze.session.edition_file import (
    EDITION_CAP,
    edition_schema,
    load_classic,
    load_edition,
    parse_edition,
)
from firenze.session.edition_tables import EditionFile
from firenze.session.problems import EditionError, Problem

Change = Callable[[dict[str, Any]], object]


def _classic() -> dict[str, Any]:
    raw = (files("firenze") / "assets" / "editions" / "classic.json").read_text("utf-8")
    content: dict[str, Any] = json.loads(raw)
    return content


def _problem_of(raw: bytes) -> Problem:
    with pytest.raises(EditionError) as caught:
        parse_edition(raw)
    return caught.value.problem


def _problem_after(change: Change) -> tuple[str, dict[str, int | str]]:
    content = _classic()
    change(content)
    found = _problem_of(json.dumps(content).encode())
    return found.key, dict(found.values)


def test_classic_has_the_components_of_the_game() -> None:
    edition = load_classic()
    assert sum(edition.bricks) == 88
    assert sum(card.copies for card in edition.cards) == 52
    assert sum(card.start for card in edition.cards) == 10
    assert tuple(card.kind for card in edition.cards) == KINDS
    assert sum(len(storeys) for storeys in edition.commissions) == 36
    assert [sum(b.group == group for b in edition.balconies) for group in (1, 2, 3, 4)] == [
        5,
        5,
        5,
        4,
    ]


def test_classic_numbers_from_the_rules_and_the_photograph() -> None:
    edition = load_classic()
    red_7 = next(b for b in edition.balconies if b.value == 14)
    assert edition.commissions[Colour.GREEN][5 - 3] == 4
    assert edition.commissions[Colour.RED][7 - 3] == 8
    assert (red_7.group, red_7.commission.colour, red_7.commission.level) == (4, Colour.RED, 7)
    assert edition.build_costs == (0, 0, 0, 1, 3, 6, 10)
    assert edition.seals == (9, 7, 6)


def test_classic_values_rise_with_the_level_and_never_fall_with_the_colour() -> None:
    commissions = load_classic().commissions
    for storeys in commissions:
        assert list(storeys) == sorted(set(storeys))
    for same_level in zip(*commissions, strict=True):
        assert list(same_level) == sorted(same_level)


def test_classic_says_where_every_number_comes_from() -> None:
    sources = {table.table: table for table in load_classic().sources}
    exceptions = {e.item: e.source for e in sources["commissions"].exceptions}
    assert exceptions == {"green.5": "rules", "red.7": "published"}
    assert sources["balconies"].exceptions[0].item == "IV.red.7"
    assert sources["bricks"].source == "published"
    assert sources["build_costs"].source == "rules"
    assert sources["cards"].source == "reconstructed"


def test_an_edition_written_and_read_is_the_same() -> None:
    classic = load_classic()
    assert parse_edition(json.dumps(content_of(classic)).encode()) == classic


def test_the_order_of_a_file_does_not_matter() -> None:
    content = _classic()
    backwards = {key: content[key] for key in reversed(content)}
    backwards["balconies"]["I"] = dict(reversed(content["balconies"]["I"].items()))
    assert parse_edition(json.dumps(backwards).encode()).balconies == load_classic().balconies


def test_a_house_edition_may_change_numbers(tmp_path: Path) -> None:
    content = _classic()
    content["name"] = "our house"
    content["commissions"]["purple"]["8"] = 20
    content["effects"]["scandal"] = -5
    house = tmp_path / "house.json"
    house.write_text(json.dumps(content), "utf-8")
    edition = load_edition(house)
    assert (edition.name, edition.commissions[5][5], edition.effects.scandal) == (
        "our house",
        20,
        -5,
    )


def test_the_schema_names_every_table() -> None:
    assert set(edition_schema()["properties"]) == set(EditionFile.model_fields)


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        (lambda c: c["commissions"]["red"].update({"7": "8"}), "data.number", "commissions.red.7"),
        (lambda c: c["commissions"]["red"].update({"7": True}), "data.number", "commissions.red.7"),
        (lambda c: c["commissions"]["red"].update({"7": 8.0}), "data.number", "commissions.red.7"),
        (lambda c: c["commissions"]["red"].update({"7": 100}), "data.most", "commissions.red.7"),
        (lambda c: c["commissions"]["red"].update({"7": -1}), "data.least", "commissions.red.7"),
        (lambda c: c["commissions"]["red"].pop("7"), "data.missing", "commissions.red.7"),
        (lambda c: c["commissions"]["red"].update({"9": 8}), "data.unknown", "commissions.red.9"),
        (lambda c: c["cards"]["flood"].update(extra=1), "data.unknown", "cards.flood.extra"),
        (lambda c: c["cards"].pop("memorial"), "data.missing", "cards.memorial"),
        (lambda c: c["flags"].update(source="guessed"), "data.choice", "flags.source"),
        (lambda c: c["flags"].pop("source"), "data.missing", "flags.source"),
        (lambda c: c["build_costs"].pop("6"), "data.missing", "build_costs.6"),
        (lambda c: c.update(format=2), "data.choice", "format"),
        (lambda c: c.update(name=""), "data.short_text", "name"),
        (lambda c: c.update(name="x" * 5000), "data.long_text", "name"),
        (lambda c: c.update(bricks=[25, 18]), "data.object", "bricks"),
        (
            lambda c: c["effects"].update(acknowledgement_levels=[3] * 5000),
            "data.long_list",
            "effects.acknowledgement_levels",
        ),
        (lambda c: c["effects"].update(scandal=2**70), "data.range", "effects.scandal"),
    ],
)
def test_a_wrong_entry_is_named_with_its_place(change: Change, key: str, place: str) -> None:
    found, values = _problem_after(change)
    assert (found, values["place"]) == (key, place)


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        (lambda c: c["bricks"].update(white=24), "edition.bricks", "bricks"),
        (lambda c: c["cards"]["flood"].update(copies=3), "edition.cards", "cards"),
        (lambda c: c["cards"]["bridge"].update(start=4), "edition.start_marks", "cards.bridge"),
        (lambda c: c["balconies"]["I"].pop("red"), "edition.balconies", "balconies"),
        (lambda c: c["church"].update(spaces=3), "edition.church", "church.spaces"),
        (lambda c: c["build_costs"].update({"4": 0}), "edition.build_costs", "build_costs.4"),
        (
            lambda c: c["build_costs"].update({"0": 1, "1": 1, "2": 1}),
            "edition.build_costs_nothing",
            "build_costs.0",
        ),
        (
            lambda c: c["build_costs"].update({"1": 10}),
            "edition.build_costs_first",
            "build_costs.1",
        ),
        (
            lambda c: c["effects"].update(campanile_height=26),
            "edition.campanile",
            "effects.campanile_height",
        ),
        (lambda c: c["seals"].update(four_players=9), "edition.seals", "seals"),
        (lambda c: c["start_bricks"].update(first=20), "edition.start_bricks", "start_bricks"),
        (
            lambda c: c["commissions"].update(exceptions={"pink.3": "rules"}),
            "edition.exception",
            "commissions.exceptions",
        ),
    ],
)
def test_what_does_not_add_up_is_refused(change: Change, key: str, place: str) -> None:
    found, values = _problem_after(change)
    assert (found, values["place"]) == (key, place)


def test_a_balcony_twice_is_refused() -> None:
    def move(content: dict[str, Any]) -> None:
        content["balconies"]["II"]["white"] = {"4": 9}

    assert _problem_after(move) == (
        "edition.balcony_twice",
        {"place": "balconies", "commission": "white.4"},
    )


def test_an_empty_group_of_balconies_is_refused() -> None:
    def move(content: dict[str, Any]) -> None:
        for colour, levels in content["balconies"]["IV"].items():
            content["balconies"]["III"].setdefault(colour, {}).update(levels)
        content["balconies"]["IV"] = {}

    assert _problem_after(move) == ("edition.empty_group", {"place": "balconies.IV"})


def test_a_syntax_error_is_named_with_its_line() -> None:
    found = _problem_of(b'{\n  "format": 1,\n  "name" "classic"\n}')
    assert found.key == "data.syntax"
    assert dict(found.values)["line"] == 3


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "data.syntax"),
        (b"\xff\xfe{}", "data.not_text"),
        (b"[]", "data.object"),
        (b"7", "data.object"),
        (b"[" * 100_000, "data.too_deep"),
        (b"[" * 30 + b"]" * 30, "data.too_deep"),
        (b'{"format": 1' + b"0" * 5000 + b"}", "data.huge_number"),
        (b'{"format": 1, "format": 1}', "data.twice"),
        (b" " * (EDITION_CAP + 1), "data.too_big"),
        (b'{"format": NaN}', "data.choice"),
        (b'{"name": "\\ud800"}', "data.wrong"),
    ],
)
def test_hostile_files_get_one_clear_problem(raw: bytes, key: str) -> None:
    assert _problem_of(raw).key == key


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        load_edition(tmp_path / "nowhere.json")
    assert caught.value.problem.key == "file.unreadable"


@pytest.mark.parametrize("kind", KINDS)
def test_no_card_kind_may_be_missing(kind: CardKind) -> None:
    key, values = _problem_after(lambda content: content["cards"].pop(kind.value))
    assert (key, values["place"]) == ("data.missing", f"cards.{kind.value}")


def test_a_byte_order_mark_is_no_error() -> None:
    assert parse_edition(b"\xef\xbb\xbf" + json.dumps(_classic()).encode()) == load_classic()
