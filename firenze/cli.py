"""The command line: finds the command, runs it, and turns what went wrong into one line."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from firenze.commands import COMMANDS, menu
from firenze.commands.common import CommandError, Parser, Version, one_line
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
        return _run(argv, Words())
    except CommandError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence(sys.stdout)
        return CLOSED_PIPE
    except OSError as error:
        _silence(sys.stdout)
        return _complain(error.strerror or str(error))


def _run(argv: Sequence[str] | None, _: Words) -> int:
    """Runs the command; what it printed has reached its place when this ends."""
    try:
        args = _parser(_).parse_args(argv)
        code: int = args.run(args, _)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()
    return code


def _complain(message: str) -> int:
    """Says in one line what went wrong, if there is anywhere to say it."""
    with suppress(OSError, AttributeError):
        try:
            sys.stderr.write(f"firenze: {one_line(message)}\n")
            sys.stderr.flush()
        except OSError:
            _silence(sys.stderr)
    return 2


def _silence(stream: TextIO) -> None:
    """Lets Python's own last flush of a broken stream come to nothing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


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
