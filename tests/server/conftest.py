"""One real server for the tests of a file, or what several of them share; no test of the server may
leave an error in the log that it does not announce."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.complaints import Complaints
from tests.server.hosting import Host
from tests.server.running import Running, running


@pytest.fixture(autouse=True)
def complaints(request: pytest.FixtureRequest) -> Iterator[Complaints]:
    """What is logged as an error, or with a traceback, by anybody; the test fails if it is not
    marked with `complains`."""
    announced = request.node.get_closest_marker("complains")
    with Complaints() as heard:
        yield heard
        if announced:
            heard.gather()  # so that no other test hears of it
    heard.check(announced.args if announced else ())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as one:
        yield one


@pytest.fixture(scope="module")
def address(server: Running) -> str:
    return server.address


@pytest.fixture
def host(server: Running, capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(server.settings.data, capsys)


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A PostgreSQL and a NATS."""
    from tests.server.real_services import serving  # here: few tests need what it stands on

    with serving(tmp_path_factory.mktemp("services")) as settings:
        yield settings
