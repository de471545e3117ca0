"""S Set-up: balconies, neutral seals, start bricks, the first card row."""

from firenze.engine.actions import PlaceNeutralSeal
from firenze.engine.draft import Draft, Position
from firenze.engine.edition import CardCopies, Edition
from firenze.engine.events import NeutralSealLaid
from firenze.engine.handlers import PhaseHandler
from firenze.engine.model import (
    NEUTRAL,
    OPEN,
    City,
    GameState,
    Market,
    Options,
    Player,
    Setup,
    Table,
    Turn,
)
from firenze.engine.phases.turns import start_turn
from firenze.engine.queries import is_sealed, seals_on_tower
from firenze.engine.refusals import BadSetup, Refusal, refuse
from firenze.engine.rng import below, seeded, shuffled
from firenze.engine.supply import fill_row
from firenze.engine.terms import (
    COMMISSIONS,
    FAMILIES,
    CardKind,
    Colour,
    Commission,
    Phase,
    of_colour,
    shifted,
)

LOWER_LEVELS = frozenset({3, 4})
TILES_ON_TOWER = 2
"""A tower with two tiles, balconies and neutral seals together, takes no neutral seal (S3)."""
DRAWN_ON_HALF = 3
"""Of the drawn neutral seals at most three lie on levels 3-4, at most three above (S3)."""


def _check_setup(setup: Setup, edition: Edition) -> Refusal | None:
    """What is wrong with a set-up, None if it can be played (S1, C5)."""
    count, families = len(setup.seats), [seat.family for seat in setup.seats]
    if not 2 <= count <= len(edition.start_bricks):
        return refuse("S1", "seats_count", most=len(edition.start_bricks))
    if len(set(families)) < count or not set(families).issubset(FAMILIES):
        return refuse("C5", "families_differ")
    start = setup.options.start_player
    known = start is None or 0 <= start < count
    return None if known else refuse("S1", "no_such_start_player", most=count)


def begin(setup: Setup, edition: Edition, seed: int) -> GameState:
    """The state from which a game starts, before neutral seals that are placed by hand (S1 to S7).

    Raises BadSetup for a number of seats, families or a start player that cannot be.
    """
    wrong = _check_setup(setup, edition)
    if wrong:
        raise BadSetup(wrong)
    rng, start = below(seeded(seed), len(setup.seats))
    chosen = setup.options.start_player
    start = start if chosen is None else chosen
    rng, balconies = _draw_balconies(edition, rng)
    rng, market = _stack_cards(edition, setup.options, rng)
    players = _players(edition, len(setup.seats), start)
    for player in players:
        market = _out_of_bag(market, player)
    city = _city(edition, balconies)
    turn = Turn(0, start, Phase.SETUP)
    return GameState(Table(setup, edition), rng, turn, players, market, city, ())


def _city(edition: Edition, balconies: tuple[int, ...]) -> City:
    seals = (OPEN,) * len(COMMISSIONS)
    tiles = (OPEN,) * len(edition.level_tiles)
    return City(seals, balconies, tiles, OPEN, (None,) * edition.church_spaces, ())


def _draw_balconies(edition: Edition, rng: int) -> tuple[int, tuple[int, ...]]:
    """One balcony of each group, as indices into the edition's list (S2)."""
    drawn: list[int] = []
    for group in sorted({balcony.group for balcony in edition.balconies}):
        tiles = [i for i, balcony in enumerate(edition.balconies) if balcony.group == group]
        rng, place = below(rng, len(tiles))
        drawn.append(tiles[place])
    return rng, tuple(drawn)


def cards_in_play(edition: Edition, options: Options) -> tuple[CardCopies, ...]:
    """The cards of the edition without those that the options remove (S5, O)."""
    out = set() if options.campanile else {CardKind.CAMPANILE}
    if options.gentle:
        out |= {CardKind.SABOTEUR, CardKind.SMUGGLER}
    return tuple(card for card in edition.cards if card.kind not in out)


def _stack_cards(edition: Edition, options: Options, rng: int) -> tuple[int, Market]:
    """The deck, start cards on top (S5, S6)."""
    kept = cards_in_play(edition, options)
    rng, first = shuffled(rng, [c.kind for c in kept for _ in range(c.start)])
    rng, rest = shuffled(rng, [c.kind for c in kept for _ in range(c.copies - c.start)])
    return rng, Market((), first + rest, (), edition.bricks, len(first), None)


def _players(edition: Edition, count: int, start: int) -> tuple[Player, ...]:
    """Players with their start bricks, counted clockwise from the start player (S4)."""
    seats = ((seat - start) % count for seat in range(count))
    white = (of_colour(Colour.WHITE, edition.start_bricks[seat]) for seat in seats)
    return tuple(Player(bricks, (), (), (), 0) for bricks in white)


def _out_of_bag(m: Market, player: Player) -> Market:
    bag = shifted(m.bag, player.storage, -1)
    return Market(m.row, m.deck, m.discard, bag, m.start_cards, m.taken)


def _draw_neutral_seals(draft: Draft) -> None:
    """Lays the neutral seals by chance (S3)."""
    draft.rng, order = shuffled(draft.rng, COMMISSIONS)
    for commission in order:
        if not _seals_missing(draft):
            return
        if _cannot_close(draft, commission) is None and keeps_to_advice(draft, commission):
            _close(draft, commission)


def keeps_to_advice(position: Position, commission: Commission) -> bool:
    """Whether one more neutral seal on this half of the levels keeps to the advice of S3."""
    return neutral_seals_on_half(position, commission) < DRAWN_ON_HALF


def is_against_advice(position: Position, commission: Commission) -> bool:
    """Whether more neutral seals lie on this half of the levels than S3 advises."""
    return neutral_seals_on_half(position, commission) > DRAWN_ON_HALF


def neutral_seals_on_half(position: Position, commission: Commission) -> int:
    """How many neutral seals lie on levels 3 and 4, or above, wherever the commission is."""
    lower = commission.level in LOWER_LEVELS
    seals = zip(COMMISSIONS, position.city.seals, strict=True)
    return sum((c.level in LOWER_LEVELS) == lower for c, owner in seals if owner == NEUTRAL)


def _seals_missing(position: Position) -> int:
    return position.table.edition.neutral_seals - position.city.seals.count(NEUTRAL)


def _tiles_on_tower(position: Position, colour: Colour) -> int:
    seals = seals_on_tower(position, colour).count(NEUTRAL)
    balconies = (position.table.edition.balconies[tile] for tile in position.city.balconies)
    return seals + sum(balcony.commission.colour == colour for balcony in balconies)


def _cannot_close(position: Position, commission: Commission) -> Refusal | None:
    if commission not in COMMISSIONS:
        return refuse("S3", "no_such_commission")
    colour, level = int(commission.colour), commission.level
    if is_sealed(position, commission):
        return refuse("S3", "commission_sealed", colour=colour, level=level)
    tiles = (position.table.edition.balconies[tile] for tile in position.city.balconies)
    if any(balcony.commission == commission for balcony in tiles):
        return refuse("S3", "balcony_stays_open")
    if _tiles_on_tower(position, commission.colour) >= TILES_ON_TOWER:
        return refuse("S3", "tower_has_two_tiles", colour=colour, most=TILES_ON_TOWER)
    return None


def _close(draft: Draft, commission: Commission) -> None:
    draft.lay_seal(commission, NEUTRAL)
    draft.emit(NeutralSealLaid(commission))


def _legal(position: Position) -> list[PlaceNeutralSeal]:
    free = (c for c in COMMISSIONS if _cannot_close(position, c) is None)
    return [PlaceNeutralSeal(commission) for commission in free]


def _verify(position: Position, action: PlaceNeutralSeal) -> Refusal | None:
    return _cannot_close(position, action.commission)


def _perform(draft: Draft, action: PlaceNeutralSeal) -> None:
    _close(draft, action.commission)


def _arrive(draft: Draft) -> bool:
    """Draws the neutral seals, or waits for them; then deals the row (S3, S6)."""
    if draft.table.setup.options.neutral_seals == "drawn":
        _draw_neutral_seals(draft)
    elif _seals_missing(draft):
        return False
    fill_row(draft)
    start_turn(draft, 1, draft.turn.player)
    return True


PHASE = PhaseHandler("S3", (PlaceNeutralSeal,), _legal, _verify, _perform, _arrive)
