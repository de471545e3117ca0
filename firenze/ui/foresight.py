"""What would happen, found out by doing it on the immutable state; nothing here knows a rule."""

from dataclasses import replace

from firenze.engine.actions import Action, AnswerWithPatrician, PayBrick, ScoreTower, TakeCard
from firenze.engine.cards.taxes import TAXES
from firenze.engine.events import Event, GapClosed, PrestigeGained
from firenze.engine.game import Step, apply, legal_actions, refusal
from firenze.engine.model import GameState, Tower
from firenze.engine.pending import (
    AnswerEvent,
    LoseBricks,
    PayCard,
    PayTax,
    PickFalling,
    PickOwnTower,
    StrikePlayer,
)
from firenze.engine.terms import BUILDINGS, CardKind, Phase, PrestigeSource
from firenze.text.now_words import Fates
from firenze.text.score_words import gains, total
from firenze.ui.clicks import after, settled

STRUCK = (StrikePlayer, AnswerEvent, LoseBricks, PickOwnTower, PickFalling, PayTax)
LET_HAPPEN = AnswerWithPatrician(False)
MOST_STEPS = 200


def taken(state: GameState, slot: int) -> Step | None:
    """The card in a slot taken and carried out to its end; None if it cannot be chosen now.

    Whoever has a choice takes the first one, and nobody plays a Patrician. The events end before
    a new card is turned up.
    """
    if refusal(state, TakeCard(slot)):
        return None
    step = apply(state, TakeCard(slot))
    events = step.events
    for _ in range(MOST_STEPS):
        if any(isinstance(event, GapClosed) for event in events):
            break
        step = apply(step.state, _first_choice(step.state))
        events += step.events
    return Step(step.state, _before_gap(events))


def fates(state: GameState, action: Action, player: int) -> Fates:
    """What follows an action for a player whom an event strikes, up to the end of that part.

    There is one fate for every way in which the player may pay for a card that is a tax, or pick
    the towers that fall. All other choices are the first ones, and nobody plays a Patrician.
    """
    first, found, seen = apply(state, action), [], set[object]()
    ways = [(first, action)]
    while ways:
        way, last = ways.pop()
        if not _is_at_stake(way.state, player):
            found.append(_before_gap(way.events))
            continue
        for choice in _open_choices(way.state, player, last):
            step = apply(way.state, choice)
            if (key := _standing(step.state, player)) not in seen:
                seen.add(key)
                ways.append((Step(step.state, way.events + step.events), choice))
    return tuple(found)


def _is_at_stake(state: GameState, player: int) -> bool:
    """Whether a card is still to be paid for, or the player's part of an event to be done."""
    return any(
        isinstance(owed, PayCard) or (owed.player == player and isinstance(owed, STRUCK))
        for owed in state.pending
    )


def _open_choices(state: GameState, player: int, last: Action) -> tuple[Action, ...]:
    """What is worth trying: all that decides which of the player's towers fall, or the first.

    A payment is tried in one order of its colours, as all of them leave the same storage.
    """
    match state.pending[-1]:
        case PayCard(player=owner, slot=slot) if owner == player:
            if state.market.row[slot].card in TAXES:
                least = last.colour if isinstance(last, PayBrick) else 0
                bricks = (a for a in legal_actions(state) if isinstance(a, PayBrick))
                return tuple(brick for brick in bricks if brick.colour >= least)
        case PickFalling(player=owner) if owner == player:
            return legal_actions(state)
    return (_first_choice(state),)


def _standing(state: GameState, player: int) -> object:
    """What two ways have in common that can only end alike."""
    top = state.pending[-1] if state.pending else None
    owed = frozenset(top.falling) if isinstance(top, PickFalling) else top
    return state.players[player], len(state.pending), owed


def _first_choice(state: GameState) -> Action:
    """The first thing to choose, and no Patrician: he would hide what the event does."""
    legal = legal_actions(state)
    return LET_HAPPEN if LET_HAPPEN in legal else legal[0]


def _before_gap(events: tuple[Event, ...]) -> tuple[Event, ...]:
    gap = next((n for n, event in enumerate(events) if isinstance(event, GapClosed)), None)
    return events[:gap]


def scoring(state: GameState, player: int) -> GameState:
    """The same position as if this player were in T5."""
    turn = replace(state.turn, player=player, phase=Phase.COMMISSIONS)
    return replace(state, turn=turn, pending=())


def score_gains(state: GameState, action: ScoreTower) -> tuple[PrestigeGained, ...] | None:
    """The parts of what a score brings in this position of T5; None if it is not legal."""
    if refusal(state, action):
        return None
    return gains(apply(state, action).events, state.turn.player)


def worths(state: GameState, player: int) -> tuple[tuple[int, int], ...]:
    """The towers of a player that could be scored as they stand, and their prestige."""
    position = scoring(state, player)
    found = []
    for index, tower in enumerate(state.players[player].towers):
        parts = score_gains(position, ScoreTower(index, tower.height))
        if parts is not None:
            found.append((index, total(parts)))
    return tuple(found)


def best_altered(state: GameState, player: int) -> tuple[ScoreTower, int] | None:
    """The best score that an Architect in this player's hand would make possible, if any."""
    position = holding(scoring(state, player), player, CardKind.ARCHITECT)
    found = []
    for action in legal_actions(position):
        if isinstance(action, ScoreTower) and _alters(position, action):
            found.append((action, total(gains(apply(position, action).events, player))))
    return max(found, key=lambda entry: entry[1], default=None)


def _alters(state: GameState, action: ScoreTower) -> bool:
    towers = state.players[state.turn.player].towers
    return towers[action.tower].height != action.level


def holding(state: GameState, player: int, card: CardKind) -> GameState:
    """The same position with one more card before a player: a building there, else in hand."""
    players, owner = list(state.players), state.players[player]
    if card in BUILDINGS:
        players[player] = replace(owner, buildings=(*owner.buildings, card))
    else:
        players[player] = replace(owner, hand=(*owner.hand, card))
    return replace(state, players=tuple(players))


def privileged(state: GameState, player: int, card: CardKind) -> Tower | None:
    """A tower of the player that would gain a Privilege if it were scored as it stands."""
    kept = CardKind.CAMPANILE if CardKind.CAMPANILE in state.city.church else None
    position = scoring(replace(state, city=replace(state.city, church=(card, kept))), player)
    for index, tower in enumerate(state.players[player].towers):
        parts = score_gains(position, ScoreTower(index, tower.height)) or ()
        if any(part.source is PrestigeSource.PRIVILEGES for part in parts):
            return tower
    return None


def falling(state: GameState, actions: tuple[Action, ...], player: int) -> tuple[int, ...]:
    """The towers of a player that would fall, once what the actions lead to is paid for."""
    done = Step(state, ())
    for action in actions:
        step = apply(done.state, action)
        done = Step(step.state, done.events + step.events)
    done = settled(done)
    towers = range(len(state.players[player].towers))
    return tuple(index for index in towers if after(index, done, player) is None)
