"""Counted bricks: in most languages the word and the colour bend with the number."""

from firenze.engine.terms import COLOURS, Bricks, Colour, Commission
from firenze.text.names import colour_name
from firenze.text.words import Words


def brick_count(n: int, _: Words) -> str:
    """Bricks of any colours, such as "3 bricks"."""
    return _.plural("{n} brick", "{n} bricks", n)


def coloured_bricks(colour: Colour, n: int, _: Words) -> str:
    """Bricks of one colour, such as "3 white bricks"."""
    match colour:
        case Colour.WHITE:
            return _.plural("{n} white brick", "{n} white bricks", n)
        case Colour.YELLOW:
            return _.plural("{n} yellow brick", "{n} yellow bricks", n)
        case Colour.GREEN:
            return _.plural("{n} green brick", "{n} green bricks", n)
        case Colour.RED:
            return _.plural("{n} red brick", "{n} red bricks", n)
        case Colour.BLUE:
            return _.plural("{n} blue brick", "{n} blue bricks", n)
        case Colour.PURPLE:
            return _.plural("{n} purple brick", "{n} purple bricks", n)


def colour_count(colour: Colour, n: int, _: Words) -> str:
    """A colour and its number where bricks are understood, such as "3 white"."""
    match colour:
        case Colour.WHITE:
            return _.plural("{n} white", "{n} white", n)
        case Colour.YELLOW:
            return _.plural("{n} yellow", "{n} yellow", n)
        case Colour.GREEN:
            return _.plural("{n} green", "{n} green", n)
        case Colour.RED:
            return _.plural("{n} red", "{n} red", n)
        case Colour.BLUE:
            return _.plural("{n} blue", "{n} blue", n)
        case Colour.PURPLE:
            return _.plural("{n} purple", "{n} purple", n)


def bricks_listed(bricks: Bricks, _: Words) -> str:
    """The colours of some bricks with their numbers, such as "2 white, 1 red"."""
    return listed([colour_count(c, bricks[c], _) for c in COLOURS if bricks[c]], _)


def listed(parts: list[str], _: Words) -> str:
    """Parts of a sentence in a row: "a, b, c"."""
    return _(", ").join(parts)


def commission_name(commission: Commission, _: Words) -> str:
    """A commission by colour and level, such as "white 4"."""
    return tower_name(commission.colour, commission.level, _)


def tower_name(colour: Colour, height: int, _: Words) -> str:
    """A tower by colour and height, such as "white 4"."""
    return _("{colour} {level}", colour=colour_name(colour, _), level=height)


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]
