"""`voliere simulate`: the same seed gives the same games, however they are played."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import voliere as library
from tests.cli.conftest import Voliere
from tests.french import french
from voliere.games import REGISTRY, by_name
from voliere.table.simulate import GAMES_A_CHUNK, simulate
from voliere.table.table import make_options

KEYS = ["voliere", "game", "options", "deal", "moves", "result"]


def test_figures_as_json(voliere: Voliere) -> None:
    figures = json.loads(voliere("simulate", "vautour", "--games", 50, "--json").stdout)
    assert list(figures) == ["games", "seconds", "games_per_second", "moves_per_second"]
    assert figures["games"] == 50
    assert figures["moves_per_second"] > figures["games_per_second"] > 0


def test_figures_for_people(voliere: Voliere) -> None:
    said = voliere("simulate", "vautour", "--games", 1, "--seed", 7, "--lang", "fr").stdout
    assert said.startswith("1 partie en ")
    assert said.endswith(french("Graine : 7.\n"))


def test_records_are_compact_and_in_order(records: Path) -> None:
    for line in records.read_text().splitlines():
        record = json.loads(line)
        assert list(record) == KEYS
        assert json.dumps(record, separators=(",", ":"), ensure_ascii=False) == line
        assert library.from_record(record).over


def test_standard_output_holds_the_records_alone(voliere: Voliere, records: Path) -> None:
    done = voliere("simulate", "vautour", "--players=3", "--games=5", "--seed=7", "--records=-")
    assert done.stdout == records.read_text()
    assert "5 games in" in done.stderr


def test_processes_change_nothing(voliere: Voliere, tmp_path: Path) -> None:
    n_games = 2 * GAMES_A_CHUNK + 1
    written = []
    for jobs in (1, 2, 3):
        path = tmp_path / f"{jobs}.jsonl"
        voliere("simulate", "vautour", f"--games={n_games}", "--seed=1", f"--jobs={jobs}",
                "--records", path)  # fmt: skip
        written.append(path.read_bytes())
    assert written[0] == written[1] == written[2]
    assert len(written[0].splitlines()) == n_games == len(set(written[0].splitlines()))


def test_an_existing_file_is_replaced_only_when_all_is_written(
    voliere: Voliere, tmp_path: Path
) -> None:
    target, link = tmp_path / "games.jsonl", tmp_path / "link.jsonl"
    target.write_text("old")
    link.symlink_to(target)
    assert voliere("simulate", "vautour", "--games=2", "--records", link).returncode == 0
    assert link.is_symlink()
    assert len(target.read_text().splitlines()) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.jsonl", "link.jsonl"]


@pytest.mark.parametrize("name", REGISTRY)
def test_every_count_written_down_is_the_game_that_was_tallied(name: str) -> None:
    game = by_name(name)
    for players in game.players:
        try:
            options = make_options(game, players=players)
        except library.OptionError:
            options = make_options(game, players=players, coop=True)
        n = GAMES_A_CHUNK + 5
        tallied = list(simulate(game, options, n, seed=3))
        plain = list(simulate(game, options, n, seed=3, records=True))
        assert sum(batch.n_moves for batch in tallied) == sum(batch.n_moves for batch in plain)
        totals = [sum(seat) for seat in zip(*(batch.totals for batch in plain), strict=True)]
        assert totals == tallied[0].totals
        [legal] = simulate(game, options, 3, seed=3, records=True, legal=True)
        for line, with_legal in zip(plain[0].lines, legal.lines, strict=False):
            record = msgspec.json.decode(with_legal)
            library.from_record(record)
            for entry in record["moves"]:
                if "move" in entry:
                    assert entry["move"] in entry.pop("legal")
            assert msgspec.json.encode(record) == line
