"""What somebody waits for who has installed the wheel: the page, and the first move of each game.

The wheel is that of `make packages`, with the server and everything it asks for, in an environment
that holds nothing else, and no server has run there before: nothing is compiled, nothing is kept.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.packages.environment import PINNED, Environment, with_extra

import voliere
from benchmarks.table import Figure, figures

DIST = Path(__file__).parents[1] / "dist"
MOST_FOR_THE_PAGE, MOST_FOR_A_MOVE = 5, 3
BOT = "merle"
BETWEEN = 0.1  # two looks at the table; more often is refused


class Api:
    """The REST interface, as a program uses it that has nothing but Python."""

    def __init__(self, address: str) -> None:
        self.address = f"{address}/api/v1"
        self.token = ""
        self.token = self.ask("/bot/token", {"name": "Ana", "scopes": ["read", "play"]})["token"]

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to a request."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)

    def turn(self, table: str, after: int = -1) -> dict[str, Any]:
        """What is seen at a table when a decision is ours, later than one we have answered."""
        while True:
            seen: dict[str, Any] = self.ask(f"/tables/{table}")
            is_ours = seen["view"] is not None and seen["view"]["moves"]
            if is_ours and seen["decision"] > after:
                return seen
            time.sleep(BETWEEN)


def first_moves(address: str, game: str) -> tuple[float, float]:
    """Seconds from opening a table until our first move is accepted, and until the bots have
    answered it."""
    begun = time.perf_counter()
    api = Api(address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": BOT}]
    table = api.ask("/tables", {"game": game, "seats": seats})["table"]["id"]
    api.ask(f"/tables/{table}/start", {})
    seen = api.turn(table)
    number = seen["decision"]
    move = {"id": "first", "seat": 0, "decision": number, "move": seen["view"]["moves"][0]}
    api.ask(f"/tables/{table}/moves", move)
    played = time.perf_counter() - begun
    api.turn(table, number)
    return played, time.perf_counter() - begun


def wheel() -> Path:
    """The wheel of `make packages`."""
    found = sorted(DIST.glob(f"voliere-{voliere.__version__}-cp*.whl"))
    if not found:
        sys.exit("There is no wheel with compiled games in dist: make packages")
    return found[-1]


def start(environment: Environment, game: str) -> tuple[float, float, float]:
    """Seconds until the page is there, then until our first move and the bots' answer."""
    with tempfile.TemporaryDirectory() as fresh:
        environment.more = {"VOLIERE_CACHE": f"{fresh}/cache", "VOLIERE_DATA": f"{fresh}/data"}
        begun = time.perf_counter()
        with environment.serving("serve", "--port", "0") as address:
            with urllib.request.urlopen(address, timeout=60) as page:
                page.read()
            return time.perf_counter() - begun, *first_moves(address, game)


def section() -> str:
    """The figures of each game, each with a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        environment = Environment(Path(folder) / "new")
        environment.install("--compile-bytecode", *PINNED, with_extra(wheel(), "server"))
        starts = {game: start(environment, game) for game in voliere.games()}
    pages = [page for page, _, _ in starts.values()]
    command = "`voliere serve`"
    found = [
        Figure(
            f"{command}: until the page is there, for the first time",
            pages[0],
            "s",
            MOST_FOR_THE_PAGE,
        ),
        Figure(f"{command}: the same, later", max(pages[1:]), "s", MOST_FOR_THE_PAGE),
    ]
    for game, (_, played, answered) in starts.items():
        what = f"{game}: from opening the first table until the first move is accepted"
        found.append(Figure(what, played, "s", MOST_FOR_A_MOVE))
        found.append(Figure(f"{game}: until `{BOT}` has answered it", answered, "s", None))
    return figures(found)
