"""S7: bots' thinking is shared fairly, in an order that no clock of the machine has a say in."""

from __future__ import annotations

import pytest

import voliere
from voliere.server.interfaces import Question
from voliere.server.thinking.fair_queue import FairQueue
from voliere.server.thinking.schedule import SHARES, Schedule

SEEN = voliere.new_table("vautour", players=2, seed=3).seen(0)


def ask(bot: str, person: str, *, is_awaited: bool = True) -> Question:
    return Question(bot, SEEN, person, is_awaited)


def asked(schedule: Schedule, bot: str, *persons: str, is_awaited: bool = True) -> list[Question]:
    """Questions of these persons, which wait."""
    questions = [ask(bot, person, is_awaited=is_awaited) for person in persons]
    for question in questions:
        schedule.add(question)
    return questions


def order(schedule: Schedule, seconds: float = 1.0) -> list[tuple[str, str]]:
    """Who comes after whom if one after the other is answered: bots and persons."""
    found, now = [], 0.0
    while len(schedule):
        question = schedule.next(now)
        if question is None:
            now = max(now + 0.001, schedule.rests_until)
            continue
        found.append((question.bot, question.person))
        now += seconds
        schedule.done(question, now, seconds)
    return found


def test_persons_take_turns_however_many_questions_one_has() -> None:
    queue = FairQueue()
    for person in "aaaabbc":
        queue.add(ask("hibou", person))
    assert [queue.next().person for _ in range(7)] == list("abcabaa")
    with pytest.raises(IndexError):
        queue.next()


def test_who_has_just_been_served_is_behind_who_has_waited() -> None:
    queue = FairQueue()
    for person in "ab":
        queue.add(ask("hibou", person))
    assert queue.next().person == "a"
    queue.add(ask("hibou", "a"))
    assert [queue.next().person for _ in range(2)] == ["b", "a"]


def test_s7_a_quick_bot_finds_a_place_while_slow_ones_have_all_theirs() -> None:
    schedule = Schedule(n_slow=2)
    asked(schedule, "hibou", *["ana"] * 100)
    assert [schedule.next(0) is None for _ in range(3)] == [False, False, True]
    (quick,) = asked(schedule, "oisillon", "ben")
    assert schedule.next(0) is quick
    asked(schedule, "merle", "eve")
    assert schedule.next(0) is None, "every place is taken"


def test_s7_a_bot_that_others_offer_counts_as_slow() -> None:
    schedule = Schedule(n_slow=1)
    asked(schedule, "somebody's own", "ana", "ana")
    assert schedule.next(0) is not None
    assert schedule.next(0) is None
    (quick,) = asked(schedule, "moineau", "ben")
    assert schedule.next(0) is quick


def test_s7_quick_bots_do_not_take_the_places_of_slow_ones_that_wait() -> None:
    schedule = Schedule(n_slow=1)
    asked(schedule, "merle", *["ana"] * 100)
    (slow,) = asked(schedule, "hibou", "ben")
    first, second = schedule.next(0), schedule.next(0)
    assert first is not None
    assert first.bot == "merle"
    assert second is slow


def test_s7_what_nobody_waits_for_comes_last() -> None:
    schedule = Schedule(n_slow=1)
    asked(schedule, "hibou", "ana", "ana", is_awaited=False)
    asked(schedule, "moineau", "ana", is_awaited=False)
    asked(schedule, "hibou", "ben", "ben")
    asked(schedule, "merle", "eve")
    assert order(schedule) == [
        ("merle", "eve"),
        ("hibou", "ben"),
        ("hibou", "ben"),
        ("hibou", "ana"),
        ("hibou", "ana"),
        ("moineau", "ana"),
    ]


def test_s7_what_nobody_waits_for_is_slower() -> None:
    schedule = Schedule(n_slow=8)
    first, second = asked(schedule, "hibou", "ana", "ben", is_awaited=False)
    assert schedule.next(10.0) is first
    assert schedule.next(10.0) is None, "one at a time"
    schedule.done(first, 11.0, 1.0)
    assert schedule.next(11.5) is None, "it rests as long as it has thought"
    assert schedule.next(12.0) is second


def test_s7_one_who_comes_to_a_table_has_its_bots_think_at_once() -> None:
    schedule = Schedule(n_slow=1)
    questions = asked(schedule, "hibou", *["ana"] * 50, is_awaited=False)
    last = questions[-1]
    assert schedule.remove(last)
    last.is_awaited = True
    schedule.add(last)
    assert schedule.next(0) is last
    assert not schedule.remove(last), "it does not wait any more"


@pytest.mark.parametrize(("n_waiting", "share"), [(1, 1), (4, 1), (5, 1 / 2), (350, 1 / 16)])
def test_s7_owls_get_less_time_instead_of_everybody_waiting_longer(
    n_waiting: int, share: float
) -> None:
    schedule = Schedule(n_slow=1)
    asked(schedule, "hibou", *["ana"] * n_waiting)
    question = schedule.next(0)
    assert question is not None
    assert schedule.share(question) == share
    assert share in SHARES


def test_s7_one_person_s_hundreds_make_their_own_owls_hurry_and_nobody_else_s() -> None:
    schedule = Schedule(n_slow=1)
    asked(schedule, "hibou", *["ana"] * 350, *["ana"] * 350, is_awaited=False)
    asked(schedule, "hibou", *["eve"] * 350)
    asked(schedule, "hibou", "ben")
    shares = {}
    for _ in range(3):
        question = schedule.next(0)
        assert question is not None
        shares.setdefault(question.person, schedule.share(question))
        schedule.done(question, 0, 0)
    assert shares == {"eve": 1 / 16, "ben": 1}


def test_bots_that_take_no_time_can_t_be_hurried() -> None:
    schedule = Schedule(n_slow=1)
    for bot in ("moineau", "somebody's own"):
        asked(schedule, bot, *["ana"] * 1000)
        question = schedule.next(0)
        assert question is not None
        assert schedule.share(question) == 1
