"""How far somebody has come in the lessons, on all their devices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest
from tests.server.running import running

pytestmark = pytest.mark.asyncio

LESSON = "vautour/first"
PASSWORD = "a long password"


def at(step: str | None, when: int, lesson: str = LESSON, **changes: Any) -> dict[str, Any]:
    return {"lesson": lesson, "step": step, "done": False, "at": when} | changes


async def share(guest: Guest, *known: dict[str, Any]) -> list[dict[str, Any]]:
    answer = await guest.http.put("/me/lessons", json={"lessons": list(known)})
    assert answer.status_code == 200, answer.text
    shared: list[dict[str, Any]] = answer.json()
    return shared


async def two_devices(address: str, login: str) -> tuple[Guest, Guest]:
    one, other = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ana")
    await one.post("/me/account", login=login, password=PASSWORD)
    await other.post("/login", login=login, password=PASSWORD)
    return one, other


async def test_a_lesson_left_half_way_goes_on_on_another_device(address: str) -> None:
    one, other = await two_devices(address, "half-way")
    assert await share(one) == []
    await share(one, at("vulture", 2000))
    assert await share(other) == [at("vulture", 2000)]
    assert await share(other, at("big", 3000)) == [at("big", 3000)]
    assert await share(one, at("vulture", 2000)) == [at("big", 3000)]


async def test_an_end_that_was_seen_stays_and_other_lessons_come_along(address: str) -> None:
    one, other = await two_devices(address, "the-end")
    await share(one, at(None, 5000, done=True))
    later = at("mouse", 6000)
    ties = at("carry", 100, "vautour/ties")
    assert await share(other, later, ties) == [later | {"done": True}, ties]
    assert await share(one, at(None, 5000, done=True)) == [later | {"done": True}, ties]


async def test_a_clock_that_is_ahead_does_not_win_for_ever(address: str) -> None:
    one, other = await two_devices(address, "ahead")
    (noted,) = await share(one, at("big", 2**53))
    assert noted["at"] < 2**53
    assert await share(other, at("tie", noted["at"] + 10_000)) != [noted]


async def test_of_what_is_no_lesson_or_step_nothing_is_noted(address: str) -> None:
    one, _ = await two_devices(address, "unknown")
    strange = [at("mouse", 1, "dodo/first"), at("nowhere", 1), at("mouse", 1, "../first")]
    assert await share(one, *strange) == []


@pytest.mark.parametrize(
    "lessons",
    [
        "all",
        [{"lesson": LESSON}],
        [at("x" * 200, 1)],
        [at("mouse", -1)],
        [at("mouse", 1)] * 151,
        [at("mouse", 1, cheat=True)],
    ],
)
async def test_what_is_no_progress_is_refused_and_nothing_is_noted(
    address: str, lessons: object
) -> None:
    one = await Guest.enter(address, "Ana")
    await one.post("/me/account", login=f"bad-{abs(hash(str(lessons)))}"[:18], password=PASSWORD)
    refused = await one.http.put("/me/lessons", json={"lessons": lessons})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-message")
    assert await share(one) == []


async def test_guests_strangers_and_tokens_have_none(address: str) -> None:
    guest = await Guest.enter(address, "Ana")
    refused = await guest.http.put("/me/lessons", json={"lessons": []})
    assert refused.json()["code"] == "no-account"
    token = (await guest.post("/me/tokens", label="bot", scopes=["read", "play"]))["token"]
    guest.http.cookies.clear()
    refused = await guest.http.put("/me/lessons", json={"lessons": []})
    assert refused.json()["code"] == "not-signed-in"
    bearer = {"Authorization": f"Bearer {token}"}
    refused = await guest.http.put("/me/lessons", json={"lessons": []}, headers=bearer)
    assert refused.json()["code"] == "no-token"


async def test_it_is_handed_over_and_forgotten(address: str) -> None:
    one, other = await two_devices(address, "forgotten")
    await share(one, at("big", 7))
    assert (await one.get("/me/export"))["lessons"] == [at("big", 7)]
    assert (await one.http.delete("/me")).status_code == 204
    assert (await other.http.put("/me/lessons", json={"lessons": []})).status_code == 401


async def test_who_sends_too_much_waits(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 0.25}) as server:
        one = await Guest.enter(server.address, "Ana")
        await one.post("/me/account", login="flood", password=PASSWORD)
        answers = [await one.http.put("/me/lessons", json={"lessons": []}) for _ in range(20)]
    assert {answer.status_code for answer in answers} == {200, 429}
