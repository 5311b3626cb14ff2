"""How one has played, in figures: every finished game, with what its analysis says, and nobody
else's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Guest
from tests.server.finished import play_alone, play_together, until_noted
from tests.server.running import Running
from tests.server.test_analyses import until_done
from voliere.server.study import jobs

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
    assert (await ana.get("/me/statistics")) == {"games": [], "whole": True}
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


async def test_a_name_that_was_taken_out_is_in_nobodys_statistics(server: Running) -> None:
    ana = await Guest.enter(server.address, "Ana")
    ben = await Guest.enter(server.address, "Canari")
    table_id = await play_together(ana, ben)
    await until_noted(ana)
    hidden = await ben.http.put(f"/tables/{table_id}/name", json={"hidden": True})
    assert hidden.status_code == 204
    (game,) = (await ana.get("/me/statistics"))["games"]
    assert game["opponents"] == ["—"]
