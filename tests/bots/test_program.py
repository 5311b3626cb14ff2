"""Bots that are programs, and bots that other packages offer."""

from __future__ import annotations

import importlib.util
import shlex
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import voliere
from voliere.bots import BotError, by_name, decide, ladder, names

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.quote(sys.executable)


def program(code: str) -> str:
    """The name of a bot that runs this Python code."""
    return f"program:{PYTHON} -c {shlex.quote(code)}"


@pytest.mark.parametrize("game", voliere.games())
def test_the_example_program_plays_a_game(game: str) -> None:
    bot = by_name(f"program:{PYTHON} {shlex.quote(str(EXAMPLES / 'line_bot.py'))}", limit_ms=20_000)
    table = voliere.new_table(game, seed=1)
    while not table.over:
        for seat in table.actors:
            table.play(seat, bot.choose(table.seen(seat)))
    bot.close()
    assert table.over


def test_the_example_program_is_twenty_lines() -> None:
    assert len((EXAMPLES / "line_bot.py").read_text().splitlines()) <= 20


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "bot-died"),
        (
            "import sys; sys.stdin.readline(); print('hello', flush=True); sys.stdin.read()",
            "bot-died",
        ),
        (
            'import sys; sys.stdin.readline(); print(\'{"move": "99"}\', flush=True); '
            "sys.stdin.read()",
            "bot-illegal-move",
        ),
        ("import time; time.sleep(60)", "bot-overran"),
    ],
)
def test_a_failing_program_is_a_fault_and_is_started_again(code: str, fault: str) -> None:
    seen = voliere.new_table("vautour", seed=1).seen(0)
    bot = by_name(program(code), limit_ms=2000 if fault == "bot-overran" else 20_000)
    for _ in range(2):
        decision = decide(bot, seen)
        assert decision.fault is not None
        assert decision.fault.code == fault
        assert str(decision.move) in seen.view.moves
    bot.close()


def test_programs_take_only_their_own_options() -> None:
    with pytest.raises(BotError) as caught:
        by_name(program("pass"), seed=1)
    assert caught.value.code == "unknown-bot-option"


def test_a_class_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("class_bot", EXAMPLES / "class_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, "class_bot", module)
    point = EntryPoint(name="pie", value="class_bot:Pie", group=ladder.ENTRY_POINTS)
    monkeypatch.setattr(ladder, "entry_points", lambda group: [point])
    assert names()[-1] == "pie"
    seen = voliere.new_table("vautour", seed=1).seen(0)
    pie = by_name("pie", seed=1)
    assert pie.choose(seen) == by_name("moineau", seed=1).evaluate(seen)[1].move
