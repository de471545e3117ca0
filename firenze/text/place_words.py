"""What buildings and church cards do, in words; numbers come from the edition (K)."""

from firenze.engine.edition import Effects
from firenze.engine.terms import CardKind
from firenze.text.card_words import CardWords, signed
from firenze.text.words import Words


def bridge(_: Words, effects: Effects) -> CardWords:
    """The words of the Bridge."""
    n, usual = effects.bridge_rate, effects.exchange_rate
    return CardWords(
        _("Exchange at {n}:1, not {usual}:1", n=n, usual=usual),
        _.plural(
            "When you exchange, you lay only {n} brick for the one you take, not {usual}.",
            "When you exchange, you lay only {n} bricks for the one you take, not {usual}.",
            n,
            usual=usual,
        ),
    )


def storage_house(_: Words, effects: Effects) -> CardWords:
    """The words of the Storage House."""
    limit = effects.storage_house_limit
    return CardWords(
        _("Keep {limit} bricks and all your cards", limit=limit),
        _(
            "At the end of your turn you may keep {limit} bricks in storage, not {usual}, "
            "and any number of cards in hand.",
            limit=limit,
            usual=effects.storage_limit,
        ),
    )


def workshop(_: Words, effects: Effects) -> CardWords:
    """The words of the Workshop."""
    n = effects.workshop_discount
    return CardWords(
        _("Build cost {n} less in every turn", n=n),
        _.plural(
            "In every turn you pay {n} brick less for building, though never below 0. "
            "It adds up with a Mason.",
            "In every turn you pay {n} bricks less for building, though never below 0. "
            "It adds up with a Mason.",
            n,
        ),
    )


def small_privilege(_: Words, effects: Effects) -> CardWords:
    """The words of the Small Privilege."""
    return _privilege(CardKind.SMALL_PRIVILEGE, _, effects)


def medium_privilege(_: Words, effects: Effects) -> CardWords:
    """The words of the Medium Privilege."""
    return _privilege(CardKind.MEDIUM_PRIVILEGE, _, effects)


def large_privilege(_: Words, effects: Effects) -> CardWords:
    """The words of the Large Privilege."""
    return _privilege(CardKind.LARGE_PRIVILEGE, _, effects)


def campanile(_: Words, effects: Effects) -> CardWords:
    """The words of the Campanile."""
    height = effects.campanile_height
    return CardWords(
        _("Give a white tower of {height}, then score", height=height),
        _(
            "Nobody may score before laying a marker here. For that you give a white tower of "
            "exactly {height} levels: no prestige, no seal. When all markers lie here, "
            "the card is discarded.",
            height=height,
        ),
    )


def _privilege(kind: CardKind, _: Words, effects: Effects) -> CardWords:
    reward = next(p for p in effects.privileges if p.kind is kind)
    value = signed(reward.value)
    return CardWords(
        _("Next to score a level {level}: {value}", level=reward.level, value=value),
        _(
            "The next player to score a commission of level {level} gains {value} prestige; "
            "then this card is discarded.",
            level=reward.level,
            value=value,
        ),
    )
