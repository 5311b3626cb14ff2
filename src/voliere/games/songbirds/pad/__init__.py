"""The score pad of Songbirds: points of the real game, and how it is set up."""

from voliere.games.songbirds.pad.score import score
from voliere.games.songbirds.pad.setup import set_up

__all__ = ["score", "set_up"]
