"""The figures of the rules: the worked examples on the board, each with what is played in it.

`examples` in a room's `room.toml` says what each worked example is shown by: a step of a lesson, or
a file of the folder `figures/`. That is written like a lesson of one step, and has no words: the
example says it all.
"""

from __future__ import annotations

from functools import cache

from voliere.games import by_name
from voliere.games.errors import DoorError
from voliere.games.sections import examples_of
from voliere.lessons.errors import LessonError
from voliere.lessons.lesson import Lesson
from voliere.lessons.plan import SUFFIX

FOLDER = "figures"
OF_LESSON = "#"  # between a lesson and its step


@cache
def figure_of(game: str, name: str) -> Lesson:
    """A figure that an example names; DoorError if there is none, LessonError if it does not have
    one step."""
    room = by_name(game)
    if OF_LESSON in name or name not in examples_of(room):
        raise DoorError("no-such-figure", game=game, figure=name)
    figure = Lesson(room.folder / FOLDER / f"{name}{SUFFIX}")
    if len(figure.plan.steps) != 1:
        raise LessonError("figure-one-step", file=figure.file.name)
    return figure
