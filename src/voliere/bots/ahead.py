"""The next rounds of a vautour of two, solved instead of searched: the last ones exactly, those
before them as if the evaluation beyond were the truth."""

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

# With so many rounds to go, how many of them are solved, from how many milliseconds of thought on.
AHEAD_FOR_MS = {
    15: {400.0: 2},
    14: {250.0: 2},
    13: {150.0: 2},
    12: {100.0: 2},
    11: {60.0: 2},
    10: {60.0: 2},
    9: {60.0: 2},
    8: {60.0: 2},
    7: {500.0: 3, 60.0: 2},
    6: {800.0: 6, 150.0: 3, 60.0: 2},
    5: {60.0: 5},
    4: {8.0: 4},
    3: {8.0: 3},
    2: {8.0: 2},
    1: {8.0: 1},
}
NOTEBOOK_ROOM = {6: 1 << 21, 5: 1 << 18, 4: 1 << 15, 3: 1 << 16, 2: 1 << 13, 1: 1}


def rounds_ahead(left: int, budget_ms: float) -> int:
    """How many rounds can be solved in that time with so many to go; 0 if it is better to search.

    >>> rounds_ahead(6, 1000), rounds_ahead(15, 1000), rounds_ahead(15, 20), rounds_ahead(4, 20)
    (6, 2, 0, 4)
    """
    return next((ahead for ms, ahead in AHEAD_FOR_MS[left].items() if budget_ms >= ms), 0)


@cache
def make_ready(game: Game, chance: ModuleType) -> None:
    """Compile the solver with the first decision of a game, not in the middle of it."""
    solve_position(game.rules, chance, small_game(1, 1), Notebook(1 << 4))


def solved_ahead(
    game: Game, memory: Buffer, budget_ms: float, objective: str = "win"
) -> Solved | None:
    """The position solved for the objective if it is one that can be solved in that time:
    two players, and a tie that needs no look at who won which mouse."""
    if game.name != "vautour":
        return None
    s = memory.view(STATE)[0]
    if s["players"] != 2 or s["tiebreak"] != RUNNER_UP:
        return None
    chance = chance_for(objective)
    make_ready(game, chance)
    ahead = rounds_ahead(ROUNDS - int(s["round"]), budget_ms)
    if ahead == 0:
        return None
    return solve_position(game.rules, chance, memory, Notebook(NOTEBOOK_ROOM[ahead]), ahead)
