"""firenze rules: prints the rules, a section, or one of them."""

from argparse import Namespace

from firenze.commands.common import CommandError, Commands, add_language, command, emit
from firenze.text.words import Words


def add(commands: Commands, _: Words) -> None:
    """Adds the command."""
    parser = command(commands, "rules", _("print the rules, or one of them"), run)
    parser.add_argument(
        "number", nargs="?", metavar="NUMBER", help=_("a rule such as T3.2, a section such as K")
    )
    add_language(parser, _)


def run(args: Namespace, _: Words) -> int:
    """Prints; raises CommandError for an unknown rule or language."""
    from firenze.text.rules import RulesError, rules_error_text
    from firenze.text.rules_print import rules_lines

    try:
        emit(rules_lines(args.number, args.lang))
    except RulesError as error:
        raise CommandError(rules_error_text(error, _)) from None
    return 0
