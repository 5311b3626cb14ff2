"""`voliere admin reports` and `settle`: what people have reported, and being done with it."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voliere.cli import language
from voliere.cli.admin.options import MOST_LISTED, Limit, host
from voliere.cli.errors import clean
from voliere.cli.json_lines import print_json
from voliere.cli.listing import moment
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, Lang
from voliere.cli.server_data import Data, settings_of
from voliere.words import text

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from voliere.server.storage.rows import EntryRow, ReportRow

LINES = 12  # of the chat


def reports(
    settled: Annotated[bool, typer.Option("--settled", help="cli-flag-reports-settled")] = False,
    limit: Limit = "50",
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Tell what people have reported about others, with the last lines of the chat then.

    \b
    Example:
      voliere admin reports
    """
    from voliere.server.storage import beside

    most = number("--limit", limit, least=1, most=MOST_LISTED)
    found = beside.look(settings_of(data), lambda c: _read(c, most, settled=settled))
    tongue = language.chosen(lang)
    if as_json:
        print_json(found)
    elif found:
        print("\n\n".join("\n".join(map(clean, _lines(one, tongue))) for one in found))
    else:
        print(text("cli-reports-none", tongue))
    return 0


def settle(
    report: Annotated[str, typer.Argument(metavar="cli-value-id", help="cli-flag-report")],
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Be done with a report, by its id.

    \b
    Example:
      voliere admin settle 5f1c0d2e9ab34c77
    """
    from voliere.server.storage import beside

    beside.change(settings_of(data), lambda c: _settle(c, report))
    said = text("cli-report-settled", language.chosen(lang))
    if as_json:
        print_json({"settled": report})
    else:
        print(said)
    return 0


def _settle(connection: Connection, report: str) -> None:
    from voliere.server.errors import ServerError
    from voliere.server.storage import audit
    from voliere.server.storage import reports as queries

    found = queries.of_id(connection, report)
    if found is None:
        raise ServerError("no-such-report")
    now = int(time.time() * 1000)
    queries.settle(connection, report, now)
    audit.note(connection, now, "settle", found.whom, host())


def _read(connection: Connection, most: int, *, settled: bool) -> list[dict[str, Any]]:
    from voliere.server.storage import reports as queries
    from voliere.server.storage.tables import names_of

    found = queries.listed(connection, most, settled=settled)
    said = {
        row.id: queries.said_before(connection, row.table_id, row.version, LINES) for row in found
    }
    persons = {one for row in found for one in (row.whom, row.by) if one}
    persons |= {line.person for lines in said.values() for line in lines if line.person}
    names = names_of(connection, persons)
    return [_plain(row, said[row.id], names) for row in found]


def _plain(row: ReportRow, said: list[EntryRow], names: dict[str, str]) -> dict[str, Any]:
    """A report as a program reads it."""
    person = {one: {"id": one, "name": names.get(one)} for one in (row.whom, row.by) if one}
    lines = [{"at": line.at, "name": names.get(line.person or ""), **_said(line)} for line in said]
    return {
        "id": row.id,
        "at": row.at,
        "table": f"/table/{row.table_id}",
        "seat": row.seat,
        "whom": person.get(row.whom or ""),
        "by": person.get(row.by or ""),
        "reason": row.reason,
        "text": row.text,
        "settled": row.settled,
        "chat": lines,
    }


def _said(line: EntryRow) -> dict[str, Any]:
    body = json.loads(line.body)
    return {"seat": body["seat"], "phrase": body.get("phrase"), "text": body.get("text")}


def _lines(one: dict[str, Any], lang: str) -> list[str]:
    """A report as people read it."""
    told = [
        text(
            "cli-report",
            lang,
            id=one["id"],
            at=moment(one["at"]),
            reason=text(f"cli-report-{one['reason']}", lang),
            whom=_called(one["whom"], lang),
            by=_called(one["by"], lang),
            table=one["table"],
        )
    ]
    if one["text"]:
        told.append(text("cli-report-text", lang, text=one["text"]))
    for line in one["chat"]:
        phrase = line["phrase"] and text(f"server-phrase-{line['phrase']}", lang)
        if words := phrase or line["text"]:
            told.append(f"  {line['name'] or '—'}: {words}")
    return told


def _called(person: dict[str, str] | None, lang: str) -> str:
    if person is None:
        return text("cli-report-nobody", lang)
    return f"{person['name']} ({person['id']})"
