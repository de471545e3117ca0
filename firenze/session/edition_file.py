"""Edition files: the packaged one, a house edition from the disk, and their JSON schema."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from firenze.engine.edition import Edition
from firenze.session.edition_checks import check_edition
from firenze.session.edition_content import content_of, to_edition
from firenze.session.edition_tables import EditionFile
from firenze.session.problems import DataError, EditionError, file_problem
from firenze.session.strict import read_json

EDITION_CAP = 256 * 1024
"""The largest edition file that is read, in bytes."""


def load_edition(path: Path) -> Edition:
    """The edition in a file; raises EditionError, whose problem names the place in the file."""
    try:
        with path.open("rb") as file:
            raw = file.read(EDITION_CAP + 1)
    except OSError as error:
        raise EditionError(file_problem("file.unreadable", error)) from None
    return parse_edition(raw)


def parse_edition(raw: bytes) -> Edition:
    """The edition that `raw` holds as JSON; raises EditionError."""
    try:
        file = read_json(EditionFile, raw, EDITION_CAP)
    except DataError as error:
        raise EditionError(error.problem) from None
    return checked_edition(file)


def checked_edition(file: EditionFile) -> Edition:
    """The edition of a file whose layout is right; raises EditionError if its sums are not."""
    edition = to_edition(file)
    found = check_edition(edition, content_of(edition))
    if found:
        raise EditionError(found)
    return edition


@cache
def load_classic() -> Edition:
    """The edition that the program brings along."""
    packaged = files("firenze") / "assets" / "editions" / "classic.json"
    return parse_edition(packaged.read_bytes())


def edition_schema() -> dict[str, Any]:
    """The JSON schema of an edition file."""
    return EditionFile.model_json_schema()
