"""One real server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as one:
        yield one


@pytest.fixture(scope="module")
def address(server: Running) -> str:
    return server.address
