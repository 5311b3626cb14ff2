"""What a policy says to the legal moves of a seat, and moves drawn from it, compiled."""

# mypy: disable-error-code="no-untyped-def, no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from voliere.bots.learned.features_of_moves import features_of_moves
from voliere.bots.learned.network import consider_of, nets_of, thoughts_of, widths_of
from voliere.bots.policy import drawn_move
from voliere.games.contract import Rules
from voliere.games.doors.contract import Features
from voliere.kernel.jit import jit_closure
from voliere.kernel.on_stack import stack_longs, stack_rows, stack_singles
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.steps import steps_of


class Deciding(NamedTuple):
    """The compiled decisions of a game by its policy."""

    logits: Callable[..., int]
    draw: Callable[..., int]


@cache
def deciding_of(rules: Rules, features: Features) -> Deciding:
    """Decisions in the game with these rules, by a policy that is shown these features."""
    logits = weighing_of(rules, features)

    @jit_closure(rules, features)
    def draw(s, seat, w, temperature, moves, values, rng):
        """A move of the seat, drawn from the policy."""
        n = logits(s, seat, w, moves, values)
        if n == 1:
            return np.int64(moves[0])
        return drawn_move(moves, values, n, temperature, rng)

    return Deciding(logits, draw)


def weighing_of(rules: Rules, features: Features) -> Callable[..., int]:
    """What speaks for moves in the game with these rules, by a policy that is shown these
    features."""
    policy, parts_of, legal = nets_of(features).policy, features.parts, steps_of(rules).legal
    thoughts, consider = thoughts_of(features), consider_of(features)
    n_rows, n_outputs, most_parts = features.N_ROWS, len(features.OUTPUTS), features.MOST_PARTS
    n_all_outputs, (width, _) = n_rows * n_outputs, widths_of(features)
    names, write = features_of_moves(features)
    n_considered = len(names)

    @jit_closure(rules, features)
    def logits_of_rows(s, seat, w, moves, values):
        """Write the legal moves of a seat and how much speaks for each; how many there are comes
        back."""
        stay_out_of_line()
        outputs, parts = stack_singles(n_all_outputs), stack_longs(most_parts)
        n = legal(s, seat, moves)
        policy(s, seat, w, outputs)
        for i in range(n):
            total = 0.0
            for k in range(parts_of(np.int64(moves[i]), parts)):
                total += outputs[parts[k]]
            values[i] = total
        return n

    @jit_closure(rules, features)
    def logits_of_moves(s, seat, w, moves, values):
        """The same where each part of a move is looked at itself."""
        stay_out_of_line()
        hidden, parts = stack_rows(n_rows, width), stack_longs(most_parts)
        shown = stack_singles(n_considered)
        n = legal(s, seat, moves)
        thoughts(s, seat, w, hidden)
        for i in range(n):
            total = 0.0
            move = np.int64(moves[i])
            for k in range(parts_of(move, parts)):
                write(s, seat, move, k, shown)
                total += consider(hidden[parts[k] // n_outputs], parts[k] % n_outputs, shown, w)
            values[i] = total
        return n

    return logits_of_moves if names else logits_of_rows  # type: ignore[no-any-return]
