"""What the bubble at a place says: what a click would do, why it does nothing, or what it is."""

from dataclasses import replace

from firenze.engine.actions import (
    Action,
    AnswerWithPatrician,
    EndPhase,
    ExchangeBrick,
    ExtendTower,
    LayMarker,
    PlaceNeutralSeal,
    ScoreTower,
)
from firenze.engine.game import apply
from firenze.engine.model import OPEN, GameState
from firenze.engine.pending import AnswerEvent
from firenze.engine.phases.exchange import exchange_rate
from firenze.engine.phases.limits import bricks_over, must_discard_card
from firenze.engine.phases.setup import keeps_to_advice
from firenze.engine.terms import Phase, commission_at
from firenze.text import place_tips
from firenze.text.counts import capital, coloured_bricks, commission_name, tower_name
from firenze.text.now_words import loss_now
from firenze.text.refusals import refusal_words
from firenze.text.score_words import gains, parts_words
from firenze.ui.clicks import Click, click, why_not
from firenze.ui.foresight import LET_HAPPEN, fates
from firenze.ui.meanings import own_towers
from firenze.ui.moment import Moment
from firenze.ui.targets import (
    OnBag,
    OnChurch,
    OnFlag,
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
from firenze.ui.view import Tip


def tip_of(moment: Moment, target: Target, shortlist: tuple[Action, ...] = ()) -> Tip | None:
    """The bubble at a target, None where picture or enlarged card say enough."""
    if isinstance(target, OnSpot) and target.spot in ("undo", "restart", "redo"):
        return _step_tip(moment, target)
    if moment.bot is not None:
        return what_is(moment, target)
    found = click(moment.reached, target, shortlist)
    said = _live(moment, target, found) if found else _dead(moment, target)
    return replace(said, words=capital(said.words)) if said else None


def _step_tip(moment: Moment, target: OnSpot) -> Tip:
    _ = moment.words
    reasons = {
        "undo": (moment.undo_reason, _("Takes back the last step. Key: U")),
        "restart": (moment.restart_reason, _("Takes back this turn. Keys: Ctrl+Shift+Z")),
        "redo": (moment.redo_reason, _("Does again what was taken back. Keys: Ctrl+Y")),
    }
    reason, use = reasons[target.spot]
    return Tip(reason or use, "", reason is not None)


def _live(moment: Moment, target: Target, found: Click) -> Tip | None:
    if found.shortlist:
        return _pick(moment, target, found.shortlist)
    words, rule = _deed(moment, target, found)
    if len(found.actions) > 1:
        words = f"{_ending(moment, found)} {capital(words)}".strip()
        rule = rule or "T0.2"
    if not words and isinstance(target, OnPhase):
        words, rule = place_tips.phase_tip(moment.reader, target.phase)
    return Tip(words, rule, False) if words else None


def _pick(moment: Moment, target: Target, shortlist: tuple[Action, ...]) -> Tip:
    _ = moment.words
    if isinstance(target, OnPlot):
        words = _("You have just begun such a tower: click here to begin another one, or click it.")
        return Tip(words, "T3.1", False)
    if isinstance(shortlist[0], ExtendTower):
        return Tip(_("Click here, then the tower that gets this brick."), "T3.1", False)
    if isinstance(target, OnStorey):
        return Tip(_("With the Architect. Now choose the tower."), "K10", False)
    if isinstance(target, OnChurch):
        return Tip(_("Now choose the white tower that you give."), "T5.5", False)
    return Tip(_("With the Architect. Now choose the commission."), "K10", False)


def _ending(moment: Moment, found: Click) -> str:
    """Which phases a click ends before it does anything else."""
    _ = moment.words
    ends = sum(isinstance(action, EndPhase) for action in found.actions)
    if moment.state.turn.phase is Phase.EXCHANGE and ends == 1:
        return _("Goes on without an exchange.")
    return _("Ends the building.")


def _deed(moment: Moment, target: Target, found: Click) -> tuple[str, str]:
    """The last of a click's actions in words, empty where a preview shows it."""
    _, state = moment.words, moment.state
    for earlier in found.actions[:-1]:
        state = apply(state, earlier).state
    match found.actions[-1]:
        case ScoreTower() as score:
            return _score(moment, score, state)
        case PlaceNeutralSeal(commission=place) if not keeps_to_advice(state, place):
            return place_tips.against_advice(moment.reader, place)
        case LayMarker():
            return _("Gives this tower to lay your marker."), "T5.5"
        case ExchangeBrick(colour=colour):
            rate = exchange_rate(state, state.turn.player)
            wanted = coloured_bricks(colour, 1, _)
            return _("Lay {n} of yours here for {wanted}.", n=rate, wanted=wanted), "T2.1"
        case EndPhase():
            return _end_of_phase(moment, target)
        case AnswerWithPatrician(play=True):
            return _("The event takes nothing from you; the Patrician is discarded."), "K1"
        case AnswerWithPatrician():
            return _event(moment), "K1"
        case _:
            return "", ""


def _end_of_phase(moment: Moment, target: Target) -> tuple[str, str]:
    """What the end of a phase leads to, apart from what button and ribbon say themselves."""
    _, phase = moment.words, moment.state.turn.phase
    if phase is Phase.COMMISSIONS:
        return _last_call(moment)
    if isinstance(target, OnSpot | OnPhase):
        return "", ""
    return _("Ends the building: first you pay its cost, then click here again."), "T3.2"


def _last_call(moment: Moment) -> tuple[str, str]:
    """What the end of a turn would leave undone or cost."""
    _, state = moment.words, moment.state
    scores = [action for action in moment.reached[0].legal if isinstance(action, ScoreTower)]
    if scores:
        tower = own_towers(state)[scores[0].tower]
        name = tower_name(tower.colour, tower.height, _)
        return _("You could still score your {tower}.", tower=name), "T5.1"
    if bricks_over(state) or must_discard_card(state):
        return _("You hold too much: you will have to discard some."), "T6.1"
    return "", ""


def _event(moment: Moment) -> str:
    """What the player who may answer an event would lose."""
    top = moment.state.pending[-1]
    assert isinstance(top, AnswerEvent)
    return loss_now(top.card, fates(moment.state, LET_HAPPEN, top.player), moment.reader)


def _score(moment: Moment, score: ScoreTower, state: GameState) -> tuple[str, str]:
    _, player = moment.words, state.turn.player
    tower = state.players[player].towers[score.tower]
    said = {
        "place": commission_name(commission_at(tower.colour, score.level), _),
        "sum": parts_words(gains(apply(state, score).events, player), _),
    }
    if tower.height == score.level:
        return _("{place} for {sum}.", **said), "T5.7"
    return _("{place} for {sum}, with the Architect.", **said), "K10"


def _dead(moment: Moment, target: Target) -> Tip | None:
    state, _ = moment.state, moment.words
    if isinstance(target, OnSlot) and _exchanges_on(moment, target.slot):
        return Tip(_("Click one of its bricks to exchange for it."), "T2.1", False)
    if isinstance(target, OnStorage) and _exchanges(moment) and target.player == moment.viewer:
        return Tip(_("To exchange, first click the brick that you want on a card."), "T2.1", False)
    what, refusal = _what(moment, target), why_not(state, target)
    if refusal is None or _is_sealed(moment, target):
        return Tip(*what, False) if what else None
    if refusal.key == "card_too_dear":
        return None
    reason = refusal_words(refusal, _)
    words = f"{what[0]} {reason}" if what else reason
    return Tip(words, refusal.rule, True)


def _exchanges(moment: Moment) -> bool:
    return any(isinstance(action, ExchangeBrick) for action in moment.reached[0].legal)


def _exchanges_on(moment: Moment, slot: int) -> bool:
    legal = moment.reached[0].legal
    return any(isinstance(action, ExchangeBrick) and action.slot == slot for action in legal)


def _is_sealed(moment: Moment, target: Target) -> bool:
    if not isinstance(target, OnStorey):
        return False
    place = commission_at(target.colour, target.level).index
    return moment.state.city.seals[place] != OPEN


def what_is(moment: Moment, target: Target) -> Tip | None:
    """What a place is, whatever may be done there; None where the picture says it."""
    what = _what(moment, target)
    return Tip(capital(what[0]), what[1], False) if what else None


def _what(moment: Moment, target: Target) -> tuple[str, str] | None:
    """What a place is, None for cards and plots, which say it themselves."""
    reader = moment.reader
    match target:
        case OnStorey(colour=colour, level=level):
            return place_tips.storey_tip(reader, commission_at(colour, level))
        case OnTowerOf(player=player, tower=tower):
            return place_tips.tower_tip(reader, player, tower)
        case OnStorage(player=player, colour=colour):
            return place_tips.storage_tip(reader, player, colour)
        case OnPlayer(player=player):
            return place_tips.player_tip(reader, player, moment.scores[player])
        case OnPhase(phase=phase):
            return place_tips.phase_tip(reader, phase)
        case OnBag(colour=colour):
            return place_tips.bag_tip(reader, colour)
        case _:
            return _on_board(moment, target)


def _on_board(moment: Moment, target: Target) -> tuple[str, str] | None:
    reader = moment.reader
    match target:
        case OnFlag(colour=colour):
            return place_tips.flag_tip(reader, colour)
        case OnLevelTile(place=place):
            return place_tips.level_tile_tip(reader, place)
        case OnChurch(space=space) if moment.state.city.church[space] is None:
            return place_tips.church_tip(reader)
        case OnSpot(spot="end_tile"):
            return place_tips.end_tile_tip(reader)
        case OnSpot(spot="hand"):
            return place_tips.face_down_tip(reader)
        case OnSpot(spot="deck"):
            return place_tips.deck_tip(reader)
        case OnSpot(spot="discard"):
            return place_tips.discard_tip(reader)
        case OnSpot(spot="bag"):
            return place_tips.bag_tip(reader, None)
        case OnSpot(spot="build_costs"):
            return place_tips.build_costs_tip(reader)
        case _:
            return None
