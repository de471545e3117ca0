"""The words around the table: tips, previews, the enlarged card; and that they fit."""

from dataclasses import replace

import pytest

from firenze.engine.model import NEUTRAL, GameState, Options
from firenze.engine.pending import AnswerEvent, PayCard, PickFalling
from firenze.engine.terms import ONE_BRICK, CardKind, Colour, Phase
from firenze.session.history import History
from firenze.text.now_words import loss_now
from firenze.text.prompts import prompt_words
from firenze.text.words import Words
from firenze.ui.advice import tip_of
from firenze.ui.clicks import click
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.strip import headline
from firenze.ui.layout import make_layout
from firenze.ui.moment import Moment, moment_of
from firenze.ui.previews import preview_of
from firenze.ui.targets import (
    OnBag,
    OnBuilding,
    OnCardBrick,
    OnChurch,
    OnFlag,
    OnHand,
    OnLevelTile,
    OnPhase,
    OnPlayer,
    OnPlot,
    OnSlot,
    OnSpot,
    OnStorage,
    OnStorey,
    OnTowerOf,
    Target,
)
from firenze.ui.theme import Role
from firenze.ui.view_builder import Attention, prompt_of
from firenze.ui.zooms import card_zoom, place_of_card
from tests.engine.arrange import PLAIN_ROW, Arranged
from tests.ui.canvases import canvas
from tests.ui.tables import clickable, game, games

W, R = Colour.WHITE, Colour.RED


def moment(state: GameState) -> Moment:
    """What the table says about a position that came from nowhere."""
    return moment_of(History(state, 1, arranged=True), Words())


def tip(state: GameState, target: Target) -> str:
    """The words of a bubble and its rule, with a mark for a refusal."""
    found = tip_of(moment(state), target)
    assert found is not None
    return f"{'!' if found.refused else ''}{found.words} {found.rule}"


def now(state: GameState, target: Target) -> str:
    """The line of the enlarged card that says what it would do now."""
    found = card_zoom(moment(state).reader, target)
    assert found is not None
    return found.now.removeprefix("**Now:** ")


def test_every_place_where_a_click_does_nothing_says_why_or_what_it_is() -> None:
    for state in game(4, 11)[::12]:
        told = moment(state)
        for target in clickable(state):
            found = tip_of(told, target)
            zoom = card_zoom(told.reader, place_of_card(state, target))
            button = target in (OnSpot("primary"), OnSpot("secondary"))
            assert found or zoom or button or click(told.reached, target), target
            assert not (found and found.refused) or found.rule


def prompt_room(made: Canvas, secondary: str | None) -> int:
    """The width that headline and detail share, in pixels."""
    strip = make_layout(made.theme.width, made.theme.height).strip
    right = strip.secondary.left - made.px(10) if secondary else strip.prompt.right
    crest = round(strip.prompt.height * 0.86) * 5 // 6
    return right - strip.prompt.left - crest - made.px(10)


def test_the_prompt_fits_its_place_in_a_small_window() -> None:
    made = canvas(1280, 720)
    for state in games():
        said = prompt_words(state, Words())
        room = prompt_room(made, said.secondary)
        wide = made.width(said.headline, Role.PROMPT) + made.width(said.detail, Role.BODY)
        assert wide <= room - made.px(18), said


def test_a_long_name_gives_way_to_what_is_to_be_done() -> None:
    made, name = canvas(1280, 720), "Bartholomäus Fürchtegott"
    for state in game(2, 8)[::3]:
        seats = tuple(replace(seat, name=name) for seat in state.table.setup.seats)
        setup = replace(state.table.setup, seats=seats)
        told = moment(replace(state, table=replace(state.table, setup=setup)))
        prompt = prompt_of(told, Attention())
        room = prompt_room(made, prompt.secondary)
        said = headline(made, prompt, name, room)
        assert said.startswith("Bart")
        beside = room - made.width(prompt.detail, Role.BODY)
        assert made.fit(said, Role.PROMPT, beside)[0] == said


def test_a_storey_says_what_it_brings_and_why_not() -> None:
    state = Arranged(towers=["w1"], phase=Phase.COMMISSIONS, seals={"w4": 1, "w5": -2}).state()
    assert (
        tip(state, OnStorey(W, 3))
        == "!White 3 brings 1 prestige. Needs a tower of 3; yours has 1. T5.1"
    )
    assert tip(state, OnStorey(W, 4)) == "White 4: scored by Bruno, for 2 prestige. T5.1"
    assert tip(state, OnStorey(W, 5)).startswith("White 5: a neutral seal closes it")
    assert tip(state, OnStorey(Colour.BLUE, 3)).startswith(
        "!Blue 3 brings 4 prestige. It is balcony I, the next to be scored. You have no tower"
    )


def test_a_score_shows_its_parts_before_the_click() -> None:
    church = (CardKind.SMALL_PRIVILEGE,)
    state = Arranged(towers=["w5"], phase=Phase.COMMISSIONS, church=church).state()
    wanted = "White 5 for 6 prestige (3, level tile 1, Privilege 2). T5.7"
    assert tip(state, OnStorey(W, 5)) == tip(state, OnTowerOf(0, 0)) == wanted
    assert moment(state).worth == ((0, 6),)


def test_a_click_into_a_later_phase_says_what_it_ends() -> None:
    state = Arranged(towers=["w3*"], storages=["w"], phase=Phase.BUILD, added=1).state()
    assert tip(state, OnStorey(W, 3)) == "Ends the building. White 3 for 1 prestige. T5.7"


def test_a_click_past_a_payment_says_what_comes_first() -> None:
    state = Arranged(towers=["r1 w3*"], storages=["wyy"], phase=Phase.BUILD, added=3).state()
    wanted = "Ends the building: first you pay its cost, then click here again. T3.2"
    assert tip(state, OnStorey(W, 3)) == wanted
    assert preview_of(moment(state), OnStorey(W, 3)).falling == (0,)
    assert tip(state, OnPhase(Phase.COMMISSIONS)).startswith("Commissions. ")


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (OnFlag(W), "Most seals on white: 3 prestige at the end. Now: Bruno, with 1. E2"),
        (OnLevelTile(0), "The first to score a level 5 gains +1 prestige. T5.4"),
        (OnSpot("end_tile"), "First to lay the last seal: +5 prestige"),
        (OnSpot("deck"), "45 cards in the deck. T1.6"),
        (OnSpot("discard"), "1 card, Flood on top. Click to look through. T1.6"),
        (OnBag(R), "In the bag: "),
        (OnSpot("build_costs"), "What adding bricks costs this turn. 1: 0, 2: 0, 3: 1"),
        (OnPlayer(1), "Bruno: 1 prestige, 8 seals left, 0 cards in hand. C5"),
        (OnStorage(1, R), "2 red bricks. Storage: 2, of 10 at the end of a turn. T6.1"),
        (OnTowerOf(1, 0), "Red 2 of Bruno. T3.1"),
        (OnPhase(Phase.BUILD), "Build. Add bricks to your towers"),
        (OnChurch(0), "A free space for a church card. C7"),
    ],
)
def test_places_say_what_they_are(target: Target, words: str) -> None:
    state = Arranged(
        storages=["", "rr"], towers=["", "r2"], seals={"w3": 1}, discard=(CardKind.FLOOD,)
    ).state()
    assert tip(state, target).startswith(words)


def test_the_place_of_the_button_says_what_comes_first() -> None:
    full = Arranged(storages=["w" * 11 + "y"], phase=Phase.LIMITS).state()
    button = OnSpot("primary")
    assert tip(Arranged().state(), button) == "!First take a card of the row. T1.1"
    assert tip(full, button) == "!First discard what is over your limits. T6.1"


def test_a_flag_that_a_tie_makes_worthless_says_so() -> None:
    tie = Arranged(seals={"w3": 0, "w4": 1}, options=Options(majority_tie="nobody")).state()
    assert tip(tie, OnFlag(W)).endswith("with 1. Tied, they would gain nothing. E2")


def test_a_patricians_answer_says_what_it_is_about() -> None:
    state = Arranged(
        storages=["wwwr"],
        hands=[(CardKind.PATRICIAN,)],
        pending=(AnswerEvent(0, CardKind.FLOOD),),
    ).state()
    assert tip(state, OnSpot("secondary")) == "You lose 2 bricks. K1"
    assert tip(state, OnSpot("primary")).startswith("The event takes nothing from you")
    assert loss_now(CardKind.FLOOD, ((),), moment(state).reader) == "You lose nothing."


def test_the_end_of_a_turn_says_what_it_leaves_undone() -> None:
    unscored = Arranged(towers=["w3"], phase=Phase.COMMISSIONS).state()
    full = Arranged(storages=["w" * 11], phase=Phase.COMMISSIONS).state()
    done = Arranged(phase=Phase.COMMISSIONS).state()
    assert tip(unscored, OnSpot("primary")) == "You could still score your white 3. T5.1"
    assert tip(full, OnSpot("primary")).startswith("You hold too much")
    assert tip_of(moment(done), OnSpot("primary")) is None


def test_a_grey_button_says_why() -> None:
    state = Arranged().state()
    assert tip(state, OnSpot("undo")) == "!There is nothing to undo. "


def test_previews_show_price_and_gain() -> None:
    take = preview_of(moment(Arranged(storages=["wwyg"]).state()), OnSlot(2))
    assert (take.spent, take.skipped, take.arriving) == (2, (0, 1), (1, 0, 0, 1, 0, 0))
    exchange = Arranged(storages=["wwww"], phase=Phase.EXCHANGE).state()
    swap = preview_of(moment(exchange), OnCardBrick(0, Colour.YELLOW))
    assert (swap.spent, swap.arriving) == (3, ONE_BRICK[Colour.YELLOW])
    pay = Arranged(storages=["wr"], pending=(PayCard(0, 2, 1),)).state()
    assert preview_of(moment(pay), OnStorage(0, R)).skipped == (1,)


def test_a_ghost_brick_names_the_build_cost_with_it() -> None:
    state = Arranged(storages=["wwwww"], towers=["w2*"], phase=Phase.BUILD, added=2).state()
    shown = preview_of(moment(state), OnTowerOf(0, 0))
    assert (shown.ghost, shown.label, shown.spent) == (OnTowerOf(0, 0), "cost 1", 1)
    assert preview_of(moment(state), OnPlot(W)).ghost == OnPlot(W)


def test_a_brick_in_storage_shows_where_it_would_lie() -> None:
    state = Arranged(storages=["wr"], towers=["r1 w2"], phase=Phase.BUILD).state()
    assert preview_of(moment(state), OnStorage(0, W)).ghost == OnTowerOf(0, 1)
    new = Arranged(storages=["wr"], phase=Phase.BUILD).state()
    assert preview_of(moment(new), OnStorage(0, W)).ghost == OnPlot(W)


def test_several_ways_are_told_before_and_after_the_click() -> None:
    state = Arranged(storages=["ww"], towers=["w1 w2"], phase=Phase.BUILD).state()
    assert tip(state, OnStorage(0, W)).startswith("Click here, then the tower")
    ways = click(moment(state).reached, OnStorage(0, W)).shortlist
    said = prompt_of(moment(state), Attention(shortlist=ways))
    assert said.detail == "Which one? Click a tower, or New tower. Esc: not now."


def test_a_neutral_seal_beyond_the_advice_says_so() -> None:
    laid = dict.fromkeys(("y8", "g8", "p8", "y5"), NEUTRAL)
    many, few = Arranged(seals=laid).state(), Arranged(seals={"y8": NEUTRAL}).state()
    assert "than advised" in tip(many, OnStorey(Colour.YELLOW, 8))
    assert "advised" not in tip(few, OnStorey(Colour.YELLOW, 8))


def test_towers_crack_before_a_click_lets_them_fall() -> None:
    state = Arranged(storages=["wwww"], towers=["r2 w3* g1"], phase=Phase.BUILD, added=3).state()
    assert preview_of(moment(state), OnSpot("primary")).falling == (0, 2)
    free = Arranged(storages=["w"], towers=["r2 w3*"], phase=Phase.BUILD, added=1).state()
    assert preview_of(moment(free), OnStorey(W, 3)).falling == (0,)
    tax = (PickFalling(0, CardKind.TRIBUTE, (0,)),)
    picking = Arranged(towers=["r2 r3 r1"], storages=["r"], pending=tax).state()
    assert preview_of(moment(picking), OnTowerOf(0, 1)).falling == (0, 1)


def row(card: CardKind) -> list[tuple[CardKind, str]]:
    return [(card, "w"), *PLAIN_ROW[1:]]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (CardKind.FLOOD, "You lose 2 bricks; Clio loses 1 brick."),
        (CardKind.TRIBUTE, "You lose 1 brick; Bruno loses red 5."),
        (CardKind.LUXURY_TAX, "Bruno loses red 5."),
        (CardKind.BOTCH, "It strikes white 3."),
        (CardKind.MEMORIAL, "It goes to Bruno."),
        (CardKind.BRIDGE, "It would be discarded at once; you keep its bricks."),
        (CardKind.WORKSHOP, "You could add 3 bricks free."),
        (CardKind.MASON, "You could add 4 bricks free."),
        (CardKind.ARCHITECT, "Your white 3 could be scored as a 4."),
        (CardKind.SABOTEUR, "The others have 1 tower."),
        (CardKind.SMALL_PRIVILEGE, ""),
        (CardKind.FAME, ""),
    ],
)
def test_a_card_says_what_it_would_do_now(card: CardKind, words: str) -> None:
    state = Arranged(
        players=3,
        storages=["rrgg", "", "gg"],
        towers=["w3", "r5"],
        buildings=[(CardKind.BRIDGE,)],
        row=row(card),
    ).state()
    assert now(state, OnSlot(0)) == words


def test_the_enlarged_card_has_price_bricks_and_rules() -> None:
    state = Arranged(storages=["ww"], seals={"w3": 0, "w4": 0}).state()
    reader = moment(state).reader
    dear, cheap = card_zoom(reader, OnSlot(5)), card_zoom(reader, OnSlot(1))
    assert dear is not None
    assert cheap is not None
    assert dear.price == "Costs 5; you have 2 bricks (T1.2)"
    assert cheap.price == "Costs 1, one on each earlier card"
    assert cheap.bricks == (1, 0, 1, 0, 0, 0)
    assert cheap.rules == ("K", "T6.1", "E2")
    counted = card_zoom(reader, OnSlot(3))
    assert counted is not None
    assert counted.prestige == 2


def test_cards_in_hand_church_and_before_players_are_enlarged_too() -> None:
    state = Arranged(
        hands=[(CardKind.FAME,)],
        buildings=[(), (CardKind.BRIDGE,)],
        church=(CardKind.CAMPANILE,),
        markers=(1,),
    ).state()
    reader = moment(state).reader
    for target in (OnHand(0, CardKind.FAME), OnBuilding(1, CardKind.BRIDGE), OnChurch(0)):
        assert card_zoom(reader, target) is not None
    assert card_zoom(reader, OnChurch(1)) is None
    assert now(state, OnChurch(0)) == "Markers: Bruno."
