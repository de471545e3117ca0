"""The numbers by which bots judge a position; they lie in one data file of the assets.

Worths are in prestige points, chances from 0 to 1, times in turns of the player concerned.
"""

from firenze.engine.records import record
from firenze.engine.terms import CardKind


@record
class CardWorth:
    """What a card of a kind is worth: a character in hand once, a building for every turn left."""

    card: CardKind
    worth: float


@record
class Weights:
    """How much each feature of a position counts.

    `bricks`: a spare brick of each colour. `pace`: what a prestige point is worth one turn later.
    `effort`: adding one brick to a tower. `missing`: getting a brick of the right colour, in
    spare bricks of that colour. `seal`: a seal that is laid. `flag`: share of the flags' worth
    that counts early. `flag_spread`: seals by which the lead on a tower may still change, for
    every commission that is open. `tile`: share of a level tile or Privilege in a plan.
    `waiting`: what is left of a balcony's surplus for every balcony that is due before it.
    `beaten`: what is left of a plan that a rival completes first. `barred`: what is left of plans
    before the own marker lies on the Campanile; `marker`: laying it. `hunger`: the second and
    every further tower without a brick to feed it. `crowd`: the third and every further tower.
    `end_tile`: share of the end tile that counts early.
    `tempo`: seals laid in a turn. `leader`: how far the leading rival counts more than the mean.
    `victory`: winning, beside the margin.
    """

    bricks: tuple[float, ...]
    cards: tuple[CardWorth, ...]
    pace: float
    effort: float
    missing: float
    seal: float
    flag: float
    flag_spread: float
    tile: float
    waiting: float
    beaten: float
    barred: float
    marker: float
    hunger: float
    crowd: float
    deny: float
    end_tile: float
    tempo: float
    leader: float
    victory: float
