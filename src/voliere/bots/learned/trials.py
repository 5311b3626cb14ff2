"""Trying moves in imagined deals, compiled: each in the same deals, against the same answers.

In every deal the others answer by the policy, all go on by it for a few moments, and then the
critic, or the end, says what the state is worth to the seat. All moves that are tried in a deal
meet the same cards, the same answers and the same random numbers, so that little more than the
moves themselves makes the difference.
"""

# mypy: disable-error-code="no-untyped-def, no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.bots.learned.deciding import deciding_of
from voliere.bots.learned.lead import lead_of
from voliere.bots.learned.network import GAIN, N_WORTHS, POINTS, WIN, nets_of
from voliere.bots.parts import parts_of
from voliere.games.doors.winning import squashed
from voliere.games.game import Game
from voliere.games.seats import MOST_SEATS
from voliere.kernel.bits import lowest
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.on_stack import stack_reals, stack_singles, stack_words
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.rng import next_word

Ints = NDArray[np.int32]
Reals = NDArray[np.float64]

WARMTH = 1.0  # the temperature at which all go on
BOTH = 0b11


class Desk(NamedTuple):
    """The working arrays of trials."""

    buffer: Buffer
    after: Buffer
    moves: Ints
    values: Reals
    scores: Ints


def desk_for(game: Game) -> Desk:
    """A desk for trials in that game."""
    n = game.rules.MAX_MOVES
    return Desk(
        buffer=game.compiled.new_buffer(),
        after=game.compiled.new_buffer(),
        moves=np.zeros(n, np.int32),
        values=np.zeros(n, np.float64),
        scores=np.zeros(MOST_SEATS, np.int32),
    )


@cache
def trials_of(game: Game) -> Callable[..., None]:
    """The kernel of a game: tries the first n candidates of a seat in so many deals; what they were
    worth, from 0 to 1, adds up in `totals`."""
    features: Any = game.door("features")
    rules, knowledge = game.rules, knowledge_of(game)
    state, actors_of, scores_of = rules.STATE, rules.actors, rules.scores
    worst, best = float(knowledge.WORST), float(knowledge.BEST)
    final_spread = float(knowledge.FINAL_SPREAD)
    _, play, determinize, _, _, judge = parts_of(rules, knowledge)
    lead = lead_of(rules)
    draw, critic = deciding_of(rules, features).draw, nets_of(features).critic

    @jit_closure(rules, features)
    def expected(s, seat, players, alone, winning, w):
        """What a state is worth to a seat by the critic, from 0 to 1. The critic has learned from
        the decisions of each seat: who is to decide is asked, of two seats both if both are."""
        stay_out_of_line()
        waiting = np.int64(actors_of(s))
        asked = seat if (waiting >> seat) & 1 else lowest(waiting)
        worths = stack_singles(N_WORTHS)
        critic(s, asked, w, worths)
        margin = lead(s, asked, players) + POINTS * worths[GAIN]
        if alone:
            return min(max((margin - worst) / (best - worst), 0.0), 1.0)
        logit = float(worths[WIN])
        if players == 2:
            if waiting == BOTH:
                critic(s, 1 - asked, w, worths)
                logit = 0.5 * (logit - worths[WIN])
                theirs = lead(s, 1 - asked, players) + POINTS * worths[GAIN]
                margin = 0.5 * (margin - theirs)
            if asked != seat:
                logit, margin = -logit, -margin
        return winning * squashed(logit, 1.0) + (1.0 - winning) * squashed(margin, final_spread)

    @jit_closure(rules, features)
    def go_on(s, moments, seat, can_be_judged, w, moves, values, rng):
        """Let all go on by the policy, for so many moments; if the critic has nothing to say then,
        until the seat is to decide."""
        stay_out_of_line()
        while True:
            waiting = np.int64(actors_of(s))
            if waiting == 0 or (moments <= 0 and (can_be_judged or (waiting >> seat) & 1)):
                return
            moments -= 1
            while waiting:
                whose = lowest(waiting)
                waiting &= waiting - 1
                play(s, whose, draw(s, whose, w, WARMTH, moves, values, rng))

    @jit_closure(rules, features)
    def try_moves(
        memory, seat, players, candidates, n, n_deals, moments, winning, weights, rng, totals,
        buffer, after, moves, values, scores,
    ):  # fmt: skip
        known, imagined, afterwards = memory.view(state)[0], buffer.view(state), after.view(state)
        w = weights[0]
        s, t = imagined[0], afterwards[0]
        imagined[0] = known
        alone = scores_of(s, scores) == 1
        can_be_judged = alone or players == 2  # whoever is to decide
        worths, same = stack_reals(MOST_SEATS), stack_words(1)
        for _ in range(n_deals):
            imagined[0] = known
            determinize(s, seat, rng)
            others = np.int64(actors_of(s)) & ~(np.int64(1) << seat)
            while others:
                other = lowest(others)
                others &= others - 1
                play(s, other, draw(s, other, w, WARMTH, moves, values, rng))
            word = next_word(rng)
            for i in range(n):
                afterwards[0] = s
                same[0] = word
                play(t, seat, np.int64(candidates[i]))
                go_on(t, moments, seat, can_be_judged, w, moves, values, same)
                if actors_of(t) == 0:
                    judge(t, players, alone, winning, worths, scores)
                    totals[i] += worths[seat]
                else:
                    totals[i] += expected(t, seat, players, alone, winning, w)

    return try_moves


@cache
def policy_of(game: Game) -> Callable[..., int]:
    """The kernel of a game that writes the legal moves of a seat and how much speaks for each."""
    features: Any = game.door("features")
    rules = game.rules
    state, logits_of = rules.STATE, deciding_of(rules, features).logits

    @jit_closure(rules, features)
    def policy(memory, seat, weights, moves, values):
        return logits_of(memory.view(state)[0], seat, weights[0], moves, values)

    return policy


@jit
def swap(moves: Ints, values: Reals, i: int, k: int) -> None:
    """Exchange two moves and their values."""
    move, value = moves[i], values[i]
    moves[i] = moves[k]
    values[i] = values[k]
    moves[k] = move
    values[k] = value


@jit
def promising(moves: Ints, logits: Reals, n: int, most: int, hopeless: float) -> int:
    """Bring the moves worth trying to the front, the most promising first: `most` at most, none for
    which so much less speaks that it is hopeless. How many they are comes back."""
    for i in range(min(n, most)):
        best = i
        for k in range(i + 1, n):
            if logits[k] > logits[best]:
                best = k
        if i > 0 and logits[best] < logits[0] - hopeless:
            return i
        swap(moves, logits, i, best)
    return min(n, most)


@jit
def final_choice(values: Reals, leanings: Reals, n: int) -> int:
    """Which of the first two of n moves is worth more to one who leans to each so much; all others
    were given up."""
    return 1 if n > 1 and values[1] + leanings[1] > values[0] + leanings[0] else 0


@jit
def better_half(moves: Ints, totals: Reals, n: int) -> int:
    """Put n moves that were tried equally often in order, the best first; how many of them go on
    comes back."""
    for i in range(n):
        best = i
        for k in range(i + 1, n):
            if totals[k] > totals[best]:
                best = k
        swap(moves, totals, i, best)
    return (n + 1) // 2
