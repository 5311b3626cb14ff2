"""A run of training as it stands, in a file: whoever goes on from it learns what the run would have
learned."""

from __future__ import annotations

import io
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np

from voliere.bots.learned.network import Weights, record_of
from voliere.bots.learned.weights import declaration_of, features_of
from voliere.extras import extra
from voliere.games.doors.contract import Features
from voliere.games.game import Game
from voliere.training.errors import TrainingError
from voliere.training.whole_file import write_whole


@dataclass
class Checkpoint:
    """How far a run has come, and all that it goes on with."""

    game: str
    seed: int
    features: str  # what the nets are shown, as `declaration_of` says it
    rounds: int = 0
    games: int = 0
    seconds: float = 0.0
    # seconds, games, strength by number of players
    history: list[tuple[float, int, dict[str, float]]] = field(default_factory=list)
    content: bytes = b""  # of the weights
    optimiser: Any = None
    random: Any = None
    task: str = ""  # what is practised; nothing for games against oneself

    def take(self, weights: Weights, optimiser: Any, random: Any) -> None:
        """Take what the run has learned."""
        self.content = weights.tobytes()
        self.optimiser, self.random = optimiser, random

    def weights(self, features: Features) -> Weights:
        """The weights, learned with these features."""
        return np.frombuffer(self.content, record_of(features))


def write(path: Path, checkpoint: Checkpoint) -> None:
    """Keep it in a file; the one before stays if that fails."""
    content = io.BytesIO()
    values = {one.name: getattr(checkpoint, one.name) for one in fields(checkpoint)}
    extra("torch").save(values, content)
    write_whole(path, content.getvalue())


def read(path: Path, game: Game, seed: int, task: str = "") -> Checkpoint | None:
    """What is kept in a file, None if there is none; TrainingError for one that is damaged, or of
    another game, other features, another seed or task."""
    torch = extra("torch")
    if not path.exists():
        return None
    content = io.BytesIO(path.read_bytes())
    try:
        found = Checkpoint(**torch.load(content, weights_only=True))
    except Exception as error:
        raise TrainingError("bad-checkpoint", path=str(path)) from error
    if (found.game, found.seed) != (game.name, seed):
        raise TrainingError("other-checkpoint", path=str(path), game=found.game, seed=found.seed)
    if found.task != task:
        raise TrainingError("other-task", path=str(path))
    if found.features != declaration_of(features_of(game)):
        raise TrainingError("outdated-checkpoint", path=str(path), game=game.name)
    return found
