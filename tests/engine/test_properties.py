"""What holds for any position that a game can reach."""

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from firenze.bots.policies import eager
from firenze.engine.events import (
    CardDiscarded,
    CardPlayed,
    DeckShuffled,
    Event,
    PrestigeGained,
    reveals,
)
from firenze.engine.game import apply, decider, determinize, legal_actions, new_game, standings
from firenze.engine.model import GameState
from firenze.engine.rng import below, seeded, shuffled
from firenze.engine.terms import CardKind
from firenze.session.edition_file import load_classic
from tests.engine.arrange import setup
from tests.engine.play import all_cards

FEW = settings(max_examples=30, deadline=None, derandomize=True)
INTEGERS = st.integers(min_value=-(2**70), max_value=2**70)


def _play(players: int, seed: int, actions: int) -> tuple[list[GameState], list[Event]]:
    """The states of a game between eager players, up to so many actions, and all events."""
    states, events, rng = [new_game(setup(players), load_classic(), seed)], list[Event](), seed
    while len(states) <= actions and (legal := legal_actions(states[-1])):
        action, rng = eager(states[-1], legal, rng)
        step = apply(states[-1], action)
        states.append(step.state)
        events += step.events
    return states, events


@st.composite
def positions(draw: st.DrawFn) -> GameState:
    """A position of a game that runs."""
    players, seed = draw(st.integers(2, 4)), draw(st.integers(0, 10_000))
    states, _ = _play(players, seed, draw(st.integers(0, 250)))
    return next(state for state in reversed(states) if decider(state) is not None)


@FEW
@given(positions(), INTEGERS)
def test_determinize_changes_only_what_is_hidden(state: GameState, rng: int) -> None:
    other = determinize(state, rng)
    deck, first = other.market.deck, state.market.start_cards
    market = replace(other.market, deck=state.market.deck)
    assert replace(other, rng=state.rng, market=market) == state
    assert Counter(deck[:first]) == Counter(state.market.deck[:first])
    assert Counter(deck[first:]) == Counter(state.market.deck[first:])
    assert legal_actions(other) == legal_actions(state)
    assert determinize(state, rng) == other


@FEW
@given(positions())
def test_determinize_forgets_the_generator(state: GameState) -> None:
    assert determinize(replace(state, rng=state.rng ^ 12345), 7) == determinize(state, 7)


@FEW
@given(positions())
def test_apply_leaves_its_state_as_it_was_and_repeats_itself(state: GameState) -> None:
    looks, value = repr(state), hash(state)
    for action in legal_actions(state):
        assert apply(state, action) == apply(state, action)
    assert (repr(state), hash(state)) == (looks, value)


@FEW
@given(st.integers(2, 4), INTEGERS)
def test_equal_seeds_make_equal_games(players: int, seed: int) -> None:
    assert _play(players, seed, 60) == _play(players, seed, 60)


@FEW
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_events_tell_all_prestige(players: int, seed: int) -> None:
    states, events = _play(players, seed, 5000)
    gained = Counter[tuple[int, str]]()
    for event in events:
        if isinstance(event, PrestigeGained):
            gained[event.player, event.source] += event.amount
    for standing in standings(states[-1]):
        for source in ("commissions", "balconies", "privileges", "celebrations", "majorities"):
            assert gained[standing.player, source] == getattr(standing.by_source, source)
        assert standing.prestige == sum(n for (p, _), n in gained.items() if p == standing.player)


@FEW
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_events_tell_the_discard_pile(players: int, seed: int) -> None:
    states, events = _play(players, seed, 5000)
    pile: list[CardKind] = []
    for event in events:
        match event:
            case CardDiscarded(card=card) | CardPlayed(card=card):
                pile.append(card)
            case DeckShuffled():
                pile.clear()
    assert tuple(pile) == states[-1].market.discard


@FEW
@given(positions())
def test_hidden_cards_show_only_by_an_event_that_says_so(state: GameState) -> None:
    """Undo may pass an action without such an event: the deck's order tells nothing there."""
    other = determinize(state, 3)
    for action in legal_actions(state):
        step, twin = apply(state, action), apply(other, action)
        if not any(map(reveals, step.events)):
            assert twin.events == step.events
            assert twin.state.market.row == step.state.market.row


@FEW
@given(INTEGERS, st.integers(1, 88), st.lists(st.integers(), max_size=60))
def test_the_generator_stays_in_range_and_shuffles_all(seed: int, n: int, items: list[int]) -> None:
    rng, drawn = below(seeded(seed), n)
    assert 0 <= drawn < n
    assert 0 <= rng < 2**64
    rng, order = shuffled(rng, items)
    assert sorted(order) == sorted(items)


def test_the_generator_draws_every_number_about_as_often() -> None:
    rng, drawn = seeded(1), Counter[int]()
    for _ in range(6000):
        rng, number = below(rng, 6)
        drawn[number] += 1
    assert set(drawn) == set(range(6))
    assert all(850 < times < 1150 for times in drawn.values())


@FEW
@given(st.integers(2, 4), INTEGERS)
def test_any_integer_is_a_seed(players: int, seed: int) -> None:
    state = new_game(setup(players), load_classic(), seed)
    assert len(all_cards(state)) == 52
    assert legal_actions(state)
