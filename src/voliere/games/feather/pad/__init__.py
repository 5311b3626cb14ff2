"""The score pad of Birds of a Feather: points of the real game, and how it is set up."""

from voliere.games.feather.pad.score import score
from voliere.games.feather.pad.setup import set_up

__all__ = ["score", "set_up"]
