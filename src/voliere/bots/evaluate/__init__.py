"""What the bots know of each game: one file a game, to be read by a person.

Each file offers, compiled, on a state in which nothing is hidden:

* `evaluate(s, seat)`: how many points the seat will be ahead of its best rival in the end (alone or
  in a cooperative game: the final score), as far as can be told now;
* `spread(s)`: how far off that may be, in points;
* `instinct(s, seat, rng)`: a legal move of the kind a player makes without thinking;
* `landmark(s)`: a number for what chance has just shown to everybody, 0 where it does not matter;
* `WORST`, `BEST`: the range of scores worth telling apart alone; `FINAL_SPREAD`: the margin at the
  end that counts as clear;
* `HABITS`: how the search goes about this game; `ALONE`: the same where there is no rival.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def knowledge_of(game: str) -> ModuleType:
    """What the bots know of the game of that name."""
    return import_module(f"voliere.bots.evaluate.{game}")
