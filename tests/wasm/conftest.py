"""The games built for the browser, once for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from voliere.games import REGISTRY
from voliere.wasm.builds import build


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wasm")
    build(list(REGISTRY), folder, jobs=2)
    return folder
