"""The enlarged card: its text, its rules, its price, and what it would do now."""

from dataclasses import replace

from firenze.engine.actions import PlayCharacter, TakeCard
from firenze.engine.game import apply, refusal
from firenze.engine.model import GameState
from firenze.engine.phases.build import build_cost
from firenze.engine.phases.take import card_cost
from firenze.engine.queries import bricks_in_storage
from firenze.engine.scoring import celebration_value
from firenze.engine.terms import (
    CHARACTERS,
    CHURCH_CARDS,
    EVENTS,
    CardKind,
    Phase,
)
from firenze.text.cards import card_rules, card_text
from firenze.text.counts import brick_count, bricks_listed, tower_name
from firenze.text.now_words import Reader, event_now, goes_elsewhere
from firenze.ui.foresight import best_altered, fates, holding, privileged, taken
from firenze.ui.targets import OnBuilding, OnCardBrick, OnChurch, OnHand, OnSlot, Target
from firenze.ui.view import CardZoom


def place_of_card(state: GameState, target: Target | None) -> Target | None:
    """The place of the card that a target stands for: while cards are taken, its bricks too."""
    taking = state.turn.phase is Phase.TAKE and not state.pending
    return OnSlot(target.slot) if isinstance(target, OnCardBrick) and taking else target


def card_zoom(reader: Reader, target: Target | None) -> CardZoom | None:
    """The enlarged card of a place, None where no card lies."""
    state = reader.state
    match target:
        case OnSlot(slot=slot) if slot < len(state.market.row):
            return _of_slot(reader, slot)
        case OnHand(player=player, card=card) if _sees(reader, player):
            return _plain(reader, card, *_held(reader, card))
        case OnBuilding(card=card):
            return _plain(reader, card)
        case OnChurch(space=space):
            lying = state.city.church[space]
            return _plain(reader, lying, _in_church(reader, lying)) if lying else None
        case _:
            return None


def _sees(reader: Reader, player: int) -> bool:
    return player == reader.viewer and player not in reader.hidden_hands


def _plain(reader: Reader, card: CardKind, now: str = "", prestige: int | None = None) -> CardZoom:
    text = card_text(card, reader.words, reader.state.table.edition.effects)
    said = reader.words("**Now:** {what}", what=now) if now else ""
    return CardZoom(card, text, said, "", prestige, ("K", *card_rules(card)), None)


def _of_slot(reader: Reader, slot: int) -> CardZoom:
    lying = reader.state.market.row[slot]
    now, prestige = _taken(reader, slot)
    plain = _plain(reader, lying.card, now, prestige)
    return replace(plain, price=_price(reader, slot), bricks=lying.bricks)


def _price(reader: Reader, slot: int) -> str:
    state, _ = reader.state, reader.words
    if state.pending or state.turn.phase is not Phase.TAKE:
        return ""
    cost, have = card_cost(state, slot), bricks_in_storage(state, state.turn.player)
    if not cost:
        return _("Free")
    if cost > have:
        stored = brick_count(have, _)
        return _("Costs {cost}; you have {bricks} (T1.2)", cost=cost, bricks=stored)
    return _("Costs {cost}, one on each earlier card", cost=cost)


def _taken(reader: Reader, slot: int) -> tuple[str, int | None]:
    """What taking the card would do now; what can be said of it in the hand, if it goes there."""
    state, card = reader.state, reader.state.market.row[slot].card
    step = None if state.pending else taken(state, slot)
    if step:
        if card in EVENTS:
            players = range(len(state.players))
            return event_now(
                card, [fates(state, TakeCard(slot), player) for player in players], reader
            ), None
        if gone := goes_elsewhere(card, step.events, reader):
            return gone, None
    if card in EVENTS:
        return "", None
    return _held(reader, card)


def _held(reader: Reader, card: CardKind) -> tuple[str, int | None]:
    """What a card that is or would be the reader's is good for now."""
    state, _ = reader.state, reader.words
    if card is CardKind.ACKNOWLEDGEMENT:
        value = celebration_value(state, reader.viewer, card)
        return _("by the seals you have laid."), value
    if card is CardKind.ARCHITECT:
        return _altered(reader)
    if card in CHARACTERS:
        return _character(reader, card), None
    if card in CHURCH_CARDS:
        return _in_church(reader, card), None
    return _free_bricks(reader, card), None


def _altered(reader: Reader) -> tuple[str, int | None]:
    state, _ = reader.state, reader.words
    best = best_altered(state, reader.viewer)
    if best is None:
        return _("None of your towers would fit with it now."), None
    action, prestige = best
    tower = state.players[reader.viewer].towers[action.tower]
    name = tower_name(tower.colour, tower.height, _)
    return _("Your {tower} could be scored as a {level}.", tower=name, level=action.level), prestige


def _character(reader: Reader, card: CardKind) -> str:
    state, _ = reader.state, reader.words
    match card:
        case CardKind.ALCHEMIST:
            return _("The bag holds {bricks}.", bricks=bricks_listed(state.market.bag, _))
        case CardKind.MERCHANT:
            most = max((sum(slot.bricks) for slot in state.market.row), default=0)
            return _.plural("Up to {n} brick.", "Up to {n} bricks.", most)
        case CardKind.MASON:
            return _free_bricks(reader, card)
        case CardKind.SABOTEUR:
            others = enumerate(state.players)
            towers = sum(len(p.towers) for i, p in others if i != reader.viewer)
            return _.plural("The others have {n} tower.", "The others have {n} towers.", towers)
        case _:
            return ""


def _free_bricks(reader: Reader, card: CardKind) -> str:
    """How many bricks a turn would be free of build cost with a Mason or a Workshop."""
    _ = reader.words
    position = _with(reader, card)
    if position is None:
        return ""
    costs = range(len(position.table.edition.build_costs))
    free = max(n for n in costs if not build_cost(position, n))
    return _.plural("You could add {n} brick free.", "You could add {n} bricks free.", free)


def _with(reader: Reader, card: CardKind) -> GameState | None:
    state, viewer = replace(reader.state, pending=()), reader.viewer
    play, mine = PlayCharacter(card), state.turn.player == viewer
    if card is CardKind.MASON and mine and refusal(holding(state, viewer, card), play):
        return None
    masons = state.turn.masons if mine else 0
    turn = replace(state.turn, player=viewer, phase=Phase.BUILD, added=0, masons=masons)
    position = holding(replace(state, turn=turn), viewer, card)
    if card is CardKind.MASON and refusal(position, play) is None:
        return apply(position, play).state
    return position if card is CardKind.WORKSHOP else None


def _in_church(reader: Reader, card: CardKind) -> str:
    state, _ = reader.state, reader.words
    if card is CardKind.CAMPANILE and card in state.city.church:
        seats = state.table.setup.seats
        laid = [seats[player].name for player in state.city.campanile]
        return _("Markers: {names}.", names=_(", ").join(laid)) if laid else _("No marker yet.")
    tower = privileged(state, reader.viewer, card)
    if tower is None or card is CardKind.CAMPANILE:
        return ""
    return _("Your {tower} would gain it.", tower=tower_name(tower.colour, tower.height, _))
