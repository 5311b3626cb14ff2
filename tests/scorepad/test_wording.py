"""The page words phrases as Python does, from the very same files."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

from tests.conformance import variants
from tests.scorepad.at_the_end import finished
from tests.scorepad.spoiling import spoilt
from tests.scorepad.test_browser import NODE, ROOT
from voliere import scorepad
from voliere.scorepad import page
from voliere.words import LANGUAGES


def in_the_page(calls: list[list[Any]]) -> list[Any]:
    """What the page makes of these values with phrases."""
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--no-warnings", Path(__file__).with_name("wording.mjs")],
        input=json.dumps({"web": str(ROOT / "web"), "calls": calls}).encode(),
        capture_output=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    said: list[Any] = json.loads(done.stdout)
    return said


def with_phrases(told: str) -> Any:
    """What the page gets, an error as the phrase that it says."""
    given = json.loads(told)
    if "error" not in given:
        return given
    code, values = given["error"]["code"], given["error"]["values"]
    sentence = {"id": f"error-{code}", "arguments": values}
    return {"error": {"code": code, "sentence": sentence}}


def test_every_answer_is_worded_the_same_in_the_page() -> None:
    rng = random.Random(5)
    calls, right = [], []
    for seed, (game, options) in enumerate(variants.ALL):
        _, entry = finished(game, options, seed)
        nameless = entry | {"players": [""] * len(entry["players"])}
        for one in [entry, nameless, *(spoilt(entry, rng) for _ in range(5))]:
            text = json.dumps(one)
            for lang in LANGUAGES:
                calls.append([lang, game, with_phrases(page.score_json(text))])
                right.append(json.loads(scorepad.score_json(text, lang)))
    assert {"ok", "error"} == {key for one in right for key in one}
    assert in_the_page(calls) == right


def test_every_set_up_is_worded_the_same_in_the_page() -> None:
    calls, right = [], []
    for game, options in variants.ALL:
        others = {key: value for key, value in options.items() if key != "players"}
        call = (game, options["players"], json.dumps(others))
        for lang in LANGUAGES:
            calls.append([lang, game, with_phrases(page.setup_json(*call))])
            right.append(json.loads(scorepad.setup_json(*call, lang)))
    assert in_the_page(calls) == right
