"""`voliere train` and `voliere exploit`: bad input gets a sentence, and nothing is written."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from voliere.cli.main import run
from voliere.games.game import Game
from voliere.training.whole_file import write_whole


@pytest.fixture(autouse=True)
def without_torch(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As if the extra was not installed; in a folder of its own."""
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setenv("VOLIERE_LANG", "en")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["feather"], "missing-package"),
        (["dodo"], "unknown-game"),
        (["feather", "--minutes", "0"], "bad-number"),
        (["feather", "--rounds", "none"], "bad-number"),
        (["feather", "--jobs", "-1"], "bad-number"),
        (["feather", "--seed", "x"], "bad-number"),
        (["feather", "--out", "nowhere/some.weights"], "no-such-folder"),
        (["feather", "--plot", "strength.bird"], "bad-plot-format"),
    ],
)
def test_what_can_not_be_trained_is_told(
    arguments: list[str], code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["train", *arguments]) == 2
    said = capsys.readouterr()
    assert said.err.strip().endswith(f"[{code}]")
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["vautour"], "missing-package"),
        (["dodo"], "unknown-game"),
        (["vautour", "--bot", "dodo"], "unknown-bot"),
        (["vautour", "--bot", "merle:budget_ms=-1"], "bad-bot-option"),
        (["vautour", "--players", "9"], "bad-players"),
        (["vautour", "--games", "0"], "bad-number"),
        (["vautour", "--minutes", "0"], "bad-number"),
        (["vautour", "--out", "nowhere/some.weights"], "no-such-folder"),
        (["feather", "--players", "1"], "nobody-to-exploit"),
    ],
)
def test_what_can_not_be_exploited_is_told(
    arguments: list[str], code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["exploit", *arguments]) == 2
    said = capsys.readouterr()
    assert said.err.strip().endswith(f"[{code}]")
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert not list(tmp_path.iterdir())


def test_a_game_that_nobody_has_described_to_nets_can_not_be_learned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Game, "offers", lambda game, door: False)
    for command in ("train", "exploit"):
        assert run([command, "vautour"]) == 2
        assert capsys.readouterr().err.strip().endswith("[nothing-to-learn]")


def test_a_file_that_can_not_be_written_whole_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.checkpoint"
    write_whole(path, b"before")

    def full(self: Path, content: bytes) -> int:
        self.open("wb").write(content[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"afterwards")
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]
