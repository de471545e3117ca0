"""What must hold after every action of every game; `firenze simulate --check` lists breaches."""

from collections.abc import Iterator
from dataclasses import dataclass

from firenze.engine.actions import (
    DISCARD_BRICK,
    DRAW_BRICK,
    END_PHASE,
    GIVE_BRICK,
    PAY_BRICK,
    START_TOWER,
    STEAL_BRICK,
    Action,
    AnswerWithPatrician,
    ChooseRival,
    ChooseSlot,
    ChooseTower,
    DiscardCard,
    ExchangeBrick,
    ExtendTower,
    LayMarker,
    PlaceNeutralSeal,
    PlayCharacter,
    ScoreTower,
    TakeCard,
)
from firenze.engine.game import apply, legal_actions, refusal
from firenze.engine.model import GameState
from firenze.engine.refusals import IllegalAction
from firenze.engine.rng import below
from firenze.engine.terms import COLOURS, COMMISSIONS, KINDS
from firenze.session.brick_ledger import BrickLedger
from firenze.session.codec import (
    action_from_json,
    action_to_json,
    state_from_json,
    state_to_json,
)
from firenze.session.history import Entry
from firenze.session.problems import DataError
from firenze.session.state_check import check_state

_UNLISTED_TRIED = 6
_JSON_EVERY = 25


@dataclass(frozen=True, slots=True)
class Breach:
    """An invariant that does not hold, and what was found; for maintainers, never for players."""

    invariant: str
    found: str


class Inspector:
    """Watches one game from its start on, with a random integer to sample by."""

    def __init__(self, start: GameState, seed: int) -> None:
        self._ledger = BrickLedger(start)
        self._rng = seed
        self._looks = 0

    def look(self, entry: Entry) -> list[Breach]:
        """The breaches of the state that the next action of the game led to."""
        self._looks += 1
        state, legal = entry.state, legal_actions(entry.state)
        found = [*self._bricks(entry), *fits(state), *listed_apply(state, legal)]
        found += unlisted_refused(state, legal, self._sample())
        if self._looks % _JSON_EVERY == 0:
            found += survives_json(state, entry.action)
        return found

    def _bricks(self, entry: Entry) -> Iterator[Breach]:
        self._ledger.follow(entry.events)
        if not self._ledger.agrees(entry.state):
            yield Breach("events_count_bricks", repr(entry.action))

    def _sample(self) -> list[Action]:
        sample = []
        for _ in range(_UNLISTED_TRIED):
            self._rng, chosen = below(self._rng, len(CONCEIVABLE))
            sample.append(CONCEIVABLE[chosen])
        return sample


def fits(state: GameState) -> Iterator[Breach]:
    """Bricks and cards are all there, all parts agree, and somebody can act (T0.3)."""
    try:
        check_state(state)
    except DataError as error:
        yield Breach("state_fits", f"{error}: {state_to_json(state)}")


def listed_apply(state: GameState, legal: tuple[Action, ...]) -> Iterator[Breach]:
    """Every listed action is different, refused by nothing, and can be done."""
    if len(set(legal)) < len(legal):
        yield Breach("listed_once", repr(legal))
    for action in legal:
        try:
            apply(state, action)
        except IllegalAction as error:
            yield Breach("listed_applies", f"{action!r}: {error}")


def unlisted_refused(
    state: GameState, legal: tuple[Action, ...], sample: list[Action]
) -> Iterator[Breach]:
    """An action is refused, with the number of a rule, exactly if it is not listed."""
    for action in sample:
        found = refusal(state, action)
        if (found is None) != (action in legal):
            yield Breach("unlisted_refused", f"{action!r}: {found!r}")
        elif found and not found.rule:
            yield Breach("refused_by_rule", f"{action!r}: {found!r}")


def survives_json(state: GameState, action: Action) -> Iterator[Breach]:
    """State and action are the same after a way through JSON."""
    try:
        if state_from_json(state_to_json(state).encode(), state.table) != state:
            yield Breach("state_in_json", state_to_json(state))
        if action_from_json(action_to_json(action).encode()) != action:
            yield Breach("action_in_json", action_to_json(action))
    except DataError as error:
        yield Breach("json_reads", f"{error}: {state_to_json(state)}")


def _conceivable() -> Iterator[Action]:
    slots, towers, players = range(-1, 8), range(-1, 6), range(-1, 5)
    yield from map(PlaceNeutralSeal, COMMISSIONS)
    yield from (TakeCard(slot) for slot in slots)
    for one_a_colour in (PAY_BRICK, DISCARD_BRICK, GIVE_BRICK, DRAW_BRICK, STEAL_BRICK):
        yield from one_a_colour
    yield from START_TOWER
    yield from (ExchangeBrick(slot, colour) for slot in slots for colour in COLOURS)
    yield from (ExtendTower(tower) for tower in towers)
    yield from (ScoreTower(tower, level) for tower in towers for level in range(1, 11))
    yield from (LayMarker(tower) for tower in towers)
    yield from (PlayCharacter(card) for card in KINDS)
    yield from (AnswerWithPatrician(play) for play in (True, False))
    yield from (ChooseTower(player, tower) for player in players for tower in towers)
    yield from (ChooseRival(player) for player in players)
    yield from (ChooseSlot(slot) for slot in slots)
    yield from (DiscardCard(card) for card in KINDS)
    yield END_PHASE


CONCEIVABLE: tuple[Action, ...] = tuple(_conceivable())
"""Actions of every kind, with values in and around what a game can hold."""
