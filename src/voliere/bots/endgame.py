"""The last rounds of a vautour of two, solved exactly instead of searched."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from voliere.bots.backward import Notebook, Solved, solve_position
from voliere.bots.solve import chance_for, small_game
from voliere.games.game import Game
from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.options import RUNNER_UP
from voliere.games.vautour.rules import STATE
from voliere.kernel.entry import Buffer

# From how many milliseconds of thought on so many rounds are solved.
ROUNDS_FOR_MS = {800.0: 6, 60.0: 5, 8.0: 4}
NOTEBOOK_ROOM = {6: 1 << 21, 5: 1 << 18, 4: 1 << 15}


def rounds_solved(budget_ms: float) -> int:
    """How many rounds can be solved in that time.

    >>> rounds_solved(1000), rounds_solved(20), rounds_solved(1)
    (6, 4, 0)
    """
    return next((rounds for ms, rounds in ROUNDS_FOR_MS.items() if budget_ms >= ms), 0)


@cache
def make_ready(game: Game, chance: ModuleType) -> None:
    """Compile the solver with the first decision of a game, not in the middle of it."""
    solve_position(game.rules, chance, small_game(1, 1), Notebook(1 << 4))


def solved_end(
    game: Game, memory: Buffer, budget_ms: float, objective: str = "win"
) -> Solved | None:
    """The position solved for the objective if it is one that can be solved in that time:
    two players, few rounds to go, and a tie that needs no look at who won which mouse."""
    if game.name != "vautour":
        return None
    s = memory.view(STATE)[0]
    if s["players"] != 2 or s["tiebreak"] != RUNNER_UP:
        return None
    chance = chance_for(objective)
    make_ready(game, chance)
    left = ROUNDS - int(s["round"])
    if left > rounds_solved(budget_ms):
        return None
    room = NOTEBOOK_ROOM[max(left, min(NOTEBOOK_ROOM))]
    return solve_position(game.rules, chance, memory, Notebook(room))
