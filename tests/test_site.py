"""The documentation as a site: it builds without a complaint, and its pictures are up to date."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from docs.making import rooms, schema_page
from docs.making.pictures import PICTURES
from docs.making.way_of_a_move import STEPS

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(
        command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=300, check=False
    )
    assert built.returncode == 0, built.stderr
    return folder


def test_the_site_has_what_is_made_from_the_code(site: Path) -> None:
    reference = (site / "reference" / "voliere.html").read_text("utf-8")
    assert 'id="voliere.table.table.Table.play"' in reference
    assert "/api/v1/tables/{table_id}/moves" in (site / "http.html").read_text("utf-8")
    assert 'id="happened"' in (site / "messages.html").read_text("utf-8")


def test_pages_outside_docs_come_along(site: Path) -> None:
    start = (site / "index.html").read_text("utf-8")
    assert 'src="project/web/src/lib/birds/hero.svg"' in start
    assert (site / "project/web/src/lib/birds/hero.svg").is_file()
    rules = "project/src/voliere/games/piafs/rules.fr.html"
    assert f'href="../{rules}"' in (site / "games" / "piafs.html").read_text("utf-8")
    assert (site / rules).is_file()


@pytest.mark.parametrize(
    ("path", "draw"), PICTURES.items(), ids=lambda one: getattr(one, "name", "")
)
def test_pictures_are_as_the_code_is(path: Path, draw: Callable[[], str]) -> None:
    assert path.read_text("utf-8") == draw(), "python -m docs.making"


def test_every_room_is_in_the_picture() -> None:
    folders = {init.parent.name for init in (ROOT / "src" / "voliere").glob("*/__init__.py")}
    assert {room for layer in rooms.layers() for room in layer} == folders


def test_the_way_of_a_move_goes_through_files_that_are_there() -> None:
    for step in STEPS:
        for file in step.files:
            assert (ROOT / file).is_file(), file


def test_types_are_said_in_words() -> None:
    assert schema_page.kind({"anyOf": [{"$ref": "#/$defs/Told"}, {"type": "null"}]}) == (
        "[Told](#told) or null"
    )
    assert schema_page.kind({"type": "array", "items": {"enum": ["fr", "en"]}}) == (
        "array of `fr` or `en`"
    )
