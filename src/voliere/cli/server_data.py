"""The data of a server on this machine, as commands are told where they are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from voliere.server.settings import Settings

Data = Annotated[Path | None, typer.Option(metavar="cli-value-dir", help="cli-flag-backup-data")]


def settings_of(data: Path | None) -> Settings:
    """The settings of the server whose data these are, as `voliere serve` takes them."""
    from voliere.server.settings import Settings, data_folder

    return Settings(data=data or data_folder())
