"""Recipe: CFR+ solves a small vautour with OpenSpiel.

    pip install "voliere[envs]"
    python cfr_small_vautour.py --cards 3 --iterations 100

With 3 cards the average strategy is exploitable by less than 0.01 of a game (the sum of what both
players could still gain, of at most 2) within a minute on one core; it says so and ends with 1 if
it is not.
"""

import argparse
import sys
import time

import pyspiel

import voliere.envs.open_spiel_game  # noqa: F401 - registers the games

TO_REACH = 0.01


def main(arguments: list[str]) -> int:
    """Solve the game; how exploitable the strategy is, every tenth of the iterations."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=100)
    chosen = parser.parse_args(arguments)
    game = pyspiel.load_game(f"voliere_vautour(cards={chosen.cards})")
    solver = pyspiel.CFRPlusSolver(game)
    begun, exploitable = time.monotonic(), 2.0
    for iteration in range(1, chosen.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration % max(1, chosen.iterations // 10) == 0:
            exploitable = pyspiel.nash_conv(game, solver.average_policy())
            spent = time.monotonic() - begun
            print(f"{iteration} iterations, {spent:.0f} s: exploitable by {exploitable:.4f}")
    return 0 if exploitable < TO_REACH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
