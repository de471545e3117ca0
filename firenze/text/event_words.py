"""What events and celebrations do, in words; numbers come from the edition (K)."""

from firenze.engine.edition import Effects
from firenze.text.card_words import CardWords, signed
from firenze.text.words import Words


def structural_collapse(_: Words, effects: Effects) -> CardWords:
    """The words of Structural Collapse."""
    return CardWords(
        _("You lose one of your towers"),
        _(
            "Pick one of your towers: all its bricks go to the bag. "
            "Without a tower you lose nothing."
        ),
    )


def flood(_: Words, effects: Effects) -> CardWords:
    """The words of Flood."""
    part = effects.flood_divisor
    return CardWords(
        _("All lose 1/{part} of storage, rounded up", part=part),
        _(
            "Each player discards 1/{part} of the bricks in storage, rounded up, "
            "and picks which. The bricks on this card are safe and are not counted.",
            part=part,
        ),
    )


def storage_on_fire(_: Words, effects: Effects) -> CardWords:
    """The words of Storage on Fire."""
    n = effects.storage_on_fire_bricks
    return CardWords(
        _.plural("Lose {n} brick of your storage", "Lose {n} bricks of your storage", n),
        _.plural(
            "Discard {n} brick of your storage; you pick it. The bricks on this card are safe.",
            "Discard {n} bricks of your storage, or all if you have fewer; you pick them. "
            "The bricks on this card are safe.",
            n,
        ),
    )


def luxury_tax(_: Words, effects: Effects) -> CardWords:
    """The words of Luxury Tax."""
    n, height = effects.luxury_tax_bricks, effects.luxury_tax_height
    return CardWords(
        _.plural(
            "Towers of {height}+: pay {n} brick or fall",
            "Towers of {height}+: pay {n} bricks or fall",
            n,
            height=height,
        ),
        _.plural(
            "Every tower of {height} or more levels, whoever owns it, costs its owner {n} brick "
            "of any colour. One that cannot be paid for is torn down.",
            "Every tower of {height} or more levels, whoever owns it, costs its owner {n} bricks "
            "of any colours. One that cannot be paid for is torn down.",
            n,
            height=height,
        ),
    )


def tribute(_: Words, effects: Effects) -> CardWords:
    """The words of Tribute."""
    n = effects.tribute_bricks
    return CardWords(
        _.plural(
            "Each tower: pay {n} of its colour or fall",
            "Each tower: pay {n} of its colour or fall",
            n,
        ),
        _.plural(
            "Every tower, whoever owns it, costs its owner {n} brick of the tower’s own colour. "
            "One that cannot be paid for is torn down.",
            "Every tower, whoever owns it, costs its owner {n} bricks of the tower’s own colour. "
            "One that cannot be paid for is torn down.",
            n,
        ),
    )


def botch(_: Words, effects: Effects) -> CardWords:
    """The words of Botch."""
    n = effects.botch_levels
    return CardWords(
        _.plural("One of your towers loses {n} level", "One of your towers loses {n} levels", n),
        _.plural(
            "Pick one of your towers: its top brick goes to the bag. "
            "Without a tower you lose nothing.",
            "Pick one of your towers: its top {n} bricks go to the bag. "
            "Without a tower you lose nothing.",
            n,
        ),
    )


def renaissance(_: Words, effects: Effects) -> CardWords:
    """The words of Renaissance."""
    return CardWords(
        _("Discards are shuffled into the deck"),
        _("This card and the whole discard pile are shuffled into the deck."),
    )


def acknowledgement(_: Words, effects: Effects) -> CardWords:
    """The words of Acknowledgement."""
    levels = ",\N{NO-BREAK SPACE}".join(map(str, effects.acknowledgement_levels))
    value = signed(effects.acknowledgement)
    return CardWords(
        _("At the end: {value} a seal on levels {levels}", value=value, levels=levels),
        _(
            "At the end of the game: {value} prestige for each of your seals on levels {levels}.",
            value=value,
            levels=levels,
        ),
    )


def disgrace(_: Words, effects: Effects) -> CardWords:
    """The words of Disgrace."""
    return _at_the_end(_, effects.disgrace)


def scandal(_: Words, effects: Effects) -> CardWords:
    """The words of Scandal."""
    return _at_the_end(_, effects.scandal)


def fame(_: Words, effects: Effects) -> CardWords:
    """The words of Fame."""
    return _at_the_end(_, effects.fame)


def memorial(_: Words, effects: Effects) -> CardWords:
    """The words of Memorial."""
    value = signed(effects.memorial)
    return CardWords(
        _("Tallest tower now: {value} at the end", value=value),
        _(
            "Goes to the player with the tallest tower now and brings {value} prestige at the end "
            "of the game. If players tie, or no tower stands, it is discarded.",
            value=value,
        ),
    )


def _at_the_end(_: Words, prestige: int) -> CardWords:
    value = signed(prestige)
    return CardWords(
        _("At the end: {value} prestige", value=value),
        _("{value} prestige at the end of the game. It stays in your hand.", value=value),
    )
