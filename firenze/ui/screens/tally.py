"""The final scoring as steps: how much prestige each player has after each of them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from firenze.engine.events import CelebrationCounted, Event, MajorityCounted
from firenze.engine.game import standings
from firenze.engine.model import GameState
from firenze.engine.scoring import Breakdown, Standing

Count: TypeAlias = CelebrationCounted | MajorityCounted


@dataclass(frozen=True, slots=True)
class Tally:
    """The steps in their order; `final` are the standings that they lead to."""

    counts: tuple[Count, ...]
    final: tuple[Standing, ...]

    def after(self, steps: int) -> tuple[Standing, ...]:
        """The players in seat order after so many steps; after all of them by their places."""
        if steps >= len(self.counts):
            return self.final
        seats = sorted(self.final, key=lambda standing: standing.player)
        return tuple(self._partial(standing, self.counts[:steps]) for standing in seats)

    def _partial(self, standing: Standing, counts: tuple[Count, ...]) -> Standing:
        player = standing.player
        so_far: Breakdown = replace(
            standing.by_source,
            celebrations=sum(
                c.amount for c in counts if isinstance(c, CelebrationCounted) and c.player == player
            ),
            majorities=sum(
                c.amount for c in counts if isinstance(c, MajorityCounted) and player in c.players
            ),
        )
        return Standing(0, player, so_far.total, so_far)


def tally(state: GameState, events: Iterable[Event]) -> Tally:
    """The final scoring of a finished game; `events` are those of its last action.

    Without them, as in a game that goes on from a saved position, there are no steps.
    """
    counts = tuple(e for e in events if isinstance(e, CelebrationCounted | MajorityCounted))
    return Tally(counts, standings(state))
