"""Lessons are found: the files in the folder `lessons/` of every game's room, by their place."""

from __future__ import annotations

import logging
from functools import cache

from voliere.games import REGISTRY, by_name
from voliere.games.errors import DoorError, VoliereError
from voliere.games.game import Game
from voliere.lessons.lesson import FIRST_LESSON, Lesson
from voliere.lessons.plan import SUFFIX, read
from voliere.lessons.texts import Texts
from voliere.words.files import FIRST

FOLDER = "lessons"

_log = logging.getLogger("voliere.lessons")


def names(game: str) -> list[str]:
    """The lessons of a game, the first one at the front; OptionError if there is no such game."""
    folder = by_name(game).folder / FOLDER
    places: dict[str, int] = {}
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            Texts(file, FIRST).said("title")
            places[file.stem] = read(file).place
        except (VoliereError, OSError) as error:
            _log.warning("lesson %s of %s left out: %s", file.stem, game, error)
    return sorted(places, key=lambda name: (places[name], name))


def is_taught(game: Game) -> bool:
    """Whether there is a lesson that the game is learnt by."""
    return (game.folder / FOLDER / f"{FIRST_LESSON}{SUFFIX}").is_file()


@cache
def known() -> tuple[tuple[str, str], ...]:
    """All lessons there are, as (game, name)."""
    return tuple((game, name) for game in REGISTRY for name in names(game))


def is_known(address: str, step: str | None) -> bool:
    """Whether there is a lesson `<game>/<name>`, and in it that step, if one is named."""
    game, _, name = address.partition("/")
    if (game, name) not in known():
        return False
    return step is None or any(step == one.name for one in lesson_of(game, name).plan.steps)


@cache
def lesson_of(game: str, name: str) -> Lesson:
    """A lesson that is known; DoorError if there is none."""
    if (game, name) not in known():
        raise DoorError("no-such-lesson", game=game, lesson=name)
    return Lesson(by_name(game).folder / FOLDER / f"{name}{SUFFIX}")
