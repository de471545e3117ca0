"""Makes the fonts in firenze/assets/fonts from the web fonts of three open families.

Needs fonttools and brotli, and a folder that holds the packages unpacked, each under its own name:

    for name in cinzel eb-garamond alegreya-sans; do
        npm pack @fontsource/$name@5.3.0
        mkdir -p SOURCES/$name && tar xzf fontsource-$name-5.3.0.tgz -C SOURCES/$name
    done
    python tools/subset_fonts.py SOURCES

Each web font covers one script; this joins them, keeps the characters that Latin, Greek and
Cyrillic readers need, makes lining figures the default where the face has old-style ones, adds
the thirds and the arrows that a face lacks, widens a narrow word space, drops faint kerning, and
draws a frame where a character is missing.
"""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.merge import Merger, Options
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options as SubsetOptions
from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parent.parent / "firenze" / "assets" / "fonts"
HINTING = ["cvt ", "fpgm", "prep", "hdmx", "VDMX", "LTSH", "gasp", "DSIG", "STAT"]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"]
CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *range(0x218, 0x21C),
    *range(0x2B0, 0x370),
    *range(0x370, 0x400),
    *range(0x400, 0x460),
    *range(0x490, 0x492),
    *range(0x1E80, 0x1E86),
    *range(0x1E9E, 0x1E9F),
    *range(0x2010, 0x2040),
    *range(0x2150, 0x2160),
    *range(0x2190, 0x2194),
    0x20AC,
    0x2116,
    0x2122,
    0x2212,
    0x2248,
    0x2260,
    0x2264,
    0x2265,
]
NARROWEST_SPACE = 205
FAINTEST_KERN = 25
FRAME, FRAME_LINE = (61, -3, 539, 641), 60
QUARTER_TURNS = {0x2192: 0x2191, 0x2190: 0x2193}


@dataclass(frozen=True)
class Source:
    """One face: its package, the scripts it has, its weight and the name of the file made."""

    package: str
    scripts: tuple[str, ...]
    weight: int
    target: str

    def files(self, folder: Path) -> list[str]:
        """The web fonts of this face, one a script, Latin first."""
        base = folder / self.package / "package" / "files"
        return [
            str(base / f"{self.package}-{script}-{self.weight}-normal.woff2")
            for script in self.scripts
        ]


LATIN = ("latin", "latin-ext")
ALL = (*LATIN, "greek", "cyrillic")
SOURCES = (
    Source("cinzel", LATIN, 700, "Cinzel-700.ttf"),
    Source("eb-garamond", ALL, 500, "EBGaramond-500.ttf"),
    Source("eb-garamond", ALL, 700, "EBGaramond-700.ttf"),
    Source("alegreya-sans", ALL, 500, "AlegreyaSans-500.ttf"),
    Source("alegreya-sans", ALL, 700, "AlegreyaSans-700.ttf"),
    Source("alegreya-sans", ALL, 800, "AlegreyaSans-800.ttf"),
)


def joined(files: list[str]) -> TTFont:
    """One font with the glyphs of all `files`."""
    with tempfile.TemporaryDirectory() as folder:
        plain = []
        for number, name in enumerate(files):
            font = TTFont(name)
            font.flavor = None
            plain.append(str(Path(folder) / f"{number}.ttf"))
            font.save(plain[-1])
        return Merger(Options(drop_tables=HINTING)).merge(plain)


def substitutes(font: TTFont, feature: str) -> dict[str, str]:
    """What single substitution `feature` puts in the place of each glyph."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    inner = getattr(part, "ExtSubTable", part)
                    found |= getattr(inner, "mapping", {})
    return found


def add_glyph(
    font: TTFont, code: int, parts: list[tuple[str, tuple[float, ...]]], width: int
) -> None:
    """Adds a character made of other glyphs, each with its affine transformation."""
    pen = TTGlyphPen(font.getGlyphSet())
    for name, transformation in parts:
        pen.addComponent(name, transformation)
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, font["glyf"][name].xMin)
    map_code(font, code, name)


def map_code(font: TTFont, code: int, name: str) -> None:
    """Lets character `code` show glyph `name`."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def bake_lining_figures(font: TTFont) -> None:
    """Makes the lining figures the default, as no feature can be asked for when drawing."""
    cmap = font.getBestCmap()
    for old, new in substitutes(font, "lnum").items():
        for code in [code for code, name in cmap.items() if name == old]:
            map_code(font, code, new)


def add_thirds(font: TTFont) -> None:
    """Adds one third and two thirds, made of the face's own small figures."""
    cmap = font.getBestCmap()
    if "GSUB" not in font or 0x2044 not in cmap:
        return
    over, under = substitutes(font, "numr"), substitutes(font, "dnom")
    if cmap[ord("3")] not in under:
        return
    for code, figure in ((0x2153, "1"), (0x2154, "2")):
        if code not in cmap:
            names = [over[cmap[ord(figure)]], cmap[0x2044], under[cmap[ord("3")]]]
            parts, x = [], 0
            for name in names:
                parts.append((name, (1, 0, 0, 1, x, 0)))
                x += font["hmtx"][name][0]
            add_glyph(font, code, parts, x)


def add_arrows(font: TTFont) -> None:
    """Adds the level arrows by a quarter turn of the upright ones."""
    cmap = font.getBestCmap()
    for code, upright in QUARTER_TURNS.items():
        if code not in cmap and upright in cmap:
            glyph = font["glyf"][cmap[upright]]
            height = glyph.yMax - glyph.yMin
            middle = (glyph.xMax + glyph.xMin) // 2
            rise = 300 + middle
            turn = (0, -1, 1, 0, 60 - glyph.yMin, rise)
            add_glyph(font, code, [(cmap[upright], turn)], height + 120)


def widen_space(font: TTFont) -> None:
    """Gives the word space a width that still shows at small sizes after kerning."""
    width, bearing = font["hmtx"]["space"]
    font["hmtx"]["space"] = (max(width, NARROWEST_SPACE), bearing)


def drop_faint_kerning(font: TTFont) -> None:
    """Drops closer pairs below a fortieth of an em.

    SDL rounds each down to a whole pixel, so that "cl" would close up to a "d" in small text.
    """
    for value in kernings(font):
        if -FAINTEST_KERN < getattr(value, "XAdvance", 0) < 0:
            value.XAdvance = 0


def kernings(font: TTFont) -> Iterator[Any]:
    """The values of all pairs of the face."""
    lookups = font["GPOS"].table.LookupList.Lookup if "GPOS" in font else ()
    for part in (inner for lookup in lookups for inner in lookup.SubTable):
        pairs = getattr(part, "ExtSubTable", part)
        if pairs.LookupType == 2 and pairs.Format == 1:
            yield from (p.Value1 for rows in pairs.PairSet for p in rows.PairValueRecord)
        elif pairs.LookupType == 2:
            yield from (c.Value1 for rows in pairs.Class1Record for c in rows.Class2Record)


def frame_missing(font: TTFont) -> None:
    """Draws an upright frame for every character that the face lacks, such as in a name."""
    left, low, right, top = FRAME
    pen = TTGlyphPen(None)
    for inset, turn in ((0, 1), (FRAME_LINE, -1)):
        x, y, x2, y2 = left + inset, low + inset, right - inset, top - inset
        points = [(x, y), (x, y2), (x2, y2), (x2, y)][::turn]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    font["glyf"][".notdef"] = pen.glyph()
    font["glyf"][".notdef"].recalcBounds(font["glyf"])
    font["hmtx"][".notdef"] = (left + right, left)


def subset(font: TTFont) -> None:
    """Keeps only the characters and features of this file's lists."""
    options = SubsetOptions(layout_features=FEATURES, hinting=False)
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    worker = Subsetter(options)
    worker.populate(unicodes=CHARACTERS)
    worker.subset(font)


def make(source: Source, folder: Path) -> Path:
    """Writes one font into the package and returns its path."""
    font = joined(source.files(folder))
    add_thirds(font)
    add_arrows(font)
    if "GSUB" in font:
        bake_lining_figures(font)
    widen_space(font)
    subset(font)
    drop_faint_kerning(font)
    frame_missing(font)
    path = TARGET / source.target
    font.save(path)
    return path


def main() -> None:
    """Makes all fonts and copies their licences beside them."""
    folder = Path(sys.argv[1])
    TARGET.mkdir(parents=True, exist_ok=True)
    for source in SOURCES:
        path = make(source, folder)
        licence = TARGET / f"{path.stem.split('-')[0]}-LICENSE.txt"
        shutil.copyfile(folder / source.package / "package" / "LICENSE", licence)
        sys.stdout.write(f"{path.name}: {path.stat().st_size / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
