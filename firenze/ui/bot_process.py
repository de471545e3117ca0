"""A process of its own in which bots think, so that no frame of the table waits for them."""

import os
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic

from firenze.bots.think import think
from firenze.bots.thought import Thought
from firenze.engine.model import GameState
from firenze.session.bot_weights import bot_level

PATIENCE = 5.0
"""Seconds after which a bot plays the best turn that it has found."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position, the level that thinks about it, its seed, and a number to know the answer by."""

    number: int
    state: GameState
    level: str
    seed: int


class BotProcess:
    """Asks one question at a time; the process starts with the first one.

    It ends with this program, however that ends.
    """

    def __init__(self) -> None:
        self._pipe: Connection | None = None
        self._process: SpawnProcess | None = None
        self._asked: Question | None = None
        self._numbers = 0

    @property
    def thinking(self) -> bool:
        """Whether an answer is owed."""
        return self._asked is not None

    def ask(self, state: GameState, level: str, seed: int) -> None:
        """Lets a bot of that level think about a position; an earlier question is forgotten."""
        self._numbers += 1
        self._asked = Question(self._numbers, state, level, seed)
        self._send(self._asked)

    def forget(self) -> None:
        """No longer wants the answer that is owed."""
        self._asked = None

    def answer(self) -> Thought | None:
        """The answer once it is there; None before that."""
        while self._asked and self._pipe:
            try:
                if not self._pipe.poll():
                    return None
                number, thought = self._pipe.recv()
            except (EOFError, OSError):
                self._restart()
                return None
            if number == self._asked.number:
                self._asked = None
                found: Thought = thought
                return found
        return None

    def close(self) -> None:
        """Ends the process."""
        if self._pipe:
            self._pipe.close()
        if self._process:
            self._process.terminate()
            self._process.join()
        self._pipe = self._process = None

    def _send(self, question: Question) -> None:
        try:
            self._running().send(question)
        except OSError:
            self._restart()

    def _restart(self) -> None:
        """A process that died is replaced, and asked again."""
        self.close()
        if self._asked:
            self._running().send(self._asked)

    def _running(self) -> Connection:
        if self._pipe is None:
            context = get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(
                target=answer_questions, args=(other, os.getpid()), daemon=True
            )
            self._process.start()
            other.close()
        return self._pipe


def answer_questions(pipe: Connection, parent: int) -> None:
    """What the process does: it answers until nobody is there to ask."""
    while True:
        try:
            question: Question = pipe.recv()
            pipe.send((question.number, _thought(question, parent)))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def _thought(question: Question, parent: int) -> Thought:
    until = monotonic() + PATIENCE

    def stop() -> bool:
        return monotonic() > until or os.getppid() != parent

    return think(question.state, bot_level(question.level), question.seed, stop)
