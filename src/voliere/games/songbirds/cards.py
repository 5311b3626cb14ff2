"""Songbirds: the cards, the tokens and the forest (S1, S2).

Inside, a card is colour * 7 + volume - 1, a cell row * 5 + column, a set of either a bit mask.
"""

from __future__ import annotations

COLOURS = "RBGW"
LOUDEST = 7
CARDS = tuple(f"{colour}{volume}" for colour in COLOURS for volume in range(1, LOUDEST + 1))
BERRIES = (15, 12, 12, 10, 9, 8, 7, 7, 6, 5)
WORMS = (3, 2, 1)
HAND_SIZES = {2: 13, 3: 9, 4: 7}  # S4

SIDE = 5
COLUMNS = "abcde"
ROWS = "12345"
CELLS = tuple(column + row for row in ROWS for column in COLUMNS)
CENTRE = CELLS.index("c3")
DIAGONALS = ("a1", "e1", "b2", "d2", "c3", "b4", "d4", "a5", "e5")  # S21

# The lines that earn a token: columns, rows, then what lies around a special card (S9-S12).
_COLUMN_CELLS = [(name, tuple(cell for cell in CELLS if cell[0] == name)) for name in COLUMNS]
_ROW_CELLS = [(name, tuple(cell for cell in CELLS if cell[1] == name)) for name in ROWS]
_AROUND_CENTRE: list[tuple[str, tuple[str, ...]]] = [
    ("above", ("c1", "c2")),
    ("right", ("d3", "e3")),
    ("below", ("c4", "c5")),
    ("left", ("a3", "b3")),
    ("above-right", ("c1", "c2", "d3", "e3")),
    ("below-left", ("a3", "b3", "c4", "c5")),
]
LINES = dict(_COLUMN_CELLS + _ROW_CELLS + _AROUND_CENTRE)
LINE_NAMES = tuple(name for name, _ in _COLUMN_CELLS + _ROW_CELLS + _AROUND_CENTRE)
N_BERRIES = len(BERRIES)  # the first ten lines have berries, the others special tokens

SPECIALS: dict[str, dict[str, int]] = {
    "crow": {"above": -2, "right": -4, "below": -5, "left": -3},
    "falcon": {"above-right": -4, "below-left": -4},
    "hummingbird": {"above": 2, "right": 4, "below": 5, "left": 3},
    "mockingbird": {"above-right": 4, "below-left": 4},
}
SPECIAL_NAMES = ("crow", "falcon", "hummingbird", "mockingbird")
FOR_THE_WEAKEST = ("hummingbird", "mockingbird")  # S11, S12

# S23: the titles of solo and cooperative games, and the least score of each but the first.
TITLES = ("beginner", "amateur", "apprentice", "professional", "superstar")
TITLES_FROM = (1, 20, 40, 55)
