"""What a host has the server do: ban, unban, rename, delete, end a session, close a table."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Annotated

import typer

from voliere.cli import language
from voliere.cli.admin.options import Wait, Who, Yes, host, require_yes
from voliere.cli.errors import clean
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, Lang
from voliere.cli.server_data import Data, settings_of
from voliere.words import text

if TYPE_CHECKING:
    from voliere.server.settings import Settings
    from voliere.server.storage.rows import PersonRow

LOOK_SECONDS = 0.2
LONGEST_WAIT = 3600
WAIT = "10"


def ban(
    who: Who,
    yes: Yes = False,
    wait: Wait = WAIT,
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Keep somebody out: their connections are closed, bots take their seats.

    \b
    Examples:
      voliere admin ban rowdy
      voliere admin ban 5f1c0d2e9ab34c7788aa1122 --yes
    """
    return _about_person(
        "ban", who, None, yes=yes, wait=wait, data=data, as_json=as_json, lang=lang
    )


def unban(
    who: Who, wait: Wait = WAIT, data: Data = None, as_json: AsJson = False, lang: Lang = None
) -> int:
    """Let somebody in again.

    \b
    Example:
      voliere admin unban rowdy
    """
    return _about_person(
        "unban", who, None, yes=True, wait=wait, data=data, as_json=as_json, lang=lang
    )


def delete(
    who: Who,
    yes: Yes = False,
    wait: Wait = WAIT,
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Delete somebody as they could themselves: their games stay, without their name.

    \b
    Example:
      voliere admin delete rowdy
    """
    return _about_person(
        "delete", who, None, yes=yes, wait=wait, data=data, as_json=as_json, lang=lang
    )


def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="cli-value-name", help="cli-flag-admin-name")],
    yes: Yes = False,
    wait: Wait = WAIT,
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Give somebody another name.

    \b
    Example:
      voliere admin rename rowdy "Quiet Finch"
    """
    from voliere.server.people.names import check_name

    return _about_person(
        "rename",
        who,
        check_name(name),
        yes=yes,
        wait=wait,
        data=data,
        as_json=as_json,
        lang=lang,
    )


def end_session(
    session: Annotated[str, typer.Argument(metavar="cli-value-id", help="cli-flag-admin-session")],
    wait: Wait = WAIT,
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """End a session or void a personal token, by its id.

    \b
    Example:
      voliere admin end-session 5f1c0d2e9ab34c7788aa1122
    """
    from voliere.server.errors import ServerError
    from voliere.server.storage import beside, overview

    settings = settings_of(data)
    if beside.look(settings, lambda c: overview.session_of_id(c, session)) is None:
        raise ServerError("no-such-session")
    return _ask(settings, "end-session", session, None, wait, lang, as_json=as_json)


def close_table(
    table: Annotated[str, typer.Argument(metavar="cli-value-id", help="cli-flag-admin-table")],
    yes: Yes = False,
    wait: Wait = WAIT,
    data: Data = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Close a table that waits or is played, by its id; its game can't be gone on with.

    \b
    Example:
      voliere admin close-table 0123456789abcdef
    """
    from voliere.server.errors import ServerError
    from voliere.server.storage import beside, overview

    settings, tongue = settings_of(data), language.chosen(lang)
    state = beside.look(settings, lambda c: overview.table_state(c, table))
    if state is None:
        raise ServerError("no-such-table")
    if state not in ("waiting", "playing"):
        raise ServerError("table-ended")
    require_yes(text("cli-admin-ask-close-table", tongue, table=table), yes=yes)
    return _ask(settings, "close-table", table, None, wait, lang, as_json=as_json)


def person_called(settings: Settings, who: str) -> PersonRow:
    """The one person who is meant; ServerError if there is none, or more than one."""
    from voliere.server.errors import ServerError
    from voliere.server.storage import beside, overview

    found = beside.look(settings, lambda c: overview.people_called(c, who))
    if not found:
        raise ServerError("no-such-person")
    if len(found) > 1:
        raise ServerError("several-people", name=clean(who))
    return found[0]


def _about_person(
    what: str,
    who: str,
    details: str | None,
    *,
    yes: bool,
    wait: str,
    data: Data,
    as_json: bool,
    lang: str | None,
) -> int:
    """Ask for something about a person, once the host is sure who that is."""
    settings, tongue = settings_of(data), language.chosen(lang)
    person = person_called(settings, who)
    if not yes:
        told = {"name": person.name, "id": person.id, "other": details or ""}
        require_yes(text(f"cli-admin-ask-{what}", tongue, **told), yes=yes)
    return _ask(settings, what, person.id, details, wait, lang, as_json=as_json)


def _ask(
    settings: Settings,
    what: str,
    whom: str,
    details: str | None,
    wait: str,
    lang: str | None,
    *,
    as_json: bool,
) -> int:
    """Write an order, wait until a server has carried it out, and say what has become of it."""
    from voliere.server.errors import ServerError
    from voliere.server.storage import beside, orders
    from voliere.server.storage.rows import OrderRow

    seconds = number("--wait", wait, least=0, most=LONGEST_WAIT)
    now = int(time.time() * 1000)
    order = OrderRow(secrets.token_hex(8), now, host(), what, whom, details)
    beside.change(settings, lambda c: orders.add(c, order))
    is_done = False
    until = time.monotonic() + seconds
    while not is_done and time.monotonic() < until:
        time.sleep(LOOK_SECONDS)
        found = beside.look(settings, lambda c: orders.of_id(c, order.id))
        is_done = found is None or found.done is not None
        if found is not None and found.outcome is not None:
            raise ServerError(found.outcome)
    if as_json:
        print_json({"order": order.id, "what": what, "whom": whom, "done": is_done})
    else:
        tongue = language.chosen(lang)
        print(text("cli-admin-done" if is_done else "cli-admin-later", tongue))
    return 0
