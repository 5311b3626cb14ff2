"""Rows of tables, as tests need them."""

from __future__ import annotations

from typing import Any

from voliere.server.storage.rows import TableRow
from voliere.server.tables import entries


def table_row(table_id: str = "t", **fields: Any) -> TableRow:
    """A table of vautour that waits for nothing in particular, but for these fields."""
    plain = TableRow(
        id=table_id,
        log_version=entries.LOG_VERSION,
        game="vautour",
        options="{}",
        plan="[]",
        pace="{}",
        public=False,
        substitute="oisillon",
        host=None,
        created=0,
        secret=b"s" * 32,
        invitation="",
        invitation_until=0,
        state="waiting",
        minded=False,
    )
    return plain._replace(**fields)
