"""Lists on the command line: columns under their headings, times as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from voliere.cli.errors import clean

LONGEST = 60  # characters of a cell


def columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table as lines, everything to the left.

    >>> columns(["Id", "Name"], [["a1", "Ana"], ["b22", "Ben"]])
    ['Id   Name', 'a1   Ana', 'b22  Ben']
    """
    table = [headings, *([clean(cell, longest=LONGEST) for cell in row] for row in rows)]
    widths = [max(len(cell) for cell in column) for column in zip(*table, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    ]


def moment(ms: int | None) -> str:
    """A moment by the clock of this machine; a dash for none."""
    if ms is None:
        return "–"
    return datetime.fromtimestamp(ms / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
