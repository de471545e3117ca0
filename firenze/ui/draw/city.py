"""The six tower façades: walls, roofs, windows, balconies and flags.

A wall is drawn over the rectangle of its storeys, the roof stands above it, the flag on the roof.
"""

import pygame

from firenze.ui.draw import svg
from firenze.ui.draw.canvas import Canvas
from firenze.ui.palette import INK, Rgb, mix


def _line(canvas: Canvas) -> float:
    return max(1.0, canvas.theme.stroke)


def wall_text(canvas: Canvas, colour: int) -> Rgb:
    """The colour of words on the wall, flag and plinth of tower `colour`, 4.4:1 or more."""
    return canvas.palette.bricks[colour].mark


def wall(canvas: Canvas, rect: pygame.Rect, colour: int, storeys: int = 6) -> None:
    """The façade of tower `colour` over `rect`, a course of stone under each storey."""
    paint = canvas.palette.bricks[colour]
    edge = _line(canvas)

    def art(width: int, height: int) -> str:
        pitch = height / storeys
        course = max(1.0, edge * 1.4)
        shade = mix(paint.face, INK, 0.2)
        body = svg.framed(width, height + edge * 2, paint.face, paint.outline, edge, 0)
        body += svg.rect(width - edge - width * 0.07, edge, width * 0.07, height, svg.paint(shade))
        for number in range(1, storeys):
            y = number * pitch
            body += svg.rect(edge, y - course, width - 2 * edge, course, svg.paint(shade))
            body += svg.rect(edge, y, width - 2 * edge, max(1, course / 2), svg.paint(paint.seam))
        return body

    canvas.stamp(rect, ("wall", colour, storeys, edge), art)


def _merlons(width: float, height: float, count: int, notch: float) -> str:
    step = width / (2 * count - 1)
    top, dip, low = height * 0.12, height * 0.5, height
    data = f"M0 {low}L0 {top}"
    for number in range(count):
        x = number * 2 * step
        data += f"L{x:.2f} {top:.2f}L{x + step / 2:.2f} {top + notch:.2f}L{x + step:.2f} {top:.2f}"
        if number < count - 1:
            data += f"L{x + step:.2f} {dip:.2f}L{x + 2 * step:.2f} {dip:.2f}"
    return data + f"L{width:.2f} {low}Z"


def _cornice(width: float, height: float, share: float) -> str:
    top = height * share
    return (
        f"M0 {top:.2f}L{width:.2f} {top:.2f}L{width:.2f} {height * (share + 0.22):.2f}"
        f"L{width * 0.94:.2f} {height:.2f}L{width * 0.06:.2f} {height:.2f}"
        f"L0 {height * (share + 0.22):.2f}Z"
    )


def _crown(colour: int, width: float, height: float) -> list[tuple[str, bool]]:
    """The parts of a roof, from back to front; True marks those covered with tiles."""
    ledge = _cornice(width, height, 0.55)
    left, right, mid = width * 0.08, width * 0.92, width / 2
    if colour == 0:
        return [(_merlons(width, height, 5, 0), False)]
    if colour == 1:
        return [(_merlons(width, height, 4, height * 0.2), False)]
    if colour == 2:
        roof = f"M{left} {height * 0.55}L{width * 0.26} 0L{width * 0.74} 0L{right} {height * 0.55}Z"
        return [(roof, True), (ledge, False)]
    if colour == 3:
        return [(_merlons(width, height, 3, height * 0.16), False)]
    if colour == 4:
        roof = f"M{left} {height * 0.55}L{mid} {-height * 0.02}L{right} {height * 0.55}Z"
        return [(roof, True), (ledge, False)]
    dome = (
        f"M{left} {height * 0.55}C{left} {height * 0.2} {width * 0.32} {height * 0.04} {mid} "
        f"{height * 0.02}C{width * 0.68} {height * 0.04} {right} {height * 0.2} {right} "
        f"{height * 0.55}Z"
    )
    return [(dome, True), (ledge, False)]


def roof(canvas: Canvas, rect: pygame.Rect, colour: int) -> None:
    """The roof of tower `colour`; `rect` stands on the wall and is a little wider."""
    palette = canvas.palette
    edge = _line(canvas)

    def art(width: int, height: int) -> str:
        paint = palette.bricks[colour]
        inner = _crown(colour, width - 2 * edge, height - 2 * edge)
        body = "".join(
            svg.path(data, svg.paint(palette.roof if tiled else paint.face, paint.outline, edge))
            for data, tiled in inner
        )
        return svg.placed(body, edge, edge)

    canvas.stamp(rect, ("roof", colour, edge), art)


def window(
    canvas: Canvas, rect: pygame.Rect, fill: Rgb | None = None, line: Rgb | None = None
) -> None:
    """An arched window, lit by default; the caller writes the value into it."""
    ground, stroke = fill or canvas.palette.white, line or canvas.palette.ink
    edge = _line(canvas)

    def art(width: int, height: int) -> str:
        radius = min(width / 2, height * 0.62) - edge / 2
        low, right = height - edge / 2, width - edge / 2
        data = (
            f"M{edge / 2} {low}L{edge / 2} {radius + edge / 2:.2f}"
            f"A{width / 2 - edge / 2} {radius} 0 0 1 {right} {radius + edge / 2:.2f}L{right} {low}Z"
        )
        return svg.path(data, svg.paint(ground, stroke, edge))

    canvas.stamp(rect, ("window", ground, stroke, edge), art)


def balcony(
    canvas: Canvas, rect: pygame.Rect, due: bool = False, spent: bool = False
) -> pygame.Rect:
    """A balcony tile across the wall; white if it is the one due. Returns the room for words."""
    palette = canvas.palette
    edge = _line(canvas)
    fill = palette.white if due else palette.recess if spent else palette.balcony

    def art(width: int, height: int) -> str:
        style = svg.paint(fill, palette.ink, edge)
        plank = svg.paint(mix(fill, palette.wood, 0.45), palette.ink, edge)
        lip = max(3.0, height * 0.17)
        body = svg.rect(width * 0.04, edge / 2, width * 0.92, height - lip, style, max(1, edge))
        return body + svg.rect(edge / 2, height - lip - edge / 2, width - edge, lip, plank, 1)

    canvas.stamp(rect, ("balcony", fill, edge), art)
    lip = round(max(3.0, rect.height * 0.17))
    return pygame.Rect(
        rect.left + rect.width // 16, rect.top, rect.width * 7 // 8, rect.height - lip
    )


def flag(canvas: Canvas, rect: pygame.Rect, colour: int) -> pygame.Rect:
    """A pole along the left side of `rect` with a pennant; returns the room for the value."""
    palette = canvas.palette
    edge = _line(canvas)

    def art(width: int, height: int) -> str:
        paint = palette.bricks[colour]
        pole = max(2.0, width * 0.05)
        low = height * 0.76
        data = (
            f"M{pole} {pole * 1.6}L{width - edge} {pole * 1.6}L{width * 0.84:.2f} "
            f"{(low + pole * 1.6) / 2:.2f}L{width - edge} {low:.2f}L{pole} {low:.2f}Z"
        )
        body = svg.path(data, svg.paint(paint.face, paint.outline, edge))
        body += svg.rect(0, pole, pole, height - pole, svg.paint(palette.ink))
        return body + svg.circle(pole / 2 + 0.5, pole, pole * 0.9, svg.paint(palette.ink))

    canvas.stamp(rect, ("flag", colour, edge), art)
    return pygame.Rect(
        rect.left + rect.width // 12,
        rect.top + max(2, rect.width // 14),
        rect.width * 3 // 4,
        round(rect.height * 0.76) - max(2, rect.width // 14),
    )


def plinth(canvas: Canvas, rect: pygame.Rect, colour: int) -> None:
    """The foot of a tower, where its mark and name stand."""
    paint = canvas.palette.bricks[colour]
    edge = _line(canvas)
    canvas.stamp(
        rect,
        ("plinth", colour, edge),
        lambda w, h: svg.framed(w, h, paint.face, paint.outline, edge, edge),
    )
