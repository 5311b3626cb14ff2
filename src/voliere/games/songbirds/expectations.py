"""Songbirds: what each colour can expect of the tokens, as far as can be told now.

A line that is not full yet will go to one of the colours; the louder a colour already sings there,
and the fewer cells are empty, the more likely it is the one.
"""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.songbirds.awards import SUM_MASK, is_for_the_weakest, volumes_in
from voliere.games.songbirds.cards import N_BERRIES
from voliere.games.songbirds.state import LINE_CELLS, N_LINES, SUM_BITS
from voliere.kernel.bits import bit_count
from voliere.kernel.exact import rounded
from voliere.kernel.jit import jit

# How heavily a sum of volumes weighs in a line with so many empty cells.
LOUDEST_SUM = 35
TEMPERATURE = (1.0, 2.5, 3.5, 4.5, 5.5, 6.5)
WEIGHT = rounded(np.exp(np.arange(LOUDEST_SUM + 1)[None, :] / np.array(TEMPERATURE)[:, None]))


@jit
def expectations(s: Any) -> Any:
    """The tokens each colour has and can expect of the lines that are not full yet."""
    a, b, c, d = s.harvest[0] + 0.0, s.harvest[1] + 0.0, s.harvest[2] + 0.0, s.harvest[3] + 0.0
    for line in range(n_lines_of(s)):
        n_empty = n_empty_in(s, line)
        if n_empty == 0 or s.token[line] == 0:
            continue
        shares = shares_of(s, line, volumes_in(s, LINE_CELLS[line]), n_empty)
        a += shares[0]
        b += shares[1]
        c += shares[2]
        d += shares[3]
    return a, b, c, d


@jit
def n_lines_of(s: Any) -> int:
    """How many lines there are: those around a special card only where there is one."""
    return N_LINES if s.n_specials else N_BERRIES


@jit
def n_empty_in(s: Any, line: int) -> int:
    """How many cells of a line are empty."""
    return bit_count(LINE_CELLS[line] & ~s.occupied)


@jit
def shares_of(s: Any, line: int, sums: int, n_empty: int) -> Any:
    """What each colour can expect of the token of a line of these sums that is not full."""
    for_weakest = is_for_the_weakest(s, line)
    wa = weight(sums, n_empty, for_weakest)
    wb = weight(sums >> SUM_BITS, n_empty, for_weakest)
    wc = weight(sums >> (2 * SUM_BITS), n_empty, for_weakest)
    wd = weight(sums >> (3 * SUM_BITS), n_empty, for_weakest)
    share = s.token[line] / (wa + wb + wc + wd)
    return share * wa, share * wb, share * wc, share * wd


@jit
def weight(sums: int, n_empty: int, for_weakest: bool) -> float:
    """How heavily the first colour weighs in a line of these sums."""
    w = WEIGHT[n_empty, sums & SUM_MASK]
    return 1.0 / w if for_weakest else w
