"""firenze screenshots: a picture of every screen, no display needed."""

from argparse import Namespace

from firenze.commands.common import (
    CommandError,
    Commands,
    add_language,
    add_look,
    check_language,
    command,
    emit,
    path_of,
)
from firenze.text.words import Words

SIZE = (1280, 720)


def add(commands: Commands, _: Words) -> None:
    """Adds the command."""
    parser = command(commands, "screenshots", _("draw every screen into PNG files"), run)
    parser.add_argument("folder", metavar="DIR", type=path_of(_), help=_("where the files go"))
    add_look(parser, _)
    add_language(parser, _)


def run(args: Namespace, _: Words) -> int:
    """Writes NAME.png for every screen; raises CommandError if that is not possible."""
    check_language(args.lang, _)
    from firenze.ui.display import DisplayError, check_pygame

    try:
        check_pygame()
    except DisplayError as error:
        raise CommandError(error.sentence(_)) from None
    from firenze.ui.screenshots import write_screenshots

    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        size, words = args.size or SIZE, Words(args.lang)
        files = [*write_screenshots(args.folder, size, args.scale, words)]
    except OSError as error:
        raise CommandError(f"{args.folder}: {error.strerror or error}") from None
    emit([str(file) for file in files])
    return 0
