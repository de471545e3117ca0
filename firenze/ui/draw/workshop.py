"""The own half of the table: the mat, the construction site, the crane and the free plot."""

import pygame

from firenze.engine.phases.build import build_cost
from firenze.engine.queries import seals_left
from firenze.engine.terms import COLOURS, CardKind, Phase
from firenze.text.cards import card_name
from firenze.ui.draw import scenery, shapes
from firenze.ui.draw.bricks import block as solid
from firenze.ui.draw.bricks import brick, faint_brick
from firenze.ui.draw.canvas import Canvas
from firenze.ui.draw.crests import empty_seal, seal, shield
from firenze.ui.draw.icons import icon
from firenze.ui.draw.lettering import block, draw_name
from firenze.ui.draw.motifs import motif
from firenze.ui.draw.signs import sign_words, signed
from firenze.ui.layout import Layout, WorkshopBoxes
from firenze.ui.piles import SAME_PITCH, Stand, plate, site_stands
from firenze.ui.targets import OnPlot
from firenze.ui.theme import Role
from firenze.ui.view import TableView

RESTING = 130


def draw_workshop(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """Mat, site and crane; tray and hand are drawn by their own modules."""
    boxes = layout.workshop
    _side(canvas, boxes, view)
    _mat(canvas, boxes, view)
    _crane(canvas, boxes, view)
    _plot(canvas, boxes, view)
    player = view.state.players[view.viewer]
    stands = site_stands(boxes.site, boxes.foot, [tower.height for tower in player.towers])
    if not stands:
        _no_tower(canvas, boxes, view)
    _next_plot(canvas, boxes, [tower.height for tower in player.towers])
    for index, stand in enumerate(stands):
        _tower(canvas, stand, view, index)


def _no_tower(canvas: Canvas, boxes: WorkshopBoxes, view: TableView) -> None:
    _ = view.words
    own, watched = _("Your construction site is empty."), _("No tower stands here.")
    words = watched if view.watched else own
    canvas.text(boxes.site, words, Role.BODY, canvas.palette.ink_soft, "centre")


def _side(canvas: Canvas, boxes: WorkshopBoxes, view: TableView) -> None:
    """The band in the colour of whose half this is."""
    family = view.state.table.setup.seats[view.viewer].family
    side = pygame.Rect(boxes.whole.topleft, (max(3, canvas.px(7)), boxes.whole.height))
    canvas.fill(side, canvas.palette.families[family].field)


def _mat(canvas: Canvas, boxes: WorkshopBoxes, view: TableView) -> None:
    palette, rect = canvas.palette, boxes.mat
    seat = view.state.table.setup.seats[view.viewer]
    paint = palette.families[seat.family]
    shapes.panel(canvas, rect, palette.card, paint.field, canvas.px(3), shadow=canvas.px(4))
    header = boxes.mat_header
    shapes.panel(canvas, header, paint.field, radius=canvas.px(9))
    square = pygame.Rect(header.left, header.centery, header.width, header.bottom - header.centery)
    canvas.fill(square, paint.field)
    pad = canvas.px(6)
    high = header.height - 2 * pad
    crest = pygame.Rect(header.left + pad, header.top + pad, high * 5 // 6, high)
    shield(canvas, crest, seat.family)
    score = signed(view.scores[view.viewer]) if view.scores else ""
    wide = canvas.width(score, Role.PRESTIGE)
    figure = pygame.Rect(header.right - wide - 2 * pad, header.top, wide + pad, header.height)
    canvas.text(figure, score, Role.PRESTIGE, paint.text, "right")
    name = pygame.Rect(crest.right + pad, header.top, 0, header.height)
    name.width = figure.left - pad - name.left
    draw_name(canvas, name, seat.name, paint.text)
    _seals(canvas, boxes.seals, view)
    _buildings(canvas, boxes, view)


def _seals(canvas: Canvas, rect: pygame.Rect, view: TableView) -> None:
    state = view.state
    left = seals_left(state, view.viewer)
    given = state.table.edition.seals[len(state.players) - 2]
    half = pygame.Rect(rect.left, rect.top, rect.width, rect.height * 46 // 100)
    canvas.text(half, view.words("Seals left"), Role.LABEL, canvas.palette.ink_soft)
    canvas.text(half, str(left), Role.COUNT, align="right")
    size = min(rect.bottom - half.bottom, rect.width // max(6, given))
    step = min(size + canvas.px(2), (rect.width - size) / max(1, given - 1))
    family = state.table.setup.seats[view.viewer].family
    for number in reversed(range(given)):
        square = pygame.Rect(rect.left + round(step * number), half.bottom, size, size)
        if number < left:
            seal(canvas, square, family)
        else:
            empty_seal(canvas, square)


def _buildings(canvas: Canvas, boxes: WorkshopBoxes, view: TableView) -> None:
    owned = view.state.players[view.viewer].buildings
    palette = canvas.palette
    for number, row in enumerate(boxes.buildings):
        if number < len(owned):
            _building(canvas, row, view, owned[number])
            continue
        shapes.dashed(canvas, row, palette.line, radius=canvas.px(7))
        if number == len(owned):
            words = view.words("building")
            canvas.text(row, words, Role.CAPTION, palette.disabled_text, "centre")


def _building(canvas: Canvas, row: pygame.Rect, view: TableView, kind: CardKind) -> None:
    palette = canvas.palette
    ground = palette.kind("building").ground
    shapes.panel(canvas, row, palette.card, palette.ink, radius=canvas.px(7))
    field = pygame.Rect(row.left, row.top, min(row.height, row.width * 21 // 100), row.height)
    shapes.panel(canvas, field, ground, palette.ink, radius=canvas.px(7))
    motif(canvas, field.inflate(-canvas.px(8), -canvas.px(6)), kind)
    sign = sign_words(kind, view.state.table.edition.effects)
    wide = canvas.width(sign, Role.COUNT)
    right = pygame.Rect(row.right - wide - canvas.px(9), row.top, wide, row.height)
    canvas.text(right, sign, Role.COUNT, align="right")
    name = pygame.Rect(field.right + canvas.px(7), row.top, 0, row.height)
    name.width = right.left - canvas.px(4) - name.left
    words = card_name(kind, view.words)
    widest = max(canvas.width(word, Role.LABEL) for word in words.split())
    block(canvas, name, words, Role.LABEL if widest <= name.width else Role.CAPTION)


def _next_plot(canvas: Canvas, boxes: WorkshopBoxes, heights: list[int]) -> None:
    """The outline of the first brick of a further tower, while it has its place already."""
    if len(heights) < SAME_PITCH:
        front = site_stands(boxes.site, boxes.foot, [*heights, 1])[-1].front
        shapes.dashed(canvas, front, canvas.palette.line, radius=canvas.px(3))


def _tower(canvas: Canvas, stand: Stand, view: TableView, index: int) -> None:
    tower = view.state.players[view.viewer].towers[index]
    marked = stand.brick >= 12
    for place in range(tower.height):
        solid(canvas, stand.brick_rect(place), tower.colour, stand.depth, marked=marked)
    if not marked:
        brick(canvas, plate(stand), tower.colour)
    _height(canvas, stand, tower.height)


def draw_tower_marks(canvas: Canvas, layout: Layout, view: TableView) -> None:
    """What is said on the own towers: bricks added this turn, prestige they would score now."""
    boxes, towers = layout.workshop, view.state.players[view.viewer].towers
    stands = site_stands(boxes.site, boxes.foot, [tower.height for tower in towers])
    for index, (tower, stand) in enumerate(zip(towers, stands, strict=True)):
        if tower.worked and view.state.turn.player == view.viewer:
            _worked(canvas, stand, view, index)
        worth = dict(view.worth).get(index)
        if worth is not None:
            _worth(canvas, stand, worth)


def _height(canvas: Canvas, stand: Stand, height: int) -> None:
    palette, chip = canvas.palette, height_chip(canvas, stand)
    shapes.panel(canvas, chip, palette.card, palette.ink, radius=canvas.px(6))
    canvas.text(chip, str(height), Role.COUNT, align="centre")


def height_chip(canvas: Canvas, stand: Stand) -> pygame.Rect:
    """The plate below a tower that tells its height."""
    foot = stand.foot
    wide = min(foot.width - 2, canvas.px(50))
    chip = pygame.Rect(0, foot.top, wide, foot.height - canvas.px(2))
    chip.centerx = stand.front.centerx
    return chip


def _worked(canvas: Canvas, stand: Stand, view: TableView, index: int) -> None:
    palette = canvas.palette
    laid = dict(view.laid).get(index) or _laid(view)
    words = f"+{laid}" if laid else "+"
    high = max(18, canvas.px(30))
    wide = max(high, canvas.width(words, Role.LABEL) + canvas.px(14))
    chip = pygame.Rect(0, 0, min(wide, stand.column.width), high)
    chip.midleft = (stand.front.right - chip.width // 2, stand.front.top + stand.brick // 2)
    chip.right = min(chip.right, stand.column.right)
    shapes.panel(canvas, chip, palette.ink, radius=high // 2)
    canvas.text(chip, words, Role.LABEL, palette.white, "centre")


def _laid(view: TableView) -> int:
    """How many bricks a tower got this turn where the state alone tells, else 0."""
    worked = sum(tower.worked for tower in view.state.players[view.viewer].towers)
    added = view.state.turn.added
    return added if worked == 1 else int(added == worked)


def _worth(canvas: Canvas, stand: Stand, worth: int) -> None:
    palette, square = canvas.palette, worth_square(canvas, stand)
    size = square.width
    shapes.disc(canvas, square.center, size // 2, palette.white, palette.laurel, canvas.px(2))
    scenery.wreath(canvas, square.inflate(-canvas.px(4), -canvas.px(4)), str(worth), Role.COUNT)


def worth_square(canvas: Canvas, stand: Stand) -> pygame.Rect:
    """Where the wreath of a tower lies: beside its height, or above a narrow tower."""
    size = max(34, canvas.px(54))
    square = pygame.Rect(0, 0, size, size)
    if stand.front.width >= size * 3 // 2:
        square.bottomleft = (height_chip(canvas, stand).right + canvas.px(2), stand.foot.bottom)
        square.right = min(square.right, stand.column.right)
    else:
        top = stand.body.top - canvas.px(2)
        square.midbottom = (stand.front.centerx, max(top, stand.column.top + size))
    return square


def _crane(canvas: Canvas, boxes: WorkshopBoxes, view: TableView) -> None:
    board = scenery.crane(canvas, boxes.crane)
    palette, state = canvas.palette, view.state
    shapes.panel(canvas, board, palette.card, palette.ink, radius=canvas.px(5))
    left = _board_heads(canvas, board, view)
    costs = [build_cost(state, added) for added in range(len(state.table.edition.build_costs))]
    shares = [1 + 0.35 * (cost > 9) for cost in costs[1:]]
    step = (board.width - left - canvas.px(4)) / sum(shares)
    half = board.height // 2
    now = state.turn.added if state.turn.player == view.viewer else 0
    building = state.turn.phase in (Phase.TAKE, Phase.EXCHANGE, Phase.BUILD)
    for added, share in enumerate(shares, start=1):
        x = board.left + left + round(step * sum(shares[: added - 1]))
        column = pygame.Rect(x, board.top, round(step * share), board.height)
        if added == now and building:
            shapes.panel(canvas, column.inflate(0, -canvas.px(6)), palette.glow, palette.ink)
        for row, (figure, role) in enumerate(
            ((str(added), Role.LABEL), (str(costs[added]), Role.COUNT))
        ):
            cell = pygame.Rect(x - 3, board.top + half * row, column.width + 6, half)
            canvas.text(cell, figure, role, align="centre")


def _board_heads(canvas: Canvas, board: pygame.Rect, view: TableView) -> int:
    """The heads of the two rows, as signs where words would crowd the figures; their width."""
    palette, half = canvas.palette, board.height // 2
    heads = (view.words("add"), view.words("pay"))
    left = max(canvas.width(words, Role.CAPTION) for words in heads) + canvas.px(14)
    upper = pygame.Rect(board.left + canvas.px(7), board.top, left, half)
    lower = upper.move(0, half)
    if board.width - left >= 5 * canvas.theme.text(Role.CAPTION):
        for room, words in ((upper, heads[0]), (lower, heads[1])):
            canvas.text(room, words, Role.CAPTION, palette.ink_soft)
        return left
    side = canvas.theme.text(Role.CAPTION) * 3 // 4
    icon(canvas, pygame.Rect(upper.left, upper.centery - side // 2, side, side), "plus")
    tile = pygame.Rect(upper.left, lower.centery - side // 3, side, side * 2 // 3)
    shapes.panel(canvas, tile, palette.white, palette.ink, 1, 2)
    return side + canvas.px(18)


def _plot(canvas: Canvas, boxes: WorkshopBoxes, view: TableView) -> None:
    palette = canvas.palette
    words = view.words("New tower")
    shapes.panel(canvas, boxes.rack, palette.parchment, palette.ink, radius=canvas.px(6))
    canvas.text(boxes.plot_label, words, Role.LABEL, palette.ink_soft, "centre")
    storage = view.state.players[view.viewer].storage
    for colour in COLOURS:
        cell = boxes.plot[colour]
        if OnPlot(colour) in view.glow | view.also:
            brick(canvas, cell, colour)
            _plus(canvas, cell)
        elif storage[colour]:
            brick(canvas, cell, colour, alpha=RESTING)
        else:
            faint_brick(canvas, cell, colour)


def _plus(canvas: Canvas, cell: pygame.Rect) -> None:
    radius = max(6, canvas.px(9))
    inset = radius + canvas.px(4)
    centre = (cell.right - inset, cell.top + inset)
    shapes.disc(canvas, centre, radius, canvas.palette.white, canvas.palette.ink, 1)
    box = pygame.Rect(0, 0, radius + 2, radius + 2)
    box.center = centre
    icon(canvas, box, "plus")
