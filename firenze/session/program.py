"""The program on this computer: its version and the folder where it keeps the user's files."""

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from platformdirs import user_data_path, user_documents_path

_NAME = "firenze"


def program_version() -> str:
    """The version of the installed program, "unknown" where it runs without being installed."""
    try:
        return version(_NAME)
    except PackageNotFoundError:
        return "unknown"


def games_folder() -> Path:
    """The user's folder for games; it may not be there yet."""
    return user_data_path(_NAME, appauthor=False) / "games"


def exports_folder() -> Path:
    """The user's folder for games that were exported; it may not be there yet."""
    return user_documents_path() / "Firenze"
