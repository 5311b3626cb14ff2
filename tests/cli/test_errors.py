"""Whatever is wrong gets one sentence on standard error, then its code, and exit code 1 or 2."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import COMMAND, Voliere, environment, heed_interrupts
from tests.french import french

WRONG = [
    ("unknown-command", ["fly"]),
    ("unknown-flag", ["simulate", "vautour", "--fast"]),
    ("missing-argument", ["simulate"]),
    ("missing-value", ["simulate", "vautour", "--games"]),
    ("bad-usage", ["games", "vautour"]),
    ("unknown-language", ["games", "--lang", "de"]),
    ("unknown-game", ["simulate", "dodo"]),
    ("unknown-game", ["rules", "dodo"]),
    ("unknown-option", ["simulate", "vautour", "--option", "colour=red"]),
    ("bad-option-form", ["simulate", "vautour", "--option", "tiebreak"]),
    ("option-twice", ["simulate", "vautour", "--players", "3", "--option", "players=3"]),
    ("bad-option-value", ["simulate", "vautour", "--option", "tiebreak=dice"]),
    ("bad-option-value", ["simulate", "vautour", "--option", "memory_aid=1"]),
    ("bad-players", ["simulate", "vautour", "--players", "9"]),
    ("bad-players", ["simulate", "vautour", "--players", "three"]),
    ("bad-number", ["simulate", "vautour", "--games", "0"]),
    ("bad-number", ["simulate", "vautour", "--jobs", "many"]),
    ("bad-number", ["show", "-", "--seat", "x"]),
    ("needs-records", ["simulate", "vautour", "--legal"]),
    ("no-such-file", ["check", "no-such.jsonl"]),
    ("is-a-directory", ["check", "."]),
    ("no-such-folder", ["simulate", "vautour", "--records", "no-such-folder/x.jsonl"]),
    ("is-a-directory", ["simulate", "vautour", "--records", "."]),
    ("no-such-record", ["show", "-"]),
    ("unknown-bot", ["play", "vautour", "--bot", "dodo"]),
    ("no-such-seat", ["play", "vautour", "--seat", "2"]),
]
COMBINATIONS = [
    ("feather", "bad-players", ["--players", "8"]),
    ("feather", "unknown-option", ["--option", "draft=true"]),
    ("songbirds", "bad-combination", ["--players", "2", "--option", "special=crow"]),
]


@pytest.mark.parametrize(("code", "arguments"), WRONG)
def test_one_sentence_and_exit_code_2(voliere: Voliere, code: str, arguments: list[str]) -> None:
    done = voliere(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(rf"[^\n]+[.!] \[{code}\]\n", done.stderr), done.stderr


@pytest.mark.parametrize(("game", "code", "arguments"), COMBINATIONS)
def test_impossible_tables(voliere: Voliere, game: str, code: str, arguments: list[str]) -> None:
    done = voliere("simulate", game, *arguments)
    assert done.returncode == 2
    assert done.stderr.endswith(f"[{code}]\n")


def test_the_offending_value_is_named_in_the_language_chosen(voliere: Voliere) -> None:
    said = voliere("simulate", "dodo", "--lang", "fr").stderr
    assert said.startswith(french("Il n’y a pas de jeu « dodo »"))
    assert voliere("simulate", "dodo", LANG="fr_CA.UTF-8").stderr == said
    assert "There is no game “dodo”" in voliere("simulate", "dodo", LC_ALL="C", LANG="fr").stderr


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /dev/full")
def test_a_full_disk(voliere: Voliere) -> None:
    done = voliere("simulate", "vautour", "--games", 500, "--records", "/dev/full")
    assert (done.returncode, done.stderr[-12:]) == (2, "[disk-full]\n")
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [*COMMAND, "rules", "vautour"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
            timeout=300,
        )
    assert told.returncode == 2
    assert told.stderr == "There is no space left for “standard output”. [disk-full]\n"


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    writer = subprocess.Popen(
        [*COMMAND, "simulate", "vautour", "--games", "20000", "--records", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert writer.stdout is not None
    assert writer.stderr is not None
    assert writer.stdout.readline().startswith(b'{"voliere":1,')
    writer.stdout.close()
    assert writer.wait(timeout=300) == 0
    assert writer.stderr.read() == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("sent", "code", "said"),
    [(signal.SIGINT, 130, b"Interrupted. [interrupted]\n"), (signal.SIGTERM, 143, b"")],
)
def test_an_interrupted_simulation_leaves_no_file(
    tmp_path: Path, jobs: str, sent: signal.Signals, code: int, said: bytes
) -> None:
    target = tmp_path / "games.jsonl"
    running = subprocess.Popen(
        [
            *COMMAND,
            "simulate",
            "vautour",
            "--games",
            "3000000",  # more than a minute, but no endless load should the test be killed
            "--jobs",
            jobs,
            "--records",
            str(target),
        ],
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=heed_interrupts,
    )
    assert running.stderr is not None
    while not any(part.stat().st_size for part in tmp_path.iterdir()):
        assert running.poll() is None
    running.send_signal(sent)
    assert running.wait(timeout=300) == code
    assert running.stderr.read() == said
    assert list(tmp_path.iterdir()) == []
