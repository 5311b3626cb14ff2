"""The order of the tests, and which of them stay together."""

from __future__ import annotations

import os

import pytest

from voliere.games import NAMES

LONG = {
    "test_docs",  # compiles environments
    "test_durability",
    "test_home",
    "test_leaks",
    "test_power_cut",
    "test_scale_out",
    "test_simulation",
    "test_takeover",
    "test_vector",
}
IS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: at the end nobody waits for the last. With checked array accesses
    nothing is compiled yet, so the tests of a game stay together and compile it once."""
    items.sort(key=lambda item: item.path.stem not in LONG)
    if IS_CHECKED:
        for item in items:
            game = next((name for name in NAMES if name in item.nodeid), "any")
            item.add_marker(pytest.mark.xdist_group(game))
