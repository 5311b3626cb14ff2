"""The eight levels of a game: as its room has them, or as they are usually made."""

from __future__ import annotations

from functools import cache

from voliere.bots.errors import BotError
from voliere.games.doors.levels import N_LEVELS, EightLevels, Level, number_of
from voliere.games.game import Game, Options
from voliere.games.options import holds

# Of a game whose room says nothing: it is played out at random and counted.
USUAL = EightLevels(
    (
        Level(bird="oisillon"),
        Level(temperature=2.0),
        Level(temperature=1.0),
        Level(temperature=0.5),
        Level(bird="moineau"),
        Level(simulations=200),
        Level(bird="merle"),
        Level(bird="hibou"),
    )
)


@cache
def all_levels_of(game: Game) -> tuple[EightLevels, ...]:
    """The levels of a game for all its options: the first whose condition holds count."""
    door = game.door("levels")
    return (USUAL,) if door is None else tuple(door.LEVELS)


def levels_of(game: Game, options: Options) -> tuple[Level, ...]:
    """The levels of a game at a table with these options, the weakest first."""
    return next(eight.levels for eight in all_levels_of(game) if holds(options, eight.when))


def goes_by_learned(game: Game) -> bool:
    """Whether what has been learned of a game is needed to play at all levels."""
    return any(level.learned for eight in all_levels_of(game) for level in eight.levels)


def check_level(name: str) -> None:
    """Raise BotError for the name of a level that there is not."""
    if name.startswith("level-") and number_of(name) is None:
        raise BotError("unknown-level", level=name, most=N_LEVELS)
