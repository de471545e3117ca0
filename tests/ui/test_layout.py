"""The table's boxes at every window size: inside the window, beside each other, large enough."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import combinations

import pytest
from pygame import Rect

from firenze.ui.boxes import columns, grid, rows
from firenze.ui.layout import CLICK, Layout, make_layout

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
PLAYERS = (2, 3, 4)

every_window = pytest.mark.parametrize("size", SIZES, ids=str)
every_count = pytest.mark.parametrize("players", PLAYERS)


def boxes(part: object, name: str = "") -> Iterator[tuple[str, Rect]]:
    """Every rectangle of a layout with its path."""
    if isinstance(part, Rect):
        yield name, part
    elif isinstance(part, tuple):
        for number, entry in enumerate(part):
            yield from boxes(entry, f"{name}[{number}]")
    elif is_dataclass(part):
        for entry in fields(part):
            yield from boxes(getattr(part, entry.name), f"{name}.{entry.name}")


def apart(named: list[tuple[str, Rect]]) -> list[str]:
    """The pairs that overlap."""
    return [f"{a} / {b}" for (a, x), (b, y) in combinations(named, 2) if x.colliderect(y)]


def regions(layout: Layout) -> list[tuple[str, Rect]]:
    return [
        ("column", layout.column.whole),
        ("city", layout.city.whole),
        ("market", layout.market.whole),
        ("strip", layout.strip.whole),
        ("workshop", layout.workshop.whole),
    ]


@every_window
@every_count
def test_every_box_lies_inside_the_window_and_has_room(size: tuple[int, int], players: int) -> None:
    layout = make_layout(*size, players=players)
    for name, box in boxes(layout):
        assert layout.window.contains(box), name
        assert box.width > 0, name
        assert box.height > 0, name


@every_window
def test_the_five_regions_fill_the_window_without_overlap(size: tuple[int, int]) -> None:
    found = regions(make_layout(*size))
    assert not apart(found)
    assert sum(box.width * box.height for _, box in found) == size[0] * size[1]


@every_window
@every_count
def test_neighbours_do_not_overlap(size: tuple[int, int], players: int) -> None:
    layout = make_layout(*size, players=players)
    column, city, market = layout.column, layout.city, layout.market
    strip, shop = layout.strip, layout.workshop
    panels = tuple(rival.whole for rival in column.rivals)
    stages = (strip.phases, strip.prompt, strip.undo, strip.restart, strip.redo, strip.primary)
    for group in (
        (column.menu, column.rules, panels, column.log),
        (city.boards, city.end_tile, city.walls, city.church),
        (city.walls, city.plinths, city.flags),
        (city.niches, city.banner),
        (market.cards, market.prices, market.deck, market.discard, market.bag),
        market.bag_cells,
        stages,
        (shop.mat, shop.site, shop.crane, shop.tray, shop.hand_label, shop.hand),
        (shop.mat_header, shop.seals, shop.buildings),
        (shop.foot, shop.tray, shop.site),
        (shop.plot_label, shop.plot, shop.tray),
    ):
        assert not apart(list(boxes(group)))


@every_window
@every_count
def test_a_rivals_panel_is_cut_into_its_parts(size: tuple[int, int], players: int) -> None:
    for rival in make_layout(*size, players=players).column.rivals:
        parts = [rival.header, rival.status, rival.site, rival.storage]
        assert not apart(list(boxes(tuple(parts))))
        assert rival.whole.unionall(parts) == rival.whole


@every_count
def test_there_is_a_panel_for_every_rival(players: int) -> None:
    assert len(make_layout(1280, 720, players=players).column.rivals) == players - 1


@every_window
def test_buttons_are_large_enough_for_a_click(size: tuple[int, int]) -> None:
    layout = make_layout(*size)
    column, strip = layout.column, layout.strip
    for box in (column.menu, column.rules, strip.primary, *strip.phases):
        assert min(box.size) >= CLICK
    for box in (strip.undo, strip.restart, strip.redo):
        assert min(box.size) >= CLICK


@every_window
def test_a_storey_is_one_sixth_of_its_wall(size: tuple[int, int]) -> None:
    city = make_layout(*size).city
    storeys = [city.storey(2, level) for level in (8, 7, 6, 5, 4, 3)]
    assert storeys[0].unionall(storeys) == city.walls[2]
    assert not apart([(str(n), box) for n, box in enumerate(storeys)])


@every_window
def test_level_tiles_hang_beside_their_storeys(size: tuple[int, int]) -> None:
    city = make_layout(*size).city
    for board, level in zip(city.boards, (8, 7, 6, 5), strict=True):
        assert abs(board.centery - city.storey(0, level).centery) <= 2


def test_the_scale_leaves_the_boxes_where_they_are() -> None:
    assert make_layout(1280, 720, 80).market == make_layout(1280, 720, 100).market


def test_cutting_keeps_the_gaps_and_reaches_both_ends() -> None:
    whole = Rect(3, 5, 101, 47)
    for cut in (columns(whole, 4, 6), rows(whole, 3, 4), grid(whole, 3, 2, 5)):
        assert not apart([(str(n), box) for n, box in enumerate(cut)])
        assert cut[0].unionall(cut) == whole
    left, right = columns(whole, 2, 6)
    assert right.left - left.right == 6
