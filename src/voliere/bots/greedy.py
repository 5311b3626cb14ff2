"""`moineau`, the sparrow: looks one move ahead and takes what evaluates best.

Where nothing is known of a game that could evaluate a state, it is played out at random first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.bot import Judged, SeededBot, remembered, seat_to_decide
from voliere.bots.knowledge import habits_of, is_known, knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.personality import TILT
from voliere.bots.search import desk_for
from voliere.bots.standing import standardise
from voliere.games.game import Game
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit_closure
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.rng import Rng
from voliere.table.seen import Seen

SAMPLES = 24  # how often the hidden cards are imagined anew
RESOLVE = 0.5  # the temperature at which a policy leans as `moineau` does


@cache
def weigh_of(game: Game) -> Callable[..., int]:
    """The compiled look ahead of a game: what each legal move of a seat leads to, on average."""
    rules, knowledge = game.rules, knowledge_of(game)
    state, plays_on = rules.STATE, not is_known(game)
    actors_of, scores_of = rules.actors, rules.scores
    legal, play, determinize, random_move, _, judge = parts_of(rules, knowledge)

    @jit_closure(rules, knowledge)
    def play_on(s, rng):  # type: ignore[no-untyped-def]
        """Go on at random until the game is over, or a new deal is due."""
        stay_out_of_line()
        waiting = actors_of(s)
        while waiting:
            while waiting:
                other = lowest(waiting)
                waiting &= waiting - 1
                play(s, other, random_move(s, other, rng))
            waiting = actors_of(s)

    @jit_closure(rules, knowledge)
    def weigh(  # type: ignore[no-untyped-def]
        memory, seat, players, samples, winning, rng, moves, values, buffer, after, worths, scores
    ):
        """Write the legal moves and the sum of what they were worth over the samples; how many
        moves there are comes back. Those who decide at the same moment do so at random."""
        known, imagined, afterwards = memory.view(state), buffer.view(state), after.view(state)
        imagined[0] = known[0]
        s, t = imagined[0], afterwards[0]
        alone = scores_of(s, scores) == 1
        n = legal(s, seat, moves)
        for i in range(n):
            values[i] = 0.0
        for _ in range(samples):
            imagined[0] = known[0]
            determinize(s, seat, rng)
            others = actors_of(s) & ~(1 << seat)
            while others:
                other = lowest(others)
                others &= others - 1
                play(s, other, random_move(s, other, rng))
            for i in range(n):
                afterwards[0] = s
                play(t, seat, np.int64(moves[i]))
                if plays_on:
                    play_on(t, rng)
                judge(t, players, alone, winning, worths, scores)
                values[i] += worths[seat]
        return n

    return weigh  # type: ignore[no-any-return]


class Weighed(NamedTuple):
    """The first n legal moves of a game with what each was worth, summed over the samples."""

    game: Game
    n: int
    moves: NDArray[np.int32]
    values: NDArray[np.float64]


class Moineau(SeededBot):
    """Plays the move after which the evaluation of its seat is best."""

    name = "moineau"

    def choose(self, seen: Seen) -> Any:
        """The best move by a look ahead of one; equal moves are drawn among."""
        if self.personality is not None:
            return self._leaning(seen)
        judged = self.evaluate(seen)
        best = [one.move for one in judged if one.value > judged[0].value - 1e-9]
        return best[self.drawn(seen, len(best))]

    def _leaning(self, seen: Seen) -> Any:
        """As one who hardly ever draws another move than the best, but leans as those who do."""
        game, n, moves, values = self.weighed(seen, self.random_for(seen), SAMPLES)
        self.run(standardise)(values, n)
        self.lean(seen, TILT * RESOLVE, moves, values, n)
        best = np.flatnonzero(values[:n] > values[:n].max() - 1e-9)
        return game.value_of(int(moves[best[self.drawn(seen, best.size)]]))

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first, with what the state after them is worth."""
        game, n, moves, values = self.weighed(seen, self.random_for(seen), SAMPLES)
        judged = [
            Judged(game.value_of(int(moves[i])), float(values[i]) / SAMPLES, SAMPLES)
            for i in range(n)
        ]
        return sorted(judged, key=lambda one: (-one.value, str(one.move)))

    def weighed(self, seen: Seen, rng: Rng, samples: int) -> Weighed:
        """The legal moves of the seat, weighed in so many samples of what is hidden."""
        seat = seat_to_decide(seen.view)
        position = remembered(seen)
        game, options = position.game, position.options
        desk = desk_for(game)
        n = self.run(weigh_of(game))(
            position.buffer,
            seat,
            options.players,
            samples,
            habits_of(game, options).winning,
            rng,
            desk.moves,
            desk.promises,
            desk.buffer,
            desk.after,
            desk.worths,
            desk.scores,
        )
        return Weighed(game, n, desk.moves, desk.promises)
