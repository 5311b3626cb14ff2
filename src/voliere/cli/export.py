"""`voliere export`: a server's finished public games, for research, without who played them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import typer

from voliere.cli import language
from voliere.cli.files import writing
from voliere.cli.game_files import require_kind, write_games
from voliere.cli.json_lines import print_json
from voliere.cli.options import AsJson, Lang
from voliere.cli.server_data import Data, settings_of
from voliere.games import by_name
from voliere.words import Phrase, text


def export(
    output: Annotated[
        str,
        typer.Option("--output", "-o", metavar="cli-value-file", help="cli-flag-dataset-output"),
    ],
    game: Annotated[
        str | None, typer.Option(metavar="cli-value-game", help="cli-flag-export-game")
    ] = None,
    no_players: Annotated[
        bool, typer.Option("--no-players", help="cli-flag-export-no-players")
    ] = False,
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Write a server's finished public games, of people who have all agreed, without their names.

    \b
    Examples:
      voliere export -o games.jsonl
      voliere export --game vautour --no-players -o games.parquet
    """
    from voliere.server.administration import research

    tongue, settings = language.chosen(lang), settings_of(data)
    require_kind(output)
    if game is not None:
        by_name(game)
    fresh = secrets.token_bytes(research.KEY_BYTES)
    key = None if no_players else research.pseudonym_key(settings, fresh)
    told = {"games": 0, "left_out": 0, "decisions": 0}
    with writing(output) as file:
        records = given(research.records(settings, game, key), told)
        for n in write_games(file, output, records):
            told["decisions"] += n
    if as_json:
        print_json({**told, "file": output})
    else:
        games = Phrase("cli-n-games", n=told["games"])
        print(text("cli-exported", tongue, **{**told, "games": games, "file": output}))
    return 0


def given(
    records: Iterable[dict[str, Any] | None], told: dict[str, int]
) -> Iterator[dict[str, Any]]:
    """The games that may be given away, counted, and those that may not."""
    for record in records:
        if record is None:
            told["left_out"] += 1
        else:
            told["games"] += 1
            yield record
