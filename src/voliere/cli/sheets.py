"""`voliere sheets GAME`: score sheets, rules and a turn aid to print."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from voliere.cli import language
from voliere.cli.files import require_writable, writing
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, GameName, Lang, Players
from voliere.games import by_name
from voliere.words import text


def sheets(
    game: GameName,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="cli-flag-sheets-paper")] = "a4",
    players: Players = None,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="cli-value-file", help="cli-flag-sheets-output"),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Write a PDF to print: score sheets, the rules on one page, and a turn aid.

    \b
    Example:
      voliere sheets feather --players 5 --lang fr -o feather.pdf
    """
    from voliere.scorepad import sheets

    tongue = language.chosen(lang)
    by_name(game)
    n = None if players is None else number("--players", players)
    path = f"{game}-{tongue}.pdf" if output is None else output
    require_writable(path)
    pdf = sheets.render(game, tongue, paper=paper, players=n)
    with writing(path) as file:
        file.write(pdf)
    if as_json:
        print_json({"file": path, "bytes": len(pdf)}, sys.stderr if path == "-" else sys.stdout)
    elif path != "-":
        print(text("cli-printed", tongue, path=path))
    return 0
