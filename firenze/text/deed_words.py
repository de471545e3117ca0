"""A deed in a sentence. Its subject is the player whose crest stands before the line."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from firenze.engine.events import (
    CardDiscarded,
    CelebrationCounted,
    CommissionScored,
    DeckShuffled,
    EventPassed,
    GameEnded,
    MajorityCounted,
    MarkersReturned,
    NeutralSealLaid,
    TowerFell,
    TurnStarted,
)
from firenze.engine.heaps import InBag, InStorage, OnCard, OnTaken, OnTower
from firenze.engine.terms import EVENTS
from firenze.text.card_words import signed
from firenze.text.cards import card_name
from firenze.text.counts import brick_count, bricks_listed, commission_name, listed, tower_name
from firenze.text.deeds import Deed, Topic, moved
from firenze.text.names import colour_name
from firenze.text.play_words import played
from firenze.text.score_words import gains, parts_words
from firenze.text.struck_words import struck
from firenze.text.words import Words


def deed_words(deed: Deed, _: Words) -> str:
    """What happened, in one or two sentences; words between two `**` are bold."""
    return _TELLINGS[deed.topic](deed, _)


def _names(deed: Deed, players: tuple[int, ...], _: Words) -> str:
    seats = deed.state.table.setup.seats
    return listed([seats[player].name for player in players], _)


def _turn(deed: Deed, _: Words) -> str:
    begun = (event.number for event in deed.events if isinstance(event, TurnStarted))
    number = next(begun, deed.state.turn.number)
    return _("Turn {n}: {name}", n=number, name=_names(deed, (deed.player or 0,), _))


def _seals(deed: Deed, _: Words) -> str:
    laid = [commission_name(e.commission, _) for e in deed.events if isinstance(e, NeutralSealLaid)]
    return _("Neutral seals: {places}.", places=listed(laid, _))


def _take(deed: Deed, _: Words) -> str:
    paid = sum(moved(deed, InStorage, OnCard))
    if deed.card is None:
        return _.plural("Paid {n} brick.", "Paid {n} bricks.", paid)
    got = bricks_listed(moved(deed, OnTaken, InStorage), _)
    said = {"card": card_name(deed.card, _), "cost": brick_count(paid, _), "bricks": got}
    if got:
        dear = _("**{card}** for {cost}, with {bricks}.", **said)
        found = dear if paid else _("**{card}** free, with {bricks}.", **said)
    else:
        dear = _("**{card}** for {cost}.", **said)
        found = dear if paid else _("**{card}** free.", **said)
    gone = any(isinstance(e, CardDiscarded) for e in deed.events) and deed.card not in EVENTS
    return found + (" " + _("The card is discarded at once.") if gone else "")


def _memorial(deed: Deed, _: Words) -> str:
    return _("Gets the **Memorial** for the tallest tower.")


def _spared(deed: Deed, _: Words) -> str:
    return _("Played the **Patrician** and was spared.")


def _passed(deed: Deed, _: Words) -> str:
    card = card_name(deed.card, _) if deed.card else ""
    spared = tuple(e.player for e in deed.events if isinstance(e, EventPassed))
    if len(spared) < 2:
        return _("**{card}**: nothing to lose.", card=card)
    return _("**{card}**: nothing to lose for {names}.", card=card, names=_names(deed, spared, _))


def _shuffle(deed: Deed, _: Words) -> str:
    cards = next(e.cards for e in deed.events if isinstance(e, DeckShuffled))
    return _("The discard pile is shuffled into the deck: {n} cards.", n=cards)


def _exchange(deed: Deed, _: Words) -> str:
    laid = bricks_listed(moved(deed, InStorage, OnCard), _)
    got = bricks_listed(moved(deed, OnCard, InStorage), _)
    if not got:
        return _("Exchanges: laid {laid}.", laid=laid)
    return _("Exchanged {laid} for {got}.", laid=laid, got=got)


def _build(deed: Deed, _: Words) -> str:
    bricks = bricks_listed(moved(deed, InStorage, OnTower), _)
    cost = sum(moved(deed, InStorage, InBag))
    if cost:
        return _("Built {bricks}, paid {cost}.", bricks=bricks, cost=brick_count(cost, _))
    return _("Built {bricks}.", bricks=bricks)


def _fall(deed: Deed, _: Words) -> str:
    fallen = [event for event in deed.events if isinstance(event, TowerFell)]
    towers = listed([tower_name(event.colour, event.height, _) for event in fallen], _)
    back = sum(event.back for event in fallen)
    if not back:
        return _("Abandoned: {towers}; nothing back.", towers=towers)
    return _.plural(
        "Abandoned: {towers}; {n} brick back.",
        "Abandoned: {towers}; {n} bricks back.",
        back,
        towers=towers,
    )


def _score(deed: Deed, _: Words) -> str:
    scored = next(e for e in deed.events if isinstance(e, CommissionScored))
    sum_words = parts_words(gains(deed.events, scored.player), _)
    place = commission_name(scored.commission, _)
    found = _("Scored **{place}** for {sum}.", place=place, sum=sum_words)
    if scored.height != scored.commission.level:
        found += " " + _("The Architect made it fit.")
    return found


def _marker(deed: Deed, _: Words) -> str:
    found = _("Laid the marker on the **Campanile**.")
    if any(isinstance(e, MarkersReturned) for e in deed.events):
        found += " " + _("All markers lay there: the card leaves.")
    return found


def _limits(deed: Deed, _: Words) -> str:
    cards = [card_name(e.card, _) for e in deed.events if isinstance(e, CardDiscarded)]
    bricks = moved(deed, InStorage, InBag)
    parts = [*cards, bricks_listed(bricks, _)] if any(bricks) else cards
    return _("Over the limit, discarded {what}.", what=listed(parts, _))


def _final(deed: Deed, _: Words) -> str:
    return _("Laid the last seal: the **final round** begins.")


def _count(deed: Deed, _: Words) -> str:
    match deed.events[0]:
        case CelebrationCounted(card=card, amount=amount):
            said = {"card": card_name(card, _), "amount": signed(amount)}
            return _("**{card}**: {amount} prestige.", **said)
        case MajorityCounted() as count:
            return _majority(deed, count, _)
    return ""


def _majority(deed: Deed, count: MajorityCounted, _: Words) -> str:
    names = _names(deed, count.players, _)
    said = {"tower": colour_name(count.colour, _), "names": names, "amount": signed(count.amount)}
    if not count.players:
        return _("Majority on **{tower}**: nobody.", **said)
    if len(count.players) == 1:
        return _("Majority on **{tower}**: {names} {amount} prestige.", **said)
    if not count.amount:
        return _("Majority on **{tower}**: a tie of {names}, nobody gains.", **said)
    return _("Majority on **{tower}**: {names} {amount} prestige each.", **said)


def _end(deed: Deed, _: Words) -> str:
    winners = next(e.winners for e in deed.events if isinstance(e, GameEnded))
    names = _names(deed, winners, _)
    if len(winners) == 1:
        return _("**{name}** wins.", name=names)
    return _("**{names}** share the victory.", names=names)


_TELLINGS: Mapping[Topic, Callable[[Deed, Words], str]] = MappingProxyType(
    {
        Topic.TURN: _turn,
        Topic.SEALS: _seals,
        Topic.TAKE: _take,
        Topic.MEMORIAL: _memorial,
        Topic.STRUCK: struck,
        Topic.SPARED: _spared,
        Topic.PASSED: _passed,
        Topic.SHUFFLE: _shuffle,
        Topic.EXCHANGE: _exchange,
        Topic.PLAY: played,
        Topic.BUILD: _build,
        Topic.FALL: _fall,
        Topic.SCORE: _score,
        Topic.MARKER: _marker,
        Topic.LIMITS: _limits,
        Topic.FINAL: _final,
        Topic.COUNT: _count,
        Topic.END: _end,
    }
)
