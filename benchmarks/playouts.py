"""Random playouts of the compiled rules against their peers, in games a second on one core."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np

from benchmarks import peers
from benchmarks.table import Row, best, table
from voliere.games import REGISTRY
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options

SECONDS = 0.5


def playouts(game: str, **options: Any) -> float:
    """Random games a second."""
    room = REGISTRY[game]
    template = Position(room, make_options(room, **options)).buffer
    totals, scores = np.zeros(room.players[-1], np.int64), np.zeros(room.players[-1], np.int32)
    buffer = template.copy()
    room.compiled.playouts(template, 100, rng.seeded(0), totals, buffer, scores)
    n_games = 2_000
    while True:
        begun = time.perf_counter()
        room.compiled.playouts(template, n_games, rng.seeded(1), totals, buffer, scores)
        taken = time.perf_counter() - begun
        if taken > SECONDS / 2:
            return n_games / taken
        n_games = int(n_games * min(10, SECONDS / taken) + 1)


def two_threads(game: str, **options: Any) -> float:
    """Random games a second of two threads together."""
    done: list[float] = []
    threads = [
        threading.Thread(target=lambda: done.append(playouts(game, **options))) for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done)


def rows() -> list[Row]:
    """The ratios of the library's table."""
    found = []
    for players in (2, 3, 5):
        goofspiel = f"goofspiel(num_cards=15,players={players})"
        ours = best(lambda players=players: playouts("vautour", players=players))
        theirs = best(lambda name=goofspiel: peers.open_spiel_rollouts(name, 4_000))
        found.append(
            Row(
                f"vautour, {players} players, random playouts",
                ours,
                "games/s",
                f"OpenSpiel C++ {goofspiel}",
                theirs,
                25.0,
            )
        )
    vautour = best(lambda: playouts("vautour", players=2))
    in_c = best(lambda: peers.c_vautour(2, 400_000))
    found.append(
        Row(
            "vautour, 2 players, random playouts",
            vautour,
            "games/s",
            "the same in C, gcc -O3 -march=native",
            in_c,
            0.75,
        )
    )
    songbirds = best(lambda: playouts("songbirds", players=2))
    found.append(
        Row(
            "songbirds, 2 players, random playouts",
            songbirds,
            "games/s",
            "vautour, 2 players",
            vautour,
            0.3,
        )
    )
    for game, players in (("feather", 4), ("piafs", 3)):
        ours = best(lambda game=game, players=players: playouts(game, players=players))
        for peer in ("gin_rummy", "hearts"):
            theirs = best(lambda peer=peer: peers.open_spiel_rollouts(peer, 500))
            found.append(
                Row(
                    f"{game}, {players} players, random playouts",
                    ours,
                    "games/s",
                    f"OpenSpiel C++ {peer}",
                    theirs,
                    1.0,
                )
            )
    both = best(lambda: two_threads("vautour", players=2))
    found.append(Row("vautour, two threads", both, "games/s", "one thread", vautour, 1.8))
    return found


def section() -> str:
    """What was measured, for the page."""
    return table(rows())
