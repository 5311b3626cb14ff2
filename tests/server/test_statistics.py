"""How one has played, in figures: every finished game, with what its analysis says, and nobody
else's."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from sqlalchemy import text

from tests.server.client import Guest
from tests.server.finished import play_alone, play_together, until_noted
from tests.server.running import Running, running
from tests.server.test_analyses import until_done
from voliere.server.storage.sqlite import new_engine
from voliere.server.study import jobs
from voliere.study import measured_files

pytestmark = pytest.mark.asyncio


@pytest.fixture(scope="module", autouse=True)
def short_looks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "QUICK_MS", 30)
        patch.setattr(jobs, "FULL_MS", 60)
        yield


async def test_every_finished_game_is_there_with_what_its_analysis_says(server: Running) -> None:
    ana = await Guest.enter(server.address, "Ana")
    ben = await Guest.enter(server.address, "Ben")
    empty = {"games": [], "whole": True, "own": [], "parquet": True}
    assert (await ana.get("/me/statistics")) == empty
    together = await play_together(ana, ben)
    alone = await play_alone(ana, "songbirds", bots=0)
    await until_noted(ana, 2)
    await until_noted(ben, 1)
    games = {one["id"]: one for one in (await ana.get("/me/statistics"))["games"]}
    assert set(games) == {together, alone}
    assert games[together]["opponents"] == ["Ben"]
    assert games[together]["ecart"] is games[together]["luck"] is None
    record = await ana.get(f"/tables/{together}/record")
    assert games[together]["score"] == record["result"]["scores"][0]
    winners = record["result"]["winners"]
    assert games[together]["win"] == (1 / len(winners) if 0 in winners else 0)
    assert (games[alone]["opponents"], games[alone]["win"]) == ([], None)

    await ben.post(f"/tables/{together}/analysis")
    analysis = (await until_done(ben, f"/tables/{together}/analysis"))[-1]["analysis"]
    for guest, summary in zip((ana, ben), analysis["summary"], strict=True):
        found = (await guest.get("/me/statistics"))["games"]
        (game,) = [one for one in found if one["id"] == together]
        assert game["ecart"] == pytest.approx(summary["ecart"])
        assert game["luck"] == pytest.approx(summary["deal"] + summary["draw"])
    assert [one["id"] for one in (await ben.get("/me/statistics"))["games"]] == [together]


async def test_games_tell_themselves_how_they_were_played(server: Running) -> None:
    ana = await Guest.enter(server.address, "Ana", **{"Accept-Language": "en"})
    for game in ("vautour", "piafs", "feather", "songbirds"):
        await play_alone(ana, game)
    await until_noted(ana, 4)
    told = await ana.get("/me/statistics")
    own = {one["game"]: one["own"] for one in told["games"]}
    for one in told["own"]:
        keys = {key["key"] for key in one["keys"]}
        assert set(own[one["game"]].get(one["name"], {})) <= keys
    (score,) = [one["score"] for one in told["games"] if one["game"] == "piafs"]
    assert sum(value for (value,) in own["piafs"]["points"].values()) == score
    (bids,) = [one for one in told["own"] if (one["game"], one["name"]) == ("vautour", "bids")]
    assert (bids["title"], bids["kind"]) == ("Card played on each points card", "spread")
    assert (bids["values"], bids["keys"][0]) == (list(range(1, 16)), {"key": "+10", "label": "+10"})


async def test_what_earlier_games_tell_is_noted_when_a_server_starts(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address, "Ana")
        await play_alone(ana)
        await until_noted(ana)
        (before,) = (await ana.get("/me/statistics"))["games"]
    with new_engine(tmp_path / "voliere.sqlite").begin() as connection:
        connection.execute(text("UPDATE seatings SET statistics = NULL"))
    with running(tmp_path) as server:
        again = Guest(server.address, Cookie=f"voliere={ana.token}")
        while (after := (await again.get("/me/statistics"))["games"][0])["own"] is None:
            await asyncio.sleep(0.02)
        assert after == before


@pytest.mark.complains("fails to tell its statistics")
async def test_a_game_ends_also_where_it_fails_to_tell(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(import_module("voliere.games.vautour.statistics"), "noted", broken)
    ana = await Guest.enter(server.address, "Ana")
    await play_alone(ana)
    await until_noted(ana)
    told = await ana.get("/me/statistics")
    assert [one["own"] for one in told["games"]] == [None]
    assert told["own"] == []


async def test_games_are_taken_away_as_files(server: Running) -> None:
    ana = await Guest.enter(server.address, "Ana")
    ben = await Guest.enter(server.address, "=Ben()")
    table_id = await play_together(ana, ben)
    await until_noted(ana)
    (game,) = (await ana.get("/me/statistics"))["games"]
    table = (await ana.http.get("/me/statistics/games.csv")).text
    (row,) = csv.DictReader(io.StringIO(table))
    assert (row["id"], row["score"], row["opponents"]) == (table_id, str(game["score"]), "'=Ben()")
    assert float(row["vautour.bids.+10"]) == game["own"]["bids"]["+10"][0]
    (line,) = (await ana.http.get("/me/statistics/games.jsonl")).text.splitlines()
    assert json.loads(line)["own"] == game["own"]
    answer = await ana.http.get("/me/statistics/games.parquet")
    (read,) = pq.read_table(io.BytesIO(answer.content)).to_pylist()
    assert (read["id"], read["opponents"]) == (table_id, ["=Ben()"])
    assert read["vautour.bids.-5"] == game["own"]["bids"]["-5"][0]
    stranger = await Guest.enter(server.address, "Zoé")
    assert (await stranger.http.get("/me/statistics/games.jsonl")).content == b""
    for name in ("games", "games.xlsx", "others.csv", "..%2Fgames.csv"):
        assert (await ana.http.get(f"/me/statistics/{name}")).status_code == 404


async def test_without_what_writes_parquet_a_sentence_says_so(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(measured_files, "find_spec", lambda name: None)
    ana = await Guest.enter(server.address, "Ana")
    assert not (await ana.get("/me/statistics"))["parquet"]
    refused = await ana.http.get("/me/statistics/games.parquet")
    assert (refused.status_code, refused.json()["code"]) == (400, "missing-package")


async def test_a_name_that_was_taken_out_is_in_nobodys_statistics(server: Running) -> None:
    ana = await Guest.enter(server.address, "Ana")
    ben = await Guest.enter(server.address, "Canari")
    table_id = await play_together(ana, ben)
    await until_noted(ana)
    hidden = await ben.http.put(f"/tables/{table_id}/name", json={"hidden": True})
    assert hidden.status_code == 204
    (game,) = (await ana.get("/me/statistics"))["games"]
    assert game["opponents"] == ["—"]
