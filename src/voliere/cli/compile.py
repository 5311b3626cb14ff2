"""`voliere compile`: compile all games and bots once, so that everything starts at once later."""

from __future__ import annotations

import os

from voliere.cli import language
from voliere.cli.options import Lang
from voliere.cli.progress import progress
from voliere.words import text


def compile_all(lang: Lang = None) -> int:
    """Compile the rules of all games and the bots: a few minutes the first time, then nothing.

    \b
    Example:
      voliere compile
    """
    from voliere.games import REGISTRY
    from voliere.kernel.jit import forget_old_caches
    from voliere.table.processes import in_order

    label = text("cli-compiling", language.chosen(lang))
    jobs = min(len(REGISTRY), os.cpu_count() or 1)
    with progress(label, len(REGISTRY)) as advance:
        for _ in in_order(compile_game, REGISTRY, jobs=jobs):
            advance(1)
    forget_old_caches()
    return 0


def compile_game(name: str) -> None:
    """Compile the rules of a game, its bots by one decision of each, hints and analysis."""
    from voliere import bots, new_table
    from voliere.games import REGISTRY
    from voliere.study.analyse import analyse
    from voliere.study.hints import hint
    from voliere.table.ready import make_ready

    make_ready(REGISTRY[name])
    table = new_table(name, seed=0)
    seen = table.seen(table.actors[0])
    for bot in ("moineau", "hibou"):
        bots.by_name(bot, seed=0).choose(seen)
    hint(seen)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.legal_moves(seat)[0])
    analyse(table.record(), budget_ms=1)
