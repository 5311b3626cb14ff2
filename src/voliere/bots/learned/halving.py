"""Sequential halving: the most promising moves are tried in imagined deals, and the better half of
them again and again, until one is left."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voliere.bots.budget import FEWEST, Budget
from voliere.bots.learned.network import Weights
from voliere.bots.learned.trials import better_half, desk_for, policy_of, promising, trials_of
from voliere.bots.thought import Thought
from voliere.kernel.rng import Rng
from voliere.table.position import Position

MOST = 1 << 20  # simulations between two looks at the clock


@dataclass(frozen=True)
class Halving:
    """How moves are tried."""

    winning: float = 0.8  # the weight of winning; the rest goes to the margin
    candidates: int = 8  # how many moves are tried, at most
    hopeless: float = 6.0  # by so much less speaks for a move that is not tried
    moments: int = 1  # for which all go on before the critic is asked


TO_THE_END = Halving(hopeless=3.0, moments=1000)  # no game is that long


def tried_by_halving(
    position: Position, seat: int, weights: Weights, how: Halving, budget: Budget, rng: Rng
) -> Thought:
    """What comes of trying the moves of a seat until the budget is spent; a simulation is one move
    in one deal."""
    game = position.game
    desk, try_moves = desk_for(game), trials_of(game)
    moves, logits = desk.moves.copy(), desk.values.copy()
    n = policy_of(game)(position.buffer, seat, weights, moves, logits)
    n_first = n = promising(moves, logits, n, how.candidates, how.hopeless)
    totals, visits = np.zeros(n), np.zeros(n, np.int64)
    if n == 1:  # there is nothing to compare it with: it is tried for what it is worth
        budget = Budget(budget.ms, FEWEST)
    n_phases = max(phases_of(n), 1)
    done = 0
    for _ in range(n_phases):
        phase = budget.part(n_phases)
        n_deals = 0
        while chunk := phase.chunk(MOST):
            n_more = max(chunk // n, 1)
            try_moves(
                position.buffer, seat, position.options.players, moves, n, n_more,
                how.moments, how.winning, weights, rng, totals, *desk,
            )  # fmt: skip
            n_deals += n_more
            phase.done += n_more * n
        done += phase.done
        visits[:n] += n_deals  # those that go on have been tried equally often so far
        n = better_half(moves, totals, n)
    shares = [1.0, *[0.0] * (n_first - 1)]
    return Thought(
        moves=moves[:n_first].tolist(),
        values=(totals / np.maximum(visits, 1)).tolist(),
        visits=visits.tolist(),
        shares=shares,
        mixed=False,
        simulations=done,
    )


def phases_of(n: int) -> int:
    """In how many phases n moves are halved until one is left.

    >>> [phases_of(n) for n in (1, 2, 3, 8)]
    [0, 1, 2, 3]
    """
    return (n - 1).bit_length()
