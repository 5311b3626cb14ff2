"""`voliere simulate GAME`: random games, as fast as they go, or written down as records."""

from __future__ import annotations

import secrets
import sys
import time
from contextlib import nullcontext
from typing import Annotated, BinaryIO, NamedTuple

import typer

from voliere.cli import language
from voliere.cli.errors import CommandError
from voliere.cli.files import writing
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number, seed_number
from voliere.cli.options import AsJson, GameName, GameOptions, Lang, Players, parse
from voliere.cli.progress import progress
from voliere.games import by_name
from voliere.games.game import Game, Options
from voliere.table.table import make_options
from voliere.words import Phrase, text
from voliere.words.numbers import decimal, grouped

MOST_JOBS = 256


def simulate(
    game: GameName,
    players: Players = None,
    option: GameOptions = None,
    games: Annotated[str, typer.Option(metavar="N", help="cli-flag-simulate-games")] = "1000",
    seed: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-same-games")] = None,
    records: Annotated[
        str | None,
        typer.Option(metavar="cli-value-file", help="cli-flag-simulate-records"),
    ] = None,
    legal: Annotated[bool, typer.Option("--legal", help="cli-flag-simulate-legal")] = False,
    jobs: Annotated[str, typer.Option(metavar="N", help="cli-flag-jobs")] = "1",
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Play random games and tell how fast they went.

    \b
    Examples:
      voliere simulate vautour --players 3 --games 100000 --json
      voliere simulate vautour --option tiebreak=best-mouse --seed 7 --records games.jsonl
    """
    tongue = language.chosen(lang)
    found = by_name(game)
    run = Run(
        game=found,
        options=make_options(found, **parse(option, players)),
        n_games=number("--games", games, least=1),
        seed=secrets.randbits(32) if seed is None else seed_number(seed),
        jobs=number("--jobs", jobs, least=1, most=MOST_JOBS),
        legal=legal,
    )
    if legal and records is None:
        raise CommandError("needs-records")
    with nullcontext(None) if records is None else writing(records) as file:
        figures = play(run, file, text("cli-simulating", tongue))
    out = sys.stderr if records == "-" else sys.stdout
    if as_json:
        print_json(figures.plain(), out)
    else:
        print(figures.told(run.seed, tongue), file=out)
    return 0


class Run(NamedTuple):
    """What is to be simulated."""

    game: Game
    options: Options
    n_games: int
    seed: int
    jobs: int
    legal: bool


class Figures(NamedTuple):
    """How a simulation went."""

    n_games: int
    n_moves: int
    seconds: float

    def plain(self) -> dict[str, float]:
        """The figures for programs."""
        return {
            "games": self.n_games,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.n_games / self.seconds, 1),
            "moves_per_second": round(self.n_moves / self.seconds, 1),
        }

    def told(self, seed: int, lang: str) -> str:
        """The figures for people."""
        return text(
            "cli-simulated",
            lang,
            games=Phrase("cli-n-games", n=self.n_games),
            seconds=decimal(self.seconds, lang, 2),
            games_rate=grouped(self.n_games / self.seconds, lang),
            moves_rate=grouped(self.n_moves / self.seconds, lang),
            seed=seed,
        )


def play(run: Run, file: BinaryIO | None, label: str) -> Figures:
    """Play the games, write their records to the file if there is one, and tell how it went.

    Loading or compiling the rules is not part of the time.
    """
    from concurrent.futures.process import BrokenProcessPool

    from voliere.table import simulate as simulation

    records = file is not None
    simulation.warm_up(run.game, run.options, records=records, legal=run.legal)
    n_moves = 0
    start = time.perf_counter()
    with progress(label, run.n_games) as advance:
        try:
            for batch in simulation.simulate(
                run.game,
                run.options,
                run.n_games,
                seed=run.seed,
                jobs=run.jobs,
                records=records,
                legal=run.legal,
            ):
                n_moves += batch.n_moves
                if file is not None:
                    file.writelines(line + b"\n" for line in batch.lines)
                advance(batch.n_games)
        except BrokenProcessPool as error:
            raise CommandError("process-died") from error
    return Figures(run.n_games, n_moves, time.perf_counter() - start)
