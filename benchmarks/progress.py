"""The bots as they are now against fixed ones of an earlier commit (`fixed.py`).

Equal time on the processor for both: MS milliseconds a decision for each `hibou`; the `merle`s have
the 20 ms that they have at every table. With PROGRESS_SIMULATIONS both search so many times
instead, which a busy machine does not change.
"""

from __future__ import annotations

import os
from typing import NamedTuple

from benchmarks.fixed import fixed
from benchmarks.meeting import meet, share_of, told

GAMES = int(os.environ.get("PROGRESS_GAMES", "400"))
MS = int(os.environ.get("PROGRESS_MS", "200"))
SIMULATIONS = int(os.environ.get("PROGRESS_SIMULATIONS", "0"))


class Step(NamedTuple):
    """A bot of now against one of then: at a table of so many, with what share to reach on the
    scale of a game of two."""

    game: str
    players: int
    ours: str
    theirs: str
    bar: float


STEPS = (
    Step("piafs", 2, "hibou", "hibou", 0.60),
    Step("vautour", 3, "hibou", "merle", 0.575),  # 0.05 above the fair share of three
    Step("vautour", 5, "hibou", "merle", 0.625),  # and of five
    Step("feather", 2, "hibou", "hibou", 0.58),
    Step("feather", 2, "hibou", "merle", 0.58),
    Step("songbirds", 2, "hibou", "hibou", 0.50),
)


def budget_of(bot: str) -> dict[str, int]:
    """How long a bot thinks."""
    if SIMULATIONS:
        return {"simulations": SIMULATIONS}
    return {"budget_ms": MS} if bot == "hibou" else {}


def row(step: Step) -> str:
    """A row of the table."""
    ours = ":".join([step.ours, *(f"{name}={n}" for name, n in budget_of(step.ours).items())])
    theirs = fixed(step.theirs, **budget_of(step.theirs))
    standings = meet(step.game, ours, theirs, GAMES, players=step.players)
    found = share_of(standings)
    met = "yes" if found.mean >= step.bar else "**no**"
    line = (
        f"| {step.game}, {step.players} players | `{ours}` v the fixed `{step.theirs}` "
        f"| {standings.games} | {told(found)} | {step.bar:.3f} | {met} |"
    )
    print(line, flush=True)
    return line


def section() -> str:
    """What was measured, for the page."""
    head = "| table | bots | games | share of two | to reach | met |\n|---|---|---|---|---|---|\n"
    return head + "\n".join(map(row, STEPS))
