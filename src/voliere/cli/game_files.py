"""Files of games for those who learn from them: records, or one row a decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import BinaryIO

from voliere.cli.errors import CommandError

PARQUET, RECORDS = ".parquet", ".jsonl"


def require_kind(file: str) -> None:
    """CommandError unless the name of a file says which kind it is to be."""
    if not file.endswith((PARQUET, RECORDS)):
        raise CommandError("bad-dataset-file", file=file)


def write_games(
    file: BinaryIO, name: str, records: Iterable[dict[str, object]], *, observations: bool = False
) -> Iterator[int]:
    """Write the games; after each, how many decisions it had."""
    if name.endswith(PARQUET):
        from voliere.envs.decisions import write_parquet

        yield from write_parquet(file, records, observations=observations)
        return
    import msgspec

    for record in records:
        file.write(msgspec.json.encode(record) + b"\n")
        moves = record["moves"]
        assert isinstance(moves, list)
        yield sum("seat" in entry for entry in moves)
