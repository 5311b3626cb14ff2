"""The eight levels of bots: what they are called, and what those of a game are made of, which the
door `levels` of its room says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

# From the weakest to the strongest. Four of them are the bots of the ladder.
BIRDS = ("oisillon", "roitelet", "mésange", "rouge-gorge", "moineau", "geai", "merle", "hibou")
N_LEVELS = len(BIRDS)
NAME = re.compile(r"level-([1-9]\d*)")


@dataclass(frozen=True)
class Level:
    """One of the levels of a game, which is one of three things: a `bird` of the ladder; a bot that
    draws its moves from its policy, the more at random the higher the `temperature`; or one that
    searches for so many `simulations` a decision."""

    bird: str | None = None
    temperature: float | None = None
    simulations: int | None = None


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
    """What a bot is called at a table: a level by its bird.

    >>> called("level-3"), called("merle")
    ('Mésange', 'Merle')
    """
    number = number_of(bot)
    return (bot if number is None else BIRDS[number - 1]).capitalize()
