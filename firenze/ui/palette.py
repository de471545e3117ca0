"""Every colour of the interface, as frozen values that are passed around, never looked up.

`CLASSIC` is the Tuscan table; `HIGH_CONTRAST` keeps the brick and family colours and gives every
text 7:1. Ground, text and edge colours are named after their use. Colours of bricks are ordered
white, yellow, green, red, blue, purple; families key, shell, fish, acorn.
"""

from dataclasses import dataclass, field, replace

Rgb = tuple[int, int, int]


def luminance(colour: Rgb) -> float:
    """The relative luminance of a colour, 0 (black) to 1 (white)."""
    parts = [value / 255 for value in colour]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour that is `share` (0 to 1) of the way from `one` to `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


INK: Rgb = (42, 32, 24)
WHITE: Rgb = (255, 253, 246)
CARD: Rgb = (251, 244, 226)


@dataclass(frozen=True, slots=True)
class BrickPaint:
    """The colours of one kind of brick: faces, edges and its mark."""

    face: Rgb
    mark: Rgb
    outline: Rgb
    seam: Rgb
    top: Rgb
    side: Rgb
    pale: Rgb


@dataclass(frozen=True, slots=True)
class FamilyPaint:
    """The colours of one family: field, charge on it, words on it, a dark and a pale shade."""

    field: Rgb
    charge: Rgb
    text: Rgb
    deep: Rgb
    pale: Rgb


@dataclass(frozen=True, slots=True)
class KindPaint:
    """The header of a card of one kind: ground and words."""

    ground: Rgb
    text: Rgb


def _brick(face: Rgb, mark: Rgb, outline: Rgb, seam: Rgb) -> BrickPaint:
    return BrickPaint(
        face, mark, outline, seam, mix(face, WHITE, 0.32), mix(face, INK, 0.3), mix(face, CARD, 0.6)
    )


def _family(ground: Rgb, charge: Rgb) -> FamilyPaint:
    return FamilyPaint(ground, charge, charge, mix(ground, INK, 0.45), mix(ground, CARD, 0.72))


BRICKS = (
    _brick((244, 238, 224), INK, (74, 60, 43), (255, 255, 255)),
    _brick((225, 167, 34), INK, (74, 52, 18), (250, 215, 130)),
    _brick((95, 137, 114), (10, 20, 14), (28, 46, 36), (160, 196, 174)),
    _brick((128, 28, 19), WHITE, (52, 10, 6), (217, 138, 120)),
    _brick((22, 36, 92), WHITE, (10, 16, 44), (142, 157, 214)),
    _brick((146, 101, 178), (255, 255, 255), (54, 32, 72), (205, 176, 226)),
)
FAMILIES = (
    _family((187, 80, 34), (255, 248, 232)),
    _family((0, 98, 108), (250, 246, 232)),
    _family((51, 44, 41), (250, 244, 230)),
    _family((92, 163, 212), (18, 34, 52)),
)


@dataclass(frozen=True, slots=True)
class Art:
    """The few flat colours that card pictures share."""

    ink: Rgb = (46, 36, 28)
    paper: Rgb = (255, 250, 236)
    gold: Rgb = (222, 168, 52)
    clay: Rgb = (193, 92, 48)
    flame: Rgb = (226, 120, 40)
    water: Rgb = (82, 140, 172)
    leaf: Rgb = (112, 142, 92)
    stone: Rgb = (172, 163, 148)
    wood: Rgb = (142, 98, 66)
    cloth: Rgb = (120, 66, 84)
    skin: Rgb = (232, 196, 160)


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of the interface but the details of a card picture (`art`)."""

    ink: Rgb = INK
    ink_soft: Rgb = (90, 72, 52)
    white: Rgb = WHITE
    card: Rgb = CARD
    parchment: Rgb = (245, 234, 208)
    recess: Rgb = (233, 218, 184)
    column: Rgb = (228, 210, 170)
    line: Rgb = (140, 115, 77)
    shadow: Rgb = (70, 50, 34)

    sky_top: Rgb = (207, 224, 228)
    sky_low: Rgb = (246, 231, 198)
    hill_far: Rgb = (214, 220, 196)
    hill_near: Rgb = (195, 205, 168)
    cypress: Rgb = (147, 163, 119)
    wall_top: Rgb = (243, 230, 200)
    wall_low: Rgb = (234, 216, 175)
    floor_top: Rgb = (211, 186, 138)
    floor_low: Rgb = (198, 170, 118)
    wood: Rgb = (148, 105, 74)
    wood_light: Rgb = (160, 118, 86)
    wood_seam: Rgb = (122, 83, 56)
    wood_front: Rgb = (106, 70, 48)
    tray: Rgb = (110, 74, 52)
    tray_text: Rgb = (250, 240, 220)

    stone: Rgb = (206, 196, 176)
    stone_dark: Rgb = (160, 150, 134)
    plaster: Rgb = (243, 233, 208)
    roof: Rgb = (178, 100, 62)
    sage: Rgb = (176, 190, 158)
    balcony: Rgb = (224, 200, 154)
    sack: Rgb = (226, 199, 148)
    sack_dark: Rgb = (188, 156, 104)
    laurel: Rgb = (150, 118, 44)
    deck: Rgb = (62, 46, 34)
    deck_line: Rgb = (196, 160, 96)

    glow: Rgb = (255, 233, 166)
    focus: Rgb = (20, 100, 190)
    focus_edge: Rgb = WHITE
    loss: Rgb = (166, 42, 24)
    gain: Rgb = (40, 92, 60)
    tip: Rgb = (42, 32, 24)
    tip_text: Rgb = (255, 248, 230)
    accent: Rgb = (187, 80, 34)
    accent_text: Rgb = (255, 253, 246)
    disabled: Rgb = (222, 208, 176)
    disabled_text: Rgb = (112, 96, 72)

    bricks: tuple[BrickPaint, ...] = BRICKS
    families: tuple[FamilyPaint, ...] = FAMILIES
    kinds: tuple[tuple[str, KindPaint], ...] = (
        ("event", KindPaint((84, 60, 46), (255, 248, 230))),
        ("character", KindPaint((226, 200, 158), INK)),
        ("building", KindPaint((205, 201, 190), INK)),
        ("celebration", KindPaint((238, 219, 150), INK)),
        ("church", KindPaint((188, 201, 170), INK)),
    )
    art: Art = field(default_factory=Art)

    def kind(self, name: str) -> KindPaint:
        """The header colours of a card type; KeyError for another name."""
        return dict(self.kinds)[name]


CLASSIC = Palette()
HIGH_CONTRAST = replace(
    CLASSIC,
    ink=(0, 0, 0),
    ink_soft=(46, 34, 22),
    white=(255, 255, 255),
    card=(255, 255, 255),
    parchment=(255, 252, 240),
    recess=(246, 238, 220),
    column=(244, 234, 208),
    line=(70, 54, 34),
    tray=(70, 44, 28),
    tray_text=(255, 255, 255),
    focus=(0, 70, 160),
    focus_edge=(255, 255, 255),
    loss=(130, 20, 8),
    gain=(14, 70, 40),
    accent=(130, 46, 12),
    accent_text=(255, 255, 255),
    disabled=(236, 228, 208),
    disabled_text=(74, 62, 46),
    tip=(0, 0, 0),
    tip_text=(255, 255, 255),
)
