"""A game made ready for everything: its rules, bots and analysis compiled, and kept on disk.

`python -m voliere.study.ready GAME` does that in a process of its own for one who has something
better to do: it says on its standard output what share is done, a line each time, and ends with its
standard input.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from numba.core.event import Event, Listener, install_listener

from voliere.games import by_name
from voliere.games.doors.personalities import with_personality
from voliere.games.game import Game
from voliere.kernel import shipped
from voliere.kernel.jit import CACHES
from voliere.kernel.kept import machine
from voliere.kernel.sources import sources_hash

# What bots and hints use of a room.
DOORS = ("knowledge", "exact", "levels", "personalities", "features", "reasons")
MODULE = "voliere.study.ready"  # also where it is the program
READY = "ready"  # the folder of the marks
BETWEEN = 0.3  # at most so much of what is left is told between two steps
MANY = 100  # functions, after which half of that is told
WORTH_TELLING = 0.01
NICENESS = 5  # yield to those who play


def is_ready(game: Game) -> bool:
    """Whether everything of the game has been compiled.

    What is missing all the same, since somebody has cleared the folder, is compiled when it is
    called.
    """
    return _mark(game).is_file() or (shipped.is_used() and _shipped_mark(game).is_file())


def make_ready(name: str) -> None:
    """Compile everything of a game, and note that it is there."""
    for _ in steps(by_name(name)):
        pass


def steps(game: Game) -> Iterator[float]:
    """Compile everything of a game, what a table needs first; the share that is done is given
    after each step."""
    from voliere.table import ready

    gc.disable()  # in a process that is soon over: a tenth of its time
    yield from _shares(
        (0.40, lambda: ready.of_table(game)),
        (0.55, lambda: ready.of_rules(game)),
        (0.64, lambda: _decide(game, "moineau")),
        (0.65, lambda: _decide(game, "level-2")),
        (0.80, lambda: _decide(game, _leaning(game, "hibou"))),
        (0.85, lambda: _decide_by_what_was_learned(game)),
        (1.00, lambda: _analyse(game)),
    )
    mark = _mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def _shares(*pieces: tuple[float, Callable[[], object]]) -> Iterator[float]:
    for share, make in pieces:
        make()
        yield share


def _leaning(game: Game, bot: str) -> str:
    """A bot with a personality, if there is any in the game, so that the tilt is compiled, too."""
    from voliere.bots.personality import personalities_of

    return with_personality(bot, next(iter(personalities_of(game)), None))


def _decide(game: Game, bot: str, **options: Any) -> None:
    from voliere import bots, new_table

    table = new_table(game.name, seed=0, **options)
    bots.by_name(bot, seed=0).choose(table.seen(table.actors[0]))


def _decide_by_what_was_learned(game: Game) -> None:
    from voliere.bots.levels import goes_by_learned

    if goes_by_learned(game):
        for bot in ("level-2", "hibou"):
            _decide(game, bot, players=game.players[-1])


def _analyse(game: Game) -> None:
    from voliere import new_table
    from voliere.study.analyse import analyse
    from voliere.study.hints import hint

    table = new_table(game.name, seed=0)
    hint(table.seen(table.actors[0]))
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.legal_moves(seat)[0])
    analyse(table.record(), budget_ms=1)


def _mark(game: Game) -> Path:
    """The file that says that the present sources of a game are compiled for this machine."""
    return CACHES / READY / _marked(game, machine())


def _shipped_mark(game: Game) -> Path:
    """The same among what came with the package."""
    return shipped.KERNELS / READY / _marked(game, shipped.plain(machine()))


def _marked(game: Game, machine: tuple[str, str, str]) -> str:
    doors = [f"{game.package}.{door}" for door in DOORS if game.offers(door)]
    sources = sources_hash((MODULE, game.package, *doors))
    key = sha256(" ".join((sources, *machine)).encode()).hexdigest()[:16]
    return f"{game.name}-{key}"


def main() -> None:
    """Compile a game for another process, which reads how far we are."""
    threading.Thread(target=_end_with_input, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    progress = Progress()
    with install_listener("numba:compile", progress):
        for share in steps(by_name(sys.argv[1])):
            progress.reach(share)


class Progress(Listener):  # type: ignore[misc]  # Numba is untyped
    """Tells how far we are: after each step, and a little more with every function in between."""

    def __init__(self) -> None:
        self._reached = self._told = 0.0
        self._n_since = 0

    def on_start(self, event: Event) -> None:
        """A function is compiled."""

    def on_end(self, event: Event) -> None:
        """It has been."""
        self._n_since += 1
        between = BETWEEN * self._n_since / (self._n_since + MANY)
        self._tell(self._reached + (1.0 - self._reached) * between)

    def reach(self, share: float) -> None:
        """A step is done."""
        self._reached, self._n_since = share, 0
        self._tell(share)

    def _tell(self, share: float) -> None:
        if share >= self._told + WORTH_TELLING:
            self._told = share
            print(round(share, 3), flush=True)


def _end_with_input() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
