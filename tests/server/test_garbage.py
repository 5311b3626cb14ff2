"""What those who are gone leave behind is cleared away, but not while people play."""

from __future__ import annotations

import gc
import weakref

from voliere.server import garbage
from voliere.server.garbage import Garbage


class Knot:
    """Something that only the collector can undo."""

    def __init__(self) -> None:
        self.itself = self


def old_knot() -> weakref.ref[Knot]:
    """A knot that has outlived the young."""
    knot = Knot()
    gc.collect()
    return weakref.ref(knot)


def test_what_the_gone_left_is_cleared_when_nobody_is_here() -> None:
    left = Garbage()
    knot = old_knot()
    assert not left.clear(0), "nobody has been here"
    left.add()
    assert not left.clear(1), "somebody is playing"
    assert knot() is not None
    assert left.clear(0)
    assert knot() is None
    assert not left.clear(0), "it is done"


def test_many_who_are_gone_are_reason_enough() -> None:
    left = Garbage()
    knot = old_knot()
    for _ in range(garbage.MANY_GONE):
        assert not left.clear(1)
        left.add()
    assert left.clear(1)
    assert knot() is None


def test_the_old_are_left_alone() -> None:
    before = gc.get_threshold()
    try:
        garbage.leave_the_old_alone()
        n_full = gc.get_stats()[2]["collections"]
        knots = [Knot() for _ in range(100_000)]
        assert gc.get_stats()[1]["collections"] > 10
        assert gc.get_stats()[2]["collections"] == n_full
        assert len(knots) == 100_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
