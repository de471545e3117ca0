"""States and actions as JSON, and back, strictly both ways."""

from typing import Annotated, TypeAlias

from pydantic import Field

from firenze.engine.actions import Action
from firenze.engine.model import City, GameState, Market, Player, Table, Turn
from firenze.engine.pending import Pending
from firenze.session.record_caps import ACTION_CAP, SNAPSHOT_CAP
from firenze.session.state_check import check_state
from firenze.session.strict import Strict, read_json

TaggedAction: TypeAlias = Annotated[Action, Field(discriminator="kind")]
TaggedPending: TypeAlias = Annotated[Pending, Field(discriminator="kind")]


class StateRecord(Strict):
    """A state without its table, which stands once in the header of a record."""

    rng: int
    turn: Turn
    players: tuple[Player, ...]
    market: Market
    city: City
    pending: tuple[TaggedPending, ...]


class _ActionRecord(Strict):
    action: TaggedAction


def state_record(state: GameState) -> StateRecord:
    """The part of a state that is written."""
    return StateRecord.model_construct(
        rng=state.rng,
        turn=state.turn,
        players=state.players,
        market=state.market,
        city=state.city,
        pending=state.pending,
    )


def state_of(record: StateRecord, table: Table) -> GameState:
    """The state of a game on `table`; raises DataError if it cannot be one."""
    state = GameState(
        table,
        record.rng,
        record.turn,
        record.players,
        record.market,
        record.city,
        record.pending,
    )
    check_state(state)
    return state


def state_to_json(state: GameState) -> str:
    """The state as one line of JSON, without its table."""
    return state_record(state).model_dump_json()


def state_from_json(raw: bytes, table: Table) -> GameState:
    """The state that a line of JSON holds; raises DataError."""
    return state_of(read_json(StateRecord, raw, SNAPSHOT_CAP), table)


def action_to_json(action: Action) -> str:
    """The action as one line of JSON."""
    return _ActionRecord.model_construct(action=action).model_dump_json()


def action_from_json(raw: bytes) -> Action:
    """The action that a line of JSON holds; raises DataError."""
    return read_json(_ActionRecord, raw, ACTION_CAP).action
