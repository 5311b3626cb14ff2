"""Songbirds, the rules of awards (S7, S9-S13), compiled: who earns the token of a full line. The
score pad runs this very file too."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

from voliere.games.songbirds.cards import CENTRE, FOR_THE_WEAKEST, N_BERRIES, SIDE, SPECIAL_NAMES
from voliere.games.songbirds.events import AWARDED, LAPSED
from voliere.games.songbirds.state import (
    LINE_CELLS,
    N_COLOURS,
    N_LINES,
    NOBODY,
    SPECIAL_CARD,
    SPECIAL_TOKENS,
    SPECIALS_A_WORD,
    SUM_BITS,
    VOLUMES,
)
from voliere.kernel.bits import highest, lowest
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell, tell_on, unless_zero

FIRST_FOR_THE_WEAKEST = SPECIAL_CARD + SPECIAL_NAMES.index(FOR_THE_WEAKEST[0])
SUM_MASK = (1 << SUM_BITS) - 1


@jit
def special_of_round(s: Any) -> int:
    """S18: the special card of this round; the list starts again when it runs out."""
    i = (s.round - 1) % s.n_specials
    return (s.specials[i // SPECIALS_A_WORD] >> (2 * (i % SPECIALS_A_WORD))) & 3


@jit
def lay_special_tokens(s: Any, special: int) -> None:
    """S9-S12: the tokens of a special card lie around the centre."""
    for line in range(N_BERRIES, N_LINES):
        s.token[line] = SPECIAL_TOKENS[special, line]


@jit
def award_full_lines(s: Any, cell: int, log: Log | None) -> None:
    """S7: the card just placed may complete a column and a row; S9-S12: and, around a special
    card, up to one of its lines. The awards are made in this order."""
    column = cell % SIDE
    if is_full(s, column):
        award(s, column, log)
    row = SIDE + cell // SIDE
    if is_full(s, row):
        award(s, row, log)
    if s.n_specials:
        for line in range(N_BERRIES, N_LINES):
            if s.token[line] != 0 and (LINE_CELLS[line] >> cell) & 1 and is_full(s, line):
                award(s, line, log)


@jit
def is_full(s: Any, line: int) -> bool:
    """Whether all cells of the line are occupied."""
    return LINE_CELLS[line] & ~s.occupied == 0


@jit
def award(s: Any, line: int, log: Log | None) -> None:
    """S7, S9-S13: the line's token goes to the strongest colour, or the weakest; if all have
    cancelled each other, it leaves the game."""
    sums = volumes_in(s, LINE_CELLS[line])
    weakest = is_for_the_weakest(s, line)
    colour = winner_of(sums, weakest)
    if colour != NOBODY:
        s.harvest[colour] += s.token[line]
        s.awards[s.n_awards] = line * N_COLOURS + colour
        s.n_awards += 1
        tell(log, AWARDED, line, s.token[line], colour)
        tell_sums(sums, log)
        tell_on(log, cancelled_in(sums), weakest)
    else:
        tell(log, LAPSED, line, s.token[line])
        tell_sums(sums, log)


@jit
def is_for_the_weakest(s: Any, line: int) -> bool:
    """S11, S12: whether the line's token goes to the weakest colour."""
    return line >= N_BERRIES and s.forest[CENTRE] >= FIRST_FOR_THE_WEAKEST


@jit
def tell_sums(sums: int, log: Log | None) -> None:
    """S7: say the volumes of each colour that is there."""
    for colour in range(N_COLOURS):
        tell_on(log, unless_zero(volume_sum(sums, colour)))


@jit
def volume_sum(sums: int, colour: int) -> int:
    """S7: the volumes of one colour, summed."""
    return (sums >> (SUM_BITS * colour)) & SUM_MASK


@jit
def cancelled_in(sums: int) -> int:
    """S7: the colours whose sum another colour has as well, as a mask."""
    cancelled = 0
    for colour in range(N_COLOURS):
        for other in range(colour):
            volume = volume_sum(sums, colour)
            if volume != 0 and volume == volume_sum(sums, other):
                cancelled |= 1 << colour | 1 << other
    return cancelled


@jit
def volumes_in(s: Any, cells: int) -> int:
    """S7: the volumes of each colour in these cells, summed; SUM_BITS bits a colour."""
    sums = 0
    while cells:
        sums += VOLUMES[s.forest[lowest(cells)]]
        cells &= cells - 1
    return sums


@jit
def winner_of(sums: int, weakest: bool) -> int:
    """S7: the colour with the best sum that no other colour has (S11: the lowest); NOBODY if there
    is none. A colour that is absent has the sum 0 and never wins."""
    once = 0
    twice = 0
    for colour in range(N_COLOURS):
        volume = 1 << volume_sum(sums, colour)
        twice |= once & volume
        once |= volume
    alone = once & ~twice & ~1
    if alone == 0:
        return NOBODY
    best = lowest(alone) if weakest else highest(alone)
    for colour in range(N_COLOURS):
        if volume_sum(sums, colour) == best:
            return colour
    return NOBODY
