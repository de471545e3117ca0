"""What a choice that is owed asks for, in the words of the permanent line."""

from dataclasses import dataclass

from firenze.engine.model import GameState
from firenze.engine.pending import (
    AlchemistGive,
    AlchemistTake,
    AnswerEvent,
    FinishTake,
    LayExchange,
    LoseBricks,
    MerchantBrick,
    MerchantCard,
    PatricianDiscard,
    PayBuild,
    PayCard,
    PayTax,
    PickFalling,
    PickOwnTower,
    SaboteurTower,
    SmugglerGive,
    SmugglerRival,
    SmugglerTake,
    StrikePlayer,
)
from firenze.engine.terms import CardKind
from firenze.text.cards import card_brief, card_name
from firenze.text.counts import brick_count, coloured_bricks
from firenze.text.words import Words


@dataclass(frozen=True, slots=True)
class PromptWords:
    """The line in two parts, and the buttons' words; None for a button that is not there."""

    headline: str
    detail: str
    primary: str | None = None
    secondary: str | None = None


def choice_prompt(state: GameState, _: Words) -> PromptWords:
    """The line for the choice on top of the stack."""
    top = state.pending[-1]
    name = state.table.setup.seats[top.player].name
    match top:
        case PayCard() | LayExchange() | PayBuild() | PayTax():
            return _payment(state, top, _, name)
        case AnswerEvent() | PickOwnTower() | LoseBricks() | PickFalling():
            return _event(state, top, _, name)
        case SmugglerGive() | SmugglerRival() | SmugglerTake():
            return _smuggler(state, top, _, name)
        case StrikePlayer() | FinishTake():
            return PromptWords("", "")
        case _:
            return _character(state, top, _, name)


def _payment(
    state: GameState, top: PayCard | LayExchange | PayBuild | PayTax, _: Words, name: str
) -> PromptWords:
    match top:
        case PayCard(slot=slot):
            card = card_name(state.market.row[slot].card, _)
            return PromptWords(
                _("{name}, pay for {card}.", name=name, card=card), _pay_where(state, top, _)
            )
        case LayExchange():
            detail = _lay_where(state, top, _)
            return PromptWords(_("{name}, lay your bricks.", name=name), detail)
        case PayBuild():
            return PromptWords(_("{name}, pay the build cost.", name=name), _to_go(top.left, _))
        case PayTax():
            card = card_name(top.card, _)
            return PromptWords(
                _("{name}, pay the {card}.", name=name, card=card), _to_go(top.left, _)
            )


def _pay_where(state: GameState, top: PayCard, _: Words) -> str:
    return _(
        "Brick {n} of {cost} goes onto {card}: click one in your storage.",
        n=top.paid + 1,
        cost=top.slot,
        card=card_name(state.market.row[top.paid].card, _),
    )


def _lay_where(state: GameState, top: LayExchange, _: Words) -> str:
    return _(
        "{bricks} of your storage onto {card}, for {wanted}.",
        bricks=brick_count(top.left, _),
        card=card_name(state.market.row[top.slot].card, _),
        wanted=coloured_bricks(top.colour, 1, _),
    )


def _to_go(left: int, _: Words) -> str:
    return _.plural(
        "{n} brick to go, of any colour: click it in your storage.",
        "{n} bricks to go, of any colours: click one in your storage.",
        left,
    )


def _event(
    state: GameState,
    top: AnswerEvent | PickOwnTower | LoseBricks | PickFalling,
    _: Words,
    name: str,
) -> PromptWords:
    card = card_name(top.card, _)
    match top:
        case AnswerEvent():
            brief = card_brief(top.card, _, state.table.edition.effects)
            headline = _("{name}, answer the {card}?", name=name, card=card)
            yes, no = _("Play the Patrician"), _("Let it happen")
            return PromptWords(headline, _("{effect}.", effect=brief), yes, no)
        case PickOwnTower():
            return PromptWords(_("{name}, choose a tower.", name=name), _struck(top.card, card, _))
        case PickFalling():
            detail = _("Your storage cannot pay for all of them: click one that falls.")
            return PromptWords(_("{card}: {name}, a tower falls.", card=card, name=name), detail)
        case LoseBricks():
            headline = _("{card}: {name}, give up bricks.", card=card, name=name)
            return PromptWords(headline, _to_go(top.left, _))


def _struck(kind: CardKind, card: str, _: Words) -> str:
    if kind is CardKind.BOTCH:
        return _("{card}: it loses its top brick.", card=card)
    return _("{card}: all its bricks go to the bag.", card=card)


def _smuggler(
    state: GameState, top: SmugglerGive | SmugglerRival | SmugglerTake, _: Words, name: str
) -> PromptWords:
    match top:
        case SmugglerGive():
            return PromptWords(
                _("{name}, choose a brick to give.", name=name),
                _("Smuggler: click a colour in your storage."),
            )
        case SmugglerRival():
            return PromptWords(
                _("{name}, choose a rival.", name=name),
                _("Smuggler: whose storage shall he visit?"),
            )
        case SmugglerTake():
            rival = state.table.setup.seats[top.rival].name
            return PromptWords(
                _("{name}, choose a brick to get.", name=name),
                _("Smuggler: click a colour in the storage of {rival}.", rival=rival),
            )


def _character(
    state: GameState,
    top: AlchemistGive
    | AlchemistTake
    | MerchantCard
    | MerchantBrick
    | SaboteurTower
    | PatricianDiscard,
    _: Words,
    name: str,
) -> PromptWords:
    said = {"name": name}
    match top:
        case AlchemistGive():
            detail = _("Alchemist: click a colour in your storage.")
            return PromptWords(_("{name}, choose a brick to give.", **said), detail)
        case AlchemistTake():
            detail = _("Alchemist: click a colour in the bag.")
            return PromptWords(_("{name}, choose a brick to get.", **said), detail)
        case MerchantCard():
            detail = _("Merchant: its bricks go to the bag, you choose new ones.")
            return PromptWords(_("{name}, choose a card.", **said), detail)
        case MerchantBrick():
            detail = _merchant_left(state, top, _)
            return PromptWords(_("{name}, choose new bricks.", **said), detail)
        case SaboteurTower():
            detail = _("Saboteur: its top brick goes to the bag.")
            return PromptWords(_("{name}, choose a rival's tower.", **said), detail)
        case PatricianDiscard():
            detail = _("Patrician: it leaves your hand, even a celebration.")
            return PromptWords(_("{name}, choose a card.", **said), detail)


def _merchant_left(state: GameState, top: MerchantBrick, _: Words) -> str:
    return _.plural(
        "{n} more for {card}: click a colour in the bag.",
        "{n} more for {card}: click colours in the bag.",
        top.left,
        card=card_name(state.market.row[top.slot].card, _),
    )
