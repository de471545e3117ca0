"""firenze bench: the program's own figures beside their goals."""

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING

from firenze.commands.common import CommandError, Commands, command, emit, emit_json
from firenze.text.words import Words

if TYPE_CHECKING:
    from firenze.session.benchmarks import Figure


def add(commands: Commands, _: Words) -> None:
    """Adds the command."""
    parser = command(commands, "bench", _("measure the program, beside what it should reach"), run)
    parser.add_argument("--json", action="store_true", help=_("report as one JSON object"))


def run(args: Namespace, _: Words) -> int:
    """Measures and reports; raises CommandError with the classic pygame."""
    from firenze.ui.display import DisplayError, check_pygame

    try:
        check_pygame()
    except DisplayError as error:
        raise CommandError(error.sentence(_)) from None
    from firenze.session.benchmarks import engine_figures
    from firenze.ui.benchmarks import table_figures

    found = {"engine": engine_figures(), "table": table_figures(), "bots": {}}
    if args.json:
        emit_json({room: _plain(part) for room, part in found.items()})
    else:
        emit([line for room, part in found.items() for line in _lines(room, part, _)])
    return 0


def _plain(figures: "Mapping[str, Figure]") -> dict[str, object]:
    return {name: asdict(figure) for name, figure in figures.items()}


def _lines(room: str, figures: "Mapping[str, Figure]", _: Words) -> list[str]:
    return [
        _(
            "{room}: {name} {value} {unit}, goal {goal}",
            room=room,
            name=name.replace("_", " "),
            value=figure.value,
            unit=figure.unit,
            goal=figure.goal,
        )
        for name, figure in figures.items()
    ]
