"""A round of practice: games of all the ways to play that are learned, each with its share."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from voliere.bots.learned.network import Weights
from voliere.bots.tree import mix
from voliere.games.doors.contract import Features
from voliere.games.game import Game
from voliere.kernel.jit import plain
from voliere.kernel.rng import seeded
from voliere.table.position import Position
from voliere.table.table import make_options
from voliere.training.ppo import Lesson, lesson_of
from voliere.training.self_play import (
    Desk,
    Transcript,
    desk_for,
    self_play_of,
    transcript_for,
)
from voliere.training.teaching import SAMPLES, taught_rounds

MOVES_A_DECISION = 60  # on average, at most


@dataclass(frozen=True)
class Part:
    """One way to play, with a desk and a transcript of its own."""

    number: int
    position: Position
    desk: Desk
    transcript: Transcript

    @property
    def players(self) -> int:
        """How many play."""
        return self.position.options.players

    @property
    def is_alone(self) -> bool:
        """Whether there is one score only: it is played alone, or together."""
        return self.players == 1 or self.position.options.is_cooperative

    def play(self, weights: Weights, seed: int, *, taught: bool = False) -> int:
        """Fill the transcript with games by these weights, or by the teacher; how many came to
        their end."""
        self.transcript.used[:] = 0
        self.desk.blackboard.samples[:] = SAMPLES if taught else 0
        everybody = (1 << self.players) - 1
        game = self.position.game
        n = self_play_of(game)(
            self.position.buffer, self.players, 1 << 40, everybody, weights, seeded(seed),
            *self.desk, *self.transcript, np.zeros(3),
        )  # fmt: skip
        return int(n)


class Practising:
    """The ways to play a game that are practised in every round."""

    def __init__(self, game: Game, *, n_decisions: int, seed: int, jobs: int) -> None:
        self.seed, self.jobs = seed, jobs
        features: Any = game.door("features")
        self.taught_rounds = taught_rounds(features)
        total = sum(practice.share for practice in features.PRACTICE)
        self.parts = [
            part_of(game, features, number, options, int(n_decisions * share / total))
            for number, (share, options) in enumerate(features.PRACTICE)
        ]

    def is_taught(self, number: int) -> bool:
        """Whether the teacher plays in the round of that number."""
        return number < self.taught_rounds

    def round(self, number: int, weights: Weights) -> tuple[Transcript, Lesson, int]:
        """Play the round of that number by these weights: all that was written down, what is to be
        learned from it, and how many games it was. Another number of jobs plays the same."""

        def play(part: Part) -> tuple[Lesson, int]:
            seed = seed_of(self.seed, number, part.number)
            n_games = part.play(weights, seed, taught=self.is_taught(number))
            decisions = part.transcript.decisions[: part.transcript.n]
            return lesson_of(decisions, alone=part.is_alone), n_games

        with ThreadPoolExecutor(self.jobs) as pool:
            played = list(pool.map(play, self.parts))
        transcript = joined([part.transcript for part in self.parts])
        return transcript, joined_lessons([one for one, _ in played]), sum(n for _, n in played)


def part_of(
    game: Game, features: Features, number: int, options: dict[str, Any], n_decisions: int
) -> Part:
    """One way to play, with room for so many decisions."""
    room = n_decisions + game.rules.MAX_LENGTH
    n_moves = MOVES_A_DECISION * room + game.rules.MAX_LENGTH * game.rules.MAX_MOVES
    position = Position(game, make_options(game, **options))
    return Part(number, position, desk_for(game), transcript_for(features, room, n_moves))


def seed_of(*numbers: int) -> int:
    """A seed made of these numbers."""
    key = np.uint64(0)
    with np.errstate(over="ignore"):
        for number in numbers:
            key = plain(mix)(key, number % (1 << 64))
    return int(key)


def joined(transcripts: Sequence[Transcript]) -> Transcript:
    """Several transcripts as one; which decision comes next is no longer known."""
    used = [(int(one.used[0]), int(one.used[1])) for one in transcripts]
    decisions = np.concatenate(
        [one.decisions[:n] for one, (n, _) in zip(transcripts, used, strict=True)]
    )
    before = np.cumsum([0, *(moves for _, moves in used)])
    decisions["first_move"] += np.repeat(before[:-1], [n for n, _ in used])
    together = list(zip(transcripts, used, strict=True))
    return Transcript(
        shown=np.concatenate([one.shown[:n] for one, (n, _) in together]),
        all_shown=np.concatenate([one.all_shown[:n] for one, (n, _) in together]),
        decisions=decisions,
        parts=np.concatenate([one.parts[:moves] for one, (_, moves) in together]),
        considered=np.concatenate([one.considered[:moves] for one, (_, moves) in together]),
        used=np.array([decisions.size, before[-1]]),
    )


def joined_lessons(lessons: Sequence[Lesson]) -> Lesson:
    """Several lessons as one."""
    return Lesson(
        advantages=np.concatenate([one.advantages for one in lessons]),
        gains=np.concatenate([one.gains for one in lessons]),
        wins=np.concatenate([one.wins for one in lessons]),
        can_win=np.concatenate([one.can_win for one in lessons]),
    )
