"""A click looks up the legal list: all of it can be reached, and nothing else can."""

from firenze.engine.actions import (
    END_PHASE,
    ChooseRival,
    ChooseSlot,
    ExchangeBrick,
    ExtendTower,
    LayMarker,
    PlayCharacter,
    ScoreTower,
    StartTower,
    TakeCard,
)
from firenze.engine.game import apply, decider, legal_actions, refusal
from firenze.engine.pending import PayBuild, SmugglerRival
from firenze.engine.terms import CardKind, Colour, Phase
from firenze.ui.clicks import click, reaches, why_not
from firenze.ui.glow import glow
from firenze.ui.meanings import meanings
from firenze.ui.targets import (
    OnCardBrick,
    OnChurch,
    OnHand,
    OnPhase,
    OnPlayer,
    OnPlot,
    OnSlot,
    OnSpot,
    OnStorage,
    OnStorey,
    OnTowerOf,
)
from tests.engine.arrange import Arranged
from tests.ui.tables import clickable, game, games, ways


def test_every_legal_action_of_whole_games_can_be_clicked() -> None:
    for state in games():
        missing = set(legal_actions(state)) - set(ways(reaches(state)))
        assert not missing, (state.turn, state.pending)


def test_what_a_click_does_can_be_done_one_after_the_other() -> None:
    for state in game(4, 11)[::4]:
        reached = reaches(state)
        for target in clickable(state):
            after = state
            for action in click(reached, target).actions:
                assert refusal(after, action) is None
                after = apply(after, action).state


def test_what_glows_does_something_and_what_does_not_glow_does_nothing() -> None:
    for state in game(3, 5)[::4]:
        viewer = decider(state)
        if viewer is None:
            continue
        reached = reaches(state)
        lit = glow(reached, viewer)
        assert not lit.now & lit.also
        for target in clickable(state):
            if isinstance(target, OnPhase | OnSpot):
                continue
            found = click(reached, target)
            whole = any(isinstance(a, TakeCard | ChooseSlot | ChooseRival) for a in found.actions)
            if not whole or isinstance(target, OnSlot | OnPlayer):
                assert bool(found) == (target in lit.now | lit.also)


def test_a_dead_target_that_could_mean_something_has_a_reason_with_a_rule() -> None:
    for state in game(4, 11)[::4]:
        reached = reaches(state)
        for target in clickable(state):
            if not click(reached, target) and meanings(state, target):
                found = why_not(state, target)
                assert found is not None
                assert found.rule


def test_bricks_on_a_card_take_the_card_first_and_are_exchanged_later() -> None:
    on = OnCardBrick(1, Colour.GREEN)
    take = Arranged(storages=["wwww"]).state()
    exchange = Arranged(storages=["wwww"], phase=Phase.EXCHANGE).state()
    assert click(reaches(take), on).actions == (TakeCard(1),)
    assert click(reaches(exchange), on).actions == (ExchangeBrick(1, Colour.GREEN),)


def test_a_tower_clicked_in_exchange_ends_it_and_grows() -> None:
    state = Arranged(storages=["wwww"], towers=["w2"], phase=Phase.EXCHANGE).state()
    reached = reaches(state)
    assert click(reached, OnTowerOf(0, 0)).actions == (END_PHASE, ExtendTower(0))
    assert click(reached, OnPlot(Colour.WHITE)).actions == (END_PHASE, StartTower(Colour.WHITE))
    assert OnTowerOf(0, 0) in glow(reached, 0).also


def test_a_storey_clicked_in_build_scores_although_a_tower_before_it_falls() -> None:
    state = Arranged(towers=["r2 w3*"], storages=["w"], phase=Phase.BUILD, added=1).state()
    storey = OnStorey(Colour.WHITE, 3)
    assert click(reaches(state), storey).actions == (END_PHASE, ScoreTower(0, 3))


def test_a_click_into_a_later_phase_opens_the_payment_that_lies_between() -> None:
    state = Arranged(towers=["w3*"], storages=["wyy"], phase=Phase.BUILD, added=3).state()
    reached, storey = reaches(state), OnStorey(Colour.WHITE, 3)
    assert click(reached, storey).actions == (END_PHASE,)
    assert storey in glow(reached, 0).also
    assert click(reached, OnPhase(Phase.COMMISSIONS)).actions == (END_PHASE,)
    assert isinstance(apply(state, END_PHASE).state.pending[-1], PayBuild)
    assert not click(reached, OnStorey(Colour.WHITE, 4))


def test_a_tower_that_cannot_grow_is_not_scored_by_a_click_in_build() -> None:
    state = Arranged(towers=["w3*"], storages=["r"], phase=Phase.BUILD, added=1).state()
    assert not click(reaches(state), OnTowerOf(0, 0))


def test_no_click_reaches_into_the_limits() -> None:
    storage = "w" * 12
    state = Arranged(storages=[storage], phase=Phase.COMMISSIONS).state()
    assert not click(reaches(state), OnStorage(0, Colour.WHITE))


def test_a_tower_is_scored_at_its_height_although_an_architect_is_held() -> None:
    hand = [(CardKind.ARCHITECT,)]
    state = Arranged(towers=["w4"], hands=hand, phase=Phase.COMMISSIONS).state()
    reached = reaches(state)
    assert click(reached, OnTowerOf(0, 0)).actions == (ScoreTower(0, 4),)
    assert click(reached, OnStorey(Colour.WHITE, 5)).actions == (ScoreTower(0, 5),)
    armed = click(reached, OnHand(0, CardKind.ARCHITECT)).shortlist
    assert set(armed) == {ScoreTower(0, 3), ScoreTower(0, 5)}
    assert click(reached, OnStorey(Colour.WHITE, 3), armed).actions == (ScoreTower(0, 3),)
    assert click(reached, OnTowerOf(0, 0), armed).shortlist == armed


def test_two_towers_for_one_architect_are_told_apart_by_a_second_click() -> None:
    hand = [(CardKind.ARCHITECT,)]
    state = Arranged(towers=["w3 w5"], hands=hand, phase=Phase.COMMISSIONS).state()
    reached = reaches(state)
    either = click(reached, OnStorey(Colour.WHITE, 4)).shortlist
    assert click(reached, OnTowerOf(0, 1), either).actions == (ScoreTower(1, 4),)
    assert glow(reached, 0, either).now == {
        OnTowerOf(0, 0),
        OnTowerOf(0, 1),
        OnStorey(Colour.WHITE, 4),
    }


def test_two_towers_for_one_architect_are_told_apart_from_an_earlier_phase_too() -> None:
    hand = [(CardKind.ARCHITECT,)]
    towers = ["r1 w3* w5*"]
    state = Arranged(towers=towers, hands=hand, phase=Phase.BUILD, added=2).state()
    reached, storey = reaches(state), OnStorey(Colour.WHITE, 4)
    either = click(reached, storey).shortlist
    assert set(either) == {ScoreTower(0, 4), ScoreTower(1, 4)}
    assert click(reached, OnTowerOf(0, 2), either).actions == (END_PHASE, ScoreTower(1, 4))
    assert glow(reached, 0, either).now == {OnTowerOf(0, 1), OnTowerOf(0, 2), storey}
    assert storey in glow(reached, 0).also


def test_a_brick_in_storage_goes_onto_the_tower_of_its_colour_or_begins_one() -> None:
    state = Arranged(storages=["wwrg"], towers=["r2 w1 w3"], phase=Phase.BUILD).state()
    reached = reaches(state)
    assert click(reached, OnStorage(0, Colour.RED)).actions == (ExtendTower(0),)
    assert click(reached, OnStorage(0, Colour.GREEN)).actions == (StartTower(Colour.GREEN),)
    one_of = click(reached, OnStorage(0, Colour.WHITE)).shortlist
    assert set(one_of) == {ExtendTower(1), ExtendTower(2), StartTower(Colour.WHITE)}
    assert click(reached, OnTowerOf(0, 2), one_of).actions == (ExtendTower(2),)
    assert click(reached, OnPlot(Colour.WHITE), one_of).actions == (StartTower(Colour.WHITE),)


def test_a_brick_in_storage_does_not_end_the_exchange() -> None:
    state = Arranged(storages=["wwww"], towers=["w2"], phase=Phase.EXCHANGE).state()
    assert not click(reaches(state), OnStorage(0, Colour.WHITE))


def test_a_second_click_on_the_plot_asks_whether_it_means_the_tower_begun_just_now() -> None:
    begun = Arranged(storages=["www"], towers=["w1*"], phase=Phase.BUILD, added=1).state()
    plot = OnPlot(Colour.WHITE)
    either = click(reaches(begun), plot).shortlist
    assert set(either) == {StartTower(Colour.WHITE), ExtendTower(0)}
    assert click(reaches(begun), plot, either).actions == (StartTower(Colour.WHITE),)
    assert click(reaches(begun), OnTowerOf(0, 0), either).actions == (ExtendTower(0),)
    taller = Arranged(storages=["www"], towers=["w2*"], phase=Phase.BUILD, added=1).state()
    assert click(reaches(taller), plot).actions == (StartTower(Colour.WHITE),)


def test_the_white_tower_lays_the_marker_while_the_campanile_stands() -> None:
    church = (CardKind.CAMPANILE,)
    state = Arranged(towers=["w3"], church=church, phase=Phase.COMMISSIONS).state()
    reached = reaches(state)
    assert click(reached, OnTowerOf(0, 0)).actions == (LayMarker(0),)
    assert click(reached, OnChurch(0)).actions == (LayMarker(0),)


def test_a_character_glows_as_something_that_may_be_done_as_well() -> None:
    hands = [(CardKind.COUNTESS, CardKind.FAME)]
    reached = reaches(Arranged(hands=hands).state())
    on = OnHand(0, CardKind.COUNTESS)
    assert click(reached, on).actions == (PlayCharacter(CardKind.COUNTESS),)
    assert on in glow(reached, 0).also
    assert OnSlot(0) in glow(reached, 0).now


def test_a_click_on_the_ribbon_ends_the_phases_before() -> None:
    reached = reaches(Arranged(storages=["wwww"], phase=Phase.EXCHANGE).state())
    assert click(reached, OnPhase(Phase.BUILD)).actions == (END_PHASE,)
    assert click(reached, OnPhase(Phase.COMMISSIONS)).actions == (END_PHASE, END_PHASE)
    assert not click(reached, OnPhase(Phase.TAKE))


def test_the_reason_of_a_dead_target_is_the_engines() -> None:
    state = Arranged(storages=["ww"]).state()
    found = why_not(state, OnSlot(3))
    assert found is not None
    assert (found.rule, found.key) == ("T1.2", "card_too_dear")


def test_anything_of_a_rival_means_the_rival_who_glows_as_a_whole() -> None:
    pending = (SmugglerRival(0, Colour.WHITE),)
    state = Arranged(players=3, storages=["w", "r", "r"], towers=["", "r1"], pending=pending)
    reached = reaches(state.state())
    for target in (OnPlayer(1), OnStorage(1, Colour.RED), OnTowerOf(1, 0)):
        assert click(reached, target).actions == (ChooseRival(1),)
    assert glow(reached, 0).now == {OnPlayer(1), OnPlayer(2)}
