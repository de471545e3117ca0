"""A bot's thinking: from a position to its next actions, with the reason and the alternatives.

A bot knows what everybody at the table knows. Before anything else the deck's order and the
chance of the game are replaced by the bot's own.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from firenze.bots.answers import answer
from firenze.bots.judge import Judge
from firenze.bots.levels import Level
from firenze.bots.reasons import reason, reason_of_turn
from firenze.bots.replies import Replies
from firenze.bots.search import Node, Search
from firenze.bots.thought import Alternative, Reason, Thought
from firenze.engine.actions import Action, AnswerWithPatrician, PlaceNeutralSeal
from firenze.engine.events import reveals
from firenze.engine.game import apply, decider, determinize, legal_actions
from firenze.engine.model import NEUTRAL, GameState
from firenze.engine.phases.setup import DRAWN_ON_HALF, LOWER_LEVELS
from firenze.engine.rng import below, seeded, step
from firenze.engine.terms import COMMISSIONS, Phase

_ALTERNATIVES = 3


def never() -> bool:
    """A `stop` that lets the bot think to the end."""
    return False


def think(state: GameState, level: Level, rng: int, stop: Callable[[], bool] = never) -> Thought:
    """What the player who decides should do next.

    `rng` is any integer; equal arguments give equal thoughts, on every machine, unless `stop`,
    which is asked often, says that time is up: then the best turn found so far is played.
    Raises ValueError when the game is over.
    """
    me = decider(state)
    if me is None:
        raise ValueError("the game is over")
    known = concealed(state)
    if state.turn.phase is Phase.SETUP:
        return _close(known, rng)
    if me != state.turn.player:
        return _respond(known, level, me)
    return _take_turn(known, level, seeded(rng), stop)


def concealed(state: GameState) -> GameState:
    """The position with all that is hidden in a fixed order, whatever it was (K5)."""
    market = state.market
    first, rest = market.deck[: market.start_cards], market.deck[market.start_cards :]
    return replace(state, rng=0, market=replace(market, deck=(*sorted(first), *sorted(rest))))


def _take_turn(state: GameState, level: Level, rng: int, stop: Callable[[], bool]) -> Thought:
    """Plans the player's own turn from here to its end."""
    care, me = level.care, state.turn.player
    judge = Judge(state, level.weights)
    search = Search(judge, me, care.width, care.nodes, stop)
    start = determinize(state, rng)
    ends = search.ends(start, len(state.market.row))
    nodes = search.nodes
    if care.slip:
        ends = _misjudged(ends, care.slip, rng)
    if care.foresight:
        replies = Replies(judge, me, care.foresight, care.nodes, stop)
        ends = replies.weigh(ends, _samples(state, rng, care.foresight.samples))
        nodes += replies.nodes
    best = ends[0]
    line = best.actions()
    return Thought(
        _run(start, line, me),
        reason_of_turn(judge, start, line),
        best.worth,
        _alternatives(judge, start, ends),
        nodes,
    )


def _samples(state: GameState, rng: int, count: int) -> list[GameState]:
    found = []
    for _ in range(count):
        rng, bits = step(rng)
        found.append(determinize(state, bits))
    return found


def _misjudged(ends: Sequence[Node], slip: float, rng: int) -> list[Node]:
    """The turn ends with errors of judgement that follow from `rng`, best first."""
    found = []
    for end in ends:
        error = 0.0
        for _ in range(4):
            rng, bits = step(rng)
            error += bits / 2.0**64 - 0.5
        found.append(Node(end.state, end.known, end.line, end.worth + slip * 3.0**0.5 * error))
    return sorted(found, key=lambda node: node.worth, reverse=True)


def _run(state: GameState, actions: Iterable[Action], me: int) -> tuple[Action, ...]:
    """The first of some actions: up to one that reveals something, or lets a rival decide."""
    done: list[Action] = []
    for action in actions:
        then = apply(state, action)
        done.append(action)
        state = then.state
        if decider(state) != me or any(map(reveals, then.events)):
            break
    return tuple(done)


def _alternatives(judge: Judge, start: GameState, ends: Sequence[Node]) -> tuple[Alternative, ...]:
    """The best turns that begin otherwise than the best of all."""
    found: dict[Action, Alternative] = {}
    chosen = ends[0].actions()[0]
    for end in ends[1:]:
        line = end.actions()
        if line[0] != chosen and line[0] not in found:
            why = reason_of_turn(judge, start, line)
            found[line[0]] = Alternative(line[0], why, end.worth)
            if len(found) == _ALTERNATIVES:
                break
    return tuple(found.values())


def _respond(state: GameState, level: Level, me: int) -> Thought:
    """Answers a choice that an event in a rival's turn asks for."""
    judge, known = Judge(state, level.weights), len(state.market.row)
    search = Search(judge, me, 1, level.care.nodes, never)
    here = Node(state, known, None, 0.0)
    answers = answer(state, judge, me, known)
    if answers:
        done, ends = _run_of_bricks(state, answers, me), [here]
    else:
        options = [search.after(here, (action,)) for action in legal_actions(state)]
        ends = sorted(options, key=lambda node: node.worth, reverse=True)
        done = ends[0].actions()[:1]
    others = [
        Alternative(end.actions()[0], _why(state, end.actions()[0]), end.worth) for end in ends[1:]
    ]
    return Thought(
        done, _why(state, done[0]), ends[0].worth, tuple(others[:_ALTERNATIVES]), search.nodes
    )


def _run_of_bricks(state: GameState, actions: Sequence[Action], me: int) -> tuple[Action, ...]:
    """Those of some brick choices that are still owed once the ones before are made."""
    done: list[Action] = []
    owed = type(state.pending[-1])
    for action in actions:
        done.append(action)
        state = apply(state, action).state
        if decider(state) != me or not state.pending or type(state.pending[-1]) is not owed:
            break
    return tuple(done)


def _why(state: GameState, action: Action) -> Reason:
    """What an answer to an event is for."""
    spared = isinstance(action, AnswerWithPatrician) and action.play
    card = state.market.taken.card if state.market.taken else ""
    return reason("spares" if spared else "least_loss", card=card)


def _close(state: GameState, rng: int) -> Thought:
    """Lays a neutral seal where chance will have it, in fair shares of low and high levels."""
    options = [a for a in legal_actions(state) if isinstance(a, PlaceNeutralSeal)]
    owners = zip(COMMISSIONS, state.city.seals, strict=True)
    laid = [c.level in LOWER_LEVELS for c, owner in owners if owner == NEUTRAL]
    fair = [
        action
        for action in options
        if laid.count(action.commission.level in LOWER_LEVELS) < DRAWN_ON_HALF
    ]
    chosen = (fair or options)[below(seeded(rng), len(fair or options))[1]]
    c = chosen.commission
    why = reason("closes", colour=int(c.colour), level=c.level)
    return Thought((chosen,), why, 0.0, (), 0)
