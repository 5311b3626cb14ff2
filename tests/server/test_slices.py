"""However much there is to do at once, a turn of the loop does only some of it."""

from __future__ import annotations

import asyncio

import pytest

from voliere.server.net.slices import Slices

pytestmark = pytest.mark.asyncio


async def test_pieces_are_done_in_order_a_few_in_a_turn() -> None:
    loop = asyncio.get_running_loop()
    slices = Slices(loop, a_turn=3)
    done: list[int] = []
    for number in range(8):
        slices.add(lambda number=number: done.append(number))  # type: ignore[misc]
    seen = []
    while len(done) < 8:
        await asyncio.sleep(0)
        seen.append(len(done))
    assert done == list(range(8))
    assert seen == [3, 6, 8]


async def test_a_piece_may_bring_another() -> None:
    slices = Slices(asyncio.get_running_loop(), a_turn=3)
    done = asyncio.Event()
    slices.add(lambda: slices.add(done.set))
    await asyncio.wait_for(done.wait(), 1)


async def test_a_piece_that_fails_holds_up_nobody() -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: failed.append(context["exception"]))
    failed: list[Exception] = []
    slices = Slices(loop, a_turn=3)
    done: list[str] = []
    slices.add(lambda: done.append("before"))
    slices.add(lambda: 1 // 0)  # type: ignore[arg-type, return-value]
    slices.add(lambda: done.append("after"))
    for _ in range(3):
        await asyncio.sleep(0)
    assert done == ["before", "after"]
    assert [type(error) for error in failed] == [ZeroDivisionError]
