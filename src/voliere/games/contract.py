"""The contract of a game: what its room must offer.

A room's modules are the values of these Protocols: mypy checks them where the room makes its
`GAME`; `lacking` says at run time what the room of another package forgot. What the doors of a
room offer is in `games/doors/contract.py`. docs/adding-a-game.md follows these two files.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from voliere.games.game import Game
    from voliere.words import Phrase

Compiled = Callable[..., Any]  # by `kernel.jit`, whose records mypy does not know


class Rules(Protocol):
    """The compiled rules, on a record `s` whose fields are int32 numbers and arrays of them."""

    __name__: str
    STATE: np.dtype[Any]
    """The record."""
    N_MOVES: int
    """How many moves there are: a move is a number below this one."""
    MAX_MOVES: int
    """How many of them can be legal at once, at most."""
    MAX_LENGTH: int
    """How many moves a game can have, at most."""
    draw_deal: Compiled
    """`draw_deal(s, rng)`: all chance of a deal, into fields of the state."""
    set_up: Compiled
    """`set_up(s)`: everything that follows from the deal."""
    awaits_deal: Compiled
    """`awaits_deal(s)`: whether a match waits for its next round."""
    actors: Compiled
    """`actors(s)`: who must decide now, as a mask of seats; several at once is normal."""
    legal: Compiled
    """`legal(s, seat, out)`: writes the legal moves of a seat that must decide; their number."""
    random_move: Compiled
    """`random_move(s, seat, rng)`: one of them, all equally likely."""
    apply: Compiled
    """`apply(s, seat, move, log)`: plays a legal move, and tells what happens."""
    scores: Compiled
    """`scores(s, out)`: writes the scores; their number, 1 if all play together. At any time."""
    winners: Compiled
    """`winners(s)`: who has won, as a mask of seats."""
    title: Compiled
    """`title(s)`: the number of the title earned; -1 if the game has none."""
    determinize: Compiled
    """`determinize(s, seat, rng)`: draws anew all the seat cannot know, from nothing but what it
    knows and `rng`."""
    redraw_ahead: Compiled
    """`redraw_ahead(s, rng)`: draws anew what nobody could know with all hands open: piles and
    tapes, from nothing but what they hold and `rng`; hands and secret decisions stay."""
    withdraw: Compiled
    """`withdraw(s, seat)`: takes back what the others have secretly decided."""

    def __hash__(self) -> int:
        """Modules are kept by."""


class Deals(Protocol):
    """Options and deals, between notation and state. `OPTIONS`, if there is one, declares the
    options (`games/options.py`); without it tables cannot be opened outside Python. `LAYOUT`, if
    there is one, declares how deals lie in a state (`games/layout.py`); without it records are not
    read or written there."""

    def write_options(self, s: Any, options: Any, /) -> None:
        """Put the options into a fresh state."""

    def deal_of(self, s: Any, /) -> dict[str, Any]:
        """The deal in notation, of a state in which nothing has been played."""

    def read_deal(self, s: Any, deal: dict[str, Any], /) -> None:
        """Put a deal into a state that has its options; RecordError if it is none."""

    def expect(self, s: Any, chances: list[dict[str, Any]], /) -> None:
        """Let chance decide so while the next move is played: a record is replayed."""


class Moves(Protocol):
    """Moves as numbers, values and text."""

    def parse(self, text: str, /) -> int:
        """The number of the move written so; NotationError if there is none."""

    def value(self, number: int, /) -> Any:
        """The move of that number; `str` of it is its notation."""


class Words(Protocol):
    """What is put into words; the texts are in the files beside it, a language each."""

    @property
    def CARDS(self) -> Mapping[str, Mapping[str, str | int]]:  # noqa: N802 - a constant
        """The parts of every card by its notation: the arguments of `<game>-card`."""

    @property
    def MOVES(self) -> Mapping[str, str]:  # noqa: N802
        """How each kind of move is written (`games/patterns.py`): `<game>-move-<kind>`."""

    @property
    def VALUES(self) -> Mapping[str, Sequence[Any]]:  # noqa: N802
        """The values of options that have names: `<game>-option-<option>-<value>`."""

    @property
    def describe(self) -> Callable[[Any, list[str]], list[Phrase]]:
        """`describe(view, names)`: the table as a seat sees it, in lines to read aloud."""


PARTS: Mapping[str, type] = {
    "rules": Rules,
    "deals": Deals,
    "moves": Moves,
    "words": Words,
}


def members(part: type) -> list[str]:
    """The names of what a part of the contract asks for.

    >>> members(Moves)
    ['parse', 'value']
    """
    named = (*inspect.get_annotations(part), *vars(part))
    return [name for name in named if not name.startswith("_")]


def lacking(game: Game) -> list[str]:
    """What the room of a game lacks: `rules.withdraw`, ...; nothing if it keeps the contract."""
    return [
        f"{part}.{name}"
        for part, protocol in PARTS.items()
        for name in members(protocol)
        if not hasattr(getattr(game, part), name)
    ]
