"""What a bot plays for: to win, or to be as many points ahead as it can."""

from __future__ import annotations

from voliere.bots.errors import BotError

OBJECTIVES = ("win", "points")


def check_objective(objective: str) -> None:
    """Raise BotError for an objective that is not known."""
    if objective not in OBJECTIVES:
        raise BotError(
            "bad-bot-option", option="objective", value=objective, expected=" / ".join(OBJECTIVES)
        )
