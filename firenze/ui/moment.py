"""What the table says about a position, worked out once until the position changes."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from firenze.engine.events import (
    BricksMoved,
    CommissionScored,
    Event,
    MarkerLaid,
    TowerCollapsed,
    TowerFell,
    TowerLowered,
    TurnStarted,
)
from firenze.engine.game import decider
from firenze.engine.heaps import OnTower
from firenze.engine.model import GameState
from firenze.engine.scoring import prestige
from firenze.engine.terms import Bricks
from firenze.session.history import Entry, History
from firenze.session.problems import Problem
from firenze.session.secrecy import covered, face_down, is_person
from firenze.text.errors import problem_words
from firenze.text.log import LogSentence, log_sentences
from firenze.text.now_words import Reader
from firenze.text.words import Words
from firenze.ui.clicks import Reach, beyond_reach, reaches
from firenze.ui.foresight import worths
from firenze.ui.log_places import log_places
from firenze.ui.view import LogLine


@dataclass(frozen=True, slots=True)
class Moment:
    """A position with all that is said about it and can be done in it.

    `since` is the log from the end of the viewer's last turn on, without the viewer's own deeds.
    `hidden_hands` are the players whose cards lie face down: `state` does not know them. `bot` is
    the player for whom the program decides now; nothing can be reached then.
    `most_stored` are the most bricks of each colour that the viewer's storage held in this phase.
    """

    state: GameState
    viewer: int
    words: Words
    reached: tuple[Reach, ...]
    log: tuple[LogLine, ...]
    since: tuple[LogLine, ...]
    scores: tuple[int, ...]
    worth: tuple[tuple[int, int], ...]
    laid: tuple[tuple[int, int], ...]
    undo_reason: str | None
    restart_reason: str | None
    redo_reason: str | None
    hidden_hands: frozenset[int] = frozenset()
    most_stored: Bricks | None = None
    bot: int | None = None

    @property
    def reader(self) -> Reader:
        """The position as the viewer reads it."""
        return Reader(self.state, self.viewer, self.words, self.hidden_hands)


def moment_of(history: History, words: Words) -> Moment:
    """The position on the table as whoever decides sees it."""
    hidden = face_down(history.state)
    state = covered(history.state, hidden)
    who = decider(state)
    bot = who if who is not None and not is_person(state.table.setup, who) else None
    viewer = state.turn.player if who is None else _onlooker(history, who)
    lines = log_sentences(steps_of(history), words)
    return Moment(
        state,
        viewer,
        words,
        reaches(state) if bot is None else beyond_reach(state),
        tuple(_line(line, state) for line in lines),
        tuple(_line(line, state) for line in _since(lines, state, viewer)),
        tuple(prestige(state, player) for player in range(len(state.players))),
        worths(state, viewer),
        laid(history.entries, viewer),
        _said(history.can_undo(), words),
        _said(history.can_restart_turn(), words),
        _said(history.can_redo(), words),
        hidden,
        _most_stored(history, viewer),
        bot,
    )


def _onlooker(history: History, who: int) -> int:
    """Whose workshop is seen: the one who decides or, while a bot does, the last person who did."""
    setup = history.start.table.setup
    if is_person(setup, who):
        return who
    for decisions in range(history.count - 1, -1, -1):
        earlier = decider(history.state_after(decisions))
        if earlier is not None and is_person(setup, earlier):
            return earlier
    people = [player for player in range(len(setup.seats)) if is_person(setup, player)]
    return people[0] if people else who


def _most_stored(history: History, player: int) -> Bricks:
    """The most bricks of each colour that the player's storage held in this phase."""
    now = history.state
    states = (entry.state for entry in reversed(history.entries))
    most = now.players[player].storage
    for state in chain(states, (history.start,)):
        if (state.turn.number, state.turn.phase) != (now.turn.number, now.turn.phase):
            break
        white, yellow, green, red, blue, purple = map(max, most, state.players[player].storage)
        most = (white, yellow, green, red, blue, purple)
    return most


def steps_of(history: History) -> list[tuple[GameState, tuple[Event, ...]]]:
    """The positions before the decisions of a game, with what each led to."""
    states = [history.start, *(entry.state for entry in history.entries)]
    return [(states[n], entry.events) for n, entry in enumerate(history.entries)]


def _line(line: LogSentence, state: GameState) -> LogLine:
    player = None if line.heading else line.player
    return LogLine(player, line.words, log_places(line.events, state), line.step)


def _said(problem: Problem | None, words: Words) -> str | None:
    return problem_words(problem, words) if problem else None


def _since(lines: Sequence[LogSentence], state: GameState, viewer: int) -> list[LogSentence]:
    """What the others did after the viewer's last turn before this one."""
    turns = [index for index, line in enumerate(lines) if line.heading]
    own = state.turn.player == viewer
    mine = [i for i in turns[: -1 if own else None] if lines[i].player == viewer]
    first = mine[-1] if mine else 0
    return [
        line
        for line in lines[first:]
        if not line.heading and line.player is not None and line.player != viewer
    ]


def laid(entries: Sequence[Entry], player: int) -> tuple[tuple[int, int], ...]:
    """The player's towers that got bricks this turn, and how many, as the site stands now."""
    bricks: dict[int, int] = {}
    for event in (event for entry in entries for event in entry.events):
        match event:
            case TurnStarted():
                bricks = {}
            case BricksMoved(target=OnTower(player=owner, tower=tower)) if owner == player:
                bricks[tower] = bricks.get(tower, 0) + sum(event.bricks)
            case _:
                gone = _gone(event, player)
                if gone is not None:
                    bricks = {t - (t > gone): n for t, n in bricks.items() if t != gone}
    return tuple(sorted(bricks.items()))


def _gone(event: Event, player: int) -> int | None:
    """The tower of the player that left the site by this event."""
    match event:
        case TowerLowered(height=0) | TowerFell() | TowerCollapsed():
            return event.tower if event.player == player else None
        case CommissionScored() | MarkerLaid():
            return event.tower if event.player == player else None
        case _:
            return None
