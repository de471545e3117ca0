"""The weights by which bots judge: one data file, read by a strict model."""

import json
from dataclasses import fields
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import Field

from firenze.bots.levels import LEVELS, Level, level_named
from firenze.bots.weights import CardWorth, Weights
from firenze.engine.terms import COLOURS, CardKind
from firenze.session.problems import DataError, ProblemError
from firenze.session.strict import Strict, read_json

WEIGHTS_CAP = 16 * 1024
FORMAT = 1

Worth = Annotated[float, Field(ge=-1000, le=1000, allow_inf_nan=False)]


class WeightsError(ProblemError):
    """A file of weights cannot be used; carries the problem that says why."""


class BrickWorths(Strict):
    """What a spare brick of each colour is worth, in prestige points."""

    white: Worth
    yellow: Worth
    green: Worth
    red: Worth
    blue: Worth
    purple: Worth


class WeightsFile(Strict):
    """A file of weights; the numbers are those of firenze.bots.weights.Weights."""

    format: Literal[1]
    bricks: BrickWorths
    cards: dict[CardKind, Worth]
    pace: Worth
    effort: Worth
    missing: Worth
    seal: Worth
    flag: Worth
    flag_spread: Worth
    tile: Worth
    waiting: Worth
    beaten: Worth
    barred: Worth
    marker: Worth
    hunger: Worth
    crowd: Worth
    end_tile: Worth
    tempo: Worth
    leader: Worth
    victory: Worth
    deny: Worth


SINGLE = tuple(field.name for field in fields(Weights) if field.name not in ("bricks", "cards"))
"""The names of the weights that are one number each."""


def parse_weights(raw: bytes) -> Weights:
    """The weights that `raw` holds as JSON; raises WeightsError."""
    try:
        file = read_json(WeightsFile, raw, WEIGHTS_CAP)
    except DataError as error:
        raise WeightsError(error.problem) from None
    bricks = tuple(getattr(file.bricks, colour.name.lower()) for colour in COLOURS)
    cards = tuple(CardWorth(card, worth) for card, worth in file.cards.items())
    return Weights(bricks, cards, **{name: getattr(file, name) for name in SINGLE})


def weights_text(weights: Weights) -> str:
    """The content of a file with these weights."""
    bricks = zip(COLOURS, weights.bricks, strict=True)
    content = {
        "format": FORMAT,
        "bricks": {colour.name.lower(): worth for colour, worth in bricks},
        "cards": {card.card.value: card.worth for card in weights.cards},
        **{name: getattr(weights, name) for name in SINGLE},
    }
    return json.dumps(content, indent=2) + "\n"


@cache
def load_weights() -> Weights:
    """The weights that the program brings along."""
    return parse_weights((files("firenze") / "assets" / "bots" / "weights.json").read_bytes())


def bot_level(name: str) -> Level:
    """The level of that name with the program's weights; raises KeyError for another name."""
    return level_named(name, load_weights())


def fingerprint() -> str:
    """A short text that changes with the levels and their weights."""
    told = repr(sorted(LEVELS.items())) + weights_text(load_weights())
    return sha256(told.encode()).hexdigest()[:12]
