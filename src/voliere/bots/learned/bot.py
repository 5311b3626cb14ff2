"""Bots that go by what a game's nets have learned: `learned` draws its moves from the policy,
`learned-search` tries the most promising ones first."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from voliere.bots.bot import Judged, SeededBot, game_of, remembered, seat_to_decide
from voliere.bots.budget import Budget
from voliere.bots.errors import BotError
from voliere.bots.greedy import Weighed
from voliere.bots.learned.halving import TO_THE_END, Halving, tried_by_halving
from voliere.bots.learned.network import Weights
from voliere.bots.learned.trials import desk_for, final_choice, policy_of
from voliere.bots.learned.weights import decoded, weights_of
from voliere.bots.personality import TILT, WORTH
from voliere.bots.policy import PolicyBot, drawn_move
from voliere.bots.search_bot import SearchBot, check_positive
from voliere.bots.thought import Thought
from voliere.games.game import Game
from voliere.kernel.rng import Rng
from voliere.table.seen import Seen


class LearnedBot(SeededBot):
    """Draws its moves from a learned policy: by its own weights for a game, or those of a file of
    `voliere train`. Where a game has none it draws from the hand-written policy, and says so."""

    name = "learned"

    def __init__(
        self,
        *,
        temperature: float = 1.0,
        weights: str | None = None,
        seed: int | None = None,
        personality: str | None = None,
    ) -> None:
        super().__init__(seed=seed, personality=personality)
        check_positive("temperature", temperature)
        self.temperature = temperature
        self.path = None if weights is None else Path(weights)
        self._content = None if self.path is None else content_of(self.path)
        self._weights: dict[str, Weights] = {}

    def choose(self, seen: Seen) -> Any:
        """A move, drawn from the policy."""
        rng = self.random_for(seen)
        weighed = self.logits(seen, rng)
        self.lean(seen, TILT * self.temperature, weighed.moves, weighed.values, weighed.n)
        move = self.run(drawn_move)(weighed.moves, weighed.values, weighed.n, self.temperature, rng)
        return weighed.game.value_of(int(move))

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first, with the chance that the policy gives to each."""
        rng = self.random_for(seen)
        game, n, moves, values = self.logits(seen, rng)
        drawn_move(moves, values, n, self.temperature, rng)  # leaves the chances behind
        total = values[:n].cumsum()[-1]  # one added behind the other, as everywhere
        chances = values[:n] / total
        judged = [
            Judged(game.value_of(int(move)), float(chance), 1)
            for move, chance in zip(moves[:n], chances, strict=True)
        ]
        return sorted(judged, key=lambda one: (-one.value, str(one.move)))

    def logits(self, seen: Seen, rng: Rng) -> Weighed:
        """The legal moves of the seat with what speaks for each."""
        weights = self.weights_for(game_of(seen.view))
        if weights is None:
            by_hand = PolicyBot(temperature=self.temperature, seed=self.seed)
            by_hand.run = self.run
            return by_hand.logits(seen, rng)
        seat, position = seat_to_decide(seen.view), remembered(seen)
        desk = desk_for(position.game)
        policy = self.run(policy_of(position.game))
        n = policy(position.buffer, seat, weights, desk.moves, desk.values)
        return Weighed(position.game, n, desk.moves, desk.values)

    def weights_for(self, game: Game) -> Weights | None:
        """What this bot knows of a game; BotError if the file it was given is of no use there."""
        if self.path is None or self._content is None:
            return weights_of(game)
        if game.name not in self._weights:
            self._weights[game.name] = decoded(self._content, self.path.name, game)
        return self._weights[game.name]


class LearnedSearchBot(SearchBot):
    """Tries the moves for which most speaks by the policy in imagined deals. Where nothing has been
    learned of a game it searches as `merle` does, and says so."""

    name = "learned-search"
    default_ms = 20.0
    halving = Halving()

    def think(self, seen: Seen, rng: Rng) -> Thought:
        """Try moves until the budget is spent."""
        seat, position = seat_to_decide(seen.view), remembered(seen)
        weights = weights_of(position.game)
        if weights is None:
            return super().think(seen, rng)
        winning = self.habits_for(position.game, position.options).winning
        budget = Budget(self.budget_ms, self.simulations)
        how = replace(self.halving, winning=winning)
        return tried_by_halving(position, seat, weights, how, budget, rng)

    def leaning(self, seen: Seen, thought: Thought) -> Thought:
        """The same for one with this bot's personality."""
        if weights_of(game_of(seen.view)) is None:
            return super().leaning(seen, thought)
        moves, leanings = np.array(thought.moves, np.int32), np.zeros(len(thought.moves))
        self.lean(seen, WORTH, moves, leanings, leanings.size)
        chosen = final_choice(np.array(thought.values), leanings, leanings.size)
        return replace(thought, shares=[float(i == chosen) for i in range(leanings.size)])


class LearnedPlayoutBot(LearnedSearchBot):
    """The same, but every imagined deal is played to its end by the policy, so that no critic is
    asked: as levels that search by what was learned do, in the page's engine too."""

    halving = TO_THE_END


def content_of(path: Path) -> bytes:
    """What is in a file; BotError if it can't be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BotError("unreadable-weights", path=str(path), reason=reason) from error
