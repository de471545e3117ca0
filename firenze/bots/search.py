"""A beam search over one turn: phase by phase, equal positions merged, the best kept."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from firenze.bots.answers import answer
from firenze.bots.judge import Judge
from firenze.bots.moves import moves
from firenze.engine.actions import Action
from firenze.engine.dispatch import perform
from firenze.engine.draft import Draft
from firenze.engine.events import CardTurnedUp
from firenze.engine.model import GameState
from firenze.engine.settle import settle
from firenze.engine.terms import Phase

Line: TypeAlias = tuple["Line | None", tuple[Action, ...]]

_ORDER = (Phase.SETUP, Phase.TAKE, Phase.EXCHANGE, Phase.BUILD, Phase.COMMISSIONS, Phase.LIMITS)


class Node:
    """A position on the way through a turn."""

    __slots__ = ("known", "line", "state", "worth")

    def __init__(self, state: GameState, known: int, line: Line | None, worth: float) -> None:
        self.state, self.known, self.line, self.worth = state, known, line, worth

    def actions(self) -> tuple[Action, ...]:
        """All actions that led here."""
        parts, line = [], self.line
        while line:
            parts.append(line[1])
            line = line[0]
        return tuple(action for part in reversed(parts) for action in part)


class Search:
    """A search for the best turns of one player."""

    def __init__(
        self, judge: Judge, me: int, width: int, budget: int, stop: Callable[[], bool]
    ) -> None:
        self.judge, self.me = judge, me
        self.width, self.left, self.stop = width, budget, stop
        self.nodes = 0

    def ends(self, state: GameState, known: int) -> list[Node]:
        """The turn ends that were found, best first."""
        number = state.turn.number
        buckets: dict[Phase, dict[object, Node]] = {phase: {} for phase in _ORDER}
        ends: dict[object, Node] = {}
        buckets[state.turn.phase][0] = Node(state, known, None, 0.0)
        for phase in _ORDER:
            while buckets[phase]:
                found = sorted(buckets[phase].values(), key=_worth, reverse=True)
                buckets[phase] = {}
                for node in found[: self._breadth()]:
                    for child in self._children(node):
                        over = child.state.turn.number != number or (
                            child.state.turn.phase is Phase.OVER
                        )
                        _keep(ends if over else buckets[child.state.turn.phase], child)
        return sorted(ends.values(), key=_worth, reverse=True)

    def _breadth(self) -> int:
        return 1 if self.nodes >= self.left or self.stop() else self.width

    def _children(self, node: Node) -> list[Node]:
        width = 1 if self.nodes >= self.left else max(2, self.width // 2)
        heads = moves(node.state, self.judge, node.known, width)
        return [self.after(node, head) for head in heads]

    def after(self, node: Node, head: tuple[Action, ...]) -> Node:
        """The position after some actions and all that needs no search."""
        draft, number = Draft(node.state), node.state.turn.number
        done = _do(draft, head)
        known = node.known - _turned_up(draft, 0)
        while draft.turn.phase is not Phase.OVER and draft.turn.number == number:
            answers = answer(draft, self.judge, self.me, max(0, known))
            if not answers:
                break
            seen = len(draft.events)
            done += _do(draft, answers)
            known -= _turned_up(draft, seen)
        self.nodes += len(done)
        known, state = max(0, known), draft.freeze()
        worth = self.judge.value(state, self.me, known)
        return Node(state, known, (node.line, tuple(done)), worth)


def _do(draft: Draft, actions: Iterable[Action]) -> list[Action]:
    """Does actions of one kind of decision, as far as they are still asked for."""
    asked = _asked(draft)
    done: list[Action] = []
    for action in actions:
        if done and _asked(draft) != asked:
            break
        perform(draft, action)
        settle(draft)
        done.append(action)
    return done


def _asked(draft: Draft) -> tuple[object, ...]:
    """What kind of decision is asked for, and of whom."""
    turn = draft.turn
    if not draft.pending:
        return turn.number, turn.phase
    top = draft.pending[-1]
    return turn.number, turn.phase, type(top), top.player


def _turned_up(draft: Draft, seen: int) -> int:
    """How many cards were turned up since so many events."""
    return sum(isinstance(event, CardTurnedUp) for event in draft.events[seen:])


def _worth(node: Node) -> float:
    return node.worth


def _keep(bucket: dict[object, Node], node: Node) -> None:
    s = node.state
    key = (s.players, s.market.row, s.market.bag, s.turn, s.pending, s.city.seals, s.market.taken)
    other = bucket.get(key)
    if other is None or node.worth > other.worth:
        bucket[key] = node
