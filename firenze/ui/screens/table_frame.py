"""The table in the window: where its places lie, and its picture."""

from collections.abc import Callable

import pygame

from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.logbook import log_lines
from firenze.ui.draw.table import TablePainter
from firenze.ui.layout import Layout, make_layout
from firenze.ui.places import Places, places
from firenze.ui.table_theme import table_theme
from firenze.ui.theme import Theme
from firenze.ui.view import TableView

USUAL = 100
"""The interface scale in per cent up to which the table needs no texts of its own."""


class TableFrame:
    """Draws views of a table for `players` and remembers where everything was drawn."""

    def __init__(self, players: int) -> None:
        self._players = players
        self.theme = Theme()
        self._layout: Layout | None = None
        self._painter = TablePainter()
        self._large: Canvas | None = None
        self._places: tuple[TableView, Places] | None = None
        self._log_rects: list[tuple[int, pygame.Rect]] = []

    @property
    def layout(self) -> Layout:
        """Where everything lies in this window."""
        if self._layout is None:
            theme = self.theme
            self._layout = make_layout(theme.width, theme.height, theme.percent, self._players)
        return self._layout

    def resize(self, theme: Theme) -> None:
        """Takes the size and look of the window."""
        self.theme = theme
        self._layout = self._places = None
        self._log_rects = []

    def places(self, resting: TableView) -> Places:
        """Where every target of a view lies."""
        if self._places is None or self._places[0] is not resting:
            self._places = resting, self._find_places(resting)
        return self._places[1]

    def draw(
        self,
        canvas: Canvas,
        resting: TableView,
        view: TableView,
        draw_strip: Callable[[Canvas], None] | None = None,
    ) -> Canvas:
        """Draws a view of the table at rest; returns the canvas for what lies over it.

        `draw_strip` draws something else where the prompt and the buttons of the game are.
        """
        canvas = self._fitting(canvas)
        rects = log_lines(canvas, self.layout, view)
        if rects != self._log_rects:
            self._log_rects, self._places = rects, None
        self._painter.draw(canvas, self.layout, self.places(resting), view, draw_strip)
        return canvas

    def _find_places(self, view: TableView) -> Places:
        return places(
            self.layout,
            view.state,
            view.viewer,
            secondary=view.prompt.secondary is not None,
            log_lines=[(n, rect) for n, rect in self._log_rects if n < len(view.log)],
            log_open=view.log_open,
            hand_hidden=view.viewer in view.hidden_hands,
            tray_room=view.tray_room,
        )

    def _fitting(self, canvas: Canvas) -> Canvas:
        """The canvas; at a larger scale one whose texts grow only as far as the boxes hold them."""
        theme = table_theme(canvas.theme)
        if theme.percent <= USUAL:
            return canvas
        if self._large is None or self._large.theme != theme:
            self._large = Canvas(canvas.surface, theme, canvas.fonts)
        self._large.surface = canvas.surface
        return self._large
