"""L1: who may not know a card is sent the same bytes either way. L2: planted leaks are found."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import variants
from tests.server.client import INVITED, ME, Guest
from tests.server.planted import Leak, leaks
from tests.server.told import difference
from tests.server.twins import KINDS, Story, told, twin
from voliere.games import REGISTRY

STATES = 2_500
SOAK_STATES = 100_000
# For the hunt: how often all variants are gone through, and those that hide most, often.
ROUNDS = {"piafs": 4, "vautour": 6, "feather": 1, "songbirds": 5}
RICH: dict[str, list[dict[str, Any]]] = {
    "piafs": [{"players": 2}, {"players": 3}],
    "vautour": [],
    "feather": [
        {"players": 2, "opening": "draft"},
        {"players": 3, "opening": "draft"},
        {"players": 3, "opening": "migration"},
    ],
    "songbirds": [],
}
RICH_STORIES = 6
HUNTED = 26  # leaks a game in the short form, about

Pair = tuple[Story, Story, int | None]


def pairs(game: str, seed: int) -> Iterator[Pair]:
    """Stories of all variants with a twin, for every seat and for a spectator, for ever."""
    chance = random.Random(f"{game} {seed}")
    ways = [options for name, options in variants.ALL if name == game]
    while True:
        kind = chance.choice(KINDS)
        story = told(game, chance.choice(ways), kind, chance)
        if story is None:
            continue
        for viewer in (*range(story.options["players"]), None):
            other = twin(story, viewer, kind, chance)
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


def hunting_ground(game: str) -> list[Pair]:
    """Twins of every variant and kind, seen by a spectator or by one of the seats."""
    chance = random.Random(game)
    found: list[Pair] = []
    for _ in range(ROUNDS[game]):
        for options in [options for name, options in variants.ALL if name == game]:
            for kind in KINDS:
                story = told(game, options, kind, chance)
                if story is None:
                    continue
                seat = chance.randrange(story.options["players"])
                viewer = chance.choice((None, seat))
                other = twin(story, viewer, kind, chance)
                if other is not None:
                    found.append((story, other, viewer))
    for options in RICH[game] * RICH_STORIES:
        story = told(game, options, "deal", chance)
        assert story is not None, "the deal always hides something"
        for viewer in (None, chance.randrange(story.options["players"])):
            other = twin(story, viewer, "deal", chance)
            if other is not None:
                found.append((story, other, viewer))
    chance.shuffle(found)
    return found


@pytest.mark.parametrize("game", REGISTRY)
def test_l2_planted_leaks_are_found(game: str) -> None:
    every = leaks(game)
    hunt(game, every[:: max(1, round(len(every) / HUNTED))])


@pytest.mark.soak
@pytest.mark.parametrize("game", REGISTRY)
def test_l2_all_planted_leaks_are_found(game: str) -> None:
    hunt(game, leaks(game))


def hunt(game: str, planted: list[Leak]) -> None:
    """Plant one leak after the other, and find each."""
    assert len(planted) >= 20
    assert sum(leak.late for leak in planted) >= 3
    ground, missed = hunting_ground(game), []
    for leak in planted:
        with pytest.MonkeyPatch.context() as patch:
            leak.plant(patch)
            if not any(difference(*pair) for pair in ground):
                missed.append(leak.name)
    assert not missed


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
            for drawn in ("stake", "worth", "takes"):  # each table has its own first points card
                happened["view"].pop(drawn)
            heard.append(json.dumps(happened))
            assert secret_card not in [line["event"].get("card") for line in happened["told"]]
        refused = await eve.http.get(f"/tables/{table_id}?seat=0")
        assert refused.json()["code"] == "not-your-seat"
    assert heard[0] == heard[2]
    assert heard[1] == heard[3]
