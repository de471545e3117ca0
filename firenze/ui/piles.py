"""Where the pieces lie inside their boxes: bricks on cards and in storage, towers on a site.

Pure geometry in pixels, shared by the drawing and by the places that can be pointed at.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from firenze.engine.terms import COLOURS, Bricks, Colour
from firenze.ui.boxes import columns, grid

SINGLES = 6
"""The most bricks that lie one by one; more are shown as colour groups with counts."""
SAME_PITCH = 4
"""Up to so many own towers stand equally far apart; more move together."""
BESIDE = 4
"""The most mini towers that have their figure beside them, not above."""
CLICK_WIDTH = 32


@dataclass(frozen=True, slots=True)
class BrickCell:
    """One brick, or all of one colour where `count` is above 1 or the pile is grouped."""

    colour: Colour
    count: int
    rect: Rect


@dataclass(frozen=True, slots=True)
class CardZones:
    """The parts of a card: picture and name on top, the effect, the bricks below."""

    picture: Rect
    name: Rect
    effect: Rect
    bricks: Rect


def card_zones(card: Rect) -> CardZones:
    """The parts of a card of the row."""
    pad = max(3, card.width // 36)
    head = card.height * 27 // 100
    side = min(head, card.width * 27 // 100)
    low = card.height * 34 // 100
    bricks = Rect(card.left + pad, card.bottom - low, card.width - 2 * pad, low - pad)
    return CardZones(
        picture=Rect(card.left, card.top, side, head),
        name=Rect(card.left + side, card.top, card.width - side, head),
        effect=Rect(bricks.left, card.top + head, bricks.width, bricks.top - card.top - head),
        bricks=bricks,
    )


def singles(bricks: Bricks) -> list[Colour]:
    """The bricks one by one, in the order of their colours."""
    return [colour for colour in COLOURS for _ in range(bricks[colour])]


def grouped(bricks: Bricks) -> bool:
    """Whether there are too many bricks to lie one by one."""
    return sum(bricks) > SINGLES


def card_cells(room: Rect) -> list[Rect]:
    """The six cells of a card, three beside each other in two rows."""
    return grid(room, 3, 2, max(2, room.width // 60))


def card_bricks(room: Rect, bricks: Bricks) -> list[BrickCell]:
    """What lies on a card, in `room`: single bricks up to six, else a group a colour."""
    cells = card_cells(room)
    if grouped(bricks):
        held = [colour for colour in COLOURS if bricks[colour]]
        return [BrickCell(c, bricks[c], cell) for c, cell in zip(held, cells, strict=False)]
    return [BrickCell(c, 1, cell) for c, cell in zip(singles(bricks), cells, strict=False)]


def free_cell(room: Rect, bricks: Bricks) -> Rect:
    """Where one more brick would lie on a card; over the last group where all six are taken."""
    taken = sum(map(bool, bricks)) if grouped(bricks) else sum(bricks)
    return card_cells(room)[min(taken, SINGLES - 1)]


@dataclass(frozen=True, slots=True)
class TrayRooms:
    """The parts of the own storage tray: its words, the bricks, what is arriving."""

    label: Rect
    bricks: Rect
    arriving: Rect


def tray_rooms(tray: Rect, most: Bricks) -> TrayRooms:
    """Where the words, the bricks and the arriving bricks of a tray for `most` bricks lie."""
    pad = max(4, tray.height // 9)
    label = Rect(tray.left + 2 * pad, tray.top, tray.width * 165 // 1000, tray.height)
    left = label.right + pad
    room = Rect(left, tray.top, tray.right - pad - left, tray.height)
    if grouped(most):
        return TrayRooms(label, room, Rect(room.right, room.top, 0, room.height))
    used = min(room.width, singles_width(room, most) + 2 * pad)
    arriving = Rect(left + used, tray.top, room.width - used, tray.height)
    return TrayRooms(label, Rect(left, tray.top, used, tray.height), arriving)


def _single(room: Rect) -> tuple[int, int, int]:
    high = room.height * 56 // 100
    return max(CLICK_WIDTH, high * 155 // 100), high, max(3, high // 6)


def singles_width(room: Rect, bricks: Bricks) -> int:
    """How wide single bricks lie beside each other in a tray."""
    wide, _, depth = _single(room)
    kinds = sum(map(bool, bricks))
    return sum(bricks) * wide + kinds * (2 * depth + 2)


def tray_bricks(rooms: TrayRooms, bricks: Bricks, most: Bricks) -> list[BrickCell]:
    """The fronts of the bricks in the own tray: one by one up to six, else six groups.

    A tray for `most` bricks keeps the places of those that are gone, with a count of 0.
    """
    room = rooms.bricks
    if grouped(most):
        return [
            _group(c, bricks[c], cell) for c, cell in zip(COLOURS, columns(room, 6), strict=True)
        ]
    wide, high, depth = _single(room)
    top = room.top + (room.height - high + depth) // 2
    cells, left = [], room.left
    for colour in COLOURS:
        for number in range(most[colour]):
            there = int(number < bricks[colour])
            cells.append(BrickCell(colour, there, Rect(left, top, wide, high)))
            left += wide
        left += 2 * depth + 2 if most[colour] else 0
    return cells


def _group(colour: Colour, count: int, cell: Rect) -> BrickCell:
    high = cell.height * 52 // 100
    wide = min(cell.width * 58 // 100, high * 3 // 2)
    front = Rect(cell.left + 1, 0, wide, high)
    front.centery = cell.centery + high // 10
    return BrickCell(colour, count, front)


@dataclass(frozen=True, slots=True)
class Stand:
    """A tower on a site: its front from top to ground, one brick's height, its depth, its foot."""

    front: Rect
    brick: int
    depth: tuple[int, int]
    foot: Rect
    column: Rect

    @property
    def body(self) -> Rect:
        """All that is drawn of the tower: its front, with top and side where it has depth."""
        right, up = self.depth
        front = self.front
        return Rect(front.left, front.top - up, front.width + right, front.height + up)

    def brick_rect(self, place: int) -> Rect:
        """The front of the brick at `place`, 0 on the ground; past the top where one would lie."""
        low = self.front.bottom - place * self.brick
        return Rect(self.front.left, low - self.brick, self.front.width, self.brick)


def plate(stand: Stand) -> Rect:
    """The lowest part of a tower, where its colour's mark is shown if the bricks are too low."""
    height = min(stand.front.height, max(12, stand.front.width // 2))
    return Rect(stand.front.left, stand.front.bottom - height, stand.front.width, height)


def site_stands(site: Rect, foot: Rect, heights: Sequence[int]) -> list[Stand]:
    """The own towers, drawn as oblique blocks; one brick height for all, so heights compare."""
    pitch = site.width / max(SAME_PITCH, len(heights))
    depth = (max(3, min(round(site.width * 0.026), round(pitch * 0.13))), round(site.height * 0.05))
    wide = round(min(site.width * 0.195, pitch - depth[0] - 6))
    ground = site.bottom - site.height * 5 // 100
    room = ground - site.top - depth[1] - site.height * 3 // 100
    brick = max(2, min(round(site.height * 0.2), room // max([4, *heights])))
    stands = []
    for number, height in enumerate(heights):
        left = site.left + round(number * pitch)
        column = Rect(
            left, site.top, round((number + 1) * pitch) - round(number * pitch), site.height
        )
        front = Rect(left + 4, ground - height * brick, wide, height * brick)
        below = Rect(left, foot.top, column.width, foot.height)
        stands.append(Stand(front, brick, depth, below, column.union(below)))
    return stands


def mini_stands(site: Rect, heights: Sequence[int]) -> list[Stand]:
    """A rival's towers in small; the figure stands beside a tower, above it from five towers on."""
    crowded = len(heights) > BESIDE
    pad = site.width // 30
    pitch = (site.width - pad) / max(BESIDE, len(heights))
    wide = round(pitch * (0.8 if crowded else 0.66))
    head = round(site.height * (0.36 if crowded else 0.06))
    brick = min(site.width * 0.085, (site.height - head) / max([4, *heights]))
    stands = []
    for number, height in enumerate(heights):
        left = site.left + pad + round(number * pitch)
        tall = max(2, round(height * brick) if brick < 4 else height * int(brick))
        front = Rect(left, site.bottom - tall, wide, tall)
        figure = Rect(front.right, site.bottom - head, round(pitch) - wide, head)
        if crowded:
            figure = Rect(left - 3, front.top - head, wide + 6, head)
        right = site.left + pad + round((number + 1) * pitch)
        column = Rect(left, site.top, right - left, site.height)
        stands.append(Stand(front, max(1, int(brick)), (0, 0), figure, column))
    return stands


def hand_cells(hand: Rect, kinds: int) -> list[Rect]:
    """The cards of a hand: up to three side by side, rows from four on, two columns from six on."""
    gap = max(3, hand.width // 90)
    if kinds <= 3:
        return columns(hand, max(2, kinds), gap)[:kinds]
    if kinds <= 5:
        return grid(hand, 1, kinds, gap)
    return grid(hand, 2, max(3, (kinds + 1) // 2), gap)[:kinds]
