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
from firenze.text.cards import card_name
from firenze.text.counts import coloured_bricks
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
            headline = _.plural(
                "{name}, pay {n} brick.", "{name}, pay {n} bricks.", slot, name=name
            )
            return PromptWords(headline, _pay_where(state, top, _))
        case LayExchange():
            detail = _.plural(
                "Give {n} more brick for {wanted}.",
                "Give {n} more bricks for {wanted}.",
                top.left,
                wanted=coloured_bricks(top.colour, 1, _),
            )
            return PromptWords(_("{name}, exchange bricks.", name=name), detail)
        case PayBuild():
            headline = _("{name}, pay the build cost.", name=name)
            detail = _.plural(
                "Choose {n} more brick of any colour.",
                "Choose {n} more bricks of any colour.",
                top.left,
            )
            return PromptWords(headline, detail)
        case PayTax():
            headline = _("{name}, pay the tax.", name=name)
            detail = _.plural(
                "{card}: {n} more brick of any colour.",
                "{card}: {n} more bricks of any colour.",
                top.left,
                card=card_name(top.card, _),
            )
            return PromptWords(headline, detail)


def _pay_where(state: GameState, top: PayCard, _: Words) -> str:
    return _(
        "Brick {n} of {cost} goes onto {card}.",
        n=top.paid + 1,
        cost=top.slot,
        card=card_name(state.market.row[top.paid].card, _),
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
            headline = _("{name}, answer {card}?", name=name, card=card)
            return PromptWords(headline, "", _("Play the Patrician"), _("Let it happen"))
        case PickOwnTower():
            headline = _("{name}, choose a tower.", name=name)
            return PromptWords(headline, _struck(top.card, card, _))
        case PickFalling():
            detail = _("{card}: you cannot pay for all towers.", card=card)
            return PromptWords(_("{name}, choose what falls.", name=name), detail)
        case LoseBricks():
            headline = _("{name}, discard bricks.", name=name)
            detail = _.plural(
                "{card}: {n} more brick to lose.",
                "{card}: {n} more bricks to lose.",
                top.left,
                card=card,
            )
            return PromptWords(headline, detail)


def _struck(kind: CardKind, card: str, _: Words) -> str:
    if kind is CardKind.BOTCH:
        return _("{card}: it loses its top brick.", card=card)
    return _("{card}: it goes to the bag.", card=card)


def _smuggler(
    state: GameState, top: SmugglerGive | SmugglerRival | SmugglerTake, _: Words, name: str
) -> PromptWords:
    match top:
        case SmugglerGive():
            return PromptWords(
                _("{name}, choose a brick to give.", name=name),
                _("Smuggler: from your storage."),
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
                _("Smuggler: from {rival}.", rival=rival),
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
            detail = _("Alchemist: from your storage.")
            return PromptWords(_("{name}, choose a brick to give.", **said), detail)
        case AlchemistTake():
            detail = _("Alchemist: from the bag.")
            return PromptWords(_("{name}, choose a brick to get.", **said), detail)
        case MerchantCard():
            detail = _("Merchant: you will change all its bricks.")
            return PromptWords(_("{name}, choose a card.", **said), detail)
        case MerchantBrick():
            detail = _merchant_left(state, top, _)
            return PromptWords(_("{name}, choose from the bag.", **said), detail)
        case SaboteurTower():
            detail = _("Saboteur: it loses its top brick.")
            return PromptWords(_("{name}, choose a rival’s tower.", **said), detail)
        case PatricianDiscard():
            detail = _("Patrician: discard any card of your hand.")
            return PromptWords(_("{name}, choose a card.", **said), detail)


def _merchant_left(state: GameState, top: MerchantBrick, _: Words) -> str:
    return _.plural(
        "{n} more brick, onto {card}.",
        "{n} more bricks, onto {card}.",
        top.left,
        card=card_name(state.market.row[top.slot].card, _),
    )
