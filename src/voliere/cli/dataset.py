"""`voliere dataset GAME`: games that a bot plays against itself, as data to learn from."""

from __future__ import annotations

import secrets
import sys
from typing import Annotated

import typer

from voliere.cli import language
from voliere.cli.completion import bot_names
from voliere.cli.errors import CommandError
from voliere.cli.files import writing
from voliere.cli.game_files import PARQUET, require_kind, write_games
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number, seed_number
from voliere.cli.options import AsJson, GameName, GameOptions, Lang, Players, parse
from voliere.cli.progress import progress
from voliere.games import by_name
from voliere.table.table import make_options
from voliere.words import Phrase, text


def dataset(
    game: GameName,
    output: Annotated[
        str,
        typer.Option("--output", "-o", metavar="cli-value-file", help="cli-flag-dataset-output"),
    ],
    players: Players = None,
    option: GameOptions = None,
    games: Annotated[str, typer.Option(metavar="N", help="cli-flag-simulate-games")] = "1000",
    bot: Annotated[
        str,
        typer.Option(
            metavar="cli-value-name", help="cli-flag-dataset-bot", autocompletion=bot_names
        ),
    ] = "moineau",
    observations: Annotated[
        bool, typer.Option("--observations", help="cli-flag-dataset-observations")
    ] = False,
    seed: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-same-games")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Let a bot play against itself and write its games as data to learn from.

    \b
    Examples:
      voliere dataset vautour --games 10000 -o games.parquet --observations
      voliere dataset piafs --players 3 --bot merle --seed 7 -o games.jsonl
    """
    from voliere.arena.self_play import self_play
    from voliere.bots import by_name as bot_by_name

    tongue = language.chosen(lang)
    require_kind(output)
    if observations and not output.endswith(PARQUET):
        raise CommandError("observations-need-parquet")
    n_games = number("--games", games, least=1)
    chosen_seed = secrets.randbits(32) if seed is None else seed_number(seed)
    options = parse(option, players)
    make_options(by_name(game), **options)
    bot_by_name(bot)
    records = self_play(game, bot, n_games, chosen_seed, options=options)
    with writing(output) as file, progress(text("cli-dataset-playing", tongue), n_games) as advance:
        n_decisions = 0
        for n in write_games(file, output, records, observations=observations):
            n_decisions += n
            advance(1)
    figures = {"games": n_games, "decisions": n_decisions, "seed": chosen_seed, "file": output}
    if as_json:
        print_json(figures)
    else:
        told = {**figures, "games": Phrase("cli-n-games", n=n_games)}
        print(text("cli-dataset-written", tongue, **told), file=sys.stdout)
    return 0
