"""Many small pieces of work, a slice of them in each turn of the event loop.

Five hundred spectators who are told the same thing, or fifty people who come in at once, would
otherwise hold up everybody else until the last of them is served.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Piece = Callable[[], None]


class Slices:
    """Pieces of work in the order they came, at most so many of them in a turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop, a_turn: int) -> None:
        self._loop = loop
        self._a_turn = a_turn
        self._waiting: deque[Piece] = deque()

    def add(self, piece: Piece) -> None:
        """Do this in the next turn, or after what waits already."""
        if not self._waiting:
            self._loop.call_soon(self._do_some)
        self._waiting.append(piece)

    def _do_some(self) -> None:
        pieces = [self._waiting.popleft() for _ in range(min(self._a_turn, len(self._waiting)))]
        if self._waiting:
            self._loop.call_soon(self._do_some)
        for piece in pieces:
            try:
                piece()
            except Exception as error:  # the others must not suffer for it
                self._loop.call_exception_handler(
                    {"message": "a piece of work failed", "exception": error}
                )
