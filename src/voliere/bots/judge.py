"""What a state is worth to each seat, from 0 (lost) to 1 (won): the one scale all bots think in.

Seats and moves are handed to the rules as int64 variables throughout this room: Numba compiles a
function anew for every other width of its arguments, and for every literal.
"""

# mypy: disable-error-code="no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from voliere.games.contract import Rules
from voliere.games.doors.contract import Knowledge
from voliere.games.doors.winning import squashed
from voliere.games.seats import MOST_SEATS
from voliere.kernel.jit import jit_closure
from voliere.kernel.on_stack import stack_reals
from voliere.kernel.out_of_line import stay_out_of_line


@cache
def margins_of(rules: Rules, knowledge: Knowledge) -> Callable[..., None]:
    """How far each seat will be ahead of its best rival, compiled: as `evaluate` says; where the
    room tells the prospect of each seat, that is asked once a seat, not once a pair of seats."""
    evaluate = knowledge.evaluate
    write_prospects = getattr(knowledge, "write_prospects", None)

    @jit_closure(rules, knowledge)
    def write_evaluations(s, players, margins):  # type: ignore[no-untyped-def]
        for seat in range(players):
            margins[seat] = evaluate(s, seat)

    if write_prospects is None:
        return write_evaluations

    @jit_closure(rules, knowledge)
    def write_margins(s, players, margins):  # type: ignore[no-untyped-def]
        prospects = stack_reals(MOST_SEATS)
        write_prospects(s, prospects)
        for seat in range(players):
            best_rival = -1e9
            for other in range(players):
                if other != seat:
                    best_rival = max(best_rival, prospects[other])
            margins[seat] = prospects[seat] - best_rival

    return write_margins


@cache
def judge_of(rules: Rules, knowledge: Knowledge) -> Callable[..., None]:
    """The compiled judge of the game with these rules, by this knowledge of it."""
    actors_of, awaits = rules.actors, rules.awaits_deal
    scores_of, winners_of = rules.scores, rules.winners
    evaluate, spread_of = knowledge.evaluate, knowledge.spread
    worst, best = float(knowledge.WORST), float(knowledge.BEST)
    final_spread = float(knowledge.FINAL_SPREAD)
    write_margins = margins_of(rules, knowledge)

    @jit_closure(rules, knowledge)
    def judge(s, players, alone, winning, worths, scores):  # type: ignore[no-untyped-def]
        """Write what the state is worth to each seat, from 0 to 1."""
        stay_out_of_line()
        over = actors_of(s) == 0 and not awaits(s)
        first = np.int64(0)
        if alone:
            value = evaluate(s, first)
            if over:
                scores_of(s, scores)
                value = scores[0]
            for seat in range(players):
                worths[seat] = min(max((value - worst) / (best - worst), 0.0), 1.0)
        elif over:
            scores_of(s, scores)
            won = winners_of(s)
            n_winners = 0
            for seat in range(players):
                n_winners += (won >> seat) & 1
            for seat in range(players):
                rival = -(1 << 30)
                for other in range(players):
                    if other != seat and scores[other] > rival:
                        rival = scores[other]
                worths[seat] = (1.0 - winning) * squashed(scores[seat] - rival, final_spread)
                if (won >> seat) & 1:
                    worths[seat] += winning / n_winners
        else:
            spread = spread_of(s)
            if players == 2:  # what one is ahead the other is behind
                worths[0] = squashed(evaluate(s, first), spread)
                worths[1] = 1.0 - worths[0]
            else:
                write_margins(s, players, worths)
                for seat in range(players):
                    worths[seat] = squashed(worths[seat], spread)

    return judge
