"""Every command that tells something tells it to programs, too: `--json`, one value a line."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import COMMAND, LONGEST, Run, Voliere, environment
from voliere.cli.main import app

# They have nothing to tell, or show how far they are.
SILENT = {"play", "serve", "backup", "restore", "compile", "completion"}
LEARNING = {"train", "exploit"}  # tested where PyTorch is: tests/training
LIVE = {"token", "export"}  # tested with a server: tests/server
ENTRY = '{"players": ["Ana", "Bo"], "rounds": [{"card": 10, "taker": 0}]}'
LESSON = Path(__file__).parents[2] / "src/voliere/games/vautour/lessons/first.toml"
ASKED: dict[str, list[object]] = {
    "games": [],
    "bots": ["vautour"],
    "rules": ["vautour"],
    "simulate": ["vautour", "--games", 5],
    "dataset": ["vautour", "--games", 1, "-o", "games.jsonl"],
    "arena": ["vautour", "--bots", "oisillon,moineau", "--games", 2],
    "solve": ["vautour", "--cards", 3],
    "show": ["RECORDS"],
    "analyse": ["RECORDS", "--game", 1, "--budget-ms", 20],
    "statistics": ["RECORDS", "--seat", 0, "--game", "vautour"],
    "check": ["RECORDS"],
    "lesson": ["check", LESSON],
    "verify": ["RECORDS"],
    "score": ["vautour", "-"],
    "sheets": ["vautour", "-o", "sheets.pdf"],
}


def test_every_command_is_asked_here() -> None:
    commands = {one.name for one in app.registered_commands}
    assert commands == set(ASKED) | SILENT | LIVE | LEARNING


def anew(*arguments: object, typed: str) -> Run:
    """Run a command in a process that was not forked: the threads that set sheets would be lost."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        env=environment(),
        input=typed,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )


@pytest.mark.parametrize("command", ASKED)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_one_value_and_nothing_else(
    command: str, lang: str, voliere: Voliere, records: Path, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    asked = [records if one == "RECORDS" else one for one in ASKED[command]]
    run = anew if command == "sheets" else voliere
    done = run(command, *asked, "--json", "--lang", lang, typed=ENTRY)
    assert done.returncode == (1 if command == "verify" else 0), done.stderr
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert len(lines) == (5 if command == "statistics" else 1), "one a game, or one"
    assert all(json.loads(line) for line in lines)


def answer(voliere: Voliere, *arguments: object) -> Any:
    """What a command answers a program."""
    return json.loads(voliere(*arguments, "--json").stdout)


def test_a_game_shown_hides_what_its_text_hides(voliere: Voliere, records: Path) -> None:
    openly = answer(voliere, "show", records)
    assert len(openly["hands"]) == 3
    assert openly["result"]["winners"]
    assert all(step["move"] for step in openly["steps"][1:])
    of_one = answer(voliere, "show", records, "--seat", 1, "--move", 4)
    assert (of_one["hands"], of_one["result"], len(of_one["steps"])) == (None, None, 5)
    assert of_one["view"]["seat"] == 1
    assert all(step["seat"] == 1 or step["move"] is None for step in of_one["steps"])
    (chosen,), (hidden,) = (one["steps"][4]["events"] for one in (openly, of_one))
    assert chosen["card"] == openly["steps"][4]["move"]
    assert hidden == {**chosen, "card": None}


def test_rules_in_sections(voliere: Voliere) -> None:
    told = answer(voliere, "rules", "vautour", "--lang", "fr")
    assert (told["game"], told["lang"]) == ("vautour", "fr")
    assert "V1" in " ".join(line for one in told["sections"] for line in one["lines"])
    assert len({one["anchor"] for one in told["sections"] if one["anchor"]}) > 3


def test_verdicts_and_lessons(voliere: Voliere, records: Path) -> None:
    told = answer(voliere, "verify", records)
    assert told["unverifiable"] == len(told["records"]) == 5
    assert told["fair"] == told["unfair"] == 0
    listed = answer(voliere, "lesson", "list")
    assert {"game", "lesson", "title", "steps", "minutes"} == set(listed[0])


def test_json_is_utf_8_whatever_the_terminal_speaks(voliere: Voliere) -> None:
    done = voliere("games", "--json", "--lang", "fr", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert "é" in done.stdout
    assert "?" not in json.loads(done.stdout)[0]["tagline"]
