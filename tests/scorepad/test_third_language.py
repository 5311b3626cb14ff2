"""Pads, set-up and sheets in a third language that is made of files alone: no word of another."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import variants
from tests.scorepad.at_the_end import finished
from tests.scorepad.spoiling import spoilt
from tests.scorepad.test_refusals import WRONG
from tests.words.marked import LANG, marked_tree, unmarked
from voliere import scorepad
from voliere.games import OWN
from voliere.games.errors import VoliereError
from voliere.scorepad.pad import laid, scored
from voliere.scorepad.sheets.door import sheets_of
from voliere.scorepad.worded import worded
from voliere.words import Phrase
from voliere.words.catalogue import spoken

CELL = re.compile(r"\b[a-e][1-5]?\b")  # cells and columns are written as on the board


@pytest.fixture(autouse=True)
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("VOLIERE_WORDS", str(marked_tree(tmp_path)))
    spoken.cache_clear()
    yield
    spoken.cache_clear()


def phrases_in(value: Any) -> Iterator[Phrase]:
    """The phrases somewhere in plain data."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, dict | list | tuple):
        for one in value.values() if isinstance(value, dict) else value:
            yield from phrases_in(one)


def check(value: Any) -> None:
    """Every phrase is said in marked words, but for cells."""
    for phrase in phrases_in(value):
        said = worded(phrase, LANG)
        rest = CELL.sub("", unmarked(said))
        assert not any(letter.isalpha() for letter in rest), (phrase, said)


def test_every_answer_is_in_the_third_language() -> None:
    rng = random.Random(3)
    for seed, (game, options) in enumerate(variants.ALL):
        _, entry = finished(game, options, seed)
        n = len(entry["players"])
        for one in [entry, *(spoilt(entry, rng) for _ in range(4))]:
            for names in ([""] * n, [str(90 + seat) for seat in range(n)]):
                with contextlib.suppress(VoliereError):  # those have a test of their own
                    check(scored(one | {"players": names}))


def test_every_set_up_is_in_the_third_language() -> None:
    for game, options in variants.ALL:
        others = {key: value for key, value in options.items() if key != "players"}
        check(laid(game, options["players"], others))


@pytest.mark.parametrize(("code", "entry"), [(code, entry) for code, _, entry in WRONG])
def test_every_refusal_is_in_the_third_language(code: str, entry: Any) -> None:
    error = json.loads(scorepad.score_json(json.dumps(entry), LANG))["error"]
    given = set(re.findall(r"\w+", json.dumps(entry))) | {"rounds", "forest", "players", "options"}
    with pytest.raises(VoliereError) as refused:
        scored(entry)
    texts = [value for value in refused.value.values.values() if isinstance(value, str)]
    for text in texts:
        given |= set(re.findall(r"\w+", text))
    left = set(re.findall(r"[^\W\d_]\w*", unmarked(error["sentence"]))) - given
    assert error["code"] == code
    assert not left, error


@pytest.mark.parametrize("game", OWN)
def test_every_sheet_is_in_the_third_language(game: str) -> None:
    sheets = sheets_of(OWN[game])
    for players in OWN[game].players:
        check([sheets.sheet(players), sheets.WORDS, sheets.AID])
