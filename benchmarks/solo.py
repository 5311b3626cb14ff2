"""`hibou` alone: its mean score over many deals, and what somebody who sees all cards finds.

The open search keeps the best positions of every depth (a beam) on the true deal. What it finds is
no strict upper bound, as a wider beam may find more; but nobody who does not see the cards can be
expected to come near it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context

import numpy as np

import voliere
from voliere.bots import by_name
from voliere.bots.evaluate import knowledge_of
from voliere.envs.position import Position
from voliere.envs.setting import setting_of
from voliere.kernel import rng

MS = int(os.environ.get("SOLO_MS", "100"))
DEALS = int(os.environ.get("SOLO_DEALS", "500"))
JOBS = int(os.environ.get("SOLO_JOBS", "2"))
OPEN_DEALS = 100
BEAM = 100
BARS = {"feather": 36, "songbirds": 40}


def owl_alone(task: tuple[str, int]) -> tuple[int, str]:
    """The owl's score and title in one deal."""
    game, deal = task
    table = voliere.new_table(game, players=1, seed=deal)
    owl = by_name("hibou", budget_ms=MS, seed=deal)
    while not table.over:
        table.play(0, owl.choose(table.view(0)))
    assert table.title is not None, "alone there is a title"
    return table.scores[0], table.title


def open_score(task: tuple[str, int]) -> int:
    """The best score found by a beam of positions that sees all cards of one deal."""
    game, deal = task
    setting = setting_of(game, players=1)
    position = Position(setting)
    position.deal(rng.seeded(deal))
    beam, best = [position], -1000
    evaluate = knowledge_of(game).evaluate
    while beam:
        following: dict[bytes, tuple[float, Position]] = {}
        for one in beam:
            for after in successors(one):
                s = after.buffer.view(setting.game.rules.STATE)[0]
                if after.over:
                    best = max(best, setting.game.result_of(after.buffer, 1).scores[0])
                else:
                    following[after.buffer.tobytes()] = (float(evaluate(s, 0)), after)
        ranked = sorted(following.values(), key=lambda found: -found[0])
        beam = [after for _, after in ranked[:BEAM]]
    return best


def successors(position: Position) -> Iterator[Position]:
    """The positions after each legal move."""
    for move in position.legal(0).tolist():
        after = position.copy()
        after.play(0, move)
        yield after


def section() -> str:
    """What was measured, for the page."""
    lines = []
    with get_context("spawn").Pool(JOBS) as pool:
        for game, bar in BARS.items():
            played = pool.map(owl_alone, [(game, deal) for deal in range(DEALS)], chunksize=5)
            opened = pool.map(open_score, [(game, deal) for deal in range(OPEN_DEALS)], chunksize=5)
            lines.append(row(game, bar, played, opened))
            print(lines[-1], flush=True)
    return (
        f"`hibou` at {MS} ms a decision. Quantiles: below them are a tenth, a quarter, a half, "
        "three quarters and nine tenths of the deals.\n\n"
        "| game | deals | mean | quantiles | titles | with open cards | to reach | met |\n"
        "|---|---|---|---|---|---|---|---|\n" + "\n".join(lines)
    )


def row(game: str, bar: int, played: list[tuple[int, str]], opened: list[int]) -> str:
    """A row of the table."""
    scores = [score for score, _ in played]
    mean, error = float(np.mean(scores)), 1.96 * float(np.std(scores)) / len(scores) ** 0.5
    spread = " ".join(f"{q:.0f}" for q in np.quantile(scores, [0.1, 0.25, 0.5, 0.75, 0.9]))
    titles = ", ".join(f"{title} {n}" for title, n in Counter(t for _, t in played).most_common())
    met = "yes" if mean >= bar else "**no**"
    return (
        f"| {game} | {len(scores)} | {mean:.1f} ± {error:.1f} | {spread} | {titles} "
        f"| {np.mean(opened):.1f} | {bar} | {met} |"
    )
