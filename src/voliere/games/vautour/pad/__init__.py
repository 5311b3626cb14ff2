"""The score pad of Stupide Vautour: points of the real game, and how it is set up."""

from voliere.games.vautour.pad.score import score
from voliere.games.vautour.pad.setup import set_up

__all__ = ["score", "set_up"]
