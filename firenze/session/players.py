"""Whoever decides without a person: a bot of some level, or one of the simple policies."""

from collections.abc import Callable
from typing import TypeAlias

from firenze.bots.levels import LEVELS
from firenze.bots.policies import POLICIES
from firenze.bots.think import never, think
from firenze.engine.actions import Action
from firenze.engine.game import legal_actions
from firenze.engine.model import GameState
from firenze.engine.rng import seeded, step
from firenze.session.bot_weights import bot_level

Decide: TypeAlias = Callable[[GameState, int], tuple[Action, ...]]
"""From a position and a seed to the next actions of whoever decides, at least one."""

PLAYERS: tuple[str, ...] = (*LEVELS, *POLICIES)
"""The names of all of them, the bots first, weakest first."""


def player_named(name: str, stop: Callable[[], bool] = never) -> Decide:
    """How the player of a name in PLAYERS decides; raises KeyError for another name.

    `stop` tells a bot that its time is up.
    """
    if name in LEVELS:
        level = bot_level(name)
        return lambda state, seed: think(state, level, seed, stop).actions
    policy = POLICIES[name]
    return lambda state, seed: (policy(state, legal_actions(state), seeded(seed))[0],)


def seed_after(seed: int) -> int:
    """The seed for the next decision."""
    return step(seed)[1]
