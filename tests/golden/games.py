"""A golden game: its set-up, seed and actions, and what they must lead to."""

import json
from dataclasses import astuple, dataclass, fields, is_dataclass
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

from firenze.engine.actions import Action
from firenze.engine.game import Step, apply, new_game, standings
from firenze.engine.model import GameState, Setup
from firenze.session.codec import (
    action_from_json,
    action_to_json,
    setup_from_json,
    setup_to_json,
)
from firenze.session.edition_file import load_classic

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class GoldenGame:
    """What a file holds; a standing is place, player, prestige and the prestige by source."""

    setup: Setup
    seed: int
    standings: list[list[Any]]
    digest: str
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Moment:
    """An action of a replay with the state it met and the step it led to."""

    before: GameState
    action: Action
    step: Step


def replay(setup: Setup, seed: int, actions: tuple[Action, ...]) -> list[Moment]:
    """Plays recorded actions from the start of their game."""
    state, moments = new_game(setup, load_classic(), seed), []
    for action in actions:
        step = apply(state, action)
        moments.append(Moment(state, action, step))
        state = step.state
    return moments


def final_standings(state: GameState) -> list[list[Any]]:
    """The standings as JSON has them."""
    return [[s.place, s.player, s.prestige, list(astuple(s.by_source))] for s in standings(state)]


def digest(state: GameState) -> str:
    """A number for all of a state but its table, the same on every machine and Python."""
    parts = [getattr(state, f.name) for f in fields(state) if f.name != "table"]
    return sha256(json.dumps(_plain(parts), separators=(",", ":")).encode()).hexdigest()


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return [_plain(getattr(value, f.name)) for f in fields(value)]
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, Enum) else value


def golden_of(setup: Setup, seed: int, actions: tuple[Action, ...]) -> GoldenGame:
    """The golden game that recorded actions make."""
    state = replay(setup, seed, actions)[-1].step.state
    return GoldenGame(setup, seed, final_standings(state), digest(state), actions)


def write(game: GoldenGame, path: Path) -> None:
    """Writes a game, one action a line."""
    head = {"seed": game.seed, "standings": game.standings, "digest": game.digest}
    lines = ",\n".join(action_to_json(action) for action in game.actions)
    text = json.dumps(head)[:-1] + f',\n"setup": {setup_to_json(game.setup)},\n"actions": [\n'
    path.write_text(text + lines + "\n]}\n", encoding="utf-8")


def read(path: Path) -> GoldenGame:
    """The game in a file."""
    content = json.loads(path.read_text(encoding="utf-8"))
    return GoldenGame(
        setup_from_json(json.dumps(content["setup"]).encode()),
        content["seed"],
        content["standings"],
        content["digest"],
        tuple(action_from_json(json.dumps(action).encode()) for action in content["actions"]),
    )
