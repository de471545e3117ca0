"""What seats are called before anybody types a name."""

from firenze.bots.levels import LEVELS
from firenze.engine.model import HUMAN
from firenze.text.bot_words import bot_names, level_about, level_name
from firenze.text.words import Words


def seat_names(_: Words) -> tuple[str, str, str, str]:
    """Four names of Florence, in the order of the families."""
    return _("Ginevra"), _("Matteo"), _("Lucrezia"), _("Sandro")


def seat_name(controller: str, family: int, _: Words) -> str:
    """What whoever takes a seat is called; KeyError for an unknown level of bot."""
    names = seat_names(_) if controller == HUMAN else bot_names(controller, _)
    return names[family]


def sitters(_: Words) -> tuple[tuple[str, str], ...]:
    """Who may take a seat, as (controller, words)."""
    return ((HUMAN, _("A person")), *((level, level_name(level, _)) for level in LEVELS))


def sitter_about(controller: str, _: Words) -> str:
    """A sentence about who takes a seat; KeyError for an unknown level of bot."""
    return _("Plays at this computer.") if controller == HUMAN else level_about(controller, _)
