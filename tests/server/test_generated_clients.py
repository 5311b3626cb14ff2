"""Clients that others' generators make of the server's description play games at it.

The generators are installed here, in folders of their own: they want other versions of what they
share with us.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import Running
from voliere.games import REGISTRY

PYTHON_GENERATOR = "openapi-python-client==0.29.1"
TYPESCRIPT_GENERATOR = ("openapi-typescript@7.13.0", "typescript@5.9.3")
PATIENCE = 120
BIN = Path(sys.executable).parent
CLIENTS = Path(__file__).parent / "generated"


def do(*command: object, cwd: Path, **environment: str) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def described(server: Running, folder: Path) -> Path:
    file = folder / "openapi.json"
    file.write_bytes(httpx.get(server.address + "/api/v1/openapi.json").content)
    return file


@pytest.mark.soak
def test_a_generated_python_client_plays_every_game(server: Running, tmp_path: Path) -> None:
    do(sys.executable, "-m", "venv", "venv", cwd=tmp_path)
    do("venv/bin/pip", "install", "--quiet", PYTHON_GENERATOR, cwd=tmp_path)
    file = described(server, tmp_path)
    do(
        *("venv/bin/openapi-python-client", "generate", "--path", file, "--meta", "none"),
        *("--output-path", tmp_path / "voliere_client"),
        cwd=tmp_path,
    )
    for game in REGISTRY:
        do(
            *("venv/bin/python", CLIENTS / "client.py", server.address, game),
            cwd=tmp_path,
            PYTHONPATH=str(tmp_path),
        )


@pytest.mark.soak
def test_generated_types_of_typescript_hold(server: Running, tmp_path: Path) -> None:
    do("npm", "init", "--yes", cwd=tmp_path)
    do("npm", "install", "--no-audit", "--no-fund", *TYPESCRIPT_GENERATOR, cwd=tmp_path)
    described(server, tmp_path)
    may_be_left_out = "--default-non-nullable=false"  # what has a default
    generate = ("npx", "openapi-typescript", "openapi.json", "-o", "api.ts", may_be_left_out)
    do(*generate, cwd=tmp_path)
    (tmp_path / "client.mts").write_bytes((CLIENTS / "client.ts").read_bytes())
    strict = ("--noEmit", "--strict", "--module", "esnext", "--target", "es2022")
    node = ("--moduleResolution", "bundler", "--allowImportingTsExtensions", "--lib", "es2023,dom")
    do("npx", "tsc", *strict, *node, "client.mts", cwd=tmp_path)
    do("node", "client.mts", server.address, cwd=tmp_path)
