"""Speed of the peers: OpenSpiel's games played at random by its own C++ code, and our C program."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

HERE = Path(__file__).parent
BUILD = HERE / "build"


def c_vautour(players: int, n_games: int) -> float:
    """Games a second of benchmarks/vautour.c, gcc -O3 -march=native."""
    BUILD.mkdir(exist_ok=True)
    program = BUILD / "vautour"
    source = HERE / "vautour.c"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        subprocess.run(["gcc", "-O3", "-march=native", "-o", str(program), str(source)], check=True)
    done = subprocess.run(
        [str(program), str(players), str(n_games), "1"], check=True, capture_output=True, text=True
    )
    return float(done.stdout.split()[0])


def open_spiel_rollouts(name: str, n_games: int) -> float:
    """Games a second of OpenSpiel, the faster of its two native ways to play at random: the rollout
    evaluator of its MCTS, asked for all rollouts in one call, and `evaluate_bots`."""
    return max(_rollout_evaluator(name, n_games), _random_bots(name, n_games))


def _rollout_evaluator(name: str, n_games: int) -> float:
    import pyspiel

    game = pyspiel.load_game_as_turn_based(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(n_games, 1), 2.0, 1, 100, False, 1, False
    )
    begun = time.perf_counter()
    bot.step(state)
    return n_games / (time.perf_counter() - begun)


def _random_bots(name: str, n_games: int) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    begun = time.perf_counter()
    for seed in range(n_games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return n_games / (time.perf_counter() - begun)
