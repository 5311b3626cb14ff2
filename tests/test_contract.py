"""Every room keeps the contract: mypy compares its parts and doors with the Protocols."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from mypy import api

from tests.fifth.installed import PACKAGE
from voliere.games import OWN
from voliere.games.contract import PARTS, Moves, lacking, members
from voliere.games.doors import contract
from voliere.games.doors.small import Small

ROOT = Path(__file__).parent.parent
RECORDS = "--no-warn-return-any"  # compiled functions work on untyped records
HEAD = "from voliere.games.doors import contract, small\n"
DOORS = {**contract.DOORS, "small": Small}


def doors_of_all_rooms() -> list[tuple[str, str]]:
    return [
        (game.package, door)
        for game in OWN.values()
        for door in DOORS
        if game.door(door) is not None
    ]


def checked(tmp_path: Path, lines: list[str]) -> str:
    file = tmp_path / "doors.py"
    file.write_text(HEAD + "\n".join(lines) + "\n", "utf-8")
    config = ("--config-file", str(ROOT / "pyproject.toml"), "--no-error-summary", RECORDS)
    said, wrong, _ = api.run([*config, "--cache-dir", str(ROOT / ".mypy_cache"), str(file)])
    return said + wrong


def test_mypy_holds_every_door_to_its_protocol(tmp_path: Path) -> None:
    lines = []
    for number, (room, door) in enumerate(doors_of_all_rooms()):
        room_of_doors = DOORS[door].__module__.rpartition(".")[2]
        protocol = f"{room_of_doors}.{DOORS[door].__name__}"
        lines.append(f"from {room} import {door} as door_{number}\n")
        lines.append(f"_{number}: {protocol} = door_{number}")
    assert len(lines) > 20
    assert checked(tmp_path, lines) == ""


def test_mypy_sees_a_door_that_lacks_something(tmp_path: Path) -> None:
    line = "import voliere.games.vautour.cards as cards\n_: contract.Board = cards"
    assert "incompatible" in checked(tmp_path, [line]).lower()


def test_mypy_holds_the_fifth_room_to_the_contract(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYPYPATH", str(PACKAGE))
    assert checked(tmp_path, ["import nichoir\nnichoir.GAME.rules"]) == ""


@pytest.mark.parametrize("game", OWN)
def test_every_room_has_all_parts(game: str) -> None:
    assert lacking(OWN[game]) == []


def test_what_a_room_lacks_is_named() -> None:
    lame = replace(OWN["vautour"], moves=cast(Moves, SimpleNamespace(parse=int)))
    assert lacking(lame) == ["moves.value"]


def test_the_protocols_ask_for_what_is_called() -> None:
    assert {part: len(members(protocol)) for part, protocol in PARTS.items()}["rules"] == 17
