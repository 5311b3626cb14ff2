"""The studies of one moment and of the deal, compiled: what the seats could expect, with all hands
open, the same in Python and in the page.

The sums that are handed in are means and standard errors when they are handed back.
"""

# mypy: disable-error-code="no-untyped-def"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from voliere.bots.knowledge import knowledge_of
from voliere.games.game import Game
from voliere.kernel.jit import jit, jit_closure
from voliere.study.budget import PROBES, samples_for, standard_error
from voliere.study.playouts import Decided, Desk, Floats, Shared, playouts_of

MOST_OPEN = 40_000  # samples with open cards
TRIES = 32  # how often chance is asked whether it could have been otherwise


@jit
def settle_means(sums: Floats, squares: Floats, n: int, n_values: int) -> None:
    """Make means of sums over n samples, and their standard errors of the squares."""
    for i in range(n_values):
        squares[i] = standard_error(sums[i], squares[i], n)
        sums[i] = sums[i] / n


class Prospects(NamedTuple):
    """The compiled studies of a game, for whoever calls them from outside: with one array behind
    the other."""

    study_moment: Callable[..., bool]
    study_deal: Callable[..., None]


@cache
def prospects_of(game: Game) -> Prospects:
    """The studies of a game."""
    rules, knowledge, playouts = game.rules, knowledge_of(game), playouts_of(game)
    share_out, from_deals = playouts.share_out, playouts.from_deals
    shows_chance = playouts.shows_chance

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
        decided = Decided(seats, moves, n_free, n)
        sums = Shared(before, before_errors, all_after, after_errors, parts, parts_errors)
        desk = Desk(base, after, drawn, order, shares, scores, values, rng)
        plies = share_out(position, players, decided, 0, PROBES, seed, sums, desk) / PROBES
        n_samples = PROBES + min(samples_for(ms, plies, ply_ns), MOST_OPEN)
        share_out(position, players, decided, PROBES, n_samples - PROBES, seed, sums, desk)
        chance = shows_chance(position, reached, decided, TRIES, seed, desk)
        if is_dealt and chance:
            from_deals(reached, players, 0, n_samples, seed, undealt, undealt_errors, desk)
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
        desk = Desk(base, after, drawn, order, shares, scores, values, rng)
        plies = from_deals(position, players, 0, PROBES, seed, means, errors, desk) / PROBES
        n_samples = max(min(samples_for(ms, plies, ply_ns), MOST_OPEN), PROBES)
        from_deals(position, players, PROBES, n_samples - PROBES, seed, means, errors, desk)
        settle_means(means, errors, n_samples, players)

    return Prospects(study_moment, study_deal)
