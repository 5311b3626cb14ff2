"""What the commands of a host share: where the data are, whom something is about, saying yes."""

from __future__ import annotations

import getpass
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voliere.cli.errors import CommandError, clean
from voliere.cli.typed import answer, is_there_anybody, is_yes

if TYPE_CHECKING:
    from voliere.server.settings import Settings

Data = Annotated[Path | None, typer.Option(metavar="cli-value-dir", help="cli-flag-backup-data")]
Who = Annotated[str, typer.Argument(metavar="cli-value-who", help="cli-flag-admin-who")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="cli-flag-admin-yes")]
Limit = Annotated[str, typer.Option(metavar="N", help="cli-flag-admin-limit")]
Wait = Annotated[str, typer.Option(metavar="N", help="cli-flag-admin-wait")]
MOST_LISTED = 100_000


def settings_of(data: Path | None) -> Settings:
    """The settings of the server whose data these are, as `voliere serve` takes them."""
    from voliere.server.settings import Settings, data_folder

    return Settings(data=data or data_folder())


def host() -> str:
    """Who works on this machine: by their own name also where they act as another."""
    user = getpass.getuser()
    own = os.environ.get("SUDO_USER", user)
    return user if own == user else f"{own} ({user})"


def require_yes(question: str, *, yes: bool) -> None:
    """CommandError unless the host means it."""
    if yes:
        return
    if not is_there_anybody():
        raise CommandError("needs-yes", question=clean(question))
    if not is_yes(answer(clean(question) + " ")):
        raise CommandError("not-done")
