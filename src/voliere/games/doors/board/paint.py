"""Text for a terminal: in colours where there are any, and measured as it will look."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TextIO

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
CODES = {
    "bold": "1",
    "faint": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "94",  # the plain blue can't be read on black
    "magenta": "35",
    "cyan": "36",
}


class Paint:
    """Colours a text, or leaves it as it is where there are no colours.

    >>> Paint(on=False)("R5", "red"), Paint(on=True)("R5", "red", "bold")
    ('R5', '\\x1b[31;1mR5\\x1b[0m')
    """

    def __init__(self, *, on: bool) -> None:
        self.on = on

    def __call__(self, text: str, *styles: str) -> str:
        """The text in these colours."""
        if not self.on or not styles:
            return text
        return f"\x1b[{';'.join(CODES[style] for style in styles)}m{text}\x1b[0m"


def wants_colours(stream: TextIO, variables: Mapping[str, str]) -> bool:
    """Whether a stream is a terminal with colours, and nobody has asked for none."""
    if variables.get("NO_COLOR") or variables.get("CLICOLOR") == "0":
        return False
    return stream.isatty() and variables.get("TERM", "dumb") != "dumb"


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes.

    >>> width_of("\\x1b[31mR5\\x1b[0m"), width_of("鳥"), width_of("e\\u0301")
    (2, 2, 1)
    """
    return sum(width_of_letter(letter) for letter in ESCAPE.sub("", text))


def width_of_letter(letter: str) -> int:
    """How many columns one letter takes."""
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def padded(text: str, width: int, *, right: bool = False) -> str:
    """The text with blanks up to a width, after it or (`right`) before it."""
    blanks = " " * (width - width_of(text))
    return blanks + text if right else text + blanks


def centred(text: str, width: int, filling: str = " ") -> str:
    """The text in the middle of a width.

    >>> centred("R5", 5), centred("-2", 5, "=")
    (' R5  ', '=-2==')
    """
    left = (width - width_of(text)) // 2
    return filling * left + text + filling * (width - width_of(text) - left)


def cut(text: str, width: int) -> str:
    """The text if it is no wider than that, otherwise its beginning.

    >>> cut("Moineau", 7), cut("Moineau", 6)
    ('Moineau', 'Moine…')
    """
    if width_of(text) <= width:
        return text
    while width_of(text) > width - 1:
        text = text[:-1]
    return text + "…"


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most that width, broken at blanks.

    >>> wrapped("The cards are dealt.", 10)
    ['The cards', 'are dealt.']
    """
    return flowed(text.split(" "), width)


def flowed(pieces: Sequence[str], width: int, *, hanging: int = 0) -> list[str]:
    """Pieces of text, none of them broken, in lines of at most that width; the lines after the
    first begin with `hanging` blanks.

    >>> flowed(["Hand:", "red 1", "red 2"], 11, hanging=6)
    ['Hand: red 1', '      red 2']
    """
    lines = [pieces[0]]
    for piece in pieces[1:]:
        if lines[-1].strip() and width_of(lines[-1]) + 1 + width_of(piece) > width:
            lines.append(" " * hanging + piece)
        else:
            lines[-1] += " " + piece
    return lines
