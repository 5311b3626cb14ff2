"""The very same files give the same answers under MicroPython, as the browser runs them."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import voliere
from tests.conformance import variants
from tests.scorepad.at_the_end import finished
from tests.scorepad.spoiling import spoilt
from voliere.scorepad import browser, page
from voliere.table import fair

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "web/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def run(calls: list[list[Any]]) -> list[Any]:
    """What MicroPython gives back for these calls."""
    assert NODE is not None
    assert PACKAGE.exists(), "`make page` installs it"
    given = {"package": PACKAGE.as_uri(), "files": browser.bundle(), "calls": calls}
    done = subprocess.run(
        [NODE, Path(__file__).with_name("micropython.mjs")],
        input=json.dumps(given).encode(),
        capture_output=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    answers = json.loads(done.stdout)
    return [json.loads(answer) if isinstance(answer, str) else answer for answer in answers]


def test_random_finished_games_give_the_same_under_micropython() -> None:
    calls, right = [], []
    for seed, (game, options) in enumerate(variants.ALL):
        _, entry = finished(game, options, seed)
        text = json.dumps(entry)
        calls.append(["score_json", text])
        right.append(json.loads(page.score_json(text)))
    assert all("ok" in one for one in right)
    assert run(calls) == right


def test_half_entered_and_spoilt_sheets_give_the_same_under_micropython() -> None:
    rng = random.Random(8)
    calls, right = [], []
    for seed, (game, options) in enumerate(variants.ALL):
        _, entry = finished(game, options, seed)
        for _ in range(6):
            text = json.dumps(spoilt(entry, rng))
            calls.append(["score_json", text])
            right.append(json.loads(page.score_json(text)))
    assert {"ok", "error"} == {key for one in right for key in one}
    assert run(calls) == right


def test_setting_up_is_told_the_same_under_micropython() -> None:
    calls, right = [], []
    for game, options in variants.ALL:
        others = {key: value for key, value in options.items() if key != "players"}
        call = [game, options["players"], json.dumps(others)]
        calls.append(["setup_json", *call])
        right.append(json.loads(page.setup_json(*call)))
    assert all("ok" in one for one in right)
    assert run(calls) == right


def test_finished_games_are_dealt_again_under_micropython() -> None:
    records = [fair_record(*variant, seed) for seed, variant in enumerate(variants.ALL)]
    calls = [["is_same_again_json", json.dumps(record)] for record in records]
    assert run(calls) == [True] * len(records)


def test_cards_that_are_not_those_of_the_secret_are_found_out_under_micropython() -> None:
    spoilt = []
    for seed, (game, options) in enumerate(variants.ALL[::7]):
        record = fair_record(game, options, seed)
        deal = record["deal"]["rounds"][-1] if "rounds" in record["deal"] else record["deal"]
        cards = next(part for part in deal.values() if isinstance(part, list) and len(part) > 1)
        cards.reverse()
        other_secret = fair_record(game, options, seed)
        other_secret["fairness"]["secret"] = "00" * 32
        other_nonces = fair_record(game, options, seed)
        other_nonces["fairness"]["nonces"].append("late")
        spoilt += [record, other_secret, other_nonces]
        if "pledges" in other_nonces["fairness"]:
            swapped, elsewhere = fair_record(game, options, seed), fair_record(game, options, seed)
            swapped["fairness"]["nonces"][0] = "swapped"
            elsewhere["fairness"]["table"] = "elsewhere"
            spoilt += [swapped, elsewhere]
    lost = fair_record("piafs", {"players": 3}, 4)
    robbed = next(entry for entry in lost["moves"] if "chance" in entry and entry["lost"])
    robbed["lost"][0] = "3" if robbed["lost"][0] == "1" else "1"
    spoilt.append(lost)
    calls = [["is_same_again_json", json.dumps(record)] for record in spoilt]
    assert run(calls) == [False] * len(spoilt)


def fair_record(game: str, options: dict[str, Any], seed: int) -> Any:
    """The record of a random finished game, dealt from a secret and from what the seats added;
    every other one is bound to its table, the others are of version 1."""
    rng = random.Random(seed)
    secret, bond, nonces = rng.randbytes(32), None, ("né", "b")
    if seed % 2:
        players = options["players"]
        bond = fair.Bond("65a3", ["person", *["bot:merle"] * (players - 1)])
        shown = voliere.new_table(game, secret=secret, bond=bond, **options).commitment or ""
        bond.pledges = [fair.pledge(shown, seat, "né") for seat in range(players)]
        nonces = ("né", *[None] * (players - 1))
    table = voliere.new_table(game, secret=secret, nonces=nonces, bond=bond, **options)
    while not table.over:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    return json.loads(json.dumps(table.record()))


def test_no_words_are_in_the_bundle() -> None:
    files = browser.bundle()
    assert files["voliere/words/__init__.py"] == ""
    assert not [file for file in files if file.endswith(("names.py", "language.py"))]


def test_the_bundle_is_the_package_and_nothing_of_the_machine(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "python.json"
    assert browser.main([str(out)]) == 0
    files = json.loads(out.read_text("utf-8"))
    assert files == browser.bundle()
    source = ROOT / "src" / "voliere" / "games" / "vautour" / "scoring.py"
    assert files["voliere/games/vautour/scoring.py"] == source.read_text("utf-8")
    assert str(ROOT) not in out.read_text("utf-8")
    assert browser.main([]) == 2
