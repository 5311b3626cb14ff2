"""What every worker process does: it reads questions on its standard input, each with its length
before it, and answers each with a line. When its input ends the server is gone, however it went,
and the process ends too, whatever it is doing.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue

from voliere.server.thinking.worker_messages import LENGTH_BYTES


def answer_questions(answer: Callable[[bytes], bytes], niceness: int) -> None:
    """Answer what comes on standard input, until it ends, and yield to others by so much."""
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what others print is no answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, not for its workers
    if hasattr(os, "nice"):
        os.nice(niceness)
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(questions,), daemon=True).start()
    while True:
        line = answer(questions.get()) + b"\n"
        while line:
            line = line[os.write(out, line) :]


def listen(questions: SimpleQueue[bytes]) -> None:
    """Pass on every question; when there are no more, end this process and all it has started."""
    while (length := read(LENGTH_BYTES)) and (question := read(int.from_bytes(length))):
        questions.put(question)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def read(n_bytes: int) -> bytes:
    """That many bytes of standard input; none if it ends before."""
    # Not through sys.stdin: its lock would be held when a bot calls sys.exit().
    got = b""
    while len(got) < n_bytes:
        if not (more := os.read(sys.stdin.fileno(), n_bytes - len(got))):
            return b""
        got += more
    return got
