"""The event cards: effect, choices of every player struck, and what is refused (K)."""

import pytest

from firenze.engine.actions import (
    AnswerWithPatrician,
    ChooseTower,
    DiscardBrick,
    EndPhase,
    PayBrick,
    PlayCharacter,
    TakeCard,
)
from firenze.engine.events import (
    DeckShuffled,
    EventPassed,
    EventSpared,
    TowerCollapsed,
    TowerFell,
    TowerLowered,
)
from firenze.engine.game import decider, legal_actions
from firenze.engine.terms import CardKind, Colour, Phase
from tests.engine.arrange import before, bricks
from tests.engine.play import after, built, happened, refused, storage, taken

PATRICIAN = (CardKind.PATRICIAN,)
YES, NO = AnswerWithPatrician(True), AnswerWithPatrician(False)


def test_card_structural_collapse_takes_a_whole_tower() -> None:
    state = taken(CardKind.STRUCTURAL_COLLAPSE, towers=("r5 g2", "b7"))
    assert legal_actions(state) == (ChooseTower(0, 0), ChooseTower(0, 1))
    bag = state.market.bag
    assert TowerCollapsed(0, 0, Colour.RED, 5) in happened(state, ChooseTower(0, 0))
    state = after(state, ChooseTower(0, 0))
    assert (built(state, 0), built(state, 1)) == (["g2"], ["b7"])
    assert storage(state) == bricks("")
    assert state.market.discard == (CardKind.STRUCTURAL_COLLAPSE,)
    assert sum(state.market.bag) == sum(bag) + 5 - 4


def test_card_structural_collapse_without_a_tower_or_with_one() -> None:
    state = before(CardKind.STRUCTURAL_COLLAPSE, towers=("", "r5"))
    assert EventPassed(0, CardKind.STRUCTURAL_COLLAPSE) in happened(state, TakeCard(0))
    assert built(taken(CardKind.STRUCTURAL_COLLAPSE, towers=("r5",))) == []


def test_card_structural_collapse_strikes_an_own_tower_only() -> None:
    state = taken(CardKind.STRUCTURAL_COLLAPSE, towers=("r5 g2", "b7"))
    assert refused(state, ChooseTower(1, 0)) == "K7"
    assert refused(state, ChooseTower(0, 2)) == "K"
    assert refused(state, ChooseTower(0, -1)) == "K"


def test_card_botch_takes_one_level() -> None:
    state = taken(CardKind.BOTCH, towers=("r5 g1", "b7"))
    assert TowerLowered(0, 0, Colour.RED, 4) in happened(state, ChooseTower(0, 0))
    assert built(after(state, ChooseTower(0, 0))) == ["r4", "g1"]
    assert built(after(state, ChooseTower(0, 1))) == ["r5"]
    assert storage(after(state, ChooseTower(0, 1))) == bricks("")
    assert refused(state, ChooseTower(1, 0)) == "K7"


def test_card_botch_without_a_tower_or_with_one() -> None:
    state = before(CardKind.BOTCH, towers=("", "r5"))
    assert EventPassed(0, CardKind.BOTCH) in happened(state, TakeCard(0))
    assert built(taken(CardKind.BOTCH, towers=("r5", "r2"))) == ["r4"]


@pytest.mark.parametrize(
    ("have", "lost"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 4)]
)
def test_card_flood_takes_a_third_rounded_up(have: int, lost: int) -> None:
    state = taken(CardKind.FLOOD, "pp", storages=(("rg" * 5)[:have],))
    while state.pending:
        state = after(state, legal_actions(state)[0])
    assert sum(storage(state)) == have - lost + 2
    assert storage(state)[Colour.PURPLE] == 2


def test_card_flood_strikes_all_clockwise_each_choosing() -> None:
    state = before(CardKind.FLOOD, "b", players=3, turn=1, storages=("rgrg", "wyw", "rrr"))
    state = after(state, TakeCard(0))
    assert decider(state) == 1
    assert legal_actions(state) == (DiscardBrick(Colour.WHITE), DiscardBrick(Colour.YELLOW))
    assert refused(state, DiscardBrick(Colour.BLUE)) == "K"
    state = after(state, DiscardBrick(Colour.YELLOW))
    assert (decider(state), storage(state, 2)) == (0, bricks("rr"))
    state = after(state, DiscardBrick(Colour.RED), DiscardBrick(Colour.GREEN))
    assert [storage(state, i) for i in range(3)] == [bricks("rg"), bricks("wwb"), bricks("rr")]
    assert state.turn.player == 1


def test_card_flood_touches_no_tower_and_passes_an_empty_storage() -> None:
    state = before(CardKind.FLOOD, storages=("", ""), towers=("r5", "g5"))
    passed = [e for e in happened(state, TakeCard(0)) if isinstance(e, EventPassed)]
    assert passed == [EventPassed(0, CardKind.FLOOD), EventPassed(1, CardKind.FLOOD)]
    assert built(after(state, TakeCard(0)), 1) == ["g5"]


def test_card_flood_is_answered_by_each_holder_for_themselves() -> None:
    state = taken(CardKind.FLOOD, storages=("rgg", "wwy"), hands=(PATRICIAN, PATRICIAN), discard=())
    assert (decider(state), legal_actions(state)) == (0, (YES, NO))
    state = after(state, NO)
    state = after(state, DiscardBrick(Colour.RED))
    assert (decider(state), legal_actions(state)) == (1, (YES, NO))
    assert EventSpared(1, CardKind.FLOOD) in happened(state, YES)
    state = after(state, YES)
    assert (storage(state, 0), storage(state, 1)) == (bricks("gg"), bricks("wwy"))
    assert (state.players[0].hand, state.players[1].hand) == (PATRICIAN, ())


@pytest.mark.parametrize(("have", "left"), [("", ""), ("rg", ""), ("rgb", "")])
def test_card_storage_on_fire_takes_three_or_all(have: str, left: str) -> None:
    state = taken(CardKind.STORAGE_ON_FIRE, "ww", storages=(have, "rrr"))
    assert (storage(state, 0), storage(state, 1)) == (bricks(left + "ww"), bricks("rrr"))


def test_card_storage_on_fire_by_own_choice() -> None:
    state = taken(CardKind.STORAGE_ON_FIRE, "ww", storages=("rrggb",))
    assert refused(state, DiscardBrick(Colour.WHITE)) == "K"
    assert refused(state, PayBrick(Colour.RED)) == "K"
    for colour in (Colour.RED, Colour.BLUE, Colour.RED):
        state = after(state, DiscardBrick(colour))
    assert storage(state) == bricks("ggww")


def test_card_luxury_tax_two_bricks_for_each_tower_of_five() -> None:
    state = taken(CardKind.LUXURY_TAX, towers=("r5 w6 g4",), storages=("rrgby",))
    assert [action for action in legal_actions(state) if not isinstance(action, PayBrick)] == []
    for colour in (Colour.RED, Colour.GREEN, Colour.BLUE):
        assert decider(state) == 0
        state = after(state, PayBrick(colour))
    state = after(state, PayBrick(Colour.RED))
    assert (storage(state), built(state)) == (bricks("y"), ["r5", "w6", "g4"])


def test_card_luxury_tax_bricks_of_the_card_may_pay() -> None:
    state = taken(CardKind.LUXURY_TAX, "pp", towers=("r5",))
    assert (storage(state), built(state)) == (bricks(""), ["r5"])


def test_card_luxury_tax_strikes_every_owner_clockwise() -> None:
    state = taken(
        CardKind.LUXURY_TAX, players=3, turn=2, towers=("r5", "g6", "b4"), storages=("rgb", "wwyy")
    )
    assert decider(state) == 0
    state = after(state, PayBrick(Colour.RED), PayBrick(Colour.GREEN))
    assert decider(state) == 1
    state = after(state, PayBrick(Colour.WHITE), PayBrick(Colour.YELLOW))
    assert [storage(state, i) for i in range(3)] == [bricks("b"), bricks("wy"), bricks("")]


def test_card_luxury_tax_tears_down_what_cannot_be_paid() -> None:
    state = taken(CardKind.LUXURY_TAX, towers=("r5 w7 g8",), storages=("bbb",))
    assert legal_actions(state) == tuple(ChooseTower(0, i) for i in range(3))
    assert refused(state, ChooseTower(1, 0)) == "K2"
    state = after(state, ChooseTower(0, 1))
    assert refused(state, ChooseTower(0, 1)) == "K2"
    state = after(state, ChooseTower(0, 0))
    assert built(state) == ["g8"]
    assert storage(state) == bricks("brrwww")
    assert TowerFell(0, 0, Colour.RED, 5, 2) in happened(
        before(CardKind.LUXURY_TAX, towers=("r5",), storages=("b",)), TakeCard(0)
    )


def test_card_tribute_one_brick_of_the_towers_colour() -> None:
    state = taken(CardKind.TRIBUTE, towers=("r5 w1 r2", "g3"), storages=("rrrww", "gb"))
    assert (storage(state, 0), storage(state, 1)) == (bricks("rw"), bricks("b"))
    assert (built(state, 0), built(state, 1)) == (["r5", "w1", "r2"], ["g3"])


def test_card_tribute_other_colours_do_not_pay() -> None:
    state = taken(CardKind.TRIBUTE, towers=("r5", "g4"), storages=("wwww", "g"))
    assert (built(state, 0), storage(state, 0)) == ([], bricks("wwwwrr"))
    assert (built(state, 1), storage(state, 1)) == (["g4"], bricks(""))


def test_card_tribute_colour_by_colour_the_owner_picks_what_falls() -> None:
    state = taken(CardKind.TRIBUTE, towers=("r5 r2 w4 w3",), storages=("rw",))
    assert legal_actions(state) == (ChooseTower(0, 2), ChooseTower(0, 3))
    assert refused(state, ChooseTower(0, 0)) == "K2"
    state = after(state, ChooseTower(0, 3))
    assert legal_actions(state) == (ChooseTower(0, 0), ChooseTower(0, 1))
    state = after(state, ChooseTower(0, 1))
    assert (built(state), storage(state)) == (["r5", "w4"], bricks("rw"))


def test_card_tribute_bricks_of_the_card_pay_too() -> None:
    state = taken(CardKind.TRIBUTE, "r", towers=("r4",))
    assert (built(state), storage(state)) == (["r4"], bricks(""))


def test_card_renaissance_goes_into_the_deck_with_the_discard_pile() -> None:
    pile = (CardKind.BRIDGE, CardKind.MASON)
    state = before(CardKind.RENAISSANCE, "rg", discard=pile, hands=(PATRICIAN,))
    cards = len(state.market.deck)
    assert DeckShuffled(cards + 3) in happened(state, TakeCard(0))
    state = after(state, TakeCard(0))
    assert state.market.discard == ()
    assert len(state.market.deck) == cards + 2
    assert CardKind.RENAISSANCE in (*state.market.deck, state.market.row[5].card)
    assert (storage(state), state.turn.phase) == (bricks("rg"), Phase.BUILD)
    assert state.market.start_cards == 0


@pytest.mark.parametrize(
    "card",
    [
        CardKind.STRUCTURAL_COLLAPSE,
        CardKind.BOTCH,
        CardKind.STORAGE_ON_FIRE,
        CardKind.FLOOD,
        CardKind.LUXURY_TAX,
        CardKind.TRIBUTE,
    ],
)
def test_card_patrician_answers_every_event_but_renaissance(card: CardKind) -> None:
    state = taken(card, "pp", towers=("r5 g5",), storages=("wwww",), hands=(PATRICIAN,))
    assert (decider(state), legal_actions(state)) == (0, (YES, NO))
    assert refused(state, PlayCharacter(CardKind.PATRICIAN)) == "T1.5"
    assert refused(state, EndPhase()) == "K1"
    state = after(state, YES)
    assert (built(state), storage(state)) == (["r5", "g5"], bricks("wwwwpp"))
    assert state.market.discard == (CardKind.PATRICIAN, card)
    assert state.players[0].hand == ()
