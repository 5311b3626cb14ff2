"""The very same files give the same answers under MicroPython, as the browser runs them."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import variants
from tests.scorepad.at_the_end import finished
from tests.scorepad.spoiling import spoilt
from voliere import scorepad
from voliere.scorepad import browser

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")

in_micropython = pytest.mark.skipif(
    NODE is None or not PACKAGE.exists(), reason="web/node_modules is not installed (make page)"
)


def run(calls: list[list[Any]]) -> list[Any]:
    """What MicroPython gives back for these calls."""
    given = {"package": PACKAGE.as_uri(), "files": browser.bundle(), "calls": calls}
    assert NODE is not None
    done = subprocess.run(
        [NODE, Path(__file__).with_name("micropython.mjs")],
        input=json.dumps(given).encode(),
        capture_output=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    return [json.loads(text) for text in json.loads(done.stdout)]


@in_micropython
def test_random_finished_games_give_the_same_under_micropython() -> None:
    calls, right = [], []
    for seed, (game, options) in enumerate(variants.ALL):
        _, entry = finished(game, options, seed)
        text, lang = json.dumps(entry), ("fr", "en")[seed % 2]
        calls.append(["score_json", text, lang])
        right.append(json.loads(scorepad.score_json(text, lang)))
    assert all("ok" in one for one in right)
    assert run(calls) == right


@in_micropython
def test_half_entered_and_spoilt_sheets_give_the_same_under_micropython() -> None:
    rng = random.Random(8)
    calls, right = [], []
    for seed, (game, options) in enumerate(variants.ALL):
        _, entry = finished(game, options, seed)
        for _ in range(6):
            text, lang = json.dumps(spoilt(entry, rng)), rng.choice(("fr", "en"))
            calls.append(["score_json", text, lang])
            right.append(json.loads(scorepad.score_json(text, lang)))
    assert {"ok", "error"} == {key for one in right for key in one}
    assert run(calls) == right


@in_micropython
def test_setting_up_is_told_the_same_under_micropython() -> None:
    calls, right = [], []
    for game, options in variants.ALL:
        others = {key: value for key, value in options.items() if key != "players"}
        call = [game, options["players"], json.dumps(others), "fr"]
        calls.append(["setup_json", *call])
        right.append(json.loads(scorepad.setup_json(*call)))
    assert all("ok" in one for one in right)
    assert run(calls) == right


def test_the_bundle_is_the_package_and_nothing_of_the_machine(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "python.json"
    assert browser.main([str(out)]) == 0
    files = json.loads(out.read_text("utf-8"))
    assert files == browser.bundle()
    source = ROOT / "src" / "voliere" / "games" / "vautour" / "scoring.py"
    assert files["voliere/games/vautour/scoring.py"] == source.read_text("utf-8")
    assert str(ROOT) not in out.read_text("utf-8")
    assert browser.main([]) == 2
