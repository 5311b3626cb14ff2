"""The queue of a table: in order, and nobody's going spoils it for the next."""

from __future__ import annotations

import asyncio

import pytest

from voliere.server.tables.change_queue import ChangeQueue

pytestmark = pytest.mark.asyncio


async def take(turns: ChangeQueue, name: str, order: list[str]) -> None:
    await turns.enter()
    order.append(name)
    await asyncio.sleep(0)
    turns.leave()


async def share(turns: ChangeQueue, who: int, what: int, order: list[str]) -> None:
    """Have a turn for some thing, for three turns of the loop."""
    await turns.enter(who, what)
    order.append(f"+{who}")
    for _ in range(3):
        await asyncio.sleep(0)
    order.append(f"-{who}")
    turns.leave(who)


async def test_one_after_the_other_in_order() -> None:
    turns = ChangeQueue(lambda: None)
    order: list[str] = []
    await asyncio.gather(*(take(turns, name, order) for name in "abc"))
    assert order == ["a", "b", "c"]
    assert not turns.is_taken
    assert not turns.are_more_to_come


async def test_who_gives_up_is_passed_over() -> None:
    left: list[str] = []
    order: list[str] = []
    turns = ChangeQueue(lambda: left.append("gone"))
    await turns.enter()
    tasks = [asyncio.create_task(take(turns, name, order)) for name in "abc"]
    await asyncio.sleep(0)
    assert turns.are_more_to_come
    tasks[1].cancel()
    turns.leave()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (order, left) == (["a", "c"], ["gone"])
    assert not turns.is_taken


async def test_who_gives_up_just_when_the_turn_comes_hands_it_on() -> None:
    turns = ChangeQueue(lambda: None)
    order: list[str] = []
    await turns.enter()
    first, second = (asyncio.create_task(take(turns, name, order)) for name in "ab")
    await asyncio.sleep(0)
    turns.leave()
    first.cancel()  # its turn has been called, and it has not heard it yet
    await asyncio.gather(first, second, return_exceptions=True)
    assert (order, turns.is_taken) == (["b"], False)


async def test_those_who_come_for_the_same_thing_have_their_turn_together() -> None:
    turns = ChangeQueue(lambda: None)
    order: list[str] = []
    await asyncio.gather(*(share(turns, who, 7, order) for who in range(3)))
    assert order == ["+0", "+1", "+2", "-0", "-1", "-2"]
    assert not turns.is_taken


@pytest.mark.parametrize(("who", "what"), [(0, 7), (1, 8)])
async def test_not_twice_at_once_and_not_for_another_thing(who: int, what: int) -> None:
    turns = ChangeQueue(lambda: None)
    order: list[str] = []
    await asyncio.gather(share(turns, 0, 7, order), share(turns, who, what, order))
    assert order == ["+0", "-0", f"+{who}", f"-{who}"]


async def test_nobody_overtakes_who_waits() -> None:
    turns = ChangeQueue(lambda: None)
    order: list[str] = []
    await asyncio.gather(
        share(turns, 0, 7, order), take(turns, "alone", order), share(turns, 1, 7, order)
    )
    assert order == ["+0", "-0", "alone", "+1", "-1"]


async def test_whose_turn_was_called_is_not_joined_by_themselves() -> None:
    turns = ChangeQueue(lambda: None)
    order: list[str] = []
    await turns.enter()
    first = asyncio.create_task(share(turns, 0, 7, order))
    await asyncio.sleep(0)
    turns.leave()  # the first is called, and has not heard it yet
    second, third = share(turns, 0, 7, order), share(turns, 1, 7, order)
    await asyncio.gather(first, second, third)
    assert order == ["+0", "-0", "+0", "-0", "+1", "-1"]
