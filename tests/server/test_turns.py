"""The queue of a table: in order, and nobody's going spoils it for the next."""

from __future__ import annotations

import asyncio

import pytest

from voliere.server.turns import Turns

pytestmark = pytest.mark.asyncio


async def take(turns: Turns, name: str, order: list[str]) -> None:
    async with turns:
        order.append(name)
        await asyncio.sleep(0)


async def test_one_after_the_other_in_order() -> None:
    turns = Turns(lambda: None)
    order: list[str] = []
    await asyncio.gather(*(take(turns, name, order) for name in "abc"))
    assert order == ["a", "b", "c"]
    assert (turns.is_taken, turns.n_waiting) == (False, 0)


async def test_who_gives_up_is_passed_over() -> None:
    left: list[str] = []
    order: list[str] = []
    turns = Turns(lambda: left.append("gone"))
    async with turns:
        tasks = [asyncio.create_task(take(turns, name, order)) for name in "abc"]
        await asyncio.sleep(0)
        assert turns.n_waiting == 3
        tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (order, left) == (["a", "c"], ["gone"])
    assert not turns.is_taken


async def test_who_gives_up_just_when_the_turn_comes_hands_it_on() -> None:
    turns = Turns(lambda: None)
    order: list[str] = []
    async with turns:
        first, second = (asyncio.create_task(take(turns, name, order)) for name in "ab")
        await asyncio.sleep(0)
    first.cancel()  # its turn has been called, and it has not heard it yet
    await asyncio.gather(first, second, return_exceptions=True)
    assert (order, turns.is_taken) == (["b"], False)


async def test_an_error_inside_ends_the_turn() -> None:
    turns = Turns(lambda: None)
    with pytest.raises(ValueError, match="inside"):
        async with turns:
            raise ValueError("inside")
    assert not turns.is_taken
