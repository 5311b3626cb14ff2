"""What the nets of a game are trained on: how it is played, and how much each way counts."""

from __future__ import annotations

from typing import Any, NamedTuple


class Practice(NamedTuple):
    """One way to play a game while learning: its share of the decisions, relative to the others,
    and the options of the table."""

    share: float
    options: dict[str, Any]
