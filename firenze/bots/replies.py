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
        for end in self._varied(ends):
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

    def _varied(self, ends: list[Node]) -> list[Node]:
        """The best turn ends that differ in more than the bricks that were paid."""
        found: dict[object, Node] = {}
        for end in ends:
            owner, city = end.state.players[self.me], end.state.city
            cards = tuple(slot.card for slot in end.state.market.row[: end.known])
            key = (owner.towers, owner.hand, owner.buildings, city.seals, city.campanile, cards)
            found.setdefault(key, end)
            if len(found) == self.depth.turns:
                break
        return list(found.values())

    def _after(self, state: GameState, actions: tuple[Action, ...]) -> float | None:
        """What the position is worth after the turn, the replies, and the player's next turn.

        None if the turn cannot be played so in this sample.
        """
        following = state.turn.number + self.judge.players
        for action in actions:
            if refusal(state, action):
                return None
            state = apply(state, action).state
            self.nodes += 1
        while state.turn.number <= following and state.turn.phase is not Phase.OVER:
            state = self._best(state).state
        return self.judge.value(state, self.me, len(state.market.row))

    def _best(self, state: GameState) -> Node:
        """The best turn of whoever is to move."""
        search = Search(self.judge, state.turn.player, self.depth.width, _REPLY_NODES, self.stop)
        node = search.ends(state, len(state.market.row))[0]
        self.nodes += search.nodes
        return node
