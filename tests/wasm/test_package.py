"""`@voliere/engine` as its users meet it: the example of its README, bad input, saved tables."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import voliere
from tests.wasm.games import HERE, NODE
from voliere.bots import by_name
from voliere.wasm import builds

pytestmark = pytest.mark.xdist_group("wasm")

PACKAGE = HERE.parents[1] / "web" / "engine"


def test_the_example_of_the_readme_plays_the_game_that_python_plays(
    built: Path, tmp_path: Path
) -> None:
    found = re.search(r"```js\n(.*?)```", (PACKAGE / "README.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "example.mjs").write_text(found[1], "utf-8")
    (tmp_path / "games").symlink_to(built)
    (tmp_path / "node_modules" / "@voliere").mkdir(parents=True)
    (tmp_path / "node_modules" / "@voliere" / "engine").symlink_to(PACKAGE)
    said = subprocess.run(
        [str(NODE), "--conditions=source", "example.mjs"],
        cwd=tmp_path, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    table = voliere.new_table("vautour", players=3, seed=7)
    bot = by_name("merle", seed=1, simulations=200)
    while not table.over:
        for seat in table.actors:
            table.play(seat, bot.choose(table.seen(seat)))
    result, moves = json.loads(said)
    assert result == {"scores": table.scores, "winners": table.winners}
    assert [tuple(move) for move in moves] == table.moves


def test_every_mistake_gets_its_own_error_and_nothing_changes(built: Path) -> None:
    command = [str(NODE), str(HERE / "mistakes.ts"), str(built)]
    said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert said == {
        "a game that is not there": "engine-missing",
        "no description": "engine-missing",
        "a description that is no JSON": "engine-damaged",
        "a description of another format": "engine-outdated",
        "a module of another version": "engine-damaged",
        "a damaged module": "engine-damaged",
        "an option that is not there": "unknown-option",
        "too many players": "bad-players",
        "no number of players": "bad-players",
        "a value that is not there": "bad-option-value",
        "a number for yes": "bad-option-value",
        "options that do not go together": "bad-combination",
        "an option that is needed": "missing-option",
        "a seat that is not there": "no-such-seat",
        "a view of nobody": "no-such-seat",
        "no move": "bad-notation",
        "a card that is in no hand": "bad-notation",
        "a card that is gone": "illegal-move",
        "out of turn": "not-to-move",
        "a saved game of another game": "other-game",
        "a saved game with a wrong move": "not-to-move",
        "a bot that is not there": "unknown-bot",
        "a personality that is not there": "unknown-personality",
        "a budget of nothing": "bad-bot-option",
        "a tree of half a point": "bad-bot-option",
        "a bot that has nothing to decide": "nothing-to-decide",
        "an analysis of a game that goes on": "study-unfinished",
        "and nothing has changed": "true",
    }


def test_a_build_is_kept_until_the_sources_change(built: Path, tmp_path: Path) -> None:
    assert builds.build(["vautour"], tmp_path) == []
    for file in builds.files_of("vautour"):
        assert (tmp_path / file).read_bytes() == (built / file).read_bytes()


def test_a_game_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(voliere.VoliereError, match="goose"):
        builds.build(["goose"], Path("/nowhere"))
