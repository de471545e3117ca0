"""Why a click is refused, in one sentence that says what would make it possible."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from firenze.engine.refusals import Refusal, Value
from firenze.engine.terms import CardKind, Colour, Phase
from firenze.text.cards import card_name
from firenze.text.counts import brick_count, coloured_bricks, tower_name
from firenze.text.names import NUMERALS, phase_name
from firenze.text.words import Words

Values = Mapping[str, Value]
Sentence = Callable[[Words, Values], str]

PHASE_OF_RULE: Mapping[str, Phase] = MappingProxyType(
    {
        "S3": Phase.SETUP,
        "T1.1": Phase.TAKE,
        "T2.1": Phase.EXCHANGE,
        "T3.1": Phase.BUILD,
        "T5.1": Phase.COMMISSIONS,
        "T5.5": Phase.COMMISSIONS,
        "T6.1": Phase.LIMITS,
    }
)
"""In which phase the decisions are made that a rule is about."""


def refusal_words(refusal: Refusal, _: Words) -> str:
    """The sentence for a refusal of the engine; its rule number is not part of it."""
    return SENTENCES[refusal.key](_, {"rule": refusal.rule, **dict(refusal.values)})


def _colour(values: Values) -> Colour:
    return Colour(int(values["colour"]))


def _card(_: Words, values: Values) -> str:
    return card_name(CardKind(str(values["card"])), _)


def _place(_: Words, values: Values) -> str:
    return tower_name(_colour(values), int(values["level"]), _)


def _other_phase(_: Words, values: Values) -> str:
    due = PHASE_OF_RULE[str(values["rule"])]
    return _("Not now: that belongs to the phase {phase}.", phase=phase_name(due, _))


def _phase_first(_: Words, values: Values) -> str:
    phase = Phase(str(values["phase"]))
    match phase:
        case Phase.SETUP:
            return _("First choose a commission for the neutral seal.")
        case Phase.TAKE:
            return _("First take a card of the row.")
        case Phase.LIMITS:
            return _("First discard what is over your limits.")
        case _:
            return _("Not now: it is the phase {phase}.", phase=phase_name(phase, _))


def _choice_first(_: Words, values: Values) -> str:
    return CHOICES[str(values["choice"])](_)


def _card_too_dear(_: Words, values: Values) -> str:
    cost, have = brick_count(int(values["cost"]), _), values["have"]
    return _("Needs {cost} in storage; you have {have}.", cost=cost, have=have)


def _exchange_too_dear(_: Words, values: Values) -> str:
    cost, have = brick_count(int(values["cost"]), _), values["have"]
    return _("An exchange takes {cost} from storage; you have {have}.", cost=cost, have=have)


def _build_too_dear(_: Words, values: Values) -> str:
    return _.plural(
        "The build cost would be {n} brick, but only {have} would be left to pay it.",
        "The build cost would be {n} bricks, but only {have} would be left to pay it.",
        int(values["cost"]),
        have=values["have"],
    )


def _no_such_brick(_: Words, values: Values) -> str:
    return _("You have {bricks} in storage.", bricks=coloured_bricks(_colour(values), 0, _))


def _brick_not_in_bag(_: Words, values: Values) -> str:
    return _("The bag holds {bricks}.", bricks=coloured_bricks(_colour(values), 0, _))


def _brick_not_on_card(_: Words, values: Values) -> str:
    return _("This card bears {bricks}.", bricks=coloured_bricks(_colour(values), 0, _))


def _commission_sealed(_: Words, values: Values) -> str:
    return _("A seal already closes {place}.", place=_place(_, values))


def _wrong_height(_: Words, values: Values) -> str:
    return _("Needs a tower of {level}; yours has {height}.", **values)


def _needs_architect(_: Words, values: Values) -> str:
    return _("To score a {height} as a {level} you need an Architect in hand.", **values)


def _no_such_brick_there(_: Words, values: Values) -> str:
    return _("This player has {bricks} in storage.", bricks=coloured_bricks(_colour(values), 0, _))


def _no_such_level(_: Words, values: Values) -> str:
    return _(
        "There is no commission of level {level}: they go from {lowest} to {highest}.", **values
    )


def _balcony_not_due(_: Words, values: Values) -> str:
    numeral = NUMERALS[int(values["balcony"]) - 1]
    return _(
        "Balconies go in order: first somebody has to score balcony {numeral}, {place}.",
        numeral=numeral,
        place=_place(_, values),
    )


def _celebrations_stay(_: Words, values: Values) -> str:
    return _("{card} is a celebration: it stays in hand until the end.", card=_card(_, values))


SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {
        "architect_is_a_score": lambda _, v: _(
            "Play the Architect by scoring: in Commissions, choose him, then a commission."
        ),
        "balcony_not_due": _balcony_not_due,
        "balcony_stays_open": lambda _, v: _(
            "A balcony lies here: choose a commission without one."
        ),
        "brick_not_in_bag": _brick_not_in_bag,
        "brick_not_on_card": _brick_not_on_card,
        "building_is_over": lambda _, v: _("Building is over for this turn: play it before."),
        "build_too_dear": _build_too_dear,
        "campanile_first": lambda _, v: _(
            "Before you may score, give a white tower of {height} to lay your Campanile marker.",
            **v,
        ),
        "card_not_in_hand": lambda _, v: _("You do not hold {card}.", card=_card(_, v)),
        "card_too_dear": _card_too_dear,
        "card_without_bricks": lambda _, v: _("No bricks lie on this card: choose another one."),
        "cards_first": lambda _, v: _("First discard cards, until your hand is within its limit."),
        "celebrations_stay": _celebrations_stay,
        "characters_until_commissions": lambda _, v: _(
            "Characters can be played until the end of Commissions; that is over."
        ),
        "choice_first": _choice_first,
        "commission_sealed": _commission_sealed,
        "countess_before_card": lambda _, v: _(
            "The Countess works before you take your card: play her at the start of a turn."
        ),
        "countess_holds": lambda _, v: _("A Countess already makes this turn’s card free."),
        "enough_bricks_added": lambda _, v: _(
            "You have added {most} bricks, the most a turn.", **v
        ),
        "exchange_too_dear": _exchange_too_dear,
        "exchange_used": lambda _, v: _("You have exchanged already; it goes once a turn."),
        "families_differ": lambda _, v: _("Every player needs a family of their own."),
        "game_over": lambda _, v: _("The game is over."),
        "hand_within_limit": lambda _, v: _("Your hand is within its limit: you keep your cards."),
        "marker_lies": lambda _, v: _("Your marker lies on the Campanile: you may score."),
        "needs_architect": _needs_architect,
        "no_campanile": lambda _, v: _("The Campanile is not in the church."),
        "no_card_with_bricks": lambda _, v: _("No card of the row bears bricks to change."),
        "no_other_card": lambda _, v: _(
            "To discard with the Patrician you need another card in hand."
        ),
        "no_other_colour_in_bag": lambda _, v: _("The bag holds no brick of another colour."),
        "no_other_colour_there": lambda _, v: _("This player stores no brick of another colour."),
        "no_other_colour_with_rivals": lambda _, v: _(
            "No other player stores a brick of another colour."
        ),
        "no_rival_tower": lambda _, v: _("No other player has a tower."),
        "no_seal_left": lambda _, v: _("You have laid your last seal."),
        "no_such_brick": _no_such_brick,
        "no_such_brick_there": _no_such_brick_there,
        "no_such_card": lambda _, v: _("There is no such card."),
        "no_such_colour": lambda _, v: _("There are no bricks of such a colour."),
        "no_such_commission": lambda _, v: _("There is no such commission."),
        "no_such_level": _no_such_level,
        "no_such_slot": lambda _, v: _("No card lies in this slot."),
        "no_such_start_player": lambda _, v: _("The start player is one of the {most} seats.", **v),
        "no_such_tower": lambda _, v: _("You have no tower that fits."),
        "no_such_tower_there": lambda _, v: _("This player has no such tower."),
        "not_a_campanile_tower": lambda _, v: _(
            "Your marker needs a white tower of exactly {height} levels.", **v
        ),
        "not_a_character": lambda _, v: _(
            "Only characters can be played; {card} is no character.", card=_card(_, v)
        ),
        "not_a_rival": lambda _, v: _("Choose another player."),
        "other_phase": _other_phase,
        "phase_first": _phase_first,
        "own_tower_only": lambda _, v: _("It has to be one of your own towers."),
        "same_colour": lambda _, v: _("You give this colour: choose another one."),
        "seats_count": lambda _, v: _("A game has 2 to {most} players.", **v),
        "storage_empty": lambda _, v: _("You have no brick in storage to give."),
        "storage_within_limit": lambda _, v: _(
            "Your storage is within its limit: you keep your bricks."
        ),
        "tower_falls_already": lambda _, v: _("This tower falls already: choose another one."),
        "tower_has_two_tiles": lambda _, v: _(
            "This tower bears {most} balconies or seals already: choose another.", **v
        ),
        "tower_not_at_stake": lambda _, v: _(
            "The tax does not strike this tower now: choose one that glows."
        ),
        "wrong_height": _wrong_height,
    }
)
"""Every key that the engine refuses with, and its sentence."""

CHOICES: Mapping[str, Callable[[Words], str]] = MappingProxyType(
    {
        "pay_card": lambda _: _("First pay for your card, brick by brick from your storage."),
        "lay_exchange": lambda _: _("First give your bricks for the exchange, from your storage."),
        "pay_build": lambda _: _("First pay the build cost from your storage."),
        "answer_event": lambda _: _("First answer the event: play the Patrician or not."),
        "pick_own_tower": lambda _: _("First choose which of your towers is struck."),
        "lose_bricks": lambda _: _("First discard bricks of your storage."),
        "pick_falling": lambda _: _("First choose which of your towers falls."),
        "pay_tax": lambda _: _("First pay the tax from your storage."),
        "alchemist_give": lambda _: _("First choose the brick of yours that the Alchemist swaps."),
        "alchemist_take": lambda _: _("First choose a brick in the bag for the Alchemist."),
        "merchant_card": lambda _: _("First choose the card whose bricks the Merchant changes."),
        "merchant_brick": lambda _: _("First choose the Merchant’s bricks from the bag."),
        "smuggler_give": lambda _: _("First choose the brick of yours that the Smuggler swaps."),
        "smuggler_rival": lambda _: _("First choose the player whom the Smuggler visits."),
        "smuggler_take": lambda _: _("First choose the brick that the Smuggler brings."),
        "saboteur_tower": lambda _: _("First choose a rival’s tower for the Saboteur."),
        "patrician_discard": lambda _: _("First choose the card that the Patrician discards."),
    }
)
"""What comes first, by the kind of the choice that is owed."""
