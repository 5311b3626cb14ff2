"""What a person reads of a game: tables drawn or told, lines that fit, questions asked."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence

from voliere.cli import boards
from voliere.cli.errors import told
from voliere.games import wording
from voliere.games.doors.board.look import Look
from voliere.games.doors.board.paint import Paint, padded, wants_colours, width_of
from voliere.games.errors import VoliereError
from voliere.games.game import Game, View
from voliere.words import text

NARROWEST = 20  # columns; in less nothing can be read
MOST_ROWS = 12  # a longer list would push the table off the screen
LISTED = 40  # choices that are told one a line; more are listed on demand only
# For terminals that know few letters.
SIGNS = dict(zip("┌┬┐├┼┤└┴┘─│★✓·←–−•“”’", '+++++++++-|*x.<---""\'', strict=True))
IN_ASCII = str.maketrans({**SIGNS, "…": "...", "œ": "oe", "Œ": "Oe", "\u00a0": " ", "\u202f": " "})


class Screen:
    """A terminal, or (`plain`) a text to be read aloud: no pictures and no lines broken by us.

    `plain` None: as the output is a terminal or not.
    """

    def __init__(self, lang: str, names: list[str], *, plain: bool | None = None) -> None:
        self.lang = lang
        self.names = names
        self.plain = not sys.stdout.isatty() if plain is None else plain
        self.paint = Paint(on=not self.plain and wants_colours(sys.stdout, os.environ))
        self.has_all_letters = is_unicode(sys.stdout.encoding)

    @property
    def look(self) -> Look:
        """How a table is drawn now: a window may have another size each time."""
        columns = shutil.get_terminal_size().columns
        return Look(self.lang, self.names, self.paint, max(columns, NARROWEST))

    def say(self, *sentences: str) -> None:
        """Print sentences."""
        self.show(sentences if self.plain else self.look.wrapped(sentences))

    def tell(self, error: VoliereError) -> None:
        """Say what is wrong, on standard error."""
        sentence = told(error, self.lang)
        sys.stdout.flush()
        for line in [sentence] if self.plain else self.look.wrapped([sentence]):
            print(line, file=sys.stderr, flush=True)

    def show(self, lines: Sequence[str]) -> None:
        """Print lines as they are."""
        for line in lines:
            print(line if self.has_all_letters else line.translate(IN_ASCII))

    def show_table(self, game: Game, view: View) -> None:
        """The table as a seat sees it: drawn, or in sentences."""
        if self.plain:
            self.show(wording.describe(game, view, self.lang, self.names))
        else:
            self.show(boards.draw(game, view, self.look))

    def show_legend(self, game: Game) -> None:
        """How to read the table that is drawn."""
        if not self.plain:
            self.say(*boards.legend(game, self.lang))

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Words, and what they mean."""
        if self.plain:
            self.show(
                [text("cli-pair", self.lang, word=word, meaning=meaning) for word, meaning in pairs]
            )
            return
        width = max(width_of(word) for word, _ in pairs)
        for word, meaning in pairs:
            self.show(self.look.listed(f"  {padded(word, width)}", meaning.split(" ")))

    def show_choices(self, choices: Sequence[str]) -> None:
        """Choices, one a line or in columns."""
        self.show(choices if self.plain else columns(choices, self.look.width))

    def has_room_for(self, choices: Sequence[str]) -> bool:
        """Whether the choices can be listed without being asked for."""
        if self.plain:
            return len(choices) <= LISTED
        return len(columns(choices, self.look.width)) <= MOST_ROWS


def is_unicode(encoding: str | None) -> bool:
    """Whether the lines and signs of the drawings can be written so.

    >>> is_unicode("utf-8"), is_unicode("latin-1"), is_unicode(None)
    (True, False, False)
    """
    try:
        "".join(map(chr, IN_ASCII)).encode(encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def columns(items: Sequence[str], width: int) -> list[str]:
    """Items side by side as far as the width goes, in reading order from top to bottom.

    >>> columns(["1. a", "2. b", "3. c"], 12)
    ['1. a   3. c', '2. b']
    """
    widest = max(map(width_of, items)) + 3
    n_rows = -(-len(items) // max((width + 3) // widest, 1))
    rows = [items[row::n_rows] for row in range(n_rows)]
    return ["".join(padded(item, widest) for item in row).rstrip() for row in rows]
