"""Every numbered paragraph of the rules has a rule test that names it, and a place in our rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from voliere.games import REGISTRY

HERE = Path(__file__).parent

# How many numbered paragraphs each game has.
PARAGRAPHS = {
    "piafs": ("P", 20),
    "vautour": ("V", 10),
    "feather": ("F", 16),
    "songbirds": ("S", 26),
}


def test_every_game_has_numbered_paragraphs() -> None:
    assert set(PARAGRAPHS) == set(REGISTRY)


@pytest.mark.parametrize("game", PARAGRAPHS)
def test_every_paragraph_has_a_rule_test(game: str) -> None:
    letter, last = PARAGRAPHS[game]
    tests = (HERE / "games" / f"test_{game}_rules.py").read_text("utf-8")
    named = set(re.findall(rf"def test_{letter.lower()}(\d+)_", tests))
    assert {str(number) for number in range(1, last + 1)} <= named


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", PARAGRAPHS)
def test_every_paragraph_is_in_our_rules(game: str, lang: str) -> None:
    letter, last = PARAGRAPHS[game]
    text = REGISTRY[game].rules_text(lang)
    cited = set(re.findall(rf"\b{letter}(\d+)\b", text))
    assert {str(number) for number in range(1, last + 1)} <= cited


@pytest.mark.parametrize("game", PARAGRAPHS)
def test_both_languages_have_the_same_sections(game: str) -> None:
    sections = [
        re.findall(r"^#+ .*\{#([a-z0-9-]+)\}", REGISTRY[game].rules_text(lang), re.MULTILINE)
        for lang in ("fr", "en")
    ]
    assert sections[0] == sections[1]
    assert sections[0]
