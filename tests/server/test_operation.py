"""What those who run a server are given: the page /about, a dashboard, a word on PostgreSQL."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.server.client import BOT, ME, Guest
from tests.server.running import running
from voliere.cli.main import run
from voliere.server.about_page import MOST_BYTES

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.asyncio
async def test_the_host_fills_the_page_about_in_both_languages(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.address + "/api/v1") as visitor:

            async def said(lang: str) -> str:
                answer = await visitor.get("/about/text", params={"lang": lang})
                assert answer.json()["lang"] == lang
                return str(answer.json()["text"])

            assert (await said("fr")).startswith("# À propos de Volière")
            assert (await said("en")).startswith("# About Volière")
            (tmp_path / "about.fr.md").write_text("# Mentions légales\n\nAna Merle", "utf-8")
            assert (await said("fr")).startswith("# Mentions légales")
            assert "# À propos de Volière" in await said("fr"), "what is kept stays said"
            assert (await said("en")).startswith("# Mentions légales"), "better than nothing"
            (tmp_path / "about.en.md").write_bytes(b"# Imprint \xff" + b"x" * 2 * MOST_BYTES)
            assert (await said("en")).startswith("# Imprint \ufffd")
            assert len(await said("en")) < 2 * MOST_BYTES
            assert (await visitor.get("/about/text", params={"lang": "../x"})).status_code == 400
        page = await Guest(server.address).http.get(server.address + "/about")
        assert page.status_code == 200


@pytest.mark.asyncio
async def test_every_figure_of_the_dashboard_is_there(tmp_path: Path) -> None:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    names = set(re.findall(r"voliere_\w+", asked))
    assert len(names) > 9
    with running(tmp_path) as server:
        address = f"http://127.0.0.1:{server.services.metrics_port}/metrics"
        async with httpx.AsyncClient() as prometheus:
            await prometheus.get(server.address + "/healthz")
            told = (await prometheus.get(address)).text
    for name in names:
        histogram = rf"^# TYPE {name.removesuffix('_bucket')} histogram$"
        assert re.search(rf"^(# TYPE )?{name}\b|{histogram}", told, re.MULTILINE), name


@pytest.mark.asyncio
async def test_histograms_of_requests_moves_commits_and_thinking(tmp_path: Path) -> None:
    with running(tmp_path, thinker=None) as server:
        ana = await Guest.enter(server.address, "Ana")
        opened = await ana.open_table("vautour", [ME, BOT])
        table_id = opened["table"]["id"]
        await ana.post(f"/tables/{table_id}/start")
        seat = await ana.connect(table_id)
        await seat.play_on()
        for odd in ("/api/v1/tables/no-such", "/api/v1/no/such/route", "/assets/%00"):
            await ana.http.get(server.address + odd)
        address = f"http://127.0.0.1:{server.services.metrics_port}/metrics"
        async with httpx.AsyncClient() as prometheus:
            told = (await prometheus.get(address)).text

    def n(name: str, labels: str = "") -> int:
        (found,) = re.findall(rf"^{name}_count{re.escape(labels)} (\S+)$", told, re.MULTILINE)
        return int(float(found))

    n_moves = int(float(re.findall(r"^voliere_moves_total (\S+)$", told, re.MULTILINE)[0]))
    assert n("voliere_move_seconds") == n_moves > 10
    assert n("voliere_commit_seconds") >= n_moves
    assert n("voliere_bots_thinking_seconds", '{bot="oisillon"}') >= 10
    assert n("voliere_request_seconds", '{route="/api/v1/tables/{table_id}/start"}') == 1
    routes = set(re.findall(r'^voliere_request_seconds_count{route="([^"]*)"}', told, re.MULTILINE))
    assert table_id not in str(routes)
    assert "no-such" not in str(routes), "no stranger makes up a route"
    buckets = re.findall(r'^voliere_move_seconds_bucket{le="([^"]+)"} (\S+)$', told, re.MULTILINE)
    assert [float(count) for _, count in buckets] == sorted(float(count) for _, count in buckets)
    assert buckets[-1][0] == "+Inf"


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_with_postgresql_a_backup_says_what_to_do(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("VOLIERE_DATABASE", "postgresql://ana:secret@localhost/birds")
    for lang in ("en", "fr"):
        assert run(["--lang", lang, command, str(tmp_path / "copy")]) != 0
        told = capsys.readouterr().err
        assert "pg_dump --format=custom" in told
        assert "pg_restore --clean" in told
        assert "secret" not in told
    assert not list(tmp_path.iterdir())
