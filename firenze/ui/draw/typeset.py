"""Breaking text into lines, with bold runs between pairs of `**`."""

import re
from collections.abc import Callable
from dataclasses import dataclass

Measure = Callable[[str, bool], int]
WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef"
PIECE = re.compile(rf"[{WIDE}]|[^\s{WIDE}]+|[^\S\n]+|\n")
SOFT_HYPHEN = "\u00ad"
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Run:
    """Some words of one weight in a line, `x` pixels from the line's start."""

    text: str
    bold: bool
    x: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text and its width in pixels."""

    runs: tuple[Run, ...]
    width: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A word, a space or a line break, of one weight."""

    text: str
    bold: bool


def pieces(words: str) -> list[Piece]:
    """The words, spaces and breaks of `words`, each marked bold or not."""
    found = []
    for number, part in enumerate(words.split("**")):
        found += [Piece(text, number % 2 == 1) for text in PIECE.findall(part)]
    return found


def wrap(words: str, width: int, measure: Measure) -> list[Line]:
    """`words` in lines of at most `width` pixels; a word that is too long is broken."""
    lines: list[list[Piece]] = [[]]
    for piece in pieces(words):
        if piece.text == "\n":
            lines.append([])
            continue
        _append(lines, piece, width, measure)
    return [_line(line, measure) for line in lines]


def _append(lines: list[list[Piece]], piece: Piece, width: int, measure: Measure) -> None:
    if _width([*lines[-1], piece], measure) <= width:
        if lines[-1] or not piece.text.isspace():
            lines[-1].append(piece)
        return
    if piece.text.isspace():
        lines.append([])
        return
    head, tail = _split(piece, width - _width(lines[-1], measure), measure)
    if head:
        lines[-1].append(head)
        lines.append([])
        _append(lines, tail, width, measure)
    elif lines[-1]:
        lines.append([])
        _append(lines, piece, width, measure)
    else:
        _break_anywhere(lines, piece, width, measure)


def _split(piece: Piece, room: int, measure: Measure) -> tuple[Piece | None, Piece]:
    parts = piece.text.split(SOFT_HYPHEN)
    for count in range(len(parts) - 1, 0, -1):
        head = "".join(parts[:count]) + "-"
        if measure(head, piece.bold) <= room:
            return Piece(head, piece.bold), Piece(SOFT_HYPHEN.join(parts[count:]), piece.bold)
    return None, piece


def _break_anywhere(lines: list[list[Piece]], piece: Piece, width: int, measure: Measure) -> None:
    text = piece.text.replace(SOFT_HYPHEN, "")
    count = len(text)
    while count > 1 and measure(text[:count], piece.bold) > width:
        count -= 1
    lines[-1].append(Piece(text[:count], piece.bold))
    if text[count:]:
        lines.append([])
        _append(lines, Piece(text[count:], piece.bold), width, measure)


def _width(line: list[Piece], measure: Measure) -> int:
    return _line(line, measure).width


def _line(line: list[Piece], measure: Measure) -> Line:
    runs: list[Run] = []
    x = 0
    for bold, text in _joined(line):
        runs.append(Run(text, bold, x))
        x += measure(text, bold)
    return Line(tuple(runs), x)


def _joined(line: list[Piece]) -> list[tuple[bool, str]]:
    found: list[tuple[bool, str]] = []
    for piece in line:
        text = piece.text.replace(SOFT_HYPHEN, "")
        if found and found[-1][0] == piece.bold:
            found[-1] = (piece.bold, found[-1][1] + text)
        else:
            found.append((piece.bold, text))
    return found


def elided(words: str, width: int, measure: Measure) -> str:
    """`words`, cut and ended by an ellipsis where they are wider than `width` pixels."""
    if measure(words, False) <= width:
        return words
    count = len(words)
    while count and measure(words[:count].rstrip() + ELLIPSIS, False) > width:
        count -= 1
    return words[:count].rstrip() + ELLIPSIS
