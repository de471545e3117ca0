"""firenze edition: checks a house edition, or prints the schema of edition files."""

from argparse import Namespace

from firenze.commands.common import Commands, command, emit, emit_json, path_of
from firenze.commands.game_options import edition_of
from firenze.text.words import Words


def add(commands: Commands, _: Words) -> None:
    """Adds the command and its two parts."""
    about = _("check a house edition, or print the schema of edition files")
    parser = commands.add_parser("edition", help=about, description=about)
    parts = parser.add_subparsers(metavar="PART", required=True, title=_("parts"))
    checking = command(parts, "check", _("check the numbers of an edition file"), check)
    checking.add_argument("file", metavar="FILE", type=path_of(_), help=_("the edition file, JSON"))
    command(parts, "schema", _("print the JSON schema of edition files"), schema)


def check(args: Namespace, _: Words) -> int:
    """Says that an edition can be played; raises CommandError if not."""
    edition = edition_of(args.file, _)
    emit([_("{file}: the edition {name} can be played.", file=args.file, name=repr(edition.name))])
    return 0


def schema(_args: Namespace, _: Words) -> int:
    """Prints the schema as one JSON object."""
    from firenze.session.edition_file import edition_schema

    emit_json(edition_schema())
    return 0
