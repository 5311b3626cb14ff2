"""The games of a run as a table for pandas and polars: one row for each seat of each game."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from voliere.arena.match import Played, Setup
from voliere.arena.outcome import places, win_shares
from voliere.arena.tally import times_of
from voliere.extras import extra

ROWS_A_GROUP = 50_000


def rows(setup: Setup, games: Iterable[Played]) -> Iterator[dict[str, Any]]:
    """The rows of these games, seat by seat. The score and the title of a solo or cooperative
    game stand with each seat; a forfeited game has no scores."""
    for played in games:
        fixture, result, forfeit = played.fixture, played.result, played.forfeit
        shares, ranks = win_shares(played), places(played)
        for seat, entrant in enumerate(fixture.arrangement):
            times = times_of(array("d", played.decision_ms[seat]))
            yield {
                "game": setup.game,
                "seed": setup.seed,
                "number": fixture.number,
                "deal": fixture.deal,
                "seat": seat,
                "bot": setup.entrants[entrant].label,
                "score": result and result.scores[0 if setup.shared else seat],
                "win_share": None if setup.shared else shares[seat],
                "place": None if setup.shared else ranks[seat],
                "title": result and result.title,
                "fault": forfeit.code if forfeit and forfeit.seat == seat else None,
                "reason": forfeit.sentence("en") if forfeit and forfeit.seat == seat else None,
                "decisions": times.n,
                "decision_ms_p50": times.p50,
                "decision_ms_p99": times.p99,
            }


def write_parquet(path: Path, setup: Setup, games: Iterable[Played]) -> None:
    """Write the rows of these games to a Parquet file, which appears when it is complete.

    Raises MissingPackage without pyarrow.
    """
    pa, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    kinds = {
        "game": pa.string(), "seed": pa.int64(), "number": pa.int64(), "deal": pa.int64(),
        "seat": pa.int32(), "bot": pa.string(), "score": pa.int64(), "win_share": pa.float64(),
        "place": pa.float64(), "title": pa.string(), "fault": pa.string(), "reason": pa.string(),
        "decisions": pa.int64(), "decision_ms_p50": pa.float64(), "decision_ms_p99": pa.float64(),
    }  # fmt: skip
    schema = pa.schema(list(kinds.items()))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        table = pa.Table.from_pylist(list(rows(setup, games)), schema=schema)
        parquet.write_table(table, part, row_group_size=ROWS_A_GROUP)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
