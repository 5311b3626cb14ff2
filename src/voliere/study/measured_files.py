"""Rows of finished games as files: CSV, JSON Lines, Parquet.

A file of a table has a column for each key of each statistic that a game tells itself, such as
`vautour.bids.+10`: the mean of what was noted there. JSON Lines have all the numbers.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any

import msgspec

from voliere.extras import extra
from voliere.games import by_name
from voliere.study.measured import Row
from voliere.study.own_statistics import door_of

OWN, OPPONENTS = "own", "opponents"
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for the beginning of one


def jsonl(rows: list[Row]) -> bytes:
    """The rows as JSON, one a line."""
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def as_csv(rows: list[Row]) -> bytes:
    """The rows as comma-separated values; opponents are separated by semicolons."""
    table = flat(rows)
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(table)
    writer.writerows(
        zip(*([_cell(one) for one in column] for column in table.values()), strict=True)
    )
    return written.getvalue().encode()


def _cell(value: Any) -> Any:
    """What stands in a cell. A name that a spreadsheet would take for a formula is none.

    >>> _cell(["=1+1", "Zoé"]), _cell(-3), _cell(None)
    ("'=1+1;Zoé", -3, '')
    """
    if isinstance(value, list):
        value = ";".join(value)
    if isinstance(value, str):
        return f"'{value}" if value.startswith(FORMULA) else value
    return "" if value is None else value


def can_write_parquet() -> bool:
    """Whether what writes Parquet is installed."""
    return find_spec("pyarrow") is not None


def parquet(rows: list[Row]) -> bytes:
    """The rows as Parquet; MissingPackage without pyarrow."""
    pa, writing = extra("pyarrow"), extra("pyarrow.parquet")
    table = flat(rows)
    kinds = [(name, _kind(pa, name, column)) for name, column in table.items()]
    written = io.BytesIO()
    writing.write_table(pa.table(table, schema=pa.schema(kinds)), written)
    return written.getvalue()


NUMBERS = ("score", "players", "seat", "ended", "record")


def _kind(pa: Any, name: str, column: list[Any]) -> Any:
    """What a column holds, the same whichever rows there are."""
    if name == OPPONENTS:
        return pa.list_(pa.string())
    if name in NUMBERS:
        return pa.int64()
    return pa.float64() if name in ("win", "ecart", "luck") or "." in name else pa.string()


def flat(rows: list[Row]) -> dict[str, list[Any]]:
    """The rows as columns.

    >>> row = {"game": "vautour", "score": 7, "own": {"bids": {"+10": [15, 14]}}}
    >>> table = flat([row])
    >>> table["score"], table["vautour.bids.+10"], table["vautour.bids.-5"]
    ([7], [14.5], [None])
    """
    names = [name for name in (rows[0] if rows else ()) if name != OWN]
    table: dict[str, list[Any]] = {name: [row[name] for row in rows] for name in names}
    for game in dict.fromkeys(row["game"] for row in rows):
        for statistic, key in _places(game):
            table[f"{game}.{statistic}.{key}"] = [
                _mean(row, statistic, key) if row["game"] == game else None for row in rows
            ]
    return table


def _places(game: str) -> list[tuple[str, str]]:
    door = door_of(by_name(game))
    return [(one.name, key) for one in door.STATISTICS for key in one.keys] if door else []


def _mean(row: Row, statistic: str, key: str) -> float | None:
    values = ((row[OWN] or {}).get(statistic) or {}).get(key)
    return sum(values) / len(values) if values else None


# How a file is written, by the end of its name, and what it is.
WRITERS: Mapping[str, tuple[Callable[[list[Row]], bytes], str]] = {
    "csv": (as_csv, "text/csv"),
    "jsonl": (jsonl, "application/jsonl"),
    "parquet": (parquet, "application/vnd.apache.parquet"),
}
