"""Where weights come from, for people who want to learn the same again."""

from __future__ import annotations

from typing import Any

from voliere import __version__
from voliere.extras import extra
from voliere.training.run import Run


def origin_of(run: Run) -> dict[str, Any]:
    """The seed, how much was played, against whom if not oneself, and the versions."""
    task = run.exercise.task
    return {
        **({"against": task} if task else {}),
        "seed": run.plan.seed,
        "rounds": run.so_far.rounds,
        "games": run.so_far.games,
        "voliere": __version__,
        "torch": str(extra("torch").__version__),
    }
