"""firenze play: straight to the table, with a new game or one from a file."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from firenze.commands.common import CommandError, Commands, add_look, command, path_of
from firenze.commands.game_options import add_game_options, game_of
from firenze.commands.window import open_window
from firenze.text.words import Words

if TYPE_CHECKING:
    from firenze.ui.screens.base import Signal


def add(commands: Commands, _: Words) -> None:
    """Adds the command."""
    parser = command(commands, "play", _("go straight to the table"), run)
    parser.add_argument(
        "--load", metavar="FILE", type=path_of(_), help=_("go on with a saved game")
    )
    add_game_options(parser, _)
    add_look(parser, _)


def run(args: Namespace, _: Words) -> int:
    """Opens the table; raises CommandError for what cannot be played, or without a display."""
    return open_window(args, lambda: _first(args, _), _)


def _first(args: Namespace, _: Words) -> "Signal":
    if args.load is None:
        return new_game(args, _)
    if args.seats or args.players or args.seed is not None or args.option or args.edition:
        raise CommandError(_("--load brings its own game; leave the game options away"))
    return saved_game(args.load, _)


def new_game(args: Namespace, _: Words) -> "Signal":
    """What starts the game that the options describe."""
    from firenze.ui.screens.base import StartGame

    game = game_of(args, _)
    return StartGame(game.setup, game.seed, game.edition)


def saved_game(path: Path, _: Words) -> "Signal":
    """What opens the game of a record; raises CommandError if it is none."""
    from firenze.ui.screens.base import LoadGame

    check_loads(path, _)
    return LoadGame(path)


def check_loads(path: Path, _: Words) -> None:
    """Raises CommandError if a file is not the record of a game."""
    from firenze.session.problems import RecordError
    from firenze.session.record_read import load
    from firenze.text.errors import problem_words

    try:
        load(path)
    except RecordError as error:
        raise CommandError(f"{path}: {problem_words(error.problem, _)}") from None
