"""Small vautours for two, solved exactly: `voliere solve vautour --cards N`.

The small game has play cards 1 to N and N points cards in the proportion of the box, a third of
them vultures: with 6 cards -2, -1, +1, +2, +3, +4. It is the real game from the round on in which
everybody holds N cards, so the rules are the real ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

import numpy as np

from voliere.bots.backward import Notebook, solve_position
from voliere.bots.errors import BotError
from voliere.bots.exact import vautour_points, vautour_win
from voliere.games import by_name
from voliere.games.vautour.cards import ROUNDS, points_text
from voliere.games.vautour.rules import STATE
from voliere.kernel.entry import Buffer

SIZES = range(1, 8)
OBJECTIVES = {"win": vautour_win, "points": vautour_points}


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


def chance_for(objective: str) -> ModuleType:
    """What the solver works with to play for that objective; BotError if there is none."""
    if objective not in OBJECTIVES:
        raise BotError(
            "bad-bot-option", option="objective", value=objective, expected=" / ".join(OBJECTIVES)
        )
    return OBJECTIVES[objective]


def points_of(cards: int) -> list[int]:
    """The points cards of a small game, ascending.

    >>> points_of(6), len(points_of(15))
    ([-2, -1, 1, 2, 3, 4], 15)
    """
    n_vultures = cards // 3
    return [*range(-n_vultures, 0), *range(1, cards - n_vultures + 1)]


def small_game(cards: int, first: int) -> Buffer:
    """A small game in which the points card `first` lies on the table; nobody took the cards of
    the rounds before."""
    game = by_name("vautour")
    buffer = game.compiled.new_buffer()
    s = buffer.view(STATE)[0]
    s["players"] = 2
    in_play = points_of(cards)
    before = [card for card in points_of(ROUNDS) if card not in in_play]
    in_play.remove(first)
    s["points"][:] = [*before, first, *in_play]
    game.compiled.set_up(buffer)
    s["round"] = s["stake_from"] = ROUNDS - cards
    s["hand"][:2] = (1 << (cards + 1)) - 2
    return buffer


def solve(game: str = "vautour", *, cards: int, objective: str = "points") -> Solution:
    """The exact solution of a small game; BotError for a game or a size that has none.

    >>> solve(cards=2).value
    0.0
    """
    if game != "vautour":
        raise BotError("no-solver", game=game, games="vautour")
    if type(cards) is not int or cards not in SIZES:
        raise BotError("bad-solve-size", value=cards, least=SIZES[0], most=SIZES[-1])
    chance = chance_for(objective)
    notebook = Notebook(1 << min(10 + 2 * cards, 24))
    rounds = []
    for first in points_of(cards):
        solved = solve_position(
            by_name("vautour").rules, chance, small_game(cards, first), notebook
        )
        policy = dict(zip(solved.moves[0], solved.strategies[0], strict=True))
        rounds.append(
            FirstRound(
                turned_up=points_text(first),
                value=round(solved.value, 9) + 0.0,
                policy={str(move + 1): round(share, 6) for move, share in sorted(policy.items())},
            )
        )
    return Solution(
        game="vautour",
        cards=cards,
        objective=objective,
        points=[points_text(points) for points in points_of(cards)],
        value=float(np.mean([one.value for one in rounds])),
        first_rounds=rounds,
        positions=int(notebook.used[0]) + cards,
    )
