"""The eight levels of a game: as its room has them, or as they are usually made."""

from __future__ import annotations

from functools import cache

from voliere.bots.errors import BotError
from voliere.games.doors.levels import N_LEVELS, Level, number_of
from voliere.games.game import Game

# Of a game whose room says nothing: it is played out at random and counted.
USUAL = (
    Level(bird="oisillon"),
    Level(temperature=2.0),
    Level(temperature=1.0),
    Level(temperature=0.5),
    Level(bird="moineau"),
    Level(simulations=200),
    Level(bird="merle"),
    Level(bird="hibou"),
)


@cache
def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    door = game.door("levels")
    return USUAL if door is None else tuple(door.LEVELS)


def check_level(name: str) -> None:
    """Raise BotError for the name of a level that there is not."""
    if name.startswith("level-") and number_of(name) is None:
        raise BotError("unknown-level", level=name, most=N_LEVELS)
