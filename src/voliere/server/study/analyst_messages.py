"""What passes between the server and the processes that analyse games."""

from __future__ import annotations

from typing import Any

import msgspec

from voliere.study.analysis import Analysis


class Task(msgspec.Struct, frozen=True, tag="analyse"):
    """To go on with the analysis of a game for a moment; it is begun if that is not yet done.
    Without a budget it has the usual time."""

    key: str
    record: dict[str, Any]
    budget_ms: int | None


class Trial(msgspec.Struct, frozen=True, tag="try"):
    """To try another move at a decision of a recorded game."""

    record: dict[str, Any]
    decision: int
    seat: int
    move: str


class Progress(msgspec.Struct, frozen=True):
    """How many pieces of work are done, and, when all are, the analysis."""

    done: int
    of: int
    analysis: Analysis | None = None
