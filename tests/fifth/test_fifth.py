"""A fifth game, in a package of its own, played everywhere; no line of Volière knows its name."""

from __future__ import annotations

import ast
import io
import json
import re
import subprocess
import tokenize
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fifth.installed import PACKAGE, ROOT, install, run

LIMIT = 250  # lines
GAME = "nichoir"
NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
FOUND_BY_TESTS = [
    "tests/conformance/test_conformance.py",
    "tests/conformance/test_hidden.py",
    "tests/test_fair.py",
    "tests/envs/test_pettingzoo.py",
    "tests/envs/test_observation.py",
    "tests/envs/test_open_spiel.py",
    "tests/bots/test_hidden.py",
]
BROKEN = {
    "raises": ("raise RuntimeError('no')", "RuntimeError: no"),
    "exits": ("raise SystemExit(3)", "SystemExit: 3"),
    "other": ("GAME = 5", "ValueError: other:GAME is no Game"),
    "absent": ("", "AttributeError: module 'absent' has no attribute 'GAME'"),
}

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("fifth") / "packages"
    install(target)
    return target


@pytest.fixture
def voliere(folder: Path) -> Run:
    def command(*arguments: object, text: str = "") -> subprocess.CompletedProcess[str]:
        return run(folder, "-m", "voliere", *map(str, arguments), text=text)

    return command


def test_no_line_of_voliere_knows_its_name() -> None:
    for part in ("src", "web/src", "web/words", "docs", "Makefile", "pyproject.toml"):
        files = [ROOT / part] if (ROOT / part).is_file() else (ROOT / part).rglob("*")
        for file in files:
            if file.is_file() and file.suffix in (".py", ".ts", ".svelte", ".css", ".ftl", ".toml"):
                assert GAME not in file.read_text("utf-8").lower(), file


def test_it_is_no_longer_than_a_small_game_should_be() -> None:
    code = sum(len(lines_of_code(file)) for file in PACKAGE.rglob("*.py"))
    project = (PACKAGE / "pyproject.toml").read_text("utf-8").split("\n")
    assert code + sum(bool(line) for line in project) <= LIMIT


def lines_of_code(file: Path) -> set[int]:
    """The numbers of the lines that are neither empty, nor comments, nor docstrings."""
    source = file.read_text("utf-8")
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE and token.string:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(
            node
        ):
            first = node.body[0]
            lines -= set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    return lines


def test_it_is_found_with_its_words_in_both_languages(voliere: Run) -> None:
    french, english = voliere("games", "--lang", "fr"), voliere("games", "--lang", "en")
    assert f"{GAME}: Le trou du nichoir, de 2 à 4 joueurs" in french.stdout
    assert f"{GAME}: The Nest Hole, 2 to 4 players" in english.stdout
    assert "[N5]" in voliere("rules", GAME, "--lang", "fr").stdout


def test_games_are_simulated_checked_and_told(voliere: Run, tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    done = voliere("simulate", GAME, "--games", 20, "--seed", 1, "--legal", "--records", games)
    assert done.returncode == 0, done.stderr
    done = voliere("check", games, "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    told = voliere("show", games, "--lang", "en").stdout
    assert "gets the box" in told
    record = json.loads(games.read_text("utf-8").splitlines()[0])
    record["result"]["scores"][0] += 1
    games.write_text(json.dumps(record) + "\n", "utf-8")
    assert voliere("check", games).returncode == 1


def test_a_person_plays_it_in_the_terminal_and_the_deal_was_fair(
    voliere: Run, tmp_path: Path
) -> None:
    game = tmp_path / "game.jsonl"
    birds = "".join(f"{bird}\n" for bird in range(1, 29))  # those in hand are played
    against = ("--players", 4, "--bot", "merle", "--record", game)
    done = voliere("play", GAME, *against, "--lang", "en", text=f"hint\n{birds}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Your birds:" in done.stdout
    assert "On average you end with a score of" in done.stdout
    done = voliere("verify", game, "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    (record,) = map(json.loads, game.read_text("utf-8").splitlines())
    assert len(record["result"]["scores"]) == 4


def test_every_bot_plays_it_and_thinking_helps(voliere: Run) -> None:
    bots = "hibou:simulations=400,merle:simulations=200,moineau,oisillon"
    done = voliere(
        "arena", GAME, "--players", 2, "--bots", bots, "--games", 40, "--seed", 1, "--json"
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    shares = {bot["bot"]: bot["win_share"]["mean"] for bot in figures["bots"]}
    assert shares["oisillon"] == min(shares.values())


@pytest.mark.parametrize(("command", "code"), [("sheets", "no-sheets"), ("score", "no-pad")])
def test_what_the_room_does_not_offer_is_said_in_a_sentence(
    voliere: Run, command: str, code: str
) -> None:
    given = ("-",) if command == "score" else ()
    done = voliere(command, GAME, *given, "--lang", "en", text='{"players": ["Ana", "Bo"]}')
    assert done.returncode in (1, 2)
    assert re.fullmatch(rf"nichoir has no [^\n]+\. \[{code}\]\n", done.stderr), done.stderr


def test_whatever_holds_for_our_games_holds_for_it(folder: Path) -> None:
    done = run(folder, "-m", "pytest", "-p", "no:cacheprovider", "-k", GAME, *FOUND_BY_TESTS)
    assert done.returncode == 0, done.stdout[-8000:]
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) >= 30


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_left_out_with_one_line(tmp_path: Path, name: str) -> None:
    source, reason = BROKEN[name]
    (tmp_path / f"{name}.py").write_text(source, "utf-8")
    about = tmp_path / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
    entry = f"[voliere.games]\n{name} = {name}:GAME\n"
    (about / "entry_points.txt").write_text(entry, "utf-8")
    done = run(tmp_path, "-c", "import voliere; print(voliere.games())")
    assert done.stdout == "['piafs', 'vautour', 'feather', 'songbirds']\n"
    assert done.stderr == f"game {name} of package {name} left out: {reason}\n"
