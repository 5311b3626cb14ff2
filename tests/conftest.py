"""The order of the tests, which of them stay together, and that they leave nothing behind."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator

import pytest

os.environ["VOLIERE_STRICT_WORDS"] = "1"  # before anything is imported: a missing message raises

from tests.left_behind import MARK, left_behind
from tests.slow import (
    place,
    pytest_ignore_collect,
    pytest_runtest_call,
    pytest_terminal_summary,
)
from tests.unskipped import pytest_make_collect_report, pytest_runtest_makereport
from voliere.games import OWN

collect_ignore = ["fifth/package"]  # a package of its own, installed by its tests

__all__ = [
    "pytest_ignore_collect",
    "pytest_make_collect_report",
    "pytest_runtest_call",
    "pytest_runtest_makereport",
    "pytest_terminal_summary",
]

PATIENCE = 5.0  # seconds for the last processes to end
IS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests begin first. With checked array accesses nothing is compiled yet, so the tests of
    a game stay together and compile it once."""
    items.sort(key=lambda item: place(item.path))
    if IS_CHECKED:
        for item in items:
            game = next((name for name in OWN if name in item.nodeid), "any")
            item.add_marker(pytest.mark.xdist_group(game))


@pytest.fixture(scope="session", autouse=True)
def no_process_is_left_behind() -> Iterator[None]:
    """Whatever the tests of this process have started has ended when they have."""
    mark = os.environ[MARK] = secrets.token_hex(8)
    yield
    assert left_behind(mark, PATIENCE) == {}
