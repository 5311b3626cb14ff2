"""`voliere statistics`: for people, for programs, with and without analyses, and what it says of
files that are no use to it."""

from __future__ import annotations

import csv
import io
import json
import random
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import voliere as library
from tests.cli.conftest import Voliere

PLAYED = (("vautour", 1), ("vautour", 2), ("piafs", 3))


def record(game: str, seed: int) -> dict[str, Any]:
    table, dice = library.new_table(game, players=2, seed=seed), random.Random(seed)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, dice.choice(table.legal_texts(seat)))
    return table.record(["Ana", "=Bo"])


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(record(*one)) + "\n" for one in PLAYED))
    return path


def test_players_are_told_in_both_languages(voliere: Voliere, games: Path) -> None:
    for lang, won in (("en", "Won"), ("fr", "Gagnées")):
        done = voliere("statistics", games, "--lang", lang)
        assert done.returncode == 0
        assert won in done.stdout
        assert "Ana" in done.stdout
        assert "=Bo" in done.stdout
        assert "+10" not in done.stdout


def test_of_one_player_also_what_the_game_tells_itself(voliere: Voliere, games: Path) -> None:
    done = voliere("statistics", games, "--person", "Ana", "--game", "vautour", "--lang", "en")
    assert done.returncode == 0
    assert "Card played on each points card" in done.stdout
    assert "=Bo" not in done.stdout
    assert "Piafs" not in done.stdout


def test_rows_for_programs(voliere: Voliere, games: Path, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in voliere("statistics", games, "--json").stdout.splitlines()]
    assert [(row["game"], row["record"], row["seat"]) for row in rows] == [
        (game, number, seat) for number, (game, _) in enumerate(PLAYED, start=1) for seat in (0, 1)
    ]
    scores = [score for one in PLAYED for score in record(*one)["result"]["scores"]]
    assert [row["score"] for row in rows] == scores
    table = csv.DictReader(io.StringIO(voliere("statistics", games, "--csv").stdout))
    read = list(table)
    assert [int(row["score"]) for row in read] == scores
    assert read[1]["name"] == "'=Bo"
    assert (read[0]["piafs.points.pairs"], read[4]["vautour.bids.+10"]) == ("", "")
    target = tmp_path / "games.parquet"
    assert voliere("statistics", games, "--parquet", target).returncode == 0
    kept = pq.read_table(target).to_pylist()
    assert [row["score"] for row in kept] == scores
    assert kept[0]["vautour.bids.+10"] == rows[0]["own"]["bids"]["+10"][0]


def test_analyses_say_ecart_and_luck(voliere: Voliere, games: Path, tmp_path: Path) -> None:
    analyses = tmp_path / "analyses.jsonl"
    analyses.write_text(voliere("analyse", games, "--json", "--budget-ms", "30").stdout)
    told = [json.loads(line) for line in analyses.read_text().splitlines()]
    done = voliere("statistics", analyses, games, "--json")
    assert done.returncode == 0
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    summaries = [summary for one in told for summary in one["summary"]]
    assert [row["ecart"] for row in rows] == [one["ecart"] for one in summaries]
    assert [row["luck"] for row in rows] == [
        pytest.approx(one["deal"] + one["draw"]) for one in summaries
    ]
    alone = voliere("statistics", analyses, "--lang", "en")
    assert alone.returncode == 1
    assert alone.stderr.count("not among these files. [in-file]") == len(told)


def test_what_is_wrong_is_told_and_the_others_are_read(voliere: Voliere, games: Path) -> None:
    good = games.read_text()
    unfinished = {**record("vautour", 5), "result": None}
    unfinished["moves"] = unfinished["moves"][:4]
    illegal = record("vautour", 6)
    illegal["moves"][0]["move"] = "99"
    bad = [json.dumps(unfinished), json.dumps(illegal), "{", "[]", '{"decisions": 1, "summary": 2}']
    games.write_text(good + "\n".join(bad) + "\n")
    done = voliere("statistics", games, "--json", "--lang", "en")
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 2 * len(PLAYED)
    assert len(done.stderr.splitlines()) == len(bad)
    assert "line 4" in done.stderr
    assert "not finished" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--json", "--csv"), "one-form-only"),
        (("--person", "Ana", "--seat", "0"), "person-or-seat"),
        (("--person", "Zoé"), "no-such-games"),
        (("--game", "songbirds"), "no-such-games"),
        (("--game", "chess"), "unknown-game"),
        (("--seat", "x"), "bad-number"),
    ],
)
def test_what_cannot_be_asked(
    voliere: Voliere, games: Path, arguments: tuple[str, ...], code: str
) -> None:
    done = voliere("statistics", games, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"[{code}]" in done.stderr
