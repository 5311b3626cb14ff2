"""Songbirds: what speaks for a card and its cell: who earns the tokens of the lines that it stands
in, what may still break a line, and how the colour fares."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import Hinted, deals, tenths
from voliere.games.songbirds.awards import winner_of
from voliere.games.songbirds.cards import (
    CARDS,
    COLOURS,
    COLUMNS,
    FOR_THE_WEAKEST,
    LINES,
    LOUDEST,
    N_BERRIES,
    ROWS,
    SIDE,
)
from voliere.games.songbirds.moves import Place
from voliere.games.songbirds.scoring import favourite_of, the_favourite
from voliere.games.songbirds.state import (
    LAY,
    LAY_SHOWN,
    LINE_CELLS,
    N_CELLS,
    N_COLOURS,
    NOBODY,
    PLACE_SHOWN,
    SHOW,
    SUM_BITS,
    VOLUMES,
)
from voliere.kernel.jit import jit, plain
from voliere.words import Phrase

FACTS = ("column", "row", "around", "berries", "favourite")
COLUMN, ROW, AROUND, BERRIES, FAVOURITE = range(len(FACTS))


@jit
def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: NDArray[np.float64]) -> None:
    """S7, S14: which tokens the card's colour earns in the end, and whether it is the favourite's
    colour then."""
    colour = card_of_move(s, move) // LOUDEST
    cell = cell_of_move(move)
    for i in range(e.n_awards):
        line = e.awards[i] // N_COLOURS
        if cell == NOBODY or e.awards[i] % N_COLOURS != colour:
            continue
        if line == cell % SIDE:
            facts[COLUMN] += 1
        elif line == SIDE + cell // SIDE:
            facts[ROW] += 1
        elif line >= N_BERRIES and (LINE_CELLS[line] >> cell) & 1:
            facts[AROUND] += 1
    facts[BERRIES] += e.harvest[colour]
    favourite = the_favourite(e) if s.shared else favourite_of(e, seat)
    if favourite != NOBODY and favourite // LOUDEST == colour:
        facts[FAVOURITE] += 1


@jit
def card_of_move(s: Any, move: int) -> int:
    """The card that a move is about."""
    if move < LAY:
        return move // N_CELLS
    if move < SHOW:
        return move - LAY
    if move < PLACE_SHOWN:
        return move - SHOW
    return s.shown - 1


@jit
def cell_of_move(move: int) -> int:
    """The cell that a move fills; NOBODY if it fills none."""
    if move < LAY:
        return move % N_CELLS
    if PLACE_SHOWN <= move < LAY_SHOWN:
        return move - PLACE_SHOWN
    return NOBODY


def reasons(hinted: Hinted) -> list[Phrase]:
    """How the lines of the cell will go, then how the colour fares."""
    view, move = hinted.view, hinted.move
    card = move.card or view.shown
    colour, said = card[0], []
    if isinstance(move, Place):
        for line, fact, token in lines_of(view, move.cell):
            said.append(of_line(hinted, card, line, fact, token))
    told = {"colour": colour, "berries": tenths(hinted.facts["berries"])}
    if view.options.is_shared:
        return [*said, Phrase("songbirds-reason-together", **told)]
    often = deals(hinted.in_100("favourite"))
    return [*said, Phrase("songbirds-reason-colour", **told, deals=often)]


def lines_of(view: Any, cell: str) -> Iterator[tuple[str, str, int]]:
    """S7, S9-S12: the lines that a cell stands in: each with its fact and its token."""
    yield cell[0], "column", view.columns[COLUMNS.index(cell[0])]
    yield cell[1], "row", view.rows[ROWS.index(cell[1])]
    for line, token in view.special.items():
        if cell in LINES[line]:
            yield line, "around", token


def of_line(hinted: Hinted, card: str, line: str, fact: str, token: int) -> Phrase:
    """S7: who will get the token of a line in which the card is placed."""
    told = {"line": line, "token": token, "colour": card[0]}
    free = hinted.view.lines[line].free - 1  # once the card lies there
    if free == 0:
        return Phrase("songbirds-reason-now", **told, is_earned=hinted.in_100(fact) > 50)
    if free == 1 and (kept := n_that_break(hinted.view, card, line)) is not None:
        n, unseen = kept
        return Phrase("songbirds-reason-keeps", **told, n=n, unseen=unseen)
    return Phrase("songbirds-reason-earns", **told, deals=deals(hinted.in_100(fact)))


def n_that_break(view: Any, card: str, line: str) -> tuple[int, int] | None:
    """S7: how many of the cards that the seat has not seen would take the line from the colour,
    played at its last free cell, and how many there are; None if it is not the colour's then."""
    weakest = line not in COLUMNS + ROWS and view.around in FOR_THE_WEAKEST
    wins = plain(winner_of)
    own, sums = COLOURS.index(card[0]), with_card(packed(view.lines[line].sums), card)
    if wins(sums, weakest) != own:
        return None
    seen = {*view.forest.values(), *view.hand, view.favourite, card}
    unseen = [other for other in CARDS if other not in seen]
    return sum(wins(with_card(sums, other), weakest) != own for other in unseen), len(unseen)


def packed(sums: tuple[int, ...]) -> int:
    """The volumes of each colour as the rules have them."""
    return sum(volume << SUM_BITS * colour for colour, volume in enumerate(sums))


def with_card(sums: int, card: str) -> int:
    """The volumes with one more card."""
    return sums + int(VOLUMES[CARDS.index(card) + 1])
