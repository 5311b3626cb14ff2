"""A bot that fails loses the decision, never the table."""

from __future__ import annotations

import time
from typing import Any

import pytest

import voliere
from voliere.bots import Seen, by_name, decide


class Failing:
    """A bot that fails in one way or another."""

    name = "failing"

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, seen: Seen) -> Any:
        if self.how == "dies":
            raise ZeroDivisionError("oops")
        if self.how == "sleeps":
            time.sleep(0.5)
        return {"illegal": "99", "nonsense": None, "sleeps": "1"}[self.how]

    def evaluate(self, seen: Seen) -> list[Any]:
        return []


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("dies", "bot-died"),
        ("illegal", "bot-illegal-move"),
        ("nonsense", "bot-illegal-move"),
        ("sleeps", "bot-overran"),
    ],
)
def test_the_fallback_plays_and_the_fault_says_why(how: str, code: str) -> None:
    table = voliere.new_table("vautour", seed=1)
    decision = decide(Failing(how), table.seen(0), limit_ms=100)
    assert decision.fault is not None
    assert decision.fault.code == code
    assert "failing" in decision.fault.sentence("fr")
    assert decision.move == by_name("moineau", seed=0).choose(table.seen(0))
    table.play(0, decision.move)


def test_a_sound_bot_has_no_fault() -> None:
    seen = voliere.new_table("vautour", seed=1).seen(0)
    for limit in (None, 10_000.0):
        decision = decide(by_name("moineau", seed=3), seen, limit_ms=limit)
        assert decision.fault is None
        assert decision.move == by_name("moineau", seed=3).choose(seen)
