"""Processes that outlive what started them, found by a mark in their environment.

What a test starts, and what that starts in turn, inherits the mark; so nobody else's processes on
the machine are seen, and an orphan is seen as well as a child.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
MARK = "VOLIERE_TESTS"


def marked(mark: str) -> dict[int, str]:
    """The living processes with that mark, and our own children, which may have been forked before
    we had it: their ids and commands."""
    found = {}
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # it may end meanwhile, or be somebody else's
            pid = int(folder.name)
            variables = (folder / "environ").read_bytes().split(b"\0")
            is_ours = f"{MARK}={mark}".encode() in variables or parent_of(pid) == os.getpid()
            if is_ours and is_alive(pid) and pid != os.getpid():
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ")
                found[pid] = command.decode(errors="replace")[:200]
    return found


def parent_of(pid: int) -> int:
    """The process that has started another, or has inherited it."""
    return int(_stat(pid)[1])


def is_alive(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        return _stat(pid)[0] not in "ZX"
    except OSError:
        return False


def _stat(pid: int) -> list[str]:
    return (PROC / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()


def left_behind(mark: str, patience: float) -> dict[int, str]:
    """The marked processes that are still there after so many seconds."""
    end = time.monotonic() + patience
    while (found := marked(mark)) and time.monotonic() < end:
        time.sleep(0.05)
    return found
