"""Games for the tests of this folder: seats, and decisions drawn by a seeded generator."""

from firenze.bots.policies import eager
from firenze.engine.game import apply, decider, legal_actions, new_game
from firenze.engine.model import GameState, Options, Seat, Setup
from firenze.engine.rng import below
from firenze.session.edition_file import load_classic
from firenze.session.history import History

NAMES = ("Ada", "Bea", "Carlo", "Dino")


def seats(*controllers: str) -> tuple[Seat, ...]:
    """One seat a controller, "human" or the name of a bot."""
    return tuple(Seat(NAMES[i], i, controller) for i, controller in enumerate(controllers))


def setup_of(*controllers: str, options: Options | None = None) -> Setup:
    """A set-up in which the first seat starts unless the options say otherwise."""
    return Setup(seats(*controllers), options or Options(start_player=0))


def humans(count: int, **options: object) -> Setup:
    """A set-up with humans only."""
    return setup_of(*(["human"] * count), options=Options(start_player=0, **options))  # type: ignore[arg-type]


def played(history: History, decisions: int, seed: int = 1) -> History:
    """The same history after some more random decisions, fewer if the game ends."""
    rng = seed
    for _ in range(decisions):
        if decider(history.state) is None:
            break
        legal = legal_actions(history.state)
        rng, chosen = below(rng, len(legal))
        history.play(legal[chosen])
    return history


def finished(history: History, seed: int = 1) -> History:
    """The same history, played to the end of the game by eager players."""
    rng = seed
    while legal := legal_actions(history.state):
        action, rng = eager(history.state, legal, rng)
        history.play(action)
    return history


def random_states(setup: Setup, decisions: int, seed: int) -> list[GameState]:
    """The states of a random game from its start."""
    state, rng = new_game(setup, load_classic(), seed), seed
    states = [state]
    for _ in range(decisions):
        legal = legal_actions(state)
        if not legal:
            break
        rng, chosen = below(rng, len(legal))
        state = apply(state, legal[chosen]).state
        states.append(state)
    return states
