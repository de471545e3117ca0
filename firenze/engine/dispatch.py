"""Which room of the rules answers for a position: the choice on top of the stack, or the phase."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from firenze.engine.actions import (
    Action,
    DiscardBrick,
    DiscardCard,
    ExchangeBrick,
    ExtendTower,
    LayMarker,
    PlaceNeutralSeal,
    PlayCharacter,
    ScoreTower,
    StartTower,
    TakeCard,
)
from firenze.engine.cards import characters, events, swaps, taxes
from firenze.engine.draft import Draft, Position
from firenze.engine.handlers import ChoiceHandler, PhaseHandler, silent
from firenze.engine.pending import (
    AlchemistGive,
    AlchemistTake,
    AnswerEvent,
    FinishTake,
    LayExchange,
    LoseBricks,
    MerchantBrick,
    MerchantCard,
    PatricianDiscard,
    PayBuild,
    PayCard,
    PayTax,
    PickFalling,
    PickOwnTower,
    SaboteurTower,
    SmugglerGive,
    SmugglerRival,
    SmugglerTake,
)
from firenze.engine.phases import abandoned, build, commissions, exchange, limits, setup, take
from firenze.engine.refusals import Refusal, refuse
from firenze.engine.terms import Phase

PHASES: Mapping[Phase, PhaseHandler[Any]] = MappingProxyType(
    {
        Phase.SETUP: setup.PHASE,
        Phase.TAKE: take.PHASE,
        Phase.EXCHANGE: exchange.PHASE,
        Phase.BUILD: build.PHASE,
        Phase.ABANDONED: abandoned.PHASE,
        Phase.COMMISSIONS: commissions.PHASE,
        Phase.LIMITS: limits.PHASE,
        Phase.OVER: silent("E1", lambda _: False),
    }
)
"""The rooms of the phases."""

_CHOICES: Mapping[type, ChoiceHandler[Any, Any]] = MappingProxyType(
    {
        PayCard: take.PAY,
        LayExchange: exchange.LAY,
        PayBuild: build.PAY,
        AnswerEvent: events.ANSWER,
        PickOwnTower: events.OWN_TOWER,
        LoseBricks: events.BRICKS,
        PickFalling: taxes.FALLING,
        PayTax: taxes.PAY,
        AlchemistGive: swaps.ALCHEMIST_GIVE,
        AlchemistTake: swaps.ALCHEMIST_TAKE,
        MerchantCard: swaps.MERCHANT_CARD,
        MerchantBrick: swaps.MERCHANT_BRICK,
        SmugglerGive: swaps.SMUGGLER_GIVE,
        SmugglerRival: swaps.SMUGGLER_RIVAL,
        SmugglerTake: swaps.SMUGGLER_TAKE,
        SaboteurTower: swaps.SABOTEUR_TOWER,
        PatricianDiscard: swaps.PATRICIAN_DISCARD,
    }
)

_RULES: Mapping[type, str] = MappingProxyType(
    {
        PlaceNeutralSeal: "S3",
        TakeCard: "T1.1",
        ExchangeBrick: "T2.1",
        ExtendTower: "T3.1",
        StartTower: "T3.1",
        ScoreTower: "T5.1",
        LayMarker: "T5.5",
        DiscardBrick: "T6.1",
        DiscardCard: "T6.1",
    }
)
"""The rule of the actions that belong to a phase; the others end one or answer a choice."""


def legal(position: Position) -> list[Action]:
    """The legal actions of the decider, in a fixed order."""
    if position.pending:
        top = position.pending[-1]
        choice: list[Action] = _CHOICES[type(top)].legal(position, top)
        return choice
    phase = position.turn.phase
    found: list[Action] = PHASES[phase].legal(position)
    return found + characters.legal(position) if phase in characters.WINDOW else found


def verify(position: Position, action: Action) -> Refusal | None:
    """What forbids an action now, None if it is legal."""
    if position.pending:
        top = position.pending[-1]
        choice = _CHOICES[type(top)]
        if isinstance(action, PlayCharacter):
            taking = any(isinstance(owed, PayCard | FinishTake) for owed in position.pending)
            rule = "T1.5" if taking else "K"
            return refuse(rule, "choice_first", choice=top.kind)
        if not isinstance(action, choice.accepts):
            return refuse(choice.rule, "choice_first", choice=top.kind)
        return choice.verify(position, top, action)
    phase = PHASES[position.turn.phase]
    if isinstance(action, phase.accepts):
        return phase.verify(position, action)
    if position.turn.phase is Phase.OVER:
        return refuse("E1", "game_over")
    if isinstance(action, PlayCharacter):
        return characters.verify(position, action)
    if type(action) in _RULES:
        return refuse(_RULES[type(action)], "other_phase", phase=position.turn.phase)
    return refuse(phase.rule, "phase_first", phase=position.turn.phase)


def perform(draft: Draft, action: Action) -> None:
    """Does a legal action, without what follows by itself."""
    if draft.pending:
        top = draft.pending.pop()
        _CHOICES[type(top)].perform(draft, top, action)
    elif isinstance(action, PlayCharacter):
        characters.perform(draft, action)
    else:
        PHASES[draft.turn.phase].perform(draft, action)
