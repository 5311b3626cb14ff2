"""`voliere play`: a whole game through a pipe, and every command on the way."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import voliere as library
from tests.cli.conftest import Voliere
from voliere.games import REGISTRY

BOX_DRAWING = range(0x2500, 0x25A0)


def test_a_whole_game_is_recorded(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = "\n".join(str(card) for card in range(1, 16))
    done = voliere("play", "vautour", "--players=3", "--bot=oisillon", "--record", path,
                   "--name=Ana", typed=typed)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Ana chose 15." in done.stdout
    assert "Oisillon 2 has chosen." in done.stdout
    record = json.loads(path.read_text())
    assert record["seats"] == ["Ana", "bot:oisillon", "bot:oisillon"]
    assert record["fairness"]["commitment"] in done.stdout
    library.verify(record)
    assert [entry["move"] for entry in record["moves"] if entry["seat"] == 0] == typed.split()


def test_commands_on_the_way(voliere: Voliere) -> None:
    typed = "u\n5\n5\n99\n\n?\nl 15\nl x\nu\nr\nq\n"
    done = voliere("play", "vautour", "--bot=oisillon", "--seed=3", "--lang=fr", typed=typed)
    assert done.returncode == 0
    codes = [line.split()[-1] for line in done.stderr.splitlines()]
    assert codes == ["[nothing-to-undo]", "[illegal-move]", "[bad-notation]"]
    assert "Votre dernier coup est repris." in done.stdout
    assert done.stdout.count("Manche 2 sur 15.") == 2
    assert "Aucun coup possible ne contient « x »." in done.stdout
    assert "[V10]" in done.stdout
    assert done.stdout.endswith("La partie s’arrête ici. À bientôt !\n")


def test_the_end_of_the_input_ends_the_game_politely(voliere: Voliere, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = voliere("play", "vautour", "--bot=oisillon", "--seat=1", "--record", path, typed="7\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goodbye!" in done.stdout
    assert json.loads(path.read_text())["result"] is None


@pytest.mark.parametrize("name", REGISTRY)
def test_every_game_can_be_played_by_number(voliere: Voliere, name: str) -> None:
    first = REGISTRY[name].players[-1] if name == "vautour" else 2
    typed = "\n".join(str(n) for _ in range(80) for n in range(1, 16))
    done = voliere("play", name, f"--players={first}", "--bot=oisillon", "--seed=2", typed=typed)
    assert done.returncode == 0
    assert re.search(r"The game is over: .* (wins|share the win) \(", done.stdout)
    assert not any(ord(letter) in BOX_DRAWING for letter in done.stdout)


@pytest.mark.parametrize(
    ("name", "options"),
    [("songbirds", ["--players=1"]), ("songbirds", ["--players=5", "--option=coop=true"]),
     ("feather", ["--players=1"])],
)  # fmt: skip
def test_alone_and_together(voliere: Voliere, name: str, options: list[str]) -> None:
    done = voliere("play", name, *options, "--bot=oisillon", typed="1\n" * 200)
    assert done.returncode == 0
    assert re.search(r"The game is over: −?\d+ points?, \w.*\.$", done.stdout.strip())
