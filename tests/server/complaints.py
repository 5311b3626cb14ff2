"""What a server, or a library beneath it, says has gone wrong."""

from __future__ import annotations

import gc
import json
import logging
from pathlib import Path
from typing import Self

_format = logging.Formatter("%(name)s: %(message)s")


class Complaints(logging.Handler):
    """Everything that any logger says as an error, or with a traceback, meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.lines.append(_format.format(record))

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)

    def gather(self) -> None:
        """Hear of the tasks, too, whose exceptions nobody has looked at."""
        gc.collect()

    def check(self, announced: tuple[str, ...] = ()) -> None:
        """Fail if there is anything but what was announced."""
        found = [line for line in self.lines if not any(one in line for one in announced)]
        assert not found, "\n".join(found)


def complaints_in(log: Path) -> list[str]:
    """The errors, tracebacks and other lines that are not a server's own, in its log."""
    found = []
    for line in log.read_text("utf-8").splitlines():
        try:
            said = json.loads(line)
        except json.JSONDecodeError:
            found.append(line)
            continue
        if said["level"] in ("error", "critical") or "trace" in said:
            found.append(line)
    return found
