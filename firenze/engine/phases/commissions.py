"""T5 Commissions: score towers, lay the marker on the Campanile, end the turn."""

from typing import TypeAlias

from firenze.engine.actions import END_PHASE, EndPhase, LayMarker, ScoreTower
from firenze.engine.cards import church
from firenze.engine.draft import Draft, Position, replaced
from firenze.engine.events import (
    CommissionScored,
    FinalRoundStarted,
    LevelTileTaken,
    MarkerLaid,
    PrestigeGained,
)
from firenze.engine.handlers import PhaseHandler
from firenze.engine.model import OPEN
from firenze.engine.queries import (
    active,
    balcony_value,
    commission_value,
    due_balcony,
    is_sealed,
    seals_left,
)
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import (
    HIGHEST_LEVEL,
    LEVELS,
    LOWEST_LEVEL,
    CardKind,
    Colour,
    Commission,
    Phase,
    PrestigeSource,
    commission_at,
)
from firenze.engine.towers import to_bag

CommissionAction: TypeAlias = ScoreTower | LayMarker | EndPhase


def _legal(position: Position) -> list[CommissionAction]:
    player = active(position)
    reach = (0, 1, -1) if CardKind.ARCHITECT in player.hand else (0,)
    found: list[CommissionAction] = []
    for index, tower in enumerate(player.towers):
        for step in reach:
            level = tower.height + step
            if level in LEVELS and _cannot_score(position, index, level) is None:
                found.append(ScoreTower(index, level))
    if church.campanile_bars(position, position.turn.player):
        markers = map(LayMarker, range(len(player.towers)))
        found += [marker for marker in markers if _cannot_lay_marker(position, marker) is None]
    found.append(END_PHASE)
    return found


def _verify(position: Position, action: CommissionAction) -> Refusal | None:
    match action:
        case ScoreTower(tower=index, level=level):
            return _cannot_score(position, index, level)
        case LayMarker():
            return _cannot_lay_marker(position, action)
        case EndPhase():
            return None


def _cannot_score(position: Position, index: int, level: int) -> Refusal | None:
    towers = active(position).towers
    if not 0 <= index < len(towers):
        return refuse("T5.1", "no_such_tower")
    if level not in LEVELS:
        return refuse(
            "T5.1", "no_such_level", level=level, lowest=LOWEST_LEVEL, highest=HIGHEST_LEVEL
        )
    height = towers[index].height
    if abs(height - level) > 1:
        return refuse("T5.1", "wrong_height", height=height, level=level)
    if height != level and CardKind.ARCHITECT not in active(position).hand:
        return refuse("K10", "needs_architect", height=height, level=level)
    closed = commission_closed(position, commission_at(towers[index].colour, level))
    return closed or _barred(position, position.turn.player)


def _barred(position: Position, player: int) -> Refusal | None:
    if not seals_left(position, player):
        return refuse("T5.1", "no_seal_left")
    if church.campanile_bars(position, player):
        height = position.table.edition.effects.campanile_height
        return refuse("T5.5", "campanile_first", height=height)
    return None


def commission_closed(position: Position, commission: Commission) -> Refusal | None:
    """What keeps everybody from scoring a commission: a seal, an earlier balcony (T5.1, T5.2)."""
    if is_sealed(position, commission):
        colour, level = int(commission.colour), commission.level
        return refuse("T5.1", "commission_sealed", colour=colour, level=level)
    if balcony_value(position, commission) is None or (due := due_balcony(position)) is None:
        return None
    first = position.table.edition.balconies[position.city.balconies[due]].commission
    if first == commission:
        return None
    colour, level = int(first.colour), first.level
    return refuse("T5.2", "balcony_not_due", balcony=due + 1, colour=colour, level=level)


def _cannot_lay_marker(position: Position, action: LayMarker) -> Refusal | None:
    index, player, towers = action.tower, position.turn.player, active(position).towers
    height = position.table.edition.effects.campanile_height
    if not church.campanile_stands(position):
        return refuse("T5.5", "no_campanile")
    if not church.campanile_bars(position, player):
        return refuse("T5.5", "marker_lies")
    if not 0 <= index < len(towers):
        return refuse("T5.5", "no_such_tower")
    if (towers[index].colour, towers[index].height) != (Colour.WHITE, height):
        return refuse("T5.5", "not_a_campanile_tower", height=height)
    return None


def _perform(draft: Draft, action: CommissionAction) -> None:
    player = draft.turn.player
    match action:
        case ScoreTower(tower=index, level=level):
            _score(draft, player, index, level)
        case LayMarker(tower=index):
            to_bag(draft, player, index)
            draft.emit(MarkerLaid(player, index))
            church.lay_marker(draft, player)
        case EndPhase():
            draft.set_phase(Phase.LIMITS)


def _score(draft: Draft, player: int, index: int, level: int) -> None:
    """The order of a score: value, level tile, Privileges, end tile (T5.7)."""
    tower = draft.players[player].towers[index]
    commission = Commission(tower.colour, level)
    if tower.height != level:
        draft.play_from_hand(player, CardKind.ARCHITECT)
    balcony = balcony_value(draft, commission) is not None
    source = PrestigeSource.BALCONIES if balcony else PrestigeSource.COMMISSIONS
    to_bag(draft, player, index)
    draft.lay_seal(commission, player)
    draft.emit(CommissionScored(player, index, tower.height, commission))
    draft.emit(PrestigeGained(player, source, commission_value(draft, commission)))
    _take_level_tile(draft, player, level)
    church.reward_privileges(draft, player, level)
    _take_end_tile(draft, player)


def _take_level_tile(draft: Draft, player: int, level: int) -> None:
    for place, tile in enumerate(draft.table.edition.level_tiles):
        taken = draft.city.level_tiles
        if tile.level == level and taken[place] == OPEN:
            draft.town().level_tiles = replaced(taken, place, player)
            draft.emit(LevelTileTaken(player, level))
            draft.emit(PrestigeGained(player, PrestigeSource.LEVEL_TILES, tile.value))


def _take_end_tile(draft: Draft, player: int) -> None:
    if draft.city.end_tile == OPEN and not seals_left(draft, player):
        draft.town().end_tile = player
        draft.emit(FinalRoundStarted(player))
        end_tile = draft.table.edition.end_tile
        draft.emit(PrestigeGained(player, PrestigeSource.END_TILE, end_tile))


def _arrive(draft: Draft) -> bool:
    """The phase always waits for its player (T0.2)."""
    return False


PHASE = PhaseHandler("T5.1", (ScoreTower, LayMarker, EndPhase), _legal, _verify, _perform, _arrive)
