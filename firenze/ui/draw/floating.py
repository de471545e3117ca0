"""What lies over the table for a moment: previews, enlarged card, tip, focus, marked places."""

import pygame

from firenze.engine.terms import Colour
from firenze.engine.towers import bricks_back
from firenze.ui.draw import shapes
from firenze.ui.draw.bricks import crack, ghost_brick, pale_block
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.halos import bend, ringed, shapes_of
from firenze.ui.draw.lettering import fits
from firenze.ui.draw.tip import draw_tip
from firenze.ui.draw.tray import draw_arriving
from firenze.ui.draw.workshop import draw_tower_marks, worth_square
from firenze.ui.draw.zoom import draw_zoom
from firenze.ui.layout import Layout
from firenze.ui.palette import Rgb, mix
from firenze.ui.piles import SAME_PITCH, Stand, card_zones, free_cell, site_stands
from firenze.ui.places import Places, slot_box
from firenze.ui.targets import OnPlot, OnTowerOf
from firenze.ui.theme import Role
from firenze.ui.view import TableView


def draw_floating(canvas: Canvas, layout: Layout, places: Places, view: TableView) -> None:
    """Everything that follows pointer and keyboard."""
    for target in view.marked:
        shape = places.shape(target)
        if shape:
            shapes.ring(canvas, shape, canvas.palette.accent, max(3, canvas.px(5)), canvas.px(8))
    draw_arriving(canvas, layout, view)
    _skipped(canvas, layout, view)
    _falling(canvas, layout, view)
    _hovered(canvas, layout, places, view)
    _focused(canvas, places, view)
    _ghost(canvas, layout, places, view)
    if isinstance(view.hover or view.focus, OnTowerOf):
        draw_tower_marks(canvas, layout, view)
    zoom = draw_zoom(canvas, layout, places, view)
    draw_tip(canvas, layout, places, view, zoom)


def _tint(canvas: Canvas, view: TableView) -> Rgb:
    family = view.state.table.setup.seats[view.viewer].family
    field = canvas.palette.families[family].field
    return field if family != 3 else canvas.palette.families[family].deep


def _hovered(canvas: Canvas, layout: Layout, places: Places, view: TableView) -> None:
    """The light on the place that a click would choose, warmer and wider than on the others."""
    if view.hover is None or view.hover not in view.glow | view.also:
        return
    palette = canvas.palette
    warm = mix(palette.glow, palette.bricks[Colour.YELLOW].face, 0.6)
    wide, thin = max(3, canvas.px(6)), max(1, canvas.px(2))
    for shape in shapes_of(places, view.hover):
        rect, radius = ringed(canvas, shape, view.hover), bend(canvas, view.hover)
        ghost = _ghost_tile(layout, places, view)
        if ghost and isinstance(view.hover, OnTowerOf) and view.preview.ghost == view.hover:
            rect = rect.union(ghost[0])
        shapes.ring(canvas, rect, palette.ink, thin, radius)
        rect = rect.inflate(2 * thin, 2 * thin)
        shapes.ring(canvas, rect, warm, wide, radius + thin)
        rect = rect.inflate(2 * wide, 2 * wide)
        shapes.ring(canvas, rect, palette.ink, thin, radius + thin + wide)


def _focused(canvas: Canvas, places: Places, view: TableView) -> None:
    shape = places.shape(view.focus) if view.focus else None
    if shape and view.focus:
        shapes.focus(canvas, shape, bend(canvas, view.focus))


def _skipped(canvas: Canvas, layout: Layout, view: TableView) -> None:
    tint = _tint(canvas, view)
    row = view.state.market.row
    for slot in view.preview.skipped:
        card = layout.market.cards[slot_box(view.state, slot)]
        cell = free_cell(card_zones(card).bricks, row[slot].bricks)
        ghost_brick(canvas, cell, tint)
        canvas.text(cell, "+1", Role.CARD_NAME, tint, "centre")


def _falling(canvas: Canvas, layout: Layout, view: TableView) -> None:
    shop = layout.workshop
    towers = view.state.players[view.viewer].towers
    stands = site_stands(shop.site, shop.foot, [tower.height for tower in towers])
    for index in view.preview.falling:
        if index < len(stands):
            crack(canvas, stands[index].front)
            _loss(canvas, stands[index], view, index)


def _loss(canvas: Canvas, stand: Stand, view: TableView, index: int) -> None:
    """What a falling tower gives back, in as many words as its foot holds (T4.1)."""
    height = view.state.players[view.viewer].towers[index].height
    _, back = view.words, bricks_back(height)
    choices = (_("falls: {n} back", n=back), _("{n} back", n=back), f"\u2212{height - back}")
    room = stand.column.width - canvas.px(10)
    words = next((w for w in choices if fits(canvas, w, Role.LABEL, room)), choices[-1])
    wide = min(stand.column.width - 2, canvas.width(words, Role.LABEL) + canvas.px(16))
    chip = pygame.Rect(0, stand.foot.top, wide, stand.foot.height)
    chip.centerx = stand.front.centerx
    chip.left = max(chip.left, stand.column.left)
    if index in dict(view.worth) and chip.colliderect(worth_square(canvas, stand)):
        chip.union_ip(worth_square(canvas, stand))
    shapes.panel(canvas, chip, canvas.palette.loss, canvas.palette.ink, radius=canvas.px(6))
    canvas.text(chip, words, Role.LABEL, canvas.palette.white, "centre")


def _ghost(canvas: Canvas, layout: Layout, places: Places, view: TableView) -> None:
    """The brick that a click would lay, see-through, with its price."""
    found = _ghost_tile(layout, places, view)
    if found is None:
        return
    tile, colour, depth = found
    if colour is None:
        ghost_brick(canvas, tile, _tint(canvas, view), arrow=True)
    else:
        pale_block(canvas, tile, colour, depth)
    if not view.preview.label:
        return
    words = view.preview.label
    wide = canvas.width(words, Role.LABEL) + canvas.px(20)
    label = pygame.Rect(0, 0, wide, canvas.theme.text(Role.LABEL) + canvas.px(12))
    label.midbottom = (tile.centerx, tile.top - canvas.px(8))
    label.clamp_ip(layout.workshop.whole)
    if label.colliderect(tile):
        label.midleft = (tile.right + canvas.px(6), tile.centery)
    shapes.panel(canvas, label, canvas.palette.tip, radius=canvas.px(6))
    canvas.text(label, words, Role.LABEL, canvas.palette.tip_text, "centre")


def _ghost_tile(
    layout: Layout, places: Places, view: TableView
) -> tuple[pygame.Rect, Colour | None, tuple[int, int]] | None:
    """Where the ghost lies, its colour if that is known, and its depth."""
    ghost, shop = view.preview.ghost, layout.workshop
    towers = view.state.players[view.viewer].towers
    heights = [tower.height for tower in towers]
    if isinstance(ghost, OnTowerOf) and ghost.player == view.viewer:
        stand = site_stands(shop.site, shop.foot, heights)[ghost.tower]
        tile = stand.brick_rect(heights[ghost.tower])
        tile.height = max(tile.height, 14)
        return tile.clamp(shop.site), towers[ghost.tower].colour, stand.depth
    if isinstance(ghost, OnPlot) and len(heights) < SAME_PITCH:
        stand = site_stands(shop.site, shop.foot, [*heights, 1])[-1]
        return stand.front, ghost.colour, stand.depth
    shape = places.shape(ghost) if ghost else None
    return (shape, None, (0, 0)) if shape else None
