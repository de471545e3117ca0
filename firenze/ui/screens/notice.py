"""A sentence that must be read, over whatever is on the screen."""

import pygame

from firenze.text.words import Words
from firenze.ui.screens.base import Back, Screen, ShowMenu, Signal
from firenze.ui.screens.dialog import Dialog
from firenze.ui.theme import Role
from firenze.ui.widgets.base import Message
from firenze.ui.widgets.buttons import Button


class NoticeScreen(Dialog):
    """Says something; one button closes it, and opens the menu if nothing is below."""

    def __init__(self, words: Words, sentence: str, below: Screen | None) -> None:
        _ = words
        button = Button(
            name="close",
            label=_("All right"),
            style="primary",
            role=Role.BUTTON_LARGE,
            key_cap=_("Enter"),
            shortcut=pygame.K_RETURN,
        )
        super().__init__(words, [button], below, sentence=sentence)

    def leave(self) -> Signal:
        """Goes back to what is below."""
        return Back() if self._below else ShowMenu()

    def answer(self, message: Message) -> Signal:
        """The only button closes the notice."""
        return self.leave()
