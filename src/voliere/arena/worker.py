"""A process that plays games of an arena: `python -m voliere.arena.worker`.

It reads JSON lines, first the setup, then fixtures, and writes JSON lines: which seat is about to
decide, and what came of the game. So whoever reads them knows whose fault it is when this process
dies or falls silent (`guard.py`).
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue

import msgspec

from voliere.arena.match import Setup, play
from voliere.arena.messages import Deciding, Done, Message
from voliere.arena.pairings import Fixture
from voliere.bots.bot import close
from voliere.bots.ladder import OURS

AT_ONCE = 1 << 16
WARM_UP_MS = 600_000.0  # loading the search of a bot takes a second, compiling it minutes


class Worker:
    """Plays one fixture after the other."""

    def __init__(self, setup: Setup, out: int) -> None:
        self.setup = setup
        self.out = out
        self.warm: set[int] = set()

    def play(self, fixture: Fixture) -> None:
        """Play the game of a fixture and tell what came of it."""
        for seat, entrant in enumerate(fixture.arrangement):
            self.warm_up(seat, entrant)
        self.tell(Done(play(self.setup, fixture, self.deciding)))

    def warm_up(self, seat: int, entrant: int) -> None:
        """Have a bot of ours decide once, so that its first decision in a game does not pay
        for loading its code."""
        if entrant in self.warm or self.setup.entrants[entrant].name not in OURS:
            return
        self.warm.add(entrant)
        self.tell(Deciding(seat, WARM_UP_MS))
        table = self.setup.table(deal=0)
        with suppress(Exception):  # what is wrong with it will show in the game
            bot = self.setup.entrants[entrant].bot(seed=0)
            bot.choose(table.seen(table.actors[0]))
            close(bot)

    def deciding(self, seat: int) -> None:
        """Tell that a seat is about to decide."""
        self.tell(Deciding(seat, self.setup.limit_ms))

    def tell(self, message: Message) -> None:
        """Write a line."""
        line = msgspec.json.encode(message) + b"\n"
        while line:
            line = line[os.write(self.out, line) :]


def main() -> None:
    """Play what comes on standard input, until it ends."""
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no message
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    worker = Worker(msgspec.json.decode(lines.get(), type=Setup), out)
    while True:
        worker.play(msgspec.json.decode(lines.get(), type=Fixture))


def listen(lines: SimpleQueue[bytes]) -> None:
    """Pass on every line; when there are no more, end this process and all it has started."""
    # Not through sys.stdin: its lock would be held when a bot calls sys.exit().
    unread = b""
    while read := os.read(sys.stdin.fileno(), AT_ONCE):
        *complete, unread = (unread + read).split(b"\n")
        for line in complete:
            lines.put(line)
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


if __name__ == "__main__":
    main()
