"""The engine in Node against the same functions compiled for this machine, in one run."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import voliere
from benchmarks.table import Row, table
from voliere.bots import by_name
from voliere.bots.search_bot import SearchBot
from voliere.games import OWN
from voliere.games.game import Game
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options
from voliere.wasm.builds import BUILT, build

HERE = Path(__file__).parent
NODE = Path(sys.executable).with_name("node")
SIMULATIONS = 20_000
PLAYOUTS = 20_000
TIMES = 3  # of which the best counts: the machine may have other things to do
SEARCH_BAR, PLAYOUTS_BAR = 0.65, 0.5
LARGEST: dict[str, dict[str, Any]] = {
    "vautour": {"players": 5},
    "songbirds": {"players": 8, "coop": True},
    "feather": {"players": 7},
    "piafs": {"players": 4},
}


def searches(game: str, options: dict[str, Any]) -> float:
    """Simulations a second of processor time, at the first decision."""
    table_ = voliere.new_table(game, seed=1, **options)
    seen = table_.seen(table_.actors[0])
    bot = by_name("hibou", simulations=SIMULATIONS, seed=1, objective="points")
    assert isinstance(bot, SearchBot)
    begun = time.process_time()
    bot.evaluate(seen)
    return SIMULATIONS / (time.process_time() - begun)


def playouts(game: Game, options: dict[str, Any]) -> float:
    """Random games a second of processor time."""
    template = Position(game, make_options(game, **options)).buffer
    seats = game.players[-1]
    totals, scores = np.zeros(seats, np.int64), np.zeros(seats, np.int32)
    begun = time.process_time()
    game.compiled.playouts(template, PLAYOUTS, rng.seeded(1), totals, template.copy(), scores)
    return PLAYOUTS / (time.process_time() - begun)


def in_node(game: str, options: dict[str, Any]) -> dict[str, float]:
    """The same in Node, and the sizes of the files, compressed."""
    work = {"game": game, "options": options, "simulations": SIMULATIONS, "playouts": PLAYOUTS}
    command = [str(NODE), str(HERE / "wasm.ts"), str(BUILT), json.dumps(work)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def section() -> str:
    """What was measured, for the page."""
    build(list(OWN), BUILT)
    rows, sizes = [], []
    for name, game in OWN.items():
        node: dict[str, float] = {}
        for options in ({"players": 2}, LARGEST[name]):
            searches(name, options), playouts(game, options)  # compiled, before it counts
            native = [0.0, 0.0]
            best = {"simulations": 0.0, "playouts": 0.0}
            for _ in range(TIMES):
                native[0] = max(native[0], searches(name, options))
                native[1] = max(native[1], playouts(game, options))
                node = in_node(name, options)
                best = {key: max(best[key], node[key]) for key in best}
            at = f"{name}, {options['players']} players"
            here = "the same on this machine"
            rows += [
                Row(f"search in Node, {at}", best["simulations"], "simulations/s", here,
                    native[0], SEARCH_BAR),
                Row(f"playouts in Node, {at}", best["playouts"], "games/s", here,
                    native[1], PLAYOUTS_BAR),
            ]  # fmt: skip
        sizes.append(f"| {name} | {node['wasm']:,} | {node['json']:,} |")
    return (
        table(rows)
        + "\n\n| game | `.wasm`, bytes in Brotli | `.json` |\n|---|---|---|\n"
        + "\n".join(sizes)
    )
