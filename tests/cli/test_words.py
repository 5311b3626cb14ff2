"""What is read: the games, the rules, the help; everything in both languages."""

from __future__ import annotations

import re
import string

import pytest

from tests.cli.conftest import Voliere
from voliere.cli import errors, typed, words
from voliere.cli.boards import words as board_words
from voliere.games import REGISTRY

COMMANDS = ["games", "rules", "play", "simulate", "show", "check", "verify"]


def test_games_lists_every_game_and_option(voliere: Voliere) -> None:
    for lang in ("fr", "en"):
        said = voliere("games", "--lang", lang).stdout
        for name, game in REGISTRY.items():
            assert f"{name}: {game.words.TITLE[lang]}" in said
            assert all(f"Option {option} " in said for option in game.options.__struct_fields__)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", REGISTRY)
def test_rules_are_plain_text(voliere: Voliere, name: str, lang: str) -> None:
    said = voliere("rules", name, VOLIERE_LANG=lang).stdout
    assert REGISTRY[name].words.TITLE[lang] in said
    assert re.search(r"\[[A-Z]\d+", said)
    assert not re.search(r"^#|^\||\{#|\*\*|^- |`", said, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(voliere: Voliere, command: str) -> None:
    done = voliere(command, "--help")
    assert done.returncode == 0
    assert re.search(rf"Examples?:\n +voliere .*{command}", done.stdout)


def test_help_lists_the_commands(voliere: Voliere) -> None:
    told = voliere("--help")
    assert told.returncode == 0
    assert all(f"  {command} " in told.stdout for command in COMMANDS)


@pytest.mark.parametrize(
    "catalogue", [words.WORDS, errors.SENTENCES, board_words.WORDS, typed.REQUESTS]
)
def test_both_languages_take_the_same_values(catalogue: dict[str, dict[str, str]]) -> None:
    def fields(text: str) -> set[str | None]:
        return {field for _, field, _, _ in string.Formatter().parse(text)} - {None}

    for key, texts in catalogue.items():
        assert list(texts) == ["fr", "en"], key
        assert fields(texts["fr"]) == fields(texts["en"]), key
