"""A run of training: rounds of practice and learning, measured now and then, kept as it goes.

What is practised is an exercise: games against oneself, or against a bot (`against_bot.py`).

The same seed and number of rounds give the same weights, whatever the number of jobs that play; a
run by the clock depends on the machine.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from voliere.bots.learned.network import Weights
from voliere.bots.learned.weights import declaration_of, features_of
from voliere.extras import extra
from voliere.games.game import Game
from voliere.training.checkpoint import Checkpoint, read, write
from voliere.training.nets import layers_of, load, weights_of
from voliere.training.ppo import Learner, Lesson, Pace
from voliere.training.practising import Practising
from voliere.training.self_play import Transcript
from voliere.training.strength import Trials

N_DECISIONS = 40_000  # a round
FIRST_RATE, FIRST_OPENNESS = 1.2e-3, 0.01
LEAST_OF_RATE = 0.05
KEPT_EVERY = 20  # rounds


@dataclass(frozen=True)
class Plan:
    """How long is trained, in minutes or in rounds, by how many threads, from which seed, and how
    fast at first."""

    minutes: float = 60.0
    rounds: int | None = None
    jobs: int = 1
    seed: int = 1
    rate: float = FIRST_RATE


class Exercise(Protocol):
    """What is practised in a run."""

    @property
    def task(self) -> str:
        """What it is, as checkpoints name it; nothing for games against oneself."""

    def round(self, number: int, weights: Weights) -> tuple[Transcript, Lesson, int]:
        """The round of that number by these weights: what was written down, what is to be learned
        from it, and how many games it was."""

    def is_taught(self, number: int) -> bool:
        """Whether a teacher plays in the round of that number, whom the policy is to follow."""

    def measured(self, weights: Weights) -> dict[str, float]:
        """How strong these weights are, by number of players."""


class SelfPlay:
    """Games against oneself in all the ways to play that are learned."""

    task = ""

    def __init__(self, game: Game, plan: Plan) -> None:
        practising = Practising(game, n_decisions=N_DECISIONS, seed=plan.seed, jobs=plan.jobs)
        self.round = practising.round
        self.is_taught = practising.is_taught
        self.measured = Trials(game, seed=plan.seed).measured


class Run:
    """A run of training, which can go on from its checkpoint; it begins from weights that nobody
    has learned, or from those it is given."""

    def __init__(
        self,
        game: Game,
        checkpoint: Path,
        plan: Plan,
        *,
        exercise: Exercise | None = None,
        begin_from: Weights | None = None,
    ) -> None:
        self.game, self.checkpoint, self.plan = game, checkpoint, plan
        self.features = features_of(game)
        self.torch = extra("torch")
        self.torch.set_num_threads(plan.jobs)
        self.torch.manual_seed(plan.seed)
        self.layers = layers_of(self.features)
        self.learner = Learner(self.layers)
        self.exercise = exercise or SelfPlay(game, plan)
        task = self.exercise.task
        fresh = Checkpoint(game.name, plan.seed, declaration_of(self.features), task=task)
        self.so_far = read(checkpoint, game, plan.seed, task) or fresh
        if begin_from is not None:
            load(begin_from, self.layers)
        if self.so_far.rounds:
            load(self.so_far.weights(self.features), self.layers)
            self.learner.optimiser.load_state_dict(self.so_far.optimiser)
            self.torch.set_rng_state(self.so_far.random)

    @property
    def done(self) -> float:
        """How much of the plan is done, from 0 to 1."""
        of_time = self.so_far.seconds / (60 * self.plan.minutes)
        return min(self.so_far.rounds / self.plan.rounds if self.plan.rounds else of_time, 1.0)

    @property
    def weights(self) -> Weights:
        """What has been learned."""
        return weights_of(self.layers, self.features)

    def go_on(self) -> Iterator[float]:
        """Train until the plan is done; after every round comes how much of it is. What has been
        learned is kept in the checkpoint now and then, and at the end."""
        while self.done < 1.0:
            self._round()
            if self.so_far.rounds % KEPT_EVERY == 1:
                self.keep()
            yield self.done
        self.keep()

    def _round(self) -> None:
        began = time.monotonic()
        left = 1.0 - self.done
        number = self.so_far.rounds
        transcript, lesson, n_games = self.exercise.round(number, self.weights)
        rate = self.plan.rate * max(left, LEAST_OF_RATE)
        taught = self.exercise.is_taught(number)
        pace = Pace(rate, 0.0, taught=True) if taught else Pace(rate, FIRST_OPENNESS * left)
        self.learner.learn(transcript, lesson, pace)
        self.so_far.rounds += 1
        self.so_far.games += n_games
        self.so_far.seconds += time.monotonic() - began

    def keep(self) -> None:
        """Measure the strength and write the checkpoint."""
        weights, so_far = self.weights, self.so_far
        so_far.history.append((so_far.seconds, so_far.games, self.exercise.measured(weights)))
        state = self.learner.optimiser.state_dict()
        so_far.take(weights, state, self.torch.get_rng_state())
        write(self.checkpoint, so_far)
