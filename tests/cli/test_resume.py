"""`voliere play --resume`: a game left in its middle is gone on with, and no file is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import voliere as library
from tests.cli.conftest import Voliere
from voliere.games import REGISTRY
from voliere.table.record import from_record

TYPED = "\n".join(str(n) for _ in range(120) for n in range(1, 16))
MATCH = ["--option=rounds=3", "--option=special=crow,falcon", "--players=4"]


def moves_of(path: Path) -> list[dict[str, Any]]:
    moves: list[dict[str, Any]] = json.loads(path.read_text())["moves"]
    return moves


@pytest.mark.parametrize(
    ("name", "options"),
    [*((name, ["--players=2"]) for name in REGISTRY), ("songbirds", MATCH)],
)
def test_a_game_left_in_its_middle_is_played_to_its_end(
    voliere: Voliere, tmp_path: Path, name: str, options: list[str]
) -> None:
    path, end = tmp_path / "game.jsonl", tmp_path / "end.jsonl"
    left = voliere("play", name, *options, "--name=Ana", "--bot=oisillon", "--seat=1",
                   "--record", path, typed="1\n2\n3\n")  # fmt: skip
    assert f"voliere play --resume {path}" in left.stdout
    done = voliere("play", "--resume", path, "--record", end, typed=TYPED)
    assert (done.returncode, "The game is over" in done.stdout) == (0, True)
    record = json.loads(end.read_text())
    assert record["seats"][:2] == ["bot:oisillon", "Ana"]
    begun = moves_of(path)
    assert record["moves"][: len(begun)] == begun
    assert from_record(record).over
    assert "fairness" not in record


def test_it_goes_on_in_the_same_file_when_that_is_named(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    voliere("play", "vautour", "--record", path, typed="7\n")
    done = voliere("play", "--resume", path, "--record", path, typed="8\nundo\n9\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    mine = [entry["move"] for entry in moves_of(path) if entry["seat"] == 0]
    assert mine == ["7", "9"]


def test_taking_back_reaches_behind_the_resumption(voliere: Voliere, tmp_path: Path) -> None:
    path, end = tmp_path / "game.jsonl", tmp_path / "end.jsonl"
    voliere("play", "vautour", "--seat=1", "--record", path, typed="7\n8\n")
    voliere("play", "--resume", path, "--record", end, typed="undo\nundo\n1\nquit\n")
    assert [entry["move"] for entry in moves_of(end) if entry["seat"] == 1] == ["1"]


def test_a_game_with_help_is_marked_as_training_for_good(voliere: Voliere, tmp_path: Path) -> None:
    path, end = tmp_path / "game.jsonl", tmp_path / "end.jsonl"
    voliere("play", "vautour", "--record", path, typed="7\n")
    assert "training" not in json.loads(path.read_text())
    voliere("play", "--resume", path, "--record", path, typed="hint\n8\nquit\n")
    voliere("play", "--resume", path, "--record", end, typed="9\nquit\n")
    assert json.loads(end.read_text())["training"] is True


def test_no_file_is_replaced_unasked(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    done = voliere("play", "vautour", "--record", path, typed="7\n")
    assert done.returncode == 2
    assert done.stderr.endswith("exists already; give another name. [file-exists]\n")
    assert path.read_text() == "dear diary"
    path.write_text("")
    assert voliere("play", "vautour", "--record", path, typed="7\n").returncode == 0
    assert moves_of(path)


def test_without_a_file_it_is_said_how_to_keep_a_game(voliere: Voliere) -> None:
    assert voliere("play", "vautour", typed="7\n").stdout.endswith(
        "With --record FILE a game is kept when it stops.\n"
    )
    assert "--record" not in voliere("play", "vautour", typed="quit\n").stdout


def test_a_file_never_names_a_command_to_run(voliere: Voliere, tmp_path: Path) -> None:
    path, trace = tmp_path / "game.jsonl", tmp_path / "trace"
    table = library.new_table("vautour", seed=1, players=3)
    table.play(0, "3")
    seats = ["Ana", f"bot:program:touch {trace}", "bot:dodo"]
    path.write_text(json.dumps(table.record(seats)))
    done = voliere("play", "--resume", path, typed="7\n8\nquit\n")
    assert done.returncode == 0
    assert not trace.exists()
    assert "Ana, Moineau 1, Moineau 2" in done.stdout


def finished() -> str:
    table = library.new_table("vautour", seed=1)
    while not table.over:
        table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
    return json.dumps(table.record())


def unfinished(**changes: Any) -> str:
    return json.dumps({**library.new_table("vautour", seed=1).record(), **changes})


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("", "not-one-game"),
        (unfinished() + "\n" + unfinished(), "not-one-game"),
        (finished(), "game-is-over"),
        (finished()[:100], "truncated-record"),
        ("[]", "bad-record"),
        (unfinished(moves=[{"seat": 0, "move": "16"}]), "wrong-move-in-record"),
        (unfinished(seats=[None, {}]), None),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused(
    voliere: Voliere, tmp_path: Path, content: str, code: str | None
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(content)
    done = voliere("play", "--resume", path, typed="quit\n")
    assert done.stderr.strip().endswith(f"[{code}]" if code else "")
    assert (done.returncode == 0) == (code is None)
    assert path.read_text() == content


@pytest.mark.parametrize("flag", ["vautour", "--players=3", "--option=memory_aid=true"])
def test_what_the_game_has_settled_is_not_chosen_again(
    voliere: Voliere, tmp_path: Path, flag: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(unfinished())
    assert voliere("play", flag, "--resume", path).stderr.endswith("[not-with-resume]\n")
    assert voliere("play", "--resume", path, "--seat=2").stderr.endswith("[no-such-seat]\n")
    assert voliere("play").stderr.endswith("[missing-argument]\n")
    missing = voliere("play", "--resume", tmp_path / "nothing").stderr
    assert missing.endswith("[no-such-file]\n")


@pytest.mark.parametrize("more", [[], ["--anew"]])
def test_a_finished_game_is_played_on_from(
    voliere: Voliere, tmp_path: Path, more: list[str]
) -> None:
    path, end, again = (tmp_path / f"{name}.jsonl" for name in ("game", "end", "again"))
    voliere("play", "vautour", "--seed=4", "--record", path, typed=TYPED)
    done = voliere("play", "--from", path, "--move=9", *more, "--record", end, typed="15\n14\n")
    assert (done.returncode, done.stderr) == (0, "")
    record = json.loads(end.read_text())
    cards = "anew" if more else "true"
    assert record["branch"] == {
        "table": None, "move": 8, "seat": 0, "cards": cards, "exchanged": [],
    }  # fmt: skip
    assert record["training"] is True
    assert record["moves"][:8] == moves_of(path)[:8]
    voliere("play", "--resume", end, "--record", again, typed=TYPED)
    assert json.loads(again.read_text())["branch"] == record["branch"]
    assert from_record(json.loads(again.read_text())).over


def test_what_cannot_be_played_on_from_is_said(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    voliere("play", "vautour", "--seed=4", "--record", path, typed="7\n")
    assert "[study-running]" in voliere("play", "--from", path, "--move=1").stderr
    path.unlink()
    voliere("play", "vautour", "--seed=4", "--record", path, typed=TYPED)
    assert "[no-such-decision]" in voliere("play", "--from", path, "--move=30").stderr
    assert "[not-with-resume]" in voliere("play", "vautour", "--from", path).stderr
