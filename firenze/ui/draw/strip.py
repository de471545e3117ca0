"""The permanent line: ribbon of phases, prompt, and the buttons of the turn."""

import pygame

from firenze.engine.terms import Colour, Phase
from firenze.text.names import phase_name
from firenze.text.words import Words
from firenze.ui.draw import shapes
from firenze.ui.draw.bricks import brick
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import shield
from firenze.ui.draw.icons import icon
from firenze.ui.draw.lettering import block, fits, unbroken
from firenze.ui.draw.typeset import elided
from firenze.ui.layout import Layout, StripBoxes
from firenze.ui.palette import FamilyPaint
from firenze.ui.targets import RIBBON, OnSlot
from firenze.ui.theme import Role
from firenze.ui.view import Prompt, TableView

BETWEEN = 18
SHORTEST_NAME = 110
SHRINK = 0.1


def draw_strip(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """What stands still on the strip between market and workshop: phases, undo and redo."""
    _ribbon(canvas, layout.strip, view, _paint(canvas, view))
    _steps(canvas, layout.strip, view.prompt, view.words)


def draw_prompt(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """What changes on the strip with the card that is looked at: prompt and answers."""
    _prompt(canvas, layout.strip, view)
    _answers(canvas, layout.strip, view, _paint(canvas, view))


def _paint(canvas: Canvas, view: TableView) -> FamilyPaint:
    seat = view.state.table.setup.seats[view.prompt.player]
    return canvas.palette.families[seat.family]


def ribbon_name(phase: Phase, _: Words) -> str:
    """A phase in one or two short words."""
    return _("Abandoned") if phase is Phase.ABANDONED else phase_name(phase, _)


def _ribbon(canvas: Canvas, boxes: StripBoxes, view: TableView, paint: FamilyPaint) -> None:
    now = view.state.turn.phase
    for number, (phase, box) in enumerate(zip(RIBBON, boxes.phases, strict=True), start=1):
        done = now in RIBBON and RIBBON.index(now) >= number
        _chevron(canvas, box, view.words, number, phase, (phase is now, done, number == 1), paint)


def _chevron(
    canvas: Canvas,
    box: pygame.Rect,
    _: Words,
    number: int,
    phase: Phase,
    looks: tuple[bool, bool, bool],
    paint: FamilyPaint,
) -> None:
    lit, done, first = looks
    palette = canvas.palette
    rect = box.inflate(0, -round(box.height * 0.2))
    tip, gap = rect.height // 3, canvas.px(3)
    dent = 0 if first else tip
    right = rect.right - gap
    points = [
        (rect.left, rect.top),
        (right, rect.top),
        (right + tip, rect.centery),
        (right, rect.bottom - 1),
        (rect.left, rect.bottom - 1),
        (rect.left + dent, rect.centery),
    ]
    fill = paint.field if lit else palette.disabled if done else palette.recess
    edge = palette.ink if lit else palette.line
    shapes.polygon(canvas, points, fill, edge, canvas.theme.stroke)
    left = rect.left + dent + canvas.px(6)
    room = pygame.Rect(left, rect.top, right - left + canvas.px(4), rect.height)
    colour = paint.text if lit else palette.disabled_text if done else palette.ink
    _phase_words(canvas, room, number, ribbon_name(phase, _), colour, done, lit)


def _phase_words(
    canvas: Canvas,
    room: pygame.Rect,
    number: int,
    name: str,
    colour: tuple[int, int, int],
    done: bool,
    lit: bool,
) -> None:
    head = pygame.Rect(room.left, room.top, canvas.px(18), room.height)
    if done:
        icon(canvas, head.inflate(-canvas.px(4), -room.height // 2), "check", colour)
    else:
        canvas.text(head, str(number), Role.LABEL, colour, "centre")
    rest = pygame.Rect(head.right + canvas.px(2), room.top, 0, room.height)
    rest.width = room.right - rest.left
    role = Role.LABEL if lit else Role.CAPTION
    if lit or canvas.fit(name, role, rest.width)[0] == name:
        canvas.text(rest, name, role, colour)


def _prompt(canvas: Canvas, boxes: StripBoxes, view: TableView) -> None:
    prompt, rect = view.prompt, boxes.prompt
    right = boxes.secondary.left - canvas.px(10) if prompt.secondary else rect.right
    high = round(rect.height * 0.86)
    crest = pygame.Rect(rect.left, 0, high * 5 // 6, high)
    crest.centery = rect.centery - 1
    seat = view.state.table.setup.seats[prompt.player]
    shield(canvas, crest, seat.family)
    room = pygame.Rect(crest.right + canvas.px(10), rect.top, 0, rect.height)
    room.width = right - room.left
    words = headline(canvas, prompt, seat.name, room.width)
    beside = pygame.Rect(room.left, room.top, room.width - _detail(canvas, prompt), room.height)
    whole = canvas.fit(words, Role.PROMPT, beside.width)[0] == words
    said = canvas.text(beside if whole else room, words, Role.PROMPT)
    left = said.right + canvas.px(BETWEEN)
    rest = pygame.Rect(left, rect.top - 1, right - left, rect.height)
    if prompt.detail and rest.width > canvas.px(120):
        block(canvas, rest, prompt.detail, Role.BODY, canvas.palette.ink_soft)


def headline(canvas: Canvas, prompt: Prompt, name: str, width: int) -> str:
    """The headline, in which a long name is cut where the detail needs its room of `width`
    and slightly smaller letters do not win it."""
    full = canvas.width(prompt.headline, Role.PROMPT)
    over = full + _detail(canvas, prompt) - width
    if over <= full * SHRINK:
        return prompt.headline
    room = max(canvas.px(SHORTEST_NAME), canvas.width(name, Role.PROMPT) - over)
    short = elided(name, room, lambda words, _: canvas.width(words, Role.PROMPT))
    return prompt.headline.replace(name, short, 1)


def _detail(canvas: Canvas, prompt: Prompt) -> int:
    """The pixels that the detail wants beside the headline."""
    return canvas.width(prompt.detail, Role.BODY) + canvas.px(BETWEEN) if prompt.detail else 0


def _steps(canvas: Canvas, boxes: StripBoxes, prompt: Prompt, _: Words) -> None:
    palette = canvas.palette
    whole = boxes.undo.unionall([boxes.restart, boxes.redo])
    shapes.panel(canvas, whole, palette.card, palette.ink, shadow=canvas.px(3))
    keys = (
        (boxes.undo, "undo", _("Undo"), prompt.undo_reason),
        (boxes.restart, "restart", _("Restart"), prompt.restart_reason),
        (boxes.redo, "redo", _("Redo"), prompt.redo_reason),
    )
    for number, (box, sign, words, reason) in enumerate(keys):
        if number:
            side = pygame.Rect(box.left, box.top + 2, max(1, canvas.px(1.5)), box.height - 4)
            canvas.fill(side, palette.line)
        colour = palette.ink if reason is None else palette.disabled_text
        half = box.height * 48 // 100
        upper = pygame.Rect(box.left, box.top + canvas.px(5), box.width, half)
        icon(canvas, upper.inflate(0, -canvas.px(6)), sign, colour, 255 if reason is None else 150)
        lower = pygame.Rect(box.left, upper.bottom, box.width, box.bottom - upper.bottom)
        role = Role.LABEL if reason is None else Role.CAPTION
        lower = lower.move(0, -canvas.px(3)).inflate(-canvas.px(6), 0)
        canvas.text(lower, words, role, colour, "centre")


def _answers(canvas: Canvas, boxes: StripBoxes, view: TableView, paint: FamilyPaint) -> None:
    palette, prompt = canvas.palette, view.prompt
    if prompt.secondary:
        depth = 0 if view.braced else canvas.px(3)
        shapes.panel(canvas, boxes.secondary, palette.card, palette.ink, shadow=depth)
        room = boxes.secondary.inflate(-canvas.px(16), 0)
        canvas.text(room, prompt.secondary, Role.BUTTON, align="centre")
    rect, depth = boxes.primary, canvas.px(5)
    if prompt.primary is None:
        _on_the_table(canvas, rect, view)
        return
    face = pygame.Rect(rect.left, rect.top, rect.width, rect.height - depth)
    if view.braced:
        face.top += depth
    else:
        shapes.panel(canvas, rect, paint.deep, palette.ink)
    shapes.panel(canvas, face, paint.field, palette.ink)
    _primary_words(canvas, face, prompt.primary, view.words("Space"), paint)


def _on_the_table(canvas: Canvas, rect: pygame.Rect, view: TableView) -> None:
    """In place of the button: a lit card or brick, as what may be clicked is lit, and words."""
    palette, side, gap = canvas.palette, rect.height * 56 // 100, canvas.px(20)
    cards = any(isinstance(target, OnSlot) for target in view.glow)
    words = view.words("Choose what glows")
    sample = pygame.Rect(0, 0, side * 4 // 5 if cards else side, side if cards else side * 2 // 3)
    room = pygame.Rect(0, rect.top, rect.width - sample.width - 2 * gap, rect.height)
    room.width = min(room.width, canvas.width(words, Role.BUTTON) + 2)
    sample.midleft = (rect.centerx - (sample.width + gap + room.width) // 2, rect.centery)
    room.left = sample.right + gap
    if cards:
        shapes.panel(canvas, sample, palette.card, palette.ink, radius=canvas.px(4))
        head = pygame.Rect(sample.left, sample.top, sample.width, side * 2 // 5)
        ground = palette.kind("celebration").ground
        shapes.panel(canvas, head, ground, palette.ink, radius=canvas.px(4))
    else:
        brick(canvas, sample, Colour.WHITE)
    shapes.glow(canvas, sample, canvas.px(4))
    block(canvas, room, words, Role.BUTTON, palette.ink_soft)


def _primary_words(
    canvas: Canvas, face: pygame.Rect, words: str, key: str, paint: FamilyPaint
) -> None:
    """The words, and the key beside them where both fit."""
    pad = canvas.px(14)
    wide = canvas.width(key, Role.KEY_CAP) + canvas.px(22)
    room = face.inflate(-2 * pad, -4)
    beside = pygame.Rect(room.left, room.top, room.width - wide - pad * 2 // 3, room.height)
    if unbroken(canvas, words, Role.BUTTON, beside.size):
        room = beside
        cap = pygame.Rect(0, 0, wide, max(canvas.px(34), canvas.theme.text(Role.KEY_CAP) + 6))
        cap.midright = (face.right - pad, face.centery)
        shapes.panel(canvas, cap, canvas.palette.card, canvas.palette.ink, radius=canvas.px(6))
        canvas.text(cap, key, Role.KEY_CAP, align="centre")
    if fits(canvas, words, Role.BUTTON_LARGE, room.width):
        canvas.text(room, words, Role.BUTTON_LARGE, paint.text, "centre")
    else:
        block(canvas, room, words, Role.BUTTON, paint.text, "centre")
