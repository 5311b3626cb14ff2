"""A language is its files: one made up of marked texts leaves no other word on the command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.words.marked import LANG, marked_tree, unmarked
from voliere.games import REGISTRY
from voliere.lessons.found import known

# What is no word of ours: commands, options and values as they are typed, codes of errors, names of
# games, bots, lessons, files and formats.
OPTIONS = "|".join(name for game in REGISTRY.values() for name in game.options.__struct_fields__)
LESSONS = "|".join(name for _, name in known())
NOTATION = re.compile(
    rf"""
    --?[a-z-]+ | \[[a-z-]+\]$ | \S+\.(jsonl|parquet|pdf|png|sqlite|md|example) | \w+=\S+
    | \b(voliere|VOLIERE_DEBUG|JSON|PDF|Ctrl-C|Ray|ray|MS|hibou|moineau|merle|[oO]isillon)\b
    | \b(piafs|vautour|feather|songbirds|backup|restore|simulate|arena|solve|show|check|verify)\b
    | \b(games|rules|play|serve|score|sheets|compile|token|analyse|dataset|export|lesson|list)\b
    | \b(admin|people|tables|sessions|statistics|(un)?ban|rename|delete|end-session|train)\b
    | \b(bots|exploit)\b
    | \b(close-table|announce|reports|settle|audit|waiting|playing|over|closed)\b
    | \b(completion|bash|zsh|fish)\b
    | \b(fr|en|mk|a4|letter|points|win|bot)\b
    | \b({OPTIONS})\b (\ \([\w-]+\))? | ^\ +({LESSONS}):
    """,
    re.VERBOSE | re.MULTILINE,
)
EXAMPLES = re.compile(r"^    \S.*voliere.*$|^ +(?:voliere|echo) .*$", re.MULTILINE)
LETTER = re.compile(r"[^\W\d_]{2,}")  # one letter stands for a value: N, S, K

COMMANDS = [
    "games", "rules", "play", "serve", "backup", "restore", "simulate", "arena", "solve", "show",
    "check", "verify", "score", "sheets", "compile", "completion", "token", "analyse", "dataset",
    "lesson", "statistics", "admin", "export", "train", "bots", "exploit",
]  # fmt: skip

TYPED = "help\nlog\nundo\n1\nxyz\nquit\n"  # and shown again beside the question

SAID = {
    "games": [["games"]],
    "lesson": [["lesson", "list"]],
    "rules": [["rules", "vautour"], ["rules", "piafs"]],
    "play": [["play", "vautour", "--bot", "oisillon", "--seed", "3", "--plain"]],
    "simulate": [["simulate", "vautour", "--games", "2", "--seed", "1"]],
    "solve": [["solve", "vautour", "--cards", "3"]],
    "arena": [["arena", "vautour", "--bots", "oisillon,moineau", "--games", "2", "--seed", "1"]],
}

WRONG = [
    ["dodo"],
    ["games", "--wings"],
    ["games", "vautour"],
    ["rules"],
    ["rules", "dodo"],
    ["simulate", "vautour", "--games", "many"],
    ["simulate", "vautour", "--option", "tiebreak"],
    ["simulate", "vautour", "--option", "wings=2"],
    ["simulate", "vautour", "--players", "9"],
    ["simulate", "vautour", "--legal"],
    ["simulate", "vautour", "--games"],
    ["check", "nowhere.jsonl"],
    ["check", "."],
    ["verify", "nowhere.jsonl", "--nonce", "12"],
    ["show", "-"],
    ["lesson"],
    ["lesson", "check"],
    ["lesson", "check", "nowhere.toml"],
    ["play"],
    ["play", "vautour", "--seat", "7"],
    ["play", "vautour", "--resume", "nowhere.jsonl"],
    ["arena", "vautour"],
    ["backup", "/nowhere/at/all.sqlite", "--data", "/nowhere"],
]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return marked_tree(tmp_path_factory.mktemp("words"))


def run(tree: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    variables = {
        **os.environ,
        "VOLIERE_WORDS": str(tree),
        "VOLIERE_LANG": LANG,
        "VOLIERE_STRICT_WORDS": "1",
        "PYTHONUTF8": "1",
    }
    return subprocess.run(
        [sys.executable, "-m", "voliere", *arguments],
        input=typed, env=variables, capture_output=True, text=True, check=False,
    )  # fmt: skip


def words_in(said: str) -> list[str]:
    """The words of a text that no file of the language says."""
    return LETTER.findall(NOTATION.sub(" ", EXAMPLES.sub("", unmarked(said))))


def test_what_is_not_marked_is_found() -> None:
    assert words_in("⟦Record ⟧3⟦: ⟧wrong [bad-record]") == ["wrong"]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language(tree: Path, command: str) -> None:
    said = run(tree, command, "--help")
    assert said.returncode == 0, said.stderr
    assert "⟦" in said.stdout
    assert words_in(said.stdout) == []


@pytest.mark.parametrize("command", ["people", "rename", "announce"])
def test_so_is_that_of_a_host(tree: Path, command: str) -> None:
    said = run(tree, "admin", command, "--help")
    assert said.returncode == 0, said.stderr
    assert "⟦" in said.stdout
    assert words_in(said.stdout) == []


def test_the_list_of_commands_is_in_the_language(tree: Path) -> None:
    said = run(tree, "--help")
    assert [word for word in words_in(said.stdout) if word not in COMMANDS] == []


@pytest.mark.parametrize("command", SAID)
def test_what_a_command_says_is_in_the_language(tree: Path, command: str) -> None:
    for arguments in SAID[command]:
        said = run(tree, *arguments, typed=TYPED)
        assert "⟦" in said.stdout
        told = words_in(said.stdout + said.stderr)
        assert [word for word in told if word not in TYPED.split()] == []


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_is_said_in_the_language(tree: Path, arguments: list[str]) -> None:
    done = run(tree, *arguments)
    assert done.returncode
    assert "⟦" in done.stderr
    told = NOTATION.sub(" ", unmarked(done.stderr))
    typed = {word for argument in arguments for word in LETTER.findall(argument)}
    assert [word for word in LETTER.findall(told) if word not in typed] == []
