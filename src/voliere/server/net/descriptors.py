"""How many connections the operating system lets this process hold open."""

from __future__ import annotations

import sys

RESERVE = 64  # for the database, the bots, files of the page, and a crowd that comes at once


def most_connections() -> int:
    """How many connections may be open, so that descriptors are left for everything else."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return sys.maxsize
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit == resource.RLIM_INFINITY:
        return sys.maxsize
    return int(limit - min(RESERVE, limit // 2))
