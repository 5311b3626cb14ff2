"""What comes of some moves in imagined games, counted by the game's own rules: what a hint says.

The hidden cards are imagined anew in every game, from all deals that the seat cannot tell from its
own; what others decide at the same moment, and everything later, is decided by instinct. All moves
are tried in the same imagined games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.tree import mix
from voliere.games.contract import Compiled, Rules
from voliere.games.doors.contract import Reasons
from voliere.games.doors.hinted import Hinted, tenths
from voliere.games.game import Game
from voliere.games.seats import MOST_SEATS
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit_closure
from voliere.kernel.on_stack import stack_ints
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.rng import seeded
from voliere.table.position import Position
from voliere.words import Phrase

Facts = NDArray[np.float64]


def facts_of(
    position: Position, seat: int, moves: list[int], n_games: int, seed: np.uint64
) -> list[dict[str, float]]:
    """What comes of each move, on average over imagined games, for a seat that remembers this."""
    game = position.game
    names = reasons_of(game).FACTS
    facts = np.zeros((len(moves), len(names)))
    buffers = [game.compiled.new_buffer() for _ in range(3)]
    imagine_of(game)(
        position.buffer, seat, np.array(moves, np.int32), len(moves), n_games, seed, facts,
        *buffers, np.zeros(MOST_SEATS, np.int64), seeded(0),
    )  # fmt: skip
    return [dict(zip(names, row, strict=True)) for row in (facts / n_games).tolist()]


@cache
def imagine_of(game: Game) -> Callable[..., None]:
    """The compiled counting of a game."""
    rules, knowledge, reasons = game.rules, knowledge_of(game), reasons_of(game)
    state, actors_of, count_facts = rules.STATE, rules.actors, reasons.count
    _, play, determinize, _, instinct, _ = parts_of(rules, knowledge)

    @jit_closure(rules, reasons)
    def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: Any) -> None:
        stay_out_of_line()
        count_facts(s, t, e, seat, move, facts)

    @jit_closure(rules, knowledge)
    def play_on(s, until, rng):  # type: ignore[no-untyped-def]
        """Go on by instinct until one of these seats is to decide, or nobody is."""
        stay_out_of_line()
        while True:
            waiting = actors_of(s)
            if waiting == 0 or waiting & until:
                return
            while waiting:
                seat = lowest(waiting)
                waiting &= waiting - 1
                play(s, seat, instinct(s, seat, rng))

    @jit_closure(rules, knowledge, reasons)
    def imagine(  # type: ignore[no-untyped-def]
        memory, seat, moves, n_moves, n_games, seed, facts, base, after, end, drawn, rng
    ):
        """Let the seat make each of the moves in imagined games, and count what comes of it."""
        known, imagined = memory.view(state)[0], base.view(state)
        tried, ended = after.view(state), end.view(state)
        s, t, e = imagined[0], tried[0], ended[0]
        for number in range(n_games):
            rng[0] = mix(seed, number)
            imagined[0] = known
            determinize(s, seat, rng)
            others = actors_of(s) & ~(1 << seat)
            left = others
            while left:
                other = lowest(left)
                left &= left - 1
                drawn[other] = instinct(s, other, rng)
            start = rng[0]
            for i in range(n_moves):
                rng[0] = start
                tried[0] = s
                move = np.int64(moves[i])
                play(t, seat, move)
                left = others
                while left:
                    other = lowest(left)
                    left &= left - 1
                    play(t, other, drawn[other])
                play_on(t, np.int64(1) << seat, rng)
                ended[0] = t
                play_on(e, np.int64(0), rng)
                count(s, t, e, seat, move, facts[i])

    return cast("Callable[..., None]", imagine)


@cache
def reasons_of(game: Game) -> Reasons:
    """What a game's room says for its moves, or what can be said of any game."""
    return cast(Reasons, game.door("reasons") or scores_of(game.rules))


@dataclass(frozen=True, eq=False)
class Scores:
    """The door `reasons` of a room that has none: how the imagined games end."""

    __name__ = __name__
    count: Compiled
    FACTS: tuple[str, ...] = ("own", "rival", "alone")

    def reasons(self, hinted: Hinted) -> list[Phrase]:
        """The scores, of the seat and of its best rival."""
        facts = hinted.facts
        own, rival = tenths(facts["own"]), tenths(facts["rival"])
        if facts["alone"]:
            return [Phrase("reason-score", own=own)]
        return [Phrase("reason-scores", own=own, rival=rival)]


@cache
def scores_of(rules: Rules) -> Scores:
    """How the games with these rules end."""
    final = rules.scores

    @jit_closure(rules)
    def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: Facts) -> None:
        scores = stack_ints(MOST_SEATS)
        n = final(e, scores)
        facts[2] += n == 1
        facts[0] += scores[0] if n == 1 else scores[seat]
        best = -(1 << 30)
        for other in range(n):
            if other != seat and scores[other] > best:
                best = scores[other]
        facts[1] += best

    return Scores(count)
