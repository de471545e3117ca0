"""From the events of a game to its deeds."""

from collections.abc import Iterable

from firenze.engine.events import (
    BricksMoved,
    BuildingRaised,
    CardDiscarded,
    CardPlayed,
    CardTaken,
    CardToHand,
    CelebrationCounted,
    ChurchCardLaid,
    CommissionScored,
    DeckShuffled,
    Event,
    EventPassed,
    EventSpared,
    FinalRoundStarted,
    GameEnded,
    GapClosed,
    LevelTileTaken,
    MajorityCounted,
    MarkerLaid,
    MarkersReturned,
    NeutralSealLaid,
    PhaseStarted,
    PrestigeGained,
    TowerCollapsed,
    TowerFell,
    TowerLowered,
    TowerStarted,
    TurnStarted,
)
from firenze.engine.heaps import InBag, InStorage, OnCard, OnTaken, OnTower
from firenze.engine.model import GameState
from firenze.engine.terms import CardKind, Phase, PrestigeSource
from firenze.text.deeds import Deed, Topic

ONCE_A_TURN = frozenset(
    {
        Topic.SEALS,
        Topic.TAKE,
        Topic.STRUCK,
        Topic.PASSED,
        Topic.EXCHANGE,
        Topic.BUILD,
        Topic.FALL,
        Topic.LIMITS,
    }
)
"""Topics of which a player has one deed a turn, whatever comes between."""

LASTING = frozenset(
    {
        CardKind.ALCHEMIST,
        CardKind.MERCHANT,
        CardKind.SMUGGLER,
        CardKind.SABOTEUR,
        CardKind.PATRICIAN,
    }
)
"""Characters whose effect follows in later events."""


def deeds(steps: Iterable[tuple[GameState, tuple[Event, ...]]]) -> list[Deed]:
    """The deeds of a game, from the positions before its actions and the events they led to."""
    gatherer = _Gatherer()
    for step, (state, events) in enumerate(steps):
        gatherer.begin(state, step)
        for event in events:
            gatherer.take(event)
    return gatherer.found


class _Gatherer:
    """Reads events in their order and remembers where in the turn they stand."""

    state: GameState
    step: int

    def __init__(self) -> None:
        self.found: list[Deed] = []
        self.open: dict[tuple[Topic, int | None], Deed] = {}
        self.taker = 0
        self.phase = Phase.SETUP
        self.taken: CardKind | None = None
        self.played: CardKind | None = None

    def begin(self, state: GameState, step: int) -> None:
        """Takes the position before an action; the first one may begin a turn without an event."""
        self.state, self.step = state, step
        turn = state.turn
        if self.phase is Phase.SETUP and turn.phase is not Phase.SETUP:
            self.phase, self.taker = turn.phase, turn.player
            self.taken = state.market.taken.card if state.market.taken else None
            self._deed(Topic.TURN, turn.player)

    def take(self, event: Event) -> None:
        """Adds an event to the deed it belongs to, if it is worth telling."""
        deed = self._deed_of(event)
        if deed:
            deed.events.append(event)
        self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case TurnStarted(player=player):
                self.taker = player
                self.open.clear()
            case PhaseStarted(phase=phase):
                self.phase, self.played = phase, None
            case CardTaken(card=card):
                self.taken, self.played = card, None
            case GapClosed():
                self.taken = None
            case CardPlayed(card=card):
                self.played = card if card in LASTING and not self.taken else None
            case BricksMoved(source=InBag(), target=InStorage()):
                self.played = None

    def _deed_of(self, event: Event) -> Deed | None:
        match event:
            case BricksMoved():
                return self._of_move(event)
            case CardTaken(player=player, card=card):
                return self._deed(Topic.TAKE, player, card)
            case CardToHand() | BuildingRaised() | ChurchCardLaid() | CardDiscarded():
                return self._of_card(event)
            case CardPlayed(player=player, card=card):
                return self._of_play(player, card)
            case TowerStarted() | TowerFell() | TowerLowered() | TowerCollapsed():
                return self._of_tower(event)
            case CommissionScored() | PrestigeGained() | LevelTileTaken() | MarkersReturned():
                return self._of_score(event)
            case _:
                return self._of_rest(event)

    def _deed(self, topic: Topic, player: int | None, card: CardKind | None = None) -> Deed:
        known = self.open.get((topic, player))
        if known is None or topic not in ONCE_A_TURN:
            known = Deed(topic, player, self.state, self.step, card)
            self.open[(topic, player)] = known
            self.found.append(known)
        known.card = known.card or card
        return known

    def _of_move(self, move: BricksMoved) -> Deed | None:
        match move.source, move.target:
            case InStorage(player=player), OnCard():
                paying = self.phase is Phase.TAKE
                return self._deed(Topic.TAKE if paying else Topic.EXCHANGE, player)
            case OnCard(), InStorage(player=player):
                return self._deed(Topic.EXCHANGE, player)
            case OnTaken(), InStorage(player=player):
                return self._deed(Topic.TAKE, player)
            case InStorage(player=player), OnTower():
                return self._deed(Topic.BUILD, player)
            case InStorage(player=player), InBag():
                return self._of_payment(player)
            case OnTower(), _:
                return None
            case _:
                return self.found[-1] if self.played else None

    def _of_payment(self, player: int) -> Deed:
        if self.taken:
            return self._deed(Topic.STRUCK, player, self.taken)
        if self.played is CardKind.ALCHEMIST:
            return self.found[-1]
        build = self.phase is Phase.BUILD
        return self._deed(Topic.BUILD if build else Topic.LIMITS, player)

    def _of_card(
        self, event: CardToHand | BuildingRaised | ChurchCardLaid | CardDiscarded
    ) -> Deed | None:
        if isinstance(event, CardToHand) and event.card is CardKind.MEMORIAL:
            return self._deed(Topic.MEMORIAL, event.player, event.card)
        if isinstance(event, CardDiscarded) and not self.taken:
            return self._of_discard(event)
        return self._deed(Topic.TAKE, self.taker)

    def _of_discard(self, event: CardDiscarded) -> Deed | None:
        if event.player is None:
            return self.open.get((Topic.SCORE, self.taker))
        if self.played is CardKind.PATRICIAN:
            return self.found[-1]
        return self._deed(Topic.LIMITS, event.player)

    def _of_play(self, player: int, card: CardKind) -> Deed:
        if card is CardKind.ARCHITECT:
            return self._deed(Topic.SCORE, player, card)
        answers = self.taken is not None
        return self._deed(Topic.SPARED, player) if answers else self._deed(Topic.PLAY, player, card)

    def _of_tower(
        self, event: TowerStarted | TowerFell | TowerLowered | TowerCollapsed
    ) -> Deed | None:
        if isinstance(event, TowerStarted):
            return self._deed(Topic.BUILD, event.player)
        if self.taken:
            return self._deed(Topic.STRUCK, event.player, self.taken)
        if isinstance(event, TowerFell):
            return self._deed(Topic.FALL, event.player)
        return self.found[-1] if self.played else None

    def _of_score(
        self, event: CommissionScored | PrestigeGained | LevelTileTaken | MarkersReturned
    ) -> Deed | None:
        match event:
            case CommissionScored(player=player):
                begun = self.open.get((Topic.SCORE, player))
                fresh = begun is None or len(begun.events) != 1 or begun is not self.found[-1]
                return self._deed(Topic.SCORE, player) if fresh else begun
            case PrestigeGained(source=PrestigeSource.CELEBRATIONS | PrestigeSource.MAJORITIES):
                return None
            case MarkersReturned():
                return self.found[-1]
            case _:
                return self.open.get((Topic.SCORE, event.player))

    def _of_rest(self, event: Event) -> Deed | None:
        match event:
            case TurnStarted(player=player):
                return self._deed(Topic.TURN, player)
            case NeutralSealLaid():
                return self._deed(Topic.SEALS, None)
            case EventSpared(player=player):
                return self.open.get((Topic.SPARED, player))
            case EventPassed(player=player, card=card):
                return self._of_passed(player, card)
            case DeckShuffled():
                return self._deed(Topic.SHUFFLE, self.taker)
            case MarkerLaid(player=player):
                return self._deed(Topic.MARKER, player)
            case _:
                return self._of_end(event)

    def _of_passed(self, player: int, card: CardKind) -> Deed:
        """Everybody who had nothing to lose is told in one line, which then is nobody's."""
        deed = self._deed(Topic.PASSED, None, card)
        deed.player = None if deed.events else player
        return deed

    def _of_end(self, event: Event) -> Deed | None:
        match event:
            case FinalRoundStarted(player=player):
                return self._deed(Topic.FINAL, player)
            case CelebrationCounted(player=player, card=card):
                return self._deed(Topic.COUNT, player, card)
            case MajorityCounted():
                return self._deed(Topic.COUNT, None)
            case GameEnded():
                return self._deed(Topic.END, None)
            case _:
                return None
