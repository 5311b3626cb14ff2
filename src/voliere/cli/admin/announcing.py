"""`voliere admin announce`: tell everybody at the page something, or that the server will stop."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from voliere.cli import language
from voliere.cli.admin.options import host
from voliere.cli.errors import CommandError
from voliere.cli.json_lines import print_json
from voliere.cli.listing import moment
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, Lang
from voliere.cli.server_data import Data, settings_of
from voliere.words import text

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from voliere.server.storage.rows import AnnouncementRow

MINUTE = 60 * 1000
MOST_MINUTES = 7 * 24 * 60
MOST_LETTERS = 300


def announce(
    words: Annotated[
        str | None, typer.Argument(metavar="cli-value-text", help="cli-flag-announce-text")
    ] = None,
    minutes: Annotated[str, typer.Option(metavar="N", help="cli-flag-announce-minutes")] = "60",
    stop_in: Annotated[
        str | None, typer.Option("--stop-in", metavar="N", help="cli-flag-announce-stop-in")
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="cli-flag-announce-clear")] = False,
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Tell everybody at the page something for a while, or that the server will stop.

    \b
    Examples:
      voliere admin announce "Tournament tonight at eight."
      voliere admin announce --stop-in 10
      voliere admin announce --clear
    """
    from voliere.server.storage import beside

    tongue = language.chosen(lang)
    said = _checked(words, stop_in, clear=clear)
    settings = settings_of(data)
    if clear:
        n = beside.change(settings, _clear)
        if as_json:
            print_json({"cleared": n})
        else:
            print(text("cli-announce-cleared", tongue, n=n))
        return 0
    row = _row(said, minutes, stop_in)
    beside.change(settings, partial(_add, row=row))
    if as_json:
        print_json(row._asdict())
    else:
        print(text("cli-announced", tongue, until=moment(row.until)))
    return 0


def _checked(words: str | None, stop_in: str | None, *, clear: bool) -> str:
    """What is to be said; CommandError if nothing is, or it can't be shown."""
    said = " ".join((words or "").split())
    if clear and (said or stop_in is not None):
        raise CommandError("announce-or-clear")
    if not clear and not said and stop_in is None:
        raise CommandError("nothing-announced")
    if len(said) > MOST_LETTERS or not said.isprintable():
        raise CommandError("bad-announcement", limit=MOST_LETTERS)
    return said


def _add(connection: Connection, row: AnnouncementRow) -> None:
    from voliere.server.storage import announcements, audit

    announcements.add(connection, row)
    audit.note(connection, row.at, "announce", None, host())


def _clear(connection: Connection) -> int:
    from voliere.server.storage import announcements, audit

    audit.note(connection, int(time.time() * 1000), "announce-clear", None, host())
    return announcements.clear(connection)


def _row(said: str, minutes: str, stop_in: str | None) -> AnnouncementRow:
    from voliere.server.storage.rows import AnnouncementRow

    now = int(time.time() * 1000)
    lasts = number("--minutes", minutes, least=1, most=MOST_MINUTES)
    stops = None
    if stop_in is not None:
        lasts = number("--stop-in", stop_in, least=1, most=MOST_MINUTES)
        stops = now + lasts * MINUTE
    return AnnouncementRow(secrets.token_hex(8), now, now + lasts * MINUTE, stops, said)
