"""Each bot of the ladder against the next one below, two players, paired deals.

A second a decision makes this a matter of days on two cores, so the owl thinks for OWL_MS here,
but in vautour, where it solves rounds and rarely takes its second. There the steps are small, and
it takes more games to tell. The command can be stopped, and goes on where it was (`meeting.py`).
"""

from __future__ import annotations

import os

import voliere
from benchmarks.meeting import meet, share_of, told

GAMES = int(os.environ.get("LADDER_GAMES", "400"))
MORE_GAMES = {"vautour": 3 * GAMES}
OWL_MS = int(os.environ.get("LADDER_OWL_MS", "200"))
LONGER_MS = {"vautour": 1000}
BARS = {"vautour": (0.80, 0.60, 0.52)}
OTHER_BARS = (0.90, 0.70, 0.58)


def steps(game: str) -> tuple[tuple[str, str], ...]:
    """Who plays whom in that game."""
    owl = f"hibou:budget_ms={LONGER_MS.get(game, OWL_MS)}"
    return (("moineau", "oisillon"), ("merle", "moineau"), (owl, "merle"))


def row(game: str, upper: str, lower: str, bar: float) -> str:
    """A row of the table."""
    met_each_other = meet(game, upper, lower, MORE_GAMES.get(game, GAMES), players=2)
    found, n_games = share_of(met_each_other), met_each_other.games
    assert found.low is not None, "many deals"
    met = "yes" if found.mean >= bar and found.low > 0.5 else "**no**"
    line = f"| {game} | `{upper}` v `{lower}` | {n_games} | {told(found)} | {bar:.2f} | {met} |"
    print(line, flush=True)
    return line


def section() -> str:
    """What was measured, for the page."""
    lines = [
        row(game, upper, lower, bar)
        for game in voliere.games()
        for (upper, lower), bar in zip(steps(game), BARS.get(game, OTHER_BARS), strict=True)
    ]
    head = "| game | bots | games | win share | to reach | met |\n|---|---|---|---|---|---|\n"
    return head + "\n".join(lines)
