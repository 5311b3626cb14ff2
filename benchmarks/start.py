"""How long the command takes to start, cold and warm, and what one move costs from Python."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time

import voliere
from benchmarks.table import Figure, figures

COMMAND = [sys.executable, "-m", "voliere", "simulate", "vautour", "--games", "1"]


def start_seconds(cache: str) -> float:
    """Seconds of `voliere simulate vautour --games 1`, with compiled code kept in `cache`."""
    begun = time.perf_counter()
    environment = {**os.environ, "VOLIERE_CACHE": cache}
    subprocess.run(COMMAND, check=True, capture_output=True, env=environment)
    return time.perf_counter() - begun


def compile_seconds(cache: str) -> float:
    """Seconds of processor time of `voliere compile`, with nothing compiled before."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "VOLIERE_CACHE": cache}
    command = [sys.executable, "-m", "voliere", "compile"]
    subprocess.run(command, check=True, capture_output=True, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def import_seconds() -> float:
    """Seconds of `import voliere` in a new process, without the start of Python."""
    timed = "import time; begun = time.perf_counter(); import voliere"
    program = f"{timed}; print(time.perf_counter() - begun)"
    return float(subprocess.check_output([sys.executable, "-c", program]))


def microseconds_a_move(game: str) -> float:
    """Microseconds of `table.play` and `table.view` together, over whole games."""
    n_moves, seconds = 0, 0.0
    for seed in range(20):
        table = voliere.new_table(game, seed=seed, players=2)
        begun = time.perf_counter()
        while not table.over:
            seat = table.actors[0]
            table.play(seat, table.view(seat).moves[0])
            n_moves += 1
        seconds += time.perf_counter() - begun
    return seconds / n_moves * 1e6


def section() -> str:
    """The start of the command, and the Python face."""
    with tempfile.TemporaryDirectory() as cache:
        cold = start_seconds(cache)
        warm = min(start_seconds(cache) for _ in range(5))
    with tempfile.TemporaryDirectory() as cache:
        compiling = compile_seconds(cache)
    imported = min(import_seconds() for _ in range(5))
    command = "`voliere simulate vautour --games 1`"
    found = [
        Figure(f"cold start of {command}: its kernels are compiled", cold, "s", None),
        Figure(f"warm start of {command}", warm, "s", 1.5),
        Figure("`voliere compile`: processor time for everything, once", compiling, "s", 150),
        Figure("`import voliere`", imported, "s", 0.25),
    ]
    for game in voliere.games():
        microseconds_a_move(game)
        cost = min(microseconds_a_move(game) for _ in range(3))
        found.append(Figure(f"`table.play` + `table.view`, {game}, 2 players", cost, "µs", 50))
    return figures(found)
