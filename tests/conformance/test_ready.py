"""A game that was made ready has been compiled: nobody who plays waits for a function of it."""

from __future__ import annotations

import subprocess
import sys

NEVER_CALLED = {"draw"}  # from Python: only the engine of browsers deals that way
CALLED = f"""
from dataclasses import fields
from voliere.games import REGISTRY, by_name
from voliere.kernel.entry import Entry
from voliere.table import ready

for name in REGISTRY:
    game = by_name(name)
    ready.of_table(game)
    ready.of_rules(game)
    found = {{one.name: getattr(game.compiled, one.name) for one in fields(Entry)}}
    compiled = {{key: function for key, function in found.items() if hasattr(function, "stats")}}
    assert len(compiled) > 10, compiled
    missing = {{key for key, function in compiled.items() if not function.signatures}}
    assert missing == {NEVER_CALLED!r}, (name, missing)
"""


def test_every_entry_of_the_rules_is_made_ready() -> None:
    done = subprocess.run([sys.executable, "-c", CALLED], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
