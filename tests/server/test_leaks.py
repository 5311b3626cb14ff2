"""L1 over the server's messages: whoever may not know a card is sent the same bytes either way."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import numpy as np
import pytest

from tests.server.client import INVITED, ME, Guest
from voliere.games import REGISTRY, by_name
from voliere.kernel import rng
from voliere.server import log, telling
from voliere.server.standing import Standing
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.table.table import Table, make_options

STATES = 40
NAMES = {"a": "Ana", "b": "Ben"}


def table_row(game: str, players: int = 2) -> TableRow:
    options = make_options(by_name(game), players=players)
    plan = [{"kind": "open", "colour": f"c{seat}"} for seat in range(players)]
    return TableRow(
        id="t",
        log_version=log.LOG_VERSION,
        game=game,
        options=json.dumps(msgspec.to_builtins(options)),
        plan=json.dumps(plan),
        pace="{}",
        public=True,
        substitute="oisillon",
        host="a",
        created=0,
        secret=b"s" * 32,
        invitation="key",
        invitation_until=0,
        state="playing",
        minded=False,
    )


def dealt(game: str) -> Standing:
    standing = Standing(table_row(game))
    for entry, person in (
        (log.Sat(seat=0, colour="red"), "a"),
        (log.Sat(seat=1, colour="blue"), "b"),
        (log.Started(), None),
    ):
        standing.apply(EntryRow("t", standing.version + 1, 0, person, log.write_entry(entry)))
    return standing


def exchanged(standing: Standing, seat: int, seed: int) -> Table:
    """The same table for a seat, with everything it can't know drawn again."""
    assert standing.table is not None
    twin = standing.table.copy()
    buffer = np.frombuffer(standing.table.view(seat).memory, dtype=np.uint8).copy()
    standing.game.compiled.determinize(buffer, seat, rng.seeded(seed))
    twin._buffer[:] = buffer
    return twin


def said(standing: Standing, seat: int | None, person: str) -> bytes:
    table = telling.summary(standing, NAMES, "commitment")
    return telling.happened(standing, standing.version - 1, seat, NAMES, 0) + telling.welcome(
        standing,
        table,
        NAMES,
        person=person,
        seat=seat,
        seen=None,
        present=[],
        watching=0,
        now=0,
    )


@pytest.mark.parametrize("game", REGISTRY)
def test_l1_messages_do_not_depend_on_what_is_hidden(game: str) -> None:
    chance = random.Random(game)
    standing = dealt(game)
    for number in range(STATES):
        assert standing.table is not None
        if standing.table.over:
            standing = dealt(game)
            assert standing.table is not None
        seat = chance.choice(standing.actors)
        move = chance.choice(standing.view(seat).moves)
        entry = log.write_entry(log.Played(seat=seat, move=move))
        standing.apply(EntryRow("t", standing.version + 1, 0, None, entry))
        real = standing.table
        for viewer, person in ((0, "a"), (1, "b")):
            before = said(standing, viewer, person)
            for seed in (1, 2):
                standing.table = exchanged(standing, viewer, 100 * number + seed)
                standing._views.clear()
                after = said(standing, viewer, person)
                standing.table = real
                standing._views.clear()
                assert after == before


@pytest.mark.asyncio
async def test_l1_a_spectator_learns_nothing_from_a_secret_choice(address: str) -> None:
    """Two tables that differ in one card not yet turned over: a second session sees the same."""
    heard = []
    for secret_card in ("3", "14"):
        ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
        eve = await Guest.enter(address, "Eve")
        opened = await ana.open_table("vautour", [ME, INVITED], public=True)
        table_id = opened["table"]["id"]
        await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
        spectator = await eve.connect(table_id)
        other = await ben.connect(table_id)
        seat = await ana.connect(table_id)
        await seat.play(secret_card, id="fixed")
        await asyncio.gather(seat.until("accepted"))
        for watcher in (spectator, other):
            happened = await watcher.until("happened")
            happened["view"].pop("stake")
            heard.append(json.dumps(happened))
            assert secret_card not in [line["event"].get("card") for line in happened["told"]]
        refused = await eve.http.get(f"/tables/{table_id}?seat=0")
        assert refused.json()["code"] == "not-your-seat"
    assert heard[0] == heard[2]
    assert heard[1] == heard[3]
