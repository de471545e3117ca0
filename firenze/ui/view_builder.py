"""From a position, and where pointer and keyboard are, to what the table shows."""

from dataclasses import dataclass, replace

from firenze.engine.actions import Action, ExtendTower, LayMarker, StartTower
from firenze.engine.terms import Phase
from firenze.text.bot_words import bot_prompt
from firenze.text.choice_prompts import PromptWords
from firenze.text.prompts import prompt_words
from firenze.text.words import Words
from firenze.ui.advice import tip_of
from firenze.ui.glow import glow
from firenze.ui.moment import Moment
from firenze.ui.previews import preview_of
from firenze.ui.targets import OnCardBrick, OnLogLine, OnSlot, Target
from firenze.ui.view import LogLine, Preview, Prompt, TableView
from firenze.ui.zooms import card_zoom, place_of_card


@dataclass(frozen=True, slots=True)
class Attention:
    """Where the player's attention is.

    `hover` and `focus` are where pointer and keyboard are; `pinned` is the place whose card stays
    enlarged; `slot` the card of the row that was looked at last; `shortlist` what an earlier
    click left to pick from; `log_open` whether the whole log is shown,
    `log_end` down to which line.
    """

    hover: Target | None = None
    focus: Target | None = None
    pinned: Target | None = None
    slot: int | None = None
    shortlist: tuple[Action, ...] = ()
    log_open: bool = False
    log_end: int | None = None

    @property
    def at(self) -> Target | None:
        """What is looked at now."""
        return self.hover or self.focus


def shown_log(moment: Moment, log_open: bool) -> tuple[LogLine, ...]:
    """The lines of the log: the whole game, or what the others did since the viewer's turn."""
    return moment.log if log_open else moment.since


def log_title(log_open: bool, _: Words) -> str:
    """What the log is called, open and folded."""
    return _("The whole game") if log_open else _("Since your turn")


def resting_view(moment: Moment, attention: Attention) -> TableView:
    """The table without what pointer and keyboard bring, apart from the prompt."""
    lit = glow(moment.reached, moment.viewer, attention.shortlist)
    return TableView(
        state=moment.state,
        words=moment.words,
        viewer=moment.viewer,
        prompt=prompt_of(moment, attention),
        log=shown_log(moment, attention.log_open),
        glow=lit.now,
        also=lit.also,
        scores=moment.scores,
        worth=moment.worth,
        laid=moment.laid,
        log_open=attention.log_open,
        log_title=log_title(attention.log_open, moment.words),
        log_end=attention.log_end,
        hidden_hands=moment.hidden_hands,
        most_stored=moment.most_stored,
    )


def attentive_view(resting: TableView, moment: Moment, attention: Attention) -> TableView:
    """The same table with tip, enlarged card and preview for what is looked at."""
    at = attention.at
    zoomed = attention.pinned or place_of_card(moment.state, at)
    return replace(
        resting,
        prompt=prompt_of(moment, attention),
        hover=place_of_card(moment.state, attention.hover),
        focus=attention.focus,
        tip=tip_of(moment, at, attention.shortlist) if at else None,
        zoom=card_zoom(moment.reader, zoomed),
        zoom_at=zoomed,
        pinned=attention.pinned is not None,
        preview=preview_of(moment, at, attention.shortlist) if at else Preview(),
        marked=_marked(resting.log, at),
    )


def _marked(log: tuple[LogLine, ...], at: Target | None) -> tuple[Target, ...]:
    if isinstance(at, OnLogLine) and at.line < len(log):
        return log[at.line].places
    return ()


def looked_at_slot(attention: Attention) -> int | None:
    """The card of the row that the primary button would take."""
    for target in (attention.pinned, attention.hover, attention.focus):
        if isinstance(target, OnSlot | OnCardBrick):
            return target.slot
    return attention.slot


def prompt_of(moment: Moment, attention: Attention) -> Prompt:
    """The permanent line and the reasons of the grey buttons."""
    said = prompt_words(moment.state, moment.words, looked_at_slot(attention))
    if moment.bot is not None:
        said = bot_prompt(moment.state, moment.bot, moment.words)
    elif attention.shortlist:
        said = _pick_words(moment, attention.shortlist, said)
    return Prompt(
        moment.viewer if moment.bot is None else moment.bot,
        said.headline,
        said.detail,
        said.primary,
        said.secondary,
        moment.undo_reason,
        moment.restart_reason,
        moment.redo_reason,
    )


def _pick_words(moment: Moment, shortlist: tuple[Action, ...], said: PromptWords) -> PromptWords:
    _ = moment.words
    match shortlist[0]:
        case LayMarker():
            return replace(said, detail=_("Campanile: click the white tower. Esc: not now."))
        case ExtendTower() | StartTower():
            return replace(said, detail=_("Which one? Click a tower, or New tower. Esc: not now."))
        case _:
            detail = _("Architect: click a tower or its commission. Esc: not now.")
            return replace(said, detail=detail)


def is_over(moment: Moment) -> bool:
    """Whether the game has ended."""
    return moment.state.turn.phase is Phase.OVER
