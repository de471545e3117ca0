"""Whether a loaded state can be one of a real game: no hand-edited file may confuse the rules."""

from collections import Counter
from collections.abc import Iterable

from firenze.engine.game import legal_actions
from firenze.engine.model import NEUTRAL, OPEN, City, GameState, Market, Owner, Player
from firenze.engine.pending import PayBuild
from firenze.engine.phases.build import build_cost
from firenze.engine.phases.setup import cards_in_play
from firenze.engine.terms import (
    BUILDINGS,
    CELEBRATIONS,
    CHARACTERS,
    CHURCH_CARDS,
    COMMISSIONS,
    NO_BRICKS,
    Bricks,
    CardKind,
    Phase,
    of_colour,
    shifted,
)
from firenze.session.pending_check import check_pending
from firenze.session.problems import DataError, problem

_HIGHEST_RNG = 2**64 - 1
_MOST_TURNS = 1_000_000
_BEFORE_BUILDING = frozenset({Phase.SETUP, Phase.TAKE, Phase.EXCHANGE})


def check_state(state: GameState) -> None:
    """Raises DataError for a state whose parts do not fit each other (T0.3)."""
    _check_turn(state)
    for index, player in enumerate(state.players):
        _check_player(player, f"players.{index}")
    _check_market(state.market, state.table.edition.slots)
    _check_city(state.city, state)
    _check_bricks(state)
    _check_cards(state)
    _check_phase(state)
    check_pending(state)
    if bool(legal_actions(state)) == (state.turn.phase is Phase.OVER):
        raise DataError(problem("state.stuck"))


def _require(fits: bool, place: str) -> None:
    if not fits:
        raise DataError(problem("state.wrong", place=place))


def _check_turn(state: GameState) -> None:
    edition, turn = state.table.edition, state.turn
    count = len(state.table.setup.seats)
    _require(len(state.players) == count, "players")
    _require(0 <= state.rng <= _HIGHEST_RNG, "rng")
    _require(0 <= turn.number <= _MOST_TURNS, "turn.number")
    _require(0 <= turn.player < count, "turn.player")
    _require(0 <= turn.masons <= sum(card.copies for card in edition.cards), "turn.masons")
    _require(0 <= turn.added < len(edition.build_costs), "turn.added")


def _check_player(player: Player, place: str) -> None:
    _require(_counts(player.storage), f"{place}.storage")
    _require(all(tower.height >= 1 for tower in player.towers), f"{place}.towers")
    _require((CHARACTERS | CELEBRATIONS).issuperset(player.hand), f"{place}.hand")
    _require(BUILDINGS.issuperset(player.buildings), f"{place}.buildings")
    _require(_differ(player.buildings), f"{place}.buildings")
    _require(0 <= player.privileges <= 999, f"{place}.privileges")


def _counts(bricks: Bricks) -> bool:
    return min(bricks) >= 0


def _differ(items: tuple[object, ...]) -> bool:
    return len(set(items)) == len(items)


def _check_market(market: Market, slots: int) -> None:
    _require(len(market.row) <= slots, "market.row")
    _require(all(_counts(slot.bricks) for slot in market.row), "market.row")
    _require(_counts(market.bag), "market.bag")
    _require(0 <= market.start_cards <= len(market.deck), "market.start_cards")
    if market.taken:
        _require(0 <= market.taken.slot <= len(market.row), "market.taken.slot")
        _require(_counts(market.taken.bricks), "market.taken.bricks")


def _check_city(city: City, state: GameState) -> None:
    edition, count = state.table.edition, len(state.players)
    owners = range(OPEN, count)
    _require(len(city.seals) == len(COMMISSIONS), "city.seals")
    _require(all(seal == NEUTRAL or seal in owners for seal in city.seals), "city.seals")
    _require(len(city.level_tiles) == len(edition.level_tiles), "city.level_tiles")
    _require(all(owner in owners for owner in city.level_tiles), "city.level_tiles")
    tiles = range(len(edition.balconies))
    _require(all(tile in tiles for tile in city.balconies), "city.balconies")
    groups = [edition.balconies[tile].group for tile in city.balconies]
    _require(groups == sorted(set(groups)), "city.balconies")
    _require(len(city.church) == edition.church_spaces, "city.church")
    _require((CHURCH_CARDS | {None}).issuperset(city.church), "city.church")
    _check_markers(city, count)
    _check_seals(city, state)


def _check_markers(city: City, count: int) -> None:
    markers = city.campanile
    _require(all(0 <= player < count for player in markers), "city.campanile")
    _require(_differ(markers) and len(markers) < count, "city.campanile")
    _require(not markers or CardKind.CAMPANILE in city.church, "city.campanile")


def _check_seals(city: City, state: GameState) -> None:
    """The end tile is taken once somebody has laid the last seal, not before (T5.6)."""
    given = state.table.edition.seals[len(state.players) - 2]
    laid = [city.seals.count(player) for player in range(len(state.players))]
    _require(max(laid) <= given, "city.seals")
    _require(city.seals.count(NEUTRAL) <= state.table.edition.neutral_seals, "city.seals")
    finished: set[Owner] = {player for player, seals in enumerate(laid) if seals == given}
    taken = city.end_tile in finished if finished else city.end_tile == OPEN
    _require(taken, "city.end_tile")


def _check_bricks(state: GameState) -> None:
    there = bricks_on_table(state)
    box = state.table.edition.bricks
    if there != box:
        raise DataError(problem("state.bricks", found=sum(there), needed=sum(box)))


def bricks_on_table(state: GameState) -> Bricks:
    """All bricks of a state: bag, row, card being resolved, storages, towers (T0.3)."""
    heaps = [state.market.bag, *(slot.bricks for slot in state.market.row)]
    heaps += [player.storage for player in state.players]
    if state.market.taken:
        heaps.append(state.market.taken.bricks)
    towers = [tower for player in state.players for tower in player.towers]
    heaps += [of_colour(tower.colour, tower.height) for tower in towers]
    total = NO_BRICKS
    for heap in heaps:
        total = shifted(total, heap, 1)
    return total


def _check_cards(state: GameState) -> None:
    kept = cards_in_play(state.table.edition, state.table.setup.options)
    there, box = Counter(_cards_on_table(state)), Counter({c.kind: c.copies for c in kept})
    if there != box:
        raise DataError(problem("state.cards", found=there.total(), needed=box.total()))


def _cards_on_table(state: GameState) -> Iterable[CardKind]:
    market = state.market
    yield from market.deck
    yield from market.discard
    yield from (slot.card for slot in market.row)
    yield from (card for card in state.city.church if card)
    for player in state.players:
        yield from player.hand
        yield from player.buildings
    if market.taken:
        yield market.taken.card


def _check_phase(state: GameState) -> None:
    turn, city = state.turn, state.city
    neutral = city.seals.count(NEUTRAL)
    if turn.phase is Phase.SETUP:
        placed = state.table.setup.options.neutral_seals == "placed"
        _require(placed and neutral < state.table.edition.neutral_seals, "turn.phase")
    if turn.phase is Phase.OVER:
        _require(city.end_tile != OPEN, "turn.phase")
    if turn.phase in _BEFORE_BUILDING:
        _require(turn.added == 0, "turn.added")
    paying = any(isinstance(choice, PayBuild) for choice in state.pending)
    if turn.phase is Phase.BUILD and not paying:
        storage = sum(state.players[turn.player].storage)
        _require(build_cost(state, turn.added) <= storage, "turn.added")
