"""Where everything of the table lies: a pure function of window size, scale and player count.

All boxes are `pygame.Rect` in window pixels and are never changed after the layout is made.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from pygame import Rect

from firenze.engine.terms import COLOURS, LEVELS
from firenze.ui.boxes import Sheet, columns, grid, rows
from firenze.ui.draw.scenery import niches

COLUMN = 0.160
LEFT, RIGHT = 0.1685, 0.992
CITY_LOW, MARKET_LOW, STRIP_LOW = 0.330, 0.593, 0.6825
SLOTS = 6
TILES = 4
PHASES = (1.07, 1.0, 0.69, 1.17, 1.31, 0.76)
RIVALS_LOW: Mapping[int, float] = MappingProxyType({2: 0.52, 3: 0.66, 4: 0.722})
CLICK = 32


@dataclass(frozen=True, slots=True)
class RivalBoxes:
    """Another player's panel: heading, seals and buildings, mini towers, storage."""

    whole: Rect
    header: Rect
    status: Rect
    site: Rect
    storage: Rect


@dataclass(frozen=True, slots=True)
class ColumnBoxes:
    """The left column: three buttons, the rivals clockwise from the viewer, the log."""

    whole: Rect
    menu: Rect
    rules: Rect
    rivals: tuple[RivalBoxes, ...]
    log: Rect
    log_open: Rect


@dataclass(frozen=True, slots=True)
class CityBoxes:
    """The city: signpost with its boards, six towers, the church with four spaces."""

    whole: Rect
    post: Rect
    boards: tuple[Rect, ...]
    end_tile: Rect
    walls: tuple[Rect, ...]
    roofs: tuple[Rect, ...]
    plinths: tuple[Rect, ...]
    flags: tuple[Rect, ...]
    church: Rect
    niches: tuple[Rect, ...]
    banner: Rect

    def storey(self, colour: int, level: int) -> Rect:
        """The part of a wall that is one commission, level 3 to 8."""
        wall = self.walls[colour]
        row = LEVELS[-1] - level
        top = wall.top + wall.height * row // len(LEVELS)
        low = wall.top + wall.height * (row + 1) // len(LEVELS)
        return Rect(wall.left, top, wall.width, low - top)


@dataclass(frozen=True, slots=True)
class MarketBoxes:
    """The counter: six cards, the prices carved below, deck, discard pile and bag."""

    whole: Rect
    edge: Rect
    cards: tuple[Rect, ...]
    prices: tuple[Rect, ...]
    deck: Rect
    discard: Rect
    bag: Rect
    bag_cells: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class StripBoxes:
    """The permanent line: six phases, prompt, buttons."""

    whole: Rect
    phases: tuple[Rect, ...]
    prompt: Rect
    secondary: Rect
    undo: Rect
    restart: Rect
    redo: Rect
    primary: Rect


@dataclass(frozen=True, slots=True)
class WorkshopBoxes:
    """The own half: mat, site with crane and free plot, storage tray, hand."""

    whole: Rect
    mat: Rect
    mat_header: Rect
    seals: Rect
    buildings: tuple[Rect, ...]
    site: Rect
    foot: Rect
    crane: Rect
    rack: Rect
    plot_label: Rect
    plot: tuple[Rect, ...]
    tray: Rect
    hand_label: Rect
    hand: Rect


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table for one window."""

    width: int
    height: int
    percent: int
    players: int
    column: ColumnBoxes
    city: CityBoxes
    market: MarketBoxes
    strip: StripBoxes
    workshop: WorkshopBoxes

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)


def make_layout(width: int, height: int, percent: int = 100, players: int = 4) -> Layout:
    """The table in a window of that size, for 2 to 4 players.

    `percent` is the interface scale; it changes the sizes of texts and lines, not these boxes.
    """
    sheet = Sheet(width, height)
    return Layout(
        width,
        height,
        percent,
        players,
        _column(sheet, players),
        _city(sheet),
        _market(sheet),
        _strip(sheet),
        _workshop(sheet),
    )


def _column(sheet: Sheet, players: int) -> ColumnBoxes:
    whole = sheet.box(0, 0, COLUMN, 1)
    margin, gap = max(4, sheet.x(0.0042)), max(4, sheet.y(0.008))
    buttons = Rect(margin, gap, whole.width - 2 * margin, max(CLICK, sheet.y(0.043)))
    menu, rules = columns(buttons, 2, max(4, gap // 2))
    top, low = buttons.bottom + gap, sheet.y(RIVALS_LOW[players])
    panels = rows(Rect(margin, top, buttons.width, low - top), players - 1, gap)
    log = Rect(margin, low + gap, buttons.width, sheet.height - low - 2 * gap)
    log_open = log.union(panels[0])
    return ColumnBoxes(whole, menu, rules, tuple(_rival(sheet, p) for p in panels), log, log_open)


def _rival(sheet: Sheet, whole: Rect) -> RivalBoxes:
    header = min(round(whole.height * 0.225), sheet.y(0.058))
    status = min(round(whole.height * 0.19), sheet.y(0.05))
    storage = max(CLICK, min(round(whole.height * 0.28), sheet.y(0.072)))
    x, y, width, _ = whole
    low = whole.bottom - storage
    return RivalBoxes(
        whole,
        Rect(x, y, width, header),
        Rect(x, y + header, width, status),
        Rect(x, y + header + status, width, low - y - header - status),
        Rect(x, low, width, storage),
    )


def _city(sheet: Sheet) -> CityBoxes:
    storeys = len(LEVELS)
    top, storey = sheet.y(0.068), sheet.height * 0.0352
    low, ground = round(top + storeys * storey), sheet.y(0.316)
    wide, first, pitch = sheet.x(0.0725), 0.2815, 0.0905
    lefts = [sheet.x(first + pitch * colour) - wide // 2 for colour in COLOURS]
    eaves, roof = max(3, sheet.x(0.0042)), sheet.y(0.030)
    walls = tuple(Rect(left, top, wide, low - top) for left in lefts)
    church = sheet.box(0.7795, 0.012, RIGHT, 0.316)
    board = round(storey) - max(2, sheet.y(0.003))
    boards = [
        Rect(sheet.x(LEFT), round(top + storey * n) + 1, sheet.x(0.0625), board)
        for n in range(TILES)
    ]
    under = boards[-1].bottom + max(3, sheet.y(0.004))
    return CityBoxes(
        whole=sheet.box(COLUMN, 0, 1, CITY_LOW),
        post=sheet.box(0.194, 0.032, 0.2015, 0.316),
        boards=tuple(boards),
        end_tile=Rect(boards[0].left, under, boards[0].width, sheet.y(0.0665)),
        walls=walls,
        roofs=tuple(Rect(w.left - eaves, top + 2 - roof, w.width + 2 * eaves, roof) for w in walls),
        plinths=tuple(Rect(w.left - eaves, low, w.width + 2 * eaves, ground - low) for w in walls),
        flags=tuple(
            Rect(w.centerx - sheet.x(0.002), sheet.y(0.005), sheet.x(0.045), top - roof)
            for w in walls
        ),
        church=church,
        niches=tuple(niches(church)),
        banner=sheet.box(0.785, 0.022, RIGHT - 0.0055, 0.122),
    )


def _market(sheet: Sheet) -> MarketBoxes:
    gap = max(6, sheet.x(0.0055))
    cards = columns(sheet.box(LEFT, 0.341, 0.8390, 0.557), SLOTS, gap)
    edge = sheet.box(COLUMN, 0.5635, 1, MARKET_LOW)
    pill = sheet.x(0.055)
    bag = sheet.box(0.8995, 0.3335, 0.9945, 0.588)
    room = Rect(bag.left, 0, bag.width * 84 // 100, bag.height * 59 // 100)
    room.midbottom = (bag.centerx + bag.width * 4 // 100, bag.bottom - bag.height * 5 // 100)
    piles = rows(sheet.box(0.8465, 0.341, 0.8945, 0.557), 2, gap)
    return MarketBoxes(
        whole=sheet.box(COLUMN, CITY_LOW, 1, MARKET_LOW),
        edge=edge,
        cards=tuple(cards),
        prices=tuple(
            Rect(c.centerx - pill // 2, edge.top + 2, pill, edge.height - 4) for c in cards
        ),
        deck=piles[0],
        discard=piles[1],
        bag=bag,
        bag_cells=tuple(grid(room, 2, 3)),
    )


def _strip(sheet: Sheet) -> StripBoxes:
    whole = sheet.box(COLUMN, MARKET_LOW, 1, STRIP_LOW)
    pad = max(3, sheet.y(0.0065))
    ribbon = sheet.box(LEFT, MARKET_LOW, 0.676, 1)
    ribbon.height = max(CLICK, sheet.y(0.042))
    edges = [ribbon.left + round(ribbon.width * sum(PHASES[:n]) / sum(PHASES)) for n in range(7)]
    phases = [Rect(a, ribbon.top, b - a, ribbon.height) for a, b in pairwise(edges)]
    prompt = Rect(ribbon.left, ribbon.bottom, ribbon.width, whole.bottom - ribbon.bottom)
    keys = Rect(sheet.x(0.683), whole.top + pad, sheet.x(0.148), whole.height - 2 * pad)
    undo, restart, redo = columns(keys, 3)
    primary = sheet.box(0.8375, MARKET_LOW, RIGHT, STRIP_LOW).inflate(0, -2 * pad)
    high = min(max(CLICK, prompt.height - pad // 2), whole.bottom - prompt.top)
    secondary = Rect(sheet.x(0.55), prompt.top, sheet.x(0.128), high)
    return StripBoxes(whole, tuple(phases), prompt, secondary, undo, restart, redo, primary)


def _workshop(sheet: Sheet) -> WorkshopBoxes:
    gap = max(3, sheet.y(0.0055))
    mat = sheet.box(LEFT, 0.691, 0.3035, 0.990)
    header = Rect(mat.left, mat.top, mat.width, sheet.y(0.063))
    seals = Rect(mat.left, header.bottom, mat.width, sheet.y(0.070)).inflate(-4 * gap, -2)
    low = Rect(mat.left, seals.bottom, mat.width, mat.bottom - seals.bottom - 2 * gap)
    site = sheet.box(0.3105, 0.686, 0.6110, 0.881)
    crane = sheet.box(0.6130, 0.6845, 0.7405, 0.881)
    foot = sheet.box(0.3105, 0.881, 0.7405, 0.9125)
    rack, label, plot = _plot(sheet, crane, foot.bottom)
    hand = sheet.box(0.7485, 0.690, RIGHT, 0.990)
    hand_label = Rect(hand.left, hand.top, hand.width, sheet.y(0.034))
    cards = Rect(hand.left, hand_label.bottom, hand.width, hand.height - hand_label.height)
    return WorkshopBoxes(
        whole=sheet.box(COLUMN, STRIP_LOW, 1, 1),
        mat=mat,
        mat_header=header,
        seals=seals,
        buildings=tuple(rows(low.inflate(-4 * gap, 0), 3, max(3, gap * 3 // 4))),
        site=site,
        foot=foot,
        crane=crane,
        rack=rack,
        plot_label=label,
        plot=tuple(plot),
        tray=sheet.box(0.3105, 0.917, 0.7405, 0.990),
        hand_label=hand_label,
        hand=cards,
    )


def _plot(sheet: Sheet, crane: Rect, low: int) -> tuple[Rect, Rect, list[Rect]]:
    top = sheet.y(0.7835)
    rack = Rect(crane.left, top, crane.width - sheet.x(0.0135), low - top)
    label = Rect(rack.left, rack.top, rack.width, max(20, sheet.y(0.0285)))
    gap = max(2, sheet.x(0.002))
    room = Rect(rack.left + gap, label.bottom, rack.width - 2 * gap, low - gap - label.bottom)
    return rack, label, grid(room, 3, 2, gap)
