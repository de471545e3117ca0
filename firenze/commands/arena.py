"""firenze arena: bots against each other, and how sure the outcome is."""

import argparse
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from typing import TYPE_CHECKING

from firenze.commands.common import (
    CommandError,
    Commands,
    command,
    emit,
    emit_json,
    path_of,
    whole,
)
from firenze.commands.progress import progress
from firenze.text.words import Words

if TYPE_CHECKING:
    from firenze.session.arena import PairReport

GAMES, PLAYERS, SEED = 40, 2, 1
LEVELS = "capomastro,maestro,lavorante,garzone"


def add(commands: Commands, _: Words) -> None:
    """Adds the command."""
    parser = command(commands, "arena", _("let bots play against each other"), run)
    parser.add_argument(
        "--levels",
        metavar="A,B,...",
        type=_levels(_),
        default=tuple(LEVELS.split(",")),
        help=_("who meets: every pair, the first against the second"),
    )
    parser.add_argument(
        "--games", metavar="N", type=whole(_, 1), default=GAMES, help=_("games for each pair")
    )
    parser.add_argument(
        "--players",
        metavar="P",
        type=whole(_, 2, 4),
        default=PLAYERS,
        help=_("players in a game: one of the first level, the others of the second"),
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole(_, 0, 2**63), default=SEED, help=_("the first set-up")
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=path_of(_),
        help=_("append the results to a file, and play only what is missing there"),
    )
    parser.add_argument("--json", action="store_true", help=_("report as one JSON object"))


def _levels(_: Words) -> Callable[[str], tuple[str, ...]]:
    """A reader of levels such as maestro,garzone."""

    def read(text: str) -> tuple[str, ...]:
        from firenze.session.players import PLAYERS

        found = tuple(part.strip() for part in text.split(","))
        unknown = [name for name in found if name not in PLAYERS]
        if unknown:
            raise argparse.ArgumentTypeError(
                _(
                    "{name} is no level; there are {levels}",
                    name=repr(unknown[0]),
                    levels=", ".join(PLAYERS),
                )
            )
        if len(found) < 2 or len(set(found)) < len(found):
            raise argparse.ArgumentTypeError(_("name two or more different levels"))
        return found

    return read


def run(args: Namespace, _: Words) -> int:
    """Plays and reports; raises CommandError if the file of results cannot be used."""
    from firenze.session.arena import ArenaError, ArenaPlan, run_arena
    from firenze.text.errors import problem_words

    plan = ArenaPlan(args.levels, args.games, args.players, args.seed)
    total = len(plan.pairs()) * args.games
    context = get_context("spawn")
    try:
        with (
            progress(_("Playing"), total) as tell,
            ProcessPoolExecutor(mp_context=context) as executor,
        ):
            done = iter(range(1, total + 1))
            reports = run_arena(plan, executor, args.resume, lambda _result: tell(next(done)))
    except ArenaError as error:
        raise CommandError(f"{args.resume}: {problem_words(error.problem, _)}") from None
    if args.json:
        emit_json({"pairs": [asdict(report) for report in reports]})
    else:
        emit(_table(reports, _))
    return 0


def _table(reports: "tuple[PairReport, ...]", _: Words) -> list[str]:
    """The reports as a table of text, as wide as it needs to be."""
    from io import StringIO

    from rich.console import Console
    from rich.table import Table

    table = Table()
    for title in (
        _("a"),
        _("b"),
        _("games"),
        _("a wins"),
        _("95 % interval"),
        _("prestige"),
        _("turns"),
        _("ms a turn, p95"),
    ):
        table.add_column(title)
    for report in reports:
        table.add_row(*_row(report))
    out = StringIO()
    Console(file=out, width=120).print(table)
    return out.getvalue().splitlines()


def _row(report: "PairReport") -> list[str]:
    return [
        report.a,
        report.b,
        str(report.games),
        f"{100 * report.share:.1f} %",
        f"{100 * report.low:.1f} - {100 * report.high:.1f} %",
        f"{report.prestige_a:.1f} : {report.prestige_b:.1f}",
        f"{report.turns:.1f}",
        f"{report.ms_per_turn_a_p95:.0f} : {report.ms_per_turn_b_p95:.0f}",
    ]
