"""One's games in a list: found without reading logs, filtered, page by page, and whose name is
taken out has none in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from tests.server.client import BOT, ME, Guest
from tests.server.finished import games, play_alone, play_together, until_noted
from tests.server.running import Running, running
from voliere.server.storage.sqlite import new_engine

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def ana(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Ana")
    yield one
    await one.close()


@pytest_asyncio.fixture
async def ben(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Élodie")
    yield one
    await one.close()


async def refused(guest: Guest, path: str, **params: Any) -> str:
    answer = await guest.http.get(path, params=params)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def test_a_finished_game_is_listed_for_everybody_who_played_it(
    ana: Guest, ben: Guest
) -> None:
    table_id = await play_together(ana, ben)
    record = await ana.get(f"/tables/{table_id}/record")
    for guest, seat in ((ana, 0), (ben, 1)):
        [game] = await until_noted(guest)
        assert (game["id"], game["game"], game["state"]) == (table_id, "vautour", "over")
        assert game["result"] == record["result"]
        winners = record["result"]["winners"]
        right = "shared" if winners == [0, 1] else "won" if winners == [seat] else "lost"
        assert game["outcome"] == right
        assert [one["name"] for one in game["seats"]] == ["Ana", "Élodie"]
        assert [one["mine"] for one in game["seats"]] == [seat == 0, seat == 1]
        assert game["ended"] >= game["created"]


async def test_a_game_under_way_is_in_the_other_list(ana: Guest, ben: Guest) -> None:
    opened = await ana.open_table("vautour", [ME, BOT])
    assert await games(ana) == []
    [game] = await games(ana, running=True)
    assert (game["id"], game["state"], game["result"]) == (opened["table"]["id"], "waiting", None)
    seated = await ana.connect(game["id"])
    await seated.say("start")
    await seated.until("happened")
    [game] = await games(ana, running=True)
    assert game["your_turn"]
    assert await games(ben, running=True) == []
    await seated.close()


async def test_games_are_found_by_game_variant_people_and_result(ana: Guest, ben: Guest) -> None:
    together = await play_together(ana, ben)
    two = await play_alone(ana)
    three = await play_alone(ana, bots=2)
    feather = await play_alone(ana, "feather")
    await until_noted(ana, 4)

    async def found(**wanted: Any) -> set[str]:
        return {game["id"] for game in await games(ana, **wanted)}

    assert await found(game="feather") == {feather}
    assert await found(opponent="élodie") == await found(opponent="LOD") == {together}
    assert await found(opponent="Oisil") == {two, three, feather}
    assert await found(opponent="Ana") == await found(opponent="%") == set()
    every = await ana.get("/me/games")
    by_players = {(one["game"], one["options"]["players"]): one["key"] for one in every["variants"]}
    assert set(by_players) == {("vautour", 2), ("vautour", 3), ("feather", 2)}
    assert await found(variant=by_players["vautour", 3]) == {three}
    outcomes = {game["id"]: game["outcome"] for game in every["games"]}
    for outcome in ("won", "shared", "lost"):
        assert await found(outcome=outcome) == {one for one in outcomes if outcomes[one] == outcome}
    assert await found(game="nothing") == set()


async def test_the_list_comes_page_by_page(ana: Guest) -> None:
    played = [await play_alone(ana) for _ in range(3)]
    await until_noted(ana, 3)
    first = await ana.get("/me/games", limit=2)
    second = await ana.get("/me/games", limit=2, before=first["next"])
    ids = [game["id"] for page in (first, second) for game in page["games"]]
    assert ids == played[::-1]
    assert second["next"] is None
    assert second["variants"] == []
    assert await refused(ana, "/me/games", limit=1000) == "bad-message"
    assert await refused(ana, "/me/games", before="'; DROP TABLE games") == "bad-message"
    assert await refused(ana, "/me/games", outcome="glorious") == "bad-message"


async def test_several_seats_of_one_person_are_one_game(ana: Guest) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bea"}]
    opened = await ana.open_table("vautour", seats)
    seated = await ana.connect(opened["table"]["id"])
    await seated.say("start")
    while not (seated.view and seated.view["over"]):
        if seated.view and seated.view["moves"] and seated.decision > seated.answered:
            await seated.play(seated.view["moves"][0])
            await seated.until("accepted")
            await seated.say("look", seat=1 - seated.view["seat"])
            await seated.until("welcome")
            seated.answered = 0
        else:
            await seated.hear()
    await seated.close()
    [game] = await until_noted(ana)
    assert [one["name"] for one in game["seats"]] == ["Ana", "Bea"]
    assert game["outcome"] == "won"


async def test_a_name_taken_out_of_a_game_is_nowhere_in_it(ana: Guest, ben: Guest) -> None:
    table_id = await play_together(ana, ben)
    await until_noted(ben)
    stranger = await Guest.enter(ana.address, "Zoé")
    assert (await stranger.http.put(f"/tables/{table_id}/name", json={"hidden": True})).json()[
        "code"
    ] == "not-seated"
    for hidden in (True, False):
        answer = await ana.http.put(f"/tables/{table_id}/name", json={"hidden": hidden})
        assert answer.status_code == 204
        pages = [await ben.get("/me/games"), await ben.get(f"/tables/{table_id}")]
        for one in (ben, stranger):
            pages.append(await one.get(f"/tables/{table_id}/replay"))
            pages.append(await one.get(f"/tables/{table_id}/record"))
        for page in pages[2:] if not hidden else pages:
            assert ("Ana" in str(page)) is not hidden
    assert (await games(ben, opponent="Ana"))[0]["id"] == table_id
    await stranger.close()


async def test_the_account_deleted_takes_names_and_comments_out(ana: Guest, ben: Guest) -> None:
    table_id = await play_together(ana, ben)
    await ana.post(f"/tables/{table_id}/comments", move=3, text="canary")
    assert "canary" in str(await ben.get(f"/tables/{table_id}/record"))
    assert "canary" in str((await ana.get("/me/export"))["comments"])
    await ana.http.delete("/me")
    left = f"{await ben.get(f'/tables/{table_id}/replay')} {await ben.get('/me/games')}"
    assert "canary" not in left
    assert "Ana" not in left
    [game] = await until_noted(ben)
    assert [one["name"] for one in game["seats"]] == ["—", "Élodie"]


async def test_games_from_before_the_list_are_noted_after_a_start(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = await Guest.enter(server.address)
        table_id = await play_alone(guest)
        [before] = await until_noted(guest)
    with new_engine(tmp_path / "voliere.sqlite").begin() as connection:
        connection.execute(text("UPDATE tables SET ended = NULL, result = NULL, seated = NULL"))
        connection.execute(text("UPDATE seatings SET ended = NULL, outcome = NULL"))
    with running(tmp_path) as server:
        again = Guest(server.address)
        again.http.cookies = guest.http.cookies
        [after] = await until_noted(again)
        assert after == before
        assert after["id"] == table_id


async def test_an_end_that_was_not_noted_is_noted_when_the_table_is_looked_at(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        guest = await Guest.enter(server.address)
        await play_alone(guest)
        [before] = await until_noted(guest)
    with new_engine(tmp_path / "voliere.sqlite").begin() as connection:
        connection.execute(text("UPDATE tables SET ended = NULL, state = 'playing'"))
        connection.execute(text("UPDATE seatings SET ended = NULL"))
    with running(tmp_path) as server:
        again = Guest(server.address)
        again.http.cookies = guest.http.cookies
        await again.get("/me/games", running=True)
        assert await asyncio.wait_for(until_noted(again), 20) == [before]
