"""firenze replay: looks back at a record, or checks it without a window."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from firenze.commands.common import (
    CommandError,
    Commands,
    add_look,
    command,
    emit,
    emit_json,
    path_of,
)
from firenze.commands.play import check_loads
from firenze.commands.window import open_window
from firenze.text.words import Words

if TYPE_CHECKING:
    from firenze.session.record_check import Report
    from firenze.ui.screens.base import Signal


def add(commands: Commands, _: Words) -> None:
    """Adds the command."""
    about = _("look back at the record of a game, or check it without a window")
    parser = command(commands, "replay", about, run)
    parser.add_argument("file", metavar="FILE", type=path_of(_), help=_("the record of a game"))
    parser.add_argument(
        "--check", action="store_true", help=_("play it again without a window, and report")
    )
    parser.add_argument(
        "--json", action="store_true", help=_("with --check: report as one JSON object")
    )
    add_look(parser, _)


def run(args: Namespace, _: Words) -> int:
    """Opens or checks; 1 if only a part of the record holds. Raises CommandError if it is none."""
    if args.check:
        return _check(args, _)
    if args.json:
        raise CommandError(_("--json reports what --check finds; add --check"))
    return open_window(args, lambda: _opening(args.file, _), _)


def _opening(path: Path, _: Words) -> "Signal":
    """What opens the replay of a record; raises CommandError if it is none."""
    from firenze.ui.screens.base import OpenReplay

    check_loads(path, _)
    return OpenReplay(path)


def _check(args: Namespace, _: Words) -> int:
    from firenze.session.problems import RecordError
    from firenze.session.record_check import check_record
    from firenze.text.errors import problem_words

    try:
        report = check_record(args.file)
    except RecordError as error:
        raise CommandError(f"{args.file}: {problem_words(error.problem, _)}") from None
    message = _message(report, _)
    if args.json:
        emit_json(report.as_json(message))
    else:
        emit([message, *_ranking(report, _)])
    return 0 if report.ok else 1


def _message(report: "Report", _: Words) -> str:
    from firenze.text.errors import problem_words

    if report.trouble and report.saved:
        return f"{problem_words(report.trouble, _)} {problem_words(report.saved, _)}"
    if report.finished:
        return _.plural(
            "Whole and legal: {n} action to the end of the game.",
            "Whole and legal: {n} actions to the end of the game.",
            report.actions,
        )
    return _.plural(
        "Whole and legal: {n} action, the game goes on.",
        "Whole and legal: {n} actions, the game goes on.",
        report.actions,
    )


def _ranking(report: "Report", _: Words) -> list[str]:
    return [
        _("{name}: {prestige} prestige", name=standing.name, prestige=standing.prestige)
        for standing in report.standings
    ]
