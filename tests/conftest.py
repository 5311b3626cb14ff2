"""The order of the tests, which of them stay together, and that they leave nothing behind."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator

import pytest

from tests.left_behind import MARK, left_behind
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
PATIENCE = 5.0  # seconds for the last processes to end
IS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: at the end nobody waits for the last. With checked array accesses
    nothing is compiled yet, so the tests of a game stay together and compile it once."""
    items.sort(key=lambda item: item.path.stem not in LONG)
    if IS_CHECKED:
        for item in items:
            game = next((name for name in NAMES if name in item.nodeid), "any")
            item.add_marker(pytest.mark.xdist_group(game))


@pytest.fixture(scope="session", autouse=True)
def no_process_is_left_behind() -> Iterator[None]:
    """Whatever the tests of this process have started has ended when they have."""
    mark = os.environ[MARK] = secrets.token_hex(8)
    yield
    assert left_behind(mark, PATIENCE) == {}
