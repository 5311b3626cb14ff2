"""Proximal policy optimisation: what a policy and a critic learn from a transcript.

The critic sees all cards of the game that was played, the policy only what its seat knew; so the
critic tells what luck was from what was well decided.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.bots.learned.network import GAIN, POINTS, WIN
from voliere.extras import extra
from voliere.kernel.jit import jit
from voliere.training.nets import consider, critic, policy, thoughts
from voliere.training.self_play import NOTHING, Transcript

WEIGHT_OF_GAIN = 0.5  # of ten points, beside a game won
SMOOTHING = 0.9  # how far a surprise counts back, decision by decision
CLIP = 0.2
EPOCHS = 3
BATCH = 512
CLIP_NORM = 1.0

Singles = NDArray[np.float32]
Longs = NDArray[np.int64]


@dataclass(frozen=True)
class Lesson:
    """What is to be learned: for every decision its advantage over what was expected, how much was
    gained from there on, whether the game was won, and whether it can be won at all."""

    advantages: Singles
    gains: Singles
    wins: Singles
    can_win: Singles


@dataclass(frozen=True)
class Pace:
    """How fast is learned now: the rate, how much the policy is kept open, and whether a teacher
    has played, whom the policy is to follow."""

    rate: float
    openness: float
    taught: bool = False


@jit
def count_back(decisions: Any, n: int, alone: bool, out: Singles) -> None:
    """Write the advantage of every decision: what came next and was expected then, against what was
    expected before (generalised advantage estimation)."""
    for k in range(n - 1, -1, -1):
        one = decisions[k]
        then = one.next
        if then == NOTHING:
            gained = (one.final_points - one.points) / POINTS
            surprise = WEIGHT_OF_GAIN * gained + (0.0 if alone else one.won)
            later = 0.0
        else:
            gained = (decisions[then].points - one.points) / POINTS
            surprise = WEIGHT_OF_GAIN * gained + worth(decisions[then], alone)
            later = SMOOTHING * out[then]
        out[k] = surprise - worth(one, alone) + later


@jit
def worth(one: Any, alone: bool) -> float:
    """What the critic expected at a decision."""
    chance = 0.0 if alone else 1.0 / (1.0 + np.exp(-one.win))
    return WEIGHT_OF_GAIN * one.gain + chance  # type: ignore[no-any-return]


def lesson_of(decisions: NDArray[Any], *, alone: bool) -> Lesson:
    """What is to be learned from the decisions of games with the same options."""
    advantages = np.zeros(decisions.size, np.float32)
    count_back(decisions, decisions.size, alone, advantages)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    gains = (decisions["final_points"] - decisions["points"]) / np.float32(POINTS)
    can_win = np.full(decisions.size, 0.0 if alone else 1.0, np.float32)
    return Lesson(advantages, gains, decisions["won"].copy(), can_win)


class Learner:
    """The nets of a game, while they learn."""

    def __init__(self, layers: Any) -> None:
        self.torch = extra("torch")
        self.layers = layers
        self.optimiser = self.torch.optim.Adam(layers.parameters())

    def learn(self, transcript: Transcript, lesson: Lesson, pace: Pace) -> None:
        """Go through a transcript several times."""
        for group in self.optimiser.param_groups:
            group["lr"] = pace.rate
        for _ in range(EPOCHS):
            for some in self.torch.randperm(transcript.n).split(BATCH):
                self._step(transcript, lesson, some.numpy(), pace)

    def _step(self, said: Transcript, lesson: Lesson, some: Longs, pace: Pace) -> None:
        """Learn from some of the decisions."""
        decisions = said.decisions[some]
        chances, first = self.log_chances(said, some)
        chosen = chances[self._tensor(first + decisions["chosen"])]
        ratio = (chosen - self._tensor(decisions["log_chance"])).exp()
        advantages = self._tensor(lesson.advantages[some])
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        gain = self.torch.min(ratio * advantages, clipped * advantages).mean()
        if pace.taught:
            gain = chosen.mean()
        openness = -(chances.exp() * chances).sum() / some.size
        loss = self._critic_loss(said, lesson, some) - gain - pace.openness * openness
        self.optimiser.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(self.layers.parameters(), CLIP_NORM)
        self.optimiser.step()

    def log_chances(self, said: Transcript, some: Longs) -> tuple[Any, Longs]:
        """The logarithms of the chances of all moves of some decisions, one decision behind the
        other, and where the moves of each begin."""
        decisions = said.decisions[some]
        n_moves = decisions["n_moves"].astype(np.int64)
        ends = n_moves.cumsum()
        first = ends - n_moves
        owner = np.repeat(np.arange(some.size), n_moves)
        rows = np.arange(ends[-1]) + np.repeat(decisions["first_move"] - first, n_moves)
        weigh = self._logits_of_moves if said.considered.shape[2] else self._logits_of_rows
        logits = weigh(said, some, rows, owner)
        return self._log_softmax(logits, self._tensor(owner), some.size), first

    def _logits_of_rows(self, said: Transcript, some: Longs, rows: Longs, owner: Longs) -> Any:
        """What speaks for all moves of some decisions: the outputs of their parts."""
        outputs = policy(self.layers, self._tensor(said.shown[some]))
        padded = self.torch.nn.functional.pad(outputs, (0, 1))  # NOTHING is the last, which is 0
        n_outputs = padded.shape[1]
        parts = said.parts[rows].astype(np.int64) % n_outputs + owner[:, None] * n_outputs
        return padded.flatten()[self._tensor(parts)].sum(1)

    def _logits_of_moves(self, said: Transcript, some: Longs, rows: Longs, owner: Longs) -> Any:
        """The same where each part of a move is looked at itself."""
        thought = thoughts(self.layers, self._tensor(said.shown[some]))
        n_outputs = self.layers["leave"].out_features
        of, which = np.nonzero(said.parts[rows] != NOTHING)
        parts = said.parts[rows[of], which].astype(np.int64)
        at = self._tensor(owner[of] * thought.shape[1] + parts // n_outputs)
        considered = self._tensor(said.considered[rows[of], which])
        outputs = self._tensor(parts % n_outputs)
        values = consider(self.layers, thought.flatten(0, 1)[at], outputs, considered)
        return self.torch.zeros(rows.size).index_add(0, self._tensor(of), values)

    def _log_softmax(self, logits: Any, owner: Any, n: int) -> Any:
        """The logarithms of the chances that logits mean, each among those of its owner."""
        lowest = self.torch.full((n,), -np.inf)
        highest = lowest.scatter_reduce(0, owner, logits.detach(), "amax")
        shifted = logits - highest[owner]
        totals = self.torch.zeros(n).index_add(0, owner, shifted.exp())
        return shifted - totals.log()[owner]

    def _critic_loss(self, said: Transcript, lesson: Lesson, some: Longs) -> Any:
        """How far off the critic is: in gains, and in chances to win where one can win."""
        functional = self.torch.nn.functional
        worths = critic(self.layers, self._tensor(said.all_shown[some]))
        of_gain = functional.mse_loss(worths[:, GAIN], self._tensor(lesson.gains[some]))
        of_win = functional.binary_cross_entropy_with_logits(
            worths[:, WIN],
            self._tensor(lesson.wins[some]),
            weight=self._tensor(lesson.can_win[some]),
        )
        return of_gain + of_win

    def _tensor(self, array: NDArray[Any]) -> Any:
        return self.torch.from_numpy(np.ascontiguousarray(array))
