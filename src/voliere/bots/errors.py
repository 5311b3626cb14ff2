"""What can go wrong with bots."""

from __future__ import annotations

from voliere.games.errors import VoliereError


class BotError(VoliereError):
    """Something about a bot that a person can put right, or a fault of a bot while playing."""
