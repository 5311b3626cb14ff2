"""`merle`, the blackbird, and `hibou`, the owl: they search, the one briefly, the other longer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.bots.ahead import solved_ahead
from voliere.bots.backward import Solved
from voliere.bots.bot import Judged, SeededBot, game_of, memory_buffer, seat_to_decide
from voliere.bots.budget import Budget
from voliere.bots.errors import BotError
from voliere.bots.evaluate import knowledge_of
from voliere.bots.evaluate.vautour import FINAL_SPREAD
from voliere.bots.habits import Habits
from voliere.bots.judge import squashed
from voliere.bots.search import desk_for, root_key, search_of
from voliere.bots.selection import unit
from voliere.bots.solve import chance_for
from voliere.bots.tree import NONE, Tree, find_point
from voliere.games.game import Game, View
from voliere.kernel.rng import Rng

SIMULATIONS_A_MS = 100  # how a budget in simulations compares with one in time
NO_END = 1 << 40  # simulations
POINTS_A_MS = 150  # room in the tree for each millisecond of thought
MOST_POINTS = 1 << 19
RARE = 0.25  # of the commonest move's share: rarer moves of a mixed strategy are dropped


@dataclass(frozen=True)
class Thought:
    """What came out of a search: for each move its value, visits and share of the time."""

    moves: list[int]
    values: list[float]
    visits: list[int]
    shares: list[float]
    mixed: bool  # whether the move is to be drawn by the shares
    simulations: int
    solved: bool = False  # rather than searched


class SearchBot(SeededBot):
    """A bot that searches for `budget_ms` milliseconds, or for a number of `simulations`; its
    objective is to win, or to be as many points ahead as it can."""

    default_ms = 0.0

    def __init__(
        self,
        *,
        budget_ms: float | None = None,
        simulations: int | None = None,
        objective: str = "win",
        seed: int | None = None,
        habits: Habits | None = None,
    ) -> None:
        super().__init__(seed=seed)
        for option, value in (("budget_ms", budget_ms), ("simulations", simulations)):
            is_number = type(value) is int or (option == "budget_ms" and type(value) is float)
            if value is not None and not (is_number and value > 0):
                raise BotError(
                    "bad-bot-option", option=option, value=value, expected="a number above 0"
                )
        chance_for(objective)  # raises for one that is not known
        self.objective = objective
        self.for_points = objective == "points"
        self.budget_ms = self.default_ms if budget_ms is None else budget_ms
        self.simulations = simulations
        self.habits = habits

    def choose(self, view: View) -> Any:
        """The move found best; where others decide at once, drawn from the mixed strategy found."""
        game = game_of(view)
        if len(view.moves) == 1:
            return game.moves.value(game.moves.parse(view.moves[0]))
        rng = self.random_for(view)
        thought = self.think(view, rng)
        if thought.mixed:
            return game.moves.value(drawn(thought, rng))
        best = max(range(len(thought.moves)), key=lambda i: (thought.shares[i], thought.values[i]))
        return game.moves.value(thought.moves[best])

    def evaluate(self, view: View) -> list[Judged]:
        """All legal moves, the most visited first; a move never tried has value 0."""
        seat_to_decide(view)
        game = game_of(view)
        thought = self.think(view, self.random_for(view))
        judged = [
            Judged(game.moves.value(move), value, visits)
            for move, value, visits in zip(
                thought.moves, thought.values, thought.visits, strict=True
            )
        ]
        tried = {str(one.move) for one in judged}
        judged += [
            Judged(game.moves.value(game.moves.parse(text)), 0.0, 0)
            for text in view.moves
            if text not in tried
        ]
        return sorted(judged, key=lambda one: (-one.visits, -one.value, str(one.move)))

    def think(self, view: View, rng: Rng) -> Thought:
        """Search from the view's memory until the budget is spent."""
        seat = seat_to_decide(view)
        game = game_of(view)
        memory = memory_buffer(view)
        players = view.options.players  # type: ignore[attr-defined]
        if solved := solved_ahead(game, memory, self.milliseconds, self.objective):
            return by_solution(solved, seat, for_points=self.for_points)
        desk = desk_for(game)
        simulate = search_of(game)
        alone = len(game.result_of(memory, players).scores) == 1
        habits = self.habits_for(game, alone=alone)
        numbers = habits.numbers()
        together = bin(game.compiled.actors(memory)).count("1") > 1
        budget = Budget(self.budget_ms, self.simulations)
        thoughts = []
        while not budget.is_spent:
            most = habits.full_grown or NO_END
            tree = self.tree_for(game, players, most)
            begun = budget.done
            while (left := most - (budget.done - begun)) and (chunk := budget.chunk(left)):
                simulate(memory, seat, players, chunk, rng, numbers, *tree.arrays, *desk)
                budget.done += chunk
            done = budget.done - begun
            mixed = together and habits.draws
            thoughts.append(read(tree, seat, together=together, mixed=mixed, done=done))
        return thoughts[0] if len(thoughts) == 1 else added_up(thoughts)

    def habits_for(self, game: Game, *, alone: bool) -> Habits:
        """How this bot searches in that game, in one with rivals or alone (or all together)."""
        knowledge = knowledge_of(game.name)
        habits: Habits = self.habits or (knowledge.ALONE if alone else knowledge.HABITS)
        return replace(habits, winning=0.0) if self.for_points else habits

    @property
    def milliseconds(self) -> float:
        """The budget in time; a budget in simulations counts as what it takes about."""
        return self.simulations / SIMULATIONS_A_MS if self.simulations else self.budget_ms

    def tree_for(self, game: Game, players: int, most: int) -> Tree:
        """A tree with room enough for the budget, or for as many simulations as it is for."""
        room = min(self.simulations or POINTS_A_MS * self.budget_ms, most)
        return Tree(min(int(room) * players + 64, MOST_POINTS), game.rules.N_MOVES)


def read(tree: Tree, seat: int, *, together: bool, mixed: bool, done: int) -> Thought:
    """What the search has found at the root of the seat."""
    point = find_point(tree.points, tree.index, np.uint64(root_key(seat)))
    moves, values, visits, strategy = [], [], [], []
    entry = NONE if point == NONE else int(tree.points[point]["first"])
    while entry != NONE:
        tried = tree.tried[entry]
        moves.append(int(tried["move"]))
        visits.append(int(tried["visits"]))
        values.append(float(tried["value"]) / max(int(tried["visits"]), 1))
        strategy.append(float(tried["strategy"]))
        entry = int(tried["next"])
    weights = strategy if together and sum(strategy) > 0 else visits
    total = sum(weights)
    shares = [weight / total for weight in weights]
    return Thought(moves, values, visits, shares, mixed, done)


def added_up(thoughts: list[Thought]) -> Thought:
    """What several searches of the same point have found together."""
    values: dict[int, float] = {}
    visits: dict[int, int] = {}
    shares: dict[int, float] = {}
    total = sum(thought.simulations for thought in thoughts)
    for one in thoughts:
        weight = one.simulations / total
        for move, value, n, share in zip(
            one.moves, one.values, one.visits, one.shares, strict=True
        ):
            values[move] = values.get(move, 0.0) + value * n
            visits[move] = visits.get(move, 0) + n
            shares[move] = shares.get(move, 0.0) + share * weight
    return Thought(
        moves=list(visits),
        values=[values[move] / max(visits[move], 1) for move in visits],
        visits=list(visits.values()),
        shares=[shares[move] for move in visits],
        mixed=thoughts[0].mixed,
        simulations=total,
    )


def by_solution(solved: Solved, seat: int, *, for_points: bool) -> Thought:
    """What the solution of a position says to a seat."""
    strategy = np.array(solved.strategies[1 - seat])
    expected = solved.payoff @ strategy if seat == 0 else strategy @ solved.payoff
    if for_points:
        values = [squashed(one if seat == 0 else -one, FINAL_SPREAD) for one in expected.tolist()]
    else:
        values = [one if seat == 0 else 1.0 - one for one in expected.tolist()]
    n = len(solved.moves[seat])
    return Thought(
        moves=solved.moves[seat],
        values=[min(max(value, 0.0), 1.0) for value in values],
        visits=[round(1000 * share) for share in solved.strategies[seat]],
        shares=solved.strategies[seat],
        mixed=True,
        simulations=n,
        solved=True,
    )


def without_noise(thought: Thought) -> NDArray[np.float64]:
    """The shares of the moves, adding up to 1. Moves that are rare beside the commonest are noise
    of the search and left out; a solution has none."""
    shares = np.array(thought.shares)
    if not thought.solved:
        shares[shares < RARE * shares.max()] = 0.0
    return shares / shares.sum()


def drawn(thought: Thought, rng: Rng) -> int:
    """A move drawn by the shares."""
    shares = without_noise(thought)
    left = unit(rng)
    for move, share in zip(thought.moves, shares, strict=True):
        left -= share
        if left < 0.0:
            return move
    return thought.moves[int(shares.argmax())]


class Merle(SearchBot):
    """Searches for about 20 ms a decision."""

    name = "merle"
    default_ms = 20.0


class Hibou(SearchBot):
    """Searches for about a second a decision."""

    name = "hibou"
    default_ms = 1000.0
