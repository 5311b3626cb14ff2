"""The pages of docs/ stay true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from voliere.games import REGISTRY
from voliere.games.contract import PARTS, members
from voliere.games.doors.contract import DOORS

ROOT = Path(__file__).parent.parent
ADDING = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
MODEL = ROOT / "src" / "voliere" / "games" / "vautour"


def test_adding_a_game_names_every_file_of_the_model_room() -> None:
    for path in MODEL.iterdir():
        if path.suffix in (".py", ".md", ".typ"):
            assert f"`{path.name}`" in ADDING, path.name
        elif (path / "__init__.py").is_file():
            assert f"`{path.name}/`" in ADDING, path.name


def test_the_contract_asks_for_everything_that_is_called() -> None:
    called = {
        "rules": set(re.findall(r"rules\.(\w+)", _source("kernel/entry.py"))) | {"N_MOVES"},
        "deals": set(re.findall(r"\.deals\.(\w+)", _all_sources())),
        "moves": set(re.findall(r"game\.moves\.(\w+)", _all_sources())),
        "words": set(re.findall(r"game\.words\.(\w+)", _all_sources())),
    }
    for part, names in called.items():
        missing = names - {"__name__", "__package__"} - set(members(PARTS[part]))
        assert not missing, part


def test_adding_a_game_names_the_whole_contract() -> None:
    for protocol in PARTS.values():
        assert f"`{protocol.__name__}`" in ADDING
        for name in members(protocol):
            assert re.search(rf"`{name}[`(]", ADDING), f"{name} is not on the page"
    for door in DOORS:
        assert re.search(rf"`{door}(\.py|/)`", ADDING), door


@pytest.mark.parametrize("game", REGISTRY)
def test_every_room_offers_what_the_page_promises(game: str) -> None:
    room = REGISTRY[game]
    section = ADDING.split("## What the rest calls")[1].split("\n## ")[0]
    promised = re.findall(r"`(\w+)(?:\([^`]*\))?`", section)
    for name in promised:
        doors = (room.rules, room.deals, room.moves, room.words)
        if (
            name.endswith("py")
            or name in ("s", "rng", "tell", "EVENTS", "VIEWS")
            or name.lower() in PARTS
        ):
            continue
        assert any(hasattr(door, name) for door in doors), f"{game} has no {name}"


def _source(path: str) -> str:
    return (ROOT / "src" / "voliere" / path).read_text("utf-8")


def _all_sources() -> str:
    rooms = (ROOT / "src" / "voliere").rglob("*.py")
    return "\n".join(path.read_text("utf-8") for path in rooms if "games/" not in str(path))


@pytest.mark.parametrize(
    "page", ["README.md", "docs/bots.md", "docs/scorepad.md", "docs/fairness.md"]
)
def test_the_python_of_the_page_runs(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert found
    for code in found:
        exec(compile(code, page, "exec"), {})
