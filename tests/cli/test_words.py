"""What is read: the games, the rules, the help; everything in both languages."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Voliere
from voliere.games import REGISTRY, wording
from voliere.words import LANGUAGES, text

COMMANDS = ["games", "rules", "play", "simulate", "show", "check", "verify"]


def test_games_lists_every_game_and_option(voliere: Voliere) -> None:
    for lang in ("fr", "en"):
        said = voliere("games", "--lang", lang).stdout
        for name, game in REGISTRY.items():
            assert f"{name}: {wording.title(game, lang)}" in said
            assert all(f"Option {option} " in said for option in game.options.__struct_fields__)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", REGISTRY)
def test_rules_are_plain_text(voliere: Voliere, name: str, lang: str) -> None:
    said = voliere("rules", name, VOLIERE_LANG=lang).stdout
    assert wording.title(REGISTRY[name], lang) in said
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_every_language(voliere: Voliere, lang: str) -> None:
    heading = text("cli-heading-options", lang)
    for command in COMMANDS:
        said = " ".join(voliere(command, "--help", VOLIERE_LANG=lang).stdout.split())
        purpose = text(f"cli-command-{command}", lang)
        assert " ".join(purpose.split()) in said
        assert " ".join(heading.split()) in said


def test_the_language_may_stand_before_the_command(voliere: Voliere) -> None:
    said = voliere("--lang", "fr", "games").stdout
    assert said == voliere("games", "--lang", "fr").stdout
    assert voliere("--lang", "xx", "games").stderr.endswith("[unknown-language]\n")
