"""The arena: bots play each other on the same cards from every seat, and the figures say who is
stronger (docs/arena.md)."""

from voliere.arena.errors import ArenaError
from voliere.arena.run import compete
from voliere.arena.tally import Standing, Standings

__all__ = ["ArenaError", "Standing", "Standings", "compete"]
