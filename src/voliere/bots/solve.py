"""Small games solved exactly, where the game's room has the door `exact`:
`voliere solve vautour --cards N`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voliere.bots.ahead import exact_of
from voliere.bots.backward import Notebook, solve_position
from voliere.bots.errors import BotError
from voliere.bots.objective import check_objective
from voliere.games import REGISTRY, by_name


@dataclass(frozen=True)
class FirstRound:
    """The first round of a small game for one card turned up: what the game is then worth to
    either seat, and how often to play each card."""

    turned_up: str
    value: float
    policy: dict[str, float]


@dataclass(frozen=True)
class Solution:
    """A small game solved: its value to either seat (the game is the same for both), its first
    round for each card that may be turned up, and how many positions were solved."""

    game: str
    cards: int
    objective: str
    points: list[str]
    value: float
    first_rounds: list[FirstRound]
    positions: int


def solve(game: str = "vautour", *, cards: int, objective: str = "points") -> Solution:
    """The exact solution of a small game; BotError for a game or a size that has none.

    >>> solve(cards=2).value
    0.0
    """
    room = by_name(game)
    exact = exact_of(room)
    if exact is None:
        games = [name for name, one in REGISTRY.items() if exact_of(one) is not None]
        raise BotError("no-solver", game=game, games=", ".join(games))
    if type(cards) is not int or cards not in exact.SIZES:
        raise BotError("bad-solve-size", value=cards, least=exact.SIZES[0], most=exact.SIZES[-1])
    check_objective(objective)
    notebook = Notebook(1 << min(10 + 2 * cards, 24))
    rounds = []
    for turned_up, position in exact.small_games(cards).items():
        solved = solve_position(room.rules, exact.OBJECTIVES[objective], position, notebook)
        policy = dict(zip(solved.moves[0], solved.strategies[0], strict=True))
        rounds.append(
            FirstRound(
                turned_up=turned_up,
                value=round(solved.value, 9) + 0.0,
                policy={
                    room.text_of(move): round(share, 6) for move, share in sorted(policy.items())
                },
            )
        )
    return Solution(
        game=game,
        cards=cards,
        objective=objective,
        points=[one.turned_up for one in rounds],
        value=float(np.mean([one.value for one in rounds])),
        first_rounds=rounds,
        positions=int(notebook.used[0]) + cards,
    )
