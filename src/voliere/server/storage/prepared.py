"""Statements that are run for every game that is played: put into words once a kind of database,
and run by the driver itself. SQLAlchemy would take them apart anew each time, which takes several
times as long as the database does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect


class Prepared:
    """A statement that writes the columns of these names, or all there are; the values have the
    names of the columns and of what else the statement binds."""

    def __init__(self, statement: ClauseElement, *columns: str) -> None:
        self._statement = statement
        self._columns = list(columns) or None
        self._worded: dict[str, tuple[str, list[str]]] = {}  # the text and the order of the values

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        """Run it once for each row of values."""
        if rows:
            text, names = self._for(connection.dialect)
            values = [tuple(row[name] for name in names) for row in rows]
            connection.exec_driver_sql(text, values)

    def _for(self, dialect: Dialect) -> tuple[str, list[str]]:
        if dialect.name not in self._worded:
            compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._columns)
            self._worded[dialect.name] = (str(compiled), compiled.positiontup)
        return self._worded[dialect.name]
