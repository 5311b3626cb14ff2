"""The pages of docs/ stay true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from voliere.games import REGISTRY

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
ADDING = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
MODEL = ROOT / "src" / "voliere" / "games" / "vautour"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_inside_the_project_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_adding_a_game_names_every_file_of_the_model_room() -> None:
    for path in MODEL.iterdir():
        if path.suffix in (".py", ".md"):
            assert f"`{path.name}`" in ADDING, path.name


def test_adding_a_game_names_everything_that_is_called() -> None:
    called = {
        "rules": set(re.findall(r"rules\.(\w+)", _source("kernel/entry.py"))) | {"N_MOVES"},
        "deals": set(re.findall(r"\.deals\.(\w+)", _all_sources())),
        "moves": set(re.findall(r"game\.moves\.(\w+)", _all_sources())),
        "words": set(re.findall(r"game\.words\.(\w+)", _all_sources())),
    }
    for door, names in called.items():
        for name in names - {"__name__", "__package__"}:
            assert re.search(rf"`{name}[`(]", ADDING), f"{door}.{name} is not on the page"


@pytest.mark.parametrize("game", REGISTRY)
def test_every_room_offers_what_the_page_promises(game: str) -> None:
    room = REGISTRY[game]
    promised = re.findall(r"`(\w+)(?:\([^`]*\))?`", ADDING.split("## What the rest calls")[1])
    for name in promised:
        doors = (room.rules, room.deals, room.moves, room.views, room.words)
        if name.endswith("py") or name in ("s", "rng", "tell"):
            continue
        assert any(hasattr(door, name) for door in doors), f"{game} has no {name}"


def _source(path: str) -> str:
    return (ROOT / "src" / "voliere" / path).read_text("utf-8")


def _all_sources() -> str:
    rooms = (ROOT / "src" / "voliere").rglob("*.py")
    return "\n".join(path.read_text("utf-8") for path in rooms if "games/" not in str(path))


@pytest.mark.parametrize("page", ["README.md", "docs/scorepad.md", "docs/fairness.md"])
def test_the_python_of_the_page_runs(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert found
    for code in found:
        exec(compile(code, page, "exec"), {})
