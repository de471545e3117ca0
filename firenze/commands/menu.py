"""firenze without a command: opens the menu."""

from argparse import Namespace

from firenze.commands.common import Parser, add_look
from firenze.commands.window import open_window
from firenze.text.words import Words


def fill(parser: Parser, _: Words) -> None:
    """Gives the program itself the options of its window."""
    add_look(parser, _)
    parser.set_defaults(run=run, size=None, scale=100)


def run(args: Namespace, _: Words) -> int:
    """Opens the menu; raises CommandError without a display."""
    from firenze.ui.screens.base import ShowMenu

    return open_window(args, lambda: ShowMenu(), _)
