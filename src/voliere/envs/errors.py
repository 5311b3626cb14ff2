"""What can go wrong with environments."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class EnvError(VoliereError):
    """Something about an environment that a person can put right."""
