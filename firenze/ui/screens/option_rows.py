"""The options of a game as rows of the new-game screen: words, choices, and what they set (O)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from firenze.engine.model import Options
from firenze.session.secrecy import share_a_screen
from firenze.text.words import Words
from firenze.ui.screens.seating import Seating
from firenze.ui.widgets.choice import Choice

BY_LOT = "lot"
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A row: its title, what it is about, the values with their words."""

    name: str
    title: str
    about: str
    options: tuple[tuple[str, str], ...]

    def choice(self) -> Choice:
        """The widget of the row."""
        return Choice(
            name=self.name, options=self.options, value=self.options[0][0], tip=self.about
        )


def option_rows(_: Words) -> tuple[OptionRow, ...]:
    """All rows but the seed, in the order of the screen; the start players are filled in later."""
    return (
        OptionRow(
            "start_player",
            _("Start player"),
            _("Who has the first turn: by lot, or one of you (S1)."),
            ((BY_LOT, _("By lot")),),
        ),
        OptionRow(
            "neutral_seals",
            _("Neutral seals"),
            _(
                "Five commissions are closed from the start: by lot, or by the start player’s "
                "choice (S3)."
            ),
            (("drawn", _("By lot")), ("placed", _("By hand"))),
        ),
        OptionRow(
            "campanile",
            _("Campanile"),
            _(
                "The church card that makes you give a white tower before you may score. Leave it "
                "out of a first game (S5)."
            ),
            ((YES, _("In")), (NO, _("Out"))),
        ),
        *_later_rows(_),
    )


def _later_rows(_: Words) -> tuple[OptionRow, ...]:
    return (
        OptionRow(
            "majority_tie",
            _("Tied majority"),
            _("What a flag is worth to players who tie for it at the end (E2)."),
            (("each", _("All of it")), ("nobody", _("Nothing")), ("half", _("Half each"))),
        ),
        OptionRow(
            "hands",
            _("Hands"),
            _("Open to all, or hidden behind a curtain between turns (K5)."),
            (("open", _("Open")), ("hidden", _("Hidden"))),
        ),
        OptionRow(
            "gentle",
            _("Gentle game"),
            _("Without Saboteur and Smuggler, who touch what another player has (O)."),
            ((NO, _("No")), (YES, _("Yes"))),
        ),
    )


def start_options(
    seating: Seating, names: tuple[str, ...], _: Words
) -> tuple[tuple[str, str], ...]:
    """The choices of a start player: by lot, or a seat by its name."""
    seats = seating.setup(names).seats
    return ((BY_LOT, _("By lot")), *((str(n), seat.name) for n, seat in enumerate(seats)))


def hands_reason(seating: Seating, _: Words) -> str | None:
    """Why hands cannot be hidden, None if they can."""
    shared = share_a_screen(seating.chairs[: seating.players])
    return None if shared else _("Hands are hidden where two or more people share the screen (K5).")


def shown_value(options: Options, name: str) -> str:
    """The value of an option as its row names it."""
    value = getattr(options, name)
    if isinstance(value, bool):
        return YES if value else NO
    return BY_LOT if value is None else str(value)


def with_option(options: Options, name: str, shown: str) -> Options:
    """The options with one changed to the value that its row names."""
    changes: Mapping[str, Any] = {name: _READ.get(name, str)(shown)}
    return replace(options, **changes)


def _seat(shown: str) -> int | None:
    return None if shown == BY_LOT else int(shown)


def _yes(shown: str) -> bool:
    return shown == YES


_READ: Mapping[str, Callable[[str], object]] = MappingProxyType(
    {
        "start_player": _seat,
        "campanile": _yes,
        "gentle": _yes,
    }
)
