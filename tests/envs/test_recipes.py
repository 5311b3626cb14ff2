"""The recipes reach what they state. Those that learn need PyTorch, so they run with `make soak`,
in an environment of their own."""

from __future__ import annotations

import runpy
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

RECIPES = Path(__file__).parents[2] / "examples" / "recipes"
PYTORCH = "torch==2.13.0"


def test_cfr_solves_the_small_vautour(capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(RECIPES / "cfr_small_vautour.py"))["main"]
    assert main(["--cards", "3", "--iterations", "30"]) == 0
    assert "30 iterations" in capsys.readouterr().out
    assert main(["--cards", "3", "--iterations", "1"]) == 1, "it says when it has not"


@pytest.fixture(scope="module")
def python_with_torch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has what these tests have, and PyTorch."""
    folder = tmp_path_factory.mktemp("torch")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    ours = f"{sysconfig.get_path('purelib')}\n{RECIPES.parents[1] / 'src'}\n"
    (packages / "ours.pth").write_text(ours, "utf-8")
    pip = [folder / "bin" / "pip", "install", "--quiet"]
    subprocess.run([*pip, PYTORCH], check=True)
    subprocess.run([*pip, "sb3-contrib"], check=True)
    return folder / "bin" / "python"


@pytest.mark.soak
@pytest.mark.parametrize("recipe", ["ppo_self_play.py", "maskable_ppo.py"])
def test_a_recipe_that_learns(recipe: str, python_with_torch: Path) -> None:
    done = subprocess.run(
        [python_with_torch, RECIPES / recipe], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
