"""Whole runs of training, with the training library: they learn, go on and can be repeated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.learned.positions import FEATHER
from voliere.cli.main import run as voliere
from voliere.training.checkpoint import read
from voliere.training.errors import TrainingError
from voliere.training.run import Plan, Run

pytestmark = pytest.mark.soak

ROUNDS = 8


def finished(path: Path, rounds: int, seed: int = 1) -> Run:
    run = Run(FEATHER, path, Plan(rounds=rounds, seed=seed))
    shares = list(run.go_on())
    assert shares[-1] == 1.0
    return run


def test_strength_rises(tmp_path: Path) -> None:
    first, *_, last = finished(tmp_path / "run.checkpoint", 30).so_far.history
    assert last[2]["2"] > first[2]["2"] + 0.1
    assert last[2]["1"] > first[2]["1"] + 4.0


def test_a_run_can_be_repeated(tmp_path: Path) -> None:
    one, other = (finished(tmp_path / name, ROUNDS).weights for name in ("one", "other"))
    assert one.tobytes() == other.tobytes()
    assert finished(tmp_path / "third", ROUNDS, seed=2).weights.tobytes() != one.tobytes()


def test_an_interrupted_run_learns_what_it_would_have_learned(tmp_path: Path) -> None:
    path = tmp_path / "run.checkpoint"
    whole = finished(tmp_path / "whole", ROUNDS).weights
    interrupted = Run(FEATHER, path, Plan(rounds=ROUNDS, seed=1))
    for _ in interrupted.go_on():
        if interrupted.so_far.rounds == ROUNDS // 2:
            interrupted.keep()
            break
    assert finished(path, ROUNDS).weights.tobytes() == whole.tobytes()
    assert not list(tmp_path.glob("*.part"))


def test_checkpoints_of_no_use_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.checkpoint"
    run = finished(path, 1)
    with pytest.raises(TrainingError) as caught:
        read(path, FEATHER, seed=2)
    assert caught.value.code == "other-checkpoint"
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    with pytest.raises(TrainingError) as caught:
        read(path, FEATHER, seed=1)
    assert caught.value.code == "bad-checkpoint"
    run.so_far.features = "others"
    run.keep()
    with pytest.raises(TrainingError) as caught:
        read(path, FEATHER, seed=1)
    assert caught.value.code == "outdated-checkpoint"


def test_the_command_tells_programs_what_has_come_of_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "some.weights")
    assert voliere(["train", "feather", "--rounds", "1", "--out", file, "--json"]) == 0
    told = json.loads(capfd.readouterr().out)
    assert (told["file"], told["game"], told["rounds"]) == (file, "feather", 1)
    assert set(told["strength"]) >= {"1", "2"}
    assert Path(file).stat().st_size > 0
