"""The log tells everything that happened, to everybody, in sentences grouped by turn."""

from firenze.engine.actions import (
    END_PHASE,
    Action,
    AnswerWithPatrician,
    ChooseRival,
    ChooseSlot,
    ChooseTower,
    DiscardBrick,
    DiscardCard,
    DrawBrick,
    ExchangeBrick,
    ExtendTower,
    GiveBrick,
    LayMarker,
    PayBrick,
    PlayCharacter,
    ScoreTower,
    StealBrick,
    TakeCard,
)
from firenze.engine.events import BricksMoved, Event, TowerFell
from firenze.engine.game import apply
from firenze.engine.heaps import InStorage
from firenze.engine.model import GameState, Options
from firenze.engine.terms import CardKind, Colour, Phase
from firenze.text.log import LogSentence, log_sentences
from firenze.text.words import Words
from tests.engine.arrange import PLAIN_ROW, Arranged
from tests.ui.tables import decisions

W, R = Colour.WHITE, Colour.RED


def told(state: GameState, *actions: Action) -> list[str]:
    """The sentences of some actions, with the player's number before each."""
    steps: list[tuple[GameState, tuple[Event, ...]]] = []
    for action in actions:
        done = apply(state, action)
        steps.append((state, done.events))
        state = done.state
    return [_line(line) for line in log_sentences(steps, Words()) if not line.heading]


def _line(line: LogSentence) -> str:
    return line.words if line.player is None else f"{line.player} {line.words}"


def row(card: CardKind, letters: str = "") -> list[tuple[CardKind, str]]:
    return [(card, letters), *PLAIN_ROW[1:]]


def test_a_card_is_told_with_its_price_and_its_bricks() -> None:
    state = Arranged(storages=["wr"]).state()
    assert told(state, TakeCard(0)) == ["0 **Fame** free, with 1 white, 1 yellow."]
    paid = told(state, TakeCard(1), PayBrick(R))
    assert paid == ["0 **Disgrace** for 1 brick, with 1 white, 1 green."]


def test_an_exchange_tells_what_went_and_what_came() -> None:
    state = Arranged(storages=["wwwr"], phase=Phase.EXCHANGE).state()
    paid = [PayBrick(W), PayBrick(W), PayBrick(R)]
    lines = told(state, ExchangeBrick(0, Colour.YELLOW), *paid)
    assert lines == ["0 Exchanged 2 white, 1 red for 1 yellow."]


def test_building_is_one_line_although_a_mason_comes_between() -> None:
    state = Arranged(
        storages=["wwwww"], towers=["w1"], hands=[(CardKind.MASON,)], phase=Phase.BUILD
    ).state()
    grow = ExtendTower(0)
    lines = told(state, grow, grow, PlayCharacter(CardKind.MASON), grow, END_PHASE)
    assert lines == ["0 Built 3 white.", "0 Played **Mason**: build cost 3 less."]


def test_a_score_names_its_parts() -> None:
    state = Arranged(towers=["w5"], phase=Phase.COMMISSIONS).state()
    assert told(state, ScoreTower(0, 5)) == [
        "0 Scored **white 5** for 4 prestige (3, level tile 1)."
    ]


def test_an_architect_belongs_to_the_score() -> None:
    hands = [(CardKind.ARCHITECT,)]
    state = Arranged(towers=["w2 w5"], hands=hands, phase=Phase.COMMISSIONS).state()
    lines = told(state, ScoreTower(0, 3), ScoreTower(0, 5))
    assert lines[0] == "0 Scored **white 3** for 1 prestige. The Architect made it fit."
    assert lines[1].startswith("0 Scored **white 5**")


def test_abandoned_towers_tell_what_comes_back() -> None:
    state = Arranged(towers=["r3 w2"], storages=["g"], phase=Phase.BUILD).state()
    assert told(state, END_PHASE) == ["0 Abandoned: white 2, red 3; 2 bricks back."]


def test_a_flood_tells_everybodys_loss_and_a_patrician_his_rescue() -> None:
    state = Arranged(
        players=3,
        storages=["www", "wwr", ""],
        hands=[(CardKind.PATRICIAN,), (), ()],
        row=row(CardKind.FLOOD, "gg"),
    ).state()
    lines = told(state, TakeCard(0), AnswerWithPatrician(True), DiscardBrick(R))
    assert lines == [
        "0 **Flood** free, with 2 green.",
        "0 Played the **Patrician** and was spared.",
        "1 **Flood**: discarded 1 red.",
        "2 **Flood**: nothing to lose.",
    ]


def test_a_tax_tells_payments_and_fallen_towers() -> None:
    state = Arranged(storages=["", "rww"], towers=["w3", "r2"], row=row(CardKind.TRIBUTE)).state()
    assert told(state, TakeCard(0)) == [
        "0 **Tribute** free.",
        "0 **Tribute**: white 3 fell (1 back).",
        "1 **Tribute**: paid 1 red.",
    ]


def test_botch_and_collapse_name_the_tower() -> None:
    botch = Arranged(towers=["w1 r3"], row=row(CardKind.BOTCH)).state()
    fall = Arranged(towers=["w1 r3"], row=row(CardKind.STRUCTURAL_COLLAPSE)).state()
    assert told(botch, TakeCard(0), ChooseTower(0, 0))[1] == "0 **Botch**: white 1 is gone."
    assert told(botch, TakeCard(0), ChooseTower(0, 1))[1] == "0 **Botch**: red 3 lost its top."
    collapse = told(fall, TakeCard(0), ChooseTower(0, 1))[1]
    assert collapse == "0 **Structural Collapse**: red 3 collapsed."


def test_swaps_tell_both_sides() -> None:
    kinds = (CardKind.ALCHEMIST, CardKind.SMUGGLER, CardKind.MERCHANT)
    state = Arranged(players=3, storages=["wr", "gg", "yb"], hands=[kinds]).state()
    alchemist = told(state, PlayCharacter(kinds[0]), GiveBrick(W), DrawBrick(Colour.PURPLE))
    smuggler = told(
        state, PlayCharacter(kinds[1]), GiveBrick(W), ChooseRival(2), StealBrick(Colour.BLUE)
    )
    merchant = told(
        state, PlayCharacter(kinds[2]), ChooseSlot(0), DrawBrick(R), DrawBrick(Colour.BLUE)
    )
    assert alchemist == ["0 Played **Alchemist**: 1 white for 1 purple."]
    assert smuggler == ["0 Played **Smuggler**: 1 white for 1 blue of Clio."]
    assert merchant == ["0 Played **Merchant**: Fame now bears 1 red, 1 blue."]


def test_saboteur_and_patrician_name_their_victims() -> None:
    hands = [(CardKind.SABOTEUR, CardKind.PATRICIAN, CardKind.SCANDAL)]
    state = Arranged(towers=["", "r3"], hands=hands).state()
    saboteur = told(state, PlayCharacter(CardKind.SABOTEUR))
    patrician = told(state, PlayCharacter(CardKind.PATRICIAN), DiscardCard(CardKind.SCANDAL))
    assert saboteur == ["0 Played **Saboteur**: red 3 of Bruno lost its top."]
    assert patrician == ["0 Played **Patrician**: discarded Scandal."]


def test_a_card_that_goes_elsewhere_says_so() -> None:
    bridge = Arranged(buildings=[(CardKind.BRIDGE,)], row=row(CardKind.BRIDGE)).state()
    memorial = Arranged(towers=["", "r3"], row=row(CardKind.MEMORIAL)).state()
    gone = ["0 **Bridge** free. The card is discarded at once."]
    assert told(bridge, TakeCard(0)) == gone
    assert told(memorial, TakeCard(0))[1] == "1 Gets the **Memorial** for the tallest tower."


def test_marker_limits_and_shuffles_are_told() -> None:
    church = (CardKind.CAMPANILE,)
    marker = Arranged(towers=["w3"], church=church, phase=Phase.COMMISSIONS).state()
    limits = Arranged(storages=["w" * 10 + "rr"], phase=Phase.LIMITS).state()
    shuffle = Arranged(row=row(CardKind.RENAISSANCE), leftover="discard", deck=(CardKind.FAME,))
    assert told(marker, LayMarker(0)) == ["0 Laid the marker on the **Campanile**."]
    given = told(limits, DiscardBrick(R), DiscardBrick(W))
    assert given == ["0 Over the limit, discarded 1 white, 1 red."]
    assert "shuffled into the deck: " in told(shuffle.state(), TakeCard(0))[1]


def test_the_end_counts_celebrations_flags_and_names_the_winner() -> None:
    state = Arranged(
        seals={"w3": 0, "w4": 1, "r3": 1},
        hands=[(CardKind.FAME,), ()],
        end_tile=0,
        turn=1,
        phase=Phase.COMMISSIONS,
    ).state()
    lines = told(state, END_PHASE)
    assert lines[0] == "0 **Fame**: +3 prestige."
    assert "Majority on **white**: Ada, Bruno +3 prestige each." in lines
    assert "Majority on **red**: Bruno +4 prestige." in lines
    assert "Majority on **blue**: nobody." in lines
    assert lines[-1] == "**Ada** wins."


def test_a_tie_that_brings_nothing_says_so() -> None:
    state = Arranged(
        seals={"w3": 0, "w4": 1},
        end_tile=0,
        turn=1,
        phase=Phase.COMMISSIONS,
        options=Options(majority_tie="nobody"),
    ).state()
    assert "Majority on **white**: a tie of Ada, Bruno, nobody gains." in told(state, END_PHASE)


def test_those_who_lose_nothing_are_named_in_one_line() -> None:
    storages = ["", "wwr", ""]
    state = Arranged(players=3, storages=storages, row=row(CardKind.FLOOD)).state()
    assert told(state, TakeCard(0), DiscardBrick(R)) == [
        "0 **Flood** free.",
        "**Flood**: nothing to lose for Ada, Clio.",
        "1 **Flood**: discarded 1 red.",
    ]


def test_every_turn_has_a_heading_and_every_fall_and_loss_a_line() -> None:
    steps = [(state, apply(state, action).events) for state, action in decisions(4, 11)]
    lines = log_sentences(steps, Words())
    headings = [line.words for line in lines if line.heading]
    assert len(headings) == steps[-1][0].turn.number
    assert headings[0] == "Turn 1: Lorenzo"
    told_events = [event for line in lines for event in line.events]
    for event in (event for _, events in steps for event in events):
        if isinstance(event, TowerFell):
            assert event in told_events
        if isinstance(event, BricksMoved) and isinstance(event.source, InStorage):
            assert event in told_events
    assert all("{" not in line.words and line.words for line in lines)
