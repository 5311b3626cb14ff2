"""`voliere arena GAME`: bots play each other, and the figures say who is stronger."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from voliere.cli import language
from voliere.cli.errors import of_target
from voliere.cli.files import require_writable
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number, seed_number
from voliere.cli.options import AsJson, GameName, GameOptions, Lang, Players, parse
from voliere.cli.progress import progress
from voliere.words import Phrase, text

if TYPE_CHECKING:
    from voliere.arena.journal import Journal
    from voliere.arena.match import Setup
    from voliere.arena.tally import Standings

MOST_JOBS = 256
MOST_GAMES = 10**7
MOST_MS = 10**8


def arena(
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="A,B,…", help="cli-flag-arena-bots"),
    ] = None,
    players: Players = None,
    option: GameOptions = None,
    games: Annotated[str, typer.Option(metavar="N", help="cli-flag-arena-games")] = "100",
    seed: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-same-games")] = None,
    jobs: Annotated[str | None, typer.Option(metavar="N", help="cli-flag-jobs")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ray", help="cli-flag-arena-cluster")
    ] = None,
    limit_ms: Annotated[str, typer.Option(metavar="MS", help="cli-flag-arena-limit")] = "60000",
    records: Annotated[
        str | None,
        typer.Option(
            metavar="cli-value-file",
            help="cli-flag-arena-records",
        ),
    ] = None,
    as_json: AsJson = False,
    plot: Annotated[
        str | None, typer.Option(metavar="cli-value-picture", help="cli-flag-arena-plot")
    ] = None,
    lang: Lang = None,
) -> int:
    """Let bots play each other on the same deals from every seat.

    \b
    Examples:
      voliere arena vautour --bots moineau,oisillon --games 200 --jobs 2
      voliere arena piafs --bots merle:simulations=500,moineau --seed 7 --records games.jsonl
    """
    from voliere.arena import plot as picture
    from voliere.arena.cluster import require_cluster
    from voliere.arena.entrants import listed
    from voliere.arena.run import set_up
    from voliere.cli.standings import lines
    from voliere.pictures import require_picture

    tongue = language.chosen(lang)
    n_games = number("--games", games, least=1, most=MOST_GAMES)
    n_jobs = None if jobs is None else number("--jobs", jobs, least=1, most=MOST_JOBS)
    limit = number("--limit-ms", limit_ms, least=1, most=MOST_MS)
    if cluster is not None:
        require_cluster(cluster)
    if plot is not None:
        require_picture(plot)
        require_writable(plot)
    log = journal_path(records)
    setup = set_up(
        game,
        listed(bots or []),
        seed=seed_of_run(seed, log),
        limit_ms=float(limit),
        written=records is not None,
        **parse(option, players),
    )
    began = time.perf_counter()
    standings = play(setup, n_games, Spread(n_jobs, cluster), records, tongue)
    if plot is not None:
        with writing_to(plot):
            picture.draw(standings, Path(plot), tongue)
    out = sys.stderr if records == "-" else sys.stdout
    if as_json:
        print_json(standings, out)
    else:
        print("\n".join(lines(standings, time.perf_counter() - began, tongue)), file=out)
    return 0


class Spread(msgspec.Struct, frozen=True):
    """Over what the games are spread."""

    jobs: int | None
    cluster: str | None


def journal_path(records: str | None) -> Path | None:
    """The journal of a run: the file of records itself, or beside a Parquet file."""
    if records is None or records == "-":
        return None
    require_writable(records)
    return Path(f"{records}.jsonl") if records.endswith(".parquet") else Path(records)


def seed_of_run(seed: str | None, journal: Path | None) -> int:
    """The seed that was given, or that of the run to go on with, or a fresh one."""
    from voliere.arena.journal import seed_in

    if seed is not None:
        return seed_number(seed)
    if journal is not None:
        with writing_to(str(journal)):
            known = seed_in(journal)
        if known is not None:
            return known
    return secrets.randbits(32)


@contextmanager
def writing_to(path: str) -> Iterator[None]:
    """A stretch of work on a file: if the file can't be used, a CommandError says why."""
    try:
        yield
    except BrokenPipeError:  # a reader who has had enough is no error
        raise
    except OSError as error:
        raise of_target(error, path) from error


def play(setup: Setup, n_games: int, spread: Spread, records: str | None, lang: str) -> Standings:
    """Play the games, or what is left of them, and write them down; the standings come back."""
    from voliere.arena.frame import write_parquet
    from voliere.arena.journal import line_of
    from voliere.arena.run import games, n_fixtures
    from voliere.arena.tally import Tally
    from voliere.extras import extra

    is_parquet = records is not None and records.endswith(".parquet")
    if is_parquet:
        extra("pyarrow.parquet")
    tally = Tally(setup)
    kept = []
    wanted = n_fixtures(setup, n_games)
    with (
        opened(setup, records, lang) as journal,
        progress(text("arena-playing", lang), wanted) as advance,
    ):
        playing: Any = games(
            setup, n_games, jobs=spread.jobs, cluster=spread.cluster, journal=journal
        )
        with closing(playing), writing_to(records) if records else nullcontext():
            for played in playing:
                tally.add(played)
                if records == "-":
                    sys.stdout.buffer.write(line_of(setup, played))
                if is_parquet:
                    kept.append(played)
                advance(1)
    if records is not None and is_parquet:
        with writing_to(records):
            write_parquet(Path(records), setup, kept)
    return tally.standings()


def opened(setup: Setup, records: str | None, lang: str) -> Any:
    """The journal of the run, if there is one, as a context."""
    from voliere.arena.journal import Journal

    path = journal_path(records)
    if path is None:
        return nullcontext(None)
    with writing_to(str(path)):
        journal: Journal = Journal(path, setup)
    if journal.played:
        known = Phrase("cli-n-games", n=len(journal.played))
        print(text("arena-resumed", lang, games=known, path=str(path)), file=sys.stderr)
    return journal
