"""How strong a policy is while it learns: against the instinct of the game's room, and alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.bots.learned.network import Weights
from voliere.training.practising import Part, part_of, seed_of
from voliere.training.self_play import self_play_of

GAMES = 600
ROOM = 2000  # decisions in a transcript that nobody reads


class Trials:
    """Games by which a policy is measured: of the first way to play of each number of players,
    unless they play together."""

    def __init__(self, game: Any, *, seed: int) -> None:
        features = game.door("features")
        self.seed = seed
        ways: dict[int, dict[str, Any]] = {}
        for _, options in features.PRACTICE:
            ways.setdefault(options["players"], options)
        parts = (
            part_of(game, features, number, options, ROOM)
            for number, options in enumerate(ways.values())
        )
        self.parts = [part for part in parts if not part.position.options.is_cooperative]

    def measured(self, weights: Weights) -> dict[str, float]:
        """For every number of players the share of the wins of one policy among rivals that go by
        instinct, on the scale of a game of two; alone, the mean score."""
        return {str(part.players): self._measured(part, weights) for part in self.parts}

    def _measured(self, part: Part, weights: Weights) -> float:
        totals = np.zeros(3)
        for seat in range(part.players):
            n_left = GAMES // part.players
            rng = np.array([seed_of(self.seed, part.number, seat)], np.uint64)
            while n_left > 0:
                part.transcript.used[:] = 0
                n_left -= self_play_of(part.position.game)(
                    part.position.buffer, part.players, n_left, 1 << seat, weights, rng,
                    *part.desk, *part.transcript, totals,
                )  # fmt: skip
        if part.is_alone:
            return float(totals[1] / totals[2])
        share = float(totals[0] / totals[2])
        ahead = share * (part.players - 1)
        return ahead / (ahead + 1 - share)
