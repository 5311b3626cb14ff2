"""Clients that others' generators make of the server's description play games at it.

The generators are in environments of their own, which `make generators` fills.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.running import Running
from voliere.games import REGISTRY

PATIENCE = 120
BIN = Path(sys.executable).parent
GENERATORS = BIN.parent / "generators" / "bin"
CLIENTS = Path(__file__).parent / "generated"
NODE_GENERATORS = CLIENTS / "node_modules" / ".bin"


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


def test_a_generated_python_client_plays_every_game(server: Running, tmp_path: Path) -> None:
    file = described(server, tmp_path)
    do(
        *(GENERATORS / "openapi-python-client", "generate", "--path", file, "--meta", "none"),
        *("--output-path", tmp_path / "voliere_client"),
        cwd=tmp_path,
        PATH=f"{GENERATORS}:{os.environ['PATH']}",  # it calls ruff
    )
    for game in REGISTRY:
        do(
            *(GENERATORS / "python", CLIENTS / "client.py", server.address, game),
            cwd=tmp_path,
            PYTHONPATH=str(tmp_path),
        )


def test_generated_types_of_typescript_hold(server: Running, tmp_path: Path) -> None:
    described(server, tmp_path)
    may_be_left_out = "--default-non-nullable=false"  # what has a default
    generate = (NODE_GENERATORS / "openapi-typescript", "openapi.json", "-o", "api.ts")
    do(*generate, may_be_left_out, cwd=tmp_path)
    (tmp_path / "client.mts").write_bytes((CLIENTS / "client.ts").read_bytes())
    strict = ("--noEmit", "--strict", "--module", "esnext", "--target", "es2022")
    node = ("--moduleResolution", "bundler", "--allowImportingTsExtensions", "--lib", "es2023,dom")
    do(NODE_GENERATORS / "tsc", *strict, *node, "client.mts", cwd=tmp_path)
    do("node", "client.mts", server.address, cwd=tmp_path)
