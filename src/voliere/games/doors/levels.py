"""The eight levels of bots: what they are called, and what those of a game are made of, which the
door `levels` of its room says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from voliere.games.doors.personalities import written

# From the weakest to the strongest. Four of them are the bots of the ladder.
BIRDS = ("oisillon", "roitelet", "mésange", "rouge-gorge", "moineau", "geai", "merle", "hibou")
N_LEVELS = len(BIRDS)
NAME = re.compile(r"level-([1-9]\d*)")


@dataclass(frozen=True)
class Level:
    """One of the levels of a game, which is one of three things: a `bird` of the ladder; a bot that
    draws its moves from a policy, the more at random the higher the `temperature`; or one that
    searches for so many `simulations` a decision. It goes by what is written by hand, or by what
    the nets of the game have `learned`: then who searches tries the moves that the policy finds
    promising."""

    bird: str | None = None
    temperature: float | None = None
    simulations: int | None = None
    learned: bool = False


@dataclass(frozen=True)
class EightLevels:
    """The levels of a game, the weakest first, at tables whose options fulfil a condition
    (`games/options.py`); the door `levels` has a row of them, and the first whose condition holds
    for a table are those played there."""

    levels: tuple[Level, ...]
    when: dict[str, Any] = field(default_factory=dict, hash=False)


def name_of(number: int) -> str:
    """The name of a level."""
    return f"level-{number}"


def number_of(name: str) -> int | None:
    """The number of the level of that name; None if it is no level.

    >>> number_of("level-3"), number_of("level-9"), number_of("merle")
    (3, None, None)
    """
    found = NAME.fullmatch(name)
    return int(found[1]) if found and int(found[1]) <= N_LEVELS else None


def called(bot: str) -> str:
    """What a bot is called at a table: a level by its bird. Its personality is said beside that.

    >>> called("level-3"), called("merle:personality=bold")
    ('Mésange', 'Merle')
    """
    name, _ = written(bot)
    number = number_of(name)
    return (name if number is None else BIRDS[number - 1]).capitalize()
