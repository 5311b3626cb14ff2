"""`voliere` alone, and as it comes out of the wheel: the page is there and answers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import COMMAND, environment

ROOT = Path(__file__).parent.parent.parent
POSIX = pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for the browser")


@contextmanager
def hosting(command: list[str], folder: Path) -> Iterator[str]:
    """The address at which the command hosts games; it is stopped afterwards."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{folder}/opened"\n', "utf-8")
    browser.chmod(0o755)
    variables = environment(VOLIERE_DATA=str(folder / "data"), BROWSER=str(browser))
    if command != COMMAND:
        variables["VOLIERE_CACHE"] = str(folder / "cache")
    with subprocess.Popen(
        command, cwd=folder, env=variables, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().removeprefix("Volière: ").strip()
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait() == 0


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


@POSIX
def test_voliere_alone_hosts_games_and_opens_the_page(tmp_path: Path) -> None:
    with hosting(COMMAND, tmp_path) as address:
        assert "Volière" in fetched(address)
        assert (tmp_path / "opened").read_text("utf-8").split() == [address]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `voliere` of a fresh environment into which the wheel was installed.

    What Volière needs is borrowed from this environment, to save time.
    """
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([*pip, *build], check=True)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env", symlinks=True)
    python = folder / "env" / "bin" / "python"
    subprocess.run([*pip, "--python", python, "install", "--no-deps", wheel], check=True)
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return folder / "env" / "bin" / "voliere"


def assert_page_is_whole(address: str) -> None:
    page = fetched(address)
    assert '<div id="app">' in page
    script = page.split('src="/assets/')[1].split('"')[0]
    assert "import" in fetched(f"{address}/assets/{script}")
    assert "precache" in fetched(f"{address}/sw.js")


@POSIX
@pytest.mark.soak
def test_the_wheel_compiles_and_opens_the_page_by_itself(installed: Path, tmp_path: Path) -> None:
    with hosting([str(installed)], tmp_path) as address:
        assert_page_is_whole(address)
