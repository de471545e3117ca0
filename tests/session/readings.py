"""What a damaged record must still be good for, found in another way than by the program."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from io import BytesIO
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from firenze.engine.actions import Action
from firenze.engine.game import apply, legal_actions
from firenze.engine.model import GameState
from firenze.engine.refusals import IllegalAction
from firenze.session.codec import state_record
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.keeper import Keeper, resume
from firenze.session.problems import DataError, Problem, RecordError
from firenze.session.record_caps import ACTION_CAP, SNAPSHOT_CAP
from firenze.session.record_lines import ActionLine, AnyLine, SnapshotLine, UndoLine
from firenze.session.record_read import Loaded, load, read_record
from firenze.session.record_write import record_bytes
from firenze.session.strict import read_json
from firenze.session.summary import HIGHEST, Summary, summary_of
from firenze.text.errors import problem_words
from firenze.text.words import Words
from tests.session.games import finished, humans, played
from tests.session.mutations import mutated
from tests.session.unlucky import move

LONGEST_SENTENCE = 700


def originals() -> tuple[bytes, ...]:
    """Sound records: kept move by move with undo and redo, arranged, over, and just begun."""
    with TemporaryDirectory() as folder:
        history, rng = begin(humans(3), load_classic(), 21), 4
        keeper = Keeper(history, Path(folder), datetime.now)
        while history.count < 20 or not history.undone:
            rng = move(history, rng)
        keeper.close()
        assert keeper.path
        kept = keeper.path.read_bytes()
    begun = begin(humans(2), load_classic(), 5)
    arranged = History(played(begun, 40).state, 5, arranged=True)
    over = finished(begin(humans(2), load_classic(), 3))
    return *[kept] * 5, record_bytes(played(arranged, 15)), record_bytes(over), kept[:3700]


@dataclass(slots=True)
class _Node:
    """A position, and those that were reached from it; shared by all readings."""

    state: GameState
    after: "dict[Action, _Node | None]" = field(default_factory=dict)

    def play(self, action: Action) -> "_Node | None":
        if action not in self.after:
            try:
                self.after[action] = _Node(apply(self.state, action).state)
            except IllegalAction:
                self.after[action] = None
        return self.after[action]


class Readings:
    """Judges what the program makes of damaged records."""

    def __init__(self) -> None:
        self._starts: dict[str, _Node] = {}
        self.games = self.refused = 0

    def judge(self, raw: bytes) -> Loaded | None:
        """Reads a record in all ways; returns the game, None if there is none in it."""
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.firenze"
            path.write_bytes(raw)
            summary = _judge_summary(path)
            try:
                loaded = load(path)
            except RecordError as error:
                _judge_refusal(error.problem, path)
                self.refused += 1
                return None
            finally:
                assert path.read_bytes() == raw
            assert summary
            self._judge_game(loaded, raw)
            _judge_going_on(loaded, raw, path)
        self.games += 1
        return loaded

    def _judge_game(self, loaded: Loaded, raw: bytes) -> None:
        """The game is what the lines say, up to the first that cannot be followed."""
        lines, history = BytesIO(raw), loaded.history
        earlier = 0
        for told in (loaded.trouble, loaded.saved):
            if told:
                clear(told)
        if loaded.saved and loaded.saved.key == "record.resumed":
            number = int(dict(loaded.saved.values)["line"])
            *_, line = islice(lines, number)
            snapshot = read_json(SnapshotLine, line.removesuffix(b"\n"), SNAPSHOT_CAP)
            assert state_record(history.start) == snapshot.state
            earlier = snapshot.decisions
        else:
            lines.readline()
        start = self._starts.setdefault(repr(history.start), _Node(history.start))
        made, count = _followed(start, lines, earlier)
        every = (*history.entries, *history.undone)
        assert [entry.state for entry in every] == [node.state for node in made]
        assert history.count == count
        assert loaded.actions == count + earlier


def _followed(start: _Node, lines: Iterable[bytes], earlier: int) -> tuple[list[_Node], int]:
    """The positions that decisions led to, and how many of them were not taken back."""
    made: list[_Node] = []
    count = 0
    for ended in lines:
        raw = ended.removesuffix(b"\n")
        if b'"snapshot"' in raw[:40] or not raw.strip():
            continue
        try:
            line = read_json(AnyLine, raw, ACTION_CAP).root
        except DataError:
            break
        if isinstance(line, ActionLine):
            node = (made[count - 1] if count else start).play(line.action)
            if node is None:
                break
            made[count:] = [node]
            count += 1
            continue
        assert not isinstance(line, SnapshotLine)
        kept = line.kept - earlier
        if not (0 <= kept < count if isinstance(line, UndoLine) else count < kept <= len(made)):
            break
        count = kept
    return made, count


def clear(found: Problem) -> None:
    """One line of plain words that ends like a sentence."""
    sentence = problem_words(found, Words())
    assert sentence.isprintable()
    assert sentence.endswith(".")
    assert 10 < len(sentence) < LONGEST_SENTENCE


def _judge_summary(path: Path) -> Summary | None:
    try:
        summary = summary_of(path)
    except RecordError as error:
        clear(error.problem)
        return None
    assert len(summary.names) == len(summary.families) == len(summary.scores)
    assert all(name.isprintable() for name in summary.names)
    assert all(abs(score) <= HIGHEST for score in (*summary.scores, summary.turn))
    return summary


def _judge_refusal(found: Problem, path: Path) -> None:
    clear(found)
    with pytest.raises(RecordError) as caught:
        resume(path, path.parent, datetime.now)
    assert caught.value.problem == found


def _judge_going_on(loaded: Loaded, raw: bytes, path: Path) -> None:
    """One more decision comes to the disk, and nothing that was sound is lost."""
    again, keeper = resume(path, path.parent, datetime.now)
    history = again.history
    assert (history.entries, history.undone) == (loaded.history.entries, loaded.history.undone)
    legal = legal_actions(history.state)
    if legal:
        history.play(legal[-1])
    keeper.close()
    assert keeper.works
    if loaded.sound is None:
        assert path.read_bytes() == raw
    else:
        assert path.read_bytes().startswith(raw[: loaded.sound])
    if keeper.path:
        assert (keeper.path == path) == (loaded.sound is not None)
        kept = load(keeper.path)
        assert kept.trouble is None
        assert (kept.history.entries, kept.history.undone) == (history.entries, history.undone)


def judge_many(count: int, seed: int) -> Readings:
    """Judges so many damaged records."""
    readings, records = Readings(), originals()
    for raw in records:
        assert read_record(raw).sound is not None
    for number in range(count):
        random = Random(f"{seed} {number}")
        try:
            readings.judge(mutated(random.choice(records), random))
        except BaseException as error:
            error.add_note(f"damage number {number} of seed {seed}")
            raise
    return readings
