"""The study of one decision, compiled: what it does with how much time and how it comes to its
figures is the same in Python and in the page.

The sums that are handed in are means and standard errors when they are handed back.
"""

# mypy: disable-error-code="no-untyped-def"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.bots.tree import clear_tree
from voliere.games.game import Game
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.study.budget import PROBES, samples_for, standard_error
from voliere.study.judges import SEARCH, judged_by
from voliere.study.playouts import Desk, Floats
from voliere.study.searching import Thinking
from voliere.study.weighing import Decision, Weighed, weighing_of

SELECTING = 0.6  # of the time; the rest is for judging
SEARCHED = 16  # moves at most, where games are searched
LOOKS = 16  # samples of the look one move ahead that chooses them
FEWEST = 4  # samples a move and round
FEWEST_FRESH = 32
MOST = 20_000  # samples a move: beyond, a thousandth is not worth the time
FRESH = 1 << 40  # the number of the first sample for judging
LOSS, LOSS_ERROR, SPAN, SPAN_ERROR, N_FOUND = range(5)  # what is found of a decision

Places = NDArray[np.int32]


@jit
def sort_by_means(places: Places, n: int, sums: Floats, counts: NDArray[np.int64]) -> None:
    """Put these moves into the order of their means, the largest first; equal ones stay."""
    for i in range(1, n):
        place, k = places[i], i
        mean = sums[place] / counts[place]
        while k > 0 and sums[places[k - 1]] / counts[places[k - 1]] < mean:
            places[k] = places[k - 1]
            k -= 1
        places[k] = place


@jit
def put_finalists(places: Places, played: int, worst: int) -> int:
    """Leave the two best moves, the one that was played and the worst, each once; how many they
    are comes back."""
    n = 2
    for place in (played, worst):
        is_new = True
        for i in range(n):
            is_new = is_new and places[i] != place
        if is_new:
            places[n] = place
            n += 1
    return n


@jit
def worst_of(n_moves: int, sums: Any) -> int:
    """The move that looks worst."""
    worst = 0
    for i in range(1, n_moves):
        if sums.wins[i] / sums.counts[i] < sums.wins[worst] / sums.counts[worst]:
            worst = i
    return worst


@jit
def place_in(places: Places, n: int, place: int) -> int:
    """Where a move stands among these."""
    i = 0
    while i < n - 1 and places[i] != place:
        i += 1
    return i


@jit
def write_less(
    wins: Floats, squares: Floats, products: Floats, i: int, n: int, found: Floats, at: int
) -> None:
    """By how much a move is worth less than the first, with the standard error, over n samples that
    both had."""
    difference = wins[0] - wins[i]
    found[at] = difference / n
    found[at + 1] = standard_error(difference, squares[0] + squares[i] - 2.0 * products[i], n)


@jit
def add_sums(places: Places, n: int, n_samples: int, sums: Any, part: Weighed) -> None:
    """Add what these moves came to in some samples to what they came to before."""
    for i in range(n):
        place = places[i]
        sums.wins[place] += part.wins[i]
        sums.errors[place] += part.squares[i]
        sums.points[place] += part.points[i]
        sums.counts[place] += n_samples


@jit
def forget_sums(places: Places, n: int, sums: Any) -> None:
    """Let the sums of these moves begin anew."""
    for i in range(n):
        place = places[i]
        sums.wins[place] = sums.errors[place] = sums.points[place] = 0.0
        sums.counts[place] = 0


class Sums(NamedTuple):
    """Of all moves: the sums of their values, of the squares and of the points, and over how many
    samples."""

    wins: Floats
    errors: Floats
    points: Floats
    counts: NDArray[np.int64]


class Working(NamedTuple):
    """The working arrays: in what order the moves stand, which are tried, what these come to in
    some samples, and what playing on and searching take."""

    places: Places
    asked: NDArray[np.int32]
    part: Weighed
    desk: Desk
    thinking: Thinking


@cache
def judge_of(game: Game) -> Callable[..., int]:
    """The study of a decision of a game, for whoever calls it from outside: with one array behind
    the other."""
    rules, knowledge, judge_decision = game.rules, knowledge_of(game), _judging_of(game)

    @jit_closure(rules, knowledge)
    def judge(
        memory, seat, players, alone, moves, n_moves, played, ms, try_ns, seed,
        wins, errors, points, counts, found,
        places, asked, part_wins, part_squares, part_products, part_points,
        base, after, drawn, order, shares, scores, values, rng,
        habit, tree_points, tried, index, used, where,
        buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
    ):  # fmt: skip
        """Judge a decision between at least two moves: their win chances, errors and points are
        written, and what is `found` of the one that was played (by its place; the best if that is
        negative); the place of the best comes back."""
        working = Working(
            places, asked, Weighed(part_wins, part_squares, part_products, part_points),
            Desk(base, after, drawn, order, shares, scores, values, rng),
            Thinking(
                habit, tree_points, tried, index, used, where,
                buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
            ),
        )  # fmt: skip
        return judge_decision(
            Decision(memory, seat, players, alone, seed), moves, n_moves, played, ms, try_ns,
            Sums(wins, errors, points, counts), found, working,
        )  # fmt: skip

    return judge  # type: ignore[no-any-return]


def _judging_of(game: Game) -> Callable[..., int]:
    """The judging of a decision. The moves are narrowed down by sequential halving, then judged on
    fresh samples. Where games are searched, a look one move ahead says which moves are."""
    rules, knowledge = game.rules, knowledge_of(game)
    weigh, is_searched = weighing_of(game), judged_by(game) == SEARCH

    @jit_closure(rules, knowledge)
    def attempt(decision, moves, n, first, n_samples, is_deep, working):
        """Try the n moves in front in so many samples; the sums are those of these samples
        alone."""
        stay_out_of_line()
        part = working.part
        for i in range(n):
            working.asked[i] = moves[working.places[i]]
            part.wins[i] = part.squares[i] = part.products[i] = part.points[i] = 0.0
        return weigh(
            decision, working.asked, n, first, n_samples, is_deep,
            part, working.desk, working.thinking,
        )  # fmt: skip

    @jit_closure(rules, knowledge)
    def look(decision, moves, n_moves, sums, working):
        """Bring the moves to the front that look best one move ahead; how many samples that took
        comes back."""
        attempt(decision, moves, n_moves, 0, LOOKS, False, working)
        add_sums(working.places, n_moves, LOOKS, sums, working.part)
        sort_by_means(working.places, n_moves, sums.wins, sums.counts)
        forget_sums(working.places, SEARCHED, sums)
        return LOOKS

    @jit_closure(rules, knowledge)
    def narrow_down(decision, moves, n_moves, ms, try_ns, sums, working):
        """Bring the two best moves to the front; of how many moves a simulation is comes back."""
        thinking, n_left, n_done = working.thinking, n_moves, 0
        if is_searched:
            clear_tree(thinking.lookup, thinking.used, thinking.where)
            if n_moves > SEARCHED:
                n_done = look(decision, moves, n_moves, sums, working)
                n_left = SEARCHED
        plies = 1.0  # of a simulation: only playouts have to be probed for how long they are
        n_rounds = 1
        while (2 << (n_rounds - 1)) < n_left:
            n_rounds += 1
        n_samples = PROBES
        for number in range(1 if is_searched else 0, n_rounds + 1):
            if number > 0:
                a_round = samples_for(SELECTING * ms / n_rounds, plies, try_ns)
                n_samples = min(max(a_round // n_left, FEWEST), MOST)
            n_played = attempt(decision, moves, n_left, n_done, n_samples, True, working)
            n_done += n_samples
            add_sums(working.places, n_left, n_samples, sums, working.part)
            if number == 0:
                plies = n_played / (PROBES * n_left)
            else:
                sort_by_means(working.places, n_left, sums.wins, sums.counts)
                n_left = max((n_left + 1) // 2, 2)
        return plies

    @jit_closure(rules, knowledge)
    def judge_finalists(decision, moves, n, ms, plies, try_ns, sums, working):
        """Judge the n moves in front on fresh samples; how many comes back."""
        n_samples = min(max(samples_for(ms, plies * n, try_ns), FEWEST_FRESH), MOST)
        thinking, part = working.thinking, working.part
        if is_searched:
            clear_tree(thinking.lookup, thinking.used, thinking.where)
        attempt(decision, moves, n, FRESH, n_samples, True, working)
        forget_sums(working.places, n, sums)
        add_sums(working.places, n, n_samples, sums, part)
        return n_samples

    @jit_closure(rules, knowledge)
    def judge(decision, moves, n_moves, played, ms, try_ns, sums, found, working):
        places, part = working.places, working.part
        for i in range(n_moves):
            places[i] = i
        forget_sums(places, n_moves, sums)
        plies = narrow_down(decision, moves, n_moves, ms, try_ns, sums, working)
        best = np.int64(places[0])
        if played < 0:
            played = best
        worst = worst_of(n_moves, sums)
        n = put_finalists(places, played, worst)
        n_samples = judge_finalists(
            decision, moves, n, (1.0 - SELECTING) * ms, plies, try_ns, sums, working
        )
        at = place_in(places, n, played)
        compared = at if at > 0 else 1
        write_less(part.wins, part.squares, part.products, compared, n_samples, found, LOSS)
        if at == 0:
            found[LOSS] = 0.0
        elif found[LOSS] < 0.0:
            best = np.int64(played)
            found[LOSS] = 0.0
        compared = place_in(places, n, worst)
        write_less(part.wins, part.squares, part.products, compared, n_samples, found, SPAN)
        for i in range(n_moves):
            sums.errors[i] = standard_error(sums.wins[i], sums.errors[i], sums.counts[i])
            sums.wins[i] = sums.wins[i] / sums.counts[i]
            sums.points[i] = sums.points[i] / sums.counts[i]
        return best

    return judge  # type: ignore[no-any-return]
