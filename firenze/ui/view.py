"""Everything the table's drawing needs to know at one moment: the state and what is said about it.

Drawing reads a view and changes nothing. Words come ready for the reader; the places that may be
clicked come as targets.
"""

from dataclasses import dataclass

from firenze.engine.model import GameState
from firenze.engine.terms import Bricks, CardKind
from firenze.text.words import Words
from firenze.ui.targets import Target


@dataclass(frozen=True, slots=True)
class Prompt:
    """The permanent line: who decides, what to do, what it costs, and the buttons' words.

    `primary` is None while only a target can be clicked; `secondary` is a second answer, such as
    letting an event happen. The reasons say why a button is grey, None where it works.
    """

    player: int
    headline: str
    detail: str
    primary: str | None
    secondary: str | None
    undo_reason: str | None
    restart_reason: str | None
    redo_reason: str | None


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence of the log; `player` is whose crest stands before it, None for a heading.

    `step` is the number of the decision that it tells of.
    """

    player: int | None
    words: str
    places: tuple[Target, ...] = ()
    step: int = 0


@dataclass(frozen=True, slots=True)
class Tip:
    """What the bubble at a place says: why not, or what it is; with the rule it rests on."""

    words: str
    rule: str
    refused: bool


@dataclass(frozen=True, slots=True)
class CardZoom:
    """The enlarged card: its full text, what it would do now, its rules."""

    card: CardKind
    text: str
    now: str
    price: str
    prestige: int | None
    rules: tuple[str, ...]
    bricks: Bricks | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What the pointed-at click would do, shown at the place before it is done.

    `ghost` is the place where a brick would lie, with `label` beside it; `spent` counts bricks
    that would leave the viewer's storage (any colour), `arriving` those that would come;
    `skipped` are the slots that would get a brick; `falling` the viewer's towers that would fall.
    """

    ghost: Target | None = None
    label: str = ""
    spent: int = 0
    arriving: Bricks | None = None
    skipped: tuple[int, ...] = ()
    falling: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableView:
    """One moment of the table as the viewer sees it.

    `viewer` is the player whose mat is large: whoever decides. `glow` holds the targets that may
    be clicked in this phase, `also` those that may be clicked but belong to another phase or are
    optional; `hover` and `focus` are where the pointer and the keyboard are. `scores` is each
    player's prestige now, `worth` pairs of a tower's index on the viewer's site and the prestige
    that it would score now, `laid` pairs of a tower's index and the bricks that it got this turn,
    `marked` the places that a log line names. `zoom_at` is where the enlarged card belongs, if not
    to hover or focus. `log_end` counts the lines down to the last one that is shown (None for
    all), `log_done` those that have happened (None for all). `hidden_hands` are the players whose
    cards lie face down and are told to nobody. `watched` says that nobody plays on this table,
    `braced` that the buttons that answer take no click for a moment. `most_stored` are the most
    bricks that the viewer's storage held in this phase, None for those that it holds.
    """

    state: GameState
    words: Words
    viewer: int
    prompt: Prompt
    log: tuple[LogLine, ...]
    glow: frozenset[Target]
    also: frozenset[Target]
    hover: Target | None = None
    focus: Target | None = None
    tip: Tip | None = None
    zoom: CardZoom | None = None
    zoom_at: Target | None = None
    pinned: bool = False
    preview: Preview = Preview()
    scores: tuple[int, ...] = ()
    worth: tuple[tuple[int, int], ...] = ()
    laid: tuple[tuple[int, int], ...] = ()
    log_open: bool = False
    log_title: str = ""
    log_end: int | None = None
    log_done: int | None = None
    marked: tuple[Target, ...] = ()
    hidden_hands: frozenset[int] = frozenset()
    watched: bool = False
    braced: bool = False
    most_stored: Bricks | None = None

    @property
    def tray_room(self) -> Bricks:
        """The bricks that the viewer's tray has places for."""
        return self.most_stored or self.state.players[self.viewer].storage
