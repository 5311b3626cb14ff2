"""`voliere arena` and `voliere solve` as a person or a script runs them."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import pandas
import polars
import pytest

from tests.arena.figures import lines_without_times
from tests.cli.conftest import COMMAND, Voliere, environment, heed_interrupts, voliere
from tests.french import french

__all__ = ["voliere"]

ARENA = ["arena", "vautour", "--bots", "moineau,oisillon", "--seed", "7"]
WRONG = [
    ("no-entrants", ["arena", "vautour"]),
    ("unknown-bot", ["arena", "vautour", "--bots", "moineau,dodo"]),
    ("bad-entrant", ["arena", "vautour", "--bots", "moineau,,oisillon"]),
    ("unknown-cluster", [*ARENA, "--cluster", "beowulf"]),
    ("bad-plot-format", [*ARENA, "--plot", "picture.txt"]),
    ("no-such-folder", [*ARENA, "--records", "no-such-folder/games.jsonl"]),
    ("no-solver", ["solve", "piafs"]),
    ("bad-solve-size", ["solve", "vautour", "--cards", "40"]),
]


@pytest.mark.parametrize(("code", "arguments"), WRONG)
def test_one_sentence_and_exit_code_2(voliere: Voliere, code: str, arguments: list[str]) -> None:
    done = voliere(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(rf"[^\n]+[.!] \[{code}\]\n", done.stderr), done.stderr


def test_figures_for_programs_pandas_and_polars(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    picture = tmp_path / "picture.png"
    done = voliere(*ARENA, "--games", 10, "--records", path, "--plot", picture, "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["games"], figures["deals"]) == (10, 5)
    shares = {bot["bot"]: bot["win_share"]["mean"] for bot in figures["bots"]}
    scores = {bot["bot"]: bot["score"]["mean"] for bot in figures["bots"]}
    assert picture.read_bytes().startswith(b"\x89PNG")
    journal = tmp_path / "games.parquet.jsonl"

    for frame in (pandas.read_parquet(path), polars.read_parquet(path).to_pandas()):
        assert len(frame) == 20
        assert frame.groupby("bot")["win_share"].mean().round(4).to_dict() == shares
        assert frame.groupby("bot")["score"].mean().round(4).to_dict() == scores
    lines = pandas.read_json(journal, lines=True)
    assert pandas.json_normalize(lines["arena"].tolist())["number"].tolist() == list(range(10))
    won = (
        polars.read_ndjson(journal)
        .select("arena")
        .unnest("arena")
        .explode("bots", "win_shares")
        .group_by("bots")
        .agg(polars.col("win_shares").mean().round(4))
    )
    assert dict(won.iter_rows()) == shares
    assert voliere("check", journal).returncode == 0


def test_figures_for_people(voliere: Voliere) -> None:
    done = voliere(*ARENA, "--bots", "merle:budget_ms=1", "--games", 1, "--lang", "fr")
    assert done.stdout.startswith(french("Stupide Vautour, 2 places : 6 parties sur 1 donne, en "))
    assert re.search(french(r"^moineau +\d+,\d\d +\d+,\d %"), done.stdout, re.MULTILINE)
    assert french("À forces égales, la part des victoires est de 50,0 %.") in done.stdout
    assert french("merle:budget_ms=1 : le temps borne la recherche") in done.stdout
    assert done.stderr == ""


def test_titles_of_a_solo_game(voliere: Voliere) -> None:
    done = voliere("arena", "feather", "--players", 1, "--bots", "oisillon", "--games", 3)
    assert re.search(r"^Titles of oisillon: .+ \d", done.stdout, re.MULTILINE)
    assert "Win share" not in done.stdout


def test_interrupted_and_resumed(voliere: Voliere, tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken.jsonl", tmp_path / "whole.jsonl"
    arguments = [*ARENA[:4], "--games", "20", "--jobs", "2"]
    running = subprocess.Popen(
        [*COMMAND, *arguments, "--games", "1000000", "--seed", "7", "--records", str(broken)],
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=heed_interrupts,
    )
    assert running.stderr is not None
    while not broken.exists() or broken.read_bytes().count(b"\n") < 3:
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    assert running.wait(timeout=60) == 130
    assert running.stderr.read() == b"Interrupted. [interrupted]\n"
    n_before = broken.read_bytes().count(b"\n")
    assert n_before >= 3
    done = voliere(*arguments, "--records", broken)  # the seed is that of the file
    assert re.match(r"\d+ games already in ", done.stderr)
    voliere(*arguments, "--seed", 7, "--records", whole)
    assert lines_without_times(broken)[:20] == lines_without_times(whole)


def test_the_same_file_with_other_bots(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert voliere(*ARENA, "--games", 2, "--records", path).returncode == 0
    before = path.read_bytes()
    done = voliere("arena", "vautour", "--bots", "oisillon", "--games", 2, "--records", path)
    assert done.returncode == 2
    assert "[records-of-another-run]" in done.stderr
    assert path.read_bytes() == before


def test_solve(voliere: Voliere) -> None:
    solution = json.loads(voliere("solve", "vautour", "--cards", 3, "--json").stdout)
    assert (solution["cards"], solution["value"]) == (3, 0)
    assert [one["turned_up"] for one in solution["first_rounds"]] == ["-1", "+1", "+2"]
    said = voliere("solve", "vautour", "--cards", 3, "--lang", "fr").stdout.splitlines()
    assert said[1] == french("Valeur pour chacun : 0,000 point d’écart.")
    assert said[-1] == french("Si +2 est retournée (valeur 0,000), jouer : 3 (1,000).")


@pytest.mark.parametrize("command", ["arena", "solve"])
def test_help_has_an_example(voliere: Voliere, command: str) -> None:
    assert re.search(rf"Examples?:\n +voliere {command} ", voliere(command, "--help").stdout)
