"""`hibou` alone: its mean score over many deals, and what somebody who sees all cards finds.

The open search is the owl's own on the true deal instead of imagined ones. What it finds is no
strict upper bound, as a longer search may find more; but nobody who does not see the cards can be
expected to come near it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from functools import cache
from multiprocessing import get_context
from types import ModuleType
from typing import Any

import numpy as np

import voliere
from voliere.bots import by_name
from voliere.bots.knowledge import habits_of, knowledge_of
from voliere.bots.search import desk_for, specialised
from voliere.bots.search_bot import read
from voliere.bots.tree import Tree
from voliere.envs.setting import setting_of
from voliere.games import by_name as game_by_name
from voliere.kernel import rng
from voliere.kernel.jit import jit

MS = int(os.environ.get("SOLO_MS", "100"))
DEALS = int(os.environ.get("SOLO_DEALS", "500"))
JOBS = int(os.environ.get("SOLO_JOBS", "2"))
OPEN_DEALS = 100
OPEN_SIMULATIONS = 10_000
BARS = {"feather": 36, "songbirds": 40}


def owl_alone(task: tuple[str, int]) -> tuple[int, str]:
    """The owl's score and title in one deal."""
    game, deal = task
    table = voliere.new_table(game, players=1, seed=deal)
    owl = by_name("hibou", budget_ms=MS, seed=deal)
    while not table.over:
        table.play(0, owl.choose(table.seen(0)))
    assert table.title is not None, "alone there is a title"
    return table.scores[0], table.title


@jit
def imagine_nothing(s: Any, seat: int, generator: rng.Rng) -> None:
    """Leave the deal as it is."""


@cache
def open_search(game: str) -> Callable[..., None]:
    """The search of a game by somebody who sees all cards."""
    room = game_by_name(game)
    rules = room.rules
    opened = ModuleType(f"{rules.__name__}_open")
    vars(opened).update(vars(rules), __name__=opened.__name__, determinize=imagine_nothing)
    return specialised(opened, knowledge_of(room))


def open_score(task: tuple[str, int]) -> int:
    """The score of a search that sees all cards of one deal."""
    game, deal = task
    setting = setting_of(game, players=1)
    position = setting.undealt.copy()
    generator = rng.seeded(deal)
    position.deal(generator)
    habit, desk = habits_of(setting.game, position.options).record(), desk_for(setting.game)
    while not position.over:
        tree = Tree(OPEN_SIMULATIONS + 64, setting.game.rules.N_MOVES)
        open_search(game)(
            position.buffer, 0, 1, OPEN_SIMULATIONS, generator, habit, *tree.arrays, *desk
        )
        thought = read(tree, 0, together=False, mixed=False, done=OPEN_SIMULATIONS)
        moves = thought.moves or position.legal(0).tolist()  # one legal move needs no search
        visits = thought.visits or [1]
        position.play(0, moves[int(np.argmax(visits))])
    assert position.result is not None, "it is over"
    return position.result.scores[0]


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
