"""L1: whoever may not know a card is sent the same bytes either way. L2: planted leaks are found."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from functools import cache

import pytest

from tests.server.client import INVITED, ME, Guest
from tests.server.planted import leaks
from tests.server.told import difference
from tests.server.twins import Story, stories, twin
from voliere.games import REGISTRY

STATES = 10_000
SOAK_STATES = 100_000
PAIRS = 60  # of twins that planted leaks are looked for in

Pair = tuple[Story, Story, int | None]


def pairs(game: str, seed: int) -> Iterator[Pair]:
    """Stories with a twin, for every seat and for a spectator."""
    chance = random.Random(f"{game} {seed}")
    for story in stories(game, seed):
        for viewer in (*range(story.options["players"]), None):
            other = twin(story, viewer, chance)
            if other is not None:
                yield story, other, viewer


def compare(game: str, n_states: int, seed: int) -> None:
    """Tell twins until so many states were looked at from somewhere."""
    n_compared = 0
    for one, other, viewer in pairs(game, seed):
        assert difference(one, other, viewer) is None
        n_compared += len(one.turns) + 1
        if n_compared >= n_states:
            return


@pytest.mark.parametrize("game", REGISTRY)
def test_l1_nothing_said_depends_on_what_is_hidden(game: str) -> None:
    compare(game, STATES, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", REGISTRY)
def test_l1_nothing_said_depends_on_what_is_hidden_for_long(game: str) -> None:
    compare(game, SOAK_STATES, 2)


@cache
def kept_pairs(game: str) -> list[Pair]:
    found = pairs(game, 3)
    return [next(found) for _ in range(PAIRS)]


@pytest.mark.parametrize("game", REGISTRY)
def test_l2_planted_leaks_are_found(game: str) -> None:
    planted = leaks(game)
    missed = []
    for leak in planted:
        with pytest.MonkeyPatch.context() as patch:
            leak.plant(patch)
            if not any(difference(*pair) for pair in kept_pairs(game)):
                missed.append(leak.name)
    assert not missed
    assert len(planted) >= 20
    assert sum(leak.late for leak in planted) >= 5


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
