"""`voliere play` and `show` in a real terminal: drawn, in colours, never wider than it is."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Voliere
from tests.cli.terminal import Terminal
from voliere.games import REGISTRY

PROMPT = "Your move:"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
DRAWN = {
    "songbirds": "┌─────┬",
    "feather": "M mountains",
    "piafs": "Perch 1  [",
    "vautour": "Taken",
}

pytestmark = pytest.mark.usefixtures("voliere")  # the games are ready before a child is forked


@pytest.mark.parametrize("name", REGISTRY)
def test_a_whole_game_in_a_terminal(name: str) -> None:
    with Terminal("play", name, "--bot=oisillon", "--seed=2", "--players=2") as terminal:
        n = 0
        while PROMPT in terminal.wait_for(PROMPT):
            n += 1
            terminal.type(str(n) if name == "vautour" else "1")
        assert terminal.end() == 0
        assert n >= 4
        assert re.search(r"The game is over: .* (wins|share)", terminal.text)
        assert terminal.text.count(DRAWN[name]) == n + 1
        assert COLOUR.search(terminal.screen)
        assert max(map(len, terminal.text.splitlines())) <= 80


def test_a_window_of_fifty_columns_is_not_overrun() -> None:
    with Terminal("play", "songbirds", "--seed=2", columns=50) as terminal:
        for word in ("help", "hint", "rules", "log", "moves", "xyzzy", "quit"):
            terminal.wait_for(PROMPT)
            terminal.type(word)
        assert terminal.end() == 0
        assert DRAWN["songbirds"] in terminal.text
        assert max(map(len, terminal.text.splitlines())) <= 50


@pytest.mark.parametrize(
    "variables",
    [{"NO_COLOR": "1"}, {"CLICOLOR": "0"}, {"TERM": "dumb"}],
    ids=lambda variables: next(iter(variables)),
)
def test_colours_are_left_out_where_they_are_not_wanted(variables: dict[str, str]) -> None:
    with Terminal("play", "songbirds", "--seed=2", **variables) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("quit")
        assert terminal.end() == 0
        assert DRAWN["songbirds"] in terminal.text
        assert not COLOUR.search(terminal.screen)


def test_plain_is_told_in_sentences_and_without_any_control() -> None:
    with Terminal("play", "songbirds", "--seed=2", "--plain", anew=True) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("quit")
        assert terminal.end() == 0
        assert "Column tokens: a" in terminal.text
        assert not re.search("[\x1b│─★·]", terminal.screen)


def test_a_terminal_without_the_letters_gets_others() -> None:
    with Terminal("play", "songbirds", "--seed=2", letters="latin-1") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("quit")
        assert terminal.end() == 0
        assert "+-----+-----+" in terminal.text
        assert "?" not in terminal.text


def leave(terminal: Terminal, how: str, question: str) -> None:
    if how == "ctrl-c":
        terminal.interrupt(question)
    elif how == "ctrl-d":
        terminal.press(b"\x04")
        terminal.wait_for(question)
    else:
        terminal.type(how)
        terminal.wait_for(question)


@pytest.mark.parametrize("how", ["ctrl-c", "ctrl-d", "quit"])
def test_leaving_in_the_middle_asks_for_a_file_and_the_game_goes_on(
    how: str, tmp_path: Path
) -> None:
    path, taken = tmp_path / "game.jsonl", tmp_path / "taken"
    taken.write_text("dear diary")
    with Terminal("play", "vautour", "--seed=2", "--name=Ana") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("7")
        terminal.wait_for(PROMPT)
        leave(terminal, how, "none)")
        terminal.type(str(taken))
        terminal.wait_for("(yes or no)")
        terminal.type("no")
        assert "[file-exists]" in terminal.wait_for("none)").replace("\n", "")
        terminal.type(str(path))
        assert terminal.end() == 0
        assert f"voliere play --resume {path}" in terminal.text.replace("\n", " ")
    assert taken.read_text() == "dear diary"
    with Terminal("play", "--resume", path) as terminal:
        assert "The game goes on after" in terminal.wait_for(PROMPT)
        terminal.type("8")
        terminal.wait_for(PROMPT)
        leave(terminal, how, ".jsonl)")
        terminal.type("")
        assert terminal.end() == 0
    record = json.loads(path.read_text())
    assert [entry["move"] for entry in record["moves"] if entry["seat"] == 0] == ["7", "8"]


def test_ctrl_c_while_a_bot_thinks_leaves_a_game_that_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal("play", "vautour", "--bot=hibou", "--players=5", "--record", path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("7")
        terminal.wait_for("7\n")
        terminal.interrupt("game.jsonl\n")
        assert terminal.end() == 0
        assert "Goodbye!" in terminal.text
    with Terminal("play", "--resume", path, "--bot=oisillon") as terminal:
        terminal.wait_for(PROMPT)
        terminal.interrupt(".jsonl)")
        terminal.interrupt("kept.\n")
        assert terminal.end() == 0
        assert "The game is not kept." in terminal.text


def test_a_process_that_is_told_to_end_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal("play", "vautour", "--record", path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("7")
        terminal.wait_for(PROMPT)
        time.sleep(0.5)  # Python does not hear a signal while it sets a line up
        os.kill(terminal.child, signal.SIGTERM)
        assert terminal.end() == 128 + signal.SIGTERM
    assert json.loads(path.read_text())["moves"][0] == {"seat": 0, "move": "7"}


def test_show_draws_the_table_at_the_end(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    voliere("simulate", "songbirds", "--games=1", "--seed=7", "--records", path)
    with Terminal("show", path) as terminal:
        assert terminal.end() == 0
        assert DRAWN["songbirds"] in terminal.text
        assert max(map(len, terminal.text.splitlines())) <= 80
    with Terminal("show", path, "--plain") as terminal:
        assert terminal.end() == 0
        assert "Column tokens: a awarded" in terminal.text
    assert DRAWN["songbirds"] in voliere("show", path, "--drawn").stdout
