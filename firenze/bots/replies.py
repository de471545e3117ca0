"""Looking further: what the rivals answer to a turn, and the player's own turn after that."""

from collections.abc import Callable

from firenze.bots.judge import Judge
from firenze.bots.search import Node, Search
from firenze.engine.actions import Action
from firenze.engine.game import apply, refusal
from firenze.engine.model import GameState
from firenze.engine.records import record
from firenze.engine.terms import Phase

_REPLY_NODES = 2000
"""The most actions that are tried out to find one reply."""


@record
class Foresight:
    """How far replies are looked at: after so many of the best turns, in so many samples of what
    is hidden, by searches of a width; `trust` is the share of the outcome in the judgement."""

    turns: int
    samples: int
    width: int
    trust: float


class Replies:
    """Plays turns on, as the rivals and the player are likely to."""

    def __init__(
        self, judge: Judge, me: int, depth: Foresight, budget: int, stop: Callable[[], bool]
    ) -> None:
        self.judge, self.me, self.depth = judge, me, depth
        self.budget, self.stop = budget, stop
        self.nodes = 0

    def weigh(self, ends: list[Node], samples: list[GameState]) -> list[Node]:
        """The first turn ends, best first, judged by what follows them."""
        found: list[Node] = []
        for end in ends[: self.depth.turns]:
            if found and (self.nodes >= self.budget or self.stop()):
                break
            actions = end.actions()
            worths = [self._after(sample, actions) for sample in samples]
            possible = [worth for worth in worths if worth is not None]
            if possible:
                mean = sum(possible) / len(possible)
                worth = self.depth.trust * mean + (1.0 - self.depth.trust) * end.worth
                found.append(Node(end.state, end.known, end.line, worth))
        return sorted(found, key=lambda node: node.worth, reverse=True) or ends

    def _after(self, state: GameState, actions: tuple[Action, ...]) -> float | None:
        """What the position is worth after the turn, the replies, and the player's next turn.

        None if the turn cannot be played so in this sample.
        """
        for action in actions:
            if refusal(state, action):
                return None
            state = apply(state, action).state
            self.nodes += 1
        for _ in range(self.judge.players):
            if state.turn.phase is Phase.OVER:
                break
            state = self._best(state).state
        return self.judge.value(state, self.me, len(state.market.row))

    def _best(self, state: GameState) -> Node:
        """The best turn of whoever is to move."""
        search = Search(self.judge, state.turn.player, self.depth.width, _REPLY_NODES, self.stop)
        node = search.ends(state, len(state.market.row))[0]
        self.nodes += search.nodes
        return node
