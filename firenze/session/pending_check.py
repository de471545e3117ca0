"""Whether the choices that a loaded state owes fit its phase, its players and its bricks."""

from firenze.engine.cards.characters import WINDOW
from firenze.engine.cards.events import STRIKES_STORAGE, STRIKES_TOWER
from firenze.engine.cards.taxes import TAXES
from firenze.engine.model import GameState, Taken
from firenze.engine.pending import (
    AlchemistGive,
    AlchemistTake,
    AnswerEvent,
    Choice,
    FinishTake,
    LayExchange,
    LoseBricks,
    MerchantBrick,
    MerchantCard,
    PatricianDiscard,
    PayBuild,
    PayCard,
    PayTax,
    Pending,
    PickFalling,
    PickOwnTower,
    SaboteurTower,
    SmugglerGive,
    SmugglerRival,
    SmugglerTake,
    StrikePlayer,
)
from firenze.engine.terms import CardKind, Phase
from firenze.session.problems import DataError, problem

_EVENT_CHOICES = (AnswerEvent, PickOwnTower, LoseBricks, PickFalling, PayTax)
_ANSWERABLE = TAXES | STRIKES_TOWER | STRIKES_STORAGE


def check_pending(state: GameState) -> None:
    """Raises DataError for choices that no game owes in this position (K1)."""
    stack = state.pending
    players = range(len(state.players))
    fits = all(step.player in players for step in stack) and _stack_fits(state)
    if not fits:
        raise DataError(problem("state.wrong", place="pending"))


def _stack_fits(state: GameState) -> bool:
    taken = state.market.taken
    match state.pending:
        case ():
            return taken is None
        case (FinishTake(player=player), *below, top) if taken is not None:
            mine = player == state.turn.player and state.turn.phase is Phase.TAKE
            return mine and _event_fits(state, taken, tuple(below), top)
        case (top,):
            mine = top.player == state.turn.player and taken is None
            return mine and _own_choice_fits(state, top)
        case _:
            return False


def _event_fits(state: GameState, taken: Taken, below: tuple[Pending, ...], top: Pending) -> bool:
    waiting = [step for step in below if isinstance(step, StrikePlayer)]
    players = [step.player for step in waiting]
    return (
        len(waiting) == len(below)
        and len({*players, top.player}) == len(players) + 1
        and all(step.card is taken.card for step in waiting)
        and isinstance(top, _EVENT_CHOICES)
        and top.card is taken.card
        and taken.card in _ANSWERABLE
        and _loss_fits(state, top)
    )


def _loss_fits(
    state: GameState, top: AnswerEvent | PickOwnTower | LoseBricks | PickFalling | PayTax
) -> bool:
    player = state.players[top.player]
    match top:
        case AnswerEvent():
            return CardKind.PATRICIAN in player.hand
        case PickOwnTower(card=card):
            return card in STRIKES_TOWER
        case LoseBricks(card=card, left=left):
            return card in STRIKES_STORAGE and 1 <= left <= sum(player.storage)
        case PickFalling(card=card, falling=falling):
            return card in TAXES and _may_fall(state, top.player, card, falling)
        case PayTax(card=card, falling=falling, left=left):
            payable = 1 <= left <= sum(player.storage) and card is CardKind.LUXURY_TAX
            return payable and _may_fall(state, top.player, card, falling)


def _may_fall(state: GameState, player: int, card: CardKind, falling: tuple[int, ...]) -> bool:
    luxury = card is CardKind.LUXURY_TAX
    least = state.table.edition.effects.luxury_tax_height if luxury else 1
    towers = enumerate(state.players[player].towers)
    at_stake = {index for index, tower in towers if tower.height >= least}
    return len(set(falling)) == len(falling) and at_stake.issuperset(falling)


def _own_choice_fits(state: GameState, top: Pending) -> bool:
    phase = state.turn.phase
    match top:
        case PayCard():
            return phase is Phase.TAKE and _payment_fits(state, top)
        case LayExchange():
            return phase is Phase.EXCHANGE and _exchange_fits(state, top)
        case PayBuild(left=left):
            return phase is Phase.BUILD and 1 <= left <= _storage(state)
        case StrikePlayer() | FinishTake() | AnswerEvent() | PickOwnTower():
            return False
        case LoseBricks() | PickFalling() | PayTax():
            return False
        case _:
            return phase in WINDOW and _character_fits(state, top)


def _storage(state: GameState) -> int:
    return sum(state.players[state.turn.player].storage)


def _payment_fits(state: GameState, top: PayCard) -> bool:
    in_row = 0 <= top.paid < top.slot < len(state.market.row)
    return in_row and top.slot - top.paid <= _storage(state)


def _exchange_fits(state: GameState, top: LayExchange) -> bool:
    row = state.market.row
    lies = 0 <= top.slot < len(row) and row[top.slot].bricks[top.colour] > 0
    return lies and 1 <= top.left <= _storage(state)


def _character_fits(state: GameState, top: Choice) -> bool:
    storage = state.players[state.turn.player].storage
    match top:
        case AlchemistTake(give=give) | SmugglerRival(give=give):
            return storage[give] > 0
        case SmugglerTake(give=give, rival=rival):
            known = 0 <= rival < len(state.players) and rival != top.player
            return known and storage[give] > 0
        case MerchantBrick(slot=slot, left=left):
            in_row = 0 <= slot < len(state.market.row)
            return in_row and 1 <= left <= sum(state.market.bag)
        case AlchemistGive() | SmugglerGive() | MerchantCard():
            return True
        case SaboteurTower() | PatricianDiscard():
            return True
        case _:
            return False
