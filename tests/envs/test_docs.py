"""The page on environments describes every piece of every observation, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from voliere.envs.setting import setting_of
from voliere.games import REGISTRY

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")


@pytest.mark.parametrize("game", REGISTRY)
def test_every_piece_of_an_observation_is_described(game: str) -> None:
    section = PAGE.split(f"### {game}\n")[1].split("\n#")[0]
    table = "\n".join(line.split("|")[1] for line in section.splitlines() if line.startswith("|"))
    described = re.findall(r"`(\w+)`", table)
    assert ["to_decide", *described] == [piece.name for piece in setting_of(game).layout]
    assert f"{REGISTRY[game].rules.N_MOVES:,} in {game}" in " ".join(PAGE.split())


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(example.replace("range(1000)", "range(10)").replace("range(100)", "range(5)"), names)
    assert 0 <= float(capsys.readouterr().out.splitlines()[-1]) < 1
