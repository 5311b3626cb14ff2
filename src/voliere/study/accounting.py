"""How the time of an analysis is shared out and how its figures are put together, compiled: the
same in Python and in the page.

The prospects of a game of n moments are rows of one table: three a moment (before it, after what
was decided, before a deal that followed), then the fair share and what the game ended with.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (what Numba compiles is untyped)

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit
from voliere.study.judging import SPAN, SPAN_ERROR
from voliere.study.playouts import Floats

LEAST_RANGE = 0.01  # of win chance: where no move is worse by more, none matters
SURE = 2.0  # standard errors
THRESHOLDS = (0.05, 0.10, 0.15)  # of win chance, of the classes of losses
FAIR, HINDSIGHT = 0.05, 0.35  # of the time; the rest is for what could be known
FAIR_MS, MOMENT_MS, DECISION_MS, N_TIMES = range(4)
BEFORE, AFTER, UNDEALT, N_POINTS = range(4)  # the prospects of a moment
LAST, CHANCE, DEALT, N_SAID = range(4)  # of a moment: its last move, whether chance had a say, …
MOMENT, INDEX, SEAT, N_DECIDED = range(4)  # of a decision with a choice
DEAL, DRAW, DECISION = range(3)  # causes
AT, KIND, WHOSE, N_CAUSE = range(4)
DEALS, DRAWS, OWN, OTHERS, REMAINDER, N_ACCOUNT = range(6)  # of a seat's result

Ints = NDArray[np.int32]


@jit
def share_time(ms: float, n_moments: int, n_judged: int, times: Floats) -> None:
    """Write how much of the time a piece of each kind gets."""
    times[FAIR_MS] = FAIR * ms
    times[MOMENT_MS] = HINDSIGHT * ms / n_moments
    times[DECISION_MS] = (1.0 - FAIR - HINDSIGHT) * ms / max(n_judged, 1)


@jit
def mattered(found: Floats) -> bool:
    """Whether it mattered at all what was played at a decision."""
    return found[SPAN] > max(LEAST_RANGE, SURE * found[SPAN_ERROR])


@jit
def is_as_good(loss: float, error: float) -> bool:
    """Whether a move passes for as good as the best."""
    return loss <= max(SURE * error, LEAST_RANGE)


@jit
def class_of_loss(loss: float, error: float) -> int:
    """The class of a loss, by its number; 0 if it is not sure.

    >>> class_of_loss(0.12, 0.01), class_of_loss(0.12, 0.07)
    (2, 0)
    """
    class_ = 0
    for threshold in THRESHOLDS:
        class_ += loss > SURE * error and loss >= threshold
    return class_


@jit
def put_best_first(places: Ints, wins: Floats, n: int, best: int) -> None:
    """Write the places of n moves, the best first, then those with the larger win chance; equal
    ones in their order."""
    for i in range(n):
        k = i
        while k > 0 and places[k - 1] != best and (i == best or wins[places[k - 1]] < wins[i]):
            places[k] = places[k - 1]
            k -= 1
        places[k] = i


@jit
def tell_causes(
    points: Floats, errors: Floats, said: Ints, decided: Ints, parts: Floats, part_errors: Floats,
    n_moments: int, n_decided: int, players: int, causes: Ints, changes: Floats, largest: Floats,
) -> int:  # fmt: skip
    """Write all changes from the fair share to the result, in the order of the game, each with its
    one cause and the largest standard error among the seats; how many they are comes back. Two
    estimates of the same prospects differ by chance of the simulation: that is nobody's doing, and
    left out."""
    fair, end = N_POINTS * n_moments, N_POINTS * n_moments + 1
    tell_change(points, errors, fair, BEFORE, players, changes[0], largest, 0)
    put_cause(causes[0], 0, DEAL, -1)
    n, k = 1, 0
    for t in range(n_moments):
        here, last = N_POINTS * t, said[t, LAST]
        following = here + N_POINTS if t + 1 < n_moments else end
        while k < n_decided and decided[k, MOMENT] == t:
            put_cause(causes[n], decided[k, INDEX], DECISION, decided[k, SEAT])
            largest[n] = part_errors[k, 0]
            for seat in range(players):
                changes[n, seat] = parts[k, seat]
                largest[n] = max(largest[n], part_errors[k, seat])
            n, k = n + 1, k + 1
        is_split = said[t, CHANCE] and said[t, DEALT]
        undealt = here + UNDEALT if is_split else following
        if said[t, CHANCE]:
            tell_change(points, errors, here + AFTER, undealt, players, changes[n], largest, n)
            put_cause(causes[n], last, DRAW, -1)
            n += 1
        if said[t, DEALT]:
            start = undealt if is_split else here + AFTER
            tell_change(points, errors, start, following, players, changes[n], largest, n)
            put_cause(causes[n], last + 1, DEAL, -1)
            n += 1
    return n


@jit
def put_cause(cause: Ints, index: int, kind: int, seat: int) -> None:
    """Write a cause: the move it came with, its kind, and whose decision it was (-1: nobody's)."""
    cause[AT] = index
    cause[KIND] = kind
    cause[WHOSE] = seat


@jit
def tell_change(
    points: Floats, errors: Floats, one: int, other: int, players: int,
    change: Floats, largest: Floats, n: int,
) -> None:  # fmt: skip
    """Write the change from one row of prospects to another, and its largest standard error."""
    largest[n] = 0.0
    for seat in range(players):
        change[seat] = points[other, seat] - points[one, seat]
        e, f = errors[one, seat], errors[other, seat]
        largest[n] = max(largest[n], math.sqrt(e * e + f * f))


@jit
def add_up(
    causes: Ints, changes: Floats, n: int, seat: int, fair: float, result: float, account: Floats
) -> None:
    """Write how the result of a seat came about."""
    for part in range(N_ACCOUNT):
        account[part] = 0.0
    for i in range(n):
        part = DEALS
        if causes[i, KIND] == DRAW:
            part = DRAWS
        elif causes[i, KIND] == DECISION:
            part = OWN if causes[i, WHOSE] == seat else OTHERS
        account[part] += changes[i, seat]
    told = fair
    for part in range(REMAINDER):
        told += account[part]
    account[REMAINDER] = result - told


@jit
def ecart_of(losses: Floats, n: int) -> float:
    """The mean of n losses, in thousandths of a game."""
    total = 0.0
    for i in range(n):
        total += losses[i]
    return 1000.0 * total / n


@jit
def ecart_error_of(errors: Floats, n: int) -> float:
    """The standard error of that mean, from those of the losses."""
    total = 0.0
    for i in range(n):
        total += errors[i] * errors[i]
    return 1000.0 * math.sqrt(total) / n
