"""The games built behind: what builds them ends with who has started it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from voliere.wasm import behind

BEGIN = "from voliere.wasm.behind import build_behind; print(build_behind().pid)"


def test_it_ends_with_the_process_that_began_it() -> None:
    command = [sys.executable, "-c", BEGIN]
    begun = subprocess.run(command, capture_output=True, text=True, check=True)
    assert not Path(f"/proc/{int(begun.stdout)}").exists()


def test_who_has_installed_the_package_builds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(behind, "SOURCES", Path("/nowhere"))
    assert behind.build_behind() is None
