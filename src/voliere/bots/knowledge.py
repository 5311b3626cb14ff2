"""What the bots know of a game: by the door `knowledge` of its room, else by its rules alone."""

from __future__ import annotations

from functools import cache
from typing import cast

from voliere.bots.rollouts import rollouts_of
from voliere.games.doors.contract import Knowledge
from voliere.games.doors.habits import Habits
from voliere.games.game import Game, Options
from voliere.games.options import holds


@cache
def knowledge_of(game: Game) -> Knowledge:
    """What the bots know of the game."""
    knowledge = game.door("knowledge")
    return cast(Knowledge, knowledge or rollouts_of(game.rules))


def is_known(game: Game) -> bool:
    """Whether a state in the middle of the game can be judged: its room says how."""
    return game.door("knowledge") is not None


def habits_of(game: Game, options: Options) -> Habits:
    """How a search goes about the game at a table with these options."""
    return next(one for one in knowledge_of(game).HABITS if holds(options, one.when))
