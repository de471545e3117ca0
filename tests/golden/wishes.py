"""What each golden game is kept for: who plays by which options, and what must happen in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from firenze.engine.actions import AnswerWithPatrician, ChooseTower, PayBrick
from firenze.engine.events import (
    CardTaken,
    CommissionScored,
    DeckShuffled,
    GameEnded,
    MarkersReturned,
    PrestigeGained,
)
from firenze.engine.model import Options, Seat, Setup
from firenze.engine.pending import PayTax, PickFalling
from firenze.engine.terms import CardKind, PrestigeSource
from tests.golden.games import Moment

NAMES = ("Ada", "Bruno", "Clio", "Dario")


@dataclass(frozen=True)
class Wish:
    """A set-up, and whether a game's moments hold what is wanted."""

    setup: Setup
    granted: Callable[[list[Moment]], bool]


def _table(players: int, options: Options) -> Setup:
    return Setup(tuple(Seat(NAMES[i], 3 - i) for i in range(players)), options)


def _winners(game: list[Moment]) -> int:
    last = game[-1].events[-1]
    return len(last.winners) if isinstance(last, GameEnded) else 0


def _ended_by_one(game: list[Moment]) -> bool:
    return _winners(game) == 1 and game[-1].after.city.end_tile >= 0


def _shared(game: list[Moment]) -> bool:
    return _winners(game) > 1


def _reshuffled(game: list[Moment]) -> bool:
    """The deck ran out; a Renaissance does not count."""
    return any(
        isinstance(event, DeckShuffled) and not moment.before.market.deck
        for moment in game
        for event in moment.events
        if not _takes(moment, CardKind.RENAISSANCE)
    )


def _takes(moment: Moment, card: CardKind) -> bool:
    taken = (event.card for event in moment.events if isinstance(event, CardTaken))
    return card in taken


def _campanile_completed(game: list[Moment]) -> bool:
    return any(isinstance(e, MarkersReturned) for moment in game for e in moment.events)


def _taxed(game: list[Moment]) -> bool:
    """An owner chose a tower that fell, and somebody chose bricks to pay."""
    chosen = {(type(m.action), type(m.before.pending[-1])) for m in game if m.before.pending}
    luxury = any(
        isinstance(top, PickFalling) and top.card is CardKind.LUXURY_TAX
        for moment in game
        for top in moment.before.pending[-1:]
    )
    return luxury and {(ChooseTower, PickFalling), (PayBrick, PayTax)} <= chosen


def _architects(game: list[Moment]) -> bool:
    """Two scores with an Architect."""
    scores = (e for m in game for e in m.events if isinstance(e, CommissionScored))
    return sum(score.commission.level != score.height for score in scores) > 1


def _all_sources(game: list[Moment]) -> bool:
    """Prestige came from every source, and a Patrician answered an event."""
    events = (event for moment in game for event in moment.events)
    sources = {event.source for event in events if isinstance(event, PrestigeGained)}
    answers = (m.action for m in game if isinstance(m.action, AnswerWithPatrician))
    return sources == set(PrestigeSource) and any(answer.play for answer in answers)


WISHES: Mapping[str, Wish] = MappingProxyType(
    {
        "last_seal_of_two": Wish(_table(2, Options()), _ended_by_one),
        "last_seal_of_four": Wish(_table(4, Options()), _ended_by_one),
        "shared_victory": Wish(_table(3, Options(majority_tie="half")), _shared),
        "deck_reshuffled": Wish(_table(4, Options(campanile=False)), _reshuffled),
        "campanile_completed": Wish(_table(2, Options(start_player=1)), _campanile_completed),
        "luxury_tax_choices": Wish(_table(3, Options()), _taxed),
        "architect_scores": Wish(_table(2, Options(gentle=True)), _architects),
        "seals_placed": Wish(
            _table(3, Options(neutral_seals="placed", majority_tie="nobody")), _all_sources
        ),
    }
)
