"""Cards say what they do, briefly enough for a small card, with the edition's numbers."""

import re
from dataclasses import replace

import pytest

from firenze.engine.edition import Effects, Privilege
from firenze.engine.terms import KINDS, CardKind
from firenze.text.cards import card_brief, card_name, card_rules, card_text
from firenze.text.words import Words

WORDS = Words()
EFFECTS = Effects(
    flood_divisor=3,
    storage_on_fire_bricks=3,
    luxury_tax_height=5,
    luxury_tax_bricks=2,
    tribute_bricks=1,
    botch_levels=1,
    saboteur_levels=1,
    acknowledgement=1,
    acknowledgement_levels=(3, 4),
    disgrace=-2,
    scandal=-3,
    fame=3,
    memorial=3,
    mason_discount=3,
    workshop_discount=1,
    exchange_rate=3,
    bridge_rate=2,
    hand_limit=5,
    storage_limit=10,
    storage_house_limit=15,
    campanile_height=3,
    privileges=(
        Privilege(CardKind.SMALL_PRIVILEGE, 5, 2),
        Privilege(CardKind.MEDIUM_PRIVILEGE, 6, 3),
        Privilege(CardKind.LARGE_PRIVILEGE, 7, 4),
    ),
)


@pytest.mark.parametrize("kind", KINDS)
def test_name_is_that_of_the_kind(kind: CardKind) -> None:
    assert card_name(kind, WORDS).lower().replace(" ", "_") == kind


@pytest.mark.parametrize("kind", KINDS)
def test_brief_fits_a_small_card(kind: CardKind) -> None:
    assert 10 <= len(card_brief(kind, WORDS, EFFECTS)) <= 42


@pytest.mark.parametrize("kind", KINDS)
def test_text_is_one_to_three_sentences(kind: CardKind) -> None:
    text = card_text(kind, WORDS, EFFECTS)
    assert text.endswith(".")
    assert 1 <= len(re.findall(r"\.(?: |$)", text)) <= 3


@pytest.mark.parametrize("kind", KINDS)
def test_card_rests_on_rules(kind: CardKind) -> None:
    numbers = card_rules(kind)
    assert numbers
    assert len(set(numbers)) == len(numbers)


def test_no_two_cards_read_the_same() -> None:
    assert len({card_brief(k, WORDS, EFFECTS) for k in KINDS}) == len(KINDS)


@pytest.mark.parametrize(
    ("kind", "house", "figures"),
    [
        (CardKind.FLOOD, replace(EFFECTS, flood_divisor=9), ["1/9"]),
        (CardKind.STORAGE_ON_FIRE, replace(EFFECTS, storage_on_fire_bricks=9), ["9 bricks"]),
        (CardKind.STORAGE_ON_FIRE, replace(EFFECTS, storage_on_fire_bricks=1), ["1 brick "]),
        (CardKind.LUXURY_TAX, replace(EFFECTS, luxury_tax_height=8), ["8"]),
        (CardKind.LUXURY_TAX, replace(EFFECTS, luxury_tax_bricks=9), ["9 bricks"]),
        (CardKind.TRIBUTE, replace(EFFECTS, tribute_bricks=9), ["9"]),
        (CardKind.BOTCH, replace(EFFECTS, botch_levels=9), ["9"]),
        (CardKind.SABOTEUR, replace(EFFECTS, saboteur_levels=9), ["9"]),
        (
            CardKind.ACKNOWLEDGEMENT,
            replace(EFFECTS, acknowledgement=9),
            ["+9", "3,\N{NO-BREAK SPACE}4"],
        ),
        (
            CardKind.ACKNOWLEDGEMENT,
            replace(EFFECTS, acknowledgement_levels=(7, 8)),
            ["7,\N{NO-BREAK SPACE}8"],
        ),
        (CardKind.DISGRACE, replace(EFFECTS, disgrace=-9), ["\N{MINUS SIGN}9"]),
        (CardKind.SCANDAL, replace(EFFECTS, scandal=-9), ["\N{MINUS SIGN}9"]),
        (CardKind.FAME, replace(EFFECTS, fame=9), ["+9"]),
        (CardKind.MEMORIAL, replace(EFFECTS, memorial=9), ["+9"]),
        (CardKind.MASON, replace(EFFECTS, mason_discount=9), ["9"]),
        (CardKind.WORKSHOP, replace(EFFECTS, workshop_discount=9), ["9"]),
        (CardKind.BRIDGE, replace(EFFECTS, bridge_rate=8, exchange_rate=9), ["8", "9"]),
        (CardKind.STORAGE_HOUSE, replace(EFFECTS, storage_house_limit=99), ["99"]),
        (CardKind.CAMPANILE, replace(EFFECTS, campanile_height=9), ["9"]),
        (CardKind.SMALL_PRIVILEGE, EFFECTS, ["level 5", "+2"]),
        (CardKind.MEDIUM_PRIVILEGE, EFFECTS, ["level 6", "+3"]),
        (CardKind.LARGE_PRIVILEGE, EFFECTS, ["level 7", "+4"]),
    ],
)
def test_numbers_come_from_the_edition(kind: CardKind, house: Effects, figures: list[str]) -> None:
    brief, text = card_brief(kind, WORDS, house) + " ", card_text(kind, WORDS, house)
    if kind in (CardKind.BOTCH, CardKind.SABOTEUR):
        assert f"top {figures[0]} bricks" in text
    for figure in figures:
        assert figure in brief
        assert figure in text
