"""What the places of the table are: a sentence or two each, and the rule that they rest on."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from firenze.engine.model import NEUTRAL, OPEN
from firenze.engine.phases.build import build_cost
from firenze.engine.phases.limits import storage_limit
from firenze.engine.phases.setup import LOWER_LEVELS, is_against_advice, neutral_seals_on_half
from firenze.engine.queries import (
    balcony_value,
    bricks_in_storage,
    commission_value,
    due_balcony,
    seals_left,
    seals_on_tower,
)
from firenze.engine.scoring import majority
from firenze.engine.terms import LEVELS, Colour, Commission, Phase
from firenze.text.card_words import signed
from firenze.text.cards import card_name
from firenze.text.counts import coloured_bricks, commission_name, listed, tower_name
from firenze.text.names import NUMERALS, colour_name, phase_name
from firenze.text.now_words import Reader

Said: TypeAlias = tuple[str, str]
"""The words and the rule number."""


def storey_tip(reader: Reader, commission: Commission) -> Said:
    """A commission: what it brings, and whose seal closes it."""
    _, state = reader.words, reader.state
    owner = state.city.seals[commission.index]
    said = {"place": commission_name(commission, _), "n": commission_value(state, commission)}
    if owner == NEUTRAL and is_against_advice(state, commission):
        return _(
            "{place}: a neutral seal closes it for the whole game. More of them lie on these "
            "levels than advised.",
            **said,
        ), "S3"
    if owner == NEUTRAL:
        return _("{place}: a neutral seal closes it for the whole game.", **said), "S3"
    if owner != OPEN:
        seats = state.table.setup.seats
        return _(
            "{place}: scored by {name}, for {n} prestige.", name=seats[owner].name, **said
        ), "T5.1"
    if balcony_value(state, commission) is None:
        return _("{place} brings {n} prestige.", **said), "T5.3"
    tiles = [state.table.edition.balconies[tile] for tile in state.city.balconies]
    place = next(i for i, tile in enumerate(tiles) if tile.commission == commission)
    due = due_balcony(state) == place
    numeral = NUMERALS[place]
    if due:
        return _(
            "{place} brings {n} prestige. It is balcony {numeral}, the next to be scored.",
            numeral=numeral,
            **said,
        ), "T5.2"
    return _(
        "{place} brings {n} prestige. It is balcony {numeral} and waits for those before it.",
        numeral=numeral,
        **said,
    ), "T5.2"


def against_advice(reader: Reader, commission: Commission) -> Said:
    """A commission whose half of the levels has as many neutral seals as advised, or more."""
    _ = reader.words
    low, high = min(LOWER_LEVELS), max(LOWER_LEVELS)
    if commission.level not in LOWER_LEVELS:
        low, high = high + 1, max(LEVELS)
    laid = neutral_seals_on_half(reader.state, commission)
    said = {"lowest": low, "highest": high, "n": laid}
    return _(
        "You may, but levels {lowest} to {highest} have {n} neutral seals already: "
        "more are not advised.",
        **said,
    ), "S3"


def flag_tip(reader: Reader, colour: Colour) -> Said:
    """A flag: what the majority brings, and who has it now."""
    _, state = reader.words, reader.state
    ahead, award = majority(state, colour)
    said = {"tower": colour_name(colour, _), "n": state.table.edition.flags[colour]}
    if not ahead:
        return _(
            "Most seals on {tower}: {n} prestige at the end. No player’s seal lies there yet.",
            **said,
        ), "E2"
    seals = seals_on_tower(state, colour).count(ahead[0])
    names = listed([state.table.setup.seats[player].name for player in ahead], _)
    words = _(
        "Most seals on {tower}: {n} prestige at the end. Now: {names}, with {seals}.",
        names=names,
        seals=seals,
        **said,
    )
    if len(ahead) > 1:
        each = _("Each would gain {award} prestige.", award=award)
        words += " " + (each if award else _("Tied, they would gain nothing."))
    return words, "E2"


def level_tile_tip(reader: Reader, place: int) -> Said:
    """A level tile: its reward, or who has it."""
    _, state = reader.words, reader.state
    tile, owner = state.table.edition.level_tiles[place], state.city.level_tiles[place]
    said = {"level": tile.level, "value": signed(tile.value)}
    if owner == OPEN:
        return _("The first to score a level {level} gains {value} prestige.", **said), "T5.4"
    name = state.table.setup.seats[owner].name
    return _(
        "{name} was first to score a level {level}: {value} prestige.", name=name, **said
    ), "T5.4"


def end_tile_tip(reader: Reader) -> Said:
    """The end tile: what it brings and what it starts."""
    _, state = reader.words, reader.state
    value = signed(state.table.edition.end_tile)
    if state.city.end_tile == OPEN:
        words = _(
            "First to lay the last seal: {value} prestige; the others then have one more turn.",
            value=value,
        )
        return words, "T5.6"
    name = state.table.setup.seats[state.city.end_tile].name
    return _(
        "{name} laid the last seal, for {value} prestige: the others have one more turn.",
        name=name,
        value=value,
    ), "E1"


def church_tip(reader: Reader) -> Said:
    """A free church space."""
    return reader.words("A free space for a church card."), "C7"


def deck_tip(reader: Reader) -> Said:
    """The deck: how many cards, and how many start cards on top."""
    _, market = reader.words, reader.state.market
    words = _.plural("{n} card in the deck.", "{n} cards in the deck.", len(market.deck))
    if market.start_cards:
        words += " " + _("Start cards on top: {n}.", n=market.start_cards)
        return words, "S6"
    return words, "T1.6"


def discard_tip(reader: Reader) -> Said:
    """The discard pile: how many cards, and that it can be looked through."""
    _, pile = reader.words, reader.state.market.discard
    if not pile:
        return _("The discard pile is empty."), "T1.6"
    words = _.plural(
        "{n} card, {card} on top. Click to look through.",
        "{n} cards, {card} on top. Click to look through.",
        len(pile),
        card=card_name(pile[-1], _),
    )
    return words, "T1.6"


def bag_tip(reader: Reader, colour: Colour | None) -> Said:
    """The bag as a whole, or its bricks of one colour."""
    _, bag = reader.words, reader.state.market.bag
    if colour is None:
        return _.plural(
            "{n} brick in the bag.",
            "{n} bricks in the bag. Their colours are open, their order is not.",
            sum(bag),
        ), "K5"
    return _("In the bag: {bricks}.", bricks=coloured_bricks(colour, bag[colour], _)), "K5"


def build_costs_tip(reader: Reader) -> Said:
    """What the player whose turn it is pays for adding bricks."""
    _, state = reader.words, reader.state
    counts = range(1, len(state.table.edition.build_costs))
    prices = listed([f"{n}: {build_cost(state, n)}" for n in counts], _)
    return _("What adding bricks costs this turn. {prices}.", prices=prices), "T3.2"


def player_tip(reader: Reader, player: int, prestige: int) -> Said:
    """A player in figures."""
    _, state = reader.words, reader.state
    seals = _.plural("{n} seal left", "{n} seals left", seals_left(state, player))
    hand = _.plural("{n} card in hand", "{n} cards in hand", len(state.players[player].hand))
    name, cards = state.table.setup.seats[player].name, state.players[player].hand
    words = _(
        "{name}: {n} prestige, {seals}, {hand}.", name=name, n=prestige, seals=seals, hand=hand
    )
    if not cards or player in reader.hidden_hands:
        return words, "C5"
    return f"{words} {', '.join(card_name(card, _) for card in cards)}.", "K5"


def face_down_tip(reader: Reader) -> Said:
    """Cards that lie face down."""
    return reader.words("Face down: only in a turn of one’s own are the cards looked at."), "K5"


def storage_tip(reader: Reader, player: int, colour: Colour) -> Said:
    """The bricks of one colour in a storage, and how much of it is used."""
    _, state = reader.words, reader.state
    bricks = coloured_bricks(colour, state.players[player].storage[colour], _)
    have, limit = bricks_in_storage(state, player), storage_limit(state, player)
    return _(
        "{bricks}. Storage: {have}, of {limit} at the end of a turn.",
        bricks=bricks,
        have=have,
        limit=limit,
    ), "T6.1"


def tower_tip(reader: Reader, player: int, index: int) -> Said:
    """A tower: its colour, height and owner."""
    _, state = reader.words, reader.state
    tower = state.players[player].towers[index]
    name = state.table.setup.seats[player].name
    return _(
        "{tower} of {name}.", tower=tower_name(tower.colour, tower.height, _), name=name
    ), "T3.1"


def phase_tip(reader: Reader, phase: Phase) -> Said:
    """A phase of the turn."""
    _ = reader.words
    sentences = {
        Phase.TAKE: _("Take a card with its bricks; each card you pass costs a brick."),
        Phase.EXCHANGE: _("Once: lay bricks on a card for one of its bricks."),
        Phase.BUILD: _("Add bricks to your towers; the more, the dearer."),
        Phase.ABANDONED: _("Your towers without a new brick fall; half comes back."),
        Phase.COMMISSIONS: _("Score towers of exactly a commission’s height."),
        Phase.LIMITS: _("Too many cards or bricks are discarded."),
    }
    return f"{phase_name(phase, _)}. {sentences[phase]}", PHASE_RULES[phase]


PHASE_RULES: Mapping[Phase, str] = MappingProxyType(
    {
        Phase.TAKE: "T1",
        Phase.EXCHANGE: "T2",
        Phase.BUILD: "T3",
        Phase.ABANDONED: "T4",
        Phase.COMMISSIONS: "T5",
        Phase.LIMITS: "T6",
    }
)
