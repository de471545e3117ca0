"""C What is in the box, and O the options of a game."""

import pytest

from firenze.engine.game import new_game
from firenze.engine.model import NEUTRAL, OPEN, Options, Seat, Setup
from firenze.engine.queries import seals_left
from firenze.engine.refusals import BadSetup
from firenze.engine.terms import (
    BUILDINGS,
    CELEBRATIONS,
    CHARACTERS,
    CHURCH_CARDS,
    COMMISSIONS,
    EVENTS,
    KINDS,
    CardKind,
    Phase,
)
from firenze.session.edition_file import load_classic
from tests.engine.arrange import setup
from tests.engine.play import all_bricks, all_cards

SEEDS = range(20)


def test_c1_bricks_of_six_colours_are_88() -> None:
    assert load_classic().bricks == (25, 18, 15, 12, 10, 8)
    assert sum(all_bricks(new_game(setup(), load_classic(), 1))) == 88


def test_c2_six_towers_of_levels_3_to_8_and_a_flag_each() -> None:
    edition = load_classic()
    assert len(COMMISSIONS) == 36
    assert {commission.level for commission in COMMISSIONS} == {3, 4, 5, 6, 7, 8}
    assert [len(values) for values in edition.commissions] == [6] * 6
    assert len(edition.flags) == 6


def test_c3_balconies_are_19_in_four_groups() -> None:
    balconies = load_classic().balconies
    groups = [balcony.group for balcony in balconies]
    assert [groups.count(group) for group in (1, 2, 3, 4)] == [5, 5, 5, 4]
    assert len({balcony.commission for balcony in balconies}) == 19


def test_c4_level_tiles_and_end_tile() -> None:
    edition = load_classic()
    assert [(tile.level, tile.value) for tile in edition.level_tiles] == [
        (5, 1),
        (6, 2),
        (7, 3),
        (8, 4),
    ]
    assert edition.end_tile == 5


@pytest.mark.parametrize(("players", "seals"), [(2, 9), (3, 7), (4, 6)])
def test_c5_seals_by_number_of_players(players: int, seals: int) -> None:
    state = new_game(setup(players), load_classic(), 3)
    assert [seals_left(state, player) for player in range(players)] == [seals] * players
    assert state.city.seals.count(NEUTRAL) == 5


@pytest.mark.parametrize("families", [(0, 0), (0, 4), (-1, 0)])
def test_c5_each_player_has_a_family_of_their_own(families: tuple[int, int]) -> None:
    seats = tuple(Seat("Ada", family) for family in families)
    with pytest.raises(BadSetup) as caught:
        new_game(Setup(seats), load_classic(), 1)
    assert caught.value.refusal.rule == "C5"


def test_c6_deck_of_52_cards_in_27_kinds_with_ten_start_marks() -> None:
    cards = load_classic().cards
    assert [card.kind for card in cards] == list(KINDS)
    assert (len(cards), sum(c.copies for c in cards), sum(c.start for c in cards)) == (27, 52, 10)
    marked = [card.kind for card in cards if card.start]
    assert set(marked) == CHARACTERS | {CardKind.BRIDGE, CardKind.WORKSHOP}
    groups = (EVENTS, CELEBRATIONS, CHARACTERS, BUILDINGS, CHURCH_CARDS)
    assert [sum(c.copies for c in cards if c.kind in group) for group in groups] == [
        13,
        10,
        16,
        9,
        4,
    ]


def test_c7_four_church_spaces_all_free_at_first() -> None:
    assert new_game(setup(), load_classic(), 1).city.church == (None,) * 4


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        (Options(), 52),
        (Options(campanile=False), 51),
        (Options(gentle=True), 48),
        (Options(campanile=False, gentle=True), 47),
    ],
)
def test_o_options_remove_cards(options: Options, cards: int) -> None:
    there = all_cards(new_game(setup(3, options), load_classic(), 5))
    assert len(there) == cards
    assert (CardKind.CAMPANILE in there) == options.campanile
    assert (CardKind.SABOTEUR in there) != options.gentle
    assert (CardKind.SMUGGLER in there) != options.gentle


def test_o_equal_seeds_make_equal_games_and_others_differ() -> None:
    first, again = (new_game(setup(), load_classic(), 7) for _ in range(2))
    assert first == again
    assert len({new_game(setup(), load_classic(), seed) for seed in SEEDS}) == len(SEEDS)


def test_o_every_combination_begins_a_game() -> None:
    for tie in ("each", "nobody", "half"):
        for neutral in ("drawn", "placed"):
            options = Options(0, neutral, True, tie, "hidden", False)
            state = new_game(setup(4, options), load_classic(), 1)
            placed = neutral == "placed"
            assert state.turn.phase is (Phase.SETUP if placed else Phase.TAKE)
            assert state.city.seals.count(OPEN) == (36 if placed else 31)
