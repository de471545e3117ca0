"""The whole table: far to near, then what lies over it for a moment."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from firenze.ui.draw.board import draw_city
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.floating import draw_floating
from firenze.ui.draw.ground import draw_ground
from firenze.ui.draw.halos import draw_halos
from firenze.ui.draw.hand import draw_hand
from firenze.ui.draw.logbook import draw_log
from firenze.ui.draw.market import draw_market
from firenze.ui.draw.rivals import draw_column
from firenze.ui.draw.strip import draw_prompt, draw_strip
from firenze.ui.draw.tray import draw_tray
from firenze.ui.draw.workshop import draw_tower_marks, draw_workshop
from firenze.ui.layout import Layout
from firenze.ui.places import Places
from firenze.ui.view import Preview, TableView


def draw_table(canvas: Canvas, layout: Layout, places: Places, view: TableView) -> None:
    """Draws everything anew: the table at rest, and what the pointer brings."""
    draw_rest(canvas, layout, places, view)
    draw_live(canvas, layout, places, view)


def draw_live(
    canvas: Canvas,
    layout: Layout,
    places: Places,
    view: TableView,
    strip: Callable[[Canvas], None] | None = None,
) -> None:
    """What follows pointer and keyboard: the prompt or another `strip`, and what floats."""
    if strip:
        strip(canvas)
    else:
        draw_prompt(canvas, layout, view)
    draw_floating(canvas, layout, places, view)


def draw_rest(canvas: Canvas, layout: Layout, places: Places, view: TableView) -> None:
    """The table without anything that follows pointer or keyboard."""
    draw_ground(canvas, layout, view.words)
    draw_city(canvas, layout, view)
    draw_market(canvas, layout, view)
    draw_strip(canvas, layout, view)
    draw_workshop(canvas, layout, view)
    draw_tray(canvas, layout, view)
    draw_hand(canvas, layout, view)
    draw_column(canvas, layout, view)
    draw_log(canvas, layout, view)
    draw_halos(canvas, layout, places, view)
    draw_tower_marks(canvas, layout, view)


def at_rest(view: TableView) -> TableView:
    """The view without hover, focus and what belongs to them."""
    return replace(
        view,
        prompt=replace(view.prompt, headline="", detail="", primary=None, secondary=None),
        hover=None,
        focus=None,
        tip=None,
        zoom=None,
        zoom_at=None,
        pinned=False,
        preview=Preview(),
        marked=(),
        braced=False,
    )


@dataclass(slots=True)
class TablePainter:
    """Draws tables one after the other and keeps the one at rest, so that a hover costs little."""

    _kept: pygame.Surface | None = None
    _layout: Layout | None = None
    _view: TableView | None = field(default=None, repr=False)

    def draw(
        self,
        canvas: Canvas,
        layout: Layout,
        places: Places,
        view: TableView,
        strip: Callable[[Canvas], None] | None = None,
    ) -> None:
        """The same picture as `draw_table`, faster where only pointer or keyboard moved."""
        rest = at_rest(view)
        if self._kept is None or self._layout is not layout or self._view != rest:
            size = canvas.surface.get_size()
            if self._kept is None or self._kept.get_size() != size:
                self._kept = pygame.Surface(size).convert(canvas.surface)
            draw_rest(canvas.onto(self._kept), layout, places, rest)
            self._layout, self._view = layout, rest
        canvas.surface.blit(self._kept, (0, 0))
        draw_live(canvas, layout, places, view, strip)
