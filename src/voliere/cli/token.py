"""`voliere token`: come in to a server as a program, and be given a personal token for it."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from voliere.cli import language
from voliere.cli.errors import CommandError
from voliere.cli.json_lines import print_json
from voliere.cli.options import AsJson, Lang

PATH = "/api/v1/bot/token"
SECONDS = 30
MOST_BYTES = 64 * 1024  # of an answer; whoever answers with more is no server of ours


def token(
    address: Annotated[str, typer.Argument(metavar="cli-value-address", help="cli-flag-server")],
    name: Annotated[
        str | None, typer.Option(metavar="cli-value-name", help="cli-flag-token-name")
    ] = None,
    label: Annotated[str, typer.Option(metavar="cli-value-name", help="cli-flag-token-label")] = (
        "bot"
    ),
    read_only: Annotated[
        bool, typer.Option("--read-only", help="cli-flag-token-read-only")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Come in to a server as a program; its personal token is printed, and kept nowhere else.

    \b
    Example:
      voliere token http://127.0.0.1:8000 --name Robot
    """
    tongue = language.chosen(lang)
    asked = {
        "name": name,
        "lang": tongue,
        "label": label,
        "scopes": ["read"] if read_only else ["read", "play"],
    }
    made = ask(address, asked, tongue)
    if as_json:
        print_json(made)
    else:
        print(made["token"])
    return 0


def ask(address: str, body: dict[str, Any], lang: str) -> dict[str, Any]:
    """The token that a server answers with; CommandError if it does not."""
    if urlsplit(address).scheme not in ("http", "https"):
        raise CommandError("bad-address", address=address)
    request = urllib.request.Request(
        address.rstrip("/") + PATH,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Accept-Language": lang},
        method="POST",
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            made = json.loads(answer.read(MOST_BYTES))
            made["token"]  # a KeyError, or a TypeError, if this is another kind of server
    except urllib.error.HTTPError as error:
        raise CommandError("server-refused", reason=_reason(error)) from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CommandError("no-server", address=address, reason=error) from None
    return made  # type: ignore[no-any-return]


def _reason(error: urllib.error.HTTPError) -> str:
    """What the server says, or else its status."""
    try:
        return str(json.loads(error.read(MOST_BYTES))["sentence"])
    except (OSError, ValueError, KeyError, TypeError):
        return str(error)
