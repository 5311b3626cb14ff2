"""The ladder in every variant of every game: each bot against the next one below, paired deals.

What is looked for are steps that go down. Bots search so many times as fit about into their time on
a quiet machine, which a busy one does not change; the owl has OWL_MS of its second. Where all play
together, or one alone, each bot plays the same deals by itself, and the mean scores are compared.
The command can be stopped, and goes on where it was (`meeting.py`).
"""

from __future__ import annotations

import os
from typing import Any

from tests.conformance import variants

from benchmarks.meeting import meet, share_of
from voliere.arena.estimate import Estimate
from voliere.arena.tally import Standings
from voliere.bots.knowledge import habits_of
from voliere.games import by_name
from voliere.table.table import make_options

GAMES = int(os.environ.get("VARIANTS_GAMES", "100"))
ONLY = os.environ.get("VARIANTS_ONLY", "")  # a part of the names of those to play
MS = {"merle": 20, "hibou": int(os.environ.get("VARIANTS_OWL_MS", "200"))}
STEPS = (("moineau", "oisillon"), ("merle", "moineau"), ("hibou", "merle"))


def written(bot: str, game: str, options: dict[str, Any]) -> str:
    """A bot with as many simulations as it has time for."""
    if bot not in MS:
        return bot
    room = by_name(game)
    pace = habits_of(room, make_options(room, **options)).pace
    return f"{bot}:simulations={MS[bot] * pace}"


def step(game: str, options: dict[str, Any], upper: str, lower: str) -> tuple[str, bool]:
    """A cell of the table, and whether this step goes down for sure."""
    bots = [written(bot, game, options) for bot in (upper, lower)]
    standings = meet(game, bots[0], bots[1], GAMES, **options)
    if standings.shared:
        return by_score(standings)
    found = share_of(standings)
    return cell(found, f"{found.mean:.2f}"), found.high is not None and found.high < 0.5


def by_score(standings: Standings) -> tuple[str, bool]:
    """The same where nobody plays against anybody."""
    mine, theirs = (one.score for one in standings.bots)
    assert mine is not None, "they have played"
    assert theirs is not None, "both of them"
    is_down = None not in (mine.high, theirs.low) and mine.high < theirs.low  # type: ignore[operator]
    return cell(mine, f"{mine.mean:.1f} v {theirs.mean:.1f}"), is_down


def cell(found: Estimate, text: str) -> str:
    """A figure with half the width of its interval."""
    return text if found.high is None else f"{text} ± {(found.high - found.low) / 2:.2g}"  # type: ignore[operator]


def row(game: str, options: dict[str, Any]) -> str:
    """A row of the table."""
    found = [step(game, options, upper, lower) for upper, lower in STEPS]
    told = "**no**" if any(is_down for _, is_down in found) else "yes"
    cells = [variants.name((game, options)), *(text for text, _ in found), told]
    line = f"| {' | '.join(cells)} |"
    print(line, flush=True)
    return line


def section() -> str:
    """What was measured, for the page."""
    steps = " | ".join(f"`{upper}` v `{lower}`" for upper, lower in STEPS)
    lines = [row(*one) for one in variants.ALL if ONLY in variants.name(one)]
    return (
        f"At least {GAMES} games a step. Shares are on the scale of a game of two, with intervals "
        "of 95 %; a step goes down where the whole interval is below one half.\n\n"
        f"| variant | {steps} | in order |\n|---|---|---|---|---|\n" + "\n".join(lines)
    )
