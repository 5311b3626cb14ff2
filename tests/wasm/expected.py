"""`python -m tests.wasm.expected GAMES EVERY POSITIONS`: work for a browser, with Python's answers.

So many games of every so manieth variant, and what all bots think in so many positions a game.
"""

from __future__ import annotations

import json
import sys

from tests.wasm.games import Work, hash_of_game, thoughts
from tests.wasm.test_equal import bots_of, positions, positions_among_several, random_games
from voliere.games import REGISTRY


def work(n_games: int, every: int, n_positions: int) -> list[Work]:
    """What is to be played and thought."""
    found: list[Work] = []
    for game in REGISTRY:
        games = random_games(game, n_games)
        found += [one for i, one in enumerate(games) if i // n_games % every == 0]
        found += positions(game, n_positions, bots_of(game))
    return found + positions_among_several(3 * n_positions)


def main() -> None:
    """Print the work and the answers, as pairs."""
    n_games, every, n_positions = map(int, sys.argv[1:4])
    pairs = [
        [one, thoughts(one) if "bots" in one else hash_of_game(one)]
        for one in work(n_games, every, n_positions)
    ]
    print(json.dumps(pairs))


if __name__ == "__main__":
    main()
