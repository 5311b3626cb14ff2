"""Rewards: what the end of a game is worth to each seat. Until then everything is worth 0."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.envs.errors import EnvError
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit

WIN, MARGIN = 0, 1
KINDS = {"win": WIN, "margin": MARGIN}


def kind_of(reward: str) -> int:
    """The number of a kind of reward; EnvError if there is none of that name.

    >>> kind_of("margin") == MARGIN
    True
    """
    if reward not in KINDS:
        raise EnvError("bad-env-option", option="reward", value=reward, expected=" / ".join(KINDS))
    return KINDS[reward]


@jit
def pay(
    scores: NDArray[np.int32],
    n_scores: int,
    winners: int,
    players: int,
    kind: int,
    most_points: int,
    out: NDArray[Any],
) -> None:
    """Write the reward of each seat.

    One score for all (solo, cooperative): that score over `most_points`. WIN: 1 for a win, shared
    by those who share it, at the expense of the others in equal parts, so that the sum is 0 (two
    players: 1, -1, or 0 each). MARGIN: the own score less the best other one, over `most_points`.
    """
    if n_scores == 1:
        for seat in range(players):
            out[seat] = scores[0] / most_points
    elif kind == WIN:
        n_winners = bit_count(winners)
        for seat in range(players):
            if (winners >> seat) & 1:
                out[seat] = (players - n_winners) / (n_winners * (players - 1))
            else:
                out[seat] = -1 / (players - 1)
    else:
        for seat in range(players):
            best = -(1 << 30)
            for other in range(players):
                if other != seat:
                    best = max(best, scores[other])
            out[seat] = (scores[seat] - best) / most_points
