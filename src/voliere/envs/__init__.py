"""Environments for programs that learn: one for many games at once, Gymnasium's, PettingZoo's,
OpenSpiel's.

* `VectorEnv`: thousands of games in NumPy arrays, stepped in one compiled call.
* `voliere.envs.gymnasium_env`: importing it registers every game with Gymnasium.
* `voliere.envs.pettingzoo_env`: importing it registers every game with PettingZoo.
* `voliere.envs.open_spiel_game`: importing it registers every game with OpenSpiel.

All of them work for every game of the registry; what a seat is shown is its room's `observation`.
See docs/environments.md.
"""

from voliere.envs.vector import VectorEnv

__all__ = ["VectorEnv"]
