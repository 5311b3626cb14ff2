"""A game of another package is built and played outside Python as ours are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.fifth.installed import install, run
from tests.wasm.games import answers_of_node

PLAYED = """
import json, sys
from tests.wasm.games import hash_of_game
print(json.dumps([hash_of_game(one) for one in json.loads(sys.stdin.read())]))
"""


@pytest.mark.soak
def test_the_fifth_game_is_the_same_in_node(tmp_path: Path) -> None:
    package, built = tmp_path / "package", tmp_path / "built"
    package.mkdir()
    install(package)
    done = run(package, "-m", "voliere.wasm", "nichoir", "--out", str(built))
    assert done.returncode == 0, done.stderr
    work = [
        {"game": "nichoir", "options": {"players": players, "crumbs": crumbs}, "seed": players}
        for players in (3, 4)
        for crumbs in (False, True)
    ]
    played = run(package, "-c", PLAYED, text=json.dumps(work))
    assert played.returncode == 0, played.stderr
    assert answers_of_node(built, work) == json.loads(played.stdout)
