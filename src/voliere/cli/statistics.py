"""`voliere statistics FILE…`: finished games in figures, for a player or for all."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple

import typer

from voliere.cli import language
from voliere.cli.errors import FAULT, CommandError, clean, tell
from voliere.cli.files import reading, writing
from voliere.cli.numbers import number
from voliere.cli.options import Lang
from voliere.cli.records import Numbered, names_of, records_in
from voliere.games import by_name as game_by_name
from voliere.games.errors import VoliereError
from voliere.study import measured, measured_files
from voliere.study.analysis import Analysis
from voliere.study.measured import Row
from voliere.table.record import STUMBLES, Record, stumbled


def statistics(
    files: Annotated[
        list[str], typer.Argument(metavar="cli-value-file", help="cli-flag-statistics-files")
    ],
    game: Annotated[
        str | None, typer.Option(metavar="cli-value-name", help="cli-flag-statistics-game")
    ] = None,
    person: Annotated[
        str | None, typer.Option(metavar="cli-value-name", help="cli-flag-statistics-person")
    ] = None,
    seat: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-statistics-seat")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-flag-statistics-json")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="cli-flag-statistics-csv")] = False,
    parquet: Annotated[
        str | None, typer.Option(metavar="cli-value-file", help="cli-flag-statistics-parquet")
    ] = None,
    lang: Lang = None,
) -> int:
    """Say how games were played: wins, scores, écart and luck, and what each game tells itself.

    \b
    Examples:
      voliere statistics games.jsonl --person Ana
      voliere statistics games.jsonl analyses.jsonl --game vautour --seat 0
      voliere statistics games.jsonl --parquet games.parquet
    """
    tongue = language.chosen(lang)
    if as_json + as_csv + (parquet is not None) > 1:
        raise CommandError("one-form-only")
    if person is not None and seat is not None:
        raise CommandError("person-or-seat")
    wanted = Wanted(
        None if game is None else game_by_name(game).name,
        person,
        None if seat is None else number("--seat", seat),
    )
    reader = Reader(tongue)
    rows = [row for row in reader.rows(files) if wanted.has(row)]
    if not rows and not reader.code:
        raise CommandError("no-such-games")
    if parquet is not None:
        written = measured_files.parquet(rows)
        with writing(parquet) as file:
            file.write(written)
    elif as_json or as_csv:
        write = measured_files.jsonl if as_json else measured_files.as_csv
        sys.stdout.buffer.write(write(rows))
    elif rows:
        from voliere.cli.told_statistics import lines

        print("\n".join(lines(rows, tongue, own=wanted.is_of_one)))
    return reader.code


class Wanted(NamedTuple):
    """Which rows are wanted."""

    game: str | None
    person: str | None
    seat: int | None

    def has(self, row: Row) -> bool:
        """Whether a row is wanted."""
        asked = (("game", self.game), ("name", self.person), ("seat", self.seat))
        return all(value is None or row[name] == value for name, value in asked)

    @property
    def is_of_one(self) -> bool:
        """Whether one player is asked for."""
        return self.person is not None or self.seat is not None


class Reader:
    """Reads files of records and of analyses; what is wrong with one is told, and the others are
    read all the same."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.code = 0
        self._games: list[tuple[Record, list[Row]]] = []
        self._analyses: list[tuple[str, Numbered, Analysis]] = []

    def rows(self, paths: list[str]) -> list[Row]:
        """The rows of all finished games, with what their analyses say."""
        for path in paths:
            with reading(path) as file:
                for one in records_in(file):
                    with self._telling(path, one):
                        self._take(path, one)
        for path, one, analysis in self._analyses:
            with self._telling(path, one):
                self._match(analysis)
        return [row for _, rows in self._games for row in rows]

    def _take(self, path: str, one: Numbered) -> None:
        if one.error is not None:
            raise one.error
        found: Any = one.record
        if measured.is_analysis(found):
            self._analyses.append((path, one, measured.read_analysis(found)))
            return
        where = {"file": path, "record": one.number}
        try:
            rows = list(measured.rows_of(found, self._names(found), where))
        except STUMBLES as error:
            raise stumbled(error) from error
        self._games.append((found, rows))

    def _names(self, record: Any) -> list[str]:
        """The names of the seats, as many as the record says that there are."""
        options = record.get("options") if isinstance(record, dict) else None
        players = options.get("players") if isinstance(options, dict) else None
        return names_of(record, players, self.lang) if type(players) is int else []

    def _match(self, analysis: Analysis) -> None:
        """Note what an analysis says of its game: of several with the same moves the first that has
        none yet. CommandError if that game is not there."""
        games = [rows for record, rows in self._games if measured.is_of(analysis, record)]
        if not games:
            raise CommandError("analysis-without-game")
        unnoted = [rows for rows in games if all(row["luck"] is None for row in rows)]
        measured.note((unnoted or games)[0], analysis.summary)

    @contextmanager
    def _telling(self, path: str, one: Numbered) -> Iterator[None]:
        try:
            yield
        except VoliereError as error:
            self.code = FAULT
            told = clean(error.sentence(self.lang))
            tell(CommandError("in-file", path=path, number=one.number, told=told), self.lang)
