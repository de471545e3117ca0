"""From one turn to the next, the final round and the end (E)."""

from firenze.engine.draft import Draft, OpenTurn
from firenze.engine.events import (
    CelebrationCounted,
    GameEnded,
    MajorityCounted,
    PhaseStarted,
    PrestigeGained,
    TurnStarted,
)
from firenze.engine.model import Tower
from firenze.engine.scoring import celebration_value, majority, winners
from firenze.engine.terms import CELEBRATIONS, COLOURS, Phase, PrestigeSource


def start_turn(draft: Draft, number: int, player: int) -> None:
    """Begins a player's turn at T1."""
    draft.turn = OpenTurn(number, player, Phase.TAKE)
    draft.emit(TurnStarted(number, player))
    draft.emit(PhaseStarted(player, Phase.TAKE))


def end_turn(draft: Draft) -> None:
    """Passes the turn clockwise, or ends the game when all had their last turn (E1)."""
    player = draft.turn.player
    if draft.players[player].towers:
        owner = draft.own(player)
        owner.towers = tuple([Tower(tower.colour, tower.height) for tower in owner.towers])
    following = (player + 1) % len(draft.players)
    if following == draft.city.end_tile:
        _end_game(draft)
    else:
        start_turn(draft, draft.turn.number + 1, following)


def _end_game(draft: Draft) -> None:
    draft.set_phase(Phase.OVER)
    for player in range(len(draft.players)):
        _count_celebrations(draft, player)
    for colour in COLOURS:
        players, amount = majority(draft, colour)
        draft.emit(MajorityCounted(colour, players, amount))
        for player in players:
            draft.emit(PrestigeGained(player, PrestigeSource.MAJORITIES, amount))
    draft.emit(GameEnded(winners(draft)))


def _count_celebrations(draft: Draft, player: int) -> None:
    for card in draft.players[player].hand:
        if card in CELEBRATIONS:
            amount = celebration_value(draft, player, card)
            draft.emit(CelebrationCounted(player, card, amount))
            draft.emit(PrestigeGained(player, PrestigeSource.CELEBRATIONS, amount))
