"""What every bot must do: decide legally, know no more than the table, and repeat itself."""

import pytest

from firenze.bots.levels import LEVELS
from firenze.bots.think import think
from firenze.engine.events import reveals
from firenze.engine.game import apply, decider, determinize, legal_actions, new_game, outcome
from firenze.engine.model import GameState, Options, Seat, Setup
from firenze.engine.rng import seeded, step
from firenze.session.bot_weights import bot_level
from firenze.session.edition_file import load_classic
from tests.session.games import humans, random_states

OPTIONS = (
    Options(),
    Options(neutral_seals="placed", majority_tie="nobody"),
    Options(campanile=False, gentle=True, majority_tie="half", hands="hidden"),
)


def play_out(options: Options, players: int, levels: tuple[str, ...], seed: int) -> GameState:
    """A game between bots, every action of which is checked."""
    seats = tuple(Seat(f"P{n}", n, levels[n % len(levels)]) for n in range(players))
    state = new_game(Setup(seats, options), load_classic(), seed)
    rng = seeded(seed)
    while (player := decider(state)) is not None:
        rng, bits = step(rng)
        thought = think(state, bot_level(seats[player].controller), bits)
        assert thought.actions
        for action in thought.actions:
            assert decider(state) == player
            assert action in legal_actions(state)
            then = apply(state, action)
            state = then.state
            if any(map(reveals, then.events)):
                assert action == thought.actions[-1]
    return state


@pytest.mark.parametrize(("number", "players"), [(0, 2), (1, 3), (2, 4)])
def test_bots_play_whole_games_legally(number: int, players: int) -> None:
    state = play_out(OPTIONS[number], players, ("garzone", "lavorante"), 40 + number)
    assert outcome(state)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000))
def test_bots_play_a_thousand_games_legally(seed: int) -> None:
    options = OPTIONS[seed % len(OPTIONS)]
    assert outcome(play_out(options, 2 + seed % 3, ("garzone", "lavorante"), seed))


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_cannot_see_never_changes_its_choice(level: str) -> None:
    states = random_states(humans(3), 120, seed=9)
    for number in (20, 71, 118):
        state = states[number]
        first = think(state, bot_level(level), 5)
        for bits in (1, 2):
            assert think(determinize(state, bits), bot_level(level), 5) == first


@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_give_equal_thoughts(level: str) -> None:
    state = random_states(humans(2), 60, seed=4)[55]
    assert think(state, bot_level(level), 7) == think(state, bot_level(level), 7)


def test_a_bot_that_must_stop_still_plays() -> None:
    state = random_states(humans(2), 60, seed=4)[55]
    thought = think(state, bot_level("capomastro"), 7, lambda: True)
    assert thought.actions[0] in legal_actions(state)
    assert thought.nodes < think(state, bot_level("capomastro"), 7).nodes


def test_nobody_thinks_when_the_game_is_over() -> None:
    state = play_out(Options(), 2, ("garzone",), 3)
    with pytest.raises(ValueError, match="over"):
        think(state, bot_level("garzone"), 1)
