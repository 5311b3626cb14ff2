"""Environments for programs that learn: one for many games at once, Gymnasium's, PettingZoo's,
OpenSpiel's.

* `VectorEnv`: thousands of games in NumPy arrays, stepped in one compiled call.
* `voliere.envs.gymnasium_env`: importing it registers every game with Gymnasium.
* `voliere.envs.pettingzoo_env`: importing it registers every game with PettingZoo.
* `voliere.envs.open_spiel_game`: importing it registers every game with OpenSpiel.

All of them work for every game of the registry; what a seat is shown is its room's `observation`.
See docs/environments.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voliere.envs.vector import VectorEnv

__all__ = ["VectorEnv"]


def __getattr__(name: str) -> Any:
    """`VectorEnv`, imported when it is asked for: the rest of this room needs no Gymnasium."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from voliere.envs.vector import VectorEnv

    return VectorEnv
