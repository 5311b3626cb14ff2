"""Hints: at a decision, the two or three best moves, what they are worth, and why.

A hint is made of what the seat remembers and of nothing else. The moves are those that the search
goes for; what they are worth is counted on imagined games that are played to their end by instinct
(`could_know`), and the reasons are facts that the game's room counts in such games (`imagined`).
The same knowledge always gets the same hint.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from voliere.bots.bot import remembered, seat_to_decide
from voliere.bots.knowledge import knowledge_of
from voliere.bots.search_bot import Merle
from voliere.games.doors.hinted import Hinted
from voliere.study.budget import PROBES, samples_for, seed_for
from voliere.study.could_know import FEWEST_FRESH, MOST, standard_error
from voliere.study.imagined import facts_of, reasons_of
from voliere.study.playouts import desk_for, playouts_of, weighed_of
from voliere.table.position import Position
from voliere.table.seen import Seen
from voliere.words import Phrase

SEED = 0  # the same for all: a hint asked again is the same
SIMULATIONS = 4000
MS = 300.0  # for the figures
GAMES = 400  # imagined for the reasons
FEWEST_GAMES = 50
MOST_MOVES = 3
FEWEST_MOVES = 2
RARE = 0.15  # of the share of the first: a third move that is rarer is not advised


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
    """The moves advised, the best first. `is_shared`: there is one score for all; `is_coarse`: who
    plays the imagined games on does so too weakly for figures to be trusted."""

    moves: list[Advised]
    is_shared: bool
    is_coarse: bool


class Figures(NamedTuple):
    """What a move is worth."""

    win: float
    points: float
    error: float


def hint(seen: Seen, *, share: float = 1.0) -> Hint:
    """A hint for who has seen this; with a share of the usual time a coarser one. BotError if the
    seat has nothing to decide."""
    position, seat = remembered(seen), seat_to_decide(seen.view)
    game, moves = position.game, candidates(seen, share)
    figures = dict(zip(moves, weighed(position, seat, moves, share), strict=True))
    is_coarse = not getattr(knowledge_of(game), "IS_A_JUDGE", False)
    if not is_coarse:  # otherwise the search knows better than those who play on
        moves.sort(key=lambda move: -figures[move].win)
    n_games = max(int(GAMES * share), FEWEST_GAMES)
    facts = facts_of(position, seat, moves, n_games, seed_for(SEED, "reasons"))
    advised = [
        Advised(
            game.text_of(move),
            *figures[move],
            reasons_of(game).reasons(
                Hinted(seen.view, game.value_of(move), own, others_than(own, facts))
            ),
        )
        for move, own in zip(moves, facts, strict=True)
    ]
    return Hint(advised, position.is_shared, is_coarse)


def candidates(seen: Seen, share: float) -> list[int]:
    """The moves that the search goes for most, the first first; at least two if there are."""
    legal: list[int] = remembered(seen).legal(seat_to_decide(seen.view)).tolist()
    if len(legal) <= FEWEST_MOVES:
        return legal
    bot = Merle(seed=SEED, simulations=max(int(SIMULATIONS * share), 1))
    thought = bot.think(seen, bot.random_for(seen))
    tried = sorted(
        zip(thought.shares, thought.values, thought.moves, strict=True),
        key=lambda one: (-one[0], -one[1], one[2]),
    )
    least = RARE * tried[0][0]
    moves = [move for n, (often, _, move) in enumerate(tried) if n < FEWEST_MOVES or often > least]
    untried = [move for move in legal if move not in thought.moves]
    return [*moves, *untried[: max(FEWEST_MOVES - len(moves), 0)]][:MOST_MOVES]


def weighed(position: Position, seat: int, moves: list[int], share: float) -> list[Figures]:
    """What the moves are worth, over games imagined anew and the same for all of them."""
    game, players, alone = position.game, position.options.players, position.is_shared
    weigh, desk, seed = playouts_of(game).weigh, desk_for(game), seed_for(SEED, "figures")
    numbers, n_moves = np.array(moves, np.int32), len(moves)

    def try_out(first: int, n: int, sums: Any) -> int:
        return weigh(
            position.buffer, seat, players, alone, numbers, n_moves, first, n, seed, *sums, *desk
        )

    plies = try_out(0, PROBES, weighed_of(n_moves)) / PROBES
    n = min(max(samples_for(game, MS * share, plies), FEWEST_FRESH), MOST)
    sums = weighed_of(n_moves)
    try_out(0, n, sums)
    return [
        Figures(
            win=round(float(sums.wins[i]) / n, 4),
            points=round(float(sums.points[i]) / n, 2),
            error=round(standard_error(sums.wins[i], sums.squares[i], n), 4),
        )
        for i in range(n_moves)
    ]


def others_than(own: dict[str, float], all_facts: list[dict[str, float]]) -> dict[str, float]:
    """The facts of the other moves, on average; none if there are no others."""
    others = [facts for facts in all_facts if facts is not own]
    return {name: sum(one[name] for one in others) / len(others) for name in own if others}
