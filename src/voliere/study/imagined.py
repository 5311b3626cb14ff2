"""What comes of some moves in imagined games, counted by the game's own rules: what a hint says.

The hidden cards are imagined anew in every game, from all deals that the seat cannot tell from its
own; what others decide at the same moment, and everything later, is decided by instinct. All moves
are tried in the same imagined games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.games.contract import Compiled, Rules
from voliere.games.doors.contract import Reasons
from voliere.games.doors.hinted import TENTHS, Sayings, tenths
from voliere.games.game import Game
from voliere.games.seats import MOST_SEATS
from voliere.kernel.jit import jit_closure
from voliere.kernel.log import Log, new_log, take, tell
from voliere.kernel.on_stack import stack_ints
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.rng import Rng, seeded
from voliere.study.advising import mean_facts
from voliere.study.trying import trying_of
from voliere.table.position import Position
from voliere.words import Phrase

Facts = NDArray[np.float64]


def reasons_for(
    position: Position, seat: int, moves: NDArray[np.int32], n_games: int, seed: Rng
) -> list[list[Phrase]]:
    """What speaks for or against each move, for a seat that remembers this position."""
    game, n = position.game, len(moves)
    facts = np.zeros((2 * n, reasons_of(game).N_FACTS))
    buffers = [game.compiled.new_buffer() for _ in range(3)]
    imagined = imagined_of(game)
    imagined.count_facts(
        position.buffer, seat, moves, n, n_games, seed, facts,
        *buffers, np.zeros(MOST_SEATS, np.int64), seeded(0),
    )  # fmt: skip
    mean_facts(facts, n, n_games)
    return [_told(position, seat, moves, facts, i) for i in range(n)]


def _told(
    position: Position, seat: int, moves: NDArray[np.int32], facts: Facts, i: int
) -> list[Phrase]:
    log = new_log()
    imagined_of(position.game).tell_reasons(position.buffer, seat, moves, len(moves), i, facts, log)
    phrase = reasons_of(position.game).REASONS.phrase
    return [phrase(row) for row in take(log)]


class Imagined(NamedTuple):
    """The compiled counting of a game, and the telling of what was counted."""

    count_facts: Callable[..., None]
    tell_reasons: Callable[..., None]


@cache
def imagined_of(game: Game) -> Imagined:
    """The counting and the telling of a game."""
    rules, knowledge, reasons = game.rules, knowledge_of(game), reasons_of(game)
    state, count_facts, tell_facts = rules.STATE, reasons.count, reasons.reasons
    begin, decide, play_until = trying_of(game)

    @jit_closure(rules, reasons)
    def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: Any) -> None:
        stay_out_of_line()
        count_facts(s, t, e, seat, move, facts)

    @jit_closure(rules, knowledge, reasons)
    def imagine(  # type: ignore[no-untyped-def]
        memory, seat, moves, n_moves, n_games, seed, facts, base, after, end, drawn, rng
    ):
        """Let the seat make each of the moves in imagined games, and count what comes of it."""
        known, imagined = memory.view(state)[0], base.view(state)
        tried, ended = after.view(state), end.view(state)
        s, t, e = imagined[0], tried[0], ended[0]
        for number in range(n_games):
            imagined[0] = known
            others = begin(s, seat, seed, number, drawn, rng)
            start = rng[0]
            for i in range(n_moves):
                rng[0] = start
                tried[0] = s
                move = np.int64(moves[i])
                decide(t, seat, move, others, drawn)
                play_until(t, np.int64(1) << seat, rng)
                ended[0] = t
                play_until(e, np.int64(0), rng)
                count(s, t, e, seat, move, facts[i])

    @jit_closure(rules, reasons)
    def tell_reasons(memory, seat, moves, n_moves, i, facts, log):  # type: ignore[no-untyped-def]
        """Tell what speaks for one of these moves, of the means of all of them."""
        s = memory.view(state)[0]
        tell_facts(s, seat, np.int64(moves[i]), facts[i], facts[n_moves + i], log)

    return Imagined(imagine, tell_reasons)


@cache
def reasons_of(game: Game) -> Reasons:
    """What a game's room says for its moves, or what can be said of any game."""
    return cast(Reasons, game.door("reasons") or scores_of(game.rules))


SCORES = Sayings("reason", score={"own": TENTHS}, scores={"own": TENTHS, "rival": TENTHS})
SCORE, OF_RIVALS = range(len(SCORES))
N_SCORES = 3
OWN, RIVAL, ALONE = range(N_SCORES)


@dataclass(frozen=True, eq=False)
class Scores:
    """The door `reasons` of a room that has none: how the imagined games end, the scores of the
    seat and of its best rival."""

    __name__ = __name__
    count: Compiled
    reasons: Compiled
    REASONS: Sayings = SCORES
    N_FACTS: int = N_SCORES


@cache
def scores_of(rules: Rules) -> Scores:
    """How the games with these rules end."""
    final = rules.scores

    @jit_closure(rules)
    def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: Facts) -> None:
        scores = stack_ints(MOST_SEATS)
        n = final(e, scores)
        facts[ALONE] += n == 1
        facts[OWN] += scores[0] if n == 1 else scores[seat]
        best = -(1 << 30)
        for other in range(n):
            if other != seat and scores[other] > best:
                best = scores[other]
        facts[RIVAL] += best

    @jit_closure(rules)
    def reasons(s: Any, seat: int, move: int, facts: Facts, others: Facts, log: Log) -> None:
        if facts[ALONE] > 0.0:
            tell(log, SCORE, tenths(facts[OWN]))
        else:
            tell(log, OF_RIVALS, tenths(facts[OWN]), tenths(facts[RIVAL]))

    return Scores(count, reasons)
