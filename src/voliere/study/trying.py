"""How moves are tried out: in imagined games that a seat cannot tell from its own, the same for all
moves, which go on by instinct."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from voliere.bots.knowledge import knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.tree import mix
from voliere.games.game import Game
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit_closure
from voliere.kernel.out_of_line import stay_out_of_line


class Trying(NamedTuple):
    """The compiled steps of trying a move."""

    imagine: Callable[..., int]
    decide: Callable[..., None]
    play_until: Callable[..., int]


@cache
def trying_of(game: Game) -> Trying:
    """The steps of a game."""
    rules, knowledge = game.rules, knowledge_of(game)
    actors_of = rules.actors
    _, play, determinize, _, instinct, _ = parts_of(rules, knowledge)

    @jit_closure(rules, knowledge)
    def imagine(s: Any, seat: int, seed: Any, sample: int, drawn: Any, rng: Any) -> int:
        """Imagine what the seat cannot know, and draw what the others decide at the same moment,
        by instinct; who they are comes back. The sample has random numbers of its own."""
        stay_out_of_line()
        rng[0] = mix(seed[0], sample)
        determinize(s, seat, rng)
        others: int = actors_of(s) & ~(1 << seat)
        left = others
        while left:
            other = lowest(left)
            left &= left - 1
            drawn[other] = instinct(s, other, rng)
        return others

    @jit_closure(rules, knowledge)
    def decide(t: Any, seat: int, move: int, others: int, drawn: Any) -> None:
        """Let the seat make the move, and the others what was drawn for them."""
        stay_out_of_line()
        play(t, seat, move)
        while others:
            other = lowest(others)
            others &= others - 1
            play(t, other, drawn[other])

    @jit_closure(rules, knowledge)
    def play_until(s: Any, until: int, rng: Any) -> int:
        """Go on by instinct until one of these seats is to decide, or nobody is; how many moves
        that took comes back."""
        stay_out_of_line()
        n = 0
        while True:
            waiting = actors_of(s)
            if waiting == 0 or waiting & until:
                return n
            while waiting:
                seat = lowest(waiting)
                waiting &= waiting - 1
                play(s, seat, instinct(s, seat, rng))
                n += 1

    return Trying(imagine, decide, play_until)
