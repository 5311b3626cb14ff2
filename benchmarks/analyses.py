"""How long an analysis of a finished game takes, in processor time of one core: a quick look and a
thorough one, of two players and of the largest table; and how much sooner two cores are done.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from voliere import new_table
from voliere.bots import by_name
from voliere.games import OWN
from voliere.games import by_name as game_named
from voliere.study.analyse import analyse, analysed, plan_for
from voliere.study.analysis import QUICK_MS
from voliere.table.processes import in_order
from voliere.table.record import Record

GAMES = 3  # of each kind
QUICK_BAR, TWO_BAR, MANY_BAR = 1.1, 30.0, 90.0  # seconds
BOTH_BAR = 1.8  # times one core
LARGEST: dict[str, dict[str, Any]] = {"songbirds": {"players": 8, "coop": True}}


def played(game: str, options: dict[str, Any], seed: int) -> Record:
    """The record of a game between sparrows."""
    table = new_table(game, seed=seed, **options)
    bot = by_name("moineau", seed=seed)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, bot.choose(table.seen(seat)))
    return table.record()


def longest(records: list[Record], budget_ms: int | None) -> float:
    """The most processor time that the analysis of one of these games took, in seconds."""
    times = []
    for record in records:
        begun = time.process_time()
        analyse(record, budget_ms=budget_ms)
        times.append(time.process_time() - begun)
    return max(times)


def row(game: str, options: dict[str, Any], quick: float | None, full: float) -> str:
    """Both depths of some games of a kind; without a bar of its own a quick look is reported."""
    records = [played(game, options, seed) for seed in range(1, 1 + GAMES)]
    analyse(records[0], budget_ms=1)  # compiled code is loaded
    look, whole = longest(records, QUICK_MS), longest(records, None)
    is_met = whole <= full and (quick is None or look <= quick)
    bar = f"<= {full:g} s" if quick is None else f"<= {quick:g} s, <= {full:g} s"
    named = ", ".join(f"{key} {value}" for key, value in options.items())
    met = "yes" if is_met else "**no**"
    return f"| {game}, {named} | {look:.2f} s | {whole:.1f} s | {bar} | {met} |"


def sooner() -> float:
    """How many times sooner two processes analyse the same games than one."""
    records = [played(game, {"players": 2}, seed) for game in OWN for seed in (1, 2)]
    times = []
    for jobs in (1, 2):
        begun = time.monotonic()
        list(analysed((plan_for(one) for one in records), partial(in_order, jobs=jobs)))
        times.append(time.monotonic() - begun)
    return times[0] / times[1]


def section() -> str:
    """Times of all games, and two cores against one."""
    lines = [
        f"The longest of {GAMES} games between sparrows each, in processor time.",
        "",
        "| game | quick look | thorough | to reach | met |",
        "|---|---|---|---|---|",
    ]
    for game in OWN:
        lines.append(row(game, {"players": 2}, QUICK_BAR, TWO_BAR))
        most = LARGEST.get(game, {"players": max(game_named(game).players)})
        lines.append(row(game, most, None, MANY_BAR))
    ratio = sooner()
    met = "yes" if ratio >= BOTH_BAR else "**no**"
    lines += [
        "",
        f"Two cores analyse {2 * len(OWN)} games of two {ratio:.2f} times as fast as one "
        f"(to reach: {BOTH_BAR}; met: {met}).",
    ]
    return "\n".join(lines) + "\n"
