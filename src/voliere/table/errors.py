"""What can be wrong with a deal that was published as fair."""

from __future__ import annotations

from voliere.games.errors import RecordError


class FairnessError(RecordError):
    """A published deal that does not hold."""
