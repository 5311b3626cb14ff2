"""What can go wrong with a lesson."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class LessonError(VoliereError):
    """Something about a lesson that its author, or whoever asked for it, can put right."""
