"""The own hand: cards up to three kinds, rows from four on, two columns from six on."""

import pygame

from firenze.engine.phases.limits import hand_limit
from firenze.engine.terms import CardKind
from firenze.text.cards import card_brief, card_name
from firenze.ui.draw import scenery, shapes
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.cards import badge, face_name, kind_paint
from firenze.ui.draw.lettering import block, block_height
from firenze.ui.draw.motifs import motif
from firenze.ui.layout import Layout
from firenze.ui.palette import mix
from firenze.ui.piles import hand_cells
from firenze.ui.targets import OnHand
from firenze.ui.theme import Role
from firenze.ui.view import TableView


def draw_hand(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """The heading and the cards."""
    boxes, state = layout.workshop, view.state
    hand = state.players[view.viewer].hand
    _heading(canvas, boxes.hand_label, view, len(hand))
    kinds = tuple(dict.fromkeys(hand))
    if kinds and view.viewer in view.hidden_hands:
        _backs(canvas, boxes.hand, view)
        return
    if not kinds:
        palette = canvas.palette
        ground = mix(palette.wall_low, palette.floor_top, 0.4)
        shapes.dashed(canvas, boxes.hand, palette.line, fill=ground)
        words = view.words("Characters and celebrations that you take come here.")
        room = boxes.hand.inflate(-boxes.hand.width // 4, 0)
        block(canvas, room, words, Role.BODY, canvas.palette.ink_soft, "centre")
        return
    upright = len(kinds) <= 3
    for kind, cell in zip(kinds, hand_cells(boxes.hand, len(kinds)), strict=True):
        if upright:
            _card(canvas, cell, view, kind)
        else:
            _row(canvas, cell, view, kind)
        if hand.count(kind) > 1:
            _times(canvas, cell, hand.count(kind))


def _backs(canvas: Canvas, rect: pygame.Rect, view: TableView) -> None:
    """The cards face down, side by side or one over the other."""
    count = len(view.state.players[view.viewer].hand)
    words = view.words("The cards lie face down.")
    foot = canvas.line_height(Role.BODY)
    room = rect.inflate(-canvas.px(12), -2 * foot).move(0, -foot // 2)
    high = min(room.height, rect.width * 2 // 5)
    wide = high * 2 // 3
    step = min(wide + canvas.px(10), (room.width - wide) // max(1, count - 1))
    back = pygame.Rect(0, 0, wide, high)
    back.midleft = room.centerx - (wide + step * (count - 1)) // 2, room.centery
    for number in range(count):
        scenery.card_back(canvas, back.move(step * number, 0))
    below = pygame.Rect(rect.left, back.bottom, rect.width, rect.bottom - back.bottom)
    canvas.text(below, words, Role.BODY, canvas.palette.ink_soft, "centre")


def _heading(canvas: Canvas, rect: pygame.Rect, view: TableView, count: int) -> None:
    _ = view.words
    canvas.text(rect, _("Hand") if view.watched else _("Your hand"), Role.NAME)
    limit = hand_limit(view.state, view.viewer)
    words = str(count) if limit is None else _("{n} of {limit}", n=count, limit=limit)
    over = limit is not None and count > limit
    colour = canvas.palette.loss if over else canvas.palette.ink_soft
    canvas.text(rect, words, Role.LABEL if over else Role.CAPTION, colour, "right")


def _card(canvas: Canvas, rect: pygame.Rect, view: TableView, kind: CardKind) -> None:
    palette, paint = canvas.palette, kind_paint(canvas, kind)
    bend = canvas.px(9)
    shapes.panel(canvas, rect, palette.card, palette.ink, radius=bend, shadow=canvas.px(3))
    head = pygame.Rect(rect.left, rect.top, rect.width, 0)
    head.height = max(canvas.px(46), canvas.theme.text(Role.CARD_NAME) * 43 // 20)
    shapes.panel(canvas, head, paint.ground, palette.ink, radius=bend)
    room = head.inflate(-canvas.px(10), -2)
    block(canvas, room, face_name(kind, view.words), Role.CARD_NAME, paint.text, "centre")
    playable = _playable(view, kind)
    words = card_brief(kind, view.words, view.state.table.edition.effects)
    foot = canvas.px(40) if playable else canvas.px(6)
    needed = block_height(canvas, words, Role.CARD_TEXT, rect.width - canvas.px(14))
    spare = rect.bottom - head.bottom - foot - needed - canvas.px(16)
    high = max(rect.height * 31 // 100, min(rect.height * 45 // 100, spare))
    picture = pygame.Rect(rect.left, head.bottom, rect.width, high)
    motif(canvas, picture.inflate(-canvas.px(16), -canvas.px(16)), kind)
    radius = max(8, canvas.px(13))
    inset = radius + canvas.px(6)
    badge(canvas, (rect.left + inset, head.bottom + inset), kind, radius)
    below = pygame.Rect(rect.left, picture.bottom, rect.width, rect.bottom - picture.bottom)
    text = pygame.Rect(below.left, below.top, below.width, below.height - foot)
    block(canvas, text.inflate(-canvas.px(14), 0), words, Role.CARD_TEXT, align="centre")
    if playable:
        _play(canvas, pygame.Rect(rect.left, rect.bottom - foot, rect.width, foot), view)


def _playable(view: TableView, kind: CardKind) -> bool:
    place = OnHand(view.viewer, kind)
    return place in view.glow or place in view.also


def _play(canvas: Canvas, rect: pygame.Rect, view: TableView) -> None:
    palette = canvas.palette
    button = rect.inflate(-canvas.px(20), -canvas.px(10)).move(0, -canvas.px(2))
    shapes.panel(canvas, button, palette.white, palette.ink, radius=canvas.px(6))
    canvas.text(button, view.words("Play"), Role.BUTTON, align="centre")


def _row(canvas: Canvas, rect: pygame.Rect, view: TableView, kind: CardKind) -> None:
    palette, paint = canvas.palette, kind_paint(canvas, kind)
    bend = canvas.px(8)
    shapes.panel(canvas, rect, palette.card, palette.ink, radius=bend, shadow=canvas.px(2))
    field = pygame.Rect(
        rect.left, rect.top, min(rect.height * 6 // 5, rect.width // 4), rect.height
    )
    shapes.panel(canvas, field, paint.ground, palette.ink, radius=bend)
    inner = field.inflate(-canvas.px(8), -canvas.px(6))
    motif(canvas, inner, kind)
    room = pygame.Rect(field.right + canvas.px(8), rect.top, 0, rect.height)
    room.width = rect.right - canvas.px(8) - room.left
    name = card_name(kind, view.words)
    if room.width < canvas.px(300):
        block(canvas, room.inflate(0, -2), face_name(kind, view.words), Role.CARD_NAME)
        return
    upper = pygame.Rect(
        room.left, room.top + rect.height // 20, room.width, rect.height * 46 // 100
    )
    canvas.text(upper, name, Role.CARD_NAME)
    lower = pygame.Rect(room.left, upper.bottom, room.width, rect.height * 43 // 100)
    words = card_brief(kind, view.words, view.state.table.edition.effects)
    canvas.text(lower, words, Role.CARD_TEXT, palette.ink_soft)
    if _playable(view, kind):
        words = view.words("Play")
        wide = canvas.width(words, Role.LABEL) + canvas.px(18)
        button = pygame.Rect(room.right - wide, upper.top, wide, upper.height)
        shapes.panel(canvas, button, palette.white, palette.ink, radius=canvas.px(5))
        canvas.text(button, words, Role.LABEL, align="centre")


def _times(canvas: Canvas, rect: pygame.Rect, count: int) -> None:
    palette = canvas.palette
    words = f"\u00d7{count}"
    chip = pygame.Rect(
        0, 0, canvas.width(words, Role.LABEL) + canvas.px(14), max(20, canvas.px(28))
    )
    chip.topright = (rect.right - canvas.px(4), rect.top - canvas.px(6))
    shapes.panel(canvas, chip, palette.ink, radius=chip.height // 2)
    canvas.text(chip, words, Role.LABEL, palette.white, "centre")
