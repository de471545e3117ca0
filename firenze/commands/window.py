"""Opening the window for a command, or saying in one line why there is none."""

from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from firenze.commands.common import CommandError
from firenze.text.words import Words

if TYPE_CHECKING:
    from firenze.ui.screens.base import Signal


def open_window(args: Namespace, first: Callable[[], "Signal"], _: Words) -> int:
    """Runs the window until it is closed, starting with what `first` asks for.

    Raises CommandError without a display or with the classic pygame; `first` is only called,
    and may raise one too, once it is known that pygame can be used.
    """
    from firenze.ui.display import DisplayError, check_pygame, open_display

    try:
        check_pygame()
        signal = first()
        open_display()
    except DisplayError as error:
        raise CommandError(error.sentence(_)) from None
    from firenze.ui.app import run

    run(signal, args.size, args.scale, _)
    return 0
