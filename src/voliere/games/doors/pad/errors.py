"""What can be wrong with an entry of the score pad; its sentences are in the words of the score pad
and of the games."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class ScoreError(VoliereError):
    """An entry that can't be: what was typed could not lie on the table."""
