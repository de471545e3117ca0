"""The command line: finds the command, runs it, and turns what went wrong into one line."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from io import TextIOWrapper

from firenze.commands import COMMANDS, menu
from firenze.commands.common import CommandError, Parser, Version
from firenze.text.words import Words

INTERRUPTED = 130
CLOSED_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command of `argv` (the program's own arguments by default).

    Returns the exit code: 0, what the command says, or 2 with one line on stderr for bad
    arguments and bad files. Raises SystemExit only where argparse does.
    """
    _print_any_letter()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        code = _run(_parser(Words()).parse_args(argv))
        sys.stdout.flush()
    except CommandError as error:
        sys.stderr.write(f"firenze: {error}\n")
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    return code


def _run(args: Namespace) -> int:
    code: int = args.run(args, Words())
    return code


def _parser(_: Words) -> Parser:
    about = _("An unofficial digital version of the board game Firenze. Alone it opens the menu.")
    parser = Parser(prog="firenze", description=about)
    parser.add_argument("--version", action=Version, nargs=0, help=_("print the version and leave"))
    menu.fill(parser, _)
    commands = parser.add_subparsers(metavar="COMMAND", title=_("commands"))
    for command in COMMANDS:
        command.add(commands, _)
    return parser


def _print_any_letter() -> None:
    """Keeps a terminal with a small alphabet from failing on a letter that it lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
