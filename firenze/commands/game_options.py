"""The options common to games: seats, seed, rules of this game, edition (O)."""

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from firenze.commands.common import LONGEST_NUMBER, CommandError, Parser, path_of, whole
from firenze.text.seats import seat_name
from firenze.text.words import Words

if TYPE_CHECKING:
    from firenze.engine.edition import Edition
    from firenze.engine.model import Options, Setup

FEWEST, MOST = 2, 4
SEED_BITS = 32

SWITCHES: Mapping[str, tuple[tuple[str, Any], ...]] = MappingProxyType(
    {
        "neutral_seals": (("drawn", "drawn"), ("placed", "placed")),
        "campanile": (("in", True), ("out", False)),
        "majority_tie": (("each", "each"), ("nobody", "nobody"), ("half", "half")),
        "hands": (("open", "open"), ("hidden", "hidden")),
        "gentle": (("yes", True), ("no", False)),
    }
)


@dataclass(frozen=True, slots=True)
class Game:
    """What a game needs to begin."""

    setup: "Setup"
    edition: "Edition"
    seed: int


def add_game_options(parser: Parser, _: Words) -> None:
    """Adds the options that every command about games takes."""
    parser.add_argument(
        "--seats", metavar="human,...", type=seats(_), help=_("who sits at the table, clockwise")
    )
    parser.add_argument(
        "--players", metavar="N", type=whole(_, FEWEST, MOST), help=_("how many players, 2 to 4")
    )
    parser.add_argument(
        "--seed", metavar="N", type=whole(_, 0, 2**64 - 1), help=_("equal seeds give equal games")
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=option(_),
        help=_("a rule of this game: {names}", names="; ".join(_choices())),
    )
    parser.add_argument(
        "--edition",
        metavar="FILE",
        type=path_of(_),
        help=_("play on the numbers of a house edition"),
    )


def seats(_: Words) -> Callable[[str], tuple[str, ...]]:
    """A reader of seats such as human,human,human."""

    def read(text: str) -> tuple[str, ...]:
        from firenze.engine.model import HUMAN

        found = tuple(part.strip() for part in text.split(","))
        from firenze.bots.levels import LEVELS

        others = [level for level in found if level not in (HUMAN, *LEVELS)]
        if others:
            raise argparse.ArgumentTypeError(
                _(
                    "{level} is neither human nor a bot; the bots are {levels}",
                    level=repr(others[0]),
                    levels=", ".join(LEVELS),
                )
            )
        if not FEWEST <= len(found) <= MOST:
            raise argparse.ArgumentTypeError(_("a game takes 2 to 4 seats, not {n}", n=len(found)))
        return found

    return read


def option(_: Words) -> Callable[[str], tuple[str, str]]:
    """A reader of NAME=VALUE; the seat of a start player is checked later."""

    def read(text: str) -> tuple[str, str]:
        name, equals, value = text.partition("=")
        if name == "start_player" and (value == "random" or value.isdecimal()):
            return name, value
        if equals and value in dict(SWITCHES.get(name, ())):
            return name, value
        known = [line for line in _choices() if line.startswith(f"{name}=")]
        raise argparse.ArgumentTypeError(
            _(
                "{text} is not an option; use {choices}",
                text=repr(text),
                choices=_(" or ").join(known or _choices()),
            )
        )

    return read


def _choices() -> list[str]:
    lines = [f"{name}={'|'.join(dict(values))}" for name, values in SWITCHES.items()]
    return ["start_player=random|1..4", *lines]


def game_of(args: argparse.Namespace, _: Words) -> Game:
    """The game that the options describe; raises CommandError."""
    from firenze.engine.model import HUMAN, Seat, Setup

    players = _player_count(args.seats, args.players, _)
    who = args.seats or (HUMAN,) * players
    chairs = tuple(
        Seat(seat_name(controller, family, _), family, controller)
        for family, controller in enumerate(who)
    )
    setup = Setup(chairs, options_of(args.option, players, _))
    seed = args.seed if args.seed is not None else _any_seed()
    return Game(setup, edition_of(args.edition, _), seed)


def _any_seed() -> int:
    import secrets

    return secrets.randbits(SEED_BITS)


def _player_count(chairs: tuple[str, ...] | None, players: int | None, _: Words) -> int:
    if chairs is None:
        return players or FEWEST
    if players is not None and players != len(chairs):
        raise CommandError(
            _("--seats names {seats} seats, but --players says {n}", seats=len(chairs), n=players)
        )
    return len(chairs)


def options_of(pairs: list[tuple[str, str]], players: int, _: Words) -> "Options":
    """The options of a game from NAME=VALUE pairs, the last of each name; raises CommandError."""
    from firenze.engine.model import Options

    options = Options()
    for name, value in pairs:
        if name == "start_player":
            options = replace(options, start_player=_start_player(value, players, _))
        else:
            options = replace(options, **{name: dict(SWITCHES[name])[value]})
    return options


def _start_player(value: str, players: int, _: Words) -> int | None:
    if value == "random":
        return None
    if len(value) > LONGEST_NUMBER or not 1 <= int(value) <= players:
        raise CommandError(
            _("start_player={value}: seats are numbered 1 to {n}", value=value, n=players)
        )
    return int(value) - 1


def edition_of(path: Path | None, _: Words) -> "Edition":
    """The edition in a file, or the one that came along; raises CommandError."""
    from firenze.session.edition_file import load_classic, load_edition
    from firenze.session.problems import EditionError
    from firenze.text.errors import problem_words

    if path is None:
        return load_classic()
    try:
        return load_edition(path)
    except EditionError as error:
        raise CommandError(f"{path}: {problem_words(error.problem, _)}") from None
