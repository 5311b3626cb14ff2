"""`voliere score GAME FILE`: the points of a game played with the real cards."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from voliere.cli import language
from voliere.cli.errors import FAULT, CommandError, clean, tell
from voliere.cli.files import reading
from voliere.cli.json_lines import print_json
from voliere.cli.options import AsJson, GameName, Lang
from voliere.games import by_name, wording
from voliere.games.errors import VoliereError
from voliere.games.game import Game, Result
from voliere.table.telling import say_result
from voliere.words import Phrase, text
from voliere.words.functions import plain

EntryFile = Annotated[
    str,
    typer.Argument(metavar="cli-value-file", help="cli-flag-score-file"),
]


def score_sheet(
    game: GameName,
    file: EntryFile,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Score a game played with the real cards; exit code 1 if the sheet can't be.

    \b
    Example:
      echo '{"players": ["Ana", "Bo"], "taken": [[10, -3], [9]]}' | voliere score vautour -
    """
    from voliere.scorepad import score  # it opens all rooms, which takes a moment

    tongue = language.chosen(lang)
    known = by_name(game)
    written = read(file)
    try:
        answer = score(entry_of(known, written), tongue)
    except VoliereError as error:
        tell(error, tongue)
        return FAULT
    if as_json:
        print_json(answer)
    else:
        print("\n".join(clean(line) for line in lines_of(known, answer, tongue)))
    return 0


def read(file: str) -> bytes:
    """The content of the file; CommandError says why it can't be read."""
    with reading(file) as lines:
        return lines.read()


def entry_of(game: Game, written: bytes) -> Any:
    """The entry written in the file; the game need not be named in it.

    Raises CommandError for a text that is no JSON and ScoreError for an entry of another game.
    """
    try:
        entry = json.loads(written)
    except UnicodeDecodeError as error:
        raise CommandError("not-json", line=1, reason="UTF-8") from error
    except json.JSONDecodeError as error:
        raise CommandError("not-json", line=error.lineno, reason=error.msg) from error
    except RecursionError as error:
        raise CommandError("not-json", line=1, reason="depth") from error
    if isinstance(entry, dict):
        entry.setdefault("game", game.name)
        if entry["game"] != game.name:
            from voliere.scorepad import ScoreError

            raise ScoreError("bad-entry", what="game", value=entry["game"])
    return entry


def lines_of(game: Game, answer: dict[str, Any], lang: str) -> list[str]:
    """The answer as text: what each player has and from what, the reasons, what is missing, and
    how the game ended."""
    lines = [wording.title(game, lang)]
    for player in answer["players"]:
        points = Phrase("points", n=player["total"])
        lines.append(text("cli-score-line", lang, what=player["name"], points=points))
        for line in player["lines"]:
            worth = plain(line["points"])
            lines.append("  " + text("cli-score-line", lang, what=line["text"], points=worth))
    lines += answer["why"]
    if not answer["complete"]:
        return [*lines, text("cli-unfinished", lang), *(f"  {one}" for one in answer["missing"])]
    title = answer["title"]
    result = Result(
        scores=[player["total"] for player in answer["players"]],
        winners=answer["winners"],
        title=title and title["code"],
    )
    return [*lines, say_result(game, result, lang, [one["name"] for one in answer["players"]])]
