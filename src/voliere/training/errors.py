"""What can go wrong with training."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class TrainingError(VoliereError):
    """Something about training that a person can put right."""
