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
    OpenReplay,
    PlayOn,
    Quit,
    Screen,
    ShowGames,
    ShowMenu,
    ShowNewGame,
    ShowRules,
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
    from firenze.session.keeper import Keeper
    from firenze.session.problems import Problem
    from firenze.ui.bot_process import BotProcess
    from firenze.ui.bot_seats import BotSeats


@dataclass(slots=True)
class Navigator:
    """Does what screens ask for; the last of the open screens is the one that is seen.

    `setup` is that of the last game, `keeper` writes the running one down. Screens and the
    session are imported when they are first needed, so that the menu is there at once.
    """

    words: Words
    theme: Theme = field(default_factory=Theme)
    history: "History | None" = None
    keeper: "Keeper | None" = None
    setup: "Setup | None" = None
    thinker: "BotProcess | None" = None
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
                self.leave_game()
                self._open.clear()
            case Back():
                self._open.pop()
            case ShowMenu():
                self.leave_game()
                self._replace(self._menu())
            case ShowTable():
                del self._open[1:]
            case StartGame():
                self._start(signal)
            case LoadGame(path=path):
                self._load(path)
            case OpenReplay(path=path):
                self._look_back(path)
            case PlayOn(history=history):
                self._keep(history)
            case _:
                self._show(self._made(signal))

    def _show(self, screen: Screen) -> None:
        screen.resize(self.theme)
        self._open.append(screen)

    def _replace(self, screen: Screen) -> None:
        self._open.clear()
        self._show(screen)

    def _made(self, signal: ShowNewGame | ShowRules | ShowGames | ShowScores | OpenPause) -> Screen:
        match signal:
            case ShowNewGame():
                from firenze.ui.screens.new_game import NewGameScreen

                return NewGameScreen(self.words, self.setup)
            case ShowRules(number=number):
                from firenze.ui.screens.rules import RulesScreen

                return RulesScreen(self.words, number)
            case ShowGames():
                from firenze.session.program import exports_folder, games_folder
                from firenze.ui.screens.games import GamesScreen

                return GamesScreen(self.words, games_folder(), exports_folder(), datetime.now())
            case ShowScores():
                from firenze.ui.screens.scores import ScoresScreen

                return ScoresScreen(self.words, self._game())
            case OpenPause():
                from firenze.ui.screens.pause import PauseScreen

                kept = self.keeper is not None and self.keeper.works
                return PauseScreen(self.words, self._open[-1], kept=kept)

    def _game(self) -> "History":
        if self.history is None:
            raise LookupError("no game is running")
        return self.history

    def _start(self, signal: StartGame) -> None:
        from firenze.session.edition_file import load_classic
        from firenze.session.history import begin

        edition = signal.edition or load_classic()
        self._keep(begin(signal.setup, edition, signal.seed))

    def _keep(self, history: "History") -> None:
        """Opens the table for a game that has no file yet."""
        from firenze.session.keeper import Keeper
        from firenze.session.program import games_folder

        self._seat(history, Keeper(history, games_folder(), datetime.now))

    def _seat(self, history: "History", keeper: "Keeper") -> None:
        """Opens the table for a game that is kept."""
        from firenze.ui.screens.table import TableScreen

        self.leave_game()
        self.history, self.keeper = history, keeper
        self.setup = history.start.table.setup
        self._replace(TableScreen(history, self.words, bots=self._bots(history)))

    def _bots(self, history: "History") -> "BotSeats | None":
        """The bots of a game; their process starts with the first of them."""
        from firenze.session.secrecy import is_person

        setup = history.start.table.setup
        if all(is_person(setup, player) for player in range(len(setup.seats))):
            return None
        from firenze.ui.bot_process import BotProcess
        from firenze.ui.bot_seats import BotSeats

        self.thinker = self.thinker or BotProcess()
        return BotSeats(history, self.thinker)

    def leave_game(self) -> None:
        """Lets go of the running game, of its file, and of the bots."""
        if self.thinker:
            self.thinker.close()
        if self.keeper:
            self.keeper.close()
        self.history = self.keeper = None

    def _load(self, path: Path) -> None:
        from firenze.session.keeper import resume
        from firenze.session.problems import RecordError
        from firenze.session.program import games_folder

        try:
            loaded, keeper = resume(path, games_folder(), datetime.now)
        except RecordError as error:
            self._tell(error.problem)
            return
        self._seat(loaded.history, keeper)
        if loaded.trouble and loaded.saved:
            self._tell(loaded.trouble, loaded.saved)

    def _look_back(self, path: Path | None) -> None:
        """Opens the replay of a record, or of the running game at its position."""
        from firenze.session.problems import RecordError
        from firenze.session.record_read import load
        from firenze.ui.screens.replay import ReplayScreen

        if path is None:
            history = self._game().branch(self._game().count)
            self._show(ReplayScreen(history, self.words, history.count))
            return
        try:
            loaded = load(path)
        except RecordError as error:
            self._tell(error.problem)
            return
        self._show(ReplayScreen(loaded.history, self.words))
        if loaded.trouble and loaded.saved:
            self._tell(loaded.trouble, loaded.saved)

    def _menu(self) -> Screen:
        from firenze.session.program import games_folder
        from firenze.session.summary import last_unfinished
        from firenze.text.game_words import game_line

        last = last_unfinished(games_folder())
        line = game_line(last, datetime.now(), self.words) if last else None
        return MenuScreen(self.words, line)

    def tell_news(self) -> bool:
        """Says what the keeper of the game has to say; whether there was anything."""
        news = self.keeper.news() if self.keeper else ()
        if news:
            self._tell(*news)
        return bool(news)

    def _tell(self, *problems: "Problem") -> None:
        from firenze.text.errors import problem_words

        self._notice(" ".join(problem_words(problem, self.words) for problem in problems))

    def _notice(self, sentence: str) -> None:
        from firenze.ui.screens.notice import NoticeScreen

        self._show(NoticeScreen(self.words, sentence, self._open[-1] if self._open else None))
