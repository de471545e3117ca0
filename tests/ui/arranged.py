"""Positions at the edge of what a table can hold, and views of them."""

from dataclasses import replace

from firenze.engine.game import decider
from firenze.engine.model import GameState, Slot, Tower
from firenze.engine.scoring import prestige
from firenze.engine.terms import COLOURS, CardKind, Colour, Phase
from firenze.text.words import Words
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.logbook import log_lines
from firenze.ui.glow import places_of
from firenze.ui.layout import Layout, make_layout
from firenze.ui.places import Places, places
from firenze.ui.targets import OnPhase, OnStorey, OnTowerOf
from firenze.ui.view import LogLine, Prompt, TableView
from tests.ui.tables import game

HEIGHTS = (15, 3, 4, 1, 2, 6, 7, 8, 3, 4, 5, 10)
HAND = (
    CardKind.ACKNOWLEDGEMENT,
    CardKind.MASON,
    CardKind.MASON,
    CardKind.ARCHITECT,
    CardKind.PATRICIAN,
    CardKind.SABOTEUR,
    CardKind.SMUGGLER,
    CardKind.MEMORIAL,
    CardKind.FAME,
    CardKind.COUNTESS,
    CardKind.MERCHANT,
)
BUILDINGS = (CardKind.BRIDGE, CardKind.STORAGE_HOUSE, CardKind.WORKSHOP)
CHURCH = (
    CardKind.SMALL_PRIVILEGE,
    CardKind.MEDIUM_PRIVILEGE,
    CardKind.LARGE_PRIVILEGE,
    CardKind.CAMPANILE,
)


def middle(players: int = 4) -> GameState:
    """A position from the middle of a game: somebody builds."""
    found = game(players, 11 if players == 4 else 5)
    late = [s for s in found if s.turn.phase is Phase.BUILD and s.turn.number > 20]
    return late[0]


def crowded(players: int = 4) -> GameState:
    """Twelve towers, one of 15; 20 bricks on a card, 24 in storage, eleven cards in hand."""
    state = middle(players)
    towers = tuple(Tower(Colour(n % 6), h, n in (0, 2)) for n, h in enumerate(HEIGHTS))
    everybody = tuple(
        replace(player, towers=towers, storage=(6, 4, 5, 3, 4, 2), hand=HAND, buildings=BUILDINGS)
        for player in state.players
    )
    row = (Slot(state.market.row[0].card, (7, 4, 3, 2, 2, 2)), *state.market.row[1:])
    city = replace(state.city, church=CHURCH, end_tile=0)
    return replace(state, players=everybody, market=replace(state.market, row=row), city=city)


def view_of(state: GameState, *, log_open: bool = False) -> TableView:
    """The table with every place lit, as whoever decides sees it."""
    viewer = decider(state) or 0
    prompt = Prompt(
        viewer,
        "Build.",
        "The next brick makes it 1 to pay.",
        "Done building",
        None,
        None,
        None,
        "Nothing to redo.",
    )
    lit = frozenset(places_of(state, viewer))
    log = (LogLine(None, "Turn 7"), *(LogLine(n % 2, f"Built **{n}** bricks.") for n in range(9)))
    towers = range(len(state.players[viewer].towers))
    return TableView(
        state=state,
        words=Words(),
        viewer=viewer,
        prompt=prompt,
        log=log,
        glow=frozenset(t for t in lit if not isinstance(t, OnStorey | OnPhase)),
        also=frozenset(OnStorey(c, 3) for c in COLOURS),
        scores=tuple(prestige(state, player) for player in range(len(state.players))),
        worth=tuple((n, 12) for n in towers if n < 3),
        marked=(OnTowerOf(viewer, 0),),
        log_open=log_open,
    )


def table_of(canvas: Canvas, view: TableView) -> tuple[Layout, Places]:
    """Layout and places of a view in the canvas's window."""
    theme = canvas.theme
    layout = make_layout(theme.width, theme.height, theme.percent, len(view.state.players))
    found = places(
        layout,
        view.state,
        view.viewer,
        secondary=view.prompt.secondary is not None,
        log_lines=log_lines(canvas, layout, view),
        log_open=view.log_open,
    )
    return layout, found
