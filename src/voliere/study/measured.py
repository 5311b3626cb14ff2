"""Finished games in figures, a row a game and seat: what statistics are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from voliere.games.errors import RecordError
from voliere.study.analysis import Analysis, SeatSummary
from voliere.study.errors import StudyError
from voliere.study.outcomes import outcome, score, share
from voliere.study.own_statistics import numbers_of
from voliere.table.record import Record, from_record
from voliere.table.table import Table

Row = dict[str, Any]


def rows_of(record: Record, names: list[str], where: Row) -> Iterator[Row]:
    """The rows of a finished game, refereed; `where` says where it is from, and comes first.
    VoliereError says what is wrong with the record, StudyError that its game is not finished."""
    table = from_record(record)
    if table.result is None:
        raise StudyError("study-unfinished", moves=len(table.moves))
    for seat in range(table.options.players):
        yield where | _row(table, names, seat)


def _row(table: Table, names: list[str], seat: int) -> Row:
    result = table.result
    assert result is not None, "the game is finished"
    return {
        "game": table.game.name,
        "variant": msgspec.json.encode(table.options).decode(),
        "players": table.options.players,
        "seat": seat,
        "name": names[seat],
        "outcome": outcome(result, [seat]),
        "score": score(result, seat),
        "win": share(result, seat),
        "opponents": [name for other, name in enumerate(names) if other != seat],
        "ecart": None,
        "luck": None,
        "own": numbers_of(table, seat),
    }


def is_analysis(found: Any) -> bool:
    """Whether that is an analysis and not a record."""
    return isinstance(found, dict) and "decisions" in found and "summary" in found


def read_analysis(found: Any) -> Analysis:
    """An analysis as `voliere analyse --json` writes it; RecordError if it is none."""
    try:
        return msgspec.convert(found, Analysis)
    except msgspec.ValidationError as error:
        raise RecordError("impossible-record", reason=str(error)) from error


def is_of(analysis: Analysis, record: Record) -> bool:
    """Whether an analysis is that of a record: the same game, and every decision a move of it."""
    if (analysis.game, analysis.options) != (record["game"], record["options"]):
        return False
    moves = [(one["seat"], one["move"]) for one in record["moves"] if "move" in one]
    decided = [(one.index, (one.seat, one.move)) for one in analysis.decisions]
    return bool(decided) and all(
        0 <= index < len(moves) and moves[index] == move for index, move in decided
    )


def note(rows: Iterable[Row], summary: list[SeatSummary]) -> None:
    """Note in the rows of a game what its analysis says of their seats."""
    by_seat = {one.seat: one for one in summary}
    for row in rows:
        if (one := by_seat.get(row["seat"])) is not None:
            row["ecart"], row["luck"] = one.ecart, one.luck
