"""The permanent line of the table: who decides, what to do now, and the words of the buttons."""

from firenze.engine.actions import ExtendTower, LayMarker, ScoreTower, StartTower
from firenze.engine.game import decider, legal_actions
from firenze.engine.model import NEUTRAL, GameState, Tower
from firenze.engine.pending import AnswerEvent
from firenze.engine.phases.abandoned import abandoned_towers
from firenze.engine.phases.build import build_cost
from firenze.engine.phases.exchange import exchange_rate
from firenze.engine.phases.limits import bricks_over, hand_limit, must_discard_card, storage_limit
from firenze.engine.phases.setup import DRAWN_ON_HALF, LOWER_LEVELS
from firenze.engine.phases.take import card_cost
from firenze.engine.queries import active, bricks_in_storage
from firenze.engine.terms import CELEBRATIONS, COMMISSIONS, Phase
from firenze.text.cards import card_name
from firenze.text.choice_prompts import PromptWords, choice_prompt
from firenze.text.counts import brick_count, tower_name
from firenze.text.words import Words


def prompt_words(state: GameState, _: Words, slot: int | None = None) -> PromptWords:
    """What the decider has to do now; `slot` is the card of the row that is looked at (T1)."""
    if state.pending:
        return choice_prompt(state, _)
    player = decider(state)
    name = "" if player is None else player_name(state, player)
    match state.turn.phase:
        case Phase.SETUP:
            return _setup(state, _, name)
        case Phase.TAKE:
            return _take(state, _, name, slot)
        case Phase.EXCHANGE:
            return _exchange(state, _, name)
        case Phase.BUILD:
            return _build(state, _, name)
        case Phase.COMMISSIONS:
            return _commissions(state, _, name)
        case Phase.LIMITS:
            return _limits(state, _, name)
        case Phase.ABANDONED | Phase.OVER:
            return PromptWords(_("The game is over."), "", _("See the scores"))


def curtain_words(state: GameState, _: Words) -> str:
    """What the player is asked for who comes to the screen (K1, K5)."""
    top = state.pending[-1] if state.pending else None
    if isinstance(top, AnswerEvent):
        return _("{card} strikes: will you answer it?", card=card_name(top.card, _))
    return _("It is your turn.")


def player_name(state: GameState, player: int) -> str:
    """The name that a player typed for the seat."""
    return state.table.setup.seats[player].name


def _setup(state: GameState, _: Words, name: str) -> PromptWords:
    seals = zip(COMMISSIONS, state.city.seals, strict=True)
    laid = [commission.level for commission, owner in seals if owner == NEUTRAL]
    left = state.table.edition.neutral_seals - len(laid)
    low = sum(level in LOWER_LEVELS for level in laid)
    detail = _.plural(
        "{n} to go. Levels {lowest}-{highest} have {low}; advised: {fewest} or {most}.",
        "{n} to go. Levels {lowest}-{highest} have {low}; advised: {fewest} or {most}.",
        left,
        low=low,
        lowest=min(LOWER_LEVELS),
        highest=max(LOWER_LEVELS),
        fewest=state.table.edition.neutral_seals - DRAWN_ON_HALF,
        most=DRAWN_ON_HALF,
    )
    return PromptWords(_("{name}, lay a neutral seal.", name=name), detail)


def _take(state: GameState, _: Words, name: str, slot: int | None) -> PromptWords:
    headline = _("{name}, take a card.", name=name)
    row = state.market.row
    if slot is None or slot >= len(row):
        free = _("Any card is free this turn.")
        dear = _("The leftmost is free; each step right costs 1 brick.")
        return PromptWords(headline, free if state.turn.countess else dear)
    card, have = card_name(row[slot].card, _), bricks_in_storage(state, state.turn.player)
    cost, gain = card_cost(state, slot), sum(row[slot].bricks)
    if cost > have:
        short = {"card": card, "cost": brick_count(cost, _), "have": have}
        return PromptWords(headline, _("{card} costs {cost}; you have {have}.", **short))
    said = {"card": card, "cost": cost, "gain": brick_count(gain, _)}
    paid = _("{card} costs {cost}, brings {gain}.", **said)
    detail = paid if cost else _("{card} is free, brings {gain}.", **said)
    return PromptWords(headline, detail, _("Take {card}", card=card))


def _exchange(state: GameState, _: Words, name: str) -> PromptWords:
    rate = exchange_rate(state, state.turn.player)
    detail = _.plural(
        "Click a brick on a card: you give {n} for it.",
        "Click a brick on a card: you give {n} for it.",
        rate,
    )
    return PromptWords(_("{name}, exchange bricks?", name=name), detail, _("No exchange"))


def _build(state: GameState, _: Words, name: str) -> PromptWords:
    cost = build_cost(state, state.turn.added)
    actions = legal_actions(state)
    more_fits = any(isinstance(action, ExtendTower | StartTower) for action in actions)
    parts = [_added(state, more_fits, _), _next_brick(state, _) if more_fits else ""]
    if falling := len(abandoned_towers(state)):
        parts.append(_.plural("{n} tower is abandoned.", "{n} towers are abandoned.", falling))
    done = _("Done, pay {cost}", cost=cost) if cost else _("Done building")
    return PromptWords(_("{name}, build.", name=name), " ".join(filter(None, parts)), done)


def _added(state: GameState, more_fits: bool, _: Words) -> str:
    added = state.turn.added
    if not added:
        return _("Click a tower, or start one.") if more_fits else _("No brick can be added.")
    cost = build_cost(state, added)
    if not cost:
        return _("{added} added, free.", added=added)
    return _("{added} added for {cost}.", added=added, cost=brick_count(cost, _))


def _next_brick(state: GameState, _: Words) -> str:
    """What the next brick would make of the build cost, empty for a first one that is free."""
    count = state.turn.added + 1
    more = build_cost(state, count)
    if more:
        return _("{n} would cost {cost}.", n=count, cost=more)
    return _.plural("{n} is free too.", "{n} are free too.", count) if count > 1 else ""


def _commissions(state: GameState, _: Words, name: str) -> PromptWords:
    legal = legal_actions(state)
    towers = active(state).towers
    fitting = {a.tower for a in legal if isinstance(a, ScoreTower) and _fits(towers, a)}
    headline, end = _("{name}, score a tower?", name=name), _("End turn")
    if fitting:
        detail = _.plural(
            "{n} tower fits a commission: click it.",
            "{n} towers fit commissions: click one.",
            len(fitting),
        )
        return PromptWords(headline, detail, _unscored(state, fitting, _))
    if any(isinstance(action, LayMarker) for action in legal):
        headline = _("{name}, lay your marker?", name=name)
        return PromptWords(headline, _("Click the white tower that you give."), end)
    if any(isinstance(action, ScoreTower) for action in legal):
        detail = _("A tower fits with the Architect: click him.")
        return PromptWords(headline, detail, _("End turn without scoring"))
    return PromptWords(_("{name}, end your turn.", name=name), _("No tower can be scored."), end)


def _fits(towers: tuple[Tower, ...], score: ScoreTower) -> bool:
    """Whether a score needs no Architect."""
    return towers[score.tower].height == score.level


def _unscored(state: GameState, fitting: set[int], _: Words) -> str:
    """The words that end a turn although towers could be scored."""
    tower = active(state).towers[min(fitting)]
    return _.plural(
        "End turn, {tower} not scored",
        "End turn, {n} towers not scored",
        len(fitting),
        tower=tower_name(tower.colour, tower.height, _),
    )


def _limits(state: GameState, _: Words, name: str) -> PromptWords:
    player = state.turn.player
    if must_discard_card(state):
        hand = active(state).hand
        may_go = sum(card not in CELEBRATIONS for card in hand)
        over = min(may_go, len(hand) - (hand_limit(state, player) or 0))
        detail = _.plural(
            "{n} card too many; celebrations stay.", "{n} cards too many; celebrations stay.", over
        )
        return PromptWords(_("{name}, discard a card.", name=name), detail)
    detail = _.plural(
        "{n} brick too many: you may keep {limit}.",
        "{n} bricks too many: you may keep {limit}.",
        bricks_over(state),
        limit=storage_limit(state, player),
    )
    return PromptWords(_("{name}, discard a brick.", name=name), detail)
