"""Bots that fail in every way there is, offered by a package as other people's bots are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

FAILING = """
import os, signal, sys, time

class Failing:
    def __init__(self, *, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen):
        moves = seen.view.moves
        return self.fail(seen) if len(moves) <= 13 else moves[0]

    def evaluate(self, seen):
        return []

def bot(name, fail):
    return type(name, (Failing,), {"name": name, "fail": fail})

def loop(self, seen):
    while True:
        pass

def chatter(self, seen):
    print('{"type":"done"}')
    return seen.view.moves[0]

def refuse(*, seed: int = 0):
    if seed:
        raise LookupError("no wings")
    return Raising()

Illegal = bot("illegal", lambda self, seen: "99")
Raising = bot("raising", lambda self, seen: 1 / 0)
Leaving = bot("leaving", lambda self, seen: sys.exit(3))
Killed = bot("killed", lambda self, seen: os.kill(os.getpid(), signal.SIGKILL))
Endless = bot("endless", loop)
Chatter = bot("chatter", chatter)
"""
ENTRY_POINTS = """[voliere.bots]
illegal = failing_birds:Illegal
raising = failing_birds:Raising
leaving = failing_birds:Leaving
killed = failing_birds:Killed
endless = failing_birds:Endless
chatter = failing_birds:Chatter
unmade = failing_birds:refuse
"""


@pytest.fixture(scope="session")
def failing_birds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an installed package with the failing bots."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "failing_birds.py").write_text(FAILING)
    about = folder / "failing_birds-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: failing-birds\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


@pytest.fixture
def failing(failing_birds: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The failing bots can be entered."""
    paths = [str(failing_birds), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.syspath_prepend(str(failing_birds))
