"""The next moments of a game solved instead of searched, where its room has the door `exact`: the
last ones exactly, those before them as if the evaluation beyond were the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from voliere.bots.backward import Notebook, Solved, solve_position
from voliere.games.doors.contract import Exact
from voliere.games.game import Game
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit_closure


def exact_of(game: Game) -> Exact | None:
    """The door `exact` of a game's room; None if it has none."""
    return cast("Exact | None", game.door("exact"))


@cache
def moments_of(game: Game, exact: Exact) -> Callable[[Buffer, float], int]:
    """How many moments of a position are solved in so many milliseconds, compiled; 0 if it is none
    that can be solved, or better searched."""
    state = game.rules.STATE
    is_solvable, moments_ahead = exact.is_solvable, exact.moments_ahead

    @jit_closure(game.rules, exact)
    def moments(memory, budget_ms):  # type: ignore[no-untyped-def]
        s = memory.view(state)[0]
        return moments_ahead(s, budget_ms) if is_solvable(s) else 0

    return moments  # type: ignore[no-any-return]


@cache
def make_ready(game: Game, exact: Exact, objective: str) -> None:
    """Compile the solver with the first decision of a game, not in the middle of it."""
    smallest = next(iter(exact.small_games(exact.SIZES[0]).values()))
    solve_position(game.rules, exact.OBJECTIVES[objective], smallest, Notebook(1 << 4))


def solved_ahead(
    game: Game, memory: Buffer, budget_ms: float, objective: str = "win"
) -> Solved | None:
    """The position solved for the objective if it is one that can be solved in that time."""
    exact = exact_of(game)
    if exact is None:
        return None
    ahead = moments_of(game, exact)(memory, float(budget_ms))
    if ahead == 0:
        return None
    make_ready(game, exact, objective)
    notebook = Notebook(exact.NOTEBOOK_ROOM[ahead])
    return solve_position(game.rules, exact.OBJECTIVES[objective], memory, notebook, ahead)
