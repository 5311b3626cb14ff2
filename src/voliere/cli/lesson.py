"""`voliere lesson list` and `voliere lesson check FILE`: the lessons there are, and whether one can
be played and says everything it should."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Annotated, Any

import typer

from voliere.cli import language
from voliere.cli.check import plain
from voliere.cli.errors import FAULT, CommandError, of_file, told
from voliere.cli.json_lines import print_json
from voliere.cli.options import AsJson, Lang
from voliere.games import by_name, wording
from voliere.games.errors import VoliereError
from voliere.lessons.check import faults
from voliere.lessons.found import known, lesson_of
from voliere.lessons.lesson import Lesson
from voliere.lessons.reading import seconds
from voliere.lessons.texts import texts_of
from voliere.words import text

CHECK, LIST = "check", "list"


def lesson(
    action: Annotated[
        str, typer.Argument(metavar="cli-value-action", help="cli-flag-lesson-action")
    ],
    file: Annotated[
        str | None, typer.Argument(metavar="cli-value-file", help="cli-flag-lesson-file")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """List the lessons, or check one: exit code 1 if something is wrong with it.

    \b
    Examples:
      voliere lesson list
      voliere lesson check mygame/lessons/first.toml
    """
    tongue = language.chosen(lang)
    if action == LIST and file is None:
        return list_lessons(tongue, as_json=as_json)
    if action == CHECK and file is not None:
        return check_lesson(Path(file), tongue, as_json=as_json)
    raise CommandError("bad-lesson-action", check=CHECK, list=LIST)


def list_lessons(lang: str, *, as_json: bool) -> int:
    """Name every lesson, game by game."""
    if as_json:
        print_json([listed(lesson_of(game, name), lang) for game, name in known()])
        return 0
    for game in dict.fromkeys(game for game, _ in known()):
        print(wording.title(by_name(game), lang))
        for _, name in (one for one in known() if one[0] == game):
            print("  " + line(lesson_of(game, name), lang))
    return 0


def listed(lesson: Lesson, lang: str) -> dict[str, Any]:
    """A lesson in the list, as plain data."""
    texts = texts_of(lesson, lang)
    return {
        "game": lesson.game.name,
        "lesson": lesson.name,
        "title": texts.said("title"),
        "steps": len(lesson.plan.steps),
        "minutes": ceil(seconds(lesson, texts) / 60),
    }


def line(lesson: Lesson, lang: str) -> str:
    """A lesson in the list."""
    facts = listed(lesson, lang)
    del facts["game"]
    return text("lesson-line", lang, **facts)


def check_lesson(file: Path, lang: str, *, as_json: bool) -> int:
    """Say what is wrong with a lesson, or that nothing is."""
    found = wrong_with(file)
    if as_json:
        print_json({"bad": [plain(n, one, lang) for n, one in enumerate(found, start=1)]})
    elif found:
        print("\n".join(told(one, lang) for one in found))
    else:
        print(text("cli-lesson-good", lang, line=line(Lesson(file), lang)))
    return FAULT if found else 0


def wrong_with(file: Path) -> list[VoliereError]:
    """Everything that is wrong with a lesson; CommandError if there is no such file."""
    try:
        return list(faults(Lesson(file)))
    except OSError as error:
        raise of_file(error, str(file)) from error
    except VoliereError as error:
        return [error]
