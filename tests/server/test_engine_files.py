"""The games compiled for the page, over HTTP."""

from __future__ import annotations

import hashlib

import httpx
import pytest

from tests.server.running import Running
from voliere.games import REGISTRY


@pytest.mark.parametrize("game", REGISTRY)
def test_a_game_comes_with_the_hash_that_its_description_names(server: Running, game: str) -> None:
    described = httpx.get(f"{server.address}/engine/{game}.json", timeout=60)
    assert described.headers["content-type"] == "application/json"
    compiled = httpx.get(f"{server.address}/engine/{game}.wasm", timeout=60)
    assert compiled.headers["content-type"] == "application/wasm"
    assert compiled.headers["cache-control"] == "no-cache"
    assert hashlib.sha256(compiled.content).hexdigest() == described.json()["sha256"]
    listed = httpx.get(f"{server.address}/engine", timeout=60).json()
    assert listed[game] == hashlib.sha256(described.content).hexdigest()


@pytest.mark.parametrize("path", ["dodo.wasm", "..%2f__main__.py", ".vautour.wasm.7", "vautour"])
def test_nothing_else_of_that_folder_or_of_another_is_given(server: Running, path: str) -> None:
    answer = httpx.get(f"{server.address}/engine/{path}", timeout=60)
    assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")
