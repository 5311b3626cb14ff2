"""A bot as a class. A package offers it by an entry point in its pyproject.toml:

[project.entry-points."voliere.bots"]
pie = "my_package.class_bot:Pie"

Then `voliere.bots.by_name("pie")` finds it, and so do the command line and the arena.
"""

from typing import Any

from voliere.bots import Judged, Seen, by_name


class Pie:
    """The magpie: takes the second best of what the sparrow likes, to surprise."""

    name = "pie"

    def __init__(self, *, seed: int | None = None) -> None:
        self.sparrow = by_name("moineau", seed=seed)

    def choose(self, seen: Seen) -> Any:
        """What it likes best."""
        return self.evaluate(seen)[0].move

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first."""
        judged = self.sparrow.evaluate(seen)
        return judged[1:2] + judged[:1] + judged[2:]
