"""The studies of one decision, of one moment and of the deal, compiled: what they do with how much
time and how they come to their figures is the same in Python and in the page.

The sums that are handed in are means and standard errors when they are handed back.
"""

# mypy: disable-error-code="no-untyped-def"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.bots.tree import clear_tree
from voliere.games.game import Game
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.study.budget import PROBES, samples_for, standard_error
from voliere.study.judges import SEARCH, judged_by
from voliere.study.playouts import Floats, playouts_of
from voliere.study.weighing import weigh_of

SELECTING = 0.6  # of the time; the rest is for judging
SEARCHED = 16  # moves at most, where games are searched
LOOKS = 16  # samples of the look one move ahead that chooses them
FEWEST = 4  # samples a move and round
FEWEST_FRESH = 32
MOST = 20_000  # samples a move: beyond, a thousandth is not worth the time
FRESH = 1 << 40  # the number of the first sample for judging
MOST_OPEN = 40_000  # samples with open cards
TRIES = 32  # how often chance is asked whether it could have been otherwise
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
def settle_means(sums: Floats, squares: Floats, n: int, n_values: int) -> None:
    """Make means of sums over n samples, and their standard errors of the squares."""
    for i in range(n_values):
        squares[i] = standard_error(sums[i], squares[i], n)
        sums[i] = sums[i] / n


@jit
def add_sums(
    places: Places, n: int, n_samples: int,
    wins: Floats, squares: Floats, points: Floats, counts: NDArray[np.int64],
    part_wins: Floats, part_squares: Floats, part_points: Floats,
) -> None:  # fmt: skip
    """Add what these moves came to in some samples to what they came to before."""
    for i in range(n):
        place = places[i]
        wins[place] += part_wins[i]
        squares[place] += part_squares[i]
        points[place] += part_points[i]
        counts[place] += n_samples


class Judging(NamedTuple):
    """The compiled studies of a game."""

    judge: Callable[..., int]
    study_moment: Callable[..., bool]
    study_deal: Callable[..., None]


@cache
def judging_of(game: Game) -> Judging:
    """The studies of a game."""
    rules, knowledge = game.rules, knowledge_of(game)
    _, _, share_out, from_deals, shows_chance, _ = playouts_of(game)
    weigh, is_searched = weigh_of(game), judged_by(game) == SEARCH

    @jit_closure(rules, knowledge)
    def attempt(
        memory, seat, players, alone, moves, places, n, first, n_samples, is_deep, seed,
        asked, part_wins, part_squares, part_products, part_points,
        base, after, drawn, order, shares, scores, values, rng,
        habit, tree_points, tried, index, used, where,
        buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
    ):  # fmt: skip
        """Try these moves in so many samples more; the sums are those of these samples alone."""
        stay_out_of_line()
        for i in range(n):
            asked[i] = moves[places[i]]
            part_wins[i] = part_squares[i] = part_products[i] = part_points[i] = 0.0
        return weigh(
            memory, seat, players, alone, asked, n, first, n_samples, is_deep, seed,
            part_wins, part_squares, part_products, part_points,
            base, after, drawn, order, shares, scores, values, rng,
            habit, tree_points, tried, index, used, where,
            buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
        )  # fmt: skip

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
        negative); the place of the best comes back. Narrowed down by sequential halving, then
        judged on fresh samples. Where games are searched, a look one move ahead says which moves
        are."""
        for i in range(n_moves):
            places[i] = i
            counts[i] = 0
            wins[i] = errors[i] = points[i] = 0.0
        n_left = n_moves
        n_done = 0
        if is_searched:
            clear_tree(index, used, where)
            if n_moves > SEARCHED:
                attempt(
                    memory, seat, players, alone, moves, places, n_left, n_done, LOOKS, False,
                    seed, asked, part_wins, part_squares, part_products, part_points,
                    base, after, drawn, order, shares, scores, values, rng,
                    habit, tree_points, tried, index, used, where,
                    buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
                )  # fmt: skip
                n_done += LOOKS
                add_sums(
                    places, n_left, LOOKS, wins, errors, points, counts,
                    part_wins, part_squares, part_points,
                )  # fmt: skip
                sort_by_means(places, n_left, wins, counts)
                n_left = SEARCHED
                for i in range(n_left):
                    place = places[i]
                    counts[place] = 0
                    wins[place] = errors[place] = points[place] = 0.0
        plies = 1.0  # of a simulation: only playouts have to be probed for how long they are
        n_rounds = 1
        while (2 << (n_rounds - 1)) < n_left:
            n_rounds += 1
        n_samples = PROBES
        for number in range(1 if is_searched else 0, n_rounds + 1):
            if number > 0:
                a_round = samples_for(SELECTING * ms / n_rounds, plies, try_ns)
                n_samples = min(max(a_round // n_left, FEWEST), MOST)
            n_played = attempt(
                memory, seat, players, alone, moves, places, n_left, n_done, n_samples, True,
                seed, asked, part_wins, part_squares, part_products, part_points,
                base, after, drawn, order, shares, scores, values, rng,
                habit, tree_points, tried, index, used, where,
                buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
            )  # fmt: skip
            n_done += n_samples
            add_sums(
                places, n_left, n_samples, wins, errors, points, counts,
                part_wins, part_squares, part_points,
            )  # fmt: skip
            if number == 0:
                plies = n_played / (PROBES * n_left)
            else:
                sort_by_means(places, n_left, wins, counts)
                n_left = max((n_left + 1) // 2, 2)
        best = np.int64(places[0])
        if played < 0:
            played = best
        worst = 0
        for i in range(1, n_moves):
            if wins[i] / counts[i] < wins[worst] / counts[worst]:
                worst = i
        n_left = put_finalists(places, played, worst)
        time = (1.0 - SELECTING) * ms
        n_samples = min(max(samples_for(time, plies * n_left, try_ns), FEWEST_FRESH), MOST)
        if is_searched:
            clear_tree(index, used, where)
        attempt(
            memory, seat, players, alone, moves, places, n_left, FRESH, n_samples, True, seed,
            asked, part_wins, part_squares, part_products, part_points,
            base, after, drawn, order, shares, scores, values, rng,
            habit, tree_points, tried, index, used, where,
            buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
        )  # fmt: skip
        for i in range(n_left):
            place = places[i]
            wins[place] = part_wins[i]
            errors[place] = part_squares[i]
            points[place] = part_points[i]
            counts[place] = n_samples
        at = place_in(places, n_left, played)
        compared = at if at > 0 else 1
        write_less(part_wins, part_squares, part_products, compared, n_samples, found, LOSS)
        if at == 0:
            found[LOSS] = 0.0
        elif found[LOSS] < 0.0:
            best = np.int64(played)
            found[LOSS] = 0.0
        compared = place_in(places, n_left, worst)
        write_less(part_wins, part_squares, part_products, compared, n_samples, found, SPAN)
        for i in range(n_moves):
            errors[i] = standard_error(wins[i], errors[i], counts[i])
            wins[i] = wins[i] / counts[i]
            points[i] = points[i] / counts[i]
        return best

    @jit_closure(rules, knowledge)
    def study_moment(
        position, reached, players, seats, moves, n_free, n, is_dealt, ms, ply_ns, seed,
        before, before_errors, all_after, after_errors, parts, parts_errors,
        undealt, undealt_errors,
        base, after, drawn, order, shares, scores, values, rng,
    ):  # fmt: skip
        """The prospects of all seats before and after what was decided at once, each decision's
        part in the difference, and before a deal that followed; whether chance had a say in where
        it led comes back."""
        plies = share_out(
            position, players, seats, moves, n_free, n, 0, PROBES, seed,
            before, before_errors, all_after, after_errors, parts, parts_errors,
            base, after, drawn, order, shares, scores, values, rng,
        ) / PROBES  # fmt: skip
        n_samples = PROBES + min(samples_for(ms, plies, ply_ns), MOST_OPEN)
        share_out(
            position, players, seats, moves, n_free, n, PROBES, n_samples - PROBES, seed,
            before, before_errors, all_after, after_errors, parts, parts_errors,
            base, after, drawn, order, shares, scores, values, rng,
        )  # fmt: skip
        chance = shows_chance(
            position, reached, seats, moves, n, TRIES, seed,
            base, after, drawn, order, shares, scores, values, rng,
        )  # fmt: skip
        if is_dealt and chance:
            from_deals(
                reached, players, 0, n_samples, seed, undealt, undealt_errors,
                base, after, drawn, order, shares, scores, values, rng,
            )  # fmt: skip
            settle_means(undealt, undealt_errors, n_samples, players)
        settle_means(before, before_errors, n_samples, players)
        settle_means(all_after, after_errors, n_samples, players)
        for i in range(n_free):
            settle_means(parts[i], parts_errors[i], n_samples, players)
        return chance

    @jit_closure(rules, knowledge)
    def study_deal(
        position, players, ms, ply_ns, seed, means, errors,
        base, after, drawn, order, shares, scores, values, rng,
    ):  # fmt: skip
        """The prospects of all seats in a position that awaits a deal."""
        plies = from_deals(
            position, players, 0, PROBES, seed, means, errors,
            base, after, drawn, order, shares, scores, values, rng,
        ) / PROBES  # fmt: skip
        n_samples = max(min(samples_for(ms, plies, ply_ns), MOST_OPEN), PROBES)
        from_deals(
            position, players, PROBES, n_samples - PROBES, seed, means, errors,
            base, after, drawn, order, shares, scores, values, rng,
        )  # fmt: skip
        settle_means(means, errors, n_samples, players)

    return Judging(judge, study_moment, study_deal)
