"""`voliere score GAME FILE`: the points of a game played with the real cards."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from voliere.cli import language, words
from voliere.cli.errors import FAULT, CommandError, clean, tell
from voliere.cli.files import reading
from voliere.cli.options import GameName, Lang
from voliere.games import by_name
from voliere.games.errors import VoliereError
from voliere.games.game import Game, Result
from voliere.games.language import counted, number_text
from voliere.table.telling import say_result

EntryFile = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help="What was on the table, as JSON (docs/scorepad.md); - is stdin."
    ),
]


def score_sheet(
    game: GameName,
    file: EntryFile,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the whole answer as JSON.")
    ] = False,
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
    text = read(file)
    try:
        answer = score(entry_of(known, text), tongue)
    except VoliereError as error:
        tell(error, tongue)
        return FAULT
    if as_json:
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        print("\n".join(clean(line) for line in lines_of(known, answer, tongue)))
    return 0


def read(file: str) -> bytes:
    """The content of the file; CommandError says why it can't be read."""
    with reading(file) as lines:
        return lines.read()


def entry_of(game: Game, text: bytes) -> Any:
    """The entry written in the file; the game need not be named in it.

    Raises CommandError for a text that is no JSON and ScoreError for an entry of another game.
    """
    try:
        entry = json.loads(text)
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
    lines = [game.words.TITLE[lang]]
    colon = " : " if lang == "fr" else ": "
    for player in answer["players"]:
        points = counted(player["total"], "point", "points", lang)
        lines.append(f"{player['name']}{colon}{points}")
        for line in player["lines"]:
            worth = number_text(line["points"])
            lines.append(f"  {line['text']}{colon}{worth}")
    lines += answer["why"]
    if not answer["complete"]:
        return [*lines, words.text("unfinished", lang), *(f"  {one}" for one in answer["missing"])]
    title = answer["title"]
    result = Result(
        scores=[player["total"] for player in answer["players"]],
        winners=answer["winners"],
        title=title and title["code"],
    )
    return [*lines, say_result(game, result, lang, [one["name"] for one in answer["players"]])]
