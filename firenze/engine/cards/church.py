"""Church cards: Privileges and the Campanile on the four church spaces (C7, T5.5, K4, K13)."""

from firenze.engine.draft import Draft, Position, replaced
from firenze.engine.events import (
    ChurchCardLaid,
    MarkersReturned,
    PrestigeGained,
)
from firenze.engine.terms import CardKind, PrestigeSource


def lay_card(draft: Draft, player: int, card: CardKind) -> None:
    """Lays a church card on the first free space; with none free it is discarded (K4)."""
    church = draft.city.church
    if None not in church:
        draft.discard(player, card)
        return
    space = church.index(None)
    _set_space(draft, space, card)
    draft.emit(ChurchCardLaid(space, card))


def reward_privileges(draft: Draft, player: int, level: int) -> None:
    """Pays and discards the Privileges for the first score of this level (K13)."""
    for privilege in draft.table.edition.effects.privileges:
        if privilege.level == level and privilege.kind in draft.city.church:
            draft.own(player).privileges += privilege.value
            draft.emit(PrestigeGained(player, PrestigeSource.PRIVILEGES, privilege.value))
            _leave(draft, privilege.kind)


def campanile_stands(position: Position) -> bool:
    """Whether the Campanile lies on a church space (T5.5)."""
    return CardKind.CAMPANILE in position.city.church


def campanile_bars(position: Position, player: int) -> bool:
    """Whether the Campanile keeps this player from scoring (T5.5)."""
    return campanile_stands(position) and player not in position.city.campanile


def lay_marker(draft: Draft, player: int) -> None:
    """Lays a marker on the Campanile, which leaves once all markers lie on it (T5.5, K13)."""
    markers = (*draft.city.campanile, player)
    if len(markers) < len(draft.players):
        draft.town().campanile = markers
        return
    draft.town().campanile = ()
    draft.emit(MarkersReturned())
    _leave(draft, CardKind.CAMPANILE)


def _leave(draft: Draft, card: CardKind) -> None:
    _set_space(draft, draft.city.church.index(card), None)
    draft.discard(None, card)


def _set_space(draft: Draft, space: int, card: CardKind | None) -> None:
    city = draft.town()
    city.church = replaced(city.church, space, card)
