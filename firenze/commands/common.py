"""What the commands share: a parser with one-line errors, readers of values, JSON output."""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeAlias

from firenze.text.words import Words

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

SMALLEST_SIZE = (1024, 640)
LARGEST_SIDE = 7680
SCALES = (80, 200)
LONGEST_LINE = 400
LONGEST_NUMBER = 20


class CommandError(Exception):
    """Something the user can mend; its text is the one line on stderr, the exit code is 2."""


def one_line(text: str) -> str:
    """The text as one line of moderate length without signs that a terminal would obey."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text)
    return shown if len(shown) <= LONGEST_LINE else f"{shown[:LONGEST_LINE]}..."


def stdout() -> TextIO:
    """Where results go; raises CommandError if the program was started without it."""
    out: TextIO | None = sys.stdout
    if out is None:
        raise CommandError("the output is closed")
    return out


class Parser(argparse.ArgumentParser):
    """An argument parser that never abbreviates and complains in one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def error(self, message: str) -> NoReturn:
        """Leaves with exit code 2 and one line on stderr."""
        self.exit(2, f"{self.prog}: {one_line(message)}\n")


class Version(argparse.Action):
    """Prints the version; reads it only when asked."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        """Prints and leaves."""
        from firenze.session.program import program_version

        stdout().write(f"firenze {program_version()}\n")
        parser.exit()


def command(
    commands: Commands,
    name: str,
    about: str,
    run: Callable[[argparse.Namespace, Words], int],
) -> Parser:
    """Adds the command `name`; `run` gets its arguments and returns the exit code."""
    parser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    return parser


def whole(_: Words, least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        try:
            number = int(text if len(text) <= LONGEST_NUMBER else "")
        except ValueError:
            raise argparse.ArgumentTypeError(
                _("{text} is not a whole number", text=repr(text))
            ) from None
        if number < least:
            raise argparse.ArgumentTypeError(_("must be at least {least}", least=least))
        if most is not None and number > most:
            raise argparse.ArgumentTypeError(_("must be at most {most}", most=most))
        return number

    return read


def window_size(_: Words) -> Callable[[str], tuple[int, int]]:
    """A reader of sizes such as 1280x720, from the smallest window to 8K."""

    def read(text: str) -> tuple[int, int]:
        width, cross, height = text.lower().partition("x")
        decimal = width.isdecimal() and height.isdecimal() and len(text) <= LONGEST_NUMBER
        if not (cross and decimal):
            raise argparse.ArgumentTypeError(_("{text} is not a size like 1280x720", text=text))
        size, (narrowest, lowest) = (int(width), int(height)), SMALLEST_SIZE
        if size[0] < narrowest or size[1] < lowest:
            raise argparse.ArgumentTypeError(
                _("must be at least {width}x{height}", width=narrowest, height=lowest)
            )
        if max(size) > LARGEST_SIDE:
            raise argparse.ArgumentTypeError(_("no side may exceed {side}", side=LARGEST_SIDE))
        return size

    return read


def path_of(_: Words) -> Callable[[str], Path]:
    """A reader of the names of files and folders."""

    def read(text: str) -> Path:
        if not text or "\0" in text:
            raise argparse.ArgumentTypeError(_("{text} is not a name of a file", text=repr(text)))
        return Path(text)

    return read


def add_look(parser: Parser, _: Words) -> None:
    """The options for how big things are; a command's own go before those of the program."""
    parser.add_argument(
        "--size",
        metavar="WxH",
        type=window_size(_),
        default=argparse.SUPPRESS,
        help=_("size of the window"),
    )
    parser.add_argument(
        "--scale",
        metavar="PERCENT",
        type=whole(_, *SCALES),
        default=argparse.SUPPRESS,
        help=_("size of everything in the window, 80 to 200"),
    )


def add_language(parser: Parser, _: Words) -> None:
    """The option for the language."""
    parser.add_argument("--lang", metavar="L", default="en", help=_("language, such as en"))


def check_language(language: str, _: Words) -> None:
    """Raises CommandError for a language that Firenze does not speak."""
    from firenze.text.rules import languages

    if language not in languages():
        raise CommandError(
            _(
                "Firenze does not speak {language} yet; it speaks: {languages}.",
                language=language,
                languages=", ".join(languages()),
            )
        )


def emit_json(content: Mapping[str, object]) -> None:
    """Prints one JSON object on stdout."""
    stdout().write(json.dumps(content, ensure_ascii=False, indent=2) + "\n")


def emit(lines: Sequence[str]) -> None:
    """Prints lines on stdout."""
    stdout().writelines(f"{line}\n" for line in lines)
