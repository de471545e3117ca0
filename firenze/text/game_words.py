"""A game of the list in words: who plays, how it stands, when it was played last."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from firenze.session.summary import Summary
from firenze.text.words import Words

YESTERDAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game as a list shows it: family, name and prestige of each player, and how far it is."""

    path: Path
    players: tuple[tuple[int, str], ...]
    stage: str


def game_line(game: Summary, now: datetime, _: Words) -> GameLine:
    """The words about a game, with the prestige at the end of its last turn."""
    players = tuple(
        (family, _("{name} {prestige}", name=name, prestige=prestige))
        for family, name, prestige in zip(game.families, game.names, game.scores, strict=True)
    )
    when = when_words(game.changed, now, _)
    if game.finished:
        stage = _("Finished in turn {turn}, {when}", turn=game.turn, when=when)
    else:
        stage = _("Turn {turn}, {when}", turn=game.turn, when=when)
    return GameLine(game.path, players, stage)


def when_words(moment: datetime, now: datetime, _: Words) -> str:
    """A moment of the past: its time, and its day as far as that is needed."""
    time = f"{moment:%H:%M}"
    if moment.date() == now.date():
        return _("today at {time}", time=time)
    if moment.date() == (now - YESTERDAY).date():
        return _("yesterday at {time}", time=time)
    return _("{day} at {time}", day=f"{moment:%Y-%m-%d}", time=time)
