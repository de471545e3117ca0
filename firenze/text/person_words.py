"""What the characters do, in words; numbers come from the edition (K)."""

from firenze.engine.edition import Effects
from firenze.text.card_words import CardWords
from firenze.text.words import Words


def architect(_: Words, effects: Effects) -> CardWords:
    """The words of the Architect."""
    return CardWords(
        _("Score a tower as 1 higher or 1 lower"),
        _(
            "Score one of your towers as if it were one level higher or one level lower. "
            "The commission’s level counts for everything else."
        ),
    )


def alchemist(_: Words, effects: Effects) -> CardWords:
    """The words of the Alchemist."""
    return CardWords(
        _("Swap a brick of yours with the bag"),
        _("Swap one brick of your storage for one brick of the colour you want from the bag."),
    )


def countess(_: Words, effects: Effects) -> CardWords:
    """The words of the Countess."""
    return CardWords(
        _("Your card is free this turn"),
        _("Play her before you take your card: it costs you no bricks this turn."),
    )


def merchant(_: Words, effects: Effects) -> CardWords:
    """The words of the Merchant."""
    return CardWords(
        _("Choose new bricks for a card in the row"),
        _(
            "Put all bricks of one card in the row into the bag. Then put as many from the bag "
            "onto that card, in the colours you want."
        ),
    )


def mason(_: Words, effects: Effects) -> CardWords:
    """The words of the Mason."""
    n = effects.mason_discount
    return CardWords(
        _("Build cost {n} less this turn", n=n),
        _.plural(
            "You pay {n} brick less for building this turn, though never below 0.",
            "You pay {n} bricks less for building this turn, though never below 0.",
            n,
        ),
    )


def patrician(_: Words, effects: Effects) -> CardWords:
    """The words of the Patrician."""
    return CardWords(
        _("Ignore an event or discard a card"),
        _(
            "Answer an event with him, and it does not affect you. Or, in your own turn, discard "
            "any one other card of your hand, even a celebration."
        ),
    )


def saboteur(_: Words, effects: Effects) -> CardWords:
    """The words of the Saboteur."""
    n = effects.saboteur_levels
    return CardWords(
        _.plural("A rival’s tower loses {n} level", "A rival’s tower loses {n} levels", n),
        _.plural(
            "A tower of another player loses its top brick, which goes to the bag.",
            "A tower of another player loses its top {n} bricks, which go to the bag.",
            n,
        ),
    )


def smuggler(_: Words, effects: Effects) -> CardWords:
    """The words of the Smuggler."""
    return CardWords(
        _("Swap a brick of yours with a rival’s"),
        _(
            "Swap one brick of your storage for one in the storage of another player. "
            "You pick both."
        ),
    )
