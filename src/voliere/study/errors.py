"""What can go wrong with a study."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class StudyError(VoliereError):
    """Something about a study that a person can put right."""
