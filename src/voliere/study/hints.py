"""Hints: at a decision, the two or three best moves, what they are worth, and why.

A hint is made of what the seat remembers and of nothing else. The moves are those that the search
goes for; what they are worth is counted on imagined games by the judge of the game (`weighing`),
and the reasons are facts that the game's room counts in games played on by instinct (`imagined`).
The same knowledge always gets the same hint.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.bot import remembered, seat_to_decide
from voliere.bots.search_bot import Merle
from voliere.study.advising import FEWEST_MOVES, MOST_MOVES, candidates, settle_figures
from voliere.study.budget import (
    FIGURES,
    PROBES,
    REASONS,
    samples_for,
    seed_for,
)
from voliere.study.imagined import reasons_for
from voliere.study.judges import is_a_judge
from voliere.study.judging import FEWEST_FRESH, MOST
from voliere.study.playouts import desk_for
from voliere.study.weighing import Weighed, thinking_for, try_ns_of, weigh_of, weighed_of
from voliere.table.position import Position
from voliere.table.seen import Seen
from voliere.words import Phrase

SEED = 0  # the same for all: a hint asked again is the same
SIMULATIONS = 4000
MS = 300.0  # for the figures
GAMES = 400  # imagined for the reasons
FEWEST_GAMES = 50

Moves = NDArray[np.int32]


class Advised(NamedTuple):
    """A move in notation: the win chance with its standard error, the points to expect, and what
    speaks for or against it. Where there is one score for all, the win chance is that score on a
    scale from the least worth telling apart to the greatest."""

    move: str
    win: float
    points: float
    error: float
    reasons: list[Phrase]


class Hint(NamedTuple):
    """The moves advised, the best first. `is_shared`: there is one score for all; `is_coarse`: what
    goes on in the imagined games plays too weakly for figures to be trusted."""

    moves: list[Advised]
    is_shared: bool
    is_coarse: bool


def hint(seen: Seen, *, share: float = 1.0) -> Hint:
    """A hint for who has seen this; with a share of the usual time a coarser one. BotError if the
    seat has nothing to decide."""
    position, seat = remembered(seen), seat_to_decide(seen.view)
    moves, is_coarse = advised(seen, share), not is_a_judge(position.game)
    # Where the judge is too weak, the search knows better which move is best.
    figures = weighed(position, seat, moves, share, by_win=not is_coarse)
    n_games = max(int(GAMES * share), FEWEST_GAMES)
    reasons = reasons_for(position, seat, moves, n_games, seed_for(SEED, REASONS))
    each = zip(moves.tolist(), figures.wins, figures.points, figures.squares, reasons, strict=True)
    text = position.game.text_of
    return Hint(
        [
            Advised(text(move), float(win), float(points), float(error), why)
            for move, win, points, error, why in each
        ],
        position.is_shared,
        is_coarse,
    )


def advised(seen: Seen, share: float) -> Moves:
    """The moves that the search goes for most, the first first; at least two if there are."""
    legal = remembered(seen).legal(seat_to_decide(seen.view))
    if len(legal) <= FEWEST_MOVES:
        return legal
    bot = Merle(seed=SEED, simulations=max(int(SIMULATIONS * share), 1))
    thought = bot.think(seen, bot.random_for(seen))
    chosen = np.zeros(MOST_MOVES, np.int32)
    n = candidates(
        np.array(thought.moves, np.int32), np.array(thought.values), np.array(thought.shares),
        len(thought.moves), legal, len(legal), chosen,
    )  # fmt: skip
    return chosen[:n]


def weighed(position: Position, seat: int, moves: Moves, share: float, *, by_win: bool) -> Weighed:
    """What the moves are worth, over games imagined anew and the same for all of them; the moves
    are put in order by it, if their win chance is to be trusted."""
    game, players, n_moves = position.game, position.options.players, len(moves)
    weigh, desk, seed = weigh_of(game), desk_for(game), seed_for(SEED, FIGURES)
    thinking, try_ns = thinking_for(game, position.options), try_ns_of(game, position.options)
    memory, alone = position.buffer, position.is_shared

    def try_out(n: int) -> tuple[int, Weighed]:
        sums = weighed_of(n_moves)
        n_played = weigh(
            memory, seat, players, alone, moves, n_moves, 0, n, True, seed,
            *sums, *desk, *thinking,
        )  # fmt: skip
        return n_played, sums

    plies = try_out(PROBES)[0] / PROBES
    n = min(max(samples_for(MS * share, plies, try_ns), FEWEST_FRESH), MOST)
    sums = try_out(n)[1]
    settle_figures(moves, sums.wins, sums.squares, sums.points, n_moves, n, by_win)
    return sums
