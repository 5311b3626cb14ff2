"""`voliere analyse`: for people, for programs, and what it says of files that are no use to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import voliere as library
from tests.cli.conftest import Voliere
from tests.cli.test_records import DAMAGE


@pytest.fixture
def games(tmp_path: Path) -> Path:
    lines = []
    for game, players in (("vautour", 2), ("feather", 3)):
        table = library.new_table(game, players=players, seed=7)
        while not table.over:
            table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
        lines.append(json.dumps(table.record()))
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_one_line_of_json_a_game(voliere: Voliere, games: Path) -> None:
    done = voliere("analyse", games, "--json", "--budget-ms", "30", "--jobs", "2")
    assert done.returncode == 0
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["game"] for one in told] == ["vautour", "feather"]
    assert all(one["budget_ms"] == 30 for one in told)
    alone = voliere("analyse", games, "--json", "--budget-ms", "30", "--game", "2")
    assert json.loads(alone.stdout) == told[1]


def test_it_is_told_in_both_languages(voliere: Voliere, games: Path) -> None:
    for lang, could_know, hindsight in (
        ("en", "What could be known", "hindsight"),
        ("fr", "Ce qu’on pouvait savoir", "après coup"),
    ):
        done = voliere("analyse", games, "--game", "1", "--budget-ms", "60", "--lang", lang)
        assert done.returncode == 0
        assert could_know in done.stdout
        assert hindsight in done.stdout
        assert len(done.stdout.splitlines()[-3:]) == 3


def test_a_picture(voliere: Voliere, games: Path, tmp_path: Path) -> None:
    picture = tmp_path / "game.png"
    done = voliere("analyse", games, "--budget-ms", "20", "--plot", picture, "--seat", "0")
    assert done.returncode == 0, done.stderr
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "game-2.png").is_file()


@pytest.mark.parametrize(("code", "spoil"), DAMAGE)
def test_a_file_of_no_use(voliere: Voliere, games: Path, code: str, spoil: object) -> None:
    line = games.read_text().splitlines()[0]
    games.write_text(spoil(line) + "\n")  # type: ignore[operator]
    done = voliere("analyse", games)
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_an_unfinished_game_and_a_good_one(voliere: Voliere, games: Path) -> None:
    table = library.new_table("vautour", players=2, seed=7)
    table.play(0, "5")
    games.write_text(json.dumps(table.record()) + "\n" + games.read_text())
    done = voliere("analyse", games, "--json", "--budget-ms", "20")
    assert done.returncode != 0
    assert "not finished" in done.stderr
    assert len(done.stdout.splitlines()) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "3"), ("--seat", "2", "--game", "1"), ("--budget-ms", "0"), ("--jobs", "0"),
        ("--cluster", "cloud"), ("--plot", "game.gif"), ("--seat", "x"),
    ],
)  # fmt: skip
def test_what_there_is_not(voliere: Voliere, games: Path, arguments: tuple[str, ...]) -> None:
    done = voliere("analyse", games, *arguments)
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
