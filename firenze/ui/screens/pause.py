"""The pause menu over the table."""

import pygame

from firenze.text.words import Words
from firenze.ui.screens.base import (
    Back,
    OpenReplay,
    Quit,
    Screen,
    ShowMenu,
    ShowNewGame,
    ShowRules,
    Signal,
)
from firenze.ui.screens.dialog import Dialog
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button


class PauseScreen(Dialog):
    """Go on, look something up, or leave the game; `kept` says whether it is being saved."""

    def __init__(self, words: Words, below: Screen, *, kept: bool) -> None:
        _ = words
        large = Role.BUTTON_LARGE
        buttons = [
            Button(
                name="resume",
                label=_("Go on"),
                style="primary",
                role=large,
                key_cap=_("Esc"),
                shortcut=pygame.K_RETURN,
            ),
            Button(name="replay", label=_("Look back"), role=large),
            Button(name="rules", label=_("Rules"), role=large),
            Button(name="new", label=_("New game"), role=large),
            Button(name="menu", label=_("Menu"), role=large),
            Button(name="quit", label=_("Quit"), role=large),
        ]
        saved = _("Every step is saved. Continue in the menu takes this game up again.")
        lost = _("This game is not being saved.")
        sentence = saved if kept else lost
        super().__init__(words, buttons, below, title=_("Paused"), sentence=sentence)

    def answer(self, message: Message) -> Signal:
        """Does what the button says."""
        match message.name:
            case "replay":
                return OpenReplay()
            case "rules":
                return ShowRules()
            case "new":
                return ShowNewGame()
            case "menu":
                return ShowMenu()
            case "quit":
                return Quit()
            case _:
                return Back()
