"""`voliere admin people`, `tables`, `sessions` and `statistics`: what there is at a server."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from voliere.cli import language
from voliere.cli.admin.options import MOST_LISTED, Limit
from voliere.cli.errors import CommandError
from voliere.cli.json_lines import print_json
from voliere.cli.listing import columns, moment
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, Lang
from voliere.cli.server_data import Data, settings_of
from voliere.words import text

DAY = 24 * 3600 * 1000
Part = Annotated[
    str | None, typer.Option("--find", metavar="cli-value-text", help="cli-flag-admin-find")
]


def people(
    find: Part = None,
    limit: Limit = "50",
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """List people, who was there last first.

    \b
    Examples:
      voliere admin people
      voliere admin people --find ana --json
    """
    from voliere.server.storage import beside, overview

    most = number("--limit", limit, least=1, most=MOST_LISTED)
    found = beside.look(settings_of(data), lambda c: overview.people_listed(c, find, most))
    keys = ("id", "name", "account", "seen", "tables", "banned")
    return _tell(found, keys, language.chosen(lang), as_json=as_json)


def sessions(
    who: Annotated[
        str | None, typer.Argument(metavar="cli-value-who", help="cli-flag-admin-who")
    ] = None,
    limit: Limit = "50",
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """List sessions and personal tokens, of one person or of everybody.

    \b
    Example:
      voliere admin sessions ana
    """
    from voliere.cli.admin.ordering import person_called
    from voliere.server.storage import beside, overview

    settings = settings_of(data)
    most = number("--limit", limit, least=1, most=MOST_LISTED)
    person = None if who is None else person_called(settings, who).id
    found = beside.look(settings, lambda c: overview.sessions_listed(c, person, most))
    keys = ("id", "person", "name", "token", "label", "seen")
    return _tell(found, keys, language.chosen(lang), as_json=as_json)


def tables(
    state: Annotated[
        str | None, typer.Option(metavar="cli-value-state", help="cli-flag-admin-state")
    ] = None,
    limit: Limit = "50",
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """List tables, the newest first.

    \b
    Example:
      voliere admin tables --state playing
    """
    from voliere.server.storage import beside, overview

    if state is not None and state not in overview.STATES:
        raise CommandError("bad-state", value=state, states=", ".join(overview.STATES))
    most = number("--limit", limit, least=1, most=MOST_LISTED)
    found = beside.look(settings_of(data), lambda c: overview.tables_listed(c, state, most))
    keys = ("id", "game", "state", "public", "created", "people")
    return _tell(found, keys, language.chosen(lang), as_json=as_json)


def statistics(data: Data = None, as_json: AsJson = False, lang: Lang = None) -> int:
    """Count people, sessions, tables and games.

    \b
    Example:
      voliere admin statistics --json
    """
    from voliere.server.storage import beside, overview

    tongue, now = language.chosen(lang), int(time.time() * 1000)
    found = beside.look(
        settings_of(data), lambda c: overview.statistics(c, now - DAY, now - 7 * DAY)
    )
    if as_json:
        print_json(found)
        return 0
    games = found.pop("finished")
    told = {_heading(key, tongue): n for key, n in found.items()}
    told |= {text("cli-admin-finished", tongue, game=game): n for game, n in games.items()}
    for what, n in told.items():
        print(text("cli-score-line", tongue, what=what, points=n))
    return 0


def audit(
    limit: Limit = "50", data: Data = None, as_json: AsJson = False, lang: Lang = None
) -> int:
    """Tell what hosts did and what happened to accounts, the latest first.

    \b
    Example:
      voliere admin audit --limit 200 --json
    """
    from voliere.server.storage import audit as log
    from voliere.server.storage import beside

    most = number("--limit", limit, least=1, most=MOST_LISTED)
    found = beside.look(settings_of(data), lambda c: log.latest(c, most))
    rows = [row._asdict() for row in found]
    return _tell(rows, ("at", "by", "what", "whom"), language.chosen(lang), as_json=as_json)


def _tell(rows: list[dict[str, Any]], keys: tuple[str, ...], lang: str, *, as_json: bool) -> int:
    if as_json:
        print_json(rows)
        return 0
    headings = [_heading(key, lang) for key in keys]
    print("\n".join(columns(headings, [[_cell(row, key, lang) for key in keys] for row in rows])))
    return 0


def _heading(key: str, lang: str) -> str:
    return text(f"cli-admin-{key.replace('_', '-')}", lang)


def _cell(row: dict[str, Any], key: str, lang: str) -> str:
    """A value as it stands in a list."""
    value = row[key]
    if key in ("seen", "created", "banned", "at"):
        return moment(value)
    if key == "people":
        return ", ".join(str(one["name"] or one["id"]) for one in value) or "–"
    if isinstance(value, bool):
        return text("cli-yes" if value else "cli-no", lang)
    return "–" if value is None else str(value)
