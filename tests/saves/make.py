"""Writes a record of this version, once for every release: python -m tests.saves.make.

Three eager players in the middle of a game, who have just taken back their last decisions.
"""

from pathlib import Path

from firenze.bots.policies import eager
from firenze.engine.game import legal_actions
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.program import program_version
from firenze.session.record_write import save
from tests.session.games import humans

FOLDER = Path(__file__).parent
SEED, TURN, TAKEN_BACK = 7, 30, 3


def middle_of_a_game() -> History:
    """A game with decisions behind it, ahead of it, and some that can be redone."""
    history, rng = begin(humans(3), load_classic(), SEED), SEED
    while history.state.turn.number < TURN or not _undone(history):
        action, rng = eager(history.state, legal_actions(history.state), rng)
        history.play(action)
    return history


def _undone(history: History) -> bool:
    """Takes some decisions back if that is allowed; whether it was."""
    branch = history.branch(history.count)
    for _ in range(TAKEN_BACK):
        if branch.can_undo():
            return False
        branch.undo()
    history.keep(branch.count)
    return True


def main() -> None:
    """Adds the record of this version; one that is there stays."""
    version = program_version()
    if not version[0].isdigit():
        raise SystemExit("firenze must be installed, so that it knows its version")
    path = FOLDER / f"{version}.firenze"
    if path.exists():
        raise SystemExit(f"{path} stays as it was released")
    save(middle_of_a_game(), path)


if __name__ == "__main__":
    main()
