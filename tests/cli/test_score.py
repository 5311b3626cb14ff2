"""`voliere score GAME FILE`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Voliere
from tests.french import french
from tests.scorepad.at_the_end import finished


def test_a_finished_game_is_told_with_its_winner(voliere: Voliere, tmp_path: Path) -> None:
    table, entry = finished("piafs", {"players": 3}, seed=5)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(entry), "utf-8")
    done = voliere("score", "piafs", file, "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert table.scores is not None
    assert french(f"Ana : {table.scores[0]} points") in done.stdout
    assert done.stdout.splitlines()[-1].startswith(french("Fin de la partie : "))


def test_json_gives_the_whole_answer(voliere: Voliere) -> None:
    typed = json.dumps({"players": ["Ana", "Bo"], "taken": [[10, -3], [9]]})
    done = voliere("score", "vautour", "-", "--json", typed=typed)
    assert done.returncode == 0
    answer = json.loads(done.stdout)
    assert [player["total"] for player in answer["players"]] == [7, 9]
    assert not answer["complete"]


def test_a_half_entered_sheet_says_what_is_missing(voliere: Voliere) -> None:
    typed = json.dumps({"players": ["Ana", "Bo"], "sheets": [["MA"]]})
    done = voliere("score", "feather", "-", typed=typed, VOLIERE_LANG="en")
    assert done.returncode == 0
    assert "Still to enter:\n  Bo has ticked no bird." in done.stdout


@pytest.mark.parametrize(
    ("code", "game", "typed"),
    [
        ("not-json", "vautour", "{"),
        ("bad-entry", "vautour", "[]"),
        ("bad-entry", "vautour", '{"game": "piafs"}'),
        ("points-card-twice", "vautour", '{"players": ["A", "B"], "taken": [[5], [5]]}'),
        ("bad-players", "vautour", '{"players": ["A"]}'),
    ],
)
def test_a_wrong_sheet_gets_one_sentence_and_exit_code_1(
    voliere: Voliere, code: str, game: str, typed: str
) -> None:
    done = voliere("score", game, "-", typed=typed)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f"[{code}]\n")


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("unknown-game", ["score", "dodo", "-"]),
        ("no-such-file", ["score", "vautour", "no-such.json"]),
        ("missing-argument", ["score", "vautour"]),
    ],
)
def test_a_wrong_command_has_exit_code_2(voliere: Voliere, code: str, arguments: list[str]) -> None:
    done = voliere(*arguments)
    assert done.returncode == 2
    assert done.stderr.endswith(f"[{code}]\n")
