"""What is said about bots: who they are, what they do, and why."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from firenze.bots.thought import Reason
from firenze.engine.model import GameState
from firenze.engine.terms import CardKind, Colour
from firenze.text.cards import card_name
from firenze.text.choice_prompts import PromptWords
from firenze.text.counts import coloured_bricks, tower_name
from firenze.text.words import Words

Values: TypeAlias = Mapping[str, Any]


def level_name(level: str, _: Words) -> str:
    """The name of a level; KeyError for another."""
    return {
        "garzone": _("Garzone"),
        "lavorante": _("Lavorante"),
        "maestro": _("Maestro"),
        "capomastro": _("Capomastro"),
    }[level]


def level_about(level: str, _: Words) -> str:
    """How well a level plays, in a sentence; KeyError for another."""
    return {
        "garzone": _("The apprentice: plays at once and often misjudges."),
        "lavorante": _("The journeyman: plans a turn, sometimes carelessly."),
        "maestro": _("The master: plans every turn with care."),
        "capomastro": _("The master builder: also thinks about what you will answer."),
    }[level]


def bot_names(level: str, _: Words) -> tuple[str, str, str, str]:
    """What bots of a level are called, in the order of the families; KeyError for another."""
    return {
        "garzone": (_("Nino"), _("Pia"), _("Tito"), _("Lina")),
        "lavorante": (_("Rosa"), _("Beppe"), _("Gemma"), _("Dante")),
        "maestro": (_("Donata"), _("Ugo"), _("Bice"), _("Piero")),
        "capomastro": (_("Arnolfo"), _("Filippa"), _("Battista"), _("Contessa")),
    }[level]


def bot_prompt(state: GameState, player: int, _: Words) -> PromptWords:
    """The permanent line while a bot decides."""
    seat = state.table.setup.seats[player]
    said = {"name": seat.name, "level": level_name(seat.controller, _)}
    headline = _("{name} the {level} is at work.", **said)
    return PromptWords(headline, _("Space shows all moves at once."), _("Show at once"))


def reason_words(reason: Reason, state: GameState, _: Words) -> str:
    """Why a bot played as it did in the turn that began at `state`."""
    return _REASONS[reason.key](dict(reason.values), state, _)


def _goal(v: Values, _: Words) -> str:
    return tower_name(Colour(v["colour"]), v["level"], _)


def _name(v: Values, state: GameState) -> str:
    return state.table.setup.seats[v["player"]].name


def _card(v: Values, _: Words) -> str:
    return card_name(CardKind(v["card"]), _) if v["card"] else ""


def _builds(v: Values, state: GameState, _: Words) -> str:
    tower = tower_name(Colour(v["colour"]), v["height"], _)
    if v["turns"] <= 1:
        return _("Builds {tower} up, to score {goal} soon.", tower=tower, goal=_goal(v, _))
    return _("Builds {tower} up towards {goal}.", tower=tower, goal=_goal(v, _))


_REASONS: Mapping[str, Callable[[Values, GameState, Words], str]] = MappingProxyType(
    {
        "closes": lambda v, s, _: _("Closes {goal} to make the city even.", goal=_goal(v, _)),
        "ends_game": lambda v, s, _: _.plural(
            "Scores {goal} for {n} prestige and begins the final round.",
            "Scores {goal} for {n} prestige and begins the final round.",
            v["prestige"],
            goal=_goal(v, _),
        ),
        "scores": lambda v, s, _: _.plural(
            "Scores {goal} for {n} prestige.",
            "Scores {goal} for {n} prestige.",
            v["prestige"],
            goal=_goal(v, _),
        ),
        "lays_marker": lambda v, s, _: _("Gives a white tower for the Campanile."),
        "hinders": lambda v, s, _: _("Sets {name} back.", name=_name(v, s)),
        "feeds": _builds,
        "starts": lambda v, s, _: _("Begins a tower for {goal}.", goal=_goal(v, _)),
        "takes_card": lambda v, s, _: _("Takes {card} for later.", card=_card(v, _)),
        "collects": lambda v, s, _: _(
            "Collects {bricks}.", bricks=coloured_bricks(Colour(v["colour"]), v["bricks"], _)
        ),
        "saves": lambda v, s, _: _("Keeps its bricks for a better turn."),
        "spares": lambda v, s, _: _("Keeps the event away, as it would cost more."),
        "least_loss": lambda v, s, _: _("Gives what is missed least."),
    }
)
