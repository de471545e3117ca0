"""An edition as the content of its file, and back: the same layout in files and records."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from firenze.engine.edition import (
    Balcony,
    CardCopies,
    Edition,
    Effects,
    LevelTile,
    Privilege,
    SourceOfItem,
    TableSource,
)
from firenze.engine.terms import COLOURS, KINDS, CardKind, Commission
from firenze.session.edition_tables import (
    COLOUR_NAMES,
    GROUPS,
    LEVEL_NAMES,
    TILE_LEVELS,
    EditionFile,
    Table,
)

FORMAT = 1
_PLAYERS = ("two_players", "three_players", "four_players")
_PLACES = ("first", "second", "third", "fourth")


def to_edition(file: EditionFile) -> Edition:
    """The engine's tables for a file; lists come in a fixed order, whatever the file's order."""
    levels = map(str, TILE_LEVELS)
    costs = sorted(name for name in type(file.build_costs).model_fields if name.isdigit())
    return Edition(
        name=file.name,
        bricks=_by_colour(file.bricks),
        commissions=tuple(_storeys(getattr(file.commissions, name)) for name in COLOUR_NAMES),
        flags=_by_colour(file.flags),
        balconies=_balconies(file),
        level_tiles=tuple(LevelTile(int(lv), getattr(file.level_tiles, lv)) for lv in levels),
        end_tile=file.end_tile.prestige,
        seals=tuple(getattr(file.seals, name) for name in _PLAYERS),
        neutral_seals=file.seals.neutral,
        start_bricks=tuple(getattr(file.start_bricks, name) for name in _PLACES),
        cards=tuple(_copies(file, kind) for kind in KINDS),
        slots=file.card_row.slots,
        bricks_on_card=file.card_row.bricks_on_card,
        church_spaces=file.church.spaces,
        build_costs=tuple(getattr(file.build_costs, name) for name in costs),
        effects=_effects(file),
        sources=_sources(file),
    )


def _by_colour(table: Any) -> Any:
    return tuple(getattr(table, name) for name in COLOUR_NAMES)


def _storeys(entries: Any) -> tuple[int, ...]:
    return tuple(getattr(entries, name) for name in LEVEL_NAMES)


def _copies(file: EditionFile, kind: CardKind) -> CardCopies:
    entry = getattr(file.cards, kind.value)
    return CardCopies(kind, entry.copies, entry.start)


def _balconies(file: EditionFile) -> tuple[Balcony, ...]:
    return tuple(
        Balcony(number, commission, tiles[commission])
        for number, group in enumerate(GROUPS, start=1)
        for tiles in [_tiles(getattr(file.balconies, group))]
        for commission in sorted(tiles)
    )


def _tiles(group: Mapping[str, Mapping[str, int]]) -> dict[Commission, int]:
    return {
        Commission(COLOURS[COLOUR_NAMES.index(colour)], int(level)): value
        for colour, levels in group.items()
        for level, value in levels.items()
    }


def _effects(file: EditionFile) -> Effects:
    numbers = file.effects.model_dump(exclude={"source", "exceptions", "privileges"})
    privileges = tuple(
        Privilege(CardKind(name), entry["level"], entry["prestige"])
        for name, entry in file.effects.privileges.model_dump().items()
    )
    return Effects(**numbers, privileges=privileges)


def _sources(file: EditionFile) -> tuple[TableSource, ...]:
    tables = ((name, getattr(file, name)) for name in EditionFile.model_fields)
    return tuple(
        TableSource(name, table.source, tuple(map(SourceOfItem, *_columns(table.exceptions))))
        for name, table in tables
        if isinstance(table, Table)
    )


def _columns(exceptions: Mapping[str, str]) -> tuple[Any, Any]:
    return exceptions.keys(), exceptions.values()


def content_of(edition: Edition) -> dict[str, object]:
    """The edition in the layout of its file, ready for json.dumps."""
    tables = _number_tables(edition) | _piece_tables(edition)
    sourced = {
        source.table: _source_marks(source) | tables[source.table] for source in edition.sources
    }
    return {"format": FORMAT, "name": edition.name, **sourced}


def _source_marks(source: TableSource) -> dict[str, object]:
    marks: dict[str, object] = {"source": source.source}
    if source.exceptions:
        marks["exceptions"] = {item.item: item.source for item in source.exceptions}
    return marks


def _number_tables(edition: Edition) -> dict[str, dict[str, object]]:
    row = {"slots": edition.slots, "bricks_on_card": edition.bricks_on_card}
    return {
        "bricks": _named(COLOUR_NAMES, edition.bricks),
        "commissions": {
            name: _named(LEVEL_NAMES, storeys)
            for name, storeys in zip(COLOUR_NAMES, edition.commissions, strict=True)
        },
        "flags": _named(COLOUR_NAMES, edition.flags),
        "end_tile": {"prestige": edition.end_tile},
        "seals": _named(_PLAYERS, edition.seals) | {"neutral": edition.neutral_seals},
        "start_bricks": _named(_PLACES, edition.start_bricks),
        "card_row": dict(row),
        "church": {"spaces": edition.church_spaces},
        "build_costs": {str(bricks): cost for bricks, cost in enumerate(edition.build_costs)},
    }


def _named(names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, object]:
    return dict(zip(names, numbers, strict=True))


def _piece_tables(edition: Edition) -> dict[str, dict[str, object]]:
    effects: dict[str, object] = asdict(edition.effects)
    effects["privileges"] = {
        privilege.kind.value: {"level": privilege.level, "prestige": privilege.value}
        for privilege in edition.effects.privileges
    }
    return {
        "balconies": {name: _group(edition, n) for n, name in enumerate(GROUPS, start=1)},
        "level_tiles": {str(tile.level): tile.value for tile in edition.level_tiles},
        "cards": {
            card.kind.value: {"copies": card.copies, "start": card.start} for card in edition.cards
        },
        "effects": effects,
    }


def _group(edition: Edition, number: int) -> dict[str, dict[str, int]]:
    tiles: dict[str, dict[str, int]] = {}
    for balcony in edition.balconies:
        if balcony.group == number:
            colour = COLOUR_NAMES[balcony.commission.colour]
            tiles.setdefault(colour, {})[str(balcony.commission.level)] = balcony.value
    return tiles
