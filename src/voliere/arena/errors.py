"""What can go wrong with an arena."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class ArenaError(VoliereError):
    """Something about an arena that a person can put right."""
