"""Who runs a server, at the command line of its machine."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from voliere.cli.main import run


class Host:
    """`voliere admin` on the data of a server."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = data
        self._capsys = capsys

    async def __call__(self, *arguments: str, code: int = 0) -> str:
        whole = ["--lang", "en", "admin", *arguments, "--data", str(self.data)]
        done = await asyncio.to_thread(run, whole)
        told = self._capsys.readouterr()
        assert done == code, told
        return told.err if code else told.out

    async def json(self, *arguments: str) -> Any:
        return json.loads(await self(*arguments, "--json"))

    async def id_of(self, name: str) -> str:
        (found,) = await self.json("people", "--find", name)
        return str(found["id"])
