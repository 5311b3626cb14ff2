"""`voliere bots`: the levels of a game as a person reads them."""

from __future__ import annotations

import json

from tests.cli.conftest import Voliere


def test_levels_are_listed_with_how_they_play_and_how_strong_they_are(voliere: Voliere) -> None:
    lines = voliere("bots", "vautour", "--lang", "fr").stdout.splitlines()
    assert lines[0].split() == ["Niveau", "Nom", "Façon", "de", "jouer", "Force"]
    assert [line.split()[0] for line in lines[1:9]] == [f"level-{n}" for n in range(1, 9)]
    assert lines[1].endswith("0 ± 0")
    assert "température 3,95" in lines[2]
    assert lines[9].startswith("La force est en Elo")
    assert lines[10:] == [
        "Caractère bold (téméraire)\N{NO-BREAK SPACE}: level-5:personality=bold",
        "Caractère careful (sur ses gardes)\N{NO-BREAK SPACE}: level-5:personality=careful",
    ]


def test_what_was_not_measured_is_said(voliere: Voliere) -> None:
    done = voliere("bots", "songbirds", "--players", 2, "--option", "rounds=2", "--lang", "en")
    assert "Strength is Elo above level 1" in done.stdout
    told = json.loads(voliere("bots", "vautour", "--json").stdout)
    assert told["measured"]["unit"] == "elo"
    assert list(told["personalities"]) == ["bold", "careful"]
    assert told["levels"][7] == {
        "name": "level-8",
        "called": "Hibou",
        "is": {"bird": "hibou", "temperature": None, "simulations": None, "learned": False},
    }


def test_levels_are_those_of_the_table(voliere: Voliere) -> None:
    lines = voliere("bots", "vautour", "--players", 4, "--lang", "en").stdout.splitlines()
    assert "draws from its learned policy, temperature" in lines[2]
    assert "is moineau" not in lines[5]
    assert "is hibou, by what was learned" in lines[8]


def test_bad_tables_get_a_sentence(voliere: Voliere) -> None:
    done = voliere("bots", "piafs", "--players", 9, "--lang", "en")
    assert done.returncode == 2
    assert "piafs is for 2 to 4 players, not 9" in done.stderr
    assert voliere("bots", "bridge").returncode == 2
