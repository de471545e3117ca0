"""firenze simulate: plays games without a window."""

from argparse import Namespace
from typing import TYPE_CHECKING

from firenze.commands.common import Commands, command, emit, emit_json, whole
from firenze.commands.game_options import add_game_options, game_of
from firenze.commands.progress import progress
from firenze.text.words import Words

if TYPE_CHECKING:
    from firenze.session.simulate import Simulation

GAMES = 10
MAX_ACTIONS = 5000


def add(commands: Commands, _: Words) -> None:
    """Adds the command."""
    parser = command(commands, "simulate", _("play games without a window"), run)
    parser.add_argument(
        "--games", metavar="N", type=whole(_, 1), default=GAMES, help=_("how many games")
    )
    parser.add_argument(
        "--policy",
        choices=("eager", "uniform"),
        default="eager",
        help=_("how the players decide: eager builders, or any legal action"),
    )
    parser.add_argument(
        "--max-actions",
        metavar="N",
        type=whole(_, 1),
        default=MAX_ACTIONS,
        help=_("stop a game after so many actions"),
    )
    parser.add_argument(
        "--check", action="store_true", help=_("check every invariant after every action")
    )
    parser.add_argument("--json", action="store_true", help=_("report as one JSON object"))
    add_game_options(parser, _)


def run(args: Namespace, _: Words) -> int:
    """Plays and reports; 1 if an invariant did not hold."""
    from firenze.bots.policies import POLICIES
    from firenze.session.simulate import Plan, simulate

    game = game_of(args, _)
    plan = Plan(
        game.setup,
        game.edition,
        args.games,
        game.seed,
        POLICIES[args.policy],
        args.max_actions,
        args.check,
    )
    with progress(_("Playing"), args.games) as tell:
        done = simulate(plan, tell)
    if args.json:
        emit_json(done.as_json())
    else:
        emit(_report(done, game.seed, _))
    return 1 if done.violations else 0


def _report(done: "Simulation", seed: int, _: Words) -> list[str]:
    figures = done.as_json()
    reasons = ", ".join(f"{reason} {count}" for reason, count in done.end_reasons.items())
    lines = [
        _.plural("{n} game", "{n} games", done.games)
        + _(" from seed {seed} in {seconds} seconds", seed=seed, seconds=figures["seconds"]),
        _(
            "{actions} actions, {micro} microseconds each for apply and legal actions",
            actions=done.actions,
            micro=figures["microseconds_per_action"],
        ),
        _(
            "A game has {actions} actions and {turns} turns; a player gains {prestige} prestige",
            actions=figures["actions_mean"],
            turns=figures["turns_mean"],
            prestige=figures["prestige_mean"],
        ),
        _("Ends: {reasons}", reasons=reasons),
    ]
    return [*lines, *_breaches(done, _)]


def _breaches(done: "Simulation", _: Words) -> list[str]:
    return [
        _(
            "Violation in seed {seed} after {actions} actions: {invariant}: {found}",
            seed=breach.seed,
            actions=breach.actions,
            invariant=breach.invariant,
            found=breach.found,
        )
        for breach in done.violations
    ]
