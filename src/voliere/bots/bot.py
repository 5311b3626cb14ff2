"""What a bot is: handed what its seat has seen, it answers with a move.

A bot never meets a table. All it has is `seen.view`, the typed fields a person in its seat would
see, and `seen.memory`, a state in which whatever the seat cannot know is overwritten.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from voliere.bots.errors import BotError
from voliere.bots.personality import check_personality, lean_of, number_of
from voliere.bots.tree import mix
from voliere.games import by_name as game_by_name
from voliere.games.game import Game, Options, View
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below, seeded
from voliere.table.position import Position, restored
from voliere.table.seen import Seen
from voliere.words import Phrase

Ints = NDArray[np.int32]
Reals = NDArray[np.float64]


class Judged(NamedTuple):
    """What a bot thinks of a move: `value` from 0 (lost) to 1 (won), and how often it was tried."""

    move: Any
    value: float
    visits: int


class Bot(Protocol):
    """Anything that chooses moves. `evaluate` is wanted for hints and analysis only."""

    name: str

    def choose(self, seen: Seen) -> Any:
        """One of the legal moves, `seen.view.moves`, as a value or as text."""
        ...

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first."""
        ...


def close(bot: Bot) -> None:
    """Let go of what a bot holds, such as its program."""
    end = getattr(bot, "close", None)
    if callable(end):
        end()


@jit
def seed_decision(memory: Buffer, seat: int, rng: Rng) -> None:
    """Turn a bot's seed, in `rng`, into the seed of one decision, taken with this memory."""
    numbers = memory.view(np.int32)
    key = mix(rng[0], seat)
    for i in range(numbers.size):
        key = mix(key, np.int64(numbers[i]))
    rng[0] = key


class SeededBot:
    """What the bots of the ladder share: one that has seen the same, and has the same seed, plays
    the same."""

    name = ""
    run: Callable[[Any], Callable[..., Any]] = staticmethod(lambda kernel: kernel)

    def __init__(self, *, seed: int | None = None, personality: str | None = None) -> None:
        if seed is not None and type(seed) is not int:
            expected = Phrase("bot-option-whole")
            raise BotError("bad-bot-option", option="seed", value=seed, expected=expected)
        check_personality(personality)
        self.seed = secrets.randbits(63) if seed is None else seed
        self.personality = personality

    def random_for(self, seen: Seen) -> Rng:
        """The random numbers for this decision."""
        rng = seeded(self.seed)
        self.run(seed_decision)(np.frombuffer(seen.memory, np.uint8), seen.view.seat or 0, rng)
        return rng

    def drawn(self, seen: Seen, n: int) -> int:
        """A number below n, drawn for this decision."""
        return int(self.run(below)(self.random_for(seen), n))

    def lean(self, seen: Seen, weight: float, moves: Ints, logits: Reals, n: int) -> None:
        """Add to what speaks for each of n moves as much as it suits the bot's personality; nothing
        if it has none. BotError if that is none of this game."""
        if self.personality is None:
            return
        position = remembered(seen)
        number = number_of(self.personality, position.game)
        lean = self.run(lean_of(position.game))
        lean(position.buffer, seen.view.seat, number, weight, moves, logits, n)


def check_plays(bot: Bot, game: Game) -> None:
    """Raise BotError for a bot of ours with a personality that there is not in this game."""
    if isinstance(bot, SeededBot):
        check_personality(bot.personality, game)


def game_of(view: View) -> Game:
    """The game a view is of."""
    return game_by_name(str(view.__struct_config__.tag))


def table_of(seen: Seen) -> tuple[Game, Options]:
    """The game and the options of the table that this was seen at."""
    return game_of(seen.view), seen.view.options  # type: ignore[attr-defined]


def seat_to_decide(view: View) -> int:
    """The seat whose decision is wanted; BotError if it has none to take."""
    if view.seat is None or not view.moves:
        raise BotError("nothing-to-decide", seat=view.seat)
    return view.seat


def remembered(seen: Seen) -> Position:
    """The game as the seat remembers it, to run the rules on; what the others have secretly decided
    is still open in it. BotError if the seat has nothing to decide."""
    seat = seat_to_decide(seen.view)
    game, options = table_of(seen)
    return restored(game.name, options, seen.memory).withdrawn(seat)
