"""Which screens are open, and the game that they belong to."""

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from firenze.text.words import Words
from firenze.ui.screens.base import (
    Back,
    LoadGame,
    OpenPause,
    PlayOn,
    Quit,
    SaveGame,
    Screen,
    ShowMenu,
    ShowNewGame,
    ShowRules,
    ShowSavedGames,
    ShowScores,
    ShowTable,
    Signal,
    StartGame,
)
from firenze.ui.screens.menu import MenuScreen
from firenze.ui.theme import Theme

if TYPE_CHECKING:
    from firenze.engine.model import Setup
    from firenze.session.history import History
    from firenze.session.problems import Problem


@dataclass(slots=True)
class Navigator:
    """Does what screens ask for; the last of the open screens is the one that is seen.

    `setup` is that of the last game, `file` where the running one was saved. Screens and the
    session are imported when they are first needed, so that the menu is there at once.
    """

    words: Words
    theme: Theme = field(default_factory=Theme)
    history: "History | None" = None
    file: Path | None = None
    setup: "Setup | None" = None
    _open: list[Screen] = field(default_factory=list)

    @property
    def screen(self) -> Screen | None:
        """The screen that is seen, None once the program shall end."""
        return self._open[-1] if self._open else None

    def resize(self, theme: Theme) -> None:
        """Tells all open screens about the size and look of the window."""
        self.theme = theme
        for screen in self._open:
            screen.resize(theme)

    def obey(self, signal: Signal) -> None:
        """Opens and closes screens, starts, saves and loads games."""
        match signal:
            case Quit():
                self._open.clear()
            case Back():
                self._open.pop()
            case ShowMenu():
                self._replace(MenuScreen(self.words))
            case ShowTable():
                del self._open[1:]
            case StartGame():
                self._start(signal)
            case LoadGame(path=path):
                self._load(path)
            case SaveGame():
                self._save()
            case PlayOn(history=history):
                self._seat(history, None)
            case _:
                self._show(self._made(signal))

    def _show(self, screen: Screen) -> None:
        screen.resize(self.theme)
        self._open.append(screen)

    def _replace(self, screen: Screen) -> None:
        self._open.clear()
        self._show(screen)

    def _made(
        self, signal: ShowNewGame | ShowRules | ShowSavedGames | ShowScores | OpenPause
    ) -> Screen:
        match signal:
            case ShowNewGame():
                from firenze.ui.screens.new_game import NewGameScreen

                return NewGameScreen(self.words, self.setup)
            case ShowRules(number=number):
                from firenze.ui.screens.rules import RulesScreen

                return RulesScreen(self.words, number)
            case ShowSavedGames():
                from firenze.session.program import games_folder
                from firenze.ui.screens.saved_games import SavedGamesScreen

                return SavedGamesScreen(self.words, games_folder())
            case ShowScores():
                from firenze.ui.screens.scores import ScoresScreen

                return ScoresScreen(self.words, self._game())
            case OpenPause():
                from firenze.ui.screens.pause import PauseScreen

                return PauseScreen(self.words, self._open[-1])

    def _game(self) -> "History":
        if self.history is None:
            raise LookupError("no game is running")
        return self.history

    def _start(self, signal: StartGame) -> None:
        from firenze.session.edition_file import load_classic
        from firenze.session.history import begin

        edition = signal.edition or load_classic()
        self._seat(begin(signal.setup, edition, signal.seed), None)

    def _seat(self, history: "History", file: Path | None) -> None:
        """Opens the table for a game."""
        from firenze.ui.screens.table import TableScreen

        self.history, self.file = history, file
        self.setup = history.start.table.setup
        self._replace(TableScreen(history, self.words))

    def _load(self, path: Path) -> None:
        from firenze.session.problems import RecordError
        from firenze.session.record_read import load

        try:
            loaded = load(path)
        except RecordError as error:
            self._tell(error.problem)
            return
        self._seat(loaded.history, path)
        if loaded.trouble and loaded.saved:
            self._tell(loaded.trouble, loaded.saved)

    def _save(self) -> None:
        from firenze.session.problems import RecordError
        from firenze.session.program import games_folder
        from firenze.session.record_write import save
        from firenze.ui.screens.saved_games import fresh_file

        history = self._game()
        try:
            file = self.file or fresh_file(history, games_folder(), datetime.now())
            save(history, file)
        except RecordError as error:
            self._tell(error.problem)
            return
        self.file = file
        self._notice(self.words("The game is saved as {name}.", name=file.stem))

    def _tell(self, *problems: "Problem") -> None:
        from firenze.text.errors import problem_words

        self._notice(" ".join(problem_words(problem, self.words) for problem in problems))

    def _notice(self, sentence: str) -> None:
        from firenze.ui.screens.notice import NoticeScreen

        self._show(NoticeScreen(self.words, sentence, self._open[-1] if self._open else None))
