"""How a table is to be drawn: for whom, how wide and in which colours; and what drawings are put
together from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from voliere.games.doors.board.paint import Paint, cut, flowed, padded, width_of, wrapped
from voliere.words import Phrase, text

LONGEST_NAME = 14
GAP = 3  # columns between two parts that stand side by side


class Row(NamedTuple):
    """A row of a drawn table: its cells, then any number of items."""

    cells: Sequence[str]
    items: Sequence[str]


class Look(NamedTuple):
    """The language, the names of the seats, the colours, and how many columns there are."""

    lang: str
    names: list[str]
    paint: Paint
    width: int

    def text(self, id: str, **arguments: Any) -> str:
        """A message in the language."""
        return text(id, self.lang, **arguments)

    def said(self, phrase: Phrase) -> str:
        """A phrase in the language."""
        return text(phrase.id, self.lang, **phrase.arguments)

    def name(self, seat: int) -> str:
        """The name of a seat, cut where it would spoil the table."""
        return cut(self.names[seat], LONGEST_NAME)

    def has_room_for(self, lines: Sequence[str]) -> bool:
        """Whether none of the lines is too wide."""
        return all(width_of(line) <= self.width for line in lines)

    def wrapped(self, sentences: Sequence[str]) -> list[str]:
        """Sentences in lines that fit."""
        return [line for sentence in sentences for line in wrapped(sentence, self.width)]

    def listed(self, label: str, items: Sequence[str]) -> list[str]:
        """Items behind a label, in as many lines as they need."""
        return flowed([f"{label} ", *(items or "–")], self.width, hanging=width_of(label) + 2)

    def rows(self, heads: Sequence[str], rows: Sequence[Row]) -> list[str]:
        """Rows under their heads: cells in columns, names to the left and numbers to the right;
        then, under the last head, items in as many lines as they need."""
        cells = aligned([heads[:-1], *(row.cells for row in rows)], numbers=range(1, len(heads)))
        width = max(map(width_of, cells))
        lines = [f"{padded(cells[0], width)}  {heads[-1]}"]
        for label, row in zip(cells[1:], rows, strict=True):
            lines += self.listed(padded(label, width), row.items)
        return lines

    def beside(self, left: Sequence[str], right: Sequence[str]) -> list[str]:
        """Two parts side by side if there is room, otherwise the second under the first."""
        indent = max(map(width_of, left)) + GAP
        lines = [
            f"{padded(one, indent)}{other}".rstrip()
            for one, other in zip_longest(left, right, fillvalue="")
        ]
        return lines if self.has_room_for(lines) else [*left, "", *right]


def aligned(rows: Sequence[Sequence[str]], *, numbers: Sequence[int] = ()) -> list[str]:
    """Rows of cells in columns; those in `numbers`, counted from 0, to the right.

    >>> aligned([["Ana", "−3"], ["Bo", "12"]], numbers=[1])
    ['Ana  −3', 'Bo   12']
    """
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            padded(cell, width, right=place in numbers)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
