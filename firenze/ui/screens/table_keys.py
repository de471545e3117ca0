"""The keys of the table."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from firenze.engine.terms import Colour
from firenze.ui.places import Places
from firenze.ui.screens.base import OpenPause, Signal
from firenze.ui.screens.sheets import keys_sheet
from firenze.ui.table_play import TablePlay
from firenze.ui.targets import OnSlot, OnSpot, Target
from firenze.ui.view_builder import prompt_of
from firenze.ui.walking import following, neighbour, of_colour

COLOUR_KEYS: Mapping[int, Colour] = MappingProxyType(
    {
        pygame.K_w: Colour.WHITE,
        pygame.K_y: Colour.YELLOW,
        pygame.K_g: Colour.GREEN,
        pygame.K_r: Colour.RED,
        pygame.K_b: Colour.BLUE,
        pygame.K_p: Colour.PURPLE,
    }
)
ARROWS: Mapping[int, tuple[int, int]] = MappingProxyType(
    {
        pygame.K_LEFT: (-1, 0),
        pygame.K_RIGHT: (1, 0),
        pygame.K_UP: (0, -1),
        pygame.K_DOWN: (0, 1),
    }
)
PAGE = 3
SLOT_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)


def press(play: TablePlay, places: Places, event: pygame.event.Event) -> Signal | None:
    """What a key does at the table."""
    key, mod = event.key, event.mod
    if key == pygame.K_ESCAPE:
        return None if play.back() else OpenPause()
    if play.sheet:
        play.sheet = None
        return None
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        _with_control(play, key, bool(mod & pygame.KMOD_SHIFT))
        return None
    if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
        return play.activate(play.attention.at) if play.attention.at else None
    if key in COLOUR_KEYS:
        return _colour(play, places, COLOUR_KEYS[key])
    _walk(play, places, event)
    return _PLAIN[key](play) if key in _PLAIN else None


def _with_control(play: TablePlay, key: int, shift: bool) -> None:
    if key == pygame.K_z and shift:
        play.restart_turn()
    elif key == pygame.K_z:
        play.undo()
    elif key == pygame.K_y:
        play.redo()


def _walk(play: TablePlay, places: Places, event: pygame.event.Event) -> None:
    now, key = play.attention.at, event.key
    if key == pygame.K_TAB:
        step = -1 if event.mod & pygame.KMOD_SHIFT else 1
        play.look(None, following(_live(play, places), now, step))
    elif key in ARROWS:
        play.look(None, neighbour(places, now, ARROWS[key]))
    elif key in SLOT_KEYS and OnSlot(SLOT_KEYS.index(key)) in places.order:
        play.look(None, OnSlot(SLOT_KEYS.index(key)))


def _live(play: TablePlay, places: Places) -> list[Target]:
    """The places where something can be done, in the order of the keyboard."""
    view, prompt = play.resting, prompt_of(play.moment, play.attention)
    buttons = {
        "primary": prompt.primary is not None,
        "secondary": prompt.secondary is not None,
        "undo": prompt.undo_reason is None,
        "restart": prompt.restart_reason is None,
        "redo": prompt.redo_reason is None,
    }
    always = {OnSpot("discard"), OnSpot("log"), OnSpot("menu"), OnSpot("rules")}
    lit = view.glow | view.also | always
    return [
        target
        for target in places.order
        if target in lit or (isinstance(target, OnSpot) and buttons.get(target.spot))
    ]


def _colour(play: TablePlay, places: Places, colour: Colour) -> Signal | None:
    """Clicks the one place of this colour, or walks those where there are several."""
    lit = [target for target in places.order if target in play.resting.glow]
    found = of_colour(lit, colour, play.moment.state)
    if len(found) == 1:
        return play.activate(found[0])
    if found:
        play.look(None, following(found, play.attention.at, 1))
    return None


def _scroll_back(play: TablePlay) -> None:
    play.scroll_log(PAGE)


def _scroll_on(play: TablePlay) -> None:
    play.scroll_log(-PAGE)


def _open_keys(play: TablePlay) -> None:
    play.sheet = keys_sheet(play.words)


_PLAIN: Mapping[int, Callable[[TablePlay], Signal | None]] = MappingProxyType(
    {
        pygame.K_SPACE: TablePlay.primary,
        pygame.K_u: TablePlay.undo,
        pygame.K_l: TablePlay.fold_log,
        pygame.K_PAGEUP: _scroll_back,
        pygame.K_PAGEDOWN: _scroll_on,
        pygame.K_F1: _open_keys,
    }
)
