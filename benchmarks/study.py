"""The audit of the measure: does the analysis measure play and luck, and nothing else?

Games of bots against themselves and of unequal bots are analysed; each has deals of its own, the
unequal bots change seats. `VOLIERE_AUDIT=EQUAL,UNEQUAL,BUDGET_MS` says how many games of each,
and how long each is analysed; `VOLIERE_AUDIT_OF=GAME,…` audits these games only. The figures of
docs/study.md say with which.

The result without luck is the fair share and what the decisions made of it: result less luck less
the remainder, which is what two estimates of the same chances differ by and nobody's doing. How
much leaving luck out can save at all is told in two ways: by the variance that the simulations
themselves add, which an analysis without end would not have; and by playing every deal of unequal
bots twice. What the two results have in common is the deal's; where chance has no say after it, as
in songbirds, nothing else is luck.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voliere import new_table
from voliere.bots import by_name
from voliere.games import OWN
from voliere.study.analyse import analyse
from voliere.study.analysis import Analysis
from voliere.table.record import Record

EQUAL, UNEQUAL, BUDGET_MS = map(int, os.environ.get("VOLIERE_AUDIT", "1000,200,2000").split(","))
GAMES = os.environ.get("VOLIERE_AUDIT_OF", ",".join(OWN)).split(",")
SIMULATIONS = 1500  # of merle: as many as it has time for, and the same on every machine
STRONGER, WEAKER = "merle", "moineau"
AGAIN = 1 << 20  # between the seeds of bots that play the same deal again
RESAMPLED = 2000  # how often games are drawn anew for an interval
SURE = 1.96  # standard errors of an interval

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Audited:
    """The figures of many games: of the stronger bot (or of seat 0) its result, luck, result
    without luck with the variance of its estimate, and écart, the écart of the other, and the
    result of the same deal played again."""

    results: Floats
    lucks: Floats
    adjusted: Floats
    noise: Floats
    ecarts: Floats
    others: Floats
    again: Floats

    @property
    def games_saved(self) -> tuple[float, float, float]:
        """How many times fewer games the results without luck need, and the interval that 95 of
        100 audits of other games would have."""
        chance = np.random.default_rng(0)
        drawn = chance.integers(len(self.results), size=(RESAMPLED, len(self.results)))
        spread = np.maximum(self.adjusted[drawn].var(axis=1), 1e-9)
        ratios = self.results[drawn].var(axis=1) / spread
        low, high = np.quantile(ratios, (0.025, 0.975))
        return float(self.results.var() / self.adjusted.var()), float(low), float(high)

    @property
    def at_most_saved(self) -> float:
        """How many times fewer they would need if analyses had no end: without the variance that
        the simulations themselves add."""
        return float(self.results.var() / max(self.adjusted.var() - self.noise.mean(), 1e-9))

    @property
    def saved_by_deals(self) -> float:
        """How many times fewer they would need without what the deal alone decides."""
        pairs = np.cov(self.results, self.again)
        variance = pairs.diagonal().mean()
        return float(variance / max(variance - max(pairs[0, 1], 0.0), 1e-9))

    @property
    def told_apart(self) -> tuple[float, float, float]:
        """In which share of the games the weaker has the larger écart, with its interval
        (Wilson's)."""
        n, share = len(self.others), float((self.others > self.ecarts).mean())
        middle = (share + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE * np.sqrt(share * (1 - share) / n + (SURE / (2 * n)) ** 2) / (1 + SURE**2 / n)
        return share, float(middle - half), float(middle + half)

    @property
    def correlation(self) -> float:
        """Of luck with the écart."""
        return float(np.corrcoef(self.lucks, self.ecarts)[0, 1])


def played(game: str, bots: tuple[str, str], seed: int, *, time: int = 0) -> Record:
    """The record of a game between bots; another time the bots draw other random numbers."""
    table = new_table(game, players=2, seed=seed)
    seated = [
        by_name(
            bot,
            seed=2 * seed + seat + AGAIN * time,
            **({"simulations": SIMULATIONS} if bot == STRONGER else {}),
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
        again = played(game, bots, number, time=1)
        rows.append((*row(told, seat), share(again, seat)))
        print(f"{game}: {number + 1} of {n_games}", file=sys.stderr, end="\r")
    return Audited(*np.array(rows).T)


def row(told: Analysis, seat: int) -> tuple[float, ...]:
    """What an analysis says of a seat, and of the écart of the other."""
    mine, theirs = told.summary[seat], told.summary[1 - seat]
    adjusted = mine.fair + mine.own + mine.others
    noise = sum(one.error**2 for one in told.luck if one.cause == "decision")
    ecarts = (mine.ecart or 0.0, theirs.ecart or 0.0)
    return (mine.result, mine.luck, adjusted, noise, *ecarts)


def share(record: Record, seat: int) -> float:
    """A seat's share of the win."""
    winners = record["result"]["winners"]
    return (seat in winners) / len(winners)


def mean(values: Floats, digits: int = 3) -> str:
    """A mean with its standard error."""
    error = values.std(ddof=1) / len(values) ** 0.5
    return f"{values.mean():.{digits}f} ± {error:.{digits}f}"


def section() -> str:
    """Both halves of the audit, for every game."""
    lines = [
        f"{EQUAL} games of `{WEAKER}` against itself and {UNEQUAL} of `{STRONGER}` "
        f"against `{WEAKER}`, each analysed with {BUDGET_MS} ms.",
        "",
        f"| game | luck, equals | r(luck, écart) | `{STRONGER}` wins | luck of `{WEAKER}` "
        f"| écart of `{STRONGER}` | of `{WEAKER}` | `{WEAKER}` loses more in "
        "| fewer games needed | without end | without the deal |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game in GAMES:
        equal = audit(game, WEAKER, WEAKER, n_games=EQUAL, budget_ms=BUDGET_MS)
        unequal = audit(game, STRONGER, WEAKER, n_games=UNEQUAL, budget_ms=BUDGET_MS)
        saved, fewest, most = unequal.games_saved
        share, least, largest = (100 * one for one in unequal.told_apart)
        lines.append(
            f"| {game} | {mean(equal.lucks)} | {equal.correlation:+.2f} | {mean(unequal.results)} "
            f"| {mean(-unequal.lucks)} | {mean(unequal.ecarts, 1)} | {mean(unequal.others, 1)} "
            f"| {share:.0f} % ({least:.0f}–{largest:.0f}) "
            f"| {saved:.2f} × ({fewest:.2f}–{most:.2f}) | {unequal.at_most_saved:.2f} × "
            f"| {unequal.saved_by_deals:.2f} × |"
        )
    return "\n".join(lines)
