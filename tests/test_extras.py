"""Without the extras all works that needs none of them; the rest names the one to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from voliere.extras import MODULES, MissingPackage, extra, require

PYPROJECT = tomllib.loads(
    (Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"),
)["project"]
HIDDEN = (*(module for modules in MODULES.values() for module in modules), "uvloop")
BARE = f"""
import sys
sys.modules.update(dict.fromkeys({HIDDEN!r}))  # as if they were not installed
import voliere.arena.run, voliere.bots, voliere.scorepad, voliere.study, voliere.wasm.build
from voliere.cli.main import run
"""
ASKS_FOR = [
    ("server", []),
    ("server", ["serve"]),
    ("server", ["backup", "copy.sqlite"]),
    ("server", ["restore", "copy.sqlite"]),
    ("sheets", ["sheets", "vautour", "-o", "/dev/null"]),
    ("arena", ["arena", "vautour", "--bots", "oisillon,moineau", "--games", "1"]),
    ("arena", ["analyse", "-", "--plot", "game.png"]),
    ("arena", ["dataset", "vautour", "--games", "1", "-o", "games.parquet"]),
]
WORKS = [
    ["games"],
    ["rules", "vautour"],
    ["simulate", "vautour", "--games", "2", "--records", "games.jsonl"],
    ["check", "games.jsonl"],
    ["show", "games.jsonl"],
    ["dataset", "vautour", "--games", "1", "--seed", "1", "-o", "own.jsonl"],
]


def bare(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A program where none of the extras is installed."""
    return subprocess.run(
        [sys.executable, "-c", BARE + program],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.parametrize("name", MODULES)
def test_the_packages_of_an_extra_are_those_of_the_project(name: str) -> None:
    """Those with a marker are needed on some systems only, and `torch` is nowhere here."""
    wanted = {
        re.split(r"[<>=\[; ]", one)[0].lower()
        for one in PYPROJECT["optional-dependencies"][name]
        if ";" not in one
    } - {"voliere"}
    known = packages_distributions()
    found = {known.get(module, [module])[0].lower() for module in MODULES[name]}
    assert {one.replace("-", "_") for one in found} == {one.replace("-", "_") for one in wanted}


def test_all_is_all() -> None:
    (everything,) = PYPROJECT["optional-dependencies"]["all"]
    assert everything == f"voliere[{','.join(MODULES)}]"


def test_the_core_works_alone(tmp_path: Path) -> None:
    done = bare(f"sys.exit(max(run(one) for one in {WORKS!r}))", tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "own.jsonl").stat().st_size > 0


def test_what_needs_an_extra_names_it_in_both_languages(tmp_path: Path) -> None:
    lines = [arguments for _, arguments in ASKS_FOR]
    asked = f"for one in {lines!r}: print(run(['--lang', lang, *one]))"
    done = bare(f"for lang in ('en', 'fr'):\n  {asked}", tmp_path)
    assert done.stdout.split() == ["2"] * 2 * len(ASKS_FOR), done.stderr
    told = done.stderr.splitlines()
    for (name, arguments), english, french in zip(
        ASKS_FOR, told[: len(ASKS_FOR)], told[len(ASKS_FOR) :], strict=True
    ):
        for sentence in (english, french):
            assert sentence.endswith(f'pip install "voliere[{name}]" [missing-package]'), arguments
        assert english.startswith("This needs ")
        assert french.startswith("Il faut pour cela ")


@pytest.mark.parametrize("address", ["VOLIERE_DATABASE=postgresql://x", "VOLIERE_BUS=nats://x"])
def test_a_server_for_many_says_what_it_needs(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, _, value = address.partition("=")
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("VOLIERE_DATA", str(tmp_path))
    program = f"""
import sys
sys.modules.update(dict.fromkeys({MODULES["scale"]!r}))
from voliere.cli.main import run
sys.exit(run(["serve", "--port", "0"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.rstrip().endswith('pip install "voliere[scale]" [missing-package]')


def test_a_package_that_is_broken_in_itself_is_not_called_missing(tmp_path: Path) -> None:
    (tmp_path / "typst.py").write_text("import no_such_bird\n", "utf-8")
    program = "from voliere.extras import extra\nextra('typst')"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stderr.rstrip().endswith("No module named 'no_such_bird'")


def test_a_program_learns_it_as_an_import_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    for ask in (lambda: extra("gymnasium"), lambda: require("envs")):
        with pytest.raises(ImportError, match=r"needs gymnasium: pip install") as caught:
            ask()
        assert isinstance(caught.value, MissingPackage)
