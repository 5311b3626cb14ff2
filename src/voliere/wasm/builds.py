"""The games built where their sources have changed; what is there already is kept.

A build is found again by a hash of everything that it depends on: the sources of the game, of the
bots and of this room, and the versions of Numba and LLVM's Python.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from voliere.games import by_name
from voliere.games.game import Game
from voliere.kernel.jit import cache_root
from voliere.kernel.sources import sources_hash

BUILT = Path(__file__).parent / "built"  # where the wheel has them
BUILDER = "voliere.wasm.build"
COMPILERS = ("numba", "llvmlite")
# What bots and hints use of a room.
DOORS = ("knowledge", "exact", "levels", "personalities", "features", "reasons")
KEPT = 3  # earlier builds of a game
# For a processor that has nothing of its own, and unoptimised: that is done once, for the browser.
SETTINGS = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}


class BuildError(RuntimeError):
    """A game could not be built; the text is what the build said last."""


def build(games: Sequence[str], folder: Path, *, jobs: int = 1) -> list[str]:
    """Bring the files of these games into a folder; the names of those that had to be built come
    back. OptionError for a game that there is not."""
    found = [by_name(name) for name in games]
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(jobs) as pool:
        kept = list(pool.map(_kept, found))
    for game, (place, _) in zip(found, kept, strict=True):
        for file in files_of(game.name):
            _bring(place / file, folder / file)
    return [game.name for game, (_, is_new) in zip(found, kept, strict=True) if is_new]


def files_of(game: str) -> tuple[str, str]:
    """The names of the files of a game."""
    return f"{game}.wasm", f"{game}.json"


def place_of(game: Game) -> Path:
    """The folder in which the build of a game's present sources is kept."""
    doors = [f"{game.package}.{door}" for door in DOORS if game.offers(door)]
    of_game = sources_hash((BUILDER, game.package, *doors))
    versions = " ".join(f"{name} {version(name)}" for name in COMPILERS)
    key = hashlib.sha256(f"{of_game} {versions}".encode()).hexdigest()[:16]
    return cache_root() / "wasm" / f"{game.name}-{key}"


def _kept(game: Game) -> tuple[Path, bool]:
    """Where the build of a game is, and whether it was built now."""
    place = place_of(game)
    if all((place / file).is_file() for file in files_of(game.name)):
        return place, False
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".building-") as work:
        out = Path(work) / "out"
        out.mkdir()
        settings = {**os.environ, **SETTINGS, "VOLIERE_CACHE": f"{work}/compiled"}
        command = [sys.executable, "-m", BUILDER, game.name, str(out)]
        done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            raise BuildError(f"{game.name} could not be built: {lines[-1]}")
        if not place.is_dir():
            out.rename(place)
    _forget_old(game.name, place)
    return place, True


def _bring(source: Path, target: Path) -> None:
    """Copy a file, unless it is there; who reads meanwhile finds the old one or the new one."""
    content = source.read_bytes()
    if target.is_file() and target.read_bytes() == content:
        return
    part = target.with_name(f".{target.name}.{os.getpid()}")
    part.write_bytes(content)
    part.replace(target)


def _forget_old(game: str, place: Path) -> None:
    builds = [one for one in place.parent.glob(f"{game}-*") if one != place]
    for old in sorted(builds, key=lambda one: -one.stat().st_mtime)[KEPT - 1 :]:
        shutil.rmtree(old, ignore_errors=True)
