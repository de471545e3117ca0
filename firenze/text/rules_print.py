"""The rules as plain lines for a terminal."""

import textwrap
from collections.abc import Iterator

from firenze.text.rules import Block, Page, Paragraph, Rule, RulesError, Section, Table, read_page

WIDE_LETTERS = ("zh",)
WIDEST_CELL = 24


def rules_lines(number: str | None, language: str) -> tuple[str, ...]:
    """The whole page, a section such as "K" or "T1", or a rule such as "T3.2".

    Lines take at most 80 columns, tables of short cells apart. Raises RulesError for an unknown
    number or language.
    """
    page = read_page(language)
    width = 40 if language.startswith(WIDE_LETTERS) else 80
    return tuple(_lines(page, number, width))


def _lines(page: Page, number: str | None, width: int) -> Iterator[str]:
    if number is None:
        yield from _section_lines(page.sections, width)
        return
    try:
        sections = page.part(number)
    except RulesError:
        yield from _block_lines(page.rule(number), width)
    else:
        yield from _section_lines(sections, width)


def _section_lines(sections: tuple[Section, ...], width: int) -> Iterator[str]:
    for place, section in enumerate(sections):
        if place:
            yield ""
        title = f"{section.number}  {section.title}".strip()
        yield title
        yield ("=" if section.level < 3 else "-") * len(title)
        for block in section.blocks:
            if not (isinstance(block, Paragraph) and block.item):
                yield ""
            yield from _block_lines(block, width)


def _block_lines(block: Block, width: int) -> Iterator[str]:
    match block:
        case Rule():
            yield from _hung(f"{block.number:<5} ", block.text, width)
        case Paragraph():
            yield from _hung("- " if block.item else "", block.text, width)
        case Table() if _is_narrow(block):
            yield from _columns(block)
        case Table():
            for first, *others in block.rows:
                yield from _hung("- ", "; ".join([first, *filter(None, others)]), width)


def _hung(lead: str, text: str, width: int) -> list[str]:
    indent = " " * len(lead)
    return textwrap.wrap(text, width, initial_indent=lead, subsequent_indent=indent)


def _is_narrow(table: Table) -> bool:
    return all(len(cell) <= WIDEST_CELL for row in table.rows for cell in row)


def _columns(table: Table) -> Iterator[str]:
    rows = (table.head, *table.rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip()
