"""Games of a device taken into one's list: refereed, marked, bounded; and what a cheat sends."""

from __future__ import annotations

import json
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import pytest_asyncio

import voliere
from tests.server.client import Guest
from tests.server.finished import games
from tests.server.running import Running, running
from tests.wasm.games import NODE
from voliere.games import REGISTRY
from voliere.server.tables import bringing
from voliere.table import fair
from voliere.wasm.builds import BUILT

pytestmark = pytest.mark.asyncio

DEVICE = Path(__file__).with_name("device.ts")


Sent = dict[str, Any]


class Device(NamedTuple):
    """A game that a device has played, by the compiled rules in Node: as it is sent, what the
    device has committed to, and how it shows the game again to several pairs of eyes."""

    sent: Sent
    commitment: str
    replays: list[tuple[dict[str, Any], list[dict[str, Any]]]]


def device(game: str, **options: Any) -> Device:
    command = [str(NODE), str(DEVICE), str(BUILT), game, json.dumps(options)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return Device(*json.loads(done.stdout))


def played(game: str = "vautour", **options: Any) -> Sent:
    return device(game, **options).sent


@pytest_asyncio.fixture
async def ana(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Ana")
    yield one
    await one.close()


async def brought(guest: Guest, game: Sent) -> str:
    """How the server answers: `taken`, or the code of its refusal."""
    answer = await guest.http.post("/me/games", json=game)
    return "taken" if answer.status_code == 204 else str(answer.json()["code"])


@pytest.mark.parametrize("game", REGISTRY)
async def test_a_game_is_listed_marked_and_seen_again(ana: Guest, game: str) -> None:
    sent, commitment, replays = device(game)
    assert await brought(ana, sent) == "taken"
    assert await brought(ana, sent) == "taken"  # once more changes nothing
    [one] = await games(ana)
    assert (one["id"], one["game"], one["offline"]) == (sent["id"], game, True)
    assert one["ended"] == sent["ended"]
    record = await ana.get(f"/tables/{sent['id']}/record")
    assert record["fairness"]["commitment"] == commitment
    assert voliere.from_record(record).over
    voliere.verify(record)
    for eyes, steps in replays:
        wanted = {name: value for name, value in eyes.items() if value is not None}
        replay = await ana.get(f"/tables/{sent['id']}/replay", sentences=False, **wanted)
        assert whole(replay["steps"]) == steps, eyes


def whole(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps of a replay with all of their views and hands, not only what has changed."""
    view: dict[str, Any] = {}
    hands: list[dict[str, Any]] | None = None
    found = []
    for step in steps:
        view = view | step["view"]
        if (now := step["hands"]) is not None:
            hands = [kept(a | b) for a, b in zip(hands or [{}] * len(now), now, strict=True)]
        found.append({**step, "view": view, "hands": hands})
    return found


def kept(hand: dict[str, Any]) -> dict[str, Any]:
    """A hand without what is there no more."""
    return {name: value for name, value in hand.items() if value is not None}


async def test_what_was_taken_back_on_the_device_is_training_here(ana: Guest) -> None:
    sent = played() | {"training": True}
    assert await brought(ana, sent) == "taken"
    assert (await ana.get(f"/tables/{sent['id']}/record"))["training"] is True


def forged(sent: Sent, **changes: Any) -> Sent:
    return {**sent, **changes}


async def test_a_forged_game_is_refused_and_leaves_nothing(ana: Guest) -> None:
    sent = played(players=3)
    moves, later = sent["moves"], sent["ended"] + 10**9
    bots = [{"bot": "moineau"}, {"bot": "moineau"}]
    attempts = {
        "not finished": (forged(sent, moves=moves[:-1]), "not-over"),
        "more moves than there are": (forged(sent, moves=[*moves, [0, "1"]]), "game-over"),
        "a card twice": (forged(sent, moves=[moves[0], moves[0]]), "not-to-move"),
        "no move": (forged(sent, moves=[[0, "ace"]]), "bad-notation"),
        "a seat that is not there": (forged(sent, moves=[[7, "1"]]), "bad-brought"),
        "a seat below all": (forged(sent, moves=[[-1, "1"]]), "bad-brought"),
        "the id of a table of the server": (forged(sent, id="6a9b3c1d" + "0" * 16), "bad-brought"),
        "a path for an id": (forged(sent, id="device-../../../etc/passwd"), "bad-brought"),
        "half a secret": (forged(sent, secret="ab"), "bad-brought"),
        "from the future": (forged(sent, ended=later), "bad-brought"),
        "ended before it began": (forged(sent, created=sent["ended"] + 1), "bad-brought"),
        "nobody played": (forged(sent, seats=[{"bot": "moineau"}, *bots]), "bad-brought"),
        "too few seats": (forged(sent, seats=bots), "bad-seats"),
        "an unknown bot": (forged(sent, seats=[{}, {"bot": "eagle"}, {}]), "unknown-bot"),
        "a program for a bot": (forged(sent, seats=[{}, {"bot": "program:sh"}, {}]), "unknown-bot"),
        "another's name": (forged(sent, seats=[{"name": "Ben"}, *bots]), "own-name"),
        "an unknown game": (forged(sent, game="goose"), "unknown-game"),
        "an unknown option": (forged(sent, options={"stakes": 3}), "unknown-option"),
        "an unknown field": (forged(sent, rating=2000), "bad-message"),
    }
    for what, (attempt, code) in attempts.items():
        assert await brought(ana, attempt) == code, what
    assert await games(ana) == []


async def test_the_cards_are_those_of_the_secret_whatever_is_claimed(ana: Guest) -> None:
    sent = played("songbirds")
    # Moves of one deal are not legal in another: hands are others.
    assert await brought(ana, forged(sent, secret="0" * 64)) in {"illegal-move", "not-to-move"}
    assert await games(ana) == []


async def test_a_game_belongs_to_who_brought_it(ana: Guest, server: Running) -> None:
    sent = played()
    assert await brought(ana, sent) == "taken"
    ben = await Guest.enter(server.address, "Ben")
    assert await brought(ben, sent) == "brought-by-another"
    assert await games(ben) == []
    [one] = await games(ana)
    assert one["seats"][0]["name"] == "Ana"
    await ben.close()


async def test_a_stranger_and_a_foreign_page_bring_nothing(ana: Guest, server: Running) -> None:
    sent, address = played(), f"{server.address}/api/v1/me/games"
    stranger = httpx.post(address, json=sent, headers={"Origin": server.address})
    assert stranger.json()["code"] == "not-signed-in"
    foreign = await ana.http.post("/me/games", json=sent, headers={"Origin": "http://evil.example"})
    assert foreign.json()["code"] == "foreign-origin"
    assert await games(ana) == []


async def test_a_flood_is_bounded_in_size_and_number(
    ana: Guest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sent = played()
    large = forged(sent, moves=[[0, "1" * 100]] * 2000)
    assert await brought(ana, large) == "too-large"
    monkeypatch.setattr(bringing, "A_PERSON", 2)
    with running(tmp_path, settings={"generosity": 1.0}) as small:
        eve = await Guest.enter(small.address, "Eve")
        for n in range(3):
            one = forged(sent, id=f"device-{n:024x}")
            code = await brought(eve, one)
            # Bound to another id the secret deals other stakes; the moves of vautour stay legal.
            assert code == ("taken" if n < 2 else "brought-enough")
        await eve.close()


async def test_the_commitment_of_the_device_is_the_one_of_python() -> None:
    sent, commitment, _ = device("vautour", players=3)
    bond = fair.Bond(sent["id"], ["person", "bot:moineau", "bot:moineau"])
    secret = bytes.fromhex(sent["secret"])
    assert commitment == fair.bound_commitment(secret, bond, "vautour", sent["options"])
