"""The score pad of Piafs: points of the real game, and how it is set up."""

from voliere.games.piafs.pad.score import score
from voliere.games.piafs.pad.setup import set_up

__all__ = ["score", "set_up"]
