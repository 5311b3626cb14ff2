"""Who is dead and who is not, as one process judges it by its own looks."""

from __future__ import annotations

from voliere.server.cluster.heartbeats import STILL_LOOKS, Heartbeats
from voliere.server.storage.processes import LEFT


def test_whoever_beats_now_and_then_lives() -> None:
    hearts = Heartbeats()
    for look in range(10 * STILL_LOOKS):
        assert hearts.look({"ana": look // STILL_LOOKS + 1}) == {}


def test_a_heart_that_is_still_for_some_looks_is_dead_from_then_on() -> None:
    hearts = Heartbeats()
    found = [hearts.look({"ana": look, "ben": min(look, 5)}) for look in range(1, 12)]
    assert found == [{}] * (5 + STILL_LOOKS - 1) + [{"ben": 5}] * (6 - STILL_LOOKS + 1)


def test_whoever_has_left_is_gone_at_once() -> None:
    assert Heartbeats().look({"ana": 1, "ben": LEFT}) == {"ben": LEFT}


def test_nobody_is_dead_at_the_first_look_however_old_the_beat() -> None:
    assert Heartbeats().look({"ana": 1, "ben": 1_000_000}) == {}


def test_any_change_is_a_beat_also_backwards() -> None:
    hearts = Heartbeats()
    for look in range(3 * STILL_LOOKS):
        assert hearts.look({"ana": 100 - look}) == {}


def test_a_dead_one_that_beats_again_lives() -> None:
    hearts = Heartbeats()
    for _ in range(STILL_LOOKS):
        assert hearts.look({"ana": 7}) == {}
    assert hearts.look({"ana": 7}) == {"ana": 7}
    assert hearts.look({"ana": 8}) == {}


def test_whoever_was_struck_off_and_comes_back_begins_anew() -> None:
    hearts = Heartbeats()
    for _ in range(STILL_LOOKS + 1):
        hearts.look({"ana": 7})
    assert hearts.look({}) == {}
    assert hearts.look({"ana": 7}) == {}


def test_a_look_after_a_long_sleep_is_one_look() -> None:
    """Time does not count: a computer that slept as a whole wakes up with all its processes."""
    hearts = Heartbeats()
    hearts.look({"ana": 7})
    assert hearts.look({"ana": 7}) == {}
    assert hearts.look({"ana": 8}) == {}
