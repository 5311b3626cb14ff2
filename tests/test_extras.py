"""Without the extras everything starts that does not need them."""

from __future__ import annotations

import subprocess
import sys

EXTRAS = (
    "asyncpg",
    "greenlet",
    "nats",
    "matplotlib",
    "pyarrow",
    "ray",
    "pyspiel",
    "pettingzoo",
    "gymnasium",
)
PROGRAM = f"""
import sys
sys.modules.update(dict.fromkeys({EXTRAS!r}))  # as if they were not installed
import voliere.arena.run, voliere.bots, voliere.cli.main, voliere.scorepad, voliere.server.run
"""


def test_the_extras_are_not_needed_to_start() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
