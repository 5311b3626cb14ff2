"""`moineau`, the sparrow: looks one move ahead and takes what evaluates best."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from voliere.bots.bot import Judged, SeededBot, game_of, memory_buffer, seat_to_decide
from voliere.bots.evaluate import knowledge_of
from voliere.bots.parts import parts_of
from voliere.games.game import Game, View
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit_closure
from voliere.kernel.rng import below

SAMPLES = 24  # how often the hidden cards are imagined anew


@cache
def weigh_of(game: Game) -> Callable[..., int]:
    """The compiled look ahead of a game: what each legal move of a seat leads to, on average."""
    rules, knowledge = game.rules, knowledge_of(game.name)
    state = rules.STATE
    actors_of, scores_of = rules.actors, rules.scores
    legal, play, determinize, random_move, _, judge = parts_of(rules, knowledge)

    @jit_closure(rules.__name__, allocates=True)
    def weigh(memory, seat, players, samples, winning, rng, moves, values):  # type: ignore[no-untyped-def]
        """Write the legal moves and the sum of what they were worth over the samples; how many
        moves there are comes back. Those who decide at the same moment do so at random."""
        buffer = memory.copy()
        s = buffer.view(state)[0]
        after = memory.copy()
        t = after.view(state)[0]
        scores = np.zeros(16, np.int32)
        worths = np.zeros(8, np.float64)
        alone = scores_of(s, scores) == 1
        n = legal(s, seat, moves)
        for i in range(n):
            values[i] = 0.0
        for _ in range(samples):
            buffer[:] = memory
            determinize(s, seat, rng)
            others = actors_of(s) & ~(1 << seat)
            while others:
                other = lowest(others)
                others &= others - 1
                play(s, other, random_move(s, other, rng))
            for i in range(n):
                after[:] = buffer
                play(t, seat, np.int64(moves[i]))
                judge(t, players, alone, winning, worths, scores)
                values[i] += worths[seat]
        return n

    return weigh  # type: ignore[no-any-return]


class Moineau(SeededBot):
    """Plays the move after which the evaluation of its seat is best."""

    name = "moineau"

    def choose(self, view: View) -> Any:
        """The best move by a look ahead of one; equal moves are drawn among."""
        judged = self.evaluate(view)
        best = [one.move for one in judged if one.value > judged[0].value - 1e-9]
        return best[below(self.random_for(view), len(best))]

    def evaluate(self, view: View) -> list[Judged]:
        """All legal moves, best first, with what the state after them is worth."""
        seat = seat_to_decide(view)
        game = game_of(view)
        moves = np.empty(game.rules.MAX_MOVES, dtype=np.int32)
        values = np.empty(game.rules.MAX_MOVES, dtype=np.float64)
        n = weigh_of(game)(
            memory_buffer(view),
            seat,
            view.options.players,  # type: ignore[attr-defined]
            SAMPLES,
            knowledge_of(game.name).HABITS.winning,
            self.random_for(view),
            moves,
            values,
        )
        judged = [
            Judged(game.moves.value(int(moves[i])), float(values[i]) / SAMPLES, SAMPLES)
            for i in range(n)
        ]
        return sorted(judged, key=lambda one: (-one.value, str(one.move)))
