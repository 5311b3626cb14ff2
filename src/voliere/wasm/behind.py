"""The games built behind, while people play already: in a process of its own that gives way to all
others, and that ends with this one.

Only where the sources lie that somebody may have changed; whoever has installed the package has
the games already.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "Makefile"  # is there in a checkout only


def build_behind() -> subprocess.Popen[bytes] | None:
    """Begin to build what is not built yet, and return at once: the process that does it, or None
    where there is nothing to build from."""
    if not SOURCES.is_file():
        return None
    building = subprocess.Popen(
        [sys.executable, "-m", "voliere.wasm", "--behind"],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    atexit.register(_end, building)
    return building


def _end(building: subprocess.Popen[bytes]) -> None:
    """End the process and those that it has started."""
    if building.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(building.pid, signal.SIGTERM)
        building.wait()
