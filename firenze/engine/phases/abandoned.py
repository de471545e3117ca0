"""T4 Abandoned towers: what got no brick in T3 is torn down. Nobody decides here."""

from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import silent
from firenze.engine.queries import active
from firenze.engine.terms import Phase
from firenze.engine.towers import tear_down


def abandoned_towers(position: Position) -> tuple[int, ...]:
    """The towers that would fall if T3 ended now, by index on the active player's site (T4.1)."""
    return tuple([i for i, tower in enumerate(active(position).towers) if not tower.worked])


def _arrive(draft: Draft) -> bool:
    """Tears down what was not worked on; the phase never waits (T0.2)."""
    tear_down(draft, draft.turn.player, abandoned_towers(draft))
    draft.set_phase(Phase.COMMISSIONS)
    return True


PHASE = silent("T4.1", _arrive)
