"""Importing the package loads nothing that takes time; what it offers is loaded when it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import voliere

LARGE = ("asyncio", "llvmlite", "msgspec", "numba", "numpy", "typer")
ALONE = f"import sys, voliere; print([one for one in {LARGE!r} if one in sys.modules])"


def test_nothing_large_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_everything_it_offers_is_there() -> None:
    assert set(voliere.__all__) <= set(dir(voliere))
    assert all(callable(getattr(voliere, name)) for name in voliere.__all__)
    with pytest.raises(AttributeError, match="no attribute 'ostrich'"):
        voliere.ostrich  # type: ignore[attr-defined]  # noqa: B018


def test_the_games_can_be_asked_for_also_once_their_package_is_loaded() -> None:
    program = "import voliere.games.errors; print(voliere.games())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.startswith("['piafs', "), done.stderr
