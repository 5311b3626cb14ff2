"""Work shared by several processes, its results in the order of the work."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")

AHEAD = 2  # pieces of work a process may be ahead of the one who takes the results


def in_order(
    do: Callable[[Work], Result], pieces: Iterable[Work], *, jobs: int
) -> Iterator[Result]:
    """The results of all pieces of work, in their order; `do` runs in `jobs` processes.

    >>> list(in_order(abs, [-3, 2, -1], jobs=2))
    [3, 2, 1]
    """
    waiting = iter(pieces)
    pool = ProcessPoolExecutor(jobs, initializer=_begin)
    try:
        running: deque[Future[Result]] = deque(
            pool.submit(do, piece) for piece in islice(waiting, jobs * AHEAD)
        )
        while running:
            yield running.popleft().result()
            running.extend(pool.submit(do, piece) for piece in islice(waiting, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl-C to the parent, and end when it does, whatever ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
