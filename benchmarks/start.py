"""How long the command takes to start, cold and warm, and what one move costs from Python."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

import voliere
from benchmarks.table import Row

COMMAND = [sys.executable, "-m", "voliere", "simulate", "vautour", "--games", "1"]


def start_seconds(cache: str) -> float:
    """Seconds of `voliere simulate vautour --games 1`, with compiled code kept in `cache`."""
    begun = time.perf_counter()
    environment = {**os.environ, "VOLIERE_CACHE": cache}
    subprocess.run(COMMAND, check=True, capture_output=True, env=environment)
    return time.perf_counter() - begun


def microseconds_a_move(game: str) -> float:
    """Microseconds of `table.play` and `table.view` together, over whole games."""
    n_moves = 0
    begun = time.perf_counter()
    for seed in range(20):
        table = voliere.new_table(game, seed=seed, players=2)
        while not table.over:
            seat = table.actors[0]
            table.play(seat, table.view(seat).moves[0])
            n_moves += 1
    return (time.perf_counter() - begun) / n_moves * 1e6


def rows() -> list[Row]:
    """The start of the command, and the Python face."""
    with tempfile.TemporaryDirectory() as cache:
        cold = start_seconds(cache)
        warm = min(start_seconds(cache) for _ in range(5))
    found = [
        Row(
            "start of `voliere simulate vautour --games 1`, warm (below 1.5 s)",
            warm,
            "s",
            "cold",
            cold,
            None,
        )
    ]
    for game in voliere.games():
        microseconds_a_move(game)
        cost = min(microseconds_a_move(game) for _ in range(3))
        found.append(
            Row(
                f"`table.play` + `table.view`, {game} (aim: below 50)",
                cost,
                "µs",
                "the aim",
                50.0,
                None,
            )
        )
    return found
