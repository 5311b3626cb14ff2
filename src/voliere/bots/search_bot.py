"""`merle`, the blackbird, and `hibou`, the owl: they search, the one briefly, the other longer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.bots.ahead import solved_ahead
from voliere.bots.backward import Solved
from voliere.bots.bot import Judged, SeededBot, game_of, remembered, seat_to_decide
from voliere.bots.budget import Budget
from voliere.bots.errors import BotError
from voliere.bots.knowledge import habits_of, knowledge_of
from voliere.bots.objective import check_objective
from voliere.bots.personality import TILT
from voliere.bots.search import desk_for, search_of
from voliere.bots.thought import Findings, Thought, by_solution, drop_noise
from voliere.bots.tree import Tree
from voliere.games.doors.habits import Habits
from voliere.games.game import Game, Options
from voliere.kernel.rng import Rng
from voliere.table.seen import Seen
from voliere.words import Phrase

NO_END = 1 << 40  # simulations
HASTE = 3.0  # how much faster than its usual pace a search may be and still find room in its tree
SPARE_POINTS = 64
MOST_POINTS = 1 << 19


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
        personality: str | None = None,
    ) -> None:
        super().__init__(seed=seed, personality=personality)
        check_positive("budget_ms", budget_ms)
        check_positive("simulations", simulations, is_whole=True)
        check_objective(objective)
        self.objective = objective
        self.for_points = objective == "points"
        self.budget_ms = self.default_ms if budget_ms is None else budget_ms
        self.simulations = simulations
        self.habits = habits

    def choose(self, seen: Seen) -> Any:
        """The move found best; where others decide at once, drawn from the mixed strategy found."""
        view = seen.view
        game = game_of(view)
        if len(view.moves) == 1:
            return game.moves.value(game.moves.parse(view.moves[0]))
        rng = self.random_for(seen)
        thought = self.think(seen, rng)
        if self.personality is not None:
            thought = self.leaning(seen, thought)
        return game.moves.value(thought.choice(rng))

    def leaning(self, seen: Seen, thought: Thought) -> Thought:
        """The same for one with this bot's personality."""
        leanings = np.zeros(len(thought.moves))
        self.lean(seen, TILT, np.array(thought.moves, np.int32), leanings, leanings.size)
        return thought.tilted(leanings)

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, the most visited first; a move never tried has value 0."""
        game = game_of(seen.view)
        thought = self.think(seen, self.random_for(seen))
        judged = [
            Judged(game.moves.value(move), value, visits)
            for move, value, visits in zip(
                thought.moves, thought.values, thought.visits, strict=True
            )
        ]
        tried = {str(one.move) for one in judged}
        judged += [
            Judged(game.moves.value(game.moves.parse(text)), 0.0, 0)
            for text in seen.view.moves
            if text not in tried
        ]
        return sorted(judged, key=lambda one: (-one.visits, -one.value, str(one.move)))

    def think(self, seen: Seen, rng: Rng) -> Thought:
        """Search from what the seat remembers until the budget is spent."""
        seat = seat_to_decide(seen.view)
        position = remembered(seen)
        game, memory, players = position.game, position.buffer, position.options.players
        habits = self.habits_for(game, position.options)
        if solved := solved_ahead(game, memory, self.milliseconds(habits), self.objective):
            return self._by_solution(game, solved, seat)
        desk = desk_for(game)
        simulate = search_of(game)
        habit = habits.record()
        together = len(position.actors) > 1
        budget = Budget(self.budget_ms, self.simulations)
        findings = Findings(game.rules.MAX_MOVES)
        while not budget.is_spent:
            most = habits.full_grown or NO_END
            tree = self.tree_for(game, players, habits)
            begun = budget.done
            while (left := most - (budget.done - begun)) and (chunk := budget.chunk(left)):
                simulate(memory, seat, players, chunk, rng, habit, *tree.arrays, *desk)
                budget.done += chunk
            findings.add(tree, seat, together=together, done=budget.done - begun)
        return findings.thought(mixed=together and habits.draws)

    def _by_solution(self, game: Game, solved: Solved, seat: int) -> Thought:
        findings = Findings(game.rules.MAX_MOVES)
        n = by_solution(
            seat, self.for_points, float(knowledge_of(game).FINAL_SPREAD), *solved.arrays,
            findings.moves, findings.values, findings.visits, findings.shares,
        )  # fmt: skip
        return findings.solved(n)

    def habits_for(self, game: Game, options: Options) -> Habits:
        """How this bot searches in that game, at a table with these options."""
        habits = self.habits or habits_of(game, options)
        return replace(habits, winning=0.0) if self.for_points else habits

    def milliseconds(self, habits: Habits) -> float:
        """The budget in time; a budget in simulations counts as what it takes about."""
        return self.simulations / habits.pace if self.simulations else self.budget_ms

    def tree_for(self, game: Game, players: int, habits: Habits) -> Tree:
        """A tree with room enough for the budget, or for as many simulations as it is for."""
        room = self.simulations or HASTE * habits.pace * self.budget_ms
        room = min(room, habits.full_grown or NO_END)
        return Tree(min(int(room) * players + SPARE_POINTS, MOST_POINTS), game.rules.N_MOVES)


def check_positive(option: str, value: float | None, *, is_whole: bool = False) -> None:
    """Raise BotError for a value that is no number above 0; None is no value."""
    is_number = type(value) is int or (not is_whole and type(value) is float)
    if value is not None and not (is_number and value > 0):
        expected = Phrase("bot-option-positive")
        raise BotError("bad-bot-option", option=option, value=value, expected=expected)


def read(tree: Tree, seat: int, *, together: bool, mixed: bool, done: int) -> Thought:
    """What the search has found at the root of the seat."""
    findings = Findings(tree.where.size)
    findings.add(tree, seat, together=together, done=done)
    return findings.thought(mixed=mixed)


def without_noise(thought: Thought) -> NDArray[np.float64]:
    """The shares of the moves as they are played, adding up to 1."""
    shares = np.array(thought.shares)
    drop_noise(shares, shares.size, thought.solved)
    return shares


class Merle(SearchBot):
    """Searches for about 20 ms a decision."""

    name = "merle"
    default_ms = 20.0


class Hibou(SearchBot):
    """Searches for about a second a decision."""

    name = "hibou"
    default_ms = 1000.0
