"""What a bot is: handed a view, it answers with a move.

A bot never meets a table. All it has is the view of its seat: the typed fields a person would see,
and `view.memory`, a state in which whatever the seat cannot know is overwritten.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, NamedTuple, Protocol

import numpy as np

from voliere.bots.errors import BotError
from voliere.games import by_name as game_by_name
from voliere.games.game import Game, View
from voliere.kernel.entry import Buffer
from voliere.kernel.rng import Rng, seeded


class Judged(NamedTuple):
    """What a bot thinks of a move: `value` from 0 (lost) to 1 (won), and how often it was tried."""

    move: Any
    value: float
    visits: int


class Bot(Protocol):
    """Anything that chooses moves. `evaluate` is wanted for hints and analysis only."""

    name: str

    def choose(self, view: View) -> Any:
        """One of the legal moves of the view's seat, as a value or as text."""
        ...

    def evaluate(self, view: View) -> list[Judged]:
        """All legal moves of the view's seat, best first."""
        ...


class SeededBot:
    """What the bots of the ladder share: the same seed and the same view give the same move."""

    name = ""

    def __init__(self, *, seed: int | None = None) -> None:
        if seed is not None and type(seed) is not int:
            raise BotError("bad-bot-option", option="seed", value=seed, expected="a whole number")
        self.seed = secrets.randbits(63) if seed is None else seed

    def random_for(self, view: View) -> Rng:
        """The random numbers for this decision."""
        what = hashlib.blake2b(view.memory, digest_size=8, key=str(self.seed).encode()[:64])
        return seeded(int.from_bytes(what.digest(), "little") ^ (view.seat or 0))


def game_of(view: View) -> Game:
    """The game a view is of."""
    return game_by_name(str(view.__struct_config__.tag))


def seat_to_decide(view: View) -> int:
    """The seat whose decision is wanted; BotError if it has none to take."""
    if view.seat is None or not view.moves:
        raise BotError("nothing-to-decide", seat=view.seat)
    return view.seat


def memory_buffer(view: View) -> Buffer:
    """The seat's memory as a fresh buffer for the compiled rules; what the others have secretly
    decided is still open in it."""
    seat = seat_to_decide(view)
    buffer: Buffer = np.frombuffer(view.memory, dtype=np.uint8).copy()
    game_of(view).compiled.withdraw(buffer, seat)
    return buffer
