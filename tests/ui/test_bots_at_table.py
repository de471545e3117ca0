"""Bots at the table: they move by themselves at a pace, say why, and think in a process apart."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from firenze.bots.thought import Thought
from firenze.engine.game import decider, legal_actions
from firenze.engine.model import GameState, Options, Seat, Setup
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.players import player_named
from firenze.text.bot_words import reason_words
from firenze.text.words import Words
from firenze.ui.bot_process import BotProcess
from firenze.ui.bot_seats import PACE, BotSeats
from firenze.ui.screens.table import TableScreen
from firenze.ui.targets import OnLogLine
from tests.ui.screen_tools import click, press, shown

WORDS = Words()
PATIENCE = 30.0


class AtOnce:
    """A thinker that answers when it is asked."""

    def __init__(self) -> None:
        self.thought: Thought | None = None
        self.asked = 0

    def ask(self, state: GameState, level: str, seed: int) -> None:
        from firenze.bots.think import think
        from firenze.session.bot_weights import bot_level

        self.asked += 1
        self.thought = think(state, bot_level(level), seed)

    def answer(self) -> Thought | None:
        return self.thought

    def forget(self) -> None:
        self.thought = None


def table(*controllers: str, start: int = 0) -> TableScreen:
    seats = tuple(Seat(f"P{n}", n, who) for n, who in enumerate(controllers))
    history = begin(Setup(seats, Options(start_player=start)), load_classic(), 6)
    screen = TableScreen(history, WORDS, bots=BotSeats(history, AtOnce()))
    shown(screen)
    return screen


def history_of(screen: TableScreen) -> History:
    return screen.play.history


def run(screen: TableScreen, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        screen.update(0.05)


def test_a_bot_plays_its_turn_at_a_pace_and_then_the_person_decides() -> None:
    screen = table("garzone", "human")
    run(screen, PACE * 0.9)
    assert history_of(screen).count == 0
    run(screen, PACE * 0.3)
    assert history_of(screen).count == 1
    run(screen, 60)
    state = history_of(screen).state
    assert decider(state) == 1
    assert screen.play.moment.bot is None
    assert screen.play.resting.glow


def test_while_a_bot_decides_nothing_can_be_played_and_the_person_sees_the_own_workshop() -> None:
    screen = table("garzone", "human")
    assert screen.play.resting.viewer == 1
    assert not screen.play.resting.glow
    for target in screen.places.order:
        rect = screen.places.rect(target)
        if rect and target not in screen.play.resting.glow:
            click(screen, rect.center)
            press(screen, pygame.K_ESCAPE)
    assert history_of(screen).count == 0


def test_space_shows_all_moves_at_once() -> None:
    screen = table("garzone", "lavorante", "human")
    press(screen, pygame.K_SPACE)
    for _ in range(60):
        screen.update(0.001)
    assert decider(history_of(screen).state) == 2


def test_undo_takes_the_bots_answers_along() -> None:
    screen = table("human", "garzone")
    history = history_of(screen)
    while decider(history.state) == 0:
        history.play(legal_actions(history.state)[0])
    screen.play.changed()
    before = history.count
    run(screen, 0.1)
    press(screen, pygame.K_SPACE)
    for _ in range(60):
        screen.update(0.001)
    assert history.count > before
    assert decider(history.state) == 0
    free = History(history.start, history.seed, free=True)
    for entry in history.entries:
        free.play(entry.action)
    free.undo()
    assert free.count < before


def test_a_bot_says_why() -> None:
    screen = table("garzone", "human")
    press(screen, pygame.K_SPACE)
    for _ in range(60):
        screen.update(0.001)
    assert screen.play.bots
    told = screen.play.bots.reasons
    assert told
    sentences = {reason_words(t.reason, history_of(screen).state, WORDS) for t in told}
    screen.play.fold_log()
    lines = range(len(screen.play.resting.log))
    tips = []
    for line in lines:
        screen.play.look(OnLogLine(line))
        tip = screen.play.view().tip
        tips.append(tip.words if tip else "")
    assert sentences & set(tips)


def test_a_game_of_bots_alone_runs_to_its_end() -> None:
    screen = table("garzone", "garzone")
    for _ in range(8000):
        if decider(history_of(screen).state) is None:
            break
        press(screen, pygame.K_SPACE)
        screen.update(0.05)
    assert decider(history_of(screen).state) is None


def waited(process: BotProcess) -> Thought:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        thought = process.answer()
        if thought:
            return thought
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_the_process_thinks_what_the_bot_thinks_and_is_replaced_when_it_dies() -> None:
    state = history_of(table("garzone", "human")).state
    process = BotProcess()
    try:
        process.ask(state, "lavorante", 11)
        assert waited(process).actions == player_named("lavorante")(state, 11)
        assert not process.thinking
        assert process._process
        os.kill(process._process.pid or 0, signal.SIGTERM)
        process._process.join()
        process.ask(state, "garzone", 12)
        assert waited(process).actions == player_named("garzone")(state, 12)
    finally:
        process.close()


def test_an_answer_that_came_too_late_is_not_taken() -> None:
    state = history_of(table("garzone", "human")).state
    process = BotProcess()
    try:
        process.ask(state, "garzone", 1)
        process.ask(state, "lavorante", 2)
        assert waited(process).actions == player_named("lavorante")(state, 2)
    finally:
        process.close()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the process table")
def test_the_process_ends_with_its_parent() -> None:
    reader, writer = os.pipe()
    code = (
        "import os, sys, time\n"
        "from firenze.ui.bot_process import BotProcess\n"
        "if __name__ == '__main__':\n"
        "    process = BotProcess()\n"
        "    process._running()\n"
        f"    os.write({writer}, str(process._process.pid).encode() + b'\\n')\n"
        "    time.sleep(60)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], pass_fds=[writer])
    os.close(writer)
    with os.fdopen(reader) as pipe:
        child = int(pipe.readline())
    parent.kill()
    parent.wait()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{child}/stat").read_text().split()[2] == "Z":
            return
        time.sleep(0.05)
    raise AssertionError("the process outlived its parent")
