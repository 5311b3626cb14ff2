"""What the commands of a host share: whom something is about, saying yes."""

from __future__ import annotations

import getpass
import os
from typing import Annotated

import typer

from voliere.cli.errors import CommandError, clean
from voliere.cli.typed import answer, is_there_anybody, is_yes

Who = Annotated[str, typer.Argument(metavar="cli-value-who", help="cli-flag-admin-who")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="cli-flag-admin-yes")]
Limit = Annotated[str, typer.Option(metavar="N", help="cli-flag-admin-limit")]
Wait = Annotated[str, typer.Option(metavar="N", help="cli-flag-admin-wait")]
MOST_LISTED = 100_000


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
