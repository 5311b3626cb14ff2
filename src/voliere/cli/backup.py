"""`voliere backup` and `voliere restore`: copies of a server's data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voliere.cli.server_data import Data, settings_of


def backup(
    file: Annotated[Path, typer.Argument(metavar="cli-value-file", help="cli-flag-backup-file")],
    data: Data = None,
) -> int:
    """Copy a server's data into one file, while it runs.

    \b
    Example:
      voliere backup games.sqlite
    """
    from voliere.server.storage import backup as copies

    settings = settings_of(data)
    copies.require_sqlite(settings.database, file)
    copies.backup(settings.sqlite_file, file)
    return 0


def restore(
    file: Annotated[Path, typer.Argument(metavar="cli-value-file", help="cli-flag-restore-file")],
    data: Data = None,
) -> int:
    """Put a copy back; the server must not be running, and its present data are kept beside.

    \b
    Example:
      voliere restore games.sqlite
    """
    from voliere.server.storage import backup as copies

    settings = settings_of(data)
    copies.require_sqlite(settings.database, file)
    copies.restore(file, settings.sqlite_file)
    return 0
