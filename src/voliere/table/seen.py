"""`Seen`: all that a bot is handed."""

from __future__ import annotations

from typing import NamedTuple

from voliere.games.game import View


class Seen(NamedTuple):
    """What a seat may know now, and all it has been shown so far.

    `view` is what a person in that seat sees. `memory` is a state of the game in which everything
    the seat cannot know is overwritten: who runs the rules on it finds nothing to peek at. The two
    travel together, through pickles and between processes too, but a view is shown to people and a
    memory never is.

    It stands here and not among the bots, because tables and positions hand it out.
    """

    view: View
    memory: bytes
