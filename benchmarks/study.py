"""The audit of the measure: does the analysis measure play and luck, and nothing else?

Games of bots against themselves and of unequal bots are analysed; each has deals of its own, the
unequal bots change seats. `VOLIERE_AUDIT=EQUAL,UNEQUAL,BUDGET_MS` says how many games of each,
and how long each is analysed; the figures of docs/study.md say with which.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voliere import new_table
from voliere.bots import by_name
from voliere.games import REGISTRY
from voliere.study.analyse import analyse
from voliere.table.record import Record

EQUAL, UNEQUAL, BUDGET_MS = map(int, os.environ.get("VOLIERE_AUDIT", "1000,200,2000").split(","))
SIMULATIONS = 1500  # of merle: as many as it has time for, and the same on every machine
STRONGER, WEAKER = "merle", "moineau"

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Audited:
    """The figures of many games: of the stronger bot (or of seat 0) its result, luck and écart, and
    the écart of the other."""

    results: Floats
    lucks: Floats
    ecarts: Floats
    others: Floats

    @property
    def adjusted(self) -> Floats:
        """The results without luck."""
        return self.results - self.lucks

    @property
    def games_saved(self) -> float:
        """How many times fewer games the results without luck need."""
        return float(self.results.var() / max(self.adjusted.var(), 1e-9))


def played(game: str, bots: tuple[str, str], seed: int) -> Record:
    """The record of a game between bots."""
    table = new_table(game, players=2, seed=seed)
    seated = [
        by_name(
            bot, seed=2 * seed + seat, **({"simulations": SIMULATIONS} if bot == STRONGER else {})
        )
        for seat, bot in enumerate(bots)
    ]
    while not table.over:
        for seat in table.actors:
            table.play(seat, seated[seat].choose(table.seen(seat)))
    return table.record()


def audit(game: str, one: str, other: str, *, n_games: int, budget_ms: int) -> Audited:
    """Games between two bots, analysed."""
    rows = []
    for number in range(n_games):
        seat = number % 2 if one != other else 0
        bots = (one, other) if seat == 0 else (other, one)
        told = analyse(played(game, bots, number), budget_ms=budget_ms, seed=number)
        mine, theirs = told.summary[seat], told.summary[1 - seat]
        rows.append((mine.result, mine.luck, mine.ecart or 0.0, theirs.ecart or 0.0))
    return Audited(*np.array(rows).T)


def mean(values: Floats) -> str:
    """A mean with its standard error."""
    return f"{values.mean():+.3f} ± {values.std(ddof=1) / len(values) ** 0.5:.3f}"


def section() -> str:
    """Both halves of the audit, for every game."""
    lines = [
        f"{EQUAL} games of `{WEAKER}` against itself and {UNEQUAL} of `{STRONGER}` "
        f"against `{WEAKER}`, each analysed with {BUDGET_MS} ms.",
        "",
        "| game | mean luck, equals | r(luck, loss) | mean luck of the weaker | "
        "weaker loses more | écarts | fewer games needed |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in REGISTRY:
        equal = audit(game, WEAKER, WEAKER, n_games=EQUAL, budget_ms=BUDGET_MS)
        unequal = audit(game, STRONGER, WEAKER, n_games=UNEQUAL, budget_ms=BUDGET_MS)
        r = float(np.corrcoef(equal.lucks, equal.ecarts)[0, 1])
        lines.append(
            f"| {game} | {mean(equal.lucks)} | {r:+.2f} | {mean(-unequal.lucks)} "
            f"| {100 * (unequal.others > unequal.ecarts).mean():.0f} % "
            f"| {unequal.ecarts.mean():.0f}, {unequal.others.mean():.0f} "
            f"| {unequal.games_saved:.2f} × |"
        )
    return "\n".join(lines)
