"""`voliere compile`: compile all games and bots once, so that everything starts at once later."""

from __future__ import annotations

import os

from voliere.cli import language
from voliere.cli.options import Lang
from voliere.cli.progress import progress
from voliere.words import text


def compile_all(lang: Lang = None) -> int:
    """Compile the rules of all games, the bots and the analysis for this processor: a minute or
    two the first time, then nothing.

    \b
    Example:
      voliere compile
    """
    from voliere.games import REGISTRY
    from voliere.kernel import shipped
    from voliere.kernel.jit import forget_old_caches
    from voliere.study.ready import make_ready
    from voliere.table.processes import in_order

    os.environ[shipped.IGNORED] = "1"  # what came with the package is for any processor
    label = text("cli-compiling", language.chosen(lang))
    jobs = min(len(REGISTRY), os.cpu_count() or 1)
    with progress(label, len(REGISTRY)) as advance:
        for _ in in_order(make_ready, REGISTRY, jobs=jobs):
            advance(1)
    forget_old_caches()
    return 0
