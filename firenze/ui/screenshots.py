"""A picture of every screen, drawn without a display."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from firenze.engine.actions import ExtendTower
from firenze.engine.game import legal_actions
from firenze.session.history import History
from firenze.text.words import Words
from firenze.ui import showcase
from firenze.ui.draw.canvas import Canvas
from firenze.ui.fonts import Fonts
from firenze.ui.screens.base import Screen
from firenze.ui.screens.menu import MenuScreen
from firenze.ui.screens.new_game import NewGameScreen
from firenze.ui.screens.replay import ReplayScreen
from firenze.ui.screens.rules import RulesScreen
from firenze.ui.screens.scores import ScoresScreen
from firenze.ui.screens.table import TableScreen
from firenze.ui.targets import OnSlot, OnSpot, OnTowerOf, Target
from firenze.ui.theme import Theme

EVERYTHING = 99


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen to be drawn; on the table the pointer lies on `pointed`."""

    name: str
    screen: Screen
    pointed: Target | None = None


def write_screenshots(
    folder: Path, size: tuple[int, int], percent: int, words: Words
) -> Iterator[Path]:
    """Writes NAME.png of exactly `size` pixels for each screen, and gives the files one by one.

    `percent` is the interface scale. Raises OSError where a file cannot be written.
    """
    pygame.font.init()
    fonts, theme = Fonts(), Theme(*size, percent)
    for make in PICTURES:
        picture = make(words)
        surface = pygame.Surface(size)
        _draw(picture, Canvas(surface, theme, fonts))
        file = folder / f"{picture.name}.png"
        file.write_bytes(_png(surface))
        yield file


def _draw(picture: Picture, canvas: Canvas) -> None:
    screen = picture.screen
    screen.resize(canvas.theme)
    screen.draw(canvas)
    if picture.pointed and isinstance(screen, TableScreen):
        place = screen.places.rect(picture.pointed)
        if place:
            motion: dict[str, Any] = {"pos": place.center, "rel": (0, 0), "buttons": (0, 0, 0)}
            screen.handle(pygame.event.Event(pygame.MOUSEMOTION, motion))
        screen.draw(canvas)


def _png(surface: pygame.Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(surface, file, "shot.png")
    return file.getvalue()


def _table(name: str, history: History, words: Words, pointed: Target | None = None) -> Picture:
    return Picture(name, TableScreen(history, words), pointed)


def _menu(words: Words) -> Picture:
    return Picture("menu", MenuScreen(words, showcase.unfinished(words)))


def _new_game(words: Words) -> Picture:
    return Picture("new-game", NewGameScreen(words, showcase.four_seats(words)))


def _table_start(words: Words) -> Picture:
    return _table("table-start", showcase.start(words), words)


def _table_midgame(words: Words) -> Picture:
    history = showcase.played_until(words, showcase.in_the_middle)
    return _table("table-midgame-4p", history, words)


def _table_extreme(words: Words) -> Picture:
    return _table("table-extreme", showcase.extreme(words), words)


def _event_choice(words: Words) -> Picture:
    return _table("event-choice", showcase.played_until(words, showcase.struck), words)


def _build_preview(words: Words) -> Picture:
    history = showcase.played_until(words, showcase.building)
    grows = next(a for a in legal_actions(history.state) if isinstance(a, ExtendTower))
    tower = OnTowerOf(history.state.turn.player, grows.tower)
    return _table("build-preview", history, words, tower)


def _card_zoom(words: Words) -> Picture:
    history = showcase.played_until(words, showcase.in_the_middle)
    return _table("card-zoom", history, words, OnSlot(len(legal_actions(history.state)) // 2))


def _curtain(words: Words) -> Picture:
    return _table("curtain", showcase.behind_curtain(words), words)


def _log(words: Words) -> Picture:
    history = showcase.played_until(words, showcase.in_the_middle)
    return Picture("log", TableScreen(history, words, log_open=True))


def _undo(words: Words) -> Picture:
    history = showcase.played_until(words, showcase.building)
    history.undo()
    return _table("undo", history, words, OnSpot("redo"))


def _scores(words: Words) -> Picture:
    history = showcase.played_until(words, showcase.finished)
    return Picture("scores", ScoresScreen(words, history, EVERYTHING))


def _replay(words: Words) -> Picture:
    history = showcase.played_until(words, showcase.finished)
    return Picture("replay", ReplayScreen(history, words, history.count // 2))


def _rules(words: Words) -> Picture:
    return Picture("rules", RulesScreen(words, "K"))


PICTURES: tuple[Callable[[Words], Picture], ...] = (
    _menu,
    _new_game,
    _table_start,
    _table_midgame,
    _table_extreme,
    _event_choice,
    _build_preview,
    _card_zoom,
    _curtain,
    _log,
    _undo,
    _scores,
    _rules,
    _replay,
)
