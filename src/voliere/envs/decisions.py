"""Games as a table with one row a decision, for those who learn from data.

A row says who decided what in which game, what else was legal and how the game ended for that seat,
and, if wanted, what the seat knew, as numbers (docs/environments.md has the layout).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO

from voliere.envs.setting import setting_of
from voliere.extras import extra
from voliere.table.record import Record, walked
from voliere.table.table import Table

ROWS_A_GROUP = 20_000

Row = dict[str, Any]


def rows(record: Record, number: int, *, observations: bool = False) -> list[Row]:
    """The decisions of a game, the `number`-th of the data; RecordError if it is no whole game."""
    setting = setting_of(record["game"], **record["options"])
    entries = [entry for entry in record["moves"] if "seat" in entry]
    found: list[Row] = []
    for table in walked(record):
        if len(found) == len(entries):
            break
        entry = entries[len(found)]
        seat, position = entry["seat"], table.position
        row = {
            "game": record["game"],
            "number": number,
            "decision": len(found),
            "players": setting.players,
            "seat": seat,
            "move": entry["move"],
            "action": position.number_of(entry["move"]),
            "legal": sorted(position.legal(seat).tolist()),
        }
        if observations:
            row["observation"] = setting.observation(position, seat)
        found.append(row)
    return _ended(found, table, setting.rewards(table.position))


def _ended(found: list[Row], table: Table, worth: list[float]) -> list[Row]:
    """The rows, with how the game ended for each seat; nothing where it has not."""
    scores = table.scores
    for row in found:
        seat = row["seat"]
        is_shared = scores is not None and len(scores) == 1
        row["score"] = None if scores is None else scores[0 if is_shared else seat]
        row["reward"] = None if scores is None else worth[seat]
    return found


def write_parquet(
    file: BinaryIO, records: Iterable[Record], *, observations: bool = False
) -> Iterator[int]:
    """Write the decisions of these games as Parquet; after each game, how many rows it had.

    Raises MissingPackage without pyarrow.
    """
    pa, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    kinds = {
        "game": pa.string(),
        "number": pa.int64(),
        "decision": pa.int32(),
        "players": pa.int8(),
        "seat": pa.int8(),
        "move": pa.string(),
        "action": pa.int32(),
        "legal": pa.list_(pa.int32()),
        "score": pa.int32(),
        "reward": pa.float32(),
    }
    if observations:
        kinds["observation"] = pa.list_(pa.int16())
    schema = pa.schema(list(kinds.items()))
    waiting: list[Row] = []
    with parquet.ParquetWriter(file, schema) as writer:
        for number, record in enumerate(records):
            own = rows(record, number, observations=observations)
            waiting += own
            if len(waiting) >= ROWS_A_GROUP:
                writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
                waiting = []
            yield len(own)
        writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
